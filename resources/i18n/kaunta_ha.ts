<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ha" sourcelanguage="en">
  <context>
    <name>AcceptanceBox</name>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>Accepted, {time}</source>
      <translation>An karɓa, {time}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>Check again</source>
      <translation>Sake dubawa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>Checking with {provider}</source>
      <translation>Ana dubawa da {provider}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>Due: {day}</source>
      <translation>Ƙarshe: {day}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>Enter checks it with the provider</source>
      <translation>Enter yana dubawa da mai bayarwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>It could not be checked</source>
      <translation>Ba a iya dubawa ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>No provider is chosen</source>
      <translation>Ba a zaɓi mai bayarwa ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>Not accepted</source>
      <translation>Ba a karɓa ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>Nothing is charged by this</source>
      <translation>Wannan ba ya cajin komai</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>Now: {bouquet}</source>
      <translation>Yanzu: {bouquet}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>Number accepted by {provider}, {time}</source>
      <translation>{provider} ya karɓi lamba, {time}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>Number accepted, no name given</source>
      <translation>An karɓi lamba, ba a ba da suna ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>Read the number again</source>
      <translation>A sake karanta lamba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>Renewal: {amount}</source>
      <translation>Sabuntawa: {amount}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>Status: {status}</source>
      <translation>Hali: {status}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>Type the {number}</source>
      <translation>A rubuta {number}</translation>
    </message>
  </context>
  <context>
    <name>ActivityActions</name>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Asked for the notice again</source>
      <translation>An sake neman sanarwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Match to sale {number}</source>
      <translation>Haɗa da siyarwa {number}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Show personal data</source>
      <translation>Nuna bayanan mutum</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Sign</source>
      <translation>Sa hannu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>Na’ura ta sami matsala. An rubuta.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Take the match back</source>
      <translation>Soke daidaitawa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>The service sends it again.</source>
      <translation>Sabis yana sake aikawa.</translation>
    </message>
  </context>
  <context>
    <name>ActivityAnnouncer</name>
    <message>
      <location filename="../../pos_app/ui/activity/announcer.py" />
      <source>Denied now: {amount}</source>
      <translation>An musanta yanzu: {amount}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/announcer.py" />
      <source>Hand over nothing for it. See Activity.</source>
      <translation>Kada a ba da komai saboda ita. A duba Ayyuka.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/announcer.py" />
      <source>It was verified before. See History.</source>
      <translation>An tabbatar da shi da farko. Duba Tarihi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/announcer.py" />
      <source>Suspicious notice: {amount}</source>
      <translation>Sanarwar zargi: {amount}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/announcer.py" />
      <source>Verified. The newest: {amount}, {who}</source>
      <translation>An tabbatar. Sabo: {amount}, {who}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/announcer.py" />
      <source>{amount} from {who}</source>
      <translation>{amount} daga {who}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/announcer.py" />
      <source>{count} payments came in</source>
      <translation>Biya {count} sun shigo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/announcer.py" />
      <source>{kind}, verified</source>
      <translation>{kind}, an tabbatar</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/announcer.py" />
      <source>{kind}, verified; the amount is as reported</source>
      <translation>{kind}, an tabbatar; kuɗin yadda aka faɗa ne</translation>
    </message>
  </context>
  <context>
    <name>ActivityHead</name>
    <message>
      <location filename="../../pos_app/ui/activity/head.py" />
      <source>Activity</source>
      <translation>Ayyuka</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/head.py" />
      <source>Feed</source>
      <translation>Labarai</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/head.py" />
      <source>Feed {word}, show how it stands</source>
      <translation>Labarai {word}, nuna halinsu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/head.py" />
      <source>Live</source>
      <translation>Kai tsaye</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/head.py" />
      <source>Off</source>
      <translation>A kashe</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/head.py" />
      <source>Sound off</source>
      <translation>Sauti a kashe</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/head.py" />
      <source>Sound on</source>
      <translation>Sauti a kunne</translation>
    </message>
  </context>
  <context>
    <name>ActivityWarning</name>
    <message>
      <location filename="../../pos_app/ui/activity/warning.py" />
      <source>1 suspicious notice came in</source>
      <translation>Sanarwar zargi 1 ta shigo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/warning.py" />
      <source>Hand over nothing for what is suspicious. It is counted nowhere.</source>
      <translation>Kada a ba da komai saboda abin zargi. Ba a ƙirga shi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/warning.py" />
      <source>Show</source>
      <translation>Nuna</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/warning.py" />
      <source>The payments stand as they are. The service can be asked to send it again.</source>
      <translation>Biya suna nan yadda suke. Ana iya neman sabis ya sake aikawa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/warning.py" />
      <source>{count} suspicious notices came in</source>
      <translation>Sanarwar zargi {count} sun shigo</translation>
    </message>
  </context>
  <context>
    <name>AddressLine</name>
    <message>
      <location filename="../../pos_app/ui/web/address_line.py" />
      <source>The bank’s page</source>
      <translation>Shafin banki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/address_line.py" />
      <source>encrypted</source>
      <translation>a ɓoye</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/address_line.py" />
      <source>not encrypted</source>
      <translation>ba a ɓoye ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/address_line.py" />
      <source>on this computer</source>
      <translation>a wannan kwamfuta</translation>
    </message>
  </context>
  <context>
    <name>Advice</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>A bank alert is not proof</source>
      <translation>Saƙon banki ba hujja ba ne</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>Ask the customer to wait, or take their phone number.</source>
      <translation>A roƙi abokin ciniki ya jira, ko a karɓi lambar wayarsa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>Keep the goods for now</source>
      <translation>A riƙe kaya yanzu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>Only this screen turning to Paid is.</source>
      <translation>Sai wannan allo ya koma An biya kawai.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>The customer can show it to the bank.</source>
      <translation>Abokin ciniki zai iya nuna wa banki.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>Write the reference down</source>
      <translation>Rubuta lambar shaida</translation>
    </message>
  </context>
  <context>
    <name>AmountField</name>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/amount_field.py" />
      <source>Amount</source>
      <translation>Kuɗi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/amount_field.py" />
      <source>Amount, {money}</source>
      <translation>Kuɗi, {money}</translation>
    </message>
  </context>
  <context>
    <name>AmountPanel</name>
    <message>
      <location filename="../../pos_app/ui/card/entry/amount_panel.py" />
      <source>Amount</source>
      <translation>Kuɗi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/amount_panel.py" />
      <source>Currency</source>
      <translation>Nau’in kuɗi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/amount_panel.py" />
      <source>Keys type into {field}</source>
      <translation>Maɓallai suna rubutu a {field}</translation>
    </message>
  </context>
  <context>
    <name>AmountToPay</name>
    <message>
      <location filename="../../pos_app/ui/tv/summary_panel.py" />
      <source>To pay</source>
      <translation>A biya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/summary_panel.py" />
      <source>nothing chosen yet</source>
      <translation>ba a zaɓi komai ba</translation>
    </message>
  </context>
  <context>
    <name>ApprovalActions</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/approval_actions.py" />
      <source>Back from window</source>
      <translation>Dawo da taga</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/approval_actions.py" />
      <source>Check now</source>
      <translation>Duba yanzu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/approval_actions.py" />
      <source>Open in browser</source>
      <translation>Buɗe a burauza</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/approval_actions.py" />
      <source>Own window</source>
      <translation>Taga daban</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/approval_actions.py" />
      <source>Reload</source>
      <translation>Sake lodi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/approval_actions.py" />
      <source>Reload page</source>
      <translation>Sake loda shafi</translation>
    </message>
  </context>
  <context>
    <name>ApprovalDialog</name>
    <message>
      <location filename="../../pos_app/ui/people/approval_dialog.py" />
      <source>It is written down with the name.</source>
      <translation>An rubuta tare da suna.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/approval_dialog.py" />
      <source>Manager’s PIN</source>
      <translation>PIN ɗin manaja</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/approval_dialog.py" />
      <source>Nobody on this till may sign for this.</source>
      <translation>Babu wanda zai iya sa hannu a wannan na’ura.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/approval_dialog.py" />
      <source>Owner’s PIN</source>
      <translation>PIN ɗin mai shago</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/approval_dialog.py" />
      <source>Their PIN</source>
      <translation>PIN ɗinsa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/approval_dialog.py" />
      <source>Type the PIN.</source>
      <translation>A rubuta PIN.</translation>
    </message>
  </context>
  <context>
    <name>ApprovalSide</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/approval_side.py" />
      <source>Taking long</source>
      <translation>Yana ɗaukar lokaci</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/approval_side.py" />
      <source>The page stays open. Kaunta goes on asking for the result.</source>
      <translation>Shafi yana a buɗe. Kaunta tana ci gaba da tambayar sakamako.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/approval_side.py" />
      <source>Then Kaunta asks the bank for the result.</source>
      <translation>Sannan Kaunta ta tambayi banki sakamako.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/approval_side.py" />
      <source>This page belongs to the bank. Kaunta cannot see what is typed here. Never type the code for the customer.</source>
      <translation>Wannan shafi na banki ne. Kaunta ba ta ganin abin da aka rubuta. Kada a rubuta lamba a madadin abokin ciniki.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/approval_side.py" />
      <source>Turn the screen. The customer types the code.</source>
      <translation>Juya allo. Abokin ciniki ya rubuta lamba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/approval_side.py" />
      <source>left to approve</source>
      <translation>don amincewa</translation>
    </message>
  </context>
  <context>
    <name>ApprovalView</name>
    <message>
      <location filename="../../pos_app/ui/web/approval_view.py" />
      <source>Close</source>
      <translation>Rufe</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/approval_view.py" />
      <source>Hide</source>
      <translation>Ɓoye</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/approval_view.py" />
      <source>Not opened</source>
      <translation>Ba a buɗe ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/approval_view.py" />
      <source>Open in browser</source>
      <translation>Buɗe a burauza</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/approval_view.py" />
      <source>Reload page</source>
      <translation>Sake loda shafi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/approval_view.py" />
      <source>The bank’s page</source>
      <translation>Shafin banki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/approval_view.py" />
      <source>The bank’s page asked. Kaunta answered No.</source>
      <translation>Shafin banki ya tambaya. Kaunta ta amsa A’a.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/approval_view.py" />
      <source>The bank’s page led to a file, or to what Kaunta does not open. Approve here.</source>
      <translation>Shafin banki ya kai ga fayil, ko abin da Kaunta ba ta buɗewa. A amince a nan.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/approval_view.py" />
      <source>The bank’s page says</source>
      <translation>Shafin banki ya ce</translation>
    </message>
  </context>
  <context>
    <name>AttentionButton</name>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>1 needs attention</source>
      <translation>1 yana buƙatar kulawa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>Nothing needs attention</source>
      <translation>Babu mai buƙatar kulawa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>{count} need attention</source>
      <translation>{count} suna buƙatar kulawa</translation>
    </message>
  </context>
  <context>
    <name>Banner</name>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/banner.py" />
      <source>What the manual says about it</source>
      <translation>Abin da littafin jagora ya ce</translation>
    </message>
  </context>
  <context>
    <name>BlockedBanner</name>
    <message>
      <location filename="../../pos_app/ui/transaction/blocked_banner.py" />
      <source>Receipts show the wrong time.</source>
      <translation>Rasit suna nuna lokacin da ba daidai ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/transaction/blocked_banner.py" />
      <source>Try now</source>
      <translation>Gwada yanzu</translation>
    </message>
  </context>
  <context>
    <name>BoughtAlreadyDialog</name>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>The same package was sent for the same number, and nobody knows yet if it was delivered.</source>
      <translation>An aika fakiti ɗaya zuwa lamba ɗaya, ba wanda ya san ko ya isa tukuna.</translation>
    </message>
  </context>
  <context>
    <name>Buying</name>
    <message>
      <location filename="../../pos_app/ui/tv/buying.py" />
      <source>Choose another package.</source>
      <translation>A zaɓi wani fakiti.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/buying.py" />
      <source>Nothing was bought.</source>
      <translation>Ba a sayi komai ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/buying.py" />
      <source>Nothing was bought. Press Pay to try once more.</source>
      <translation>Ba a sayi komai ba. A danna Biya don sake gwadawa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/buying.py" />
      <source>Press Pay again: an order that was begun is shown, never bought twice.</source>
      <translation>A sake danna Biya: odar da aka fara ana nuna ta, ba a sayenta sau biyu.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/buying.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>Na’ura ta sami matsala. An rubuta.</translation>
    </message>
  </context>
  <context>
    <name>ByResult</name>
    <message>
      <location filename="../../pos_app/ui/shift/overview.py" />
      <source>See 1 open payment</source>
      <translation>Duba biya 1 a buɗe</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/overview.py" />
      <source>See {count} open payments</source>
      <translation>Duba biya {count} a buɗe</translation>
    </message>
  </context>
  <context>
    <name>CancelButton</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/cancel_button.py" />
      <source>Ask to cancel</source>
      <translation>Nemi sokewa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/cancel_button.py" />
      <source>Asked to cancel</source>
      <translation>An nemi sokewa</translation>
    </message>
  </context>
  <context>
    <name>CardScreen</name>
    <message>
      <location filename="../../pos_app/ui/card/screen.py" />
      <source>This payment cannot be shown</source>
      <translation>Ba za a iya nuna wannan biya ba</translation>
    </message>
  </context>
  <context>
    <name>CardSection</name>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>3 digits on the back</source>
      <translation>Lambobi 3 a baya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>4 digits on the front</source>
      <translation>Lambobi 4 a gaba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>CVV</source>
      <translation>CVV</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>Card</source>
      <translation>Kati</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>Card number</source>
      <translation>Lambar kati</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>Cleared after the bank check. Never stored.</source>
      <translation>Ana sharewa bayan binciken banki. Ba a ajiyewa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>Cleared: no key was pressed for a while.</source>
      <translation>An share: ba a danna ba na ɗan lokaci.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>Digits are missing. Read it again.</source>
      <translation>Lambobi sun ɓace. A sake karantawa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>Expiry (MM / YY)</source>
      <translation>Ƙarewa (MM / YY)</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>No card we take begins like this. Read it again.</source>
      <translation>Babu katin da muke karɓa mai fara haka. A sake karantawa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>Number is complete</source>
      <translation>Lamba ta cika</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>Paste</source>
      <translation>Manna</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>That was a swiped card. It was wiped. Type its number.</source>
      <translation>Wannan katin da aka goga ne. An share. A rubuta lambarsa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>The CVV has {count} digits.</source>
      <translation>CVV yana da lambobi {count}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>There is no such month.</source>
      <translation>Babu irin wannan wata.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>This card expired in {month}.</source>
      <translation>Wannan kati ya ƙare a {month}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>This number is not valid. Read it again.</source>
      <translation>Wannan lamba ba daidai ba ce. A sake karantawa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>Type month and year.</source>
      <translation>A rubuta wata da shekara.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>Type the CVV.</source>
      <translation>A rubuta CVV.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>Type the number on the card.</source>
      <translation>A rubuta lambar da ke kan kati.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>Valid until {day}</source>
      <translation>Yana aiki har {day}</translation>
    </message>
  </context>
  <context>
    <name>CashDialog</name>
    <message>
      <location filename="../../pos_app/ui/shift/cash_dialog.py" />
      <source>Amount</source>
      <translation>Kuɗi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/cash_dialog.py" />
      <source>Cash</source>
      <translation>Kuɗin hannu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/cash_dialog.py" />
      <source>Cash in or out</source>
      <translation>Kuɗin hannu ciki ko waje</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/cash_dialog.py" />
      <source>Leave it</source>
      <translation>Bari</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/cash_dialog.py" />
      <source>Put in</source>
      <translation>Saka</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/cash_dialog.py" />
      <source>Take out</source>
      <translation>Cire</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/cash_dialog.py" />
      <source>Type an amount.</source>
      <translation>A rubuta kuɗi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/cash_dialog.py" />
      <source>What for</source>
      <translation>Na mene</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/cash_dialog.py" />
      <source>What is put in or taken out is printed on the Z report with its reason.</source>
      <translation>Abin da aka saka ko aka cire ana bugawa a rahoton Z tare da dalilinsa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/cash_dialog.py" />
      <source>Write it down</source>
      <translation>Rubuta</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/cash_dialog.py" />
      <source>Write what the cash is for.</source>
      <translation>A rubuta abin da kuɗin yake yi.</translation>
    </message>
  </context>
  <context>
    <name>ChartPanel</name>
    <message>
      <location filename="../../pos_app/ui/shift/overview.py" />
      <source>Show as chart</source>
      <translation>Nuna zane</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/overview.py" />
      <source>Show as table</source>
      <translation>Nuna tebur</translation>
    </message>
  </context>
  <context>
    <name>CheckRows</name>
    <message>
      <location filename="../../pos_app/ui/shift/check_rows.py" />
      <source>1 payment is Not sure</source>
      <translation>Biya 1 Ba tabbas</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/check_rows.py" />
      <source>1 payment is Waiting</source>
      <translation>Biya 1 Ana jira</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/check_rows.py" />
      <source>Every notice was answered</source>
      <translation>An amsa kowace sanarwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/check_rows.py" />
      <source>See</source>
      <translation>Duba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/check_rows.py" />
      <source>See: {what}</source>
      <translation>Duba: {what}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/check_rows.py" />
      <source>Some notices are still being checked</source>
      <translation>Ana duba wasu sanarwa har yanzu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/check_rows.py" />
      <source>{amounts}, carried forward</source>
      <translation>{amounts}, an kai gaba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/check_rows.py" />
      <source>{came} received, {answered} checked</source>
      <translation>{came} sun zo, an duba {answered}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/check_rows.py" />
      <source>{count} payments are Not sure</source>
      <translation>Biya {count} Ba tabbas</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/check_rows.py" />
      <source>{count} payments are Waiting</source>
      <translation>Biya {count} Ana jira</translation>
    </message>
  </context>
  <context>
    <name>ChoicePanel</name>
    <message>
      <location filename="../../pos_app/ui/tv/form.py" />
      <source>Service not reachable. TV payments are paused.</source>
      <translation>Ba a iya kai wa sabis. An dakatar da biyan TV.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/form.py" />
      <source>Show</source>
      <translation>Nuna</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/form.py" />
      <source>Show the orders without a result</source>
      <translation>Nuna odoji marasa sakamako</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/form.py" />
      <source>TV payments are closed.</source>
      <translation>An rufe biyan TV.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/form.py" />
      <source>The lists stand as they were. The till asks again every 10 s.</source>
      <translation>Jerin suna nan yadda suke. Na’ura tana sake tambaya kowane s 10.</translation>
    </message>
  </context>
  <context>
    <name>Clock</name>
    <message>
      <location filename="../../pos_app/ui/kit/clock_words.py" />
      <source>The clock is wrong: it says {here}, at the service it is {there}. Set it.</source>
      <translation>Agogon wannan kwamfuta ba daidai ba ne: yana nuna {here}, a wajen sabis {there} ne. A gyara agogo.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/clock_words.py" />
      <source>The clock is wrong: it says {here}, the book was last written on {there}. Set it.</source>
      <translation>Agogon wannan kwamfuta ba daidai ba ne: yana nuna {here}, an rubuta littafi na ƙarshe ran {there}. A gyara agogo.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/clock_words.py" />
      <source>This computer's clock is wrong: the book was last written on {there}. Set the clock.</source>
      <translation>Agogon wannan kwamfuta ba daidai ba ne: an rubuta littafi na ƙarshe ran {there}. A gyara agogo.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/clock_words.py" />
      <source>This computer's clock is {minutes} minutes ahead of the service. Set the clock.</source>
      <translation>Agogon wannan kwamfuta yana gaba da sabis da minti {minutes}. A gyara agogo.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/clock_words.py" />
      <source>This computer's clock is {minutes} minutes behind the service. Set the clock.</source>
      <translation>Agogon wannan kwamfuta yana bayan sabis da minti {minutes}. A gyara agogo.</translation>
    </message>
  </context>
  <context>
    <name>ClosePaymentDialog</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/close_dialog.py" />
      <source>Why it is closed</source>
      <translation>Dalilin rufewa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/close_dialog.py" />
      <source>Write why it is closed.</source>
      <translation>Rubuta dalilin rufewa.</translation>
    </message>
  </context>
  <context>
    <name>CloseShiftDialog</name>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>A manager signs for the difference</source>
      <translation>Manaja ya sa hannu kan bambanci</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>Cash counted</source>
      <translation>Kuɗin da aka ƙirga</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>Close and print Z</source>
      <translation>Rufe kuma buga Z</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>Close shift {number}</source>
      <translation>Rufe aiki {number}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>Count the cash, and type it.</source>
      <translation>A ƙirga kuɗi, a rubuta.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>Count what is in the drawer</source>
      <translation>A ƙirga abin da ke cikin aljihu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>Exactly what should be there</source>
      <translation>Daidai yadda ya kamata</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>Keep open</source>
      <translation>Bar a buɗe</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>Printed on the report</source>
      <translation>Ana bugawa a rahoto</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>Prints the Z report and signs {name} out.</source>
      <translation>Yana buga rahoton Z ya fitar da {name}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>Reason</source>
      <translation>Dalili</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>Short by {much} of {money}</source>
      <translation>Ya gaza da {much} cikin {money}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>Write why it differs.</source>
      <translation>A rubuta dalilin bambanci.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>{money} should be there</source>
      <translation>{money} ya kamata ya kasance</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>{much} more than {money}</source>
      <translation>{much} fiye da {money}</translation>
    </message>
  </context>
  <context>
    <name>CustomerSection</name>
    <message>
      <location filename="../../pos_app/ui/card/entry/customer_section.py" />
      <source>Customer</source>
      <translation>Abokin ciniki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/customer_section.py" />
      <source>Did you mean {house}?</source>
      <translation>Ana nufin {house}?</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/customer_section.py" />
      <source>Do not write a card number here.</source>
      <translation>Kada a rubuta lambar kati a nan.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/customer_section.py" />
      <source>Note (optional)</source>
      <translation>Bayani (na zaɓi)</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/customer_section.py" />
      <source>Payer e-mail</source>
      <translation>Imel ɗin mai biya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/customer_section.py" />
      <source>Printed on the receipt</source>
      <translation>Ana bugawa a rasit</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/customer_section.py" />
      <source>Receipt address</source>
      <translation>Adireshin rasit</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/customer_section.py" />
      <source>This is no e-mail address.</source>
      <translation>Wannan ba imel ba ne.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/customer_section.py" />
      <source>Type where the receipt goes.</source>
      <translation>A rubuta inda rasit zai je.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/customer_section.py" />
      <source>Use shop e-mail</source>
      <translation>Imel ɗin shago</translation>
    </message>
  </context>
  <context>
    <name>CvvField</name>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/card_field.py" />
      <source>CVV</source>
      <translation>CVV</translation>
    </message>
  </context>
  <context>
    <name>DaysDialog</name>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>As in 20.11.2026. Both days are part of it.</source>
      <translation>Kamar 20.11.2026. Ranaku biyun suna ciki.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>From</source>
      <translation>Daga</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>Leave it</source>
      <translation>Bari</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>Show these days</source>
      <translation>Nuna waɗannan ranaku</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>To</source>
      <translation>Zuwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>Which days?</source>
      <translation>Wane ranaku?</translation>
    </message>
  </context>
  <context>
    <name>DecoderAdvice</name>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>Ask the customer to check the decoder</source>
      <translation>Abokin ciniki ya duba dikoda</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>Channels can take 15 minutes to open. Leave it on.</source>
      <translation>Tashoshi na iya ɗaukar minti 15. A bar shi a kunne.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>Only a manager enters what became of it.</source>
      <translation>Manaja kawai ke rubuta yadda ta ƙare.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>Then ask a manager</source>
      <translation>Sannan a tambayi manaja</translation>
    </message>
  </context>
  <context>
    <name>DetailActs</name>
    <message>
      <location filename="../../pos_app/ui/history/detail_acts.py" />
      <source>A notice can be sent again once a minute.</source>
      <translation>Ana iya sake aika sanarwa sau ɗaya a minti.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail_acts.py" />
      <source>Check now</source>
      <translation>Duba yanzu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail_acts.py" />
      <source>Dealt with</source>
      <translation>An magance</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail_acts.py" />
      <source>In Activity</source>
      <translation>A Ayyuka</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail_acts.py" />
      <source>In {time}</source>
      <translation>Bayan {time}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail_acts.py" />
      <source>Merchant copy</source>
      <translation>Kwafin shago</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail_acts.py" />
      <source>Open</source>
      <translation>Buɗe</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail_acts.py" />
      <source>Open order</source>
      <translation>Buɗe oda</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail_acts.py" />
      <source>Open ticket</source>
      <translation>Buɗe tikiti</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail_acts.py" />
      <source>Print slip</source>
      <translation>Buga</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail_acts.py" />
      <source>Resend</source>
      <translation>Sake aikawa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail_acts.py" />
      <source>Send its notice again</source>
      <translation>Sake aika sanarwarsa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail_acts.py" />
      <source>Write a note</source>
      <translation>Bayani</translation>
    </message>
  </context>
  <context>
    <name>DetailsPage</name>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>And more, see Raw JSON</source>
      <translation>Da ƙari, duba JSON ɗanye</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>As it was sent</source>
      <translation>Yadda aka aika</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>It was deleted after the set time. That it came, and when, stays.</source>
      <translation>An share ta bayan lokacin da aka saita. Zuwanta da lokacinta sun rage.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>Its text is no longer kept</source>
      <translation>Ba a ajiye rubutunta yanzu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>Last resend: {sentence}</source>
      <translation>Sake aikawa: {sentence}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>Personal data is hidden</source>
      <translation>An ɓoye bayanan mutum</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>Show personal data</source>
      <translation>Nuna bayanan mutum</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>Whoever looks at it is written down, with the time.</source>
      <translation>Ana rubuta wanda ya duba, da lokaci.</translation>
    </message>
  </context>
  <context>
    <name>DigitField</name>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/digit_field.py" />
      <source>Paste</source>
      <translation>Manna</translation>
    </message>
  </context>
  <context>
    <name>Donut</name>
    <message>
      <location filename="../../pos_app/ui/shift/donut.py" />
      <source>payments</source>
      <translation>biya</translation>
    </message>
  </context>
  <context>
    <name>EnvironmentBadge</name>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>No real money</source>
      <translation>Ba kuɗin gaske ba</translation>
    </message>
  </context>
  <context>
    <name>ExpiryField</name>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/card_field.py" />
      <source>Expiry</source>
      <translation>Ƙarewa</translation>
    </message>
  </context>
  <context>
    <name>ExportDialog</name>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>Close</source>
      <translation>Rufe</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>Export</source>
      <translation>Fitar</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>Export to a table</source>
      <translation>Fitar zuwa tebur</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>Leave it</source>
      <translation>Bari</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>Stop</source>
      <translation>Tsaya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>{done} of {of}</source>
      <translation>{done} cikin {of}</translation>
    </message>
  </context>
  <context>
    <name>FeedHealth</name>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Another program takes notices in at {address}; this till reads along.</source>
      <translation>Wani shiri yana karɓar sanarwa a {address}; wannan na’ura tana karantawa tare.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Another program takes notices in; this till reads along.</source>
      <translation>Wani shiri yana karɓar sanarwa; wannan na’ura tana karantawa tare.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Close</source>
      <translation>Rufe</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Errors</source>
      <translation>Kurakurai</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>For 1 paid payment no notice came within 5 minutes.</source>
      <translation>Ga biya 1 da aka biya babu sanarwa cikin minti 5.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>For {count} paid payments no notice came within 5 minutes.</source>
      <translation>Ga biya {count} da aka biya babu sanarwa cikin minti 5.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>How the feed stands</source>
      <translation>Halin labarai</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Kept</source>
      <translation>An ajiye</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Last notice</source>
      <translation>Sanarwar ƙarshe</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Last verified</source>
      <translation>Tabbatarwar ƙarshe</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Never</source>
      <translation>Ba a taɓa ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>No more notices are kept at present.</source>
      <translation>A yanzu ba a ajiye ƙarin sanarwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>No notices are listened for: nothing can arrive.</source>
      <translation>Ba a sauraren sanarwa: babu abin da zai iso.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Not looked at</source>
      <translation>Ba a duba ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Notice *missing*</source>
      <translation>Sanarwa *ta ɓace*</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Notices *refused*</source>
      <translation>An *ƙi* sanarwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Only tills on this computer see them: in this release those on other computers do not.</source>
      <translation>Na’urorin wannan kwamfuta ne kawai ke ganin su: a wannan sigar na sauran kwamfutoci ba sa gani.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Resend</source>
      <translation>Sake aikawa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Resend {reference}</source>
      <translation>Sake aika {reference}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>The service can be asked to send it again; the result of the payment is known either way.</source>
      <translation>Ana iya neman sabis ya sake aikawa; an san sakamakon biyan ko ta yaya.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>The service sends them to {address}.</source>
      <translation>Sabis yana aika su zuwa {address}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Too many came at once, or the disk is nearly full. Payments go on. Tell the owner: the keys may be known.</source>
      <translation>Sun yi yawa a lokaci ɗaya, ko faifai ya kusa cika. Biya na ci gaba. A gaya wa mai shago: watakila an san makullai.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>{suspicious} suspicious, {refused} refused</source>
      <translation>Zargi {suspicious}, an ƙi {refused}</translation>
    </message>
  </context>
  <context>
    <name>FilterBar</name>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>All kinds</source>
      <translation>Kowane iri</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>Any day</source>
      <translation>Kowace rana</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>Any result</source>
      <translation>Kowane sakamako</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>Cashier</source>
      <translation>Mai karɓar kuɗi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>Everyone</source>
      <translation>Kowa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>From … to …</source>
      <translation>Daga … zuwa …</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>Kind</source>
      <translation>Iri</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>Result</source>
      <translation>Sakamako</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>This week</source>
      <translation>Wannan mako</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>Today</source>
      <translation>Yau</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>When</source>
      <translation>Yaushe</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>Yesterday</source>
      <translation>Jiya</translation>
    </message>
  </context>
  <context>
    <name>Filters</name>
    <message>
      <location filename="../../pos_app/ui/activity/filters.py" />
      <source>All</source>
      <translation>Duka</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/filters.py" />
      <source>BVN</source>
      <translation>BVN</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/filters.py" />
      <source>Cards</source>
      <translation>Katuna</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/filters.py" />
      <source>Payouts</source>
      <translation>Biyan waje</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/filters.py" />
      <source>Transfers</source>
      <translation>Turin kuɗi</translation>
    </message>
  </context>
  <context>
    <name>ForgottenPage</name>
    <message>
      <location filename="../../pos_app/ui/people/forgotten.py" />
      <source>6 to 12 digits, typed by the person it belongs to.</source>
      <translation>Lambobi 6 zuwa 12, mai shi ya rubuta.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/forgotten.py" />
      <source>Another PIN</source>
      <translation>Wani PIN</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/forgotten.py" />
      <source>Back</source>
      <translation>Koma</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/forgotten.py" />
      <source>Manager’s PIN</source>
      <translation>PIN ɗin manaja</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/forgotten.py" />
      <source>New PIN</source>
      <translation>Sabon PIN</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/forgotten.py" />
      <source>New PIN, once more</source>
      <translation>Sabon PIN, sake</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/forgotten.py" />
      <source>Nobody on this till can sign for this person. Ask the owner.</source>
      <translation>Babu wanda zai iya sa hannu a wannan na’ura. A tambayi mai shago.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/forgotten.py" />
      <source>Only unlock</source>
      <translation>Buɗe kawai</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/forgotten.py" />
      <source>Set the PIN</source>
      <translation>Saita PIN</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/forgotten.py" />
      <source>Their PIN</source>
      <translation>PIN ɗinsa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/forgotten.py" />
      <source>Who signs for it</source>
      <translation>Mai sa hannu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/forgotten.py" />
      <source>Wrong PIN. Who signs types it again.</source>
      <translation>PIN mara kyau. Mai sa hannu ya sake rubutawa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/forgotten.py" />
      <source>{name} gets another PIN. Whoever signs stays responsible; it is written down with both names.</source>
      <translation>{name} ya sami wani PIN. Mai sa hannu ke da alhaki; an rubuta da sunaye biyun.</translation>
    </message>
  </context>
  <context>
    <name>FoundRows</name>
    <message>
      <location filename="../../pos_app/ui/history/found_rows.py" />
      <source>Amount</source>
      <translation>Kuɗi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/found_rows.py" />
      <source>Kind</source>
      <translation>Iri</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/found_rows.py" />
      <source>Result</source>
      <translation>Sakamako</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/found_rows.py" />
      <source>Time</source>
      <translation>Lokaci</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/found_rows.py" />
      <source>Who</source>
      <translation>Wane</translation>
    </message>
  </context>
  <context>
    <name>FoundTable</name>
    <message>
      <location filename="../../pos_app/ui/history/found_table.py" />
      <source>History</source>
      <translation>Tarihi</translation>
    </message>
  </context>
  <context>
    <name>HelpDialog</name>
    <message>
      <location filename="../../pos_app/ui/help/dialog.py" />
      <source>Close</source>
      <translation>Rufe</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/help/dialog.py" />
      <source>Help</source>
      <translation>Taimako</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/help/dialog.py" />
      <source>Page</source>
      <translation>Shafi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/help/dialog.py" />
      <source>Pages of the manual</source>
      <translation>Shafukan littafin jagora</translation>
    </message>
  </context>
  <context>
    <name>History</name>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Answer: {said}</source>
      <translation>Amsa: {said}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Asked to cancel</source>
      <translation>An nemi sokewa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Asked, no answer yet ({said}×)</source>
      <translation>An tambaya, babu amsa tukuna ({said}×)</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Back from the bank page</source>
      <translation>An dawo daga shafin banki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Bank page opened</source>
      <translation>An buɗe shafin banki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Cable TV</source>
      <translation>TV ta kebul</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Card</source>
      <translation>Kati</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Card payment</source>
      <translation>Biyan kati</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Closed by a manager</source>
      <translation>Manaja ya rufe</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Could not be sent; tried again</source>
      <translation>Ba a iya aikawa ba; an sake gwadawa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Dealt with: {said}</source>
      <translation>An magance: {said}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Declined</source>
      <translation>An ƙi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Delivered</source>
      <translation>Ya isa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Denied by the service later</source>
      <translation>Sabis ya musanta daga baya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Device checked, bank asked</source>
      <translation>An duba na’ura, an tambayi banki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Found again after a backup was put back</source>
      <translation>An sake samun sa bayan an mayar da kwafi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Incoming mobile money</source>
      <translation>Kuɗin waya ya shigo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Incoming transfer</source>
      <translation>Turin kuɗi ya shigo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>It is in no takings. Do not give it back before the service was asked.</source>
      <translation>Ba ya cikin kowane kuɗin shiga. Kada ku mayar da shi kafin a tambayi sabis ɗin.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>It was for sale {sale}.</source>
      <translation>Na siyarwa ta {sale} ne.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>It was paid after the till had given it up. Hand out the goods, or give the money back.</source>
      <translation>An biya bayan na’ura ta bar shi. A ba da kaya, ko a mayar da kuɗi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>It was paid, and the service denies it now. Ask the service.</source>
      <translation>An biya, sabis ya musanta yanzu. A tambayi sabis.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Its sale was paid twice. Give one payment back.</source>
      <translation>An biya sayarwarsa sau biyu. A mayar da biya ɗaya.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Look at it in Activity</source>
      <translation>A duba a Ayyuka</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Matched to sale {said}</source>
      <translation>An haɗa da sayarwa {said}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Mobile</source>
      <translation>Waya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Name not given</source>
      <translation>Ba a ba da suna ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>No clear answer</source>
      <translation>Babu amsa sarai</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>No note</source>
      <translation>Babu bayani</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Not charged</source>
      <translation>Ba a caji ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Note: {said}</source>
      <translation>Bayani: {said}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Notice</source>
      <translation>Sanarwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Notice asked for again</source>
      <translation>An sake neman sanarwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Order written down</source>
      <translation>An rubuta oda</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Paid</source>
      <translation>An biya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Paid after all</source>
      <translation>An biya daga baya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Pay was pressed</source>
      <translation>An danna Biya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Refund reported: {said}</source>
      <translation>An sanar da maida kuɗi: {said}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Refused. Nothing was bought.</source>
      <translation>An ƙi. Ba a sayi komai ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Refused; the result was asked for</source>
      <translation>An ƙi; an tambayi sakamako</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Said to be paid, but another amount</source>
      <translation>An ce an biya, amma wani adadi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Sent again</source>
      <translation>An sake aikawa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Sent to the provider</source>
      <translation>An aika wa mai bayarwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Sent to the service</source>
      <translation>An aika wa sabis</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Suspicious</source>
      <translation>Ana zargi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Suspicious notice</source>
      <translation>Sanarwar zargi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>TV</source>
      <translation>TV</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>The journal that was set aside knows more of it. The service is asked again.</source>
      <translation>Littafin da aka ajiye gefe ya fi sani. Ana sake tambayar sabis.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>The notice came in</source>
      <translation>Sanarwar ta shigo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>The service began</source>
      <translation>Sabis ya fara</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>The service says paid, but another amount. Do not hand out goods.</source>
      <translation>Sabis ya ce an biya, amma wani adadi. Kada a ba da kaya.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>The till was started again</source>
      <translation>An sake kunna na’ura</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Transfer</source>
      <translation>Turin kuɗi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Verified by the service</source>
      <translation>Sabis ya tabbatar</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Verified, and the service denies it now.</source>
      <translation>An tabbatar, amma yanzu sabis ɗin ya musanta.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Verified, and the service names another amount now.</source>
      <translation>An tabbatar, amma yanzu sabis ɗin ya faɗi wani adadi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Waiting for the bank</source>
      <translation>Ana jiran banki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>{amount} stands in the takings of shift {shift}.</source>
      <translation>{amount} yana cikin kuɗin shiga na aiki {shift}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>{amount} stands in the takings of the next shift.</source>
      <translation>{amount} yana cikin kuɗin shiga na aiki na gaba.</translation>
    </message>
  </context>
  <context>
    <name>HistoryActions</name>
    <message>
      <location filename="../../pos_app/ui/history/actions.py" />
      <source>How was it dealt with?</source>
      <translation>Yaya aka magance shi?</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/actions.py" />
      <source>It needs no more attention then. What you write stays with it for good.</source>
      <translation>Ba ya buƙatar kulawa kuma. Abin da aka rubuta ya rage har abada.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/actions.py" />
      <source>It stays with it for good, with your name and the time.</source>
      <translation>Ya rage har abada, da suna da lokaci.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/actions.py" />
      <source>Nothing was written</source>
      <translation>Ba a rubuta komai ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/actions.py" />
      <source>Sign</source>
      <translation>Sa hannu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/actions.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>Na’ura ta sami matsala. An rubuta.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/actions.py" />
      <source>Take a table out of the till?</source>
      <translation>A fitar da tebur daga na’ura?</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/actions.py" />
      <source>The notice was asked for again</source>
      <translation>An sake neman sanarwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/actions.py" />
      <source>Write a note</source>
      <translation>Bayani</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/actions.py" />
      <source>You choose the file next.</source>
      <translation>Za ka zaɓi fayil daga baya.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/actions.py" />
      <source>{rows} lines were written.</source>
      <translation>An rubuta layi {rows}.</translation>
    </message>
  </context>
  <context>
    <name>HistoryDetailPanel</name>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Card</source>
      <translation>Kati</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Cashier</source>
      <translation>Mai karɓar kuɗi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Choose a line to see what happened.</source>
      <translation>A zaɓi layi don ganin abin da ya faru.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Close</source>
      <translation>Rufe</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Customer</source>
      <translation>Abokin ciniki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Do not charge this again</source>
      <translation>Kada a sake caji</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Do not sell this again</source>
      <translation>Kada a sake sayarwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>From</source>
      <translation>Daga</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Note</source>
      <translation>Bayani</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Package</source>
      <translation>Fakiti</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Payer</source>
      <translation>Mai biya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Provider</source>
      <translation>Mai bayarwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Receipt</source>
      <translation>Rasit</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Refund ref.</source>
      <translation>Lambar maida kuɗi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Refund reported</source>
      <translation>Maida kuɗi da aka sanar</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Smartcard</source>
      <translation>Katin TV</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Telephone</source>
      <translation>Waya</translation>
    </message>
  </context>
  <context>
    <name>HistoryListPanel</name>
    <message>
      <location filename="../../pos_app/ui/history/list_panel.py" />
      <source>Export</source>
      <translation>Fitar</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/list_panel.py" />
      <source>Look for less, or on any day: the filters above leave things out.</source>
      <translation>A nemi kaɗan, ko a kowace rana: matatun sama suna barin wasu abubuwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/list_panel.py" />
      <source>Nothing here yet</source>
      <translation>Babu komai a nan tukuna</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/list_panel.py" />
      <source>Nothing needs attention</source>
      <translation>Babu mai buƙatar kulawa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/list_panel.py" />
      <source>Nothing was found</source>
      <translation>Ba a samu komai ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/list_panel.py" />
      <source>Payments, TV orders and money that came in appear here by themselves.</source>
      <translation>Biya, odar TV da kuɗin da ya shigo suna bayyana a nan da kansu.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/list_panel.py" />
      <source>The history could not be read</source>
      <translation>Ba a iya karanta tarihi ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/list_panel.py" />
      <source>Whatever is not sure or open is listed here by itself.</source>
      <translation>Abin da ba tabbas ko a buɗe yana bayyana a nan da kansa.</translation>
    </message>
  </context>
  <context>
    <name>HistoryNoteDialog</name>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>Keep the note</source>
      <translation>Ajiye bayani</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>Leave it</source>
      <translation>Bari</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>Note</source>
      <translation>Bayani</translation>
    </message>
  </context>
  <context>
    <name>HistoryReader</name>
    <message>
      <location filename="../../pos_app/ui/history/reading.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>Na’ura ta sami matsala. An rubuta.</translation>
    </message>
  </context>
  <context>
    <name>HistoryScreen</name>
    <message>
      <location filename="../../pos_app/ui/history/screen.py" />
      <source>More than {count} lines, as they are filtered now.</source>
      <translation>Fiye da layi {count}, yadda aka tace.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/screen.py" />
      <source>What is filtered now.</source>
      <translation>Abin da aka tace yanzu.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/screen.py" />
      <source>{count} lines, as they are filtered now.</source>
      <translation>Layi {count}, yadda aka tace yanzu.</translation>
    </message>
  </context>
  <context>
    <name>HistorySearch</name>
    <message>
      <location filename="../../pos_app/ui/history/list_panel.py" />
      <source>Reference, last 4, name, phone, amount</source>
      <translation>Shaida, 4 na ƙarshe, suna, waya, kuɗi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/list_panel.py" />
      <source>Search by reference, last four digits, name, number, note or amount</source>
      <translation>A nema da shaida, lambobi huɗu na ƙarshe, suna, lamba, bayani ko kuɗi</translation>
    </message>
  </context>
  <context>
    <name>HistoryTimeline</name>
    <message>
      <location filename="../../pos_app/ui/history/timeline.py" />
      <source>What happened</source>
      <translation>Abin da ya faru</translation>
    </message>
  </context>
  <context>
    <name>InPlace</name>
    <message>
      <location filename="../../pos_app/ui/people/one_time_approval.py" />
      <source>A manager signs for this once. You stay signed in, and both names are written down.</source>
      <translation>Manaja ya sa hannu sau ɗaya. Kana nan a ciki, kuma an rubuta sunayen biyu.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/one_time_approval.py" />
      <source>Leave it</source>
      <translation>Bari</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/one_time_approval.py" />
      <source>The owner signs for this once. You stay signed in, and both names are written down.</source>
      <translation>Mai shago ya sa hannu sau ɗaya. Kana nan a ciki, kuma an rubuta sunayen biyu.</translation>
    </message>
  </context>
  <context>
    <name>KeptSale</name>
    <message>
      <location filename="../../pos_app/ui/people/sign_in.py" />
      <source>A sale is kept: {amount}</source>
      <translation>An ajiye sayarwa: {amount}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/sign_in.py" />
      <source>Anyone who signs in can go on with it.</source>
      <translation>Duk wanda ya shiga zai iya ci gaba.</translation>
    </message>
  </context>
  <context>
    <name>Keypad</name>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/keypad.py" />
      <source>Backspace</source>
      <translation>Goge ɗaya</translation>
    </message>
  </context>
  <context>
    <name>Language</name>
    <message>
      <location filename="../../pos_app/ui/kit/language.py" />
      <source>As system</source>
      <translation>Yadda na’ura take</translation>
    </message>
  </context>
  <context>
    <name>Limits</name>
    <message>
      <location filename="../../pos_app/ui/card/entry/limits.py" />
      <source>The largest amount here is {money}.</source>
      <translation>Mafi girman kuɗi a nan shi ne {money}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/limits.py" />
      <source>The smallest amount here is {money}.</source>
      <translation>Mafi ƙarancin kuɗi a nan shi ne {money}.</translation>
    </message>
  </context>
  <context>
    <name>ListReader</name>
    <message>
      <location filename="../../pos_app/ui/tv/list_reader.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>Na’ura ta sami matsala. An rubuta.</translation>
    </message>
  </context>
  <context>
    <name>LockButton</name>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Lock</source>
      <translation>Kulle</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Lock the till</source>
      <translation>Kulle na’ura</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Lock the till (Ctrl+L)</source>
      <translation>Kulle na’ura (Ctrl+L)</translation>
    </message>
  </context>
  <context>
    <name>LockedPage</name>
    <message>
      <location filename="../../pos_app/ui/people/locked_page.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>Na’ura ta sami matsala. An rubuta.</translation>
    </message>
  </context>
  <context>
    <name>ManagerDialog</name>
    <message>
      <location filename="../../pos_app/ui/tv/manager_dialog.py" />
      <source>A PIN has {count} digits or more.</source>
      <translation>PIN yana da lambobi {count} ko fiye.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/manager_dialog.py" />
      <source>Manager’s PIN</source>
      <translation>PIN ɗin manaja</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/manager_dialog.py" />
      <source>Only a manager may do this. It is written down with the name.</source>
      <translation>Manaja kawai zai iya yin wannan. An rubuta tare da suna.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/manager_dialog.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>Na’ura ta sami matsala. An rubuta.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/manager_dialog.py" />
      <source>This is no manager’s PIN.</source>
      <translation>Wannan ba PIN ɗin manaja ba ne.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/manager_dialog.py" />
      <source>Type the PIN.</source>
      <translation>A rubuta PIN.</translation>
    </message>
  </context>
  <context>
    <name>MatchBox</name>
    <message>
      <location filename="../../pos_app/ui/activity/match_box.py" />
      <source>A note says what the money is for.</source>
      <translation>Bayani yana faɗin abin da kuɗin yake yi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/match_box.py" />
      <source>Change the note</source>
      <translation>Canza bayani</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/match_box.py" />
      <source>Its sale was paid already</source>
      <translation>An riga an biya cinikinsa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/match_box.py" />
      <source>Match to sale</source>
      <translation>Haɗa da sayarwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/match_box.py" />
      <source>Matched to a note</source>
      <translation>An haɗa da bayani</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/match_box.py" />
      <source>Matched to sale {sale}</source>
      <translation>An haɗa da sayarwa {sale}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/match_box.py" />
      <source>No open sale has this amount</source>
      <translation>Babu buɗaɗɗiyar sayarwa mai wannan kuɗi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/match_box.py" />
      <source>Open sale with the same amount</source>
      <translation>Buɗaɗɗiyar sayarwa mai kuɗi ɗaya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/match_box.py" />
      <source>Paid twice</source>
      <translation>An biya sau biyu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/match_box.py" />
      <source>Sale {sale}</source>
      <translation>Sayarwa {sale}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/match_box.py" />
      <source>Take the match back</source>
      <translation>Soke daidaitawa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/match_box.py" />
      <source>The newest: {sale}</source>
      <translation>Sabuwa: {sale}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/match_box.py" />
      <source>Write a note</source>
      <translation>Bayani</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/match_box.py" />
      <source>{count} open sales with the same amount</source>
      <translation>Buɗaɗɗun sayarwa {count} masu kuɗi ɗaya</translation>
    </message>
  </context>
  <context>
    <name>MatchNoteDialog</name>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Keep the note</source>
      <translation>Ajiye bayani</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Leave it</source>
      <translation>Bari</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Note</source>
      <translation>Bayani</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>The note stands beside the notice and in its story.</source>
      <translation>Bayani yana tare da sanarwa da tarihinta.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>What is the money for?</source>
      <translation>Mene ne kuɗin yake yi?</translation>
    </message>
  </context>
  <context>
    <name>MergedTicket</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/merged_ticket.py" />
      <source>Taking long. The page stays open. Never type the code for the customer.</source>
      <translation>Yana ɗaukar lokaci. Shafi yana a buɗe. Kada a rubuta lamba a madadin abokin ciniki.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/merged_ticket.py" />
      <source>Turn the screen to the customer.</source>
      <translation>Juya allo ga abokin ciniki.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/merged_ticket.py" />
      <source>left. The page belongs to the bank. Never type the code for the customer.</source>
      <translation>saura. Shafin na banki ne. Kada a rubuta lamba a madadin abokin ciniki.</translation>
    </message>
  </context>
  <context>
    <name>NextCheck</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/next_check.py" />
      <source>Asked again at every start</source>
      <translation>Ana sake tambaya a kowane kunnawa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/next_check.py" />
      <source>Checking now</source>
      <translation>Ana dubawa yanzu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/next_check.py" />
      <source>Goes on when you leave this screen</source>
      <translation>Yana ci gaba idan an bar wannan allo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/next_check.py" />
      <source>Next check in {time}</source>
      <translation>Za a sake dubawa bayan {time}</translation>
    </message>
  </context>
  <context>
    <name>NothingHere</name>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/nothing_here.py" />
      <source>Try again</source>
      <translation>Sake gwadawa</translation>
    </message>
  </context>
  <context>
    <name>NothingYet</name>
    <message>
      <location filename="../../pos_app/ui/activity/nothing_yet.py" />
      <source>How the feed stands</source>
      <translation>Halin labarai</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/nothing_yet.py" />
      <source>Last one: {time}.</source>
      <translation>Na ƙarshe: {time}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/nothing_yet.py" />
      <source>Nothing ever came.</source>
      <translation>Babu abin da ya taɓa zuwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/nothing_yet.py" />
      <source>Nothing yet</source>
      <translation>Babu komai tukuna</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/nothing_yet.py" />
      <source>Send a test notice</source>
      <translation>Aika sanarwar gwaji</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/nothing_yet.py" />
      <source>Transfers, card results, payouts and BVN checks appear here by themselves.</source>
      <translation>Turin kuɗi, sakamakon kati, biyan waje da binciken BVN suna bayyana a nan da kansu.</translation>
    </message>
  </context>
  <context>
    <name>Notice</name>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>A manager closes it in History.</source>
      <translation>Manaja ne ke rufe shi a Tarihi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>A second payment</source>
      <translation>Biya na biyu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Another amount than is known</source>
      <translation>Adadi ya bambanta da sananne</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Another notice of this reference says something else. Hand over nothing for it.</source>
      <translation>Wata sanarwa mai wannan lambar shaida ta ce wani abu. Kada a ba da komai saboda ita.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Arrived {time} from {address}. Kept as evidence. Counted nowhere.</source>
      <translation>Ta iso {time} daga {address}. An ajiye a matsayin shaida. Ba a ƙirga ta.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Arrived {time}. Kept as evidence. Counted nowhere.</source>
      <translation>Ta iso {time}. An ajiye a matsayin shaida. Ba a ƙirga ta.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Asked the service at {time}: it does not know this reference. Do not hand over the goods.</source>
      <translation>An tambayi sabis a {time}: bai san wannan lamba ba. Kada a ba da kaya.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Asked the service at {time}: no clear answer yet. It is asked again by itself.</source>
      <translation>An tambayi sabis a {time}: babu amsa sarai tukuna. Ana sake tambaya da kanta.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Asked the service at {time}: not paid. Do not hand over the goods.</source>
      <translation>An tambayi sabis a {time}: ba a biya ba. Kada a ba da kaya.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Asked the service at {time}: paid. Safe to hand over the goods.</source>
      <translation>An tambayi sabis a {time}: an biya. Ana iya ba da kaya.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>BVN check</source>
      <translation>Binciken BVN</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Cable TV</source>
      <translation>TV ta kebul</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Card</source>
      <translation>Kati</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Card payment</source>
      <translation>Biyan kati</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Card payment, not from this till. Counted nowhere here.</source>
      <translation>Biyan kati, ba daga wannan na’ura ba. Ba a ƙirga shi a nan.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Conversion</source>
      <translation>Canjin kuɗi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Denied</source>
      <translation>An musanta</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Do not believe it</source>
      <translation>Kada a yarda da ita</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Hand over nothing for it.</source>
      <translation>Kada a ba da komai saboda ita.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Incoming mobile money</source>
      <translation>Kuɗin waya ya shigo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Incoming transfer</source>
      <translation>Turin kuɗi ya shigo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>It contradicts another notice</source>
      <translation>Ta saɓa da wata sanarwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>It could not be read. It is kept as it came.</source>
      <translation>Ba a iya karantawa ba. An ajiye yadda ta zo.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>It is in no takings. Do not give it back before the service was asked.</source>
      <translation>Ba ya cikin kowane kuɗin shiga. Kada ku mayar da shi kafin a tambayi sabis ɗin.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>It was for sale {sale}.</source>
      <translation>Na siyarwa ta {sale} ne.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Mobile money</source>
      <translation>Kuɗin waya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Name not given</source>
      <translation>Ba a ba da suna ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Not from the service</source>
      <translation>Ba daga sabis ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Notice</source>
      <translation>Sanarwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Other notice</source>
      <translation>Wata sanarwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Payout</source>
      <translation>Biyan waje</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Payout to {who}</source>
      <translation>Biyan waje ga {who}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Refund</source>
      <translation>Maida kuɗi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Reported</source>
      <translation>An faɗa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Said by the service. It cannot be asked about this.</source>
      <translation>Sabis ya faɗa. Ba za a iya tambayarsa kan wannan ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Sale {sale} was paid otherwise, or dropped. Hand over nothing for it; this money is given back.</source>
      <translation>An biya ciniki {sale} ta wata hanya, ko an bar shi. Kada a ba da kaya; a mayar da kuɗin.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Suspicious</source>
      <translation>Ana zargi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>The notice says not paid. The service was asked at {time}: paid.</source>
      <translation>Sanarwa ta ce ba a biya ba. An tambayi sabis a {time}: an biya.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>The service has not been asked about it yet. Do not hand over the goods.</source>
      <translation>Ba a tambayi sabis ba tukuna. Kada a ba da kaya.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>The service or this till knows another amount or currency. Hand over nothing for it.</source>
      <translation>Sabis ko wannan na’ura ya san wani adadi ko nau’in kuɗi. Kada a ba da komai saboda ita.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>The service says paid. Safe to hand over the goods.</source>
      <translation>Sabis ya ce an biya. Ana iya ba da kaya.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>The signature is wrong. Hand over nothing for it.</source>
      <translation>Sa hannu ba daidai ba ne. Kada a ba da komai saboda ita.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Transfer</source>
      <translation>Turin kuɗi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Transfer abroad</source>
      <translation>Aika kuɗi waje</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Verified</source>
      <translation>An tabbatar</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Verified, then another amount</source>
      <translation>An tabbatar, sannan wani adadi dabam</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Verified, then denied</source>
      <translation>An tabbatar, sannan an musanta</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Verified: paid, asked at {time}. It is not what the matched sale comes to.</source>
      <translation>An tabbatar: an biya, {time}. Ba kuɗin sayarwar da aka haɗa ba ne.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Verified: paid, asked at {time}. Its sale was paid otherwise, or dropped.</source>
      <translation>An tabbatar: an biya, an tambaya {time}. An biya cinikinsa ta wata hanya, ko an bar shi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Verified: paid, asked at {time}. No open sale of this till has this amount.</source>
      <translation>An tabbatar: an biya, {time}. Babu buɗaɗɗiyar sayarwa mai wannan kuɗi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Verified: paid, asked at {time}. Nobody is waiting with a sale of this amount: match it first.</source>
      <translation>An tabbatar: an biya, an tambaya da {time}. Babu mai jira da ciniki na wannan kuɗi: haɗa shi tukuna.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Verified: paid, asked at {time}. The amount is as reported; the service did not name it.</source>
      <translation>An tabbatar: an biya, {time}. Kuɗin yadda aka faɗa ne; sabis bai ambata ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>an unknown time</source>
      <translation>lokaci da ba a sani ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>bad signature</source>
      <translation>sa hannu mara kyau</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>came {times} times</source>
      <translation>ta zo sau {times}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>new</source>
      <translation>sabo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>{amount} stands in the takings of shift {shift}.</source>
      <translation>{amount} yana cikin kuɗin shiga na aiki {shift}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>{amount} stands in the takings of the next shift.</source>
      <translation>{amount} yana cikin kuɗin shiga na aiki na gaba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>{same} of {all} match</source>
      <translation>{same} cikin {all} sun dace</translation>
    </message>
  </context>
  <context>
    <name>NoticeActs</name>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>A notice can be sent again once a minute.</source>
      <translation>Ana iya sake aika sanarwa sau ɗaya a minti.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>Check now</source>
      <translation>Duba yanzu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>Mark as seen</source>
      <translation>An gani</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>Resend in {time}</source>
      <translation>Sake aikawa bayan {time}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>Resend notice</source>
      <translation>Sake aika sanarwa</translation>
    </message>
  </context>
  <context>
    <name>NoticeDetailPanel</name>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>Details</source>
      <translation>Bayani</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>Its text was deleted after the set time.</source>
      <translation>An share rubutunta bayan lokacin da aka saita.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>Notice</source>
      <translation>Sanarwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>Raw JSON</source>
      <translation>JSON ɗanye</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>The notice stands as it did.</source>
      <translation>Sanarwa tana nan yadda take.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>There is nothing to show.</source>
      <translation>Babu abin nunawa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>Timeline</source>
      <translation>Jerin lokaci</translation>
    </message>
  </context>
  <context>
    <name>NoticeFacts</name>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Account</source>
      <translation>Asusu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Account name</source>
      <translation>Sunan asusu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Arrived</source>
      <translation>Ya iso</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Bank</source>
      <translation>Banki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Came from</source>
      <translation>Ya fito daga</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Checked</source>
      <translation>An duba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Customer</source>
      <translation>Abokin ciniki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Fee</source>
      <translation>Kuɗin aiki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>From account</source>
      <translation>Daga asusu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Narration</source>
      <translation>Bayanin turi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Paid at</source>
      <translation>An biya a</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Payment reference</source>
      <translation>Shaidar biya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Receiver</source>
      <translation>Mai karɓa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Result</source>
      <translation>Sakamako</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Sender</source>
      <translation>Mai aikawa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Sent</source>
      <translation>An aika</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Session</source>
      <translation>Zama</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Status</source>
      <translation>Hali</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Through</source>
      <translation>Ta hanyar</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Times</source>
      <translation>Sau</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>To account</source>
      <translation>Zuwa asusu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>To account name</source>
      <translation>Sunan asusun</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>To the shop</source>
      <translation>Ga shago</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>{address}, not expected</source>
      <translation>{address}, ba a zata ba</translation>
    </message>
  </context>
  <context>
    <name>NoticeLine</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/notice_line.py" />
      <source>A notice can be sent again once a minute.</source>
      <translation>Ana iya sake aika sanarwa sau ɗaya a minti.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/notice_line.py" />
      <source>Resend in {time}</source>
      <translation>Sake aikawa bayan {time}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/notice_line.py" />
      <source>Resend notice</source>
      <translation>Sake aika sanarwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/notice_line.py" />
      <source>Service notice: it says something else. See Activity.</source>
      <translation>Sanarwar sabis: ta ce wani abu. A duba Ayyuka.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/notice_line.py" />
      <source>Service notice: none came yet</source>
      <translation>Sanarwar sabis: ba ta zo ba tukuna</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/notice_line.py" />
      <source>Service notice: {time}</source>
      <translation>Sanarwar sabis: {time}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/notice_line.py" />
      <source>Service notice: {time}, amount matches</source>
      <translation>Sanarwar sabis: {time}, kuɗi ya dace</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/notice_line.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>Na’ura ta sami matsala. An rubuta.</translation>
    </message>
  </context>
  <context>
    <name>NoticeListPanel</name>
    <message>
      <location filename="../../pos_app/ui/activity/list_panel.py" />
      <source>Mark all {count} as seen</source>
      <translation>Duka {count} an gani</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/list_panel.py" />
      <source>No BVN checks yet</source>
      <translation>Babu binciken BVN tukuna</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/list_panel.py" />
      <source>No card results yet</source>
      <translation>Babu sakamakon kati tukuna</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/list_panel.py" />
      <source>No payouts yet</source>
      <translation>Babu biyan waje tukuna</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/list_panel.py" />
      <source>No transfers yet</source>
      <translation>Babu turin kuɗi tukuna</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/list_panel.py" />
      <source>Nothing yet</source>
      <translation>Babu komai tukuna</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/list_panel.py" />
      <source>The notices could not be read</source>
      <translation>Ba a iya karanta sanarwa ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/list_panel.py" />
      <source>They appear here by themselves.</source>
      <translation>Suna bayyana a nan da kansu.</translation>
    </message>
  </context>
  <context>
    <name>NoticeReader</name>
    <message>
      <location filename="../../pos_app/ui/activity/reading.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>Na’ura ta sami matsala. An rubuta.</translation>
    </message>
  </context>
  <context>
    <name>NoticeRows</name>
    <message>
      <location filename="../../pos_app/ui/activity/notice_rows.py" />
      <source>Seen before {time}</source>
      <translation>An gani kafin {time}</translation>
    </message>
  </context>
  <context>
    <name>NoticeStory</name>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>A second payment: sale {sale} was paid otherwise, or dropped</source>
      <translation>Biya na biyu: an biya ciniki {sale} ta wata hanya, ko an bar shi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>Arrived</source>
      <translation>Ya iso</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>Arrived from {address}</source>
      <translation>Ta iso daga {address}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>Asked the service to send it again</source>
      <translation>An nemi sabis ya sake aikawa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>Came again, {times} times by now</source>
      <translation>Ta sake zuwa, sau {times} yanzu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>Came back after it was asked for</source>
      <translation>Ta dawo bayan an neme ta</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>Matched to sale {sale}</source>
      <translation>An haɗa da sayarwa {sale}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>Note: {note}</source>
      <translation>Bayani: {note}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>Personal data deleted after the set time</source>
      <translation>An share bayanan mutum bayan lokaci</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>Personal data shown to {who}</source>
      <translation>An nuna bayanan mutum ga {who}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>Reported</source>
      <translation>An faɗa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>Suspicious</source>
      <translation>Ana zargi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>The match to sale {sale} was taken back</source>
      <translation>An soke daidaitawa da ciniki {sale}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>The service answered</source>
      <translation>Sabis ya amsa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>Verified: the service says paid</source>
      <translation>An tabbatar: sabis ya ce an biya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>another amount or currency is known</source>
      <translation>an san wani adadi ko nau’in kuɗi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>bad signature</source>
      <translation>sa hannu mara kyau</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>it contradicts another notice</source>
      <translation>ta saɓa da wata sanarwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>it could not be read</source>
      <translation>ba a iya karantawa ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>no clear answer of the service</source>
      <translation>babu amsa sarai daga sabis</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>not asked about yet</source>
      <translation>ba a tambaya ba tukuna</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>not from this till</source>
      <translation>ba daga wannan na’ura ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>the notice says not paid, the service says paid</source>
      <translation>sanarwa ta ce ba a biya ba, sabis ya ce an biya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>the service cannot be asked about it</source>
      <translation>ba za a iya tambayar sabis ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>the service does not know the reference</source>
      <translation>sabis bai san lambar shaida ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>the service says not paid</source>
      <translation>sabis ya ce ba a biya ba</translation>
    </message>
  </context>
  <context>
    <name>NumberCheck</name>
    <message>
      <location filename="../../pos_app/ui/tv/number_check.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>Na’ura ta sami matsala. An rubuta.</translation>
    </message>
  </context>
  <context>
    <name>NumberField</name>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/card_field.py" />
      <source>Card number</source>
      <translation>Lambar kati</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/card_field.py" />
      <source>Card number, ends {last_four}</source>
      <translation>Lambar kati, ƙarshe {last_four}</translation>
    </message>
  </context>
  <context>
    <name>NumberSection</name>
    <message>
      <location filename="../../pos_app/ui/tv/number_section.py" />
      <source>Recent</source>
      <translation>Na baya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/number_section.py" />
      <source>The number is not complete yet</source>
      <translation>Lamba ba ta cika ba tukuna</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/number_section.py" />
      <source>The service says: {words}</source>
      <translation>Sabis ta ce: {words}</translation>
    </message>
  </context>
  <context>
    <name>OpenListScreen</name>
    <message>
      <location filename="../../pos_app/ui/transaction/open_list.py" />
      <source>Check all now</source>
      <translation>Duba duka yanzu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/transaction/open_list.py" />
      <source>Nothing is open</source>
      <translation>Babu abin da yake buɗe</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/transaction/open_list.py" />
      <source>Nothing was changed.</source>
      <translation>Ba a canza komai ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/transaction/open_list.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>Na’ura ta sami matsala. An rubuta.</translation>
    </message>
  </context>
  <context>
    <name>OpeningPanel</name>
    <message>
      <location filename="../../pos_app/ui/shift/opening.py" />
      <source>Cash in the drawer</source>
      <translation>Kuɗi a aljihu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/opening.py" />
      <source>Currency of the drawer</source>
      <translation>Nau’in kuɗin aljihu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/opening.py" />
      <source>Earlier Z reports</source>
      <translation>Rahotannin Z na baya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/opening.py" />
      <source>No shift is open</source>
      <translation>Babu aiki a buɗe</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/opening.py" />
      <source>Open shift</source>
      <translation>Buɗe aiki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/opening.py" />
      <source>Payments work without one. What is taken meanwhile is counted in the next shift.</source>
      <translation>Ana biya ba tare da shi ba, ana ƙirgawa a na gaba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/opening.py" />
      <source>Whoever is at the till may not open a shift.</source>
      <translation>Wanda ke kan kanta ba zai iya buɗe aiki ba.</translation>
    </message>
  </context>
  <context>
    <name>OrderNumber</name>
    <message>
      <location filename="../../pos_app/ui/tv/order_number.py" />
      <source>Copy</source>
      <translation>Kwafi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_number.py" />
      <source>Copy the order number {number}</source>
      <translation>Kwafi lambar oda {number}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_number.py" />
      <source>Order number</source>
      <translation>Lambar oda</translation>
    </message>
  </context>
  <context>
    <name>OrderResult</name>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>Channels can take 15 minutes to open. Leave the decoder on.</source>
      <translation>Tashoshi na iya ɗaukar minti 15. A bar dikoda a kunne.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>Do not sell it again</source>
      <translation>Kada a sake sayarwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>It may be sent again, as it is, with the same reference.</source>
      <translation>Ana iya sake aikawa, yadda take, da lambar shaida ɗaya.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>It may have been delivered.</source>
      <translation>Wataƙila ya isa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>Reported by a notice, and decides nothing: {words}</source>
      <translation>Sanarwa ta faɗa, ba ta yanke komai: {words}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>Send again is possible in {time}.</source>
      <translation>Za a iya sake aikawa bayan {time}.</translation>
    </message>
  </context>
  <context>
    <name>OrderScreen</name>
    <message>
      <location filename="../../pos_app/ui/tv/order_screen.py" />
      <source>Order number copied</source>
      <translation>An kwafi lambar oda</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_screen.py" />
      <source>Reference copied</source>
      <translation>An kwafi lambar shaida</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_screen.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>Na’ura ta sami matsala. An rubuta.</translation>
    </message>
  </context>
  <context>
    <name>OrderTicket</name>
    <message>
      <location filename="../../pos_app/ui/tv/order_ticket.py" />
      <source>Cable TV</source>
      <translation>TV ta kebul</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_ticket.py" />
      <source>Customer</source>
      <translation>Abokin ciniki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_ticket.py" />
      <source>No name given</source>
      <translation>Ba a ba da suna ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_ticket.py" />
      <source>Provider</source>
      <translation>Mai bayarwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_ticket.py" />
      <source>Started {time}</source>
      <translation>An fara {time}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_ticket.py" />
      <source>Total {time}</source>
      <translation>Jimla {time}</translation>
    </message>
  </context>
  <context>
    <name>OutcomeDialog</name>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Choose whether it was delivered.</source>
      <translation>A zaɓi ko ya isa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Delivered</source>
      <translation>Ya isa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Enter only what the customer sees on the decoder, or what the provider told you.</source>
      <translation>A rubuta abin da abokin ciniki ya gani a dikoda kawai, ko abin da mai bayarwa ya faɗa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>How it is known</source>
      <translation>Yadda aka sani</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Not delivered</source>
      <translation>Bai isa ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Outcome</source>
      <translation>Sakamako</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Write how it is known.</source>
      <translation>A rubuta yadda aka sani.</translation>
    </message>
  </context>
  <context>
    <name>Overview</name>
    <message>
      <location filename="../../pos_app/ui/shift/overview.py" />
      <source>By result</source>
      <translation>Ta sakamako</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/overview.py" />
      <source>Hour</source>
      <translation>Awa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/overview.py" />
      <source>Paid only. Currencies are never added together.</source>
      <translation>Wanda aka biya kawai. Ba a taɓa haɗa nau’in kuɗi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/overview.py" />
      <source>Payments</source>
      <translation>Biya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/overview.py" />
      <source>Payments by hour</source>
      <translation>Biya ta awa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/overview.py" />
      <source>Result</source>
      <translation>Sakamako</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/overview.py" />
      <source>Taken so far</source>
      <translation>An karɓa zuwa yanzu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/overview.py" />
      <source>Total</source>
      <translation>Jimla</translation>
    </message>
  </context>
  <context>
    <name>PackageRows</name>
    <message>
      <location filename="../../pos_app/ui/tv/package_rows.py" />
      <source>Old price in its name: {price}</source>
      <translation>Tsohon farashi a sunansa: {price}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/package_rows.py" />
      <source>The provider gives no price that can be read: it cannot be sold</source>
      <translation>Mai bayarwa bai ba da farashin da ake karantawa ba: ba za a iya sayarwa ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/package_rows.py" />
      <source>chosen</source>
      <translation>an zaɓa</translation>
    </message>
  </context>
  <context>
    <name>PackageSection</name>
    <message>
      <location filename="../../pos_app/ui/tv/package_list.py" />
      <source>1 package found</source>
      <translation>An samu fakiti 1</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/package_list.py" />
      <source>No package has “{text}”</source>
      <translation>Babu fakiti mai “{text}”</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/package_list.py" />
      <source>Packages</source>
      <translation>Fakitoci</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/package_list.py" />
      <source>Search by a part of its name, its code or its price.</source>
      <translation>A nema da wani ɓangare na suna, lamba ko farashi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/package_list.py" />
      <source>The packages could not be read</source>
      <translation>Ba a iya karanta fakitoci ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/package_list.py" />
      <source>They appear here as soon as the service lists them.</source>
      <translation>Za su bayyana a nan da zarar sabis ya jera su.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/package_list.py" />
      <source>This provider offers no packages now</source>
      <translation>Wannan mai bayarwa ba shi da fakiti yanzu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/package_list.py" />
      <source>{age}, not refreshed</source>
      <translation>{age}, ba a sabunta ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/package_list.py" />
      <source>{count} packages found</source>
      <translation>An samu fakiti {count}</translation>
    </message>
  </context>
  <context>
    <name>PageFrame</name>
    <message>
      <location filename="../../pos_app/ui/settings/frame.py" />
      <source>Back to defaults</source>
      <translation>Koma na farko</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/frame.py" />
      <source>Cancel</source>
      <translation>Soke</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/frame.py" />
      <source>Save</source>
      <translation>Ajiye</translation>
    </message>
  </context>
  <context>
    <name>Part</name>
    <message>
      <location filename="../../pos_app/ui/card/entry/parts.py" />
      <source>CVV</source>
      <translation>CVV</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/parts.py" />
      <source>amount</source>
      <translation>kuɗi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/parts.py" />
      <source>card number</source>
      <translation>lambar kati</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/parts.py" />
      <source>expiry</source>
      <translation>ƙarewa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/parts.py" />
      <source>note</source>
      <translation>bayani</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/parts.py" />
      <source>payer e-mail</source>
      <translation>imel ɗin mai biya</translation>
    </message>
  </context>
  <context>
    <name>PayBar</name>
    <message>
      <location filename="../../pos_app/ui/card/entry/pay_bar.py" />
      <source>Clear</source>
      <translation>Share</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/pay_bar.py" />
      <source>End this sale</source>
      <translation>Kammala wannan ciniki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/pay_bar.py" />
      <source>No real money</source>
      <translation>Ba kuɗin gaske ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/pay_bar.py" />
      <source>Undo</source>
      <translation>Mayar</translation>
    </message>
  </context>
  <context>
    <name>PayButton</name>
    <message>
      <location filename="../../pos_app/ui/transaction/pay.py" />
      <source>Pay</source>
      <translation>Biya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/transaction/pay.py" />
      <source>Pay {money}</source>
      <translation>Biya {money}</translation>
    </message>
  </context>
  <context>
    <name>PaymentProgress</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/progress_stage.py" />
      <source>Cancelling is a request. If the money was already taken, the payment stays Paid.</source>
      <translation>Sokewa roƙo ne. Idan an riga an ɗauki kuɗi, biyan zai zama An biya.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/progress_stage.py" />
      <source>Check now</source>
      <translation>Duba yanzu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/progress_stage.py" />
      <source>End this sale</source>
      <translation>Kammala wannan ciniki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/progress_stage.py" />
      <source>The bank may still take the money. The sale can be ended when the result is known.</source>
      <translation>Banki na iya karɓar kuɗin har yanzu. Za a iya kammala cinikin idan an san sakamako.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/progress_stage.py" />
      <source>The bank was never asked. You may try another card.</source>
      <translation>Ba a tambayi banki ba. Ana iya gwada wani kati.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/progress_stage.py" />
      <source>The payment goes on.</source>
      <translation>Biyan yana ci gaba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/progress_stage.py" />
      <source>Try another card</source>
      <translation>Gwada wani kati</translation>
    </message>
  </context>
  <context>
    <name>PaymentResult</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>A manager closed this payment</source>
      <translation>Manaja ya rufe wannan biya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>Check now</source>
      <translation>Duba yanzu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>Do not charge this again</source>
      <translation>Kada a sake caji</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>End this sale</source>
      <translation>Kammala wannan ciniki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>New payment</source>
      <translation>Sabon biya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>Next customer</source>
      <translation>Abokin ciniki na gaba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>The bank was never asked</source>
      <translation>Ba a taɓa tambayar banki ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>The money may already have left the card.</source>
      <translation>Wataƙila kuɗin ya riga ya bar katin.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>The sale may be paid in another way. If this one succeeds after all, the till warns you.</source>
      <translation>Ana iya biyan ciniki ta wata hanya. Idan wannan ya yi nasara daga baya, kanta zai faɗa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>Try again</source>
      <translation>Sake gwadawa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>Try another card</source>
      <translation>Gwada wani kati</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>You may try another card. Kaunta goes on asking until the result is known.</source>
      <translation>Kuna iya gwada wani kati. Kaunta na ci gaba da tambaya har sai an san sakamakon.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>{next}. Goes on when you leave this screen.</source>
      <translation>{next}. Yana ci gaba idan an bar wannan allo.</translation>
    </message>
  </context>
  <context>
    <name>PaymentScreen</name>
    <message>
      <location filename="../../pos_app/ui/card/progress_screen.py" />
      <source>Reference copied</source>
      <translation>An kwafi lambar shaida</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress_screen.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>Na’ura ta sami matsala. An rubuta.</translation>
    </message>
  </context>
  <context>
    <name>PdfButton</name>
    <message>
      <location filename="../../pos_app/ui/documents/pdf_button.py" />
      <source>It was noted.</source>
      <translation>An rubuta.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/pdf_button.py" />
      <source>Not saved</source>
      <translation>Ba a ajiye ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/pdf_button.py" />
      <source>PDF saved</source>
      <translation>An ajiye PDF</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/pdf_button.py" />
      <source>Save PDF</source>
      <translation>Ajiye PDF</translation>
    </message>
  </context>
  <context>
    <name>People</name>
    <message>
      <location filename="../../pos_app/ui/people/words.py" />
      <source>Cashier</source>
      <translation>Mai karɓar kuɗi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/words.py" />
      <source>Does not work here any more</source>
      <translation>Ba ya aiki a nan yanzu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/words.py" />
      <source>Looks at the history, masked, and changes nothing.</source>
      <translation>Yana duba tarihi, a ɓoye, ba ya canza komai.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/words.py" />
      <source>Manager</source>
      <translation>Manaja</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/words.py" />
      <source>May do everything, and goes live.</source>
      <translation>Zai iya komai, yana fara kuɗin gaske.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/words.py" />
      <source>Owner</source>
      <translation>Mai shago</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/words.py" />
      <source>Sells, approves, sets the till up, and answers for cashiers and support.</source>
      <translation>Yana sayarwa, amincewa, saita na’ura, yana da alhakin masu karɓar kuɗi da taimako.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/words.py" />
      <source>Sells, prints, and opens and closes shifts.</source>
      <translation>Yana sayarwa, bugawa, buɗewa da rufe aiki.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/words.py" />
      <source>Support</source>
      <translation>Taimako</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/words.py" />
      <source>{role} · has an open sale</source>
      <translation>{role} · yana da sayarwa a buɗe</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/words.py" />
      <source>{role} · has to wait</source>
      <translation>{role} · dole ya jira</translation>
    </message>
  </context>
  <context>
    <name>PersonalQuestion</name>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Leave it hidden</source>
      <translation>Bari a ɓoye</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Show it</source>
      <translation>Nuna</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Show personal data?</source>
      <translation>A nuna bayanan mutum?</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>That it was shown, when and to whom is written down for good. Show it only where it is needed now.</source>
      <translation>Ana rubuta cewa an nuna, yaushe da wa, har abada. A nuna inda ake buƙata yanzu kawai.</translation>
    </message>
  </context>
  <context>
    <name>PinPanel</name>
    <message>
      <location filename="../../pos_app/ui/people/pin_panel.py" />
      <source>Clear</source>
      <translation>Share</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/pin_panel.py" />
      <source>Forgot PIN? Ask a manager</source>
      <translation>An manta PIN? A tambayi manaja</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/pin_panel.py" />
      <source>Forgot PIN? Use the recovery code</source>
      <translation>An manta PIN? A yi amfani da lambar ceto</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/pin_panel.py" />
      <source>PIN</source>
      <translation>PIN</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/pin_panel.py" />
      <source>Practice: the PIN is {pin}</source>
      <translation>Gwaji: PIN shi ne {pin}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/pin_panel.py" />
      <source>Too many wrong PINs. Wait {time}.</source>
      <translation>PIN mara kyau ya yi yawa. A jira {time}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/pin_panel.py" />
      <source>Type your {count}-digit PIN</source>
      <translation>A rubuta PIN mai lambobi {count}</translation>
    </message>
  </context>
  <context>
    <name>PrintButton</name>
    <message>
      <location filename="../../pos_app/ui/documents/print_bar.py" />
      <source>It was noted.</source>
      <translation>An rubuta.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/print_bar.py" />
      <source>Nothing was printed.</source>
      <translation>Ba a buga komai ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/print_bar.py" />
      <source>Print again</source>
      <translation>Sake bugawa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/print_bar.py" />
      <source>Print receipt</source>
      <translation>Buga rasit</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/print_bar.py" />
      <source>Something in the till went wrong</source>
      <translation>Na’ura ta sami matsala</translation>
    </message>
  </context>
  <context>
    <name>ProgressBar</name>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>Progress</source>
      <translation>Ci gaba</translation>
    </message>
  </context>
  <context>
    <name>ProgressStage</name>
    <message>
      <location filename="../../pos_app/ui/transaction/stage.py" />
      <source>Slower than usual. Nothing to do.</source>
      <translation>Ya fi saba jinkiri. Babu abin yi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/transaction/stage.py" />
      <source>this step</source>
      <translation>wannan mataki</translation>
    </message>
  </context>
  <context>
    <name>ProviderTiles</name>
    <message>
      <location filename="../../pos_app/ui/tv/provider_tiles.py" />
      <source>Provider</source>
      <translation>Mai bayarwa</translation>
    </message>
  </context>
  <context>
    <name>QWidget</name>
    <message>
      <location filename="../../pos_app/app/screens_setup/service_screens.py" />
      <source>A copy of the journal each day</source>
      <translation>Kwafin littafi kowace rana</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/settings_screens.py" />
      <source>A printer problem never changes a payment</source>
      <translation>Matsalar firinta ba ta canza biya</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/service_screens.py" />
      <source>About and support</source>
      <translation>Bayani da taimako</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/service_screens.py" />
      <source>Backups</source>
      <translation>Kwafi na ajiya</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/settings_screens.py" />
      <source>Compatibility</source>
      <translation>Daidaituwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/settings_screens.py" />
      <source>For this till only</source>
      <translation>Ga wannan na’ura kawai</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/settings_screens.py" />
      <source>How the till hears of money</source>
      <translation>Yadda na’ura ke jin labarin kuɗi</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/settings_screens.py" />
      <source>In the top bar and on receipts</source>
      <translation>A saman allo da kan rasit</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/settings_screens.py" />
      <source>Live feed</source>
      <translation>Labarai kai tsaye</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/settings_screens.py" />
      <source>People and PINs</source>
      <translation>Mutane da PIN</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/settings_screens.py" />
      <source>Printer</source>
      <translation>Firinta</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/settings_screens.py" />
      <source>Screen and language</source>
      <translation>Allo da harshe</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/settings_screens.py" />
      <source>Shop</source>
      <translation>Shago</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/service_screens.py" />
      <source>What this is made of</source>
      <translation>Abin da aka yi shi da shi</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/settings_screens.py" />
      <source>Who works at this till</source>
      <translation>Masu aiki a wannan na’ura</translation>
    </message>
  </context>
  <context>
    <name>RawText</name>
    <message>
      <location filename="../../pos_app/ui/activity/raw_text.py" />
      <source>And more: only the first {count} lines are shown</source>
      <translation>Da ƙari: layuka {count} na farko kawai aka nuna</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/raw_text.py" />
      <source>Copy</source>
      <translation>Kwafi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/raw_text.py" />
      <source>Copy the notice</source>
      <translation>Kwafi sanarwa</translation>
    </message>
  </context>
  <context>
    <name>ReceiptSide</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/parts.py" />
      <source>Ask a manager</source>
      <translation>Tambayi manaja</translation>
    </message>
  </context>
  <context>
    <name>ReceiptSlip</name>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/receipt_slip.py" />
      <source>Receipt</source>
      <translation>Rasit</translation>
    </message>
  </context>
  <context>
    <name>RecentAsking</name>
    <message>
      <location filename="../../pos_app/ui/tv/recent_dialog.py" />
      <source>Close</source>
      <translation>Rufe</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/recent_dialog.py" />
      <source>Recent numbers</source>
      <translation>Lambobin kwanan nan</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/recent_dialog.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>Na’ura ta sami matsala. An rubuta.</translation>
    </message>
  </context>
  <context>
    <name>RecentDialog</name>
    <message>
      <location filename="../../pos_app/ui/tv/recent_dialog.py" />
      <source>Choosing one checks it with the provider again.</source>
      <translation>Zaɓar ɗaya yana sake duba shi da mai bayarwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/recent_dialog.py" />
      <source>Forget all</source>
      <translation>Manta duka</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/recent_dialog.py" />
      <source>Keep numbers on this till</source>
      <translation>Ajiye lambobi a wannan na’ura</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/recent_dialog.py" />
      <source>No number is kept on this till. Turn it on to find them here again.</source>
      <translation>Babu lambar da aka ajiye a wannan na’ura. A kunna don samunsu a nan.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/recent_dialog.py" />
      <source>Numbers that are paid for from now on stand here, half hidden.</source>
      <translation>Lambobin da za a biya daga yanzu suna nan, rabi a ɓoye.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/recent_dialog.py" />
      <source>Remove</source>
      <translation>Cire</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/recent_dialog.py" />
      <source>Remove {number}</source>
      <translation>Cire {number}</translation>
    </message>
  </context>
  <context>
    <name>ReferenceRow</name>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/reference_row.py" />
      <source>Copy {reference}</source>
      <translation>Kwafi {reference}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/reference_row.py" />
      <source>Ref</source>
      <translation>Shaida</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/reference_row.py" />
      <source>Reference</source>
      <translation>Lambar shaida</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/reference_row.py" />
      <source>Reference {reference}, copy</source>
      <translation>Lambar shaida {reference}, kwafi</translation>
    </message>
  </context>
  <context>
    <name>ReportDialog</name>
    <message>
      <location filename="../../pos_app/ui/shift/report_dialog.py" />
      <source>Close</source>
      <translation>Rufe</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/report_dialog.py" />
      <source>Earlier</source>
      <translation>Na baya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/report_dialog.py" />
      <source>Later</source>
      <translation>Na gaba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/report_dialog.py" />
      <source>Print</source>
      <translation>Buga</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/report_dialog.py" />
      <source>Print again</source>
      <translation>Sake bugawa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/report_dialog.py" />
      <source>Sign out</source>
      <translation>Fita</translation>
    </message>
  </context>
  <context>
    <name>ResultBadge</name>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Suspicious</source>
      <translation>Ana zargi</translation>
    </message>
  </context>
  <context>
    <name>ResultButtons</name>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>New TV payment</source>
      <translation>Sabon biyan TV</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>Next customer</source>
      <translation>Abokin ciniki na gaba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>Same customer</source>
      <translation>Wannan abokin ciniki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>Send again</source>
      <translation>Sake aikawa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>Try again</source>
      <translation>Sake gwadawa</translation>
    </message>
  </context>
  <context>
    <name>ResultStage</name>
    <message>
      <location filename="../../pos_app/ui/transaction/result_stage.py" />
      <source>Ask a manager</source>
      <translation>Tambayi manaja</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/transaction/result_stage.py" />
      <source>Details</source>
      <translation>Bayani</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/transaction/result_stage.py" />
      <source>Hide receipt</source>
      <translation>Ɓoye rasit</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/transaction/result_stage.py" />
      <source>Nothing was changed.</source>
      <translation>Ba a canza komai ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/transaction/result_stage.py" />
      <source>Show receipt</source>
      <translation>Nuna rasit</translation>
    </message>
  </context>
  <context>
    <name>SaleDialog</name>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>All of them have this amount and are open.</source>
      <translation>Dukansu suna da wannan kuɗi kuma a buɗe suke.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>It is paid already. Hand over nothing for this money: it is given back. This stays.</source>
      <translation>An riga an biya shi. Kada a bayar da komai don wannan kuɗi: ana mayar da shi. Wannan zai tsaya.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>None of these</source>
      <translation>Babu ɗaya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Sale {sale}, {amount}</source>
      <translation>Sayarwa {sale}, {amount}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Which sale is it for?</source>
      <translation>Ta wace sayarwa ce?</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Which sale was paid twice?</source>
      <translation>Wane ciniki aka biya sau biyu?</translation>
    </message>
  </context>
  <context>
    <name>SearchLine</name>
    <message>
      <location filename="../../pos_app/ui/tv/search_line.py" />
      <source>Name, code or price</source>
      <translation>Suna, lamba ko farashi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/search_line.py" />
      <source>Search packages by name, code or price</source>
      <translation>A nemi fakiti da suna, lamba ko farashi</translation>
    </message>
  </context>
  <context>
    <name>SectionList</name>
    <message>
      <location filename="../../pos_app/ui/settings/section_list.py" />
      <source>Settings</source>
      <translation>Saituna</translation>
    </message>
  </context>
  <context>
    <name>SendAgainDialog</name>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>If not, it is bought now, and may then be bought twice: {amount} each.</source>
      <translation>Idan ba haka ba, za a saye ta yanzu, kuma tana iya zama sau biyu: {amount} kowacce.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>If {provider} knows the order, nothing more is bought.</source>
      <translation>Idan {provider} ya san odar, ba a sake sayen komai ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Look at the decoder first. If the channels are open, send nothing.</source>
      <translation>Ka fara duba dikoda. Idan tashoshi sun buɗe, kada ka aika komai.</translation>
    </message>
  </context>
  <context>
    <name>SendingStage</name>
    <message>
      <location filename="../../pos_app/ui/tv/sending_stage.py" />
      <source>Customer</source>
      <translation>Abokin ciniki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sending_stage.py" />
      <source>Leave the decoder on</source>
      <translation>A bar dikoda a kunne</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sending_stage.py" />
      <source>Leaving this screen stops nothing. A TV payment cannot be taken back.</source>
      <translation>Barin wannan allo ba ya tsayar da komai. Ba a mayar da biyan TV.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sending_stage.py" />
      <source>Next customer</source>
      <translation>Abokin ciniki na gaba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sending_stage.py" />
      <source>Nothing to do</source>
      <translation>Babu abin yi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sending_stage.py" />
      <source>Renewing the package</source>
      <translation>Ana sabunta fakiti</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sending_stage.py" />
      <source>You</source>
      <translation>Kai</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sending_stage.py" />
      <source>{provider} acts now</source>
      <translation>Lokacin {provider}</translation>
    </message>
  </context>
  <context>
    <name>SettingsScreen</name>
    <message>
      <location filename="../../pos_app/ui/settings/screen.py" />
      <source>Saved</source>
      <translation>An ajiye</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/screen.py" />
      <source>Some of it takes effect when the till is started again.</source>
      <translation>Wasu za su fara aiki idan aka sake kunna na’ura.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/screen.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>Na’ura ta sami matsala. An rubuta.</translation>
    </message>
  </context>
  <context>
    <name>ShiftHead</name>
    <message>
      <location filename="../../pos_app/ui/shift/head.py" />
      <source>Cash in / out</source>
      <translation>Kuɗi ciki / waje</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/head.py" />
      <source>Close shift</source>
      <translation>Rufe aiki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/head.py" />
      <source>Float {money}</source>
      <translation>Kuɗin farko {money}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/head.py" />
      <source>Shift {number} is open</source>
      <translation>Aiki {number} a buɗe yake</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/head.py" />
      <source>Time to result {time}</source>
      <translation>Lokaci zuwa sakamako {time}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/head.py" />
      <source>X report</source>
      <translation>Rahoton X</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/head.py" />
      <source>{name} since {time}, {span}</source>
      <translation>{name} tun {time}, {span}</translation>
    </message>
  </context>
  <context>
    <name>ShiftScreen</name>
    <message>
      <location filename="../../pos_app/ui/shift/screen.py" />
      <source>Cash drawer</source>
      <translation>Aljihun kuɗi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/screen.py" />
      <source>It was noted.</source>
      <translation>An rubuta.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/screen.py" />
      <source>Shift</source>
      <translation>Aiki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/screen.py" />
      <source>Shift {number} is closed</source>
      <translation>An rufe aiki {number}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/screen.py" />
      <source>Something in the till went wrong</source>
      <translation>Na’ura ta sami matsala</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/screen.py" />
      <source>The shift cannot be read</source>
      <translation>Ba a iya karanta aikin ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/screen.py" />
      <source>X report of shift {number}</source>
      <translation>Rahoton X na aiki {number}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/screen.py" />
      <source>Z report {number}</source>
      <translation>Rahoton Z {number}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/screen.py" />
      <source>{money} put in</source>
      <translation>An saka {money}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/screen.py" />
      <source>{money} taken out</source>
      <translation>An cire {money}</translation>
    </message>
  </context>
  <context>
    <name>ShownApproval</name>
    <message>
      <location filename="../../pos_app/ui/web/shown_approval.py" />
      <source>Customer approval</source>
      <translation>Amincewar abokin ciniki</translation>
    </message>
  </context>
  <context>
    <name>SignInScreen</name>
    <message>
      <location filename="../../pos_app/ui/people/sign_in.py" />
      <source>Locked after a minute without touch</source>
      <translation>An kulle bayan minti ɗaya ba a taɓa ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/sign_in.py" />
      <source>Locked after {count} minutes without touch</source>
      <translation>An kulle bayan minti {count} ba a taɓa ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/sign_in.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>Na’ura ta sami matsala. An rubuta.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/sign_in.py" />
      <source>Who is at the counter?</source>
      <translation>Wane ne a kanta?</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/sign_in.py" />
      <source>Wrong PIN. One more try.</source>
      <translation>PIN mara kyau. Saura gwaji ɗaya.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/sign_in.py" />
      <source>Wrong PIN. {count} tries left.</source>
      <translation>PIN mara kyau. Saura gwaji {count}.</translation>
    </message>
  </context>
  <context>
    <name>Skeleton</name>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/skeleton.py" />
      <source>Loading</source>
      <translation>Ana lodi</translation>
    </message>
  </context>
  <context>
    <name>Standing</name>
    <message>
      <location filename="../../pos_app/ui/card/entry/sentence_over_pay.py" />
      <source>Cannot pay yet: 1 field to check</source>
      <translation>Ba a biya tukuna: wuri 1 a duba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/sentence_over_pay.py" />
      <source>Cannot pay yet: service offline</source>
      <translation>Ba a biya tukuna: sabis ba ya nan</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/sentence_over_pay.py" />
      <source>Cannot pay yet: service offline, 1 field to check</source>
      <translation>Ba a biya tukuna: sabis ba ya nan, wuri 1 a duba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/sentence_over_pay.py" />
      <source>Cannot pay yet: service offline, {count} fields to check</source>
      <translation>Ba a biya tukuna: sabis ba ya nan, wurare {count} a duba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/sentence_over_pay.py" />
      <source>Cannot pay yet: {count} fields to check</source>
      <translation>Ba a biya tukuna: wurare {count} a duba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/sentence_over_pay.py" />
      <source>Cannot pay: card payments are closed</source>
      <translation>Ba za a iya biya ba: an rufe biyan kati</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/sentence_over_pay.py" />
      <source>Cleared.</source>
      <translation>An share.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/sentence_over_pay.py" />
      <source>Still to type: {names}</source>
      <translation>Sauran rubutu: {names}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/sentence_over_pay.py" />
      <source>Still to type: {names} and {count} more</source>
      <translation>Sauran rubutu: {names} da {count} kuma</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/sentence_over_pay.py" />
      <source>Writing the payment down</source>
      <translation>Ana rubuta biyan</translation>
    </message>
  </context>
  <context>
    <name>Stepper</name>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/stepper.py" />
      <source>Steps</source>
      <translation>Matakai</translation>
    </message>
  </context>
  <context>
    <name>SummaryPanel</name>
    <message>
      <location filename="../../pos_app/ui/tv/summary_panel.py" />
      <source>How the customer paid</source>
      <translation>Yadda abokin ciniki ya biya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/summary_panel.py" />
      <source>No real money</source>
      <translation>Ba kuɗin gaske ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/summary_panel.py" />
      <source>Summary</source>
      <translation>Taƙaitawa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/summary_panel.py" />
      <source>The customer paid by</source>
      <translation>Abokin ciniki ya biya da</translation>
    </message>
  </context>
  <context>
    <name>Switch</name>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/switch.py" />
      <source>Off</source>
      <translation>A kashe</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/switch.py" />
      <source>On</source>
      <translation>A kunne</translation>
    </message>
  </context>
  <context>
    <name>TakePaymentScreen</name>
    <message>
      <location filename="../../pos_app/ui/card/entry_screen.py" />
      <source>Nothing was charged. Type the card again to try once more.</source>
      <translation>Ba a caji komai ba. A sake rubuta kati don sake gwadawa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry_screen.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>Na’ura ta sami matsala. An rubuta.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry_screen.py" />
      <source>Type the card again: a payment that was begun is shown, never charged twice.</source>
      <translation>A sake rubuta kati: biyan da aka fara ana nuna shi, ba a cajinsa sau biyu.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry_screen.py" />
      <source>Why?</source>
      <translation>Me ya sa?</translation>
    </message>
  </context>
  <context>
    <name>Ticket</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>Asked once</source>
      <translation>An tambaya sau ɗaya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>Asked {count} times</source>
      <translation>An tambaya sau {count}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>Card</source>
      <translation>Kati</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>Card payment</source>
      <translation>Biyan kati</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>Last {time}</source>
      <translation>Na ƙarshe {time}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>Not asked yet</source>
      <translation>Ba a tambaya ba tukuna</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>Not shown</source>
      <translation>Ba a nuna ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>Payer</source>
      <translation>Mai biya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>Started {time}</source>
      <translation>An fara {time}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>Total {time}</source>
      <translation>Jimla {time}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>{title}, step {place} of {count}, done</source>
      <translation>{title}, mataki {place} cikin {count}, an gama</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>{title}, step {place} of {count}, later</source>
      <translation>{title}, mataki {place} cikin {count}, nan gaba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>{title}, step {place} of {count}, now</source>
      <translation>{title}, mataki {place} cikin {count}, yanzu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>{title}, step {place} of {count}, skipped</source>
      <translation>{title}, mataki {place} cikin {count}, an tsallake</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>{title}, step {place} of {count}, {word}</source>
      <translation>{title}, mataki {place} cikin {count}, {word}</translation>
    </message>
  </context>
  <context>
    <name>TillWindow</name>
    <message>
      <location filename="../../pos_app/app/till.py" />
      <source>A backup was put back</source>
      <translation>An mayar da kwafi</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/till.py" />
      <source>A journal that was set aside cannot be read</source>
      <translation>Ba a iya karanta littafin da aka ajiye gefe ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/history_screens.py" />
      <source>A manager signs for the difference. It is printed on the Z report with the name.</source>
      <translation>Manaja ya sa hannu kan bambanci. Ana bugawa a rahoton Z tare da suna.</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/payment_screens.py" />
      <source>Activity</source>
      <translation>Ayyuka</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/till.py" />
      <source>All that was in it was saved among the backups. Put the file back where it was, or close the till: the next start offers that copy.</source>
      <translation>An adana duk abin da ke ciki cikin kwafin ajiya. Mayar da fayil ɗin wurinsa, ko rufe kantar: idan aka sake buɗewa za a ba da wannan kwafin.</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/payment_screens.py" />
      <source>Cable TV</source>
      <translation>TV ta kebul</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/payment_screens.py" />
      <source>Card</source>
      <translation>Kati</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/history_screens.py" />
      <source>Close and print Z</source>
      <translation>Rufe kuma buga Z</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/history_screens.py" />
      <source>History</source>
      <translation>Tarihi</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/till.py" />
      <source>It is not installed by itself.</source>
      <translation>Ba ya shigarwa da kansa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/history_screens.py" />
      <source>It was noted.</source>
      <translation>An rubuta.</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/till.py" />
      <source>It was noted. Go on working.</source>
      <translation>An rubuta. A ci gaba da aiki.</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/till.py" />
      <source>Kaunta {version} is there</source>
      <translation>Kaunta {version} ta zo</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/history_screens.py" />
      <source>Keep open</source>
      <translation>Bar a buɗe</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/payment_screens.py" />
      <source>Nobody is asked to pay it any more.</source>
      <translation>Ba a sake tambayar kowa ya biya ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/till.py" />
      <source>Not in the journal</source>
      <translation>Ba ya cikin littafi</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/history_screens.py" />
      <source>Nothing was printed.</source>
      <translation>Ba a buga komai ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/till.py" />
      <source>Notices are missing</source>
      <translation>Wasu sanarwa sun ɓace</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/till.py" />
      <source>Payments may be missing here. It is tried again every hour; the owner sees more in Settings, Backups.</source>
      <translation>Wataƙila wasu biyan kuɗi ba sa nan. Ana sake gwadawa kowace awa; mai shagon yana ganin ƙari a Saituna, Kwafi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/till.py" />
      <source>Put the file back where it was, or close the till and start it again.</source>
      <translation>Mayar da fayil ɗin wurinsa, ko rufe kantar ka sake buɗe ta.</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/payment_screens.py" />
      <source>Sale ended</source>
      <translation>An kammala ciniki</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/settings_screens.py" />
      <source>Sandbox</source>
      <translation>Gwaji</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/service_screens.py" />
      <source>Service and keys</source>
      <translation>Sabis da makullai</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/__init__.py" />
      <source>Settings</source>
      <translation>Saituna</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/history_screens.py" />
      <source>Shift</source>
      <translation>Aiki</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/history_screens.py" />
      <source>Something in the till went wrong</source>
      <translation>Na’ura ta sami matsala</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/payment_screens.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>Na’ura ta sami matsala. An rubuta.</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/history_screens.py" />
      <source>The cash differs</source>
      <translation>Kuɗin ya bambanta</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/lock_controller.py" />
      <source>The customer types into the bank’s page. It locks when that has ended.</source>
      <translation>Abokin ciniki yana rubutu a shafin banki. Za a kulle idan ya gama.</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/till.py" />
      <source>The journal was checked</source>
      <translation>An duba littafin</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/payment_screens.py" />
      <source>The payment was not closed</source>
      <translation>Ba a rufe biyan ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/lock_controller.py" />
      <source>The till locks in a moment</source>
      <translation>Na’ura za ta kulle nan da nan</translation>
    </message>
  </context>
  <context>
    <name>TopBar</name>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>By another program</source>
      <translation>Ta wani shiri</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>By another program at {address}</source>
      <translation>Ta wani shiri a {address}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Could not listen at {address}</source>
      <translation>Ba a iya saurare a {address} ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Feed *blocked*</source>
      <translation>Labarai *an toshe*</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Feed *live*</source>
      <translation>Labarai *kai tsaye*</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Feed *off*</source>
      <translation>Labarai *a kashe*</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Kaunta</source>
      <translation>Kaunta</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Keys refused</source>
      <translation>An ƙi makullai</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Listening at {address}</source>
      <translation>Ana saurare a {address}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>No address or no keys yet</source>
      <translation>Babu adireshi ko makullai tukuna</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>No notices are listened for</source>
      <translation>Ba a sauraren sanarwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Not asked yet</source>
      <translation>Ba a tambaya ba tukuna</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Service *checking*</source>
      <translation>Sabis *ana dubawa*</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Service *not set up*</source>
      <translation>Sabis *ba a saita ba*</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Service *online*</source>
      <translation>Sabis *yana nan*</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Service offline</source>
      <translation>Sabis ba ya nan</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Since {time}</source>
      <translation>Tun {time}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>The program that listened has ended. Start it or this till again</source>
      <translation>Shirin da yake saurare ya ƙare. A sake kunna shi ko wannan na’ura</translation>
    </message>
  </context>
  <context>
    <name>TotalsLine</name>
    <message>
      <location filename="../../pos_app/ui/history/list_panel.py" />
      <source>1 line</source>
      <translation>Layi 1</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/list_panel.py" />
      <source>More than {count} lines</source>
      <translation>Fiye da layi {count}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/list_panel.py" />
      <source>Paid {amounts}</source>
      <translation>An biya {amounts}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/list_panel.py" />
      <source>{count} lines</source>
      <translation>Layi {count}</translation>
    </message>
  </context>
  <context>
    <name>TroublePanel</name>
    <message>
      <location filename="../../pos_app/ui/web/trouble.py" />
      <source>It is not known yet whether money moved. Kaunta goes on asking for the result.</source>
      <translation>Ba a san ko kuɗi ya motsa ba tukuna. Kaunta tana ci gaba da tambayar sakamako.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/trouble.py" />
      <source>Kaunta asks for the result.</source>
      <translation>Kaunta tana tambayar sakamako.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/trouble.py" />
      <source>The bank’s page did not open.</source>
      <translation>Shafin banki bai buɗe ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/trouble.py" />
      <source>The bank’s page has stopped.</source>
      <translation>Shafin banki ya tsaya.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/trouble.py" />
      <source>The bank’s page is still blank.</source>
      <translation>Shafin banki babu komai tukuna.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/trouble.py" />
      <source>The customer is back from the bank.</source>
      <translation>Abokin ciniki ya dawo daga banki.</translation>
    </message>
  </context>
  <context>
    <name>TvEntryScreen</name>
    <message>
      <location filename="../../pos_app/ui/tv/entry.py" />
      <source>Choose it again, at the price that stands there now.</source>
      <translation>A sake zaɓar sa, a farashin da yake can yanzu.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/entry.py" />
      <source>{package} is not sold any more as it was chosen.</source>
      <translation>Ba a sayar da {package} yadda aka zaɓa yanzu.</translation>
    </message>
  </context>
  <context>
    <name>TvScreen</name>
    <message>
      <location filename="../../pos_app/ui/tv/screen.py" />
      <source>Cable TV: {word}</source>
      <translation>TV ta kebul: {word}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/screen.py" />
      <source>The orders cannot be shown</source>
      <translation>Ba za a iya nuna odoji ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/screen.py" />
      <source>This order cannot be shown</source>
      <translation>Ba za a iya nuna wannan oda ba</translation>
    </message>
  </context>
  <context>
    <name>TvStanding</name>
    <message>
      <location filename="../../pos_app/ui/tv/sentence_over_pay.py" />
      <source>Cannot pay yet: the service is offline.</source>
      <translation>Ba a biya tukuna: sabis ba ya nan.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sentence_over_pay.py" />
      <source>Cannot pay yet: the {number} was not accepted.</source>
      <translation>Ba a biya tukuna: ba a karɓi {number} ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sentence_over_pay.py" />
      <source>Cannot pay: TV payments are closed.</source>
      <translation>Ba za a iya biya ba: an rufe biyan TV.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sentence_over_pay.py" />
      <source>Checking the price once more before it is sent.</source>
      <translation>Ana sake duba farashi kafin a aika.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sentence_over_pay.py" />
      <source>Read the number and the name back to the customer. A TV payment cannot be taken back.</source>
      <translation>A karanta wa abokin ciniki lamba da suna. Ba a mayar da biyan TV.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sentence_over_pay.py" />
      <source>Read the number back to the customer. A TV payment cannot be taken back.</source>
      <translation>A karanta wa abokin ciniki lamba. Ba a mayar da biyan TV.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sentence_over_pay.py" />
      <source>Still to do: {names}.</source>
      <translation>Saura: {names}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sentence_over_pay.py" />
      <source>Waiting for the provider to accept the number.</source>
      <translation>Ana jiran mai bayarwa ya karɓi lamba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sentence_over_pay.py" />
      <source>check of the number</source>
      <translation>duba lamba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sentence_over_pay.py" />
      <source>how the customer paid</source>
      <translation>yadda abokin ciniki ya biya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sentence_over_pay.py" />
      <source>package</source>
      <translation>fakiti</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sentence_over_pay.py" />
      <source>provider</source>
      <translation>mai bayarwa</translation>
    </message>
  </context>
  <context>
    <name>UnlockedSection</name>
    <message>
      <location filename="../../pos_app/ui/settings/unlocked_section.py" />
      <source>A manager can open it here with a PIN, for one change. You stay signed in.</source>
      <translation>Manaja zai iya buɗe shi a nan da PIN, don canji ɗaya. Kai kana ciki.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/unlocked_section.py" />
      <source>Ask a manager or the owner to sign in.</source>
      <translation>A roƙi manaja ko mai shago ya shiga.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/unlocked_section.py" />
      <source>Ask the owner to sign in.</source>
      <translation>A roƙi mai shago ya shiga.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/unlocked_section.py" />
      <source>Close it</source>
      <translation>Rufe shi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/unlocked_section.py" />
      <source>It closes when something was changed, or you leave it.</source>
      <translation>Yana rufewa idan aka canza wani abu, ko ka bar shi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/unlocked_section.py" />
      <source>Only a manager may see this</source>
      <translation>Manaja kawai zai iya ganin wannan</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/unlocked_section.py" />
      <source>Only the owner may see this</source>
      <translation>Mai shago kawai zai iya ganin wannan</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/unlocked_section.py" />
      <source>Open</source>
      <translation>Buɗe</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/unlocked_section.py" />
      <source>Open with a PIN</source>
      <translation>Buɗe da PIN</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/unlocked_section.py" />
      <source>Open “{section}”?</source>
      <translation>A buɗe “{section}”?</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/unlocked_section.py" />
      <source>Opened by {name}, for one change</source>
      <translation>{name} ya buɗe shi, don canji ɗaya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/unlocked_section.py" />
      <source>The owner can open it here with a PIN, for one change. You stay signed in.</source>
      <translation>Mai shago zai iya buɗe shi a nan da PIN, don canji ɗaya. Kai kana ciki.</translation>
    </message>
  </context>
  <context>
    <name>VacantPage</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/parts.py" />
      <source>Bring it back</source>
      <translation>Dawo da shi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/parts.py" />
      <source>The bank’s page is in its own window</source>
      <translation>Shafin banki yana tagarsa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/parts.py" />
      <source>The customer types the code there.</source>
      <translation>Abokin ciniki ya rubuta lamba a can.</translation>
    </message>
  </context>
  <context>
    <name>WhyOffline</name>
    <message>
      <location filename="../../pos_app/ui/card/entry/blocked.py" />
      <source>Close</source>
      <translation>Rufe</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/blocked.py" />
      <source>If other pages open, the service itself is not there. The till goes on asking.</source>
      <translation>Idan wasu shafuka suna buɗewa, sabis ɗin ne ba ya nan. Na’ura tana ci gaba da tambaya.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/blocked.py" />
      <source>Look at the internet connection first: the cable, the router, the mobile hotspot.</source>
      <translation>A fara duba intanet: kebul, rauta, hotspot ɗin waya.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/blocked.py" />
      <source>The payment service did not answer the last question of this till. No money was moved.</source>
      <translation>Sabis ɗin biya bai amsa tambayar ƙarshe ta wannan na’ura ba. Ba a motsa kuɗi ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/blocked.py" />
      <source>Why payments are paused</source>
      <translation>Me ya sa aka dakatar da biya</translation>
    </message>
  </context>
  <context>
    <name>Word</name>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/word_look.py" />
      <source>Declined</source>
      <translation>An ƙi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/word_look.py" />
      <source>Not charged</source>
      <translation>Ba a caji ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/word_look.py" />
      <source>Not sure</source>
      <translation>Ba tabbas</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/word_look.py" />
      <source>Paid</source>
      <translation>An biya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/word_look.py" />
      <source>Waiting</source>
      <translation>Ana jira</translation>
    </message>
  </context>
  <context>
    <name>WorkDialog</name>
    <message>
      <location filename="../../pos_app/ui/people/work_dialog.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>Na’ura ta sami matsala. An rubuta.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/work_dialog.py" />
      <source>Wrong PIN.</source>
      <translation>PIN mara kyau.</translation>
    </message>
  </context>
  <context>
    <name>_ClearMark</name>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/amount_field.py" />
      <source>Clear the amount</source>
      <translation>Share kuɗi</translation>
    </message>
  </context>
  <context>
    <name>_Entry</name>
    <message>
      <location filename="../../pos_app/ui/frame/rail.py" />
      <source>{count} waiting</source>
      <translation>{count} suna jira</translation>
    </message>
  </context>
  <context>
    <name>_Figures</name>
    <message>
      <location filename="../../pos_app/ui/tv/order_number.py" />
      <source>Order number</source>
      <translation>Lambar oda</translation>
    </message>
  </context>
  <context>
    <name>_FilterButton</name>
    <message>
      <location filename="../../pos_app/ui/activity/filters.py" />
      <source>Show {kind}</source>
      <translation>Nuna {kind}</translation>
    </message>
  </context>
  <context>
    <name>_NoticeList</name>
    <message>
      <location filename="../../pos_app/ui/activity/list_panel.py" />
      <source>Notices</source>
      <translation>Sanarwa</translation>
    </message>
  </context>
  <context>
    <name>_OpenRow</name>
    <message>
      <location filename="../../pos_app/ui/transaction/open_list.py" />
      <source>Check now</source>
      <translation>Duba yanzu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/transaction/open_list.py" />
      <source>Check {amount} now</source>
      <translation>Duba {amount} yanzu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/transaction/open_list.py" />
      <source>Show</source>
      <translation>Nuna</translation>
    </message>
  </context>
  <context>
    <name>_PackageView</name>
    <message>
      <location filename="../../pos_app/ui/tv/package_list.py" />
      <source>Packages</source>
      <translation>Fakitoci</translation>
    </message>
  </context>
  <context>
    <name>_Reading</name>
    <message>
      <location filename="../../pos_app/ui/activity/raw_text.py" />
      <source>The notice as it was sent, masked</source>
      <translation>Sanarwa yadda aka aika, a ɓoye</translation>
    </message>
  </context>
  <context>
    <name>card</name>
    <message>
      <location filename="../../pos_app/ui/card/open_payments.py" />
      <source>1 payment is still open</source>
      <translation>Biya 1 yana buɗe</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/blocked.py" />
      <source>Card payments are closed.</source>
      <translation>An rufe biyan kati.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/open_payments.py" />
      <source>Do not charge them again. Kaunta goes on asking until the result is known.</source>
      <translation>Kada a sake cajin su. Kaunta tana ci gaba da tambaya har a san sakamako.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/open_payments.py" />
      <source>Every payment of before has a result now.</source>
      <translation>Kowane biya na baya yana da sakamako yanzu.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/open_payments.py" />
      <source>Go on to a new payment</source>
      <translation>Ci gaba da sabon biya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/blocked.py" />
      <source>Nothing was sent. The till asks again every 10 s.</source>
      <translation>Ba a aika komai ba. Na’ura tana sake tambaya kowane s 10.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/blocked.py" />
      <source>Service not reachable. Card payments are paused.</source>
      <translation>Ba a iya kai wa sabis. An dakatar da biyan kati.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/open_payments.py" />
      <source>Show {amount}</source>
      <translation>Nuna {amount}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/open_payments.py" />
      <source>The bank was never asked. You may try another card.</source>
      <translation>Ba a tambayi banki ba. Ana iya gwada wani kati.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/open_payments.py" />
      <source>{count} payments are still open</source>
      <translation>Biya {count} suna buɗe</translation>
    </message>
  </context>
  <context>
    <name>close</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/close_dialog.py" />
      <source>Close payment</source>
      <translation>Rufe biya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/close_dialog.py" />
      <source>Close without an answer</source>
      <translation>Rufe ba amsa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/close_dialog.py" />
      <source>Leave it open</source>
      <translation>Bar a buɗe</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/close_dialog.py" />
      <source>Nobody knows yet if money was taken. The till goes on asking, and a late success is still an alarm. The sale may be paid in another way.</source>
      <translation>Ba a san ko an ɗauki kuɗi ba tukuna. Kanta na ci gaba da tambaya; nasara daga baya har yanzu gargaɗi ce. Ana iya biyan ciniki ta wata hanya.</translation>
    </message>
  </context>
  <context>
    <name>end</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/end_sale_dialog.py" />
      <source>End sale</source>
      <translation>Kammala ciniki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/end_sale_dialog.py" />
      <source>End this sale</source>
      <translation>Kammala wannan ciniki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/end_sale_dialog.py" />
      <source>Leave it open</source>
      <translation>Bar a buɗe</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/end_sale_dialog.py" />
      <source>Nobody will pay it. It cannot be paid after this.</source>
      <translation>Babu wanda zai biya. Ba za a iya biya ba bayan wannan.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/end_sale_dialog.py" />
      <source>Say why nobody will pay it.</source>
      <translation>Faɗi dalilin da ba wanda zai biya.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/end_sale_dialog.py" />
      <source>Why nobody pays it</source>
      <translation>Me ya sa babu mai biya</translation>
    </message>
  </context>
  <context>
    <name>payment</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Bank</source>
      <translation>Banki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Bank acts now</source>
      <translation>Lokacin banki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Bank check</source>
      <translation>Binciken banki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Checking the card</source>
      <translation>Ana duba kati</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Confirming</source>
      <translation>Ana tabbatarwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Confirming that nothing was charged.</source>
      <translation>Ana tabbatar da ba a caji komai ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Confirming the end</source>
      <translation>Ana tabbatar da ƙarshe</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Customer</source>
      <translation>Abokin ciniki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Customer acts now</source>
      <translation>Lokacin abokin ciniki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Customer approval</source>
      <translation>Amincewar abokin ciniki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Deciding</source>
      <translation>Ana yanke hukunci</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Device check</source>
      <translation>Binciken na’ura</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Do not charge it again</source>
      <translation>Kada a sake cajin sa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Do not hand out goods</source>
      <translation>Kada a ba da kaya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Encrypting card</source>
      <translation>Ɓoye kati</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Looking at this till</source>
      <translation>Ana duba wannan na’ura</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>No clear answer yet</source>
      <translation>Babu amsa sarai tukuna</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Nothing to do</source>
      <translation>Babu abin yi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Opening the payment</source>
      <translation>Ana buɗe biya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Paid after all</source>
      <translation>An biya daga baya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Paid twice</source>
      <translation>An biya sau biyu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Read what stands here</source>
      <translation>A karanta abin da ke nan</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Result</source>
      <translation>Sakamako</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/progress_stage.py" />
      <source>Show page again</source>
      <translation>Sake nuna shafi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Starting</source>
      <translation>Farawa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Stay at the counter</source>
      <translation>A tsaya a kanta</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Stopping</source>
      <translation>Ana tsayawa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>The bank is checking the card. This usually takes under 10 s.</source>
      <translation>Banki yana duba kati. Yawanci ƙasa da s 10.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>The bank looks at this till. This usually takes under 5 s.</source>
      <translation>Banki yana duba wannan na’ura. Yawanci ƙasa da s 5.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>The card is made unreadable for everyone but the bank.</source>
      <translation>Ana mai da katin ba mai iya karantawa sai banki.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>The customer approves</source>
      <translation>Abokin ciniki ya amince</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>The customer approves on the bank’s page.</source>
      <translation>Abokin ciniki ya amince a shafin banki.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>The journal that was set aside knows more of this payment. The service is asked again.</source>
      <translation>Littafin da aka ajiye gefe ya fi sanin wannan biya. Ana sake tambayar sabis.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>The money was taken after this payment was given up. Hand out the goods, or give the money back on the site of the payment service.</source>
      <translation>An ɗauki kuɗi bayan an bar wannan biya. A ba da kaya, ko a mayar da kuɗi a shafin sabis ɗin biya.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>The service is asked for the result until it is known.</source>
      <translation>Ana tambayar sabis sakamako har a sani.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>The service now says another amount. Tell the manager.</source>
      <translation>Sabis yanzu ya ce wani adadi. A gaya wa manaja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>The service opens the payment.</source>
      <translation>Sabis yana buɗe biyan.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>The service said Paid and now says Declined. Tell the manager.</source>
      <translation>Sabis ya ce An biya, yanzu ya ce An ƙi. A gaya wa manaja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>The service says paid, but another amount. Tell the manager.</source>
      <translation>Sabis ya ce an biya, amma wani adadi. A gaya wa manaja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>This sale was paid before. Give this payment back on the site of the payment service.</source>
      <translation>An riga an biya wannan sayarwa. A mayar da wannan biya a shafin sabis ɗin biya.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Try another card</source>
      <translation>Gwada wani kati</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Turn the screen</source>
      <translation>Juya allo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Waiting for the bank</source>
      <translation>Ana jiran banki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Waiting for the service</source>
      <translation>Ana jiran sabis</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Waits</source>
      <translation>Ana jira</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>You</source>
      <translation>Kai</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>You act now</source>
      <translation>Lokacinka</translation>
    </message>
  </context>
  <context>
    <name>printing</name>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>Choose a printer in Settings.</source>
      <translation>A zaɓi na’urar bugu a Saituna.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>Copy {number} printed</source>
      <translation>An buga kwafi {number}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>Look at the paper. Print again makes a copy.</source>
      <translation>A duba takarda. Sake bugawa yana yin kwafi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>Merchant copy printed</source>
      <translation>An buga kwafin shago</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>No printer is set up</source>
      <translation>Ba a saita na’urar bugu ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>No such printer is known</source>
      <translation>Ba a san irin wannan na’urar bugu ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>Nothing waiting</source>
      <translation>Babu mai jira</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>Nothing was printed.</source>
      <translation>Ba a buga komai ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>Printer does not answer</source>
      <translation>Na’urar bugu ba ta amsa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>Printing stopped in the middle</source>
      <translation>Bugu ya tsaya a tsakiya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>Ready</source>
      <translation>A shirye</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>Receipt printed</source>
      <translation>An buga rasit</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>Report printed</source>
      <translation>An buga rahoto</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>Slip printed</source>
      <translation>An buga takarda</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>Something in the till went wrong. It was noted</source>
      <translation>Na’ura ta sami matsala. An rubuta</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>Test page printed</source>
      <translation>An buga shafin gwaji</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>The cover of the printer is open</source>
      <translation>Murfin na’urar bugu a buɗe yake</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>The journal cannot be written</source>
      <translation>Ba a iya rubuta littafi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>The merchant copy is kept: print it from History.</source>
      <translation>An ajiye kwafin shago: a buga shi daga Tarihi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>The printer has no paper</source>
      <translation>Na’urar bugu ba ta da takarda</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>The printer has not finished the slip before</source>
      <translation>Na’urar bugu ba ta gama na baya ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>The printer is not there</source>
      <translation>Na’urar bugu ba ta nan</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>The printer took it and says nothing</source>
      <translation>Na’urar bugu ta karɓa, ba ta ce komai ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>The receipt is kept: Print again.</source>
      <translation>An ajiye rasit: Sake bugawa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>The report is kept: Print again.</source>
      <translation>An ajiye rahoto: Sake bugawa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>The slip is kept: Print again.</source>
      <translation>An ajiye takardar: A sake bugawa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>This computer cannot speak to such a printer</source>
      <translation>Wannan kwamfuta ba ta iya magana da irin wannan na’ura</translation>
    </message>
  </context>
  <context>
    <name>receipt</name>
    <message>
      <location filename="../../pos_app/ui/documents/receipt.py" />
      <source>COPY</source>
      <translation>KWAFI</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/receipt.py" />
      <source>Card</source>
      <translation>Kati</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>Check the decoder.</source>
      <translation>A duba dikoda.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/receipt.py" />
      <source>Customer copy</source>
      <translation>Kwafin abokin ciniki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>DECLINED</source>
      <translation>AN ƘI</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>Date</source>
      <translation>Kwanan wata</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>Do not pay again.</source>
      <translation>Kada a sake biya.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/transfer_slip.py" />
      <source>From</source>
      <translation>Daga</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>Keep this slip.</source>
      <translation>A ajiye wannan takarda.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/receipt.py" />
      <source>MERCHANT COPY</source>
      <translation>KWAFIN SHAGO</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/receipt.py" />
      <source>Merchant copy</source>
      <translation>Kwafin shago</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/receipt.py" />
      <source>NO REAL MONEY</source>
      <translation>BA KUƊIN GASKE BA</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>NOT CHARGED</source>
      <translation>BA A CAJI BA</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>NOT CONFIRMED</source>
      <translation>BA A TABBATAR BA</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/receipt.py" />
      <source>No money was taken.</source>
      <translation>Ba a ɗauki kuɗi ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/receipt.py" />
      <source>Note</source>
      <translation>Bayani</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>Nothing was bought.</source>
      <translation>Ba a sayi komai ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/receipt.py" />
      <source>Nothing was sent to the bank.</source>
      <translation>Ba a aika komai ga banki ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>Nothing was sent to the provider.</source>
      <translation>Ba a aika wa mai bayarwa komai ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>Order</source>
      <translation>Oda</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>PAID</source>
      <translation>AN BIYA</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>Package</source>
      <translation>Fakiti</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>Provider</source>
      <translation>Mai bayarwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>Receipt</source>
      <translation>Rasit</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>Ref</source>
      <translation>Shaida</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/receipt.py" />
      <source>TEST RECEIPT</source>
      <translation>RASITIN GWAJI</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>TOTAL</source>
      <translation>JIMLA</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/transfer_slip.py" />
      <source>Through</source>
      <translation>Ta hanyar</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>Time</source>
      <translation>Lokaci</translation>
    </message>
  </context>
  <context>
    <name>result</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>Amount asked</source>
      <translation>Kuɗin da aka nema</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>Attempt</source>
      <translation>Gwaji</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>Cashier</source>
      <translation>Mai karɓar kuɗi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>Channel</source>
      <translation>Hanya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>Confirmed by</source>
      <translation>Mai tabbatarwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>Fees, as the service says</source>
      <translation>Kuɗin aiki, kamar yadda sabis ya faɗa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>No money was taken.</source>
      <translation>Ba a ɗauki kuɗi ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>No money was taken. {amount} is still to pay.</source>
      <translation>Ba a ɗauki kuɗi ba. Saura a biya {amount}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>Note</source>
      <translation>Bayani</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>Nothing was sent to the bank.</source>
      <translation>Ba a aika komai ga banki ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>Nothing was sent to the bank. {amount} is still to pay.</source>
      <translation>Ba a aika komai ga banki ba. Saura a biya {amount}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>Paid at, as the service says</source>
      <translation>Lokacin biya, kamar yadda sabis ya faɗa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>Payer</source>
      <translation>Mai biya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>Receipt</source>
      <translation>Rasit</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>Said by</source>
      <translation>Mai faɗi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>The payment ended before anything was sent.</source>
      <translation>Biyan ya ƙare kafin a aika komai.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>The service gives no clear answer. {amount} is still to pay.</source>
      <translation>Sabis bai ba da amsa mai haske ba. Har yanzu ana bukatar biyan {amount}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>We do not know yet if exactly {amount} was taken.</source>
      <translation>Ba mu san ko an ɗauki {amount} daidai ba tukuna.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>We do not know yet if {amount} was taken.</source>
      <translation>Ba mu san ko an ɗauki {amount} ba tukuna.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>What happened</source>
      <translation>Abin da ya faru</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>What to tell the customer</source>
      <translation>Abin faɗa wa abokin ciniki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>the service, {time}</source>
      <translation>sabis, {time}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>{amount} from {card}</source>
      <translation>{amount} daga {card}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>{number} for {note}</source>
      <translation>{number} don {note}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>“Your bank said no. Please use another card, or call your bank.”</source>
      <translation>“Bankinka ya ƙi. Don Allah a yi amfani da wani kati, ko a kira bankinka.”</translation>
    </message>
  </context>
  <context>
    <name>sentence</name>
    <message>
      <location filename="../../pos_app/services/people_roster.py" />
      <source>A PIN has {0} to {1} digits.</source>
      <translation>PIN yana da lambobi {0} zuwa {1}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/tv_orders.py" />
      <source>A TV order is still on its way. Clear the book when it has ended.</source>
      <translation>Odar TV tana kan hanya. A share littafi idan ta ƙare.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/tv_buying.py" />
      <source>A backup was put back after this order was begun. It is not sent again: a manager enters how it has ended.</source>
      <translation>An mayar da kwafi bayan an fara wannan oda. Ba a sake aika ta: manaja yana shigar da yadda ta ƙare.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/webhook_matching.py" />
      <source>A backup was put back since this money came. It may have paid a sale already: only a manager matches it.</source>
      <translation>An mayar da kwafi tun da kuɗin nan suka zo. Wataƙila sun riga sun biya wani sayarwa: manaja kaɗai ke haɗa su.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/tv_orders.py" />
      <source>A manager and a reason are needed to end this order.</source>
      <translation>Ana buƙatar manaja da dalili don rufe wannan oda.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/damaged_records.py" />
      <source>A manager closed it before the backup was put back. A manager decides again.</source>
      <translation>Manaja ya rufe shi kafin a mayar da kwafi. Manaja zai sake yanke hukunci.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/counter_staff.py" />
      <source>A manager has to sign for this.</source>
      <translation>Dole manaja ya sa hannu kan wannan.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/replay/check.py" />
      <source>A newer Kaunta wrote lines of the kind {0} into this journal. Install that version to check it.</source>
      <translation>Wani sabon Kaunta ya rubuta layuka irin {0} a wannan littafin. Shigar da wannan sigar don a duba shi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/history.py" />
      <source>A note is written by somebody with a name only.</source>
      <translation>Mai suna kawai ke rubuta bayani.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/open_inbox.py" />
      <source>A part of the inbox is damaged and cannot be read.</source>
      <translation>Wani ɓangare na akwatin sanarwa ya lalace, ba a iya karanta shi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/payments.py" />
      <source>A payment is still waiting for its result. Clear the book when it has ended.</source>
      <translation>Wani biya yana jiran sakamako. A share littafi idan ya ƙare.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/environment_switch.py" />
      <source>A payment or an order is still on its way. The till can start again when it has ended.</source>
      <translation>Wani biya ko oda yana kan hanya. Na’ura za ta iya sake farawa idan ya ƙare.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/replay/check.py" />
      <source>A row of the journal is not what its lines add up to: {0} ({1}).</source>
      <translation>Wani layin tebur bai dace da abin da littafi ya ce ba: {0} ({1}).</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/shifts.py" />
      <source>A shift is open already. Close it first.</source>
      <translation>An riga an buɗe aiki. A fara rufe shi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/payments.py" />
      <source>A transfer has paid this sale. Nothing was charged. Begin a new payment.</source>
      <translation>Turin kuɗi ya biya wannan sayarwa. Ba a caji komai ba. A fara sabon biya.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/webhook_polling.py" />
      <source>Addresses or keys are missing: nothing can be asked.</source>
      <translation>Babu adireshi ko makullai: ba za a iya tambaya ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/client.py" />
      <source>An amount of nothing cannot be charged.</source>
      <translation>Ba za a iya cajin sifili ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/webhook_matching.py" />
      <source>Another notice is matched to this sale already.</source>
      <translation>An riga an haɗa wata sanarwa da wannan sayarwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/merge_damaged_money.py" />
      <source>Another sale has its number.</source>
      <translation>Wata sayarwa tana da lambarta.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/tv_orders.py" />
      <source>Cable TV is closed: addresses or keys are missing.</source>
      <translation>An rufe TV ta kebul: babu adireshi ko makullai.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/typed_card_numbers.py" />
      <source>Do not write a card number here.</source>
      <translation>Kada a rubuta lambar kati a nan.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/damaged_records.py" />
      <source>Found in a journal that was set aside. The service is asked what became of it.</source>
      <translation>An same shi a littafin da aka ajiye gefe. Ana tambayar sabis abin da ya faru.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/history_view.py" />
      <source>It is not known whether the notice was sent again.</source>
      <translation>Ba a san ko an sake aika sanarwar ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>It is not known whether the notice was sent again. Wait a minute before asking once more.</source>
      <translation>Ba a san ko an sake aika sanarwar ba. A jira minti ɗaya kafin a sake tambaya.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/tv_buying.py" />
      <source>It is too early to send this order again. Ask the customer to check the decoder first.</source>
      <translation>Lokaci bai yi ba na sake aika wannan oda. A fara roƙon abokin ciniki ya duba dikoda.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/tv_buying.py" />
      <source>It was interrupted before anything was sent. Nothing was bought.</source>
      <translation>An katse kafin a aika komai. Ba a sayi komai ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/damaged_records.py" />
      <source>It was open in the backup that was put back. The service is asked what became of it.</source>
      <translation>A buɗe yake a kwafin da aka mayar. Ana tambayar sabis abin da ya faru.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/merge_damaged_money.py" />
      <source>Its sale waits for money here.</source>
      <translation>Cinikinsa yana jiran kuɗi a nan.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/replay/check.py" />
      <source>Line {0} of the journal does not tell what a line of its kind tells.</source>
      <translation>Layi na {0} na littafi bai faɗi abin da irin layinsa ke faɗi ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/practice_keys.py" />
      <source>Made by the played service at its start.</source>
      <translation>Sabis ɗin gwaji ya yi su lokacin farawa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/tv_buying.py" />
      <source>May have been delivered. Ask the customer to check the decoder. Do not sell it again.</source>
      <translation>Wataƙila ya isa. A roƙi abokin ciniki ya duba dikoda. Kada a sake sayarwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/pin_pepper.py" />
      <source>No PIN can be checked: {0}. Unlock or start the keyring of this computer. An owner also gets in with the recovery code.</source>
      <translation>Ba za a iya duba PIN ba: {0}. Buɗe ko kunna ma’ajiyar makullai ta wannan kwamfuta. Mai shago kuma yana shiga da lambar ceto.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/tv_catalogue.py" />
      <source>No addresses or keys are set on this till. Tell the manager.</source>
      <translation>Babu adireshi ko makullai a wannan na’ura. A gaya wa manaja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/client.py" />
      <source>No keys are set. Nothing was sent. Open Settings (F6).</source>
      <translation>Ba a saka maɓallai ba. Ba a aika komai ba. Buɗe Saituna (F6).</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/webhook_resending.py" />
      <source>No notice can be asked for: addresses or keys are missing.</source>
      <translation>Ba za a iya neman sanarwa ba: babu adireshi ko makullai.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/shifts.py" />
      <source>No shift is open.</source>
      <translation>Babu aiki a buɗe.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/people.py" />
      <source>Nobody on this till may approve this.</source>
      <translation>Babu wanda zai iya amincewa a wannan na’ura.</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/service_screens.py" />
      <source>Nothing can be collected here.</source>
      <translation>Ba abin da za a iya tattarawa a nan.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/people.py" />
      <source>One owner has to stay. Make somebody else an owner first.</source>
      <translation>Dole mai shago ɗaya ya rage. A fara naɗa wani mai shago.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/settings_transfer.py" />
      <source>Only a manager carries settings from one till to another.</source>
      <translation>Manaja kawai ke kai saituna daga na’ura zuwa wata.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/preferences.py" />
      <source>Only a manager changes the settings.</source>
      <translation>Manaja kawai ke canza saituna.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/printing.py" />
      <source>Only a manager tries another printer.</source>
      <translation>Manaja ne kaɗai yake gwada wani firinta.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/payments.py" />
      <source>Only a payment that is Not sure can be closed by a manager.</source>
      <translation>Biyan da yake Ba tabbas ne kawai manaja zai iya rufewa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/tv_orders.py" />
      <source>Only an order that is Not sure can be ended by a manager.</source>
      <translation>Odar da take Ba tabbas ce kawai manaja zai iya rufewa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/tv_buying.py" />
      <source>Only an order that is Not sure can be sent again.</source>
      <translation>Odar da take Ba tabbas ce kawai za a sake aikawa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/environment_switch.py" />
      <source>Only the owner moves the till between practice, tests and real money.</source>
      <translation>Mai shago kawai ke kai na’ura tsakanin gwaji, jarabawa da kuɗin gaske.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/payments.py" />
      <source>Paying is closed: addresses or keys are missing.</source>
      <translation>An rufe biya: babu adireshi ko makullai.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/activity.py" />
      <source>Personal data is shown to somebody with a name only.</source>
      <translation>Ana nuna bayanan mutum ga mai suna kawai.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/practice_keys.py" />
      <source>Practice plays its own service with keys of its own. There is nothing to set.</source>
      <translation>Gwaji yana amfani da sabis nasa da makullansa. Babu abin saitawa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/replay/at_start.py" />
      <source>Put right, because it did not match the journal: {0}. Look at it in History.</source>
      <translation>An gyara, saboda bai dace da littafi ba: {0}. Duba shi a Tarihi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/shift.py" />
      <source>Say what the cash is for.</source>
      <translation>A faɗi abin da kuɗin yake yi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>Signature refused: check the key pair and the signing-key setting. Nothing was charged.</source>
      <translation>An ƙi sa hannu: a duba makullai biyu da saitin makullin sa hannu. Ba a caji komai ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/people.py" />
      <source>Somebody of this name works here already. Add what tells the two apart.</source>
      <translation>Wani mai wannan suna yana aiki a nan. A ƙara abin da zai bambanta su.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/people_roster.py" />
      <source>That is not the code. Look at the paper again.</source>
      <translation>Wannan ba lambar ba ce. Sake duba takardar.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The bank check gave no clear answer. Do not charge again: the result is asked for.</source>
      <translation>Binciken banki bai ba da amsa sarai ba. Kada a sake caji: ana tambayar sakamako.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The bank check was refused. The result is being confirmed.</source>
      <translation>An ƙi binciken banki. Ana tabbatar da sakamako.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/payments.py" />
      <source>The bank's page cannot be shown again. Check now, or ask to cancel.</source>
      <translation>Ba za a iya sake nuna shafin banki ba. Duba yanzu, ko ka nemi a soke.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/payment_steps.py" />
      <source>The bank's page has an address that Kaunta does not open. Check now, or ask to cancel.</source>
      <translation>Shafin banki yana da adireshin da Kaunta ba ya buɗewa. Duba yanzu, ko ka nemi a soke.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/people_roster.py" />
      <source>The books of this till are gone, and its keys are here. Type the recovery code of its owner.</source>
      <translation>Littattafan wannan kanta sun ɓace, makullanta kuma suna nan. Rubuta lambar maidowa ta mai ita.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The call could not be made. Nothing was sent.</source>
      <translation>Ba a iya yin kiran ba. Ba a aika komai ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/client.py" />
      <source>The card's digits are gone or incomplete. Enter the card again.</source>
      <translation>Lambobin katin sun ɓace ko ba su cika ba. A sake shigar da katin.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/shifts.py" />
      <source>The cash differs from what should be there. A reason and a manager are needed.</source>
      <translation>Kuɗin hannu ya bambanta da abin da ya kamata. Ana buƙatar dalili da manaja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/schema.py" />
      <source>The disk is full: notices are refused. Make room on it.</source>
      <translation>Faifai ya cika: ana ƙin sanarwa. A samar da wuri.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/schema.py" />
      <source>The disk is full: sales stopped. Make room on it.</source>
      <translation>Faifai ya cika: an dakatar da sayarwa. A samar da wuri.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/shifts.py" />
      <source>The drawer holds another currency.</source>
      <translation>Aljihun kuɗi yana da wani nau’in kuɗi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/schema.py" />
      <source>The inbox cannot be written: notices are refused.</source>
      <translation>Ba a iya rubuta akwatin sanarwa: an ƙi sanarwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/schema.py" />
      <source>The inbox was removed or replaced while the till is open: notices are refused.</source>
      <translation>An cire akwatin sanarwa ko an musanya shi yayin da kantar take a buɗe: ana ƙin karɓar sanarwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/schema.py" />
      <source>The journal cannot be written: sales stopped.</source>
      <translation>Ba a iya rubuta littafi: an dakatar da sayarwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/schema.py" />
      <source>The journal was removed or replaced while the till is open: sales stopped.</source>
      <translation>An cire littafin ko an musanya shi yayin da kantar take a buɗe: an dakatar da sayarwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/pin_pepper.py" />
      <source>The keyring of this computer no longer holds what PINs are checked with. An owner gets in with the recovery code and sets the PINs anew.</source>
      <translation>Ma’ajiyar makullai ta wannan kwamfuta ba ta da abin da ake duba PIN da shi kuma. Mai shago yana shiga da lambar maidowa, ya sake saita PIN.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/tv_buying.py" />
      <source>The keys were changed since. Sent with these, this order could be bought a second time: a manager enters how it has ended.</source>
      <translation>An sauya maɓallai tun daga lokacin. Idan an aika da waɗannan, za a iya sayen wannan oda sau biyu: manaja yana shigar da yadda ta ƙare.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/tv_sending.py" />
      <source>The keys were taken away. Nothing was sent.</source>
      <translation>An cire makullai. Ba a aika komai ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/payments.py" />
      <source>The largest amount is {0}.</source>
      <translation>Mafi girman kuɗi shi ne {0}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/client.py" />
      <source>The payer's e-mail address cannot be sent.</source>
      <translation>Ba za a iya aika imel ɗin mai biya ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The provider does not accept this number.</source>
      <translation>Mai bayarwa bai karɓi wannan lamba ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/tv_buying.py" />
      <source>The provider does not sell this package any more. Nothing was bought.</source>
      <translation>Mai bayarwa ba ya sayar da wannan fakiti yanzu. Ba a sayi komai ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/tv_buying.py" />
      <source>The provider gives no price for this package any more. Nothing was bought.</source>
      <translation>Mai bayarwa ba ya ba da farashin wannan fakiti yanzu. Ba a sayi komai ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The provider refused. Nothing was bought.</source>
      <translation>Mai bayarwa ya ƙi. Ba a sayi komai ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/tv_recent_numbers.py" />
      <source>The recent numbers could not be removed from the disk ({0}).</source>
      <translation>Ba a iya cire lambobin kwanan nan daga faifai ba ({0}).</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/people.py" />
      <source>The recovery code is for an owner's PIN.</source>
      <translation>Lambar ceto ta PIN ɗin mai shago ce.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/people_roster.py" />
      <source>The second PIN is another one. Type both again.</source>
      <translation>PIN na biyu ya bambanta. A sake rubuta biyun.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/tv_sending.py" />
      <source>The service address or the keys were changed. Nothing was sent.</source>
      <translation>An sauya adireshin sabis ko maɓallai. Ba a aika komai ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/tv_buying.py" />
      <source>The service address was changed since. Sent there, this order could be bought a second time: a manager enters how it has ended.</source>
      <translation>An canza adireshin sabis. Idan an aika can, za a iya sayen odar sau biyu: manaja ya rubuta yadda ta ƙare.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/activity.py" />
      <source>The service cannot be asked about this notice.</source>
      <translation>Ba za a iya tambayar sabis kan wannan sanarwa ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/payments.py" />
      <source>The service cannot be asked: addresses or keys are missing. Open Settings (F6).</source>
      <translation>Ba a iya tambayar sabis: adireshi ko maɓallai sun ɓace. Buɗe Saituna (F6).</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service cannot be reached. Nothing was sent.</source>
      <translation>Ba a iya kai wa sabis ba. Ba a aika komai ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service cannot do this right now. Wait a little.</source>
      <translation>Sabis ba zai iya yin wannan yanzu ba. A jira kaɗan.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service could not be reached in time. Nothing was sent.</source>
      <translation>Ba a kai wa sabis cikin lokaci ba. Ba a aika komai ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service did not prove who it is. Nothing was sent. Tell the manager.</source>
      <translation>Sabis bai tabbatar da ko wane ne ba. Ba a aika komai ba. A gaya wa manaja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service did not send the notice again.</source>
      <translation>Sabis bai sake aika sanarwar ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/webhook_resending.py" />
      <source>The service did not send the notice again: {0}</source>
      <translation>Sabis bai sake aika sanarwar ba: {0}</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/polling.py" />
      <source>The service did not start the payment. Nothing was charged.</source>
      <translation>Sabis bai fara biyan ba. Ba a cire kuɗi ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service did not start the payment. The result is being confirmed.</source>
      <translation>Sabis bai fara biyan ba. Ana tabbatar da sakamako.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service did not take the card. Nothing was charged.</source>
      <translation>Sabis bai karɓi katin ba. Ba a caji komai ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service does not accept the keys. No notice was sent. Tell the manager.</source>
      <translation>Sabis bai karɓi makullai ba. Ba a aika sanarwa ba. A gaya wa manaja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service does not accept the keys. Nothing was bought. Tell the manager.</source>
      <translation>Sabis bai karɓi makullai ba. Ba a sayi komai ba. A gaya wa manaja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service does not accept the keys. Nothing was charged. Tell the manager.</source>
      <translation>Sabis bai karɓi makullai ba. Ba a caji komai ba. A gaya wa manaja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service does not accept the keys. Tell the manager.</source>
      <translation>Sabis bai karɓi makullai ba. A gaya wa manaja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service does not give its list of providers.</source>
      <translation>Sabis bai ba da jerin masu bayarwa ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service does not give the packages of this provider.</source>
      <translation>Sabis bai ba da fakitin wannan mai bayarwa ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service does not know this shop by its keys. Tell the manager.</source>
      <translation>Sabis bai san wannan shago da makullansa ba. A gaya wa manaja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service does not let this till ask for the bank check. Tell the manager.</source>
      <translation>Sabis bai yarda wannan na’ura ta nemi binciken banki ba. A gaya wa manaja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service does not let this till ask for the result. Tell the manager.</source>
      <translation>Sabis bai yarda wannan na’ura ta tambayi sakamako ba. A gaya wa manaja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service does not say how the payment stands. It is asked again.</source>
      <translation>Sabis bai faɗi yadda biyan yake ba. Ana sake tambaya.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service found something missing. Tell the manager.</source>
      <translation>Sabis ya ga wani abu ya ɓace. A gaya wa manaja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service gave no clear answer about the result. It is asked again.</source>
      <translation>Sabis bai ba da amsa sarai kan sakamako ba. Ana sake tambaya.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service gave no clear answer about this number. Nothing was bought.</source>
      <translation>Sabis bai ba da amsa sarai kan wannan lamba ba. Ba a sayi komai ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service gave no clear answer to the card. Nothing was charged.</source>
      <translation>Sabis bai ba da amsa sarai kan katin ba. Ba a caji komai ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service gave no clear answer. Do not charge again: the result is asked for.</source>
      <translation>Sabis bai ba da amsa sarai ba. Kada a sake caji: ana tambayar sakamako.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service gave no readable list of packages. Nothing was bought.</source>
      <translation>Sabis bai ba da jerin fakiti da ake iya karantawa ba. Ba a sayi komai ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service gave no readable list of providers. Nothing was bought.</source>
      <translation>Sabis bai ba da jerin masu bayarwa da ake iya karantawa ba. Ba a sayi komai ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service has seen this reference before. Do not send it under a new one: the first may have gone through.</source>
      <translation>Sabis ya taɓa ganin wannan lambar shaida. Kada a aika da sabuwa: wataƙila ta farko ta wuce.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service is busy. Try again in a moment.</source>
      <translation>Sabis yana da aiki. A sake gwadawa nan gaba kaɗan.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service is not available right now. Wait a little.</source>
      <translation>Sabis ba ya nan yanzu. A jira kaɗan.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/history_view.py" />
      <source>The service sent the notice again.</source>
      <translation>Sabis ya sake aika sanarwar.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service was not found. Check the internet connection. Nothing was sent.</source>
      <translation>Ba a samu sabis ba. A duba intanet. Ba a aika komai ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/payments.py" />
      <source>The smallest amount is {0}.</source>
      <translation>Mafi ƙarancin kuɗi shi ne {0}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/background_tasks.py" />
      <source>The till is closing.</source>
      <translation>Na’ura tana rufewa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/counter_staff.py" />
      <source>The till is locked. Sign in first.</source>
      <translation>An kulle na’ura. A fara shiga.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/payment_steps.py" />
      <source>The till was closed while the bank's page was open. It cannot be shown again. Check now, or ask to cancel.</source>
      <translation>An rufe kaunta yayin da shafin banki yake a buɗe. Ba za a iya sake nuna shi ba. Duba yanzu, ko ka nemi a soke.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/payment_steps.py" />
      <source>The till was closed while the bank's page was open. Show it again, check now, or ask to cancel.</source>
      <translation>An rufe kaunta yayin da shafin banki yake a buɗe. Sake nuna shi, duba yanzu, ko ka nemi a soke.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/errors.py" />
      <source>The {0} cannot be {1}.</source>
      <translation>{0} ba zai iya {1} ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/database/reader.py" />
      <source>The {0} is closed.</source>
      <translation>{0} a rufe yake.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/errors.py" />
      <source>The {0} is damaged and cannot be {1}.</source>
      <translation>{0} ya lalace, ba zai iya {1} ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/people_roster.py" />
      <source>There is no code to read back. Begin again.</source>
      <translation>Babu lambar da za a karanta. A sake farawa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/settings_transfer.py" />
      <source>There is no setting {0}. Nothing was changed.</source>
      <translation>Babu saiti {0}. Ba a canza komai ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/merge_damaged_money.py" />
      <source>There is no such sale.</source>
      <translation>Babu irin wannan sayarwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/shift.py" />
      <source>There is no such shift.</source>
      <translation>Babu irin wannan aiki.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/history.py" />
      <source>There is nothing to note.</source>
      <translation>Babu abin rubutawa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/people_roster.py" />
      <source>This PIN cannot be recovered by a code. Ask an owner.</source>
      <translation>Ba a dawo da wannan PIN da lambar ceto. A tambayi mai shago.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/people_roster.py" />
      <source>This PIN cannot be used on this till. Choose another one.</source>
      <translation>Ba za a iya amfani da wannan PIN a nan ba. A zaɓi wani.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/people_roster.py" />
      <source>This PIN is guessed too easily. Choose another one.</source>
      <translation>Wannan PIN yana da sauƙin zato. A zaɓi wani.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>This currency is not switched on for this shop. Use another one, and tell the manager.</source>
      <translation>Ba a kunna wannan nau’in kuɗi ga wannan shago ba. A yi amfani da wani, a gaya wa manaja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/replay/at_start.py" />
      <source>This does not match the journal and could not be put right: {0}. Tell the owner.</source>
      <translation>Wannan bai dace da littafi ba kuma ba a iya gyarawa ba: {0}. Ka gaya wa mai shago.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/tv_orders.py" />
      <source>This form is an order already, for something else. Begin a new one.</source>
      <translation>Wannan fom ya zama oda ta wani abu. A fara sabo.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/history_notes.py" />
      <source>This has changed meanwhile. Read it again first.</source>
      <translation>Wannan ya canza. A sake karantawa tukuna.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/webhook_matching.py" />
      <source>This is a cable TV order of this till. It pays no sale.</source>
      <translation>Wannan oda ce ta talabijin ta wannan kanti. Ba ta biyan wata sayarwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/webhook_matching.py" />
      <source>This is a card payment of this till. It pays its own sale only.</source>
      <translation>Wannan biyan kati ne na wannan kanta. Yana biyan cinikinsa kawai.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/history_notes.py" />
      <source>This is not in the journal any more. Nothing was noted.</source>
      <translation>Wannan ba ya cikin littafi yanzu. Ba a rubuta komai ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/activity.py" />
      <source>This is not yours to do. Ask a manager.</source>
      <translation>Wannan ba aikinka ba ne. A tambayi manaja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/people_roster.py" />
      <source>This is not yours to do. Ask an owner.</source>
      <translation>Wannan ba aikinka ba ne. A tambayi mai shago.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/webhook_matching.py" />
      <source>This money is matched to a sale already.</source>
      <translation>An riga an daidaita wannan kuɗi da ciniki.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/webhook_matching.py" />
      <source>This money is verified. It stays with its sale.</source>
      <translation>An tabbatar da wannan kuɗi. Ya tsaya da cinikinsa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/webhook_matching.py" />
      <source>This money is verified. Only a manager takes it back from a sale of another amount.</source>
      <translation>An tabbatar da wannan kuɗi. Manaja ne kaɗai ke cire shi daga ciniki mai wani adadi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/webhook_resending.py" />
      <source>This notice has no reference that can be asked about.</source>
      <translation>Wannan sanarwa ba ta da lambar shaida.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/webhook_matching.py" />
      <source>This notice is matched to another sale already.</source>
      <translation>An riga an haɗa wannan sanarwa da wata sayarwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/activity.py" />
      <source>This notice is not about money that came in for a sale.</source>
      <translation>Wannan sanarwa ba ta kuɗin da ya shigo na sayarwa ba ce.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/webhook_matching.py" />
      <source>This notice is suspicious. It is matched to nothing.</source>
      <translation>Ana zargin wannan sanarwa. Ba a haɗa ta da komai ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/webhook_resends.py" />
      <source>This notice was asked for less than a minute ago. Wait for it.</source>
      <translation>An nemi wannan sanarwa ƙasa da minti ɗaya da ya wuce. A jira ta.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/client.py" />
      <source>This number cannot be sent.</source>
      <translation>Ba za a iya aika wannan lamba ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/tv_order_body.py" />
      <source>This order cannot be written as the service wants it. Nothing was bought.</source>
      <translation>Ba za a iya rubuta wannan oda yadda sabis ke so ba. Ba a sayi komai ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/tv_orders.py" />
      <source>This package has no price. Nothing was bought.</source>
      <translation>Wannan fakiti ba shi da farashi. Ba a sayi komai ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/tv_buying.py" />
      <source>This package is now {0} for {1}. Nothing was bought.</source>
      <translation>Wannan fakiti yanzu {0} ne a kan {1}. Ba a sayi komai ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/tv_buying.py" />
      <source>This package was already sent for this number, and it is not known yet whether it was delivered. Do not sell it again without a manager.</source>
      <translation>An riga an aika wannan fakiti zuwa wannan lamba, ba a san ko ya isa ba. Kada a sake sayarwa sai da manaja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/tv_buying.py" />
      <source>This package was ordered again for this number since. A manager enters how this order has ended.</source>
      <translation>An sake odar wannan fakiti ga wannan lamba. Manaja ya rubuta yadda wannan oda ta ƙare.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/people.py" />
      <source>This person is not on this till any more.</source>
      <translation>Wannan mutum ba ya kan wannan na’ura yanzu.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/client.py" />
      <source>This provider's name cannot be asked about.</source>
      <translation>Ba za a iya tambayar sunan wannan mai bayarwa ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/client.py" />
      <source>This reference is kept, and never asked about.</source>
      <translation>Ana ajiye wannan lambar shaida, ba a tambayarta.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/payments.py" />
      <source>This sale has another amount. Begin a new payment.</source>
      <translation>Wannan sayarwa tana da wani adadi. A fara sabon biya.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/webhook_matching.py" />
      <source>This sale is not open. Money is matched to open sales only.</source>
      <translation>Wannan sayarwa ba a buɗe take ba. Ana haɗa kuɗi da buɗaɗɗiyar sayarwa kawai.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/payments.py" />
      <source>This sale is paid, or may still be paid. It cannot be dropped.</source>
      <translation>An biya wannan sayarwa, ko za a iya biya. Ba za a iya barinta ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/payments.py" />
      <source>This sale was dropped. Begin a new payment.</source>
      <translation>An bar wannan sayarwa. A fara sabon biya.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/shifts.py" />
      <source>This shift was closed already.</source>
      <translation>An riga an rufe wannan aiki.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>This shop may not take this currency. Use another one, and tell the manager.</source>
      <translation>Wannan shago ba zai karɓi wannan nau’in kuɗi ba. A yi amfani da wani, a gaya wa manaja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/people_roster.py" />
      <source>This till has its people already.</source>
      <translation>Wannan na’ura tana da mutanenta.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>Too many calls are under way. Nothing was sent.</source>
      <translation>Kira sun yi yawa. Ba a aika komai ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/pin_attempts.py" />
      <source>Too many wrong PINs. It can be tried again in {0}:{1}.</source>
      <translation>PIN mara kyau ya yi yawa. A sake gwadawa bayan {0}:{1}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/people_roster.py" />
      <source>Type a name.</source>
      <translation>A rubuta suna.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/shift.py" />
      <source>Type an amount.</source>
      <translation>A rubuta kuɗi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/merge_damaged_money.py" />
      <source>What it was for cannot be read.</source>
      <translation>Ba za a iya karanta abin da aka yi da shi ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/merge_damaged_money.py" />
      <source>What it was worth cannot be read.</source>
      <translation>Ba a iya karanta darajarsa ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/shift.py" />
      <source>Whoever is at the till may not do this.</source>
      <translation>Wanda yake kan na’ura ba shi da izini.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/counter_staff.py" />
      <source>Whoever only looks changes nothing, whoever signs. Let somebody else sign in.</source>
      <translation>Mai kallo kawai ba ya canza komai, ko wa ya sa hannu. Wani ya shiga.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/history.py" />
      <source>You may look at this, and not change it. Ask a manager.</source>
      <translation>Ana iya kallo kawai, ba a canzawa. A tambayi manaja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/schema.py" />
      <source>inbox</source>
      <translation>Akwatin sanarwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/schema.py" />
      <source>journal</source>
      <translation>Littafi</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/database/database.py" />
      <source>opened</source>
      <translation>buɗewa</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/database/backup.py" />
      <source>read</source>
      <translation>karantuwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/errors.py" />
      <source>{0} The service says: {1}</source>
      <translation>{0} Sabis ta ce: {1}</translation>
    </message>
    <message>
      <location filename="../../pos_app/doctor/release.py" />
      <source>{0} cannot be read ({1}).</source>
      <translation>Ba za a iya karanta {0} ba ({1}).</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/settings_transfer.py" />
      <source>{0} cannot be written ({1}).</source>
      <translation>Ba za a iya rubuta {0} ba ({1}).</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/export.py" />
      <source>{0} cannot be written ({1}). Nothing was exported.</source>
      <translation>Ba za a iya rubuta {0} ba ({1}). Ba a fitar da komai ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/settings_transfer.py" />
      <source>{0} is no file of settings. Nothing was changed.</source>
      <translation>{0} ba fayil ɗin saituna ba ne. Ba a canza komai ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/settings_transfer.py" />
      <source>{0} was written by a newer Kaunta. Nothing was changed.</source>
      <translation>Sabuwar Kaunta ta rubuta {0}. Ba a canza komai ba.</translation>
    </message>
  </context>
  <context>
    <name>shift</name>
    <message>
      <location filename="../../pos_app/ui/shift/words.py" />
      <source>Cable TV</source>
      <translation>TV ta kebul</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/words.py" />
      <source>Card</source>
      <translation>Kati</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/words.py" />
      <source>Mobile money</source>
      <translation>Kuɗin waya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/words.py" />
      <source>Transfer</source>
      <translation>Turin kuɗi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/words.py" />
      <source>{hours} h {minutes:02d} min</source>
      <translation>Awa {hours} minti {minutes:02d}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/words.py" />
      <source>{minutes} min</source>
      <translation>Minti {minutes}</translation>
    </message>
  </context>
  <context>
    <name>shift_slip</name>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Carried: not sure</source>
      <translation>An kai gaba: ba tabbas</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Carried: waiting</source>
      <translation>An kai gaba: ana jira</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Cash counted</source>
      <translation>Kuɗin da aka ƙirga</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Cash expected</source>
      <translation>Kuɗin da ake tsammani</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Cash sales</source>
      <translation>Sayarwar kuɗi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Cashier</source>
      <translation>Mai karɓar kuɗi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Chain</source>
      <translation>Sarƙa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Closed</source>
      <translation>An rufe</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Closed, not sure</source>
      <translation>An rufe, ba tabbas</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>DIFFERENCE</source>
      <translation>BAMBANCI</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Declined</source>
      <translation>An ƙi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Float {currency}</source>
      <translation>Na farko {currency}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Goes on from shift</source>
      <translation>Ci gaban aiki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>In: {reason}</source>
      <translation>Ciki: {reason}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Manager</source>
      <translation>Manaja</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Not charged</source>
      <translation>Ba a caji ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Nothing was taken</source>
      <translation>Ba a karɓi komai ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Opened</source>
      <translation>An buɗe</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Out: {reason}</source>
      <translation>Waje: {reason}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Overpaid, give back</source>
      <translation>An biya fiye, a mayar</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Paid</source>
      <translation>An biya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Printed</source>
      <translation>An buga</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Reason</source>
      <translation>Dalili</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>TEST REPORT · NO REAL MONEY</source>
      <translation>RAHOTON GWAJI · BA KUƊIN GASKE BA</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Time to result</source>
      <translation>Lokaci zuwa sakamako</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>X REPORT {number}</source>
      <translation>RAHOTON X {number}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Z REPORT {number}</source>
      <translation>RAHOTON Z {number}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>cable TV</source>
      <translation>TV ta kebul</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>card</source>
      <translation>kati</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>mobile money</source>
      <translation>kuɗin waya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>transfer</source>
      <translation>turin kuɗi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>{currency} TOTAL ({count})</source>
      <translation>JIMLAR {currency} ({count})</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>{currency} {channel} ({count})</source>
      <translation>{currency} {channel} ({count})</translation>
    </message>
  </context>
  <context>
    <name>spoken</name>
    <message>
      <location filename="../../pos_app/ui/kit/spoken.py" />
      <source>1 minute</source>
      <translation>minti 1</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/spoken.py" />
      <source>1 second</source>
      <translation>daƙiƙa 1</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/spoken.py" />
      <source>{count} minutes</source>
      <translation>minti {count}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/spoken.py" />
      <source>{count} seconds</source>
      <translation>daƙiƙa {count}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/spoken.py" />
      <source>{figures} cedis</source>
      <translation>cedi {figures}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/spoken.py" />
      <source>{figures} dollars</source>
      <translation>dala {figures}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/spoken.py" />
      <source>{figures} naira</source>
      <translation>naira {figures}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/spoken.py" />
      <source>{figures} shillings</source>
      <translation>shilin {figures}</translation>
    </message>
  </context>
  <context>
    <name>tv</name>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>1 TV order has no result yet</source>
      <translation>Odar TV 1 ba ta da sakamako tukuna</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Ask the customer to check the decoder; a manager enters the outcome.</source>
      <translation>Abokin ciniki ya duba dikoda; manaja ya rubuta sakamako.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Card</source>
      <translation>Kati</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Cash</source>
      <translation>Kuɗin hannu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Cashier</source>
      <translation>Mai karɓar kuɗi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/summary_words.py" />
      <source>Customer</source>
      <translation>Abokin ciniki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Customer paid</source>
      <translation>Abokin ciniki ya biya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Delivered</source>
      <translation>Ya isa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Do not buy</source>
      <translation>Kada a saya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Do not sell it again.</source>
      <translation>Kada a sake sayarwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Do not sell them again.</source>
      <translation>Kada a sake sayar da su.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Enter the outcome</source>
      <translation>Rubuta sakamako</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Entered by</source>
      <translation>Mai rubutawa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Every TV order of before has a result now.</source>
      <translation>Kowace odar TV ta baya tana da sakamako yanzu.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Go on to a new TV payment</source>
      <translation>Ci gaba da sabon biyan TV</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>IUC number</source>
      <translation>Lambar IUC</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>It is now called {package}, for {price}. Nothing was sent. Ask the customer.</source>
      <translation>Yanzu sunansa {package}, a kan {price}. Ba a aika komai ba. A tambayi abokin ciniki.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>It reads</source>
      <translation>Ana karanta shi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Leave it open</source>
      <translation>Bar a buɗe</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Longer than {most} characters. This was not taken.</source>
      <translation>Fiye da harafi {most}. Ba a karɓi wannan ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>More than one number. Paste one alone.</source>
      <translation>Fiye da lamba ɗaya. A manna ɗaya kawai.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>No clear answer</source>
      <translation>Babu amsa sarai</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/summary_words.py" />
      <source>No name given</source>
      <translation>Ba a ba da suna ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Not now</source>
      <translation>Ba yanzu ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Not sent to {provider}</source>
      <translation>Ba a aika wa {provider} ba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Nothing was sent to the provider.</source>
      <translation>Ba a aika wa mai bayarwa komai ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Number</source>
      <translation>Lamba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Only the letters A to Z and digits. This was not taken.</source>
      <translation>Haruffa A zuwa Z da lambobi kawai. Ba a karɓi wannan ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Package</source>
      <translation>Fakiti</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Phone</source>
      <translation>Waya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Phone number</source>
      <translation>Lambar waya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Price</source>
      <translation>Farashi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Price checked</source>
      <translation>An duba farashi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Prices from yesterday</source>
      <translation>Farashin jiya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Prices of {day}</source>
      <translation>Farashin {day}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Prices of {time}</source>
      <translation>Farashin {time}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/summary_words.py" />
      <source>Provider</source>
      <translation>Mai bayarwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Provider says</source>
      <translation>Mai bayarwa ya ce</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Receipt</source>
      <translation>Rasit</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Result</source>
      <translation>Sakamako</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Sell it again</source>
      <translation>Sake sayarwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Send again</source>
      <translation>Sake aikawa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Send this order again</source>
      <translation>Sake aika wannan oda</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Sending to {provider}</source>
      <translation>Ana aikawa ga {provider}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Sent</source>
      <translation>An aika</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Sent to {provider}</source>
      <translation>An aika wa {provider}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Show that order</source>
      <translation>Nuna wannan oda</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Show {amount}, {what}</source>
      <translation>Nuna {amount}, {what}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Smartcard</source>
      <translation>Katin TV</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Smartcard number</source>
      <translation>Lambar katin TV</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Sold again, allowed by</source>
      <translation>An sake sayarwa, da izinin</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Take it as it is now</source>
      <translation>Karɓa yadda yake</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Take the new price</source>
      <translation>Karɓi sabon farashi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>The order ended before anything was sent.</source>
      <translation>Oda ta ƙare kafin a aika komai.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>The package has changed</source>
      <translation>Fakiti ya canza</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>The price has changed</source>
      <translation>Farashi ya canza</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>The provider refused. Nothing was bought.</source>
      <translation>Mai bayarwa ya ƙi. Ba a sayi komai ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>This may have been bought already</source>
      <translation>Wataƙila an riga an saya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Transfer received</source>
      <translation>Turin kuɗi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Try again, or give the {amount} back in cash.</source>
      <translation>A sake gwadawa, ko a mayar da {amount} kuɗin hannu.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Try again, or give the {amount} back to the customer’s card.</source>
      <translation>A sake gwadawa, ko a mayar da {amount} zuwa katin abokin ciniki.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Try again, or send the {amount} back by transfer.</source>
      <translation>A sake gwadawa, ko a mayar da {amount} ta turi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Waiting for {provider}</source>
      <translation>Ana jiran {provider}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>We do not know yet if {package} was delivered.</source>
      <translation>Ba mu san ko {package} ya isa ba tukuna.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>What became of this order</source>
      <translation>Yadda wannan oda ta ƙare</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>What happened</source>
      <translation>Abin da ya faru</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>What to tell the customer</source>
      <translation>Abin faɗa wa abokin ciniki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>number</source>
      <translation>lamba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>phone number</source>
      <translation>lambar waya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>smartcard number</source>
      <translation>lambar katin TV</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/summary_words.py" />
      <source>{age}, checked on Pay</source>
      <translation>{age}, ana dubawa a Biya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>{count} TV orders have no result yet</source>
      <translation>Odojin TV {count} ba su da sakamako tukuna</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>{manager} found out that nothing was delivered.</source>
      <translation>{manager} ya gano cewa babu abin da ya isa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>{number} checked</source>
      <translation>An duba {number}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>{number}: digits only. This was not taken.</source>
      <translation>{number}: lambobi kawai. Ba a karɓi wannan ba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>{package} for {customer}</source>
      <translation>{package} don {customer}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>{package} was {before} and is now {price}. Nothing was sent. Ask the customer.</source>
      <translation>{package} ya kasance {before}, yanzu {price} ne. Ba a aika komai ba. A tambayi abokin ciniki.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>{provider} is asked to renew {package}.</source>
      <translation>Ana neman {provider} ya sabunta {package}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>{title}, step {place} of {count}, done</source>
      <translation>{title}, mataki {place} cikin {count}, an gama</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>{title}, step {place} of {count}, later</source>
      <translation>{title}, mataki {place} cikin {count}, nan gaba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>{title}, step {place} of {count}, now</source>
      <translation>{title}, mataki {place} cikin {count}, yanzu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>{title}, step {place} of {count}, {word}</source>
      <translation>{title}, mataki {place} cikin {count}, {word}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>“Your provider said no, and nothing was bought. You get your {amount} back.”</source>
      <translation>“Mai bayarwarka ya ƙi, ba a sayi komai ba. Za a mayar maka da {amount}.”</translation>
    </message>
  </context>
</TS>
