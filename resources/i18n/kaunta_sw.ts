<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sw" sourcelanguage="en">
  <context>
    <name>AcceptanceBox</name>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>Accepted, {time}</source>
      <translation>Imekubaliwa, {time}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>Check again</source>
      <translation>Angalia tena</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>Checking with {provider}</source>
      <translation>Inaangalia na {provider}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>Due: {day}</source>
      <translation>Mwisho: {day}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>Enter checks it with the provider</source>
      <translation>Enter huiangalia na mtoa huduma</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>It could not be checked</source>
      <translation>Haikuweza kuangaliwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>No provider is chosen</source>
      <translation>Mtoa huduma hajachaguliwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>Not accepted</source>
      <translation>Haijakubaliwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>Nothing is charged by this</source>
      <translation>Hili halitozi chochote</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>Now: {bouquet}</source>
      <translation>Sasa: {bouquet}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>Number accepted by {provider}, {time}</source>
      <translation>Namba imekubaliwa na {provider}, {time}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>Number accepted, no name given</source>
      <translation>Namba imekubaliwa, jina halikutolewa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>Read the number again</source>
      <translation>Soma namba tena</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>Renewal: {amount}</source>
      <translation>Kuhuisha: {amount}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>Status: {status}</source>
      <translation>Hali: {status}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>Type the {number}</source>
      <translation>Andika {number}</translation>
    </message>
  </context>
  <context>
    <name>ActivityActions</name>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Asked for the notice again</source>
      <translation>Taarifa imeombwa tena</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Match to sale {number}</source>
      <translation>Unganisha na mauzo {number}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Show personal data</source>
      <translation>Onyesha data binafsi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Sign</source>
      <translation>Saini</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>Kuna hitilafu kwenye till. Imeandikwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Take the match back</source>
      <translation>Ondoa ulinganisho</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>The service sends it again.</source>
      <translation>Huduma inaituma tena.</translation>
    </message>
  </context>
  <context>
    <name>ActivityAnnouncer</name>
    <message>
      <location filename="../../pos_app/ui/activity/announcer.py" />
      <source>Denied now: {amount}</source>
      <translation>Sasa imekanushwa: {amount}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/announcer.py" />
      <source>Hand over nothing for it. See Activity.</source>
      <translation>Usitoe kitu kwa ajili yake. Tazama Shughuli.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/announcer.py" />
      <source>It was verified before. See History.</source>
      <translation>Ilikuwa imethibitishwa kabla. Tazama Historia.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/announcer.py" />
      <source>Suspicious notice: {amount}</source>
      <translation>Taarifa ya kushukiwa: {amount}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/announcer.py" />
      <source>Verified. The newest: {amount}, {who}</source>
      <translation>Imethibitishwa. Mpya: {amount}, {who}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/announcer.py" />
      <source>{amount} from {who}</source>
      <translation>{amount} kutoka {who}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/announcer.py" />
      <source>{count} payments came in</source>
      <translation>Malipo {count} yameingia</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/announcer.py" />
      <source>{kind}, verified</source>
      <translation>{kind}, imethibitishwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/announcer.py" />
      <source>{kind}, verified; the amount is as reported</source>
      <translation>{kind}, imethibitishwa; kiasi ni kama kilivyoripotiwa</translation>
    </message>
  </context>
  <context>
    <name>ActivityHead</name>
    <message>
      <location filename="../../pos_app/ui/activity/head.py" />
      <source>Activity</source>
      <translation>Shughuli</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/head.py" />
      <source>Feed</source>
      <translation>Mpasho</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/head.py" />
      <source>Feed {word}, show how it stands</source>
      <translation>Mpasho {word}, onyesha hali yake</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/head.py" />
      <source>Live</source>
      <translation>Hai</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/head.py" />
      <source>Off</source>
      <translation>Zima</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/head.py" />
      <source>Sound off</source>
      <translation>Sauti zima</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/head.py" />
      <source>Sound on</source>
      <translation>Sauti hai</translation>
    </message>
  </context>
  <context>
    <name>ActivityWarning</name>
    <message>
      <location filename="../../pos_app/ui/activity/warning.py" />
      <source>1 suspicious notice came in</source>
      <translation>Taarifa 1 ya kushukiwa imeingia</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/warning.py" />
      <source>Hand over nothing for what is suspicious. It is counted nowhere.</source>
      <translation>Usitoe kitu kwa inayoshukiwa. Haihesabiwi popote.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/warning.py" />
      <source>Show</source>
      <translation>Onyesha</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/warning.py" />
      <source>The payments stand as they are. The service can be asked to send it again.</source>
      <translation>Malipo yako kama yalivyo. Huduma inaweza kuombwa kuituma tena.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/warning.py" />
      <source>{count} suspicious notices came in</source>
      <translation>Taarifa {count} za kushukiwa zimeingia</translation>
    </message>
  </context>
  <context>
    <name>AddressLine</name>
    <message>
      <location filename="../../pos_app/ui/web/address_line.py" />
      <source>The bank’s page</source>
      <translation>Ukurasa wa benki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/address_line.py" />
      <source>encrypted</source>
      <translation>umesimbwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/address_line.py" />
      <source>not encrypted</source>
      <translation>haujasimbwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/address_line.py" />
      <source>on this computer</source>
      <translation>kwenye kompyuta hii</translation>
    </message>
  </context>
  <context>
    <name>Advice</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>A bank alert is not proof</source>
      <translation>Ujumbe wa benki si uthibitisho</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>Ask the customer to wait, or take their phone number.</source>
      <translation>Mwombe mteja asubiri, au chukua namba yake ya simu.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>Keep the goods for now</source>
      <translation>Shikilia bidhaa kwa sasa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>Only this screen turning to Paid is.</source>
      <translation>Ni skrini hii kugeuka Imelipwa tu.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>The customer can show it to the bank.</source>
      <translation>Mteja anaweza kuionyesha benki.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>Write the reference down</source>
      <translation>Andika rejea</translation>
    </message>
  </context>
  <context>
    <name>AmountField</name>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/amount_field.py" />
      <source>Amount</source>
      <translation>Kiasi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/amount_field.py" />
      <source>Amount, {money}</source>
      <translation>Kiasi, {money}</translation>
    </message>
  </context>
  <context>
    <name>AmountPanel</name>
    <message>
      <location filename="../../pos_app/ui/card/entry/amount_panel.py" />
      <source>Amount</source>
      <translation>Kiasi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/amount_panel.py" />
      <source>Currency</source>
      <translation>Sarafu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/amount_panel.py" />
      <source>Keys type into {field}</source>
      <translation>Vibonye huandika kwenye {field}</translation>
    </message>
  </context>
  <context>
    <name>AmountToPay</name>
    <message>
      <location filename="../../pos_app/ui/tv/summary_panel.py" />
      <source>To pay</source>
      <translation>Ya kulipa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/summary_panel.py" />
      <source>nothing chosen yet</source>
      <translation>bado hakijachaguliwa</translation>
    </message>
  </context>
  <context>
    <name>ApprovalActions</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/approval_actions.py" />
      <source>Back from window</source>
      <translation>Rudisha dirisha</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/approval_actions.py" />
      <source>Check now</source>
      <translation>Angalia sasa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/approval_actions.py" />
      <source>Open in browser</source>
      <translation>Fungua kwenye kivinjari</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/approval_actions.py" />
      <source>Own window</source>
      <translation>Dirisha lake</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/approval_actions.py" />
      <source>Reload</source>
      <translation>Pakia upya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/approval_actions.py" />
      <source>Reload page</source>
      <translation>Pakia ukurasa upya</translation>
    </message>
  </context>
  <context>
    <name>ApprovalDialog</name>
    <message>
      <location filename="../../pos_app/ui/people/approval_dialog.py" />
      <source>It is written down with the name.</source>
      <translation>Imeandikwa pamoja na jina.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/approval_dialog.py" />
      <source>Manager’s PIN</source>
      <translation>PIN ya meneja</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/approval_dialog.py" />
      <source>Nobody on this till may sign for this.</source>
      <translation>Hakuna mtu kwenye till hii anayeweza kusaini hili.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/approval_dialog.py" />
      <source>Owner’s PIN</source>
      <translation>PIN ya mmiliki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/approval_dialog.py" />
      <source>Their PIN</source>
      <translation>PIN yake</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/approval_dialog.py" />
      <source>Type the PIN.</source>
      <translation>Andika PIN.</translation>
    </message>
  </context>
  <context>
    <name>ApprovalSide</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/approval_side.py" />
      <source>Taking long</source>
      <translation>Inachukua muda</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/approval_side.py" />
      <source>The page stays open. Kaunta goes on asking for the result.</source>
      <translation>Ukurasa unabaki wazi. Kaunta inaendelea kuuliza matokeo.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/approval_side.py" />
      <source>Then Kaunta asks the bank for the result.</source>
      <translation>Kisha Kaunta huuliza benki matokeo.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/approval_side.py" />
      <source>This page belongs to the bank. Kaunta cannot see what is typed here. Never type the code for the customer.</source>
      <translation>Ukurasa huu ni wa benki. Kaunta haioni kinachoandikwa hapa. Usiandike msimbo kwa niaba ya mteja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/approval_side.py" />
      <source>Turn the screen. The customer types the code.</source>
      <translation>Geuza skrini. Mteja anaandika msimbo.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/approval_side.py" />
      <source>left to approve</source>
      <translation>kuidhinisha</translation>
    </message>
  </context>
  <context>
    <name>ApprovalView</name>
    <message>
      <location filename="../../pos_app/ui/web/approval_view.py" />
      <source>Close</source>
      <translation>Funga</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/approval_view.py" />
      <source>Hide</source>
      <translation>Ficha</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/approval_view.py" />
      <source>Not opened</source>
      <translation>Haikufunguliwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/approval_view.py" />
      <source>Open in browser</source>
      <translation>Fungua kwenye kivinjari</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/approval_view.py" />
      <source>Reload page</source>
      <translation>Pakia ukurasa upya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/approval_view.py" />
      <source>The bank’s page</source>
      <translation>Ukurasa wa benki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/approval_view.py" />
      <source>The bank’s page asked. Kaunta answered No.</source>
      <translation>Ukurasa wa benki uliuliza. Kaunta ilijibu Hapana.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/approval_view.py" />
      <source>The bank’s page led to a file, or to what Kaunta does not open. Approve here.</source>
      <translation>Ukurasa wa benki ulielekeza kwenye faili, au ambacho Kaunta haifungui. Idhinisha hapa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/approval_view.py" />
      <source>The bank’s page says</source>
      <translation>Ukurasa wa benki unasema</translation>
    </message>
  </context>
  <context>
    <name>AttentionButton</name>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>1 needs attention</source>
      <translation>1 inahitaji uangalizi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>Nothing needs attention</source>
      <translation>Hakuna cha kuangalia</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>{count} need attention</source>
      <translation>{count} zinahitaji uangalizi</translation>
    </message>
  </context>
  <context>
    <name>Banner</name>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/banner.py" />
      <source>What the manual says about it</source>
      <translation>Mwongozo unasema nini</translation>
    </message>
  </context>
  <context>
    <name>BlockedBanner</name>
    <message>
      <location filename="../../pos_app/ui/transaction/blocked_banner.py" />
      <source>Receipts show the wrong time.</source>
      <translation>Risiti zinaonyesha saa isiyo sahihi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/transaction/blocked_banner.py" />
      <source>Try now</source>
      <translation>Jaribu sasa</translation>
    </message>
  </context>
  <context>
    <name>BoughtAlreadyDialog</name>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>The same package was sent for the same number, and nobody knows yet if it was delivered.</source>
      <translation>Kifurushi hicho hicho kilitumwa kwa namba hiyo hiyo, na haijulikani bado kama kilifika.</translation>
    </message>
  </context>
  <context>
    <name>Buying</name>
    <message>
      <location filename="../../pos_app/ui/tv/buying.py" />
      <source>Choose another package.</source>
      <translation>Chagua kifurushi kingine.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/buying.py" />
      <source>Nothing was bought.</source>
      <translation>Hakuna kilichonunuliwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/buying.py" />
      <source>Nothing was bought. Press Pay to try once more.</source>
      <translation>Hakuna kilichonunuliwa. Bonyeza Lipa kujaribu tena.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/buying.py" />
      <source>Press Pay again: an order that was begun is shown, never bought twice.</source>
      <translation>Bonyeza Lipa tena: oda iliyoanza huonyeshwa, hainunuliwi mara mbili.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/buying.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>Kuna hitilafu kwenye till. Imeandikwa.</translation>
    </message>
  </context>
  <context>
    <name>ByResult</name>
    <message>
      <location filename="../../pos_app/ui/shift/overview.py" />
      <source>See 1 open payment</source>
      <translation>Angalia malipo 1 wazi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/overview.py" />
      <source>See {count} open payments</source>
      <translation>Angalia malipo {count} wazi</translation>
    </message>
  </context>
  <context>
    <name>CancelButton</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/cancel_button.py" />
      <source>Ask to cancel</source>
      <translation>Omba kughairi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/cancel_button.py" />
      <source>Asked to cancel</source>
      <translation>Iliombwa kughairi</translation>
    </message>
  </context>
  <context>
    <name>CardScreen</name>
    <message>
      <location filename="../../pos_app/ui/card/screen.py" />
      <source>This payment cannot be shown</source>
      <translation>Malipo haya hayawezi kuonyeshwa</translation>
    </message>
  </context>
  <context>
    <name>CardSection</name>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>3 digits on the back</source>
      <translation>Tarakimu 3 nyuma</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>4 digits on the front</source>
      <translation>Tarakimu 4 mbele</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>CVV</source>
      <translation>CVV</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>Card</source>
      <translation>Kadi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>Card number</source>
      <translation>Namba ya kadi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>Cleared after the bank check. Never stored.</source>
      <translation>Hufutwa baada ya ukaguzi wa benki. Haihifadhiwi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>Cleared: no key was pressed for a while.</source>
      <translation>Imefutwa: hakuna kibonye kwa muda.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>Digits are missing. Read it again.</source>
      <translation>Tarakimu zinakosekana. Isome tena.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>Expiry (MM / YY)</source>
      <translation>Mwisho (MM / YY)</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>No card we take begins like this. Read it again.</source>
      <translation>Hakuna kadi tunayopokea inayoanza hivi. Isome tena.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>Number is complete</source>
      <translation>Namba imekamilika</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>Paste</source>
      <translation>Bandika</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>That was a swiped card. It was wiped. Type its number.</source>
      <translation>Hiyo ilikuwa kadi iliyotelezeshwa. Imefutwa. Andika namba yake.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>The CVV has {count} digits.</source>
      <translation>CVV ina tarakimu {count}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>There is no such month.</source>
      <translation>Hakuna mwezi kama huo.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>This card expired in {month}.</source>
      <translation>Kadi hii iliisha {month}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>This number is not valid. Read it again.</source>
      <translation>Namba hii si halali. Isome tena.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>Type month and year.</source>
      <translation>Andika mwezi na mwaka.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>Type the CVV.</source>
      <translation>Andika CVV.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>Type the number on the card.</source>
      <translation>Andika namba iliyo kwenye kadi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>Valid until {day}</source>
      <translation>Halali hadi {day}</translation>
    </message>
  </context>
  <context>
    <name>CashDialog</name>
    <message>
      <location filename="../../pos_app/ui/shift/cash_dialog.py" />
      <source>Amount</source>
      <translation>Kiasi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/cash_dialog.py" />
      <source>Cash</source>
      <translation>Pesa taslimu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/cash_dialog.py" />
      <source>Cash in or out</source>
      <translation>Pesa taslimu ndani au nje</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/cash_dialog.py" />
      <source>Leave it</source>
      <translation>Acha</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/cash_dialog.py" />
      <source>Put in</source>
      <translation>Weka ndani</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/cash_dialog.py" />
      <source>Take out</source>
      <translation>Toa nje</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/cash_dialog.py" />
      <source>Type an amount.</source>
      <translation>Andika kiasi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/cash_dialog.py" />
      <source>What for</source>
      <translation>Ya nini</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/cash_dialog.py" />
      <source>What is put in or taken out is printed on the Z report with its reason.</source>
      <translation>Kinachowekwa au kutolewa huchapwa kwenye ripoti ya Z na sababu yake.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/cash_dialog.py" />
      <source>Write it down</source>
      <translation>Iandike</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/cash_dialog.py" />
      <source>Write what the cash is for.</source>
      <translation>Andika pesa ni ya nini.</translation>
    </message>
  </context>
  <context>
    <name>ChartPanel</name>
    <message>
      <location filename="../../pos_app/ui/shift/overview.py" />
      <source>Show as chart</source>
      <translation>Onyesha chati</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/overview.py" />
      <source>Show as table</source>
      <translation>Onyesha jedwali</translation>
    </message>
  </context>
  <context>
    <name>CheckRows</name>
    <message>
      <location filename="../../pos_app/ui/shift/check_rows.py" />
      <source>1 payment is Not sure</source>
      <translation>Malipo 1 ni Si hakika</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/check_rows.py" />
      <source>1 payment is Waiting</source>
      <translation>Malipo 1 Yanasubiri</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/check_rows.py" />
      <source>Every notice was answered</source>
      <translation>Kila taarifa ilijibiwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/check_rows.py" />
      <source>See</source>
      <translation>Tazama</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/check_rows.py" />
      <source>See: {what}</source>
      <translation>Tazama: {what}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/check_rows.py" />
      <source>Some notices are still being checked</source>
      <translation>Baadhi ya taarifa bado zinakaguliwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/check_rows.py" />
      <source>{amounts}, carried forward</source>
      <translation>{amounts}, zimesogezwa mbele</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/check_rows.py" />
      <source>{came} received, {answered} checked</source>
      <translation>{came} zimepokelewa, {answered} zimekaguliwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/check_rows.py" />
      <source>{count} payments are Not sure</source>
      <translation>Malipo {count} ni Si hakika</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/check_rows.py" />
      <source>{count} payments are Waiting</source>
      <translation>Malipo {count} Yanasubiri</translation>
    </message>
  </context>
  <context>
    <name>ChoicePanel</name>
    <message>
      <location filename="../../pos_app/ui/tv/form.py" />
      <source>Service not reachable. TV payments are paused.</source>
      <translation>Huduma haifikiki. Malipo ya TV yamesimamishwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/form.py" />
      <source>Show</source>
      <translation>Onyesha</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/form.py" />
      <source>Show the orders without a result</source>
      <translation>Onyesha oda zisizo na matokeo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/form.py" />
      <source>TV payments are closed.</source>
      <translation>Malipo ya TV yamefungwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/form.py" />
      <source>The lists stand as they were. The till asks again every 10 s.</source>
      <translation>Orodha ziko kama zilivyokuwa. Till huuliza tena kila s 10.</translation>
    </message>
  </context>
  <context>
    <name>Clock</name>
    <message>
      <location filename="../../pos_app/ui/kit/clock_words.py" />
      <source>The clock is wrong: it says {here}, at the service it is {there}. Set it.</source>
      <translation>Saa ya kompyuta hii si sahihi: inaonyesha {here}, kwa huduma ni {there}. Rekebisha saa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/clock_words.py" />
      <source>The clock is wrong: it says {here}, the book was last written on {there}. Set it.</source>
      <translation>Saa ya kompyuta hii si sahihi: inaonyesha {here}, kitabu kiliandikwa mwisho {there}. Rekebisha saa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/clock_words.py" />
      <source>This computer's clock is wrong: the book was last written on {there}. Set the clock.</source>
      <translation>Saa ya kompyuta hii si sahihi: kitabu kiliandikwa mwisho {there}. Rekebisha saa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/clock_words.py" />
      <source>This computer's clock is {minutes} minutes ahead of the service. Set the clock.</source>
      <translation>Saa ya kompyuta hii iko mbele ya huduma kwa dakika {minutes}. Rekebisha saa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/clock_words.py" />
      <source>This computer's clock is {minutes} minutes behind the service. Set the clock.</source>
      <translation>Saa ya kompyuta hii iko nyuma ya huduma kwa dakika {minutes}. Rekebisha saa.</translation>
    </message>
  </context>
  <context>
    <name>ClosePaymentDialog</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/close_dialog.py" />
      <source>Why it is closed</source>
      <translation>Sababu ya kufunga</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/close_dialog.py" />
      <source>Write why it is closed.</source>
      <translation>Andika sababu ya kufunga.</translation>
    </message>
  </context>
  <context>
    <name>CloseShiftDialog</name>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>A manager signs for the difference</source>
      <translation>Meneja husainia tofauti</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>Cash counted</source>
      <translation>Pesa iliyohesabiwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>Close and print Z</source>
      <translation>Funga na chapisha Z</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>Close shift {number}</source>
      <translation>Funga zamu {number}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>Count the cash, and type it.</source>
      <translation>Hesabu pesa, kisha iandike.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>Count what is in the drawer</source>
      <translation>Hesabu kilicho kwenye droo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>Exactly what should be there</source>
      <translation>Sawasawa na inavyotakiwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>Keep open</source>
      <translation>Acha wazi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>Printed on the report</source>
      <translation>Huchapwa kwenye ripoti</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>Prints the Z report and signs {name} out.</source>
      <translation>Huchapisha ripoti ya Z na kumtoa {name}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>Reason</source>
      <translation>Sababu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>Short by {much} of {money}</source>
      <translation>Imepungua {much} ya {money}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>Write why it differs.</source>
      <translation>Andika kwa nini inatofautiana.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>{money} should be there</source>
      <translation>{money} inatakiwa kuwepo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>{much} more than {money}</source>
      <translation>{much} zaidi ya {money}</translation>
    </message>
  </context>
  <context>
    <name>CustomerSection</name>
    <message>
      <location filename="../../pos_app/ui/card/entry/customer_section.py" />
      <source>Customer</source>
      <translation>Mteja</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/customer_section.py" />
      <source>Did you mean {house}?</source>
      <translation>Ulimaanisha {house}?</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/customer_section.py" />
      <source>Do not write a card number here.</source>
      <translation>Usiandike namba ya kadi hapa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/customer_section.py" />
      <source>Note (optional)</source>
      <translation>Dokezo (si lazima)</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/customer_section.py" />
      <source>Payer e-mail</source>
      <translation>Barua pepe ya mlipaji</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/customer_section.py" />
      <source>Printed on the receipt</source>
      <translation>Huchapwa kwenye risiti</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/customer_section.py" />
      <source>Receipt address</source>
      <translation>Anwani ya risiti</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/customer_section.py" />
      <source>This is no e-mail address.</source>
      <translation>Hii si barua pepe.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/customer_section.py" />
      <source>Type where the receipt goes.</source>
      <translation>Andika risiti iende wapi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/customer_section.py" />
      <source>Use shop e-mail</source>
      <translation>Ya duka</translation>
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
      <translation>Kama 20.11.2026. Siku zote mbili zimo.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>From</source>
      <translation>Kutoka</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>Leave it</source>
      <translation>Acha</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>Show these days</source>
      <translation>Onyesha siku hizi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>To</source>
      <translation>Hadi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>Which days?</source>
      <translation>Siku zipi?</translation>
    </message>
  </context>
  <context>
    <name>DecoderAdvice</name>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>Ask the customer to check the decoder</source>
      <translation>Mwombe mteja aangalie kisimbuzi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>Channels can take 15 minutes to open. Leave it on.</source>
      <translation>Chaneli zinaweza kuchukua dakika 15. Kiache kimewashwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>Only a manager enters what became of it.</source>
      <translation>Meneja tu huandika ilivyoishia.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>Then ask a manager</source>
      <translation>Kisha muulize meneja</translation>
    </message>
  </context>
  <context>
    <name>DetailActs</name>
    <message>
      <location filename="../../pos_app/ui/history/detail_acts.py" />
      <source>A notice can be sent again once a minute.</source>
      <translation>Taarifa inaweza kutumwa tena mara moja kwa dakika.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail_acts.py" />
      <source>Check now</source>
      <translation>Angalia sasa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail_acts.py" />
      <source>Dealt with</source>
      <translation>Imeshughulikiwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail_acts.py" />
      <source>In Activity</source>
      <translation>Katika Shughuli</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail_acts.py" />
      <source>In {time}</source>
      <translation>Baada ya {time}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail_acts.py" />
      <source>Merchant copy</source>
      <translation>Nakala ya duka</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail_acts.py" />
      <source>Open</source>
      <translation>Fungua</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail_acts.py" />
      <source>Open order</source>
      <translation>Fungua oda</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail_acts.py" />
      <source>Open ticket</source>
      <translation>Fungua tiketi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail_acts.py" />
      <source>Print slip</source>
      <translation>Chapisha</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail_acts.py" />
      <source>Resend</source>
      <translation>Tuma tena</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail_acts.py" />
      <source>Send its notice again</source>
      <translation>Tuma taarifa yake tena</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail_acts.py" />
      <source>Write a note</source>
      <translation>Andika</translation>
    </message>
  </context>
  <context>
    <name>DetailsPage</name>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>And more, see Raw JSON</source>
      <translation>Na zaidi, tazama JSON ghafi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>As it was sent</source>
      <translation>Kama ilivyotumwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>It was deleted after the set time. That it came, and when, stays.</source>
      <translation>Ilifutwa baada ya muda uliowekwa. Kwamba ilikuja, na lini, kunabaki.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>Its text is no longer kept</source>
      <translation>Maandishi yake hayahifadhiwi tena</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>Last resend: {sentence}</source>
      <translation>Kutumwa tena: {sentence}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>Personal data is hidden</source>
      <translation>Data binafsi imefichwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>Show personal data</source>
      <translation>Onyesha data binafsi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>Whoever looks at it is written down, with the time.</source>
      <translation>Anayeitazama huandikwa, pamoja na saa.</translation>
    </message>
  </context>
  <context>
    <name>DigitField</name>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/digit_field.py" />
      <source>Paste</source>
      <translation>Bandika</translation>
    </message>
  </context>
  <context>
    <name>Donut</name>
    <message>
      <location filename="../../pos_app/ui/shift/donut.py" />
      <source>payments</source>
      <translation>malipo</translation>
    </message>
  </context>
  <context>
    <name>EnvironmentBadge</name>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>No real money</source>
      <translation>Si pesa halisi</translation>
    </message>
  </context>
  <context>
    <name>ExpiryField</name>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/card_field.py" />
      <source>Expiry</source>
      <translation>Mwisho</translation>
    </message>
  </context>
  <context>
    <name>ExportDialog</name>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>Close</source>
      <translation>Funga</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>Export</source>
      <translation>Hamisha</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>Export to a table</source>
      <translation>Hamisha kwenye jedwali</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>Leave it</source>
      <translation>Acha</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>Stop</source>
      <translation>Simamisha</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>{done} of {of}</source>
      <translation>{done} kati ya {of}</translation>
    </message>
  </context>
  <context>
    <name>FeedHealth</name>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Another program takes notices in at {address}; this till reads along.</source>
      <translation>Programu nyingine hupokea taarifa kwa {address}; till hii husoma pia.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Another program takes notices in; this till reads along.</source>
      <translation>Programu nyingine hupokea taarifa; till hii husoma pia.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Close</source>
      <translation>Funga</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Errors</source>
      <translation>Makosa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>For 1 paid payment no notice came within 5 minutes.</source>
      <translation>Kwa malipo 1 yaliyolipwa hakuna taarifa iliyokuja ndani ya dakika 5.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>For {count} paid payments no notice came within 5 minutes.</source>
      <translation>Kwa malipo {count} yaliyolipwa hakuna taarifa iliyokuja ndani ya dakika 5.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>How the feed stands</source>
      <translation>Hali ya mpasho</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Kept</source>
      <translation>Imehifadhiwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Last notice</source>
      <translation>Taarifa ya mwisho</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Last verified</source>
      <translation>Thibitisho la mwisho</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Never</source>
      <translation>Kamwe</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>No more notices are kept at present.</source>
      <translation>Kwa sasa hakuna taarifa zaidi zinazohifadhiwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>No notices are listened for: nothing can arrive.</source>
      <translation>Taarifa hazisikilizwi: hakuna kinachoweza kufika.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Not looked at</source>
      <translation>Hazijatazamwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Notice *missing*</source>
      <translation>Taarifa *haipo*</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Notices *refused*</source>
      <translation>Arifa *zimekataliwa*</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Only tills on this computer see them: in this release those on other computers do not.</source>
      <translation>Ni till za kompyuta hii tu huziona: katika toleo hili zile za kompyuta nyingine hazioni.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Resend</source>
      <translation>Tuma tena</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Resend {reference}</source>
      <translation>Tuma tena {reference}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>The service can be asked to send it again; the result of the payment is known either way.</source>
      <translation>Huduma inaweza kuombwa kuituma tena; matokeo ya malipo yanajulikana vyovyote vile.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>The service sends them to {address}.</source>
      <translation>Huduma huzituma kwa {address}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Too many came at once, or the disk is nearly full. Payments go on. Tell the owner: the keys may be known.</source>
      <translation>Nyingi mno zimekuja kwa pamoja, au diski inakaribia kujaa. Malipo yanaendelea. Mwambie mmiliki: huenda funguo zinajulikana.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>{suspicious} suspicious, {refused} refused</source>
      <translation>{suspicious} za kushukiwa, {refused} zimekataliwa</translation>
    </message>
  </context>
  <context>
    <name>FilterBar</name>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>All kinds</source>
      <translation>Aina zote</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>Any day</source>
      <translation>Siku yoyote</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>Any result</source>
      <translation>Matokeo yoyote</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>Cashier</source>
      <translation>Keshia</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>Everyone</source>
      <translation>Wote</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>From … to …</source>
      <translation>Kutoka … hadi …</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>Kind</source>
      <translation>Aina</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>Result</source>
      <translation>Matokeo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>This week</source>
      <translation>Wiki hii</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>Today</source>
      <translation>Leo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>When</source>
      <translation>Lini</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>Yesterday</source>
      <translation>Jana</translation>
    </message>
  </context>
  <context>
    <name>Filters</name>
    <message>
      <location filename="../../pos_app/ui/activity/filters.py" />
      <source>All</source>
      <translation>Zote</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/filters.py" />
      <source>BVN</source>
      <translation>BVN</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/filters.py" />
      <source>Cards</source>
      <translation>Kadi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/filters.py" />
      <source>Payouts</source>
      <translation>Malipo nje</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/filters.py" />
      <source>Transfers</source>
      <translation>Uhamisho</translation>
    </message>
  </context>
  <context>
    <name>ForgottenPage</name>
    <message>
      <location filename="../../pos_app/ui/people/forgotten.py" />
      <source>6 to 12 digits, typed by the person it belongs to.</source>
      <translation>Tarakimu 6 hadi 12, zinaandikwa na mwenyewe.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/forgotten.py" />
      <source>Another PIN</source>
      <translation>PIN nyingine</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/forgotten.py" />
      <source>Back</source>
      <translation>Rudi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/forgotten.py" />
      <source>Manager’s PIN</source>
      <translation>PIN ya meneja</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/forgotten.py" />
      <source>New PIN</source>
      <translation>PIN mpya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/forgotten.py" />
      <source>New PIN, once more</source>
      <translation>PIN mpya, tena</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/forgotten.py" />
      <source>Nobody on this till can sign for this person. Ask the owner.</source>
      <translation>Hakuna kwenye till hii anayeweza kumsainia. Muulize mmiliki.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/forgotten.py" />
      <source>Only unlock</source>
      <translation>Fungua tu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/forgotten.py" />
      <source>Set the PIN</source>
      <translation>Weka PIN</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/forgotten.py" />
      <source>Their PIN</source>
      <translation>PIN yake</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/forgotten.py" />
      <source>Who signs for it</source>
      <translation>Anayesaini</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/forgotten.py" />
      <source>Wrong PIN. Who signs types it again.</source>
      <translation>PIN mbaya. Anayesaini aiandike tena.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/forgotten.py" />
      <source>{name} gets another PIN. Whoever signs stays responsible; it is written down with both names.</source>
      <translation>{name} anapata PIN nyingine. Anayesaini anawajibika; imeandikwa na majina yote mawili.</translation>
    </message>
  </context>
  <context>
    <name>FoundRows</name>
    <message>
      <location filename="../../pos_app/ui/history/found_rows.py" />
      <source>Amount</source>
      <translation>Kiasi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/found_rows.py" />
      <source>Kind</source>
      <translation>Aina</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/found_rows.py" />
      <source>Result</source>
      <translation>Matokeo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/found_rows.py" />
      <source>Time</source>
      <translation>Saa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/found_rows.py" />
      <source>Who</source>
      <translation>Nani</translation>
    </message>
  </context>
  <context>
    <name>FoundTable</name>
    <message>
      <location filename="../../pos_app/ui/history/found_table.py" />
      <source>History</source>
      <translation>Historia</translation>
    </message>
  </context>
  <context>
    <name>HelpDialog</name>
    <message>
      <location filename="../../pos_app/ui/help/dialog.py" />
      <source>Close</source>
      <translation>Funga</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/help/dialog.py" />
      <source>Help</source>
      <translation>Msaada</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/help/dialog.py" />
      <source>Page</source>
      <translation>Ukurasa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/help/dialog.py" />
      <source>Pages of the manual</source>
      <translation>Kurasa za mwongozo</translation>
    </message>
  </context>
  <context>
    <name>History</name>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Answer: {said}</source>
      <translation>Jibu: {said}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Asked to cancel</source>
      <translation>Iliombwa kughairi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Asked, no answer yet ({said}×)</source>
      <translation>Iliulizwa, bado hakuna jibu ({said}×)</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Back from the bank page</source>
      <translation>Kurudi kutoka ukurasa wa benki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Bank page opened</source>
      <translation>Ukurasa wa benki umefunguliwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Cable TV</source>
      <translation>TV ya kebo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Card</source>
      <translation>Kadi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Card payment</source>
      <translation>Malipo ya kadi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Closed by a manager</source>
      <translation>Imefungwa na meneja</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Could not be sent; tried again</source>
      <translation>Haikuweza kutumwa; imejaribiwa tena</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Dealt with: {said}</source>
      <translation>Imeshughulikiwa: {said}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Declined</source>
      <translation>Imekataliwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Delivered</source>
      <translation>Imefika</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Denied by the service later</source>
      <translation>Ilikanushwa na huduma baadaye</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Device checked, bank asked</source>
      <translation>Kifaa kimekaguliwa, benki imeulizwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Found again after a backup was put back</source>
      <translation>Imepatikana tena baada ya nakala kurejeshwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Incoming mobile money</source>
      <translation>Pesa ya simu imeingia</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Incoming transfer</source>
      <translation>Uhamisho umeingia</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>It is in no takings. Do not give it back before the service was asked.</source>
      <translation>Haimo katika mapato yoyote. Usiirudishe kabla ya kuiuliza huduma.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>It was for sale {sale}.</source>
      <translation>Ilikuwa ya mauzo {sale}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>It was paid after the till had given it up. Hand out the goods, or give the money back.</source>
      <translation>Ililipwa baada ya till kuiacha. Toa bidhaa, au rudisha pesa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>It was paid, and the service denies it now. Ask the service.</source>
      <translation>Ililipwa, na huduma inakanusha sasa. Uliza huduma.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Its sale was paid twice. Give one payment back.</source>
      <translation>Uuzaji wake ulilipwa mara mbili. Rudisha malipo moja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Look at it in Activity</source>
      <translation>Itazame katika Shughuli</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Matched to sale {said}</source>
      <translation>Imeunganishwa na uuzaji {said}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Mobile</source>
      <translation>Simu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Name not given</source>
      <translation>Jina halikutolewa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>No clear answer</source>
      <translation>Hakuna jibu wazi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>No note</source>
      <translation>Hakuna dokezo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Not charged</source>
      <translation>Haijatozwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Note: {said}</source>
      <translation>Dokezo: {said}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Notice</source>
      <translation>Taarifa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Notice asked for again</source>
      <translation>Taarifa imeombwa tena</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Order written down</source>
      <translation>Oda imeandikwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Paid</source>
      <translation>Imelipwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Paid after all</source>
      <translation>Imelipwa hatimaye</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Pay was pressed</source>
      <translation>Lipa ilibonyezwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Refund reported: {said}</source>
      <translation>Marejesho yameripotiwa: {said}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Refused. Nothing was bought.</source>
      <translation>Imekataliwa. Hakuna kilichonunuliwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Refused; the result was asked for</source>
      <translation>Imekataliwa; matokeo yaliulizwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Said to be paid, but another amount</source>
      <translation>Inasemwa imelipwa, lakini kiasi kingine</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Sent again</source>
      <translation>Imetumwa tena</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Sent to the provider</source>
      <translation>Imetumwa kwa mtoa huduma</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Sent to the service</source>
      <translation>Imetumwa kwa huduma</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Suspicious</source>
      <translation>Inashukiwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Suspicious notice</source>
      <translation>Taarifa ya kushukiwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>TV</source>
      <translation>TV</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>The journal that was set aside knows more of it. The service is asked again.</source>
      <translation>Daftari lililowekwa kando linajua zaidi. Huduma inaulizwa tena.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>The notice came in</source>
      <translation>Taarifa imeingia</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>The service began</source>
      <translation>Huduma imeanza</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>The service says paid, but another amount. Do not hand out goods.</source>
      <translation>Huduma inasema imelipwa, lakini kiasi kingine. Usitoe bidhaa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>The till was started again</source>
      <translation>Till iliwashwa tena</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Transfer</source>
      <translation>Uhamisho</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Verified by the service</source>
      <translation>Imethibitishwa na huduma</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Verified, and the service denies it now.</source>
      <translation>Ilithibitishwa, na sasa huduma inaikanusha.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Verified, and the service names another amount now.</source>
      <translation>Ilithibitishwa, na sasa huduma inataja kiasi kingine.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Waiting for the bank</source>
      <translation>Inasubiri benki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>{amount} stands in the takings of shift {shift}.</source>
      <translation>{amount} imo katika mapato ya zamu {shift}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>{amount} stands in the takings of the next shift.</source>
      <translation>{amount} imo katika mapato ya zamu ijayo.</translation>
    </message>
  </context>
  <context>
    <name>HistoryActions</name>
    <message>
      <location filename="../../pos_app/ui/history/actions.py" />
      <source>How was it dealt with?</source>
      <translation>Ilishughulikiwaje?</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/actions.py" />
      <source>It needs no more attention then. What you write stays with it for good.</source>
      <translation>Haihitaji uangalizi tena. Unachoandika hubaki nayo daima.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/actions.py" />
      <source>It stays with it for good, with your name and the time.</source>
      <translation>Hubaki nayo daima, na jina lako na saa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/actions.py" />
      <source>Nothing was written</source>
      <translation>Hakuna kilichoandikwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/actions.py" />
      <source>Sign</source>
      <translation>Saini</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/actions.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>Kuna hitilafu kwenye till. Imeandikwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/actions.py" />
      <source>Take a table out of the till?</source>
      <translation>Utoe jedwali kutoka kwenye till?</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/actions.py" />
      <source>The notice was asked for again</source>
      <translation>Taarifa iliombwa tena</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/actions.py" />
      <source>Write a note</source>
      <translation>Andika</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/actions.py" />
      <source>You choose the file next.</source>
      <translation>Utachagua faili baadaye.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/actions.py" />
      <source>{rows} lines were written.</source>
      <translation>Mistari {rows} imeandikwa.</translation>
    </message>
  </context>
  <context>
    <name>HistoryDetailPanel</name>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Card</source>
      <translation>Kadi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Cashier</source>
      <translation>Keshia</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Choose a line to see what happened.</source>
      <translation>Chagua mstari kuona kilichotokea.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Close</source>
      <translation>Funga</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Customer</source>
      <translation>Mteja</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Do not charge this again</source>
      <translation>Usitoze hii tena</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Do not sell this again</source>
      <translation>Usiuze hii tena</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>From</source>
      <translation>Kutoka</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Note</source>
      <translation>Dokezo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Package</source>
      <translation>Kifurushi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Payer</source>
      <translation>Mlipaji</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Provider</source>
      <translation>Mtoa huduma</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Receipt</source>
      <translation>Risiti</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Refund ref.</source>
      <translation>Rejea ya marej.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Refund reported</source>
      <translation>Marejesho yaliyoripotiwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Smartcard</source>
      <translation>Kadi ya TV</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Telephone</source>
      <translation>Simu</translation>
    </message>
  </context>
  <context>
    <name>HistoryListPanel</name>
    <message>
      <location filename="../../pos_app/ui/history/list_panel.py" />
      <source>Export</source>
      <translation>Hamisha</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/list_panel.py" />
      <source>Look for less, or on any day: the filters above leave things out.</source>
      <translation>Tafuta kidogo, au siku yoyote: vichujio vya juu huacha vitu.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/list_panel.py" />
      <source>Nothing here yet</source>
      <translation>Bado hakuna kitu hapa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/list_panel.py" />
      <source>Nothing needs attention</source>
      <translation>Hakuna cha kuangalia</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/list_panel.py" />
      <source>Nothing was found</source>
      <translation>Hakuna kilichopatikana</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/list_panel.py" />
      <source>Payments, TV orders and money that came in appear here by themselves.</source>
      <translation>Malipo, oda za TV na pesa iliyoingia huonekana hapa zenyewe.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/list_panel.py" />
      <source>The history could not be read</source>
      <translation>Historia haikuweza kusomwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/list_panel.py" />
      <source>Whatever is not sure or open is listed here by itself.</source>
      <translation>Yasiyo hakika au yaliyo wazi huorodheshwa hapa yenyewe.</translation>
    </message>
  </context>
  <context>
    <name>HistoryNoteDialog</name>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>Keep the note</source>
      <translation>Hifadhi dokezo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>Leave it</source>
      <translation>Acha</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>Note</source>
      <translation>Dokezo</translation>
    </message>
  </context>
  <context>
    <name>HistoryReader</name>
    <message>
      <location filename="../../pos_app/ui/history/reading.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>Kuna hitilafu kwenye till. Imeandikwa.</translation>
    </message>
  </context>
  <context>
    <name>HistoryScreen</name>
    <message>
      <location filename="../../pos_app/ui/history/screen.py" />
      <source>More than {count} lines, as they are filtered now.</source>
      <translation>Zaidi ya mistari {count}, kama ilivyochujwa sasa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/screen.py" />
      <source>What is filtered now.</source>
      <translation>Kilichochujwa sasa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/screen.py" />
      <source>{count} lines, as they are filtered now.</source>
      <translation>Mistari {count}, kama ilivyochujwa sasa.</translation>
    </message>
  </context>
  <context>
    <name>HistorySearch</name>
    <message>
      <location filename="../../pos_app/ui/history/list_panel.py" />
      <source>Reference, last 4, name, phone, amount</source>
      <translation>Rejea, 4 za mwisho, jina, simu, kiasi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/list_panel.py" />
      <source>Search by reference, last four digits, name, number, note or amount</source>
      <translation>Tafuta kwa rejea, tarakimu nne za mwisho, jina, namba, dokezo au kiasi</translation>
    </message>
  </context>
  <context>
    <name>HistoryTimeline</name>
    <message>
      <location filename="../../pos_app/ui/history/timeline.py" />
      <source>What happened</source>
      <translation>Kilichotokea</translation>
    </message>
  </context>
  <context>
    <name>InPlace</name>
    <message>
      <location filename="../../pos_app/ui/people/one_time_approval.py" />
      <source>A manager signs for this once. You stay signed in, and both names are written down.</source>
      <translation>Meneja anasaini kwa mara hii moja. Wewe unabaki umeingia, na majina yote mawili yanaandikwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/one_time_approval.py" />
      <source>Leave it</source>
      <translation>Acha</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/one_time_approval.py" />
      <source>The owner signs for this once. You stay signed in, and both names are written down.</source>
      <translation>Mmiliki anasaini kwa mara hii moja. Wewe unabaki umeingia, na majina yote mawili yanaandikwa.</translation>
    </message>
  </context>
  <context>
    <name>KeptSale</name>
    <message>
      <location filename="../../pos_app/ui/people/sign_in.py" />
      <source>A sale is kept: {amount}</source>
      <translation>Uuzaji umehifadhiwa: {amount}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/sign_in.py" />
      <source>Anyone who signs in can go on with it.</source>
      <translation>Anayeingia yeyote anaweza kuuendeleza.</translation>
    </message>
  </context>
  <context>
    <name>Keypad</name>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/keypad.py" />
      <source>Backspace</source>
      <translation>Futa moja</translation>
    </message>
  </context>
  <context>
    <name>Language</name>
    <message>
      <location filename="../../pos_app/ui/kit/language.py" />
      <source>As system</source>
      <translation>Kama mfumo</translation>
    </message>
  </context>
  <context>
    <name>Limits</name>
    <message>
      <location filename="../../pos_app/ui/card/entry/limits.py" />
      <source>The largest amount here is {money}.</source>
      <translation>Kiasi kikubwa zaidi hapa ni {money}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/limits.py" />
      <source>The smallest amount here is {money}.</source>
      <translation>Kiasi kidogo zaidi hapa ni {money}.</translation>
    </message>
  </context>
  <context>
    <name>ListReader</name>
    <message>
      <location filename="../../pos_app/ui/tv/list_reader.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>Kuna hitilafu kwenye till. Imeandikwa.</translation>
    </message>
  </context>
  <context>
    <name>LockButton</name>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Lock</source>
      <translation>Funga</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Lock the till</source>
      <translation>Funga till</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Lock the till (Ctrl+L)</source>
      <translation>Funga till (Ctrl+L)</translation>
    </message>
  </context>
  <context>
    <name>LockedPage</name>
    <message>
      <location filename="../../pos_app/ui/people/locked_page.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>Kuna hitilafu kwenye till. Imeandikwa.</translation>
    </message>
  </context>
  <context>
    <name>ManagerDialog</name>
    <message>
      <location filename="../../pos_app/ui/tv/manager_dialog.py" />
      <source>A PIN has {count} digits or more.</source>
      <translation>PIN ina tarakimu {count} au zaidi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/manager_dialog.py" />
      <source>Manager’s PIN</source>
      <translation>PIN ya meneja</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/manager_dialog.py" />
      <source>Only a manager may do this. It is written down with the name.</source>
      <translation>Meneja tu anaweza kufanya hili. Imeandikwa pamoja na jina.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/manager_dialog.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>Kuna hitilafu kwenye till. Imeandikwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/manager_dialog.py" />
      <source>This is no manager’s PIN.</source>
      <translation>Hii si PIN ya meneja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/manager_dialog.py" />
      <source>Type the PIN.</source>
      <translation>Andika PIN.</translation>
    </message>
  </context>
  <context>
    <name>MatchBox</name>
    <message>
      <location filename="../../pos_app/ui/activity/match_box.py" />
      <source>A note says what the money is for.</source>
      <translation>Dokezo husema pesa ni ya nini.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/match_box.py" />
      <source>Change the note</source>
      <translation>Badilisha dokezo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/match_box.py" />
      <source>Its sale was paid already</source>
      <translation>Mauzo yake yalikuwa yamelipwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/match_box.py" />
      <source>Match to sale</source>
      <translation>Unganisha</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/match_box.py" />
      <source>Matched to a note</source>
      <translation>Imeunganishwa na dokezo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/match_box.py" />
      <source>Matched to sale {sale}</source>
      <translation>Imeunganishwa na uuzaji {sale}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/match_box.py" />
      <source>No open sale has this amount</source>
      <translation>Hakuna uuzaji wazi wa kiasi hiki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/match_box.py" />
      <source>Open sale with the same amount</source>
      <translation>Uuzaji wazi wa kiasi hicho hicho</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/match_box.py" />
      <source>Paid twice</source>
      <translation>Imelipwa mara mbili</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/match_box.py" />
      <source>Sale {sale}</source>
      <translation>Uuzaji {sale}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/match_box.py" />
      <source>Take the match back</source>
      <translation>Ondoa ulinganisho</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/match_box.py" />
      <source>The newest: {sale}</source>
      <translation>Mpya zaidi: {sale}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/match_box.py" />
      <source>Write a note</source>
      <translation>Andika</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/match_box.py" />
      <source>{count} open sales with the same amount</source>
      <translation>Mauzo wazi {count} ya kiasi hicho hicho</translation>
    </message>
  </context>
  <context>
    <name>MatchNoteDialog</name>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Keep the note</source>
      <translation>Hifadhi dokezo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Leave it</source>
      <translation>Acha</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Note</source>
      <translation>Dokezo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>The note stands beside the notice and in its story.</source>
      <translation>Dokezo hukaa kando ya taarifa na katika historia yake.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>What is the money for?</source>
      <translation>Pesa ni ya nini?</translation>
    </message>
  </context>
  <context>
    <name>MergedTicket</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/merged_ticket.py" />
      <source>Taking long. The page stays open. Never type the code for the customer.</source>
      <translation>Inachukua muda. Ukurasa unabaki wazi. Usiandike msimbo kwa niaba ya mteja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/merged_ticket.py" />
      <source>Turn the screen to the customer.</source>
      <translation>Geuza skrini kwa mteja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/merged_ticket.py" />
      <source>left. The page belongs to the bank. Never type the code for the customer.</source>
      <translation>zimebaki. Ukurasa ni wa benki. Usiandike msimbo kwa niaba ya mteja.</translation>
    </message>
  </context>
  <context>
    <name>NextCheck</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/next_check.py" />
      <source>Asked again at every start</source>
      <translation>Huulizwa tena kila inapowashwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/next_check.py" />
      <source>Checking now</source>
      <translation>Inaangalia sasa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/next_check.py" />
      <source>Goes on when you leave this screen</source>
      <translation>Huendelea ukiacha skrini hii</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/next_check.py" />
      <source>Next check in {time}</source>
      <translation>Kuangalia tena baada ya {time}</translation>
    </message>
  </context>
  <context>
    <name>NothingHere</name>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/nothing_here.py" />
      <source>Try again</source>
      <translation>Jaribu tena</translation>
    </message>
  </context>
  <context>
    <name>NothingYet</name>
    <message>
      <location filename="../../pos_app/ui/activity/nothing_yet.py" />
      <source>How the feed stands</source>
      <translation>Hali ya mpasho</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/nothing_yet.py" />
      <source>Last one: {time}.</source>
      <translation>Ya mwisho: {time}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/nothing_yet.py" />
      <source>Nothing ever came.</source>
      <translation>Hakuna kilichowahi kuja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/nothing_yet.py" />
      <source>Nothing yet</source>
      <translation>Bado hakuna kitu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/nothing_yet.py" />
      <source>Send a test notice</source>
      <translation>Tuma taarifa ya jaribio</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/nothing_yet.py" />
      <source>Transfers, card results, payouts and BVN checks appear here by themselves.</source>
      <translation>Uhamisho, matokeo ya kadi, malipo nje na ukaguzi wa BVN huonekana hapa vyenyewe.</translation>
    </message>
  </context>
  <context>
    <name>Notice</name>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>A manager closes it in History.</source>
      <translation>Meneja huifunga katika Historia.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>A second payment</source>
      <translation>Malipo ya pili</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Another amount than is known</source>
      <translation>Kiasi tofauti na kinachojulikana</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Another notice of this reference says something else. Hand over nothing for it.</source>
      <translation>Taarifa nyingine ya rejea hii inasema tofauti. Usitoe kitu kwa ajili yake.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Arrived {time} from {address}. Kept as evidence. Counted nowhere.</source>
      <translation>Ilifika {time} kutoka {address}. Imehifadhiwa kama ushahidi. Haihesabiwi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Arrived {time}. Kept as evidence. Counted nowhere.</source>
      <translation>Ilifika {time}. Imehifadhiwa kama ushahidi. Haihesabiwi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Asked the service at {time}: it does not know this reference. Do not hand over the goods.</source>
      <translation>Huduma iliulizwa {time}: haijui rejea hii. Usitoe bidhaa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Asked the service at {time}: no clear answer yet. It is asked again by itself.</source>
      <translation>Huduma iliulizwa {time}: bado hakuna jibu wazi. Inaulizwa tena yenyewe.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Asked the service at {time}: not paid. Do not hand over the goods.</source>
      <translation>Huduma iliulizwa {time}: haijalipwa. Usitoe bidhaa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Asked the service at {time}: paid. Safe to hand over the goods.</source>
      <translation>Huduma iliulizwa {time}: imelipwa. Ni salama kutoa bidhaa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>BVN check</source>
      <translation>Ukaguzi wa BVN</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Cable TV</source>
      <translation>TV ya kebo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Card</source>
      <translation>Kadi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Card payment</source>
      <translation>Malipo ya kadi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Card payment, not from this till. Counted nowhere here.</source>
      <translation>Malipo ya kadi, si ya till hii. Hayahesabiwi hapa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Conversion</source>
      <translation>Ubadilishaji wa sarafu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Denied</source>
      <translation>Imekanushwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Do not believe it</source>
      <translation>Usiiamini</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Hand over nothing for it.</source>
      <translation>Usitoe kitu kwa ajili yake.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Incoming mobile money</source>
      <translation>Pesa ya simu imeingia</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Incoming transfer</source>
      <translation>Uhamisho umeingia</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>It contradicts another notice</source>
      <translation>Inapinga taarifa nyingine</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>It could not be read. It is kept as it came.</source>
      <translation>Haikusomeka. Imehifadhiwa kama ilivyokuja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>It is in no takings. Do not give it back before the service was asked.</source>
      <translation>Haimo katika mapato yoyote. Usiirudishe kabla ya kuiuliza huduma.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>It was for sale {sale}.</source>
      <translation>Ilikuwa ya mauzo {sale}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Mobile money</source>
      <translation>Pesa ya simu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Name not given</source>
      <translation>Jina halikutolewa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Not from the service</source>
      <translation>Si ya huduma</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Notice</source>
      <translation>Taarifa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Other notice</source>
      <translation>Taarifa nyingine</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Payout</source>
      <translation>Malipo nje</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Payout to {who}</source>
      <translation>Malipo nje kwa {who}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Refund</source>
      <translation>Marejesho</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Reported</source>
      <translation>Imeripotiwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Said by the service. It cannot be asked about this.</source>
      <translation>Imesemwa na huduma. Haiwezi kuulizwa kuhusu hili.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Sale {sale} was paid otherwise, or dropped. Hand over nothing for it; this money is given back.</source>
      <translation>Mauzo {sale} yamelipwa vinginevyo au yameachwa. Usitoe bidhaa; pesa hizi hurudishwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Suspicious</source>
      <translation>Inashukiwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>The notice says not paid. The service was asked at {time}: paid.</source>
      <translation>Taarifa inasema haijalipwa. Huduma iliulizwa {time}: imelipwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>The service has not been asked about it yet. Do not hand over the goods.</source>
      <translation>Huduma bado haijaulizwa kuihusu. Usitoe bidhaa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>The service or this till knows another amount or currency. Hand over nothing for it.</source>
      <translation>Huduma au till hii inajua kiasi au sarafu nyingine. Usitoe kitu kwa ajili yake.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>The service says paid. Safe to hand over the goods.</source>
      <translation>Huduma inasema imelipwa. Ni salama kutoa bidhaa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>The signature is wrong. Hand over nothing for it.</source>
      <translation>Sahihi si sahihi. Usitoe kitu kwa ajili yake.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Transfer</source>
      <translation>Uhamisho</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Transfer abroad</source>
      <translation>Uhamisho nje ya nchi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Verified</source>
      <translation>Imethibitishwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Verified, then another amount</source>
      <translation>Imethibitishwa, kisha kiasi kingine</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Verified, then denied</source>
      <translation>Imethibitishwa, kisha imekanushwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Verified: paid, asked at {time}. It is not what the matched sale comes to.</source>
      <translation>Imethibitishwa: imelipwa, {time}. Si kiasi cha uuzaji uliounganishwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Verified: paid, asked at {time}. Its sale was paid otherwise, or dropped.</source>
      <translation>Imethibitishwa: imelipwa, imeulizwa {time}. Mauzo yake yamelipwa vinginevyo au yameachwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Verified: paid, asked at {time}. No open sale of this till has this amount.</source>
      <translation>Imethibitishwa: imelipwa, {time}. Hakuna uuzaji wazi wa till hii wenye kiasi hiki.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Verified: paid, asked at {time}. Nobody is waiting with a sale of this amount: match it first.</source>
      <translation>Imethibitishwa: imelipwa, iliulizwa saa {time}. Hakuna anayesubiri na mauzo ya kiasi hiki: linganisha kwanza.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Verified: paid, asked at {time}. The amount is as reported; the service did not name it.</source>
      <translation>Imethibitishwa: imelipwa, {time}. Kiasi ni kama kilivyoripotiwa; huduma haikukitaja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>an unknown time</source>
      <translation>saa isiyojulikana</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>bad signature</source>
      <translation>sahihi mbaya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>came {times} times</source>
      <translation>mara {times}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>new</source>
      <translation>mpya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>{amount} stands in the takings of shift {shift}.</source>
      <translation>{amount} imo katika mapato ya zamu {shift}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>{amount} stands in the takings of the next shift.</source>
      <translation>{amount} imo katika mapato ya zamu ijayo.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>{same} of {all} match</source>
      <translation>{same} kati ya {all} sawa</translation>
    </message>
  </context>
  <context>
    <name>NoticeActs</name>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>A notice can be sent again once a minute.</source>
      <translation>Taarifa inaweza kutumwa tena mara moja kwa dakika.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>Check now</source>
      <translation>Angalia sasa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>Mark as seen</source>
      <translation>Weka imeonwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>Resend in {time}</source>
      <translation>Tuma tena baada ya {time}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>Resend notice</source>
      <translation>Tuma taarifa tena</translation>
    </message>
  </context>
  <context>
    <name>NoticeDetailPanel</name>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>Details</source>
      <translation>Maelezo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>Its text was deleted after the set time.</source>
      <translation>Maandishi yake yalifutwa baada ya muda uliowekwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>Notice</source>
      <translation>Taarifa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>Raw JSON</source>
      <translation>JSON ghafi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>The notice stands as it did.</source>
      <translation>Taarifa iko kama ilivyokuwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>There is nothing to show.</source>
      <translation>Hakuna cha kuonyesha.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>Timeline</source>
      <translation>Mtiririko</translation>
    </message>
  </context>
  <context>
    <name>NoticeFacts</name>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Account</source>
      <translation>Akaunti</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Account name</source>
      <translation>Jina la akaunti</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Arrived</source>
      <translation>Ilifika</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Bank</source>
      <translation>Benki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Came from</source>
      <translation>Imetoka</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Checked</source>
      <translation>Imekaguliwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Customer</source>
      <translation>Mteja</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Fee</source>
      <translation>Ada</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>From account</source>
      <translation>Akaunti ya kutoka</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Narration</source>
      <translation>Maelezo ya muamala</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Paid at</source>
      <translation>Ililipwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Payment reference</source>
      <translation>Rejea ya malipo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Receiver</source>
      <translation>Mpokeaji</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Result</source>
      <translation>Matokeo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Sender</source>
      <translation>Mtumaji</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Sent</source>
      <translation>Ilitumwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Session</source>
      <translation>Kipindi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Status</source>
      <translation>Hali</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Through</source>
      <translation>Kupitia</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Times</source>
      <translation>Mara</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>To account</source>
      <translation>Akaunti ya kwenda</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>To account name</source>
      <translation>Jina la akaunti hiyo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>To the shop</source>
      <translation>Kwa duka</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>{address}, not expected</source>
      <translation>{address}, haikutarajiwa</translation>
    </message>
  </context>
  <context>
    <name>NoticeLine</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/notice_line.py" />
      <source>A notice can be sent again once a minute.</source>
      <translation>Taarifa inaweza kutumwa tena mara moja kwa dakika.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/notice_line.py" />
      <source>Resend in {time}</source>
      <translation>Tuma tena baada ya {time}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/notice_line.py" />
      <source>Resend notice</source>
      <translation>Tuma taarifa tena</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/notice_line.py" />
      <source>Service notice: it says something else. See Activity.</source>
      <translation>Taarifa ya huduma: inasema tofauti. Tazama Shughuli.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/notice_line.py" />
      <source>Service notice: none came yet</source>
      <translation>Taarifa ya huduma: bado haijaja</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/notice_line.py" />
      <source>Service notice: {time}</source>
      <translation>Taarifa ya huduma: {time}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/notice_line.py" />
      <source>Service notice: {time}, amount matches</source>
      <translation>Taarifa ya huduma: {time}, kiasi kinalingana</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/notice_line.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>Kuna hitilafu kwenye till. Imeandikwa.</translation>
    </message>
  </context>
  <context>
    <name>NoticeListPanel</name>
    <message>
      <location filename="../../pos_app/ui/activity/list_panel.py" />
      <source>Mark all {count} as seen</source>
      <translation>Weka zote {count} zimeonwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/list_panel.py" />
      <source>No BVN checks yet</source>
      <translation>Bado hakuna ukaguzi wa BVN</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/list_panel.py" />
      <source>No card results yet</source>
      <translation>Bado hakuna matokeo ya kadi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/list_panel.py" />
      <source>No payouts yet</source>
      <translation>Bado hakuna malipo nje</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/list_panel.py" />
      <source>No transfers yet</source>
      <translation>Bado hakuna uhamisho</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/list_panel.py" />
      <source>Nothing yet</source>
      <translation>Bado hakuna kitu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/list_panel.py" />
      <source>The notices could not be read</source>
      <translation>Taarifa hazikuweza kusomwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/list_panel.py" />
      <source>They appear here by themselves.</source>
      <translation>Huonekana hapa zenyewe.</translation>
    </message>
  </context>
  <context>
    <name>NoticeReader</name>
    <message>
      <location filename="../../pos_app/ui/activity/reading.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>Kuna hitilafu kwenye till. Imeandikwa.</translation>
    </message>
  </context>
  <context>
    <name>NoticeRows</name>
    <message>
      <location filename="../../pos_app/ui/activity/notice_rows.py" />
      <source>Seen before {time}</source>
      <translation>Zilizoonwa kabla ya {time}</translation>
    </message>
  </context>
  <context>
    <name>NoticeStory</name>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>A second payment: sale {sale} was paid otherwise, or dropped</source>
      <translation>Malipo ya pili: mauzo {sale} yamelipwa vinginevyo au yameachwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>Arrived</source>
      <translation>Ilifika</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>Arrived from {address}</source>
      <translation>Ilifika kutoka {address}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>Asked the service to send it again</source>
      <translation>Huduma iliombwa kuituma tena</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>Came again, {times} times by now</source>
      <translation>Imekuja tena, mara {times} sasa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>Came back after it was asked for</source>
      <translation>Ilirudi baada ya kuombwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>Matched to sale {sale}</source>
      <translation>Imeunganishwa na uuzaji {sale}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>Note: {note}</source>
      <translation>Dokezo: {note}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>Personal data deleted after the set time</source>
      <translation>Data binafsi ilifutwa baada ya muda</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>Personal data shown to {who}</source>
      <translation>Data binafsi ilionyeshwa kwa {who}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>Reported</source>
      <translation>Imeripotiwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>Suspicious</source>
      <translation>Inashukiwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>The match to sale {sale} was taken back</source>
      <translation>Ulinganisho na mauzo {sale} umeondolewa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>The service answered</source>
      <translation>Huduma imejibu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>Verified: the service says paid</source>
      <translation>Imethibitishwa: huduma inasema imelipwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>another amount or currency is known</source>
      <translation>kiasi au sarafu nyingine inajulikana</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>bad signature</source>
      <translation>sahihi mbaya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>it contradicts another notice</source>
      <translation>inapinga taarifa nyingine</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>it could not be read</source>
      <translation>haikusomeka</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>no clear answer of the service</source>
      <translation>hakuna jibu wazi la huduma</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>not asked about yet</source>
      <translation>bado haijaulizwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>not from this till</source>
      <translation>si ya till hii</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>the notice says not paid, the service says paid</source>
      <translation>taarifa inasema haijalipwa, huduma inasema imelipwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>the service cannot be asked about it</source>
      <translation>huduma haiwezi kuulizwa kuihusu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>the service does not know the reference</source>
      <translation>huduma haijui rejea</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>the service says not paid</source>
      <translation>huduma inasema haijalipwa</translation>
    </message>
  </context>
  <context>
    <name>NumberCheck</name>
    <message>
      <location filename="../../pos_app/ui/tv/number_check.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>Kuna hitilafu kwenye till. Imeandikwa.</translation>
    </message>
  </context>
  <context>
    <name>NumberField</name>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/card_field.py" />
      <source>Card number</source>
      <translation>Namba ya kadi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/card_field.py" />
      <source>Card number, ends {last_four}</source>
      <translation>Namba ya kadi, inaishia {last_four}</translation>
    </message>
  </context>
  <context>
    <name>NumberSection</name>
    <message>
      <location filename="../../pos_app/ui/tv/number_section.py" />
      <source>Recent</source>
      <translation>Karibuni</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/number_section.py" />
      <source>The number is not complete yet</source>
      <translation>Namba bado haijakamilika</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/number_section.py" />
      <source>The service says: {words}</source>
      <translation>Huduma inasema: {words}</translation>
    </message>
  </context>
  <context>
    <name>OpenListScreen</name>
    <message>
      <location filename="../../pos_app/ui/transaction/open_list.py" />
      <source>Check all now</source>
      <translation>Angalia yote sasa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/transaction/open_list.py" />
      <source>Nothing is open</source>
      <translation>Hakuna kilicho wazi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/transaction/open_list.py" />
      <source>Nothing was changed.</source>
      <translation>Hakuna kilichobadilishwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/transaction/open_list.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>Kuna hitilafu kwenye till. Imeandikwa.</translation>
    </message>
  </context>
  <context>
    <name>OpeningPanel</name>
    <message>
      <location filename="../../pos_app/ui/shift/opening.py" />
      <source>Cash in the drawer</source>
      <translation>Pesa kwenye droo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/opening.py" />
      <source>Currency of the drawer</source>
      <translation>Sarafu ya droo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/opening.py" />
      <source>Earlier Z reports</source>
      <translation>Ripoti za Z za awali</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/opening.py" />
      <source>No shift is open</source>
      <translation>Hakuna zamu iliyo wazi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/opening.py" />
      <source>Open shift</source>
      <translation>Fungua zamu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/opening.py" />
      <source>Payments work without one. What is taken meanwhile is counted in the next shift.</source>
      <translation>Malipo hufanya kazi bila zamu, huhesabiwa katika ijayo.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/opening.py" />
      <source>Whoever is at the till may not open a shift.</source>
      <translation>Aliye kwenye kaunta haruhusiwi kufungua zamu.</translation>
    </message>
  </context>
  <context>
    <name>OrderNumber</name>
    <message>
      <location filename="../../pos_app/ui/tv/order_number.py" />
      <source>Copy</source>
      <translation>Nakili</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_number.py" />
      <source>Copy the order number {number}</source>
      <translation>Nakili namba ya oda {number}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_number.py" />
      <source>Order number</source>
      <translation>Namba ya oda</translation>
    </message>
  </context>
  <context>
    <name>OrderResult</name>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>Channels can take 15 minutes to open. Leave the decoder on.</source>
      <translation>Chaneli zinaweza kuchukua dakika 15. Acha kisimbuzi kimewashwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>Do not sell it again</source>
      <translation>Usiiuze tena</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>It may be sent again, as it is, with the same reference.</source>
      <translation>Inaweza kutumwa tena, kama ilivyo, kwa rejea ile ile.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>It may have been delivered.</source>
      <translation>Huenda imefika.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>Reported by a notice, and decides nothing: {words}</source>
      <translation>Imeripotiwa na taarifa, na haiamui kitu: {words}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>Send again is possible in {time}.</source>
      <translation>Kutuma tena kunawezekana baada ya {time}.</translation>
    </message>
  </context>
  <context>
    <name>OrderScreen</name>
    <message>
      <location filename="../../pos_app/ui/tv/order_screen.py" />
      <source>Order number copied</source>
      <translation>Namba ya oda imenakiliwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_screen.py" />
      <source>Reference copied</source>
      <translation>Rejea imenakiliwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_screen.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>Kuna hitilafu kwenye till. Imeandikwa.</translation>
    </message>
  </context>
  <context>
    <name>OrderTicket</name>
    <message>
      <location filename="../../pos_app/ui/tv/order_ticket.py" />
      <source>Cable TV</source>
      <translation>TV ya kebo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_ticket.py" />
      <source>Customer</source>
      <translation>Mteja</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_ticket.py" />
      <source>No name given</source>
      <translation>Jina halikutolewa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_ticket.py" />
      <source>Provider</source>
      <translation>Mtoa huduma</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_ticket.py" />
      <source>Started {time}</source>
      <translation>Ilianza {time}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_ticket.py" />
      <source>Total {time}</source>
      <translation>Jumla {time}</translation>
    </message>
  </context>
  <context>
    <name>OutcomeDialog</name>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Choose whether it was delivered.</source>
      <translation>Chagua kama kilifika.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Delivered</source>
      <translation>Imefika</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Enter only what the customer sees on the decoder, or what the provider told you.</source>
      <translation>Andika tu anachokiona mteja kwenye kisimbuzi, au alichosema mtoa huduma.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>How it is known</source>
      <translation>Inajulikanaje</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Not delivered</source>
      <translation>Haikufika</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Outcome</source>
      <translation>Matokeo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Write how it is known.</source>
      <translation>Andika inajulikanaje.</translation>
    </message>
  </context>
  <context>
    <name>Overview</name>
    <message>
      <location filename="../../pos_app/ui/shift/overview.py" />
      <source>By result</source>
      <translation>Kwa matokeo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/overview.py" />
      <source>Hour</source>
      <translation>Saa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/overview.py" />
      <source>Paid only. Currencies are never added together.</source>
      <translation>Zilizolipwa tu. Sarafu hazijumlishwi pamoja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/overview.py" />
      <source>Payments</source>
      <translation>Malipo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/overview.py" />
      <source>Payments by hour</source>
      <translation>Malipo kwa saa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/overview.py" />
      <source>Result</source>
      <translation>Matokeo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/overview.py" />
      <source>Taken so far</source>
      <translation>Iliyopokelewa hadi sasa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/overview.py" />
      <source>Total</source>
      <translation>Jumla</translation>
    </message>
  </context>
  <context>
    <name>PackageRows</name>
    <message>
      <location filename="../../pos_app/ui/tv/package_rows.py" />
      <source>Old price in its name: {price}</source>
      <translation>Bei ya zamani kwenye jina: {price}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/package_rows.py" />
      <source>The provider gives no price that can be read: it cannot be sold</source>
      <translation>Mtoa huduma hatoi bei inayosomeka: hakiwezi kuuzwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/package_rows.py" />
      <source>chosen</source>
      <translation>kimechaguliwa</translation>
    </message>
  </context>
  <context>
    <name>PackageSection</name>
    <message>
      <location filename="../../pos_app/ui/tv/package_list.py" />
      <source>1 package found</source>
      <translation>Kifurushi 1 kimepatikana</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/package_list.py" />
      <source>No package has “{text}”</source>
      <translation>Hakuna kifurushi chenye “{text}”</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/package_list.py" />
      <source>Packages</source>
      <translation>Vifurushi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/package_list.py" />
      <source>Search by a part of its name, its code or its price.</source>
      <translation>Tafuta kwa sehemu ya jina, msimbo au bei.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/package_list.py" />
      <source>The packages could not be read</source>
      <translation>Vifurushi havikuweza kusomwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/package_list.py" />
      <source>They appear here as soon as the service lists them.</source>
      <translation>Huonekana hapa mara huduma inapoviorodhesha.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/package_list.py" />
      <source>This provider offers no packages now</source>
      <translation>Mtoa huduma huyu hana vifurushi sasa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/package_list.py" />
      <source>{age}, not refreshed</source>
      <translation>{age}, hazijasasishwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/package_list.py" />
      <source>{count} packages found</source>
      <translation>Vifurushi {count} vimepatikana</translation>
    </message>
  </context>
  <context>
    <name>PageFrame</name>
    <message>
      <location filename="../../pos_app/ui/settings/frame.py" />
      <source>Back to defaults</source>
      <translation>Rudisha ya awali</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/frame.py" />
      <source>Cancel</source>
      <translation>Ghairi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/frame.py" />
      <source>Save</source>
      <translation>Hifadhi</translation>
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
      <translation>kiasi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/parts.py" />
      <source>card number</source>
      <translation>namba ya kadi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/parts.py" />
      <source>expiry</source>
      <translation>mwisho</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/parts.py" />
      <source>note</source>
      <translation>dokezo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/parts.py" />
      <source>payer e-mail</source>
      <translation>barua pepe ya mlipaji</translation>
    </message>
  </context>
  <context>
    <name>PayBar</name>
    <message>
      <location filename="../../pos_app/ui/card/entry/pay_bar.py" />
      <source>Clear</source>
      <translation>Futa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/pay_bar.py" />
      <source>End this sale</source>
      <translation>Maliza mauzo haya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/pay_bar.py" />
      <source>No real money</source>
      <translation>Si pesa halisi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/pay_bar.py" />
      <source>Undo</source>
      <translation>Rudisha</translation>
    </message>
  </context>
  <context>
    <name>PayButton</name>
    <message>
      <location filename="../../pos_app/ui/transaction/pay.py" />
      <source>Pay</source>
      <translation>Lipa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/transaction/pay.py" />
      <source>Pay {money}</source>
      <translation>Lipa {money}</translation>
    </message>
  </context>
  <context>
    <name>PaymentProgress</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/progress_stage.py" />
      <source>Cancelling is a request. If the money was already taken, the payment stays Paid.</source>
      <translation>Kughairi ni ombi. Kama pesa ilishachukuliwa, malipo hubaki Imelipwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/progress_stage.py" />
      <source>Check now</source>
      <translation>Angalia sasa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/progress_stage.py" />
      <source>End this sale</source>
      <translation>Maliza mauzo haya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/progress_stage.py" />
      <source>The bank may still take the money. The sale can be ended when the result is known.</source>
      <translation>Benki bado inaweza kuchukua pesa. Mauzo yanaweza kumalizwa matokeo yakijulikana.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/progress_stage.py" />
      <source>The bank was never asked. You may try another card.</source>
      <translation>Benki haikuulizwa. Unaweza kujaribu kadi nyingine.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/progress_stage.py" />
      <source>The payment goes on.</source>
      <translation>Malipo yanaendelea.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/progress_stage.py" />
      <source>Try another card</source>
      <translation>Jaribu kadi nyingine</translation>
    </message>
  </context>
  <context>
    <name>PaymentResult</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>A manager closed this payment</source>
      <translation>Meneja amefunga malipo haya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>Check now</source>
      <translation>Angalia sasa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>Do not charge this again</source>
      <translation>Usitoze hii tena</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>End this sale</source>
      <translation>Maliza mauzo haya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>New payment</source>
      <translation>Malipo mapya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>Next customer</source>
      <translation>Mteja ajaye</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>The bank was never asked</source>
      <translation>Benki haikuulizwa kamwe</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>The money may already have left the card.</source>
      <translation>Pesa huenda imeshatoka kwenye kadi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>The sale may be paid in another way. If this one succeeds after all, the till warns you.</source>
      <translation>Mauzo yanaweza kulipwa vinginevyo. Haya yakifaulu baadaye, kaunta hukuonya.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>Try again</source>
      <translation>Jaribu tena</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>Try another card</source>
      <translation>Jaribu kadi nyingine</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>You may try another card. Kaunta goes on asking until the result is known.</source>
      <translation>Unaweza kujaribu kadi nyingine. Kaunta inaendelea kuuliza hadi matokeo yajulikane.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>{next}. Goes on when you leave this screen.</source>
      <translation>{next}. Huendelea ukiacha skrini hii.</translation>
    </message>
  </context>
  <context>
    <name>PaymentScreen</name>
    <message>
      <location filename="../../pos_app/ui/card/progress_screen.py" />
      <source>Reference copied</source>
      <translation>Rejea imenakiliwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress_screen.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>Kuna hitilafu kwenye till. Imeandikwa.</translation>
    </message>
  </context>
  <context>
    <name>PdfButton</name>
    <message>
      <location filename="../../pos_app/ui/documents/pdf_button.py" />
      <source>It was noted.</source>
      <translation>Imeandikwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/pdf_button.py" />
      <source>Not saved</source>
      <translation>Haijahifadhiwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/pdf_button.py" />
      <source>PDF saved</source>
      <translation>PDF imehifadhiwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/pdf_button.py" />
      <source>Save PDF</source>
      <translation>Hifadhi PDF</translation>
    </message>
  </context>
  <context>
    <name>People</name>
    <message>
      <location filename="../../pos_app/ui/people/words.py" />
      <source>Cashier</source>
      <translation>Keshia</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/words.py" />
      <source>Does not work here any more</source>
      <translation>Hafanyi kazi hapa tena</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/words.py" />
      <source>Looks at the history, masked, and changes nothing.</source>
      <translation>Hutazama historia, iliyofichwa, na habadilishi kitu.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/words.py" />
      <source>Manager</source>
      <translation>Meneja</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/words.py" />
      <source>May do everything, and goes live.</source>
      <translation>Anaweza yote, na huanza pesa halisi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/words.py" />
      <source>Owner</source>
      <translation>Mmiliki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/words.py" />
      <source>Sells, approves, sets the till up, and answers for cashiers and support.</source>
      <translation>Huuza, huidhinisha, huweka till, na huwajibika kwa makeshia na wasaidizi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/words.py" />
      <source>Sells, prints, and opens and closes shifts.</source>
      <translation>Huuza, huchapisha, hufungua na kufunga zamu.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/words.py" />
      <source>Support</source>
      <translation>Msaada</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/words.py" />
      <source>{role} · has an open sale</source>
      <translation>{role} · ana uuzaji wazi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/words.py" />
      <source>{role} · has to wait</source>
      <translation>{role} · lazima asubiri</translation>
    </message>
  </context>
  <context>
    <name>PersonalQuestion</name>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Leave it hidden</source>
      <translation>Acha zimefichwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Show it</source>
      <translation>Onyesha</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Show personal data?</source>
      <translation>Kuonyesha data binafsi?</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>That it was shown, when and to whom is written down for good. Show it only where it is needed now.</source>
      <translation>Kwamba ilionyeshwa, lini na kwa nani huandikwa daima. Ionyeshe pale tu inapohitajika sasa.</translation>
    </message>
  </context>
  <context>
    <name>PinPanel</name>
    <message>
      <location filename="../../pos_app/ui/people/pin_panel.py" />
      <source>Clear</source>
      <translation>Futa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/pin_panel.py" />
      <source>Forgot PIN? Ask a manager</source>
      <translation>Umesahau PIN? Muulize meneja</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/pin_panel.py" />
      <source>Forgot PIN? Use the recovery code</source>
      <translation>Umesahau PIN? Tumia msimbo wa dharura</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/pin_panel.py" />
      <source>PIN</source>
      <translation>PIN</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/pin_panel.py" />
      <source>Practice: the PIN is {pin}</source>
      <translation>Mazoezi: PIN ni {pin}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/pin_panel.py" />
      <source>Too many wrong PINs. Wait {time}.</source>
      <translation>PIN mbaya nyingi mno. Subiri {time}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/pin_panel.py" />
      <source>Type your {count}-digit PIN</source>
      <translation>Andika PIN ya tarakimu {count}</translation>
    </message>
  </context>
  <context>
    <name>PrintButton</name>
    <message>
      <location filename="../../pos_app/ui/documents/print_bar.py" />
      <source>It was noted.</source>
      <translation>Imeandikwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/print_bar.py" />
      <source>Nothing was printed.</source>
      <translation>Hakuna kilichochapishwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/print_bar.py" />
      <source>Print again</source>
      <translation>Chapisha tena</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/print_bar.py" />
      <source>Print receipt</source>
      <translation>Chapisha risiti</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/print_bar.py" />
      <source>Something in the till went wrong</source>
      <translation>Kuna hitilafu kwenye till</translation>
    </message>
  </context>
  <context>
    <name>ProgressBar</name>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>Progress</source>
      <translation>Maendeleo</translation>
    </message>
  </context>
  <context>
    <name>ProgressStage</name>
    <message>
      <location filename="../../pos_app/ui/transaction/stage.py" />
      <source>Slower than usual. Nothing to do.</source>
      <translation>Polepole kuliko kawaida. Hakuna cha kufanya.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/transaction/stage.py" />
      <source>this step</source>
      <translation>hatua hii</translation>
    </message>
  </context>
  <context>
    <name>ProviderTiles</name>
    <message>
      <location filename="../../pos_app/ui/tv/provider_tiles.py" />
      <source>Provider</source>
      <translation>Mtoa huduma</translation>
    </message>
  </context>
  <context>
    <name>QWidget</name>
    <message>
      <location filename="../../pos_app/app/screens_setup/service_screens.py" />
      <source>A copy of the journal each day</source>
      <translation>Nakala ya daftari kila siku</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/settings_screens.py" />
      <source>A printer problem never changes a payment</source>
      <translation>Tatizo la printa halibadilishi malipo</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/service_screens.py" />
      <source>About and support</source>
      <translation>Kuhusu na msaada</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/service_screens.py" />
      <source>Backups</source>
      <translation>Nakala rudufu</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/settings_screens.py" />
      <source>Compatibility</source>
      <translation>Ulinganifu</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/settings_screens.py" />
      <source>For this till only</source>
      <translation>Kwa till hii tu</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/settings_screens.py" />
      <source>How the till hears of money</source>
      <translation>Jinsi till inavyopata habari za pesa</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/settings_screens.py" />
      <source>In the top bar and on receipts</source>
      <translation>Kwenye upau wa juu na risiti</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/settings_screens.py" />
      <source>Live feed</source>
      <translation>Mpasho wa moja kwa moja</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/settings_screens.py" />
      <source>People and PINs</source>
      <translation>Watu na PIN</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/settings_screens.py" />
      <source>Printer</source>
      <translation>Printa</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/settings_screens.py" />
      <source>Screen and language</source>
      <translation>Skrini na lugha</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/settings_screens.py" />
      <source>Shop</source>
      <translation>Duka</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/service_screens.py" />
      <source>What this is made of</source>
      <translation>Imetengenezwa na nini</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/settings_screens.py" />
      <source>Who works at this till</source>
      <translation>Nani wanafanya kazi hapa</translation>
    </message>
  </context>
  <context>
    <name>RawText</name>
    <message>
      <location filename="../../pos_app/ui/activity/raw_text.py" />
      <source>And more: only the first {count} lines are shown</source>
      <translation>Na zaidi: ni mistari {count} ya kwanza tu inayoonyeshwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/raw_text.py" />
      <source>Copy</source>
      <translation>Nakili</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/raw_text.py" />
      <source>Copy the notice</source>
      <translation>Nakili taarifa</translation>
    </message>
  </context>
  <context>
    <name>ReceiptSide</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/parts.py" />
      <source>Ask a manager</source>
      <translation>Muulize meneja</translation>
    </message>
  </context>
  <context>
    <name>ReceiptSlip</name>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/receipt_slip.py" />
      <source>Receipt</source>
      <translation>Risiti</translation>
    </message>
  </context>
  <context>
    <name>RecentAsking</name>
    <message>
      <location filename="../../pos_app/ui/tv/recent_dialog.py" />
      <source>Close</source>
      <translation>Funga</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/recent_dialog.py" />
      <source>Recent numbers</source>
      <translation>Namba za karibuni</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/recent_dialog.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>Kuna hitilafu kwenye till. Imeandikwa.</translation>
    </message>
  </context>
  <context>
    <name>RecentDialog</name>
    <message>
      <location filename="../../pos_app/ui/tv/recent_dialog.py" />
      <source>Choosing one checks it with the provider again.</source>
      <translation>Kuchagua moja huiangalia tena na mtoa huduma.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/recent_dialog.py" />
      <source>Forget all</source>
      <translation>Sahau zote</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/recent_dialog.py" />
      <source>Keep numbers on this till</source>
      <translation>Hifadhi namba kwenye till hii</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/recent_dialog.py" />
      <source>No number is kept on this till. Turn it on to find them here again.</source>
      <translation>Hakuna namba iliyohifadhiwa kwenye till hii. Washa ili kuzipata hapa tena.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/recent_dialog.py" />
      <source>Numbers that are paid for from now on stand here, half hidden.</source>
      <translation>Namba zitakazolipiwa kuanzia sasa huwa hapa, nusu zimefichwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/recent_dialog.py" />
      <source>Remove</source>
      <translation>Ondoa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/recent_dialog.py" />
      <source>Remove {number}</source>
      <translation>Ondoa {number}</translation>
    </message>
  </context>
  <context>
    <name>ReferenceRow</name>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/reference_row.py" />
      <source>Copy {reference}</source>
      <translation>Nakili {reference}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/reference_row.py" />
      <source>Ref</source>
      <translation>Rejea</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/reference_row.py" />
      <source>Reference</source>
      <translation>Rejea</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/reference_row.py" />
      <source>Reference {reference}, copy</source>
      <translation>Rejea {reference}, nakili</translation>
    </message>
  </context>
  <context>
    <name>ReportDialog</name>
    <message>
      <location filename="../../pos_app/ui/shift/report_dialog.py" />
      <source>Close</source>
      <translation>Funga</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/report_dialog.py" />
      <source>Earlier</source>
      <translation>Awali</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/report_dialog.py" />
      <source>Later</source>
      <translation>Baadaye</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/report_dialog.py" />
      <source>Print</source>
      <translation>Chapisha</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/report_dialog.py" />
      <source>Print again</source>
      <translation>Chapisha tena</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/report_dialog.py" />
      <source>Sign out</source>
      <translation>Ondoka</translation>
    </message>
  </context>
  <context>
    <name>ResultBadge</name>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Suspicious</source>
      <translation>Inashukiwa</translation>
    </message>
  </context>
  <context>
    <name>ResultButtons</name>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>New TV payment</source>
      <translation>Malipo mapya ya TV</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>Next customer</source>
      <translation>Mteja ajaye</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>Same customer</source>
      <translation>Mteja yule yule</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>Send again</source>
      <translation>Tuma tena</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>Try again</source>
      <translation>Jaribu tena</translation>
    </message>
  </context>
  <context>
    <name>ResultStage</name>
    <message>
      <location filename="../../pos_app/ui/transaction/result_stage.py" />
      <source>Ask a manager</source>
      <translation>Muulize meneja</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/transaction/result_stage.py" />
      <source>Details</source>
      <translation>Maelezo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/transaction/result_stage.py" />
      <source>Hide receipt</source>
      <translation>Ficha risiti</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/transaction/result_stage.py" />
      <source>Nothing was changed.</source>
      <translation>Hakuna kilichobadilishwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/transaction/result_stage.py" />
      <source>Show receipt</source>
      <translation>Onyesha risiti</translation>
    </message>
  </context>
  <context>
    <name>SaleDialog</name>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>All of them have this amount and are open.</source>
      <translation>Yote yana kiasi hiki na yako wazi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>It is paid already. Hand over nothing for this money: it is given back. This stays.</source>
      <translation>Yamelipwa tayari. Usitoe chochote kwa pesa hizi: zinarudishwa. Hii inabaki.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>None of these</source>
      <translation>Hakuna kati ya haya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Sale {sale}, {amount}</source>
      <translation>Uuzaji {sale}, {amount}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Which sale is it for?</source>
      <translation>Ni ya uuzaji gani?</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Which sale was paid twice?</source>
      <translation>Ni mauzo gani yaliyolipwa mara mbili?</translation>
    </message>
  </context>
  <context>
    <name>SearchLine</name>
    <message>
      <location filename="../../pos_app/ui/tv/search_line.py" />
      <source>Name, code or price</source>
      <translation>Jina, msimbo au bei</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/search_line.py" />
      <source>Search packages by name, code or price</source>
      <translation>Tafuta vifurushi kwa jina, msimbo au bei</translation>
    </message>
  </context>
  <context>
    <name>SectionList</name>
    <message>
      <location filename="../../pos_app/ui/settings/section_list.py" />
      <source>Settings</source>
      <translation>Mipangilio</translation>
    </message>
  </context>
  <context>
    <name>SendAgainDialog</name>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>If not, it is bought now, and may then be bought twice: {amount} each.</source>
      <translation>Kama hapana, inanunuliwa sasa, na inaweza kununuliwa mara mbili: {amount} kila moja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>If {provider} knows the order, nothing more is bought.</source>
      <translation>Kama {provider} anaijua oda hii, hakuna kingine kinachonunuliwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Look at the decoder first. If the channels are open, send nothing.</source>
      <translation>Angalia kingʼamuzi kwanza. Kama chaneli zimefunguka, usitume chochote.</translation>
    </message>
  </context>
  <context>
    <name>SendingStage</name>
    <message>
      <location filename="../../pos_app/ui/tv/sending_stage.py" />
      <source>Customer</source>
      <translation>Mteja</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sending_stage.py" />
      <source>Leave the decoder on</source>
      <translation>Acha kisimbuzi kimewashwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sending_stage.py" />
      <source>Leaving this screen stops nothing. A TV payment cannot be taken back.</source>
      <translation>Kuacha skrini hii hakusimamishi kitu. Malipo ya TV hayarudishwi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sending_stage.py" />
      <source>Next customer</source>
      <translation>Mteja ajaye</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sending_stage.py" />
      <source>Nothing to do</source>
      <translation>Hakuna cha kufanya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sending_stage.py" />
      <source>Renewing the package</source>
      <translation>Inahuisha kifurushi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sending_stage.py" />
      <source>You</source>
      <translation>Wewe</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sending_stage.py" />
      <source>{provider} acts now</source>
      <translation>Zamu ya {provider}</translation>
    </message>
  </context>
  <context>
    <name>SettingsScreen</name>
    <message>
      <location filename="../../pos_app/ui/settings/screen.py" />
      <source>Saved</source>
      <translation>Imehifadhiwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/screen.py" />
      <source>Some of it takes effect when the till is started again.</source>
      <translation>Baadhi huanza kazi till ikiwashwa tena.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/screen.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>Kuna hitilafu kwenye till. Imeandikwa.</translation>
    </message>
  </context>
  <context>
    <name>ShiftHead</name>
    <message>
      <location filename="../../pos_app/ui/shift/head.py" />
      <source>Cash in / out</source>
      <translation>Pesa ndani / nje</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/head.py" />
      <source>Close shift</source>
      <translation>Funga zamu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/head.py" />
      <source>Float {money}</source>
      <translation>Pesa ya mwanzo {money}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/head.py" />
      <source>Shift {number} is open</source>
      <translation>Zamu {number} iko wazi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/head.py" />
      <source>Time to result {time}</source>
      <translation>Muda hadi matokeo {time}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/head.py" />
      <source>X report</source>
      <translation>Ripoti ya X</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/head.py" />
      <source>{name} since {time}, {span}</source>
      <translation>{name} tangu {time}, {span}</translation>
    </message>
  </context>
  <context>
    <name>ShiftScreen</name>
    <message>
      <location filename="../../pos_app/ui/shift/screen.py" />
      <source>Cash drawer</source>
      <translation>Droo ya pesa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/screen.py" />
      <source>It was noted.</source>
      <translation>Imeandikwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/screen.py" />
      <source>Shift</source>
      <translation>Zamu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/screen.py" />
      <source>Shift {number} is closed</source>
      <translation>Zamu {number} imefungwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/screen.py" />
      <source>Something in the till went wrong</source>
      <translation>Kuna hitilafu kwenye till</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/screen.py" />
      <source>The shift cannot be read</source>
      <translation>Zamu haiwezi kusomwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/screen.py" />
      <source>X report of shift {number}</source>
      <translation>Ripoti ya X ya zamu {number}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/screen.py" />
      <source>Z report {number}</source>
      <translation>Ripoti ya Z {number}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/screen.py" />
      <source>{money} put in</source>
      <translation>{money} imewekwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/screen.py" />
      <source>{money} taken out</source>
      <translation>{money} imetolewa</translation>
    </message>
  </context>
  <context>
    <name>ShownApproval</name>
    <message>
      <location filename="../../pos_app/ui/web/shown_approval.py" />
      <source>Customer approval</source>
      <translation>Idhini ya mteja</translation>
    </message>
  </context>
  <context>
    <name>SignInScreen</name>
    <message>
      <location filename="../../pos_app/ui/people/sign_in.py" />
      <source>Locked after a minute without touch</source>
      <translation>Imejifunga baada ya dakika moja bila kuguswa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/sign_in.py" />
      <source>Locked after {count} minutes without touch</source>
      <translation>Imejifunga baada ya dakika {count} bila kuguswa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/sign_in.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>Kuna hitilafu kwenye till. Imeandikwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/sign_in.py" />
      <source>Who is at the counter?</source>
      <translation>Nani yuko kaunta?</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/sign_in.py" />
      <source>Wrong PIN. One more try.</source>
      <translation>PIN mbaya. Jaribio moja zaidi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/sign_in.py" />
      <source>Wrong PIN. {count} tries left.</source>
      <translation>PIN mbaya. Majaribio {count} yamebaki.</translation>
    </message>
  </context>
  <context>
    <name>Skeleton</name>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/skeleton.py" />
      <source>Loading</source>
      <translation>Inapakia</translation>
    </message>
  </context>
  <context>
    <name>Standing</name>
    <message>
      <location filename="../../pos_app/ui/card/entry/sentence_over_pay.py" />
      <source>Cannot pay yet: 1 field to check</source>
      <translation>Bado kulipa: sehemu 1 ya kuangalia</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/sentence_over_pay.py" />
      <source>Cannot pay yet: service offline</source>
      <translation>Bado kulipa: huduma haipo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/sentence_over_pay.py" />
      <source>Cannot pay yet: service offline, 1 field to check</source>
      <translation>Bado kulipa: huduma haipo, sehemu 1 ya kuangalia</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/sentence_over_pay.py" />
      <source>Cannot pay yet: service offline, {count} fields to check</source>
      <translation>Bado kulipa: huduma haipo, sehemu {count} za kuangalia</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/sentence_over_pay.py" />
      <source>Cannot pay yet: {count} fields to check</source>
      <translation>Bado kulipa: sehemu {count} za kuangalia</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/sentence_over_pay.py" />
      <source>Cannot pay: card payments are closed</source>
      <translation>Haiwezi kulipa: malipo ya kadi yamefungwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/sentence_over_pay.py" />
      <source>Cleared.</source>
      <translation>Imefutwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/sentence_over_pay.py" />
      <source>Still to type: {names}</source>
      <translation>Bado kuandika: {names}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/sentence_over_pay.py" />
      <source>Still to type: {names} and {count} more</source>
      <translation>Bado kuandika: {names} na {count} zaidi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/sentence_over_pay.py" />
      <source>Writing the payment down</source>
      <translation>Malipo yanaandikwa</translation>
    </message>
  </context>
  <context>
    <name>Stepper</name>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/stepper.py" />
      <source>Steps</source>
      <translation>Hatua</translation>
    </message>
  </context>
  <context>
    <name>SummaryPanel</name>
    <message>
      <location filename="../../pos_app/ui/tv/summary_panel.py" />
      <source>How the customer paid</source>
      <translation>Mteja alivyolipa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/summary_panel.py" />
      <source>No real money</source>
      <translation>Si pesa halisi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/summary_panel.py" />
      <source>Summary</source>
      <translation>Muhtasari</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/summary_panel.py" />
      <source>The customer paid by</source>
      <translation>Mteja alilipa kwa</translation>
    </message>
  </context>
  <context>
    <name>Switch</name>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/switch.py" />
      <source>Off</source>
      <translation>Zima</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/switch.py" />
      <source>On</source>
      <translation>Washa</translation>
    </message>
  </context>
  <context>
    <name>TakePaymentScreen</name>
    <message>
      <location filename="../../pos_app/ui/card/entry_screen.py" />
      <source>Nothing was charged. Type the card again to try once more.</source>
      <translation>Hakuna kilichotozwa. Andika kadi tena kujaribu mara nyingine.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry_screen.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>Kuna hitilafu kwenye till. Imeandikwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry_screen.py" />
      <source>Type the card again: a payment that was begun is shown, never charged twice.</source>
      <translation>Andika kadi tena: malipo yaliyoanza huonyeshwa, hayatozwi mara mbili.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry_screen.py" />
      <source>Why?</source>
      <translation>Kwa nini?</translation>
    </message>
  </context>
  <context>
    <name>Ticket</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>Asked once</source>
      <translation>Iliulizwa mara moja</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>Asked {count} times</source>
      <translation>Iliulizwa mara {count}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>Card</source>
      <translation>Kadi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>Card payment</source>
      <translation>Malipo ya kadi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>Last {time}</source>
      <translation>Mwisho {time}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>Not asked yet</source>
      <translation>Bado haijaulizwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>Not shown</source>
      <translation>Haikuonyeshwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>Payer</source>
      <translation>Mlipaji</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>Started {time}</source>
      <translation>Ilianza {time}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>Total {time}</source>
      <translation>Jumla {time}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>{title}, step {place} of {count}, done</source>
      <translation>{title}, hatua {place} kati ya {count}, imekamilika</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>{title}, step {place} of {count}, later</source>
      <translation>{title}, hatua {place} kati ya {count}, baadaye</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>{title}, step {place} of {count}, now</source>
      <translation>{title}, hatua {place} kati ya {count}, sasa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>{title}, step {place} of {count}, skipped</source>
      <translation>{title}, hatua {place} kati ya {count}, imerukwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>{title}, step {place} of {count}, {word}</source>
      <translation>{title}, hatua {place} kati ya {count}, {word}</translation>
    </message>
  </context>
  <context>
    <name>TillWindow</name>
    <message>
      <location filename="../../pos_app/app/till.py" />
      <source>A backup was put back</source>
      <translation>Nakala imerejeshwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/till.py" />
      <source>A journal that was set aside cannot be read</source>
      <translation>Daftari lililowekwa kando haliwezi kusomwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/history_screens.py" />
      <source>A manager signs for the difference. It is printed on the Z report with the name.</source>
      <translation>Meneja husainia tofauti. Huchapwa kwenye ripoti ya Z na jina.</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/payment_screens.py" />
      <source>Activity</source>
      <translation>Shughuli</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/till.py" />
      <source>All that was in it was saved among the backups. Put the file back where it was, or close the till: the next start offers that copy.</source>
      <translation>Yote yaliyokuwemo yamehifadhiwa kati ya nakala rudufu. Rudisha faili mahali pake, au funga kaunta: ikianzishwa tena itatoa nakala hiyo.</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/payment_screens.py" />
      <source>Cable TV</source>
      <translation>TV ya kebo</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/payment_screens.py" />
      <source>Card</source>
      <translation>Kadi</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/history_screens.py" />
      <source>Close and print Z</source>
      <translation>Funga na chapisha Z</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/history_screens.py" />
      <source>History</source>
      <translation>Historia</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/till.py" />
      <source>It is not installed by itself.</source>
      <translation>Haisakinishwi yenyewe.</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/history_screens.py" />
      <source>It was noted.</source>
      <translation>Imeandikwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/till.py" />
      <source>It was noted. Go on working.</source>
      <translation>Imeandikwa. Endelea na kazi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/till.py" />
      <source>Kaunta {version} is there</source>
      <translation>Kaunta {version} ipo</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/history_screens.py" />
      <source>Keep open</source>
      <translation>Acha wazi</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/payment_screens.py" />
      <source>Nobody is asked to pay it any more.</source>
      <translation>Hakuna anayeombwa kuyalipa tena.</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/till.py" />
      <source>Not in the journal</source>
      <translation>Haipo kwenye jarida</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/history_screens.py" />
      <source>Nothing was printed.</source>
      <translation>Hakuna kilichochapishwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/till.py" />
      <source>Notices are missing</source>
      <translation>Arifa zinakosekana</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/till.py" />
      <source>Payments may be missing here. It is tried again every hour; the owner sees more in Settings, Backups.</source>
      <translation>Huenda malipo hayapo hapa. Hujaribiwa tena kila saa; mmiliki anaona zaidi katika Mipangilio, Nakala.</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/till.py" />
      <source>Put the file back where it was, or close the till and start it again.</source>
      <translation>Rudisha faili mahali pake, au funga kaunta na uianzishe tena.</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/payment_screens.py" />
      <source>Sale ended</source>
      <translation>Mauzo yamemalizika</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/settings_screens.py" />
      <source>Sandbox</source>
      <translation>Majaribio</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/service_screens.py" />
      <source>Service and keys</source>
      <translation>Huduma na funguo</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/__init__.py" />
      <source>Settings</source>
      <translation>Mipangilio</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/history_screens.py" />
      <source>Shift</source>
      <translation>Zamu</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/history_screens.py" />
      <source>Something in the till went wrong</source>
      <translation>Kuna hitilafu kwenye till</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/payment_screens.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>Kuna hitilafu kwenye till. Imeandikwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/history_screens.py" />
      <source>The cash differs</source>
      <translation>Pesa inatofautiana</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/lock_controller.py" />
      <source>The customer types into the bank’s page. It locks when that has ended.</source>
      <translation>Mteja anaandika kwenye ukurasa wa benki. Itajifunga hilo likiisha.</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/till.py" />
      <source>The journal was checked</source>
      <translation>Daftari limekaguliwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/payment_screens.py" />
      <source>The payment was not closed</source>
      <translation>Malipo hayakufungwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/lock_controller.py" />
      <source>The till locks in a moment</source>
      <translation>Till itajifunga hivi punde</translation>
    </message>
  </context>
  <context>
    <name>TopBar</name>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>By another program</source>
      <translation>Na programu nyingine</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>By another program at {address}</source>
      <translation>Na programu nyingine kwa {address}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Could not listen at {address}</source>
      <translation>Haikuweza kusikiliza {address}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Feed *blocked*</source>
      <translation>Mpasho *umezuiwa*</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Feed *live*</source>
      <translation>Mpasho *hai*</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Feed *off*</source>
      <translation>Mpasho *zima*</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Kaunta</source>
      <translation>Kaunta</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Keys refused</source>
      <translation>Funguo zimekataliwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Listening at {address}</source>
      <translation>Inasikiliza {address}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>No address or no keys yet</source>
      <translation>Bado hakuna anwani au funguo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>No notices are listened for</source>
      <translation>Hakuna taarifa zinazosikilizwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Not asked yet</source>
      <translation>Bado haijaulizwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Service *checking*</source>
      <translation>Huduma *inakaguliwa*</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Service *not set up*</source>
      <translation>Huduma *haijawekwa*</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Service *online*</source>
      <translation>Huduma *hewani*</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Service offline</source>
      <translation>Huduma haipo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Since {time}</source>
      <translation>Tangu {time}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>The program that listened has ended. Start it or this till again</source>
      <translation>Programu iliyosikiliza imeisha. Iwashe au washa till hii tena</translation>
    </message>
  </context>
  <context>
    <name>TotalsLine</name>
    <message>
      <location filename="../../pos_app/ui/history/list_panel.py" />
      <source>1 line</source>
      <translation>Mstari 1</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/list_panel.py" />
      <source>More than {count} lines</source>
      <translation>Zaidi ya mistari {count}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/list_panel.py" />
      <source>Paid {amounts}</source>
      <translation>Imelipwa {amounts}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/list_panel.py" />
      <source>{count} lines</source>
      <translation>Mistari {count}</translation>
    </message>
  </context>
  <context>
    <name>TroublePanel</name>
    <message>
      <location filename="../../pos_app/ui/web/trouble.py" />
      <source>It is not known yet whether money moved. Kaunta goes on asking for the result.</source>
      <translation>Bado haijulikani kama pesa imehamishwa. Kaunta inaendelea kuuliza matokeo.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/trouble.py" />
      <source>Kaunta asks for the result.</source>
      <translation>Kaunta inauliza matokeo.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/trouble.py" />
      <source>The bank’s page did not open.</source>
      <translation>Ukurasa wa benki haukufunguka.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/trouble.py" />
      <source>The bank’s page has stopped.</source>
      <translation>Ukurasa wa benki umesimama.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/trouble.py" />
      <source>The bank’s page is still blank.</source>
      <translation>Ukurasa wa benki bado ni mtupu.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/trouble.py" />
      <source>The customer is back from the bank.</source>
      <translation>Mteja amerudi kutoka benki.</translation>
    </message>
  </context>
  <context>
    <name>TvEntryScreen</name>
    <message>
      <location filename="../../pos_app/ui/tv/entry.py" />
      <source>Choose it again, at the price that stands there now.</source>
      <translation>Kichague tena, kwa bei iliyopo sasa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/entry.py" />
      <source>{package} is not sold any more as it was chosen.</source>
      <translation>{package} haiuzwi tena kama ilivyochaguliwa.</translation>
    </message>
  </context>
  <context>
    <name>TvScreen</name>
    <message>
      <location filename="../../pos_app/ui/tv/screen.py" />
      <source>Cable TV: {word}</source>
      <translation>TV ya kebo: {word}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/screen.py" />
      <source>The orders cannot be shown</source>
      <translation>Oda haziwezi kuonyeshwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/screen.py" />
      <source>This order cannot be shown</source>
      <translation>Oda hii haiwezi kuonyeshwa</translation>
    </message>
  </context>
  <context>
    <name>TvStanding</name>
    <message>
      <location filename="../../pos_app/ui/tv/sentence_over_pay.py" />
      <source>Cannot pay yet: the service is offline.</source>
      <translation>Bado kulipa: huduma haipo mtandaoni.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sentence_over_pay.py" />
      <source>Cannot pay yet: the {number} was not accepted.</source>
      <translation>Bado kulipa: {number} haikukubaliwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sentence_over_pay.py" />
      <source>Cannot pay: TV payments are closed.</source>
      <translation>Haiwezi kulipa: malipo ya TV yamefungwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sentence_over_pay.py" />
      <source>Checking the price once more before it is sent.</source>
      <translation>Bei inaangaliwa tena kabla ya kutumwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sentence_over_pay.py" />
      <source>Read the number and the name back to the customer. A TV payment cannot be taken back.</source>
      <translation>Msomee mteja namba na jina. Malipo ya TV hayarudishwi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sentence_over_pay.py" />
      <source>Read the number back to the customer. A TV payment cannot be taken back.</source>
      <translation>Msomee mteja namba. Malipo ya TV hayarudishwi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sentence_over_pay.py" />
      <source>Still to do: {names}.</source>
      <translation>Bado kufanya: {names}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sentence_over_pay.py" />
      <source>Waiting for the provider to accept the number.</source>
      <translation>Inasubiri mtoa huduma akubali namba.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sentence_over_pay.py" />
      <source>check of the number</source>
      <translation>ukaguzi wa namba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sentence_over_pay.py" />
      <source>how the customer paid</source>
      <translation>mteja alivyolipa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sentence_over_pay.py" />
      <source>package</source>
      <translation>kifurushi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sentence_over_pay.py" />
      <source>provider</source>
      <translation>mtoa huduma</translation>
    </message>
  </context>
  <context>
    <name>UnlockedSection</name>
    <message>
      <location filename="../../pos_app/ui/settings/unlocked_section.py" />
      <source>A manager can open it here with a PIN, for one change. You stay signed in.</source>
      <translation>Meneja anaweza kuifungua hapa kwa PIN, kwa badiliko moja. Wewe unabaki umeingia.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/unlocked_section.py" />
      <source>Ask a manager or the owner to sign in.</source>
      <translation>Mwombe meneja au mmiliki aingie.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/unlocked_section.py" />
      <source>Ask the owner to sign in.</source>
      <translation>Mwombe mmiliki aingie.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/unlocked_section.py" />
      <source>Close it</source>
      <translation>Ifunge</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/unlocked_section.py" />
      <source>It closes when something was changed, or you leave it.</source>
      <translation>Hujifunga kitu kikibadilishwa, au ukiiacha.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/unlocked_section.py" />
      <source>Only a manager may see this</source>
      <translation>Meneja tu anaweza kuona hili</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/unlocked_section.py" />
      <source>Only the owner may see this</source>
      <translation>Mmiliki tu anaweza kuona hili</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/unlocked_section.py" />
      <source>Open</source>
      <translation>Fungua</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/unlocked_section.py" />
      <source>Open with a PIN</source>
      <translation>Fungua kwa PIN</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/unlocked_section.py" />
      <source>Open “{section}”?</source>
      <translation>Fungua “{section}”?</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/unlocked_section.py" />
      <source>Opened by {name}, for one change</source>
      <translation>Imefunguliwa na {name}, kwa badiliko moja</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/unlocked_section.py" />
      <source>The owner can open it here with a PIN, for one change. You stay signed in.</source>
      <translation>Mmiliki anaweza kuifungua hapa kwa PIN, kwa badiliko moja. Wewe unabaki umeingia.</translation>
    </message>
  </context>
  <context>
    <name>VacantPage</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/parts.py" />
      <source>Bring it back</source>
      <translation>Irudishe</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/parts.py" />
      <source>The bank’s page is in its own window</source>
      <translation>Ukurasa wa benki uko kwenye dirisha lake</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/parts.py" />
      <source>The customer types the code there.</source>
      <translation>Mteja anaandika msimbo huko.</translation>
    </message>
  </context>
  <context>
    <name>WhyOffline</name>
    <message>
      <location filename="../../pos_app/ui/card/entry/blocked.py" />
      <source>Close</source>
      <translation>Funga</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/blocked.py" />
      <source>If other pages open, the service itself is not there. The till goes on asking.</source>
      <translation>Kama kurasa nyingine zinafunguka, huduma yenyewe haipo. Till inaendelea kuuliza.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/blocked.py" />
      <source>Look at the internet connection first: the cable, the router, the mobile hotspot.</source>
      <translation>Angalia intaneti kwanza: kebo, ruta, mtandao wa simu.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/blocked.py" />
      <source>The payment service did not answer the last question of this till. No money was moved.</source>
      <translation>Huduma ya malipo haikujibu swali la mwisho la till hii. Hakuna pesa iliyohamishwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/blocked.py" />
      <source>Why payments are paused</source>
      <translation>Kwa nini malipo yamesimamishwa</translation>
    </message>
  </context>
  <context>
    <name>Word</name>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/word_look.py" />
      <source>Declined</source>
      <translation>Imekataliwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/word_look.py" />
      <source>Not charged</source>
      <translation>Haijatozwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/word_look.py" />
      <source>Not sure</source>
      <translation>Si hakika</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/word_look.py" />
      <source>Paid</source>
      <translation>Imelipwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/word_look.py" />
      <source>Waiting</source>
      <translation>Inasubiri</translation>
    </message>
  </context>
  <context>
    <name>WorkDialog</name>
    <message>
      <location filename="../../pos_app/ui/people/work_dialog.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>Kuna hitilafu kwenye till. Imeandikwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/work_dialog.py" />
      <source>Wrong PIN.</source>
      <translation>PIN mbaya.</translation>
    </message>
  </context>
  <context>
    <name>_ClearMark</name>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/amount_field.py" />
      <source>Clear the amount</source>
      <translation>Futa kiasi</translation>
    </message>
  </context>
  <context>
    <name>_Entry</name>
    <message>
      <location filename="../../pos_app/ui/frame/rail.py" />
      <source>{count} waiting</source>
      <translation>{count} zinasubiri</translation>
    </message>
  </context>
  <context>
    <name>_Figures</name>
    <message>
      <location filename="../../pos_app/ui/tv/order_number.py" />
      <source>Order number</source>
      <translation>Namba ya oda</translation>
    </message>
  </context>
  <context>
    <name>_FilterButton</name>
    <message>
      <location filename="../../pos_app/ui/activity/filters.py" />
      <source>Show {kind}</source>
      <translation>Onyesha {kind}</translation>
    </message>
  </context>
  <context>
    <name>_NoticeList</name>
    <message>
      <location filename="../../pos_app/ui/activity/list_panel.py" />
      <source>Notices</source>
      <translation>Taarifa</translation>
    </message>
  </context>
  <context>
    <name>_OpenRow</name>
    <message>
      <location filename="../../pos_app/ui/transaction/open_list.py" />
      <source>Check now</source>
      <translation>Angalia sasa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/transaction/open_list.py" />
      <source>Check {amount} now</source>
      <translation>Angalia {amount} sasa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/transaction/open_list.py" />
      <source>Show</source>
      <translation>Onyesha</translation>
    </message>
  </context>
  <context>
    <name>_PackageView</name>
    <message>
      <location filename="../../pos_app/ui/tv/package_list.py" />
      <source>Packages</source>
      <translation>Vifurushi</translation>
    </message>
  </context>
  <context>
    <name>_Reading</name>
    <message>
      <location filename="../../pos_app/ui/activity/raw_text.py" />
      <source>The notice as it was sent, masked</source>
      <translation>Taarifa kama ilivyotumwa, imefichwa</translation>
    </message>
  </context>
  <context>
    <name>card</name>
    <message>
      <location filename="../../pos_app/ui/card/open_payments.py" />
      <source>1 payment is still open</source>
      <translation>Malipo 1 bado yako wazi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/blocked.py" />
      <source>Card payments are closed.</source>
      <translation>Malipo ya kadi yamefungwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/open_payments.py" />
      <source>Do not charge them again. Kaunta goes on asking until the result is known.</source>
      <translation>Usiyatoze tena. Kaunta inaendelea kuuliza hadi matokeo yajulikane.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/open_payments.py" />
      <source>Every payment of before has a result now.</source>
      <translation>Kila malipo ya awali sasa yana matokeo.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/open_payments.py" />
      <source>Go on to a new payment</source>
      <translation>Endelea na malipo mapya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/blocked.py" />
      <source>Nothing was sent. The till asks again every 10 s.</source>
      <translation>Hakuna kilichotumwa. Till huuliza tena kila s 10.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/blocked.py" />
      <source>Service not reachable. Card payments are paused.</source>
      <translation>Huduma haifikiki. Malipo ya kadi yamesimamishwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/open_payments.py" />
      <source>Show {amount}</source>
      <translation>Onyesha {amount}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/open_payments.py" />
      <source>The bank was never asked. You may try another card.</source>
      <translation>Benki haikuulizwa. Unaweza kujaribu kadi nyingine.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/open_payments.py" />
      <source>{count} payments are still open</source>
      <translation>Malipo {count} bado yako wazi</translation>
    </message>
  </context>
  <context>
    <name>close</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/close_dialog.py" />
      <source>Close payment</source>
      <translation>Funga malipo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/close_dialog.py" />
      <source>Close without an answer</source>
      <translation>Funga bila jibu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/close_dialog.py" />
      <source>Leave it open</source>
      <translation>Acha wazi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/close_dialog.py" />
      <source>Nobody knows yet if money was taken. The till goes on asking, and a late success is still an alarm. The sale may be paid in another way.</source>
      <translation>Bado haijulikani kama pesa zilichukuliwa. Kaunta inaendelea kuuliza; mafanikio ya baadaye bado ni onyo. Mauzo yanaweza kulipwa vinginevyo.</translation>
    </message>
  </context>
  <context>
    <name>end</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/end_sale_dialog.py" />
      <source>End sale</source>
      <translation>Maliza mauzo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/end_sale_dialog.py" />
      <source>End this sale</source>
      <translation>Maliza mauzo haya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/end_sale_dialog.py" />
      <source>Leave it open</source>
      <translation>Acha wazi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/end_sale_dialog.py" />
      <source>Nobody will pay it. It cannot be paid after this.</source>
      <translation>Hakuna atakayeyalipa. Hayawezi kulipwa baada ya hapa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/end_sale_dialog.py" />
      <source>Say why nobody will pay it.</source>
      <translation>Sema kwa nini hakuna atakayelipa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/end_sale_dialog.py" />
      <source>Why nobody pays it</source>
      <translation>Kwa nini hakuna anayelipa</translation>
    </message>
  </context>
  <context>
    <name>payment</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Bank</source>
      <translation>Benki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Bank acts now</source>
      <translation>Zamu ya benki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Bank check</source>
      <translation>Ukaguzi wa benki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Checking the card</source>
      <translation>Inakagua kadi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Confirming</source>
      <translation>Inathibitishwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Confirming that nothing was charged.</source>
      <translation>Inathibitisha kwamba hakuna kilichotozwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Confirming the end</source>
      <translation>Inathibitisha mwisho</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Customer</source>
      <translation>Mteja</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Customer acts now</source>
      <translation>Zamu ya mteja</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Customer approval</source>
      <translation>Idhini ya mteja</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Deciding</source>
      <translation>Inaamuliwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Device check</source>
      <translation>Ukaguzi wa kifaa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Do not charge it again</source>
      <translation>Usitoze tena</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Do not hand out goods</source>
      <translation>Usitoe bidhaa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Encrypting card</source>
      <translation>Kusimba kadi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Looking at this till</source>
      <translation>Inaangalia till hii</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>No clear answer yet</source>
      <translation>Bado hakuna jibu wazi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Nothing to do</source>
      <translation>Hakuna cha kufanya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Opening the payment</source>
      <translation>Inafungua malipo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Paid after all</source>
      <translation>Imelipwa hatimaye</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Paid twice</source>
      <translation>Imelipwa mara mbili</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Read what stands here</source>
      <translation>Soma kilichoandikwa hapa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Result</source>
      <translation>Matokeo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/progress_stage.py" />
      <source>Show page again</source>
      <translation>Onyesha ukurasa tena</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Starting</source>
      <translation>Kuanza</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Stay at the counter</source>
      <translation>Baki kaunta</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Stopping</source>
      <translation>Inasimamishwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>The bank is checking the card. This usually takes under 10 s.</source>
      <translation>Benki inakagua kadi. Kwa kawaida chini ya s 10.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>The bank looks at this till. This usually takes under 5 s.</source>
      <translation>Benki inaangalia till hii. Kwa kawaida chini ya s 5.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>The card is made unreadable for everyone but the bank.</source>
      <translation>Kadi inafanywa isisomeke na yeyote ila benki.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>The customer approves</source>
      <translation>Mteja anaidhinisha</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>The customer approves on the bank’s page.</source>
      <translation>Mteja anaidhinisha kwenye ukurasa wa benki.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>The journal that was set aside knows more of this payment. The service is asked again.</source>
      <translation>Daftari lililowekwa kando linajua zaidi kuhusu malipo haya. Huduma inaulizwa tena.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>The money was taken after this payment was given up. Hand out the goods, or give the money back on the site of the payment service.</source>
      <translation>Pesa ilichukuliwa baada ya malipo haya kuachwa. Toa bidhaa, au rudisha pesa kwenye tovuti ya huduma ya malipo.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>The service is asked for the result until it is known.</source>
      <translation>Huduma inaulizwa matokeo hadi yajulikane.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>The service now says another amount. Tell the manager.</source>
      <translation>Huduma sasa inasema kiasi kingine. Mwambie meneja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>The service opens the payment.</source>
      <translation>Huduma inafungua malipo.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>The service said Paid and now says Declined. Tell the manager.</source>
      <translation>Huduma ilisema Imelipwa na sasa inasema Imekataliwa. Mwambie meneja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>The service says paid, but another amount. Tell the manager.</source>
      <translation>Huduma inasema imelipwa, lakini kiasi kingine. Mwambie meneja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>This sale was paid before. Give this payment back on the site of the payment service.</source>
      <translation>Uuzaji huu ulishalipwa. Rudisha malipo haya kwenye tovuti ya huduma ya malipo.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Try another card</source>
      <translation>Jaribu kadi nyingine</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Turn the screen</source>
      <translation>Geuza skrini</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Waiting for the bank</source>
      <translation>Inasubiri benki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Waiting for the service</source>
      <translation>Inasubiri huduma</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Waits</source>
      <translation>Inasubiri</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>You</source>
      <translation>Wewe</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>You act now</source>
      <translation>Zamu yako</translation>
    </message>
  </context>
  <context>
    <name>printing</name>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>Choose a printer in Settings.</source>
      <translation>Chagua printa katika Mipangilio.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>Copy {number} printed</source>
      <translation>Nakala {number} imechapishwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>Look at the paper. Print again makes a copy.</source>
      <translation>Tazama karatasi. Chapisha tena hutoa nakala.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>Merchant copy printed</source>
      <translation>Nakala ya duka imechapishwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>No printer is set up</source>
      <translation>Hakuna printa iliyowekwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>No such printer is known</source>
      <translation>Printa hiyo haijulikani</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>Nothing waiting</source>
      <translation>Hakuna kinachosubiri</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>Nothing was printed.</source>
      <translation>Hakuna kilichochapishwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>Printer does not answer</source>
      <translation>Printa haijibu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>Printing stopped in the middle</source>
      <translation>Uchapishaji umekatika katikati</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>Ready</source>
      <translation>Tayari</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>Receipt printed</source>
      <translation>Risiti imechapishwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>Report printed</source>
      <translation>Ripoti imechapishwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>Slip printed</source>
      <translation>Karatasi imechapishwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>Something in the till went wrong. It was noted</source>
      <translation>Kuna hitilafu kwenye till. Imeandikwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>Test page printed</source>
      <translation>Ukurasa wa jaribio umechapishwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>The cover of the printer is open</source>
      <translation>Kifuniko cha printa kiko wazi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>The journal cannot be written</source>
      <translation>Daftari haliandikiki</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>The merchant copy is kept: print it from History.</source>
      <translation>Nakala ya duka imehifadhiwa: ichapishe kutoka Historia.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>The printer has no paper</source>
      <translation>Printa haina karatasi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>The printer has not finished the slip before</source>
      <translation>Printa haijamaliza karatasi iliyotangulia</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>The printer is not there</source>
      <translation>Printa haipo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>The printer took it and says nothing</source>
      <translation>Printa imepokea na haisemi kitu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>The receipt is kept: Print again.</source>
      <translation>Risiti imehifadhiwa: Chapisha tena.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>The report is kept: Print again.</source>
      <translation>Ripoti imehifadhiwa: Chapisha tena.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>The slip is kept: Print again.</source>
      <translation>Karatasi imehifadhiwa: Chapisha tena.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>This computer cannot speak to such a printer</source>
      <translation>Kompyuta hii haiwezi kuongea na printa hiyo</translation>
    </message>
  </context>
  <context>
    <name>receipt</name>
    <message>
      <location filename="../../pos_app/ui/documents/receipt.py" />
      <source>COPY</source>
      <translation>NAKALA</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/receipt.py" />
      <source>Card</source>
      <translation>Kadi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>Check the decoder.</source>
      <translation>Angalia kisimbuzi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/receipt.py" />
      <source>Customer copy</source>
      <translation>Nakala ya mteja</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>DECLINED</source>
      <translation>IMEKATALIWA</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>Date</source>
      <translation>Tarehe</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>Do not pay again.</source>
      <translation>Usilipe tena.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/transfer_slip.py" />
      <source>From</source>
      <translation>Kutoka</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>Keep this slip.</source>
      <translation>Tunza karatasi hii.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/receipt.py" />
      <source>MERCHANT COPY</source>
      <translation>NAKALA YA DUKA</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/receipt.py" />
      <source>Merchant copy</source>
      <translation>Nakala ya duka</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/receipt.py" />
      <source>NO REAL MONEY</source>
      <translation>SI PESA HALISI</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>NOT CHARGED</source>
      <translation>HAIJATOZWA</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>NOT CONFIRMED</source>
      <translation>HAIJATHIBITISHWA</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/receipt.py" />
      <source>No money was taken.</source>
      <translation>Hakuna pesa iliyochukuliwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/receipt.py" />
      <source>Note</source>
      <translation>Dokezo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>Nothing was bought.</source>
      <translation>Hakuna kilichonunuliwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/receipt.py" />
      <source>Nothing was sent to the bank.</source>
      <translation>Hakuna kilichotumwa benki.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>Nothing was sent to the provider.</source>
      <translation>Hakuna kilichotumwa kwa mtoa huduma.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>Order</source>
      <translation>Oda</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>PAID</source>
      <translation>IMELIPWA</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>Package</source>
      <translation>Kifurushi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>Provider</source>
      <translation>Mtoa huduma</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>Receipt</source>
      <translation>Risiti</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>Ref</source>
      <translation>Rejea</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/receipt.py" />
      <source>TEST RECEIPT</source>
      <translation>RISITI YA JARIBIO</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>TOTAL</source>
      <translation>JUMLA</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/transfer_slip.py" />
      <source>Through</source>
      <translation>Kupitia</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>Time</source>
      <translation>Saa</translation>
    </message>
  </context>
  <context>
    <name>result</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>Amount asked</source>
      <translation>Kiasi kilichoombwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>Attempt</source>
      <translation>Jaribio</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>Cashier</source>
      <translation>Keshia</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>Channel</source>
      <translation>Njia</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>Confirmed by</source>
      <translation>Imethibitishwa na</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>Fees, as the service says</source>
      <translation>Ada, kama huduma inavyosema</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>No money was taken.</source>
      <translation>Hakuna pesa iliyochukuliwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>No money was taken. {amount} is still to pay.</source>
      <translation>Hakuna pesa iliyochukuliwa. {amount} bado kulipwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>Note</source>
      <translation>Dokezo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>Nothing was sent to the bank.</source>
      <translation>Hakuna kilichotumwa benki.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>Nothing was sent to the bank. {amount} is still to pay.</source>
      <translation>Hakuna kilichotumwa benki. {amount} bado kulipwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>Paid at, as the service says</source>
      <translation>Imelipwa saa, kama huduma inavyosema</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>Payer</source>
      <translation>Mlipaji</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>Receipt</source>
      <translation>Risiti</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>Said by</source>
      <translation>Imesemwa na</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>The payment ended before anything was sent.</source>
      <translation>Malipo yaliisha kabla ya kutumwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>The service gives no clear answer. {amount} is still to pay.</source>
      <translation>Huduma haitoi jibu wazi. {amount} bado haijalipwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>We do not know yet if exactly {amount} was taken.</source>
      <translation>Bado hatujui kama {amount} kamili ilichukuliwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>We do not know yet if {amount} was taken.</source>
      <translation>Bado hatujui kama {amount} ilichukuliwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>What happened</source>
      <translation>Kilichotokea</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>What to tell the customer</source>
      <translation>La kumwambia mteja</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>the service, {time}</source>
      <translation>huduma, {time}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>{amount} from {card}</source>
      <translation>{amount} kutoka {card}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>{number} for {note}</source>
      <translation>{number} kwa {note}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>“Your bank said no. Please use another card, or call your bank.”</source>
      <translation>“Benki yako imekataa. Tafadhali tumia kadi nyingine, au pigia benki yako.”</translation>
    </message>
  </context>
  <context>
    <name>sentence</name>
    <message>
      <location filename="../../pos_app/services/people_roster.py" />
      <source>A PIN has {0} to {1} digits.</source>
      <translation>PIN ina tarakimu {0} hadi {1}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/tv_orders.py" />
      <source>A TV order is still on its way. Clear the book when it has ended.</source>
      <translation>Oda ya TV bado iko njiani. Futa kitabu ikiisha.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/tv_buying.py" />
      <source>A backup was put back after this order was begun. It is not sent again: a manager enters how it has ended.</source>
      <translation>Nakala ilirejeshwa baada ya oda hii kuanza. Haitumwi tena: meneja anaandika ilivyoisha.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/webhook_matching.py" />
      <source>A backup was put back since this money came. It may have paid a sale already: only a manager matches it.</source>
      <translation>Nakala ilirejeshwa tangu pesa hizi zifike. Huenda zimeshalipa mauzo: ni meneja tu anayeziunganisha.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/tv_orders.py" />
      <source>A manager and a reason are needed to end this order.</source>
      <translation>Meneja na sababu vinahitajika kumaliza oda hii.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/damaged_records.py" />
      <source>A manager closed it before the backup was put back. A manager decides again.</source>
      <translation>Meneja aliifunga kabla ya nakala kurejeshwa. Meneja anaamua tena.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/counter_staff.py" />
      <source>A manager has to sign for this.</source>
      <translation>Meneja lazima aidhinishe hili.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/replay/check.py" />
      <source>A newer Kaunta wrote lines of the kind {0} into this journal. Install that version to check it.</source>
      <translation>Kaunta mpya zaidi iliandika mistari ya aina {0} kwenye daftari hili. Sakinisha toleo hilo ili kulikagua.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/history.py" />
      <source>A note is written by somebody with a name only.</source>
      <translation>Dokezo huandikwa na mtu mwenye jina tu.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/open_inbox.py" />
      <source>A part of the inbox is damaged and cannot be read.</source>
      <translation>Sehemu ya kikasha cha arifa imeharibika na haisomeki.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/payments.py" />
      <source>A payment is still waiting for its result. Clear the book when it has ended.</source>
      <translation>Malipo bado yanasubiri matokeo. Futa kitabu yakiisha.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/environment_switch.py" />
      <source>A payment or an order is still on its way. The till can start again when it has ended.</source>
      <translation>Malipo au oda bado iko njiani. Till inaweza kuwashwa tena ikiisha.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/replay/check.py" />
      <source>A row of the journal is not what its lines add up to: {0} ({1}).</source>
      <translation>Safu ya jarida si sawa na jumla ya mistari yake: {0} ({1}).</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/shifts.py" />
      <source>A shift is open already. Close it first.</source>
      <translation>Zamu tayari imefunguliwa. Ifunge kwanza.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/payments.py" />
      <source>A transfer has paid this sale. Nothing was charged. Begin a new payment.</source>
      <translation>Uhamisho umelipia uuzaji huu. Hakuna kilichotozwa. Anza malipo mapya.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/webhook_polling.py" />
      <source>Addresses or keys are missing: nothing can be asked.</source>
      <translation>Anwani au funguo hazipo: hakuna kinachoweza kuulizwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/client.py" />
      <source>An amount of nothing cannot be charged.</source>
      <translation>Kiasi cha sifuri hakiwezi kutozwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/webhook_matching.py" />
      <source>Another notice is matched to this sale already.</source>
      <translation>Taarifa nyingine tayari imeunganishwa na uuzaji huu.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/merge_damaged_money.py" />
      <source>Another sale has its number.</source>
      <translation>Uuzaji mwingine una namba yake.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/tv_orders.py" />
      <source>Cable TV is closed: addresses or keys are missing.</source>
      <translation>TV ya kebo imefungwa: anwani au funguo hazipo.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/typed_card_numbers.py" />
      <source>Do not write a card number here.</source>
      <translation>Usiandike namba ya kadi hapa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/damaged_records.py" />
      <source>Found in a journal that was set aside. The service is asked what became of it.</source>
      <translation>Imepatikana katika daftari lililowekwa kando. Huduma inaulizwa kilichotokea.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/history_view.py" />
      <source>It is not known whether the notice was sent again.</source>
      <translation>Haijulikani kama taarifa ilitumwa tena.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>It is not known whether the notice was sent again. Wait a minute before asking once more.</source>
      <translation>Haijulikani kama taarifa ilitumwa tena. Subiri dakika moja kabla ya kuomba tena.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/tv_buying.py" />
      <source>It is too early to send this order again. Ask the customer to check the decoder first.</source>
      <translation>Ni mapema mno kutuma oda hii tena. Mwombe mteja aangalie kisimbuzi kwanza.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/tv_buying.py" />
      <source>It was interrupted before anything was sent. Nothing was bought.</source>
      <translation>Ilikatizwa kabla ya kutumwa. Hakuna kilichonunuliwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/damaged_records.py" />
      <source>It was open in the backup that was put back. The service is asked what became of it.</source>
      <translation>Ilikuwa wazi katika nakala iliyorejeshwa. Huduma inaulizwa kilichotokea.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/merge_damaged_money.py" />
      <source>Its sale waits for money here.</source>
      <translation>Mauzo yake yanasubiri fedha hapa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/replay/check.py" />
      <source>Line {0} of the journal does not tell what a line of its kind tells.</source>
      <translation>Mstari {0} wa jarida hausemi kile ambacho mstari wa aina yake husema.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/practice_keys.py" />
      <source>Made by the played service at its start.</source>
      <translation>Zimeundwa na huduma ya mazoezi ilipowashwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/tv_buying.py" />
      <source>May have been delivered. Ask the customer to check the decoder. Do not sell it again.</source>
      <translation>Huenda imefika. Mwombe mteja aangalie kisimbuzi. Usiuze tena.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/pin_pepper.py" />
      <source>No PIN can be checked: {0}. Unlock or start the keyring of this computer. An owner also gets in with the recovery code.</source>
      <translation>Hakuna PIN inayoweza kukaguliwa: {0}. Fungua au washa hifadhi ya funguo ya kompyuta hii. Mmiliki anaingia pia kwa msimbo wa dharura.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/tv_catalogue.py" />
      <source>No addresses or keys are set on this till. Tell the manager.</source>
      <translation>Hakuna anwani au funguo kwenye till hii. Mwambie meneja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/client.py" />
      <source>No keys are set. Nothing was sent. Open Settings (F6).</source>
      <translation>Hakuna funguo zilizowekwa. Hakuna kilichotumwa. Fungua Mipangilio (F6).</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/webhook_resending.py" />
      <source>No notice can be asked for: addresses or keys are missing.</source>
      <translation>Taarifa haiwezi kuombwa: anwani au funguo hazipo.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/shifts.py" />
      <source>No shift is open.</source>
      <translation>Hakuna zamu iliyo wazi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/people.py" />
      <source>Nobody on this till may approve this.</source>
      <translation>Hakuna mtu kwenye till hii anayeweza kuidhinisha hili.</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/service_screens.py" />
      <source>Nothing can be collected here.</source>
      <translation>Hakuna kinachoweza kukusanywa hapa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/people.py" />
      <source>One owner has to stay. Make somebody else an owner first.</source>
      <translation>Mmiliki mmoja lazima abaki. Mfanye mwingine mmiliki kwanza.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/settings_transfer.py" />
      <source>Only a manager carries settings from one till to another.</source>
      <translation>Meneja tu hupeleka mipangilio kutoka till moja hadi nyingine.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/preferences.py" />
      <source>Only a manager changes the settings.</source>
      <translation>Meneja tu hubadilisha mipangilio.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/printing.py" />
      <source>Only a manager tries another printer.</source>
      <translation>Ni meneja tu anayejaribu printa nyingine.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/payments.py" />
      <source>Only a payment that is Not sure can be closed by a manager.</source>
      <translation>Ni malipo ya Si hakika tu yanayoweza kufungwa na meneja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/tv_orders.py" />
      <source>Only an order that is Not sure can be ended by a manager.</source>
      <translation>Ni oda ya Si hakika tu inayoweza kumalizwa na meneja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/tv_buying.py" />
      <source>Only an order that is Not sure can be sent again.</source>
      <translation>Ni oda ya Si hakika tu inayoweza kutumwa tena.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/environment_switch.py" />
      <source>Only the owner moves the till between practice, tests and real money.</source>
      <translation>Mmiliki tu huhamisha till kati ya mazoezi, majaribio na pesa halisi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/payments.py" />
      <source>Paying is closed: addresses or keys are missing.</source>
      <translation>Malipo yamefungwa: anwani au funguo hazipo.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/activity.py" />
      <source>Personal data is shown to somebody with a name only.</source>
      <translation>Data binafsi huonyeshwa kwa mtu mwenye jina tu.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/practice_keys.py" />
      <source>Practice plays its own service with keys of its own. There is nothing to set.</source>
      <translation>Mazoezi hutumia huduma yake na funguo zake. Hakuna cha kuweka.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/replay/at_start.py" />
      <source>Put right, because it did not match the journal: {0}. Look at it in History.</source>
      <translation>Imerekebishwa, kwa sababu haikulingana na daftari: {0}. Itazame kwenye Historia.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/shift.py" />
      <source>Say what the cash is for.</source>
      <translation>Sema pesa ni ya nini.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>Signature refused: check the key pair and the signing-key setting. Nothing was charged.</source>
      <translation>Sahihi imekataliwa: angalia jozi ya funguo na mpangilio wa ufunguo wa sahihi. Hakuna kilichotozwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/people.py" />
      <source>Somebody of this name works here already. Add what tells the two apart.</source>
      <translation>Mtu wa jina hili tayari anafanya kazi hapa. Ongeza kinachowatofautisha.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/people_roster.py" />
      <source>That is not the code. Look at the paper again.</source>
      <translation>Hiyo si nambari sahihi. Angalia karatasi tena.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The bank check gave no clear answer. Do not charge again: the result is asked for.</source>
      <translation>Ukaguzi wa benki haukujibu wazi. Usitoze tena: matokeo yanaulizwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The bank check was refused. The result is being confirmed.</source>
      <translation>Ukaguzi wa benki ulikataliwa. Matokeo yanathibitishwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/payments.py" />
      <source>The bank's page cannot be shown again. Check now, or ask to cancel.</source>
      <translation>Ukurasa wa benki hauwezi kuonyeshwa tena. Angalia sasa, au omba kughairi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/payment_steps.py" />
      <source>The bank's page has an address that Kaunta does not open. Check now, or ask to cancel.</source>
      <translation>Ukurasa wa benki una anwani ambayo Kaunta haifungui. Angalia sasa, au omba kughairi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/people_roster.py" />
      <source>The books of this till are gone, and its keys are here. Type the recovery code of its owner.</source>
      <translation>Daftari za kaunta hii hazipo, na funguo zake zipo hapa. Andika nambari ya urejeshaji ya mmiliki wake.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The call could not be made. Nothing was sent.</source>
      <translation>Ombi halikuweza kufanywa. Hakuna kilichotumwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/client.py" />
      <source>The card's digits are gone or incomplete. Enter the card again.</source>
      <translation>Tarakimu za kadi hazipo au hazijakamilika. Andika kadi tena.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/shifts.py" />
      <source>The cash differs from what should be there. A reason and a manager are needed.</source>
      <translation>Pesa taslimu inatofautiana na inayotakiwa. Sababu na meneja vinahitajika.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/schema.py" />
      <source>The disk is full: notices are refused. Make room on it.</source>
      <translation>Diski imejaa: arifa zinakataliwa. Tengeneza nafasi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/schema.py" />
      <source>The disk is full: sales stopped. Make room on it.</source>
      <translation>Diski imejaa: mauzo yamesimama. Tengeneza nafasi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/shifts.py" />
      <source>The drawer holds another currency.</source>
      <translation>Droo ina sarafu nyingine.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/schema.py" />
      <source>The inbox cannot be written: notices are refused.</source>
      <translation>Sanduku la taarifa haliandikiki: taarifa zinakataliwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/schema.py" />
      <source>The inbox was removed or replaced while the till is open: notices are refused.</source>
      <translation>Kisanduku cha taarifa kimeondolewa au kubadilishwa wakati kaunta iko wazi: taarifa zinakataliwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/schema.py" />
      <source>The journal cannot be written: sales stopped.</source>
      <translation>Daftari haliandikiki: mauzo yamesimama.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/schema.py" />
      <source>The journal was removed or replaced while the till is open: sales stopped.</source>
      <translation>Daftari limeondolewa au kubadilishwa wakati kaunta iko wazi: mauzo yamesimama.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/pin_pepper.py" />
      <source>The keyring of this computer no longer holds what PINs are checked with. An owner gets in with the recovery code and sets the PINs anew.</source>
      <translation>Hifadhi ya funguo ya kompyuta hii haina tena kinachotumika kuhakiki PIN. Mmiliki huingia kwa nambari ya urejeshaji na kuweka PIN upya.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/tv_buying.py" />
      <source>The keys were changed since. Sent with these, this order could be bought a second time: a manager enters how it has ended.</source>
      <translation>Funguo zimebadilishwa tangu hapo. Ikitumwa kwa hizi, oda hii inaweza kununuliwa mara ya pili: meneja anaandika ilivyoisha.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/tv_sending.py" />
      <source>The keys were taken away. Nothing was sent.</source>
      <translation>Funguo ziliondolewa. Hakuna kilichotumwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/payments.py" />
      <source>The largest amount is {0}.</source>
      <translation>Kiasi kikubwa zaidi ni {0}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/client.py" />
      <source>The payer's e-mail address cannot be sent.</source>
      <translation>Barua pepe ya mlipaji haiwezi kutumwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The provider does not accept this number.</source>
      <translation>Mtoa huduma hakubali namba hii.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/tv_buying.py" />
      <source>The provider does not sell this package any more. Nothing was bought.</source>
      <translation>Mtoa huduma hauzi kifurushi hiki tena. Hakuna kilichonunuliwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/tv_buying.py" />
      <source>The provider gives no price for this package any more. Nothing was bought.</source>
      <translation>Mtoa huduma hatoi bei ya kifurushi hiki tena. Hakuna kilichonunuliwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The provider refused. Nothing was bought.</source>
      <translation>Mtoa huduma amekataa. Hakuna kilichonunuliwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/tv_recent_numbers.py" />
      <source>The recent numbers could not be removed from the disk ({0}).</source>
      <translation>Namba za karibuni hazikuweza kuondolewa kwenye diski ({0}).</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/people.py" />
      <source>The recovery code is for an owner's PIN.</source>
      <translation>Msimbo wa dharura ni wa PIN ya mmiliki.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/people_roster.py" />
      <source>The second PIN is another one. Type both again.</source>
      <translation>PIN ya pili ni tofauti. Andika zote mbili tena.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/tv_sending.py" />
      <source>The service address or the keys were changed. Nothing was sent.</source>
      <translation>Anwani ya huduma au funguo zimebadilishwa. Hakuna kilichotumwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/tv_buying.py" />
      <source>The service address was changed since. Sent there, this order could be bought a second time: a manager enters how it has ended.</source>
      <translation>Anwani ya huduma ilibadilishwa. Ikitumwa huko, oda inaweza kununuliwa mara ya pili: meneja anaandika ilivyoisha.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/activity.py" />
      <source>The service cannot be asked about this notice.</source>
      <translation>Huduma haiwezi kuulizwa kuhusu taarifa hii.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/payments.py" />
      <source>The service cannot be asked: addresses or keys are missing. Open Settings (F6).</source>
      <translation>Huduma haiwezi kuulizwa: anwani au funguo hazipo. Fungua Mipangilio (F6).</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service cannot be reached. Nothing was sent.</source>
      <translation>Huduma haifikiki. Hakuna kilichotumwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service cannot do this right now. Wait a little.</source>
      <translation>Huduma haiwezi kufanya hili sasa. Subiri kidogo.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service could not be reached in time. Nothing was sent.</source>
      <translation>Huduma haikufikiwa kwa wakati. Hakuna kilichotumwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service did not prove who it is. Nothing was sent. Tell the manager.</source>
      <translation>Huduma haikuthibitisha ni nani. Hakuna kilichotumwa. Mwambie meneja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service did not send the notice again.</source>
      <translation>Huduma haikutuma taarifa tena.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/webhook_resending.py" />
      <source>The service did not send the notice again: {0}</source>
      <translation>Huduma haikutuma taarifa tena: {0}</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/polling.py" />
      <source>The service did not start the payment. Nothing was charged.</source>
      <translation>Huduma haikuanzisha malipo. Hakuna kilichotozwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service did not start the payment. The result is being confirmed.</source>
      <translation>Huduma haikuanza malipo. Matokeo yanathibitishwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service did not take the card. Nothing was charged.</source>
      <translation>Huduma haikupokea kadi. Hakuna kilichotozwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service does not accept the keys. No notice was sent. Tell the manager.</source>
      <translation>Huduma haikubali funguo. Taarifa haikutumwa. Mwambie meneja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service does not accept the keys. Nothing was bought. Tell the manager.</source>
      <translation>Huduma haikubali funguo. Hakuna kilichonunuliwa. Mwambie meneja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service does not accept the keys. Nothing was charged. Tell the manager.</source>
      <translation>Huduma haikubali funguo. Hakuna kilichotozwa. Mwambie meneja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service does not accept the keys. Tell the manager.</source>
      <translation>Huduma haikubali funguo. Mwambie meneja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service does not give its list of providers.</source>
      <translation>Huduma haitoi orodha ya watoa huduma.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service does not give the packages of this provider.</source>
      <translation>Huduma haitoi vifurushi vya mtoa huduma huyu.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service does not know this shop by its keys. Tell the manager.</source>
      <translation>Huduma haitambui duka hili kwa funguo zake. Mwambie meneja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service does not let this till ask for the bank check. Tell the manager.</source>
      <translation>Huduma hairuhusu till hii kuomba ukaguzi wa benki. Mwambie meneja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service does not let this till ask for the result. Tell the manager.</source>
      <translation>Huduma hairuhusu till hii kuuliza matokeo. Mwambie meneja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service does not say how the payment stands. It is asked again.</source>
      <translation>Huduma haisemi hali ya malipo. Inaulizwa tena.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service found something missing. Tell the manager.</source>
      <translation>Huduma imekuta kitu kinakosekana. Mwambie meneja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service gave no clear answer about the result. It is asked again.</source>
      <translation>Huduma haikujibu wazi kuhusu matokeo. Inaulizwa tena.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service gave no clear answer about this number. Nothing was bought.</source>
      <translation>Huduma haikujibu wazi kuhusu namba hii. Hakuna kilichonunuliwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service gave no clear answer to the card. Nothing was charged.</source>
      <translation>Huduma haikujibu wazi kuhusu kadi. Hakuna kilichotozwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service gave no clear answer. Do not charge again: the result is asked for.</source>
      <translation>Huduma haikujibu wazi. Usitoze tena: matokeo yanaulizwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service gave no readable list of packages. Nothing was bought.</source>
      <translation>Huduma haikutoa orodha ya vifurushi inayosomeka. Hakuna kilichonunuliwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service gave no readable list of providers. Nothing was bought.</source>
      <translation>Huduma haikutoa orodha ya watoa huduma inayosomeka. Hakuna kilichonunuliwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service has seen this reference before. Do not send it under a new one: the first may have gone through.</source>
      <translation>Huduma imeshaona rejea hii. Usiitume kwa rejea mpya: ya kwanza huenda ilipita.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service is busy. Try again in a moment.</source>
      <translation>Huduma ina shughuli nyingi. Jaribu tena baada ya muda mfupi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service is not available right now. Wait a little.</source>
      <translation>Huduma haipatikani sasa. Subiri kidogo.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/history_view.py" />
      <source>The service sent the notice again.</source>
      <translation>Huduma imetuma taarifa tena.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service was not found. Check the internet connection. Nothing was sent.</source>
      <translation>Huduma haikupatikana. Angalia intaneti. Hakuna kilichotumwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/payments.py" />
      <source>The smallest amount is {0}.</source>
      <translation>Kiasi kidogo zaidi ni {0}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/background_tasks.py" />
      <source>The till is closing.</source>
      <translation>Till inafungwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/counter_staff.py" />
      <source>The till is locked. Sign in first.</source>
      <translation>Till imefungwa. Ingia kwanza.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/payment_steps.py" />
      <source>The till was closed while the bank's page was open. It cannot be shown again. Check now, or ask to cancel.</source>
      <translation>Kaunta ilifungwa wakati ukurasa wa benki ulikuwa wazi. Hauwezi kuonyeshwa tena. Angalia sasa, au omba kughairi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/payment_steps.py" />
      <source>The till was closed while the bank's page was open. Show it again, check now, or ask to cancel.</source>
      <translation>Kaunta ilifungwa wakati ukurasa wa benki ulikuwa wazi. Uonyeshe tena, angalia sasa, au omba kughairi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/errors.py" />
      <source>The {0} cannot be {1}.</source>
      <translation>{0} haliwezi {1}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/database/reader.py" />
      <source>The {0} is closed.</source>
      <translation>{0} limefungwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/errors.py" />
      <source>The {0} is damaged and cannot be {1}.</source>
      <translation>{0} limeharibika na haliwezi {1}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/people_roster.py" />
      <source>There is no code to read back. Begin again.</source>
      <translation>Hakuna msimbo wa kusoma. Anza tena.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/settings_transfer.py" />
      <source>There is no setting {0}. Nothing was changed.</source>
      <translation>Hakuna mpangilio {0}. Hakuna kilichobadilishwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/merge_damaged_money.py" />
      <source>There is no such sale.</source>
      <translation>Hakuna uuzaji kama huo.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/shift.py" />
      <source>There is no such shift.</source>
      <translation>Hakuna zamu kama hiyo.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/history.py" />
      <source>There is nothing to note.</source>
      <translation>Hakuna cha kuandika.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/people_roster.py" />
      <source>This PIN cannot be recovered by a code. Ask an owner.</source>
      <translation>PIN hii hairejeshwi kwa msimbo. Muulize mmiliki.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/people_roster.py" />
      <source>This PIN cannot be used on this till. Choose another one.</source>
      <translation>PIN hii haiwezi kutumika kwenye till hii. Chagua nyingine.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/people_roster.py" />
      <source>This PIN is guessed too easily. Choose another one.</source>
      <translation>PIN hii inakisiwa kwa urahisi. Chagua nyingine.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>This currency is not switched on for this shop. Use another one, and tell the manager.</source>
      <translation>Sarafu hii haijawashwa kwa duka hili. Tumia nyingine, na mwambie meneja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/replay/at_start.py" />
      <source>This does not match the journal and could not be put right: {0}. Tell the owner.</source>
      <translation>Hii hailingani na daftari na haikuweza kurekebishwa: {0}. Mjulishe mmiliki.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/tv_orders.py" />
      <source>This form is an order already, for something else. Begin a new one.</source>
      <translation>Fomu hii tayari ni oda, ya kitu kingine. Anza mpya.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/history_notes.py" />
      <source>This has changed meanwhile. Read it again first.</source>
      <translation>Hili limebadilika. Lisome tena kwanza.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/webhook_matching.py" />
      <source>This is a cable TV order of this till. It pays no sale.</source>
      <translation>Hii ni oda ya TV ya kaunta hii. Hailipi mauzo yoyote.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/webhook_matching.py" />
      <source>This is a card payment of this till. It pays its own sale only.</source>
      <translation>Haya ni malipo ya kadi ya kaunta hii. Hulipa mauzo yake tu.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/history_notes.py" />
      <source>This is not in the journal any more. Nothing was noted.</source>
      <translation>Hili halimo tena kwenye daftari. Hakuna kilichoandikwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/activity.py" />
      <source>This is not yours to do. Ask a manager.</source>
      <translation>Hii si kazi yako. Muulize meneja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/people_roster.py" />
      <source>This is not yours to do. Ask an owner.</source>
      <translation>Hii si kazi yako. Muulize mmiliki.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/webhook_matching.py" />
      <source>This money is matched to a sale already.</source>
      <translation>Pesa hizi tayari zimelinganishwa na mauzo.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/webhook_matching.py" />
      <source>This money is verified. It stays with its sale.</source>
      <translation>Pesa hizi zimethibitishwa. Zinabaki na mauzo yake.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/webhook_matching.py" />
      <source>This money is verified. Only a manager takes it back from a sale of another amount.</source>
      <translation>Pesa hizi zimethibitishwa. Meneja pekee huziondoa kwenye mauzo ya kiasi kingine.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/webhook_resending.py" />
      <source>This notice has no reference that can be asked about.</source>
      <translation>Taarifa hii haina rejea ya kuulizia.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/webhook_matching.py" />
      <source>This notice is matched to another sale already.</source>
      <translation>Taarifa hii tayari imeunganishwa na uuzaji mwingine.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/activity.py" />
      <source>This notice is not about money that came in for a sale.</source>
      <translation>Taarifa hii haihusu pesa iliyoingia kwa uuzaji.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/webhook_matching.py" />
      <source>This notice is suspicious. It is matched to nothing.</source>
      <translation>Taarifa hii inashukiwa. Haijaunganishwa na chochote.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/webhook_resends.py" />
      <source>This notice was asked for less than a minute ago. Wait for it.</source>
      <translation>Taarifa hii iliombwa chini ya dakika moja iliyopita. Isubiri.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/client.py" />
      <source>This number cannot be sent.</source>
      <translation>Namba hii haiwezi kutumwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/tv_order_body.py" />
      <source>This order cannot be written as the service wants it. Nothing was bought.</source>
      <translation>Oda hii haiwezi kuandikwa kama huduma inavyotaka. Hakuna kilichonunuliwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/tv_orders.py" />
      <source>This package has no price. Nothing was bought.</source>
      <translation>Kifurushi hiki hakina bei. Hakuna kilichonunuliwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/tv_buying.py" />
      <source>This package is now {0} for {1}. Nothing was bought.</source>
      <translation>Kifurushi hiki sasa ni {0} kwa {1}. Hakuna kilichonunuliwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/tv_buying.py" />
      <source>This package was already sent for this number, and it is not known yet whether it was delivered. Do not sell it again without a manager.</source>
      <translation>Kifurushi hiki kilishatumwa kwa namba hii, na bado haijulikani kama kimefika. Usikiuze tena bila meneja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/tv_buying.py" />
      <source>This package was ordered again for this number since. A manager enters how this order has ended.</source>
      <translation>Kifurushi hiki kiliagizwa tena kwa namba hii. Meneja anaandika oda hii ilivyoisha.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/people.py" />
      <source>This person is not on this till any more.</source>
      <translation>Mtu huyu hayupo tena kwenye till hii.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/client.py" />
      <source>This provider's name cannot be asked about.</source>
      <translation>Jina la mtoa huduma huyu haliwezi kuulizwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/client.py" />
      <source>This reference is kept, and never asked about.</source>
      <translation>Rejea hii inahifadhiwa, na haiulizwi kamwe.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/payments.py" />
      <source>This sale has another amount. Begin a new payment.</source>
      <translation>Uuzaji huu una kiasi kingine. Anza malipo mapya.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/webhook_matching.py" />
      <source>This sale is not open. Money is matched to open sales only.</source>
      <translation>Uuzaji huu haujafunguliwa. Pesa huunganishwa na mauzo yaliyo wazi tu.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/payments.py" />
      <source>This sale is paid, or may still be paid. It cannot be dropped.</source>
      <translation>Uuzaji huu umelipwa, au bado unaweza kulipwa. Hauwezi kuachwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/payments.py" />
      <source>This sale was dropped. Begin a new payment.</source>
      <translation>Uuzaji huu uliachwa. Anza malipo mapya.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/shifts.py" />
      <source>This shift was closed already.</source>
      <translation>Zamu hii ilishafungwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>This shop may not take this currency. Use another one, and tell the manager.</source>
      <translation>Duka hili haliruhusiwi sarafu hii. Tumia nyingine, na mwambie meneja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/people_roster.py" />
      <source>This till has its people already.</source>
      <translation>Till hii tayari ina watu wake.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>Too many calls are under way. Nothing was sent.</source>
      <translation>Maombi mengi mno yanaendelea. Hakuna kilichotumwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/pin_attempts.py" />
      <source>Too many wrong PINs. It can be tried again in {0}:{1}.</source>
      <translation>PIN mbaya nyingi mno. Jaribu tena baada ya {0}:{1}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/people_roster.py" />
      <source>Type a name.</source>
      <translation>Andika jina.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/shift.py" />
      <source>Type an amount.</source>
      <translation>Andika kiasi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/merge_damaged_money.py" />
      <source>What it was for cannot be read.</source>
      <translation>Yalikuwa ya nini hakiwezi kusomwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/merge_damaged_money.py" />
      <source>What it was worth cannot be read.</source>
      <translation>Thamani yake haisomeki.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/shift.py" />
      <source>Whoever is at the till may not do this.</source>
      <translation>Aliye kwenye till haruhusiwi kufanya hili.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/counter_staff.py" />
      <source>Whoever only looks changes nothing, whoever signs. Let somebody else sign in.</source>
      <translation>Anayeangalia tu habadilishi kitu, hata nani asaini. Mtu mwingine aingie.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/history.py" />
      <source>You may look at this, and not change it. Ask a manager.</source>
      <translation>Unaweza kuangalia tu, si kubadilisha. Muulize meneja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/schema.py" />
      <source>inbox</source>
      <translation>Sanduku la taarifa</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/schema.py" />
      <source>journal</source>
      <translation>Daftari</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/database/database.py" />
      <source>opened</source>
      <translation>kufunguliwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/database/backup.py" />
      <source>read</source>
      <translation>kusomwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/errors.py" />
      <source>{0} The service says: {1}</source>
      <translation>{0} Huduma inasema: {1}</translation>
    </message>
    <message>
      <location filename="../../pos_app/doctor/release.py" />
      <source>{0} cannot be read ({1}).</source>
      <translation>{0} haiwezi kusomwa ({1}).</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/settings_transfer.py" />
      <source>{0} cannot be written ({1}).</source>
      <translation>{0} haiwezi kuandikwa ({1}).</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/export.py" />
      <source>{0} cannot be written ({1}). Nothing was exported.</source>
      <translation>{0} haiwezi kuandikwa ({1}). Hakuna kilichohamishwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/settings_transfer.py" />
      <source>{0} is no file of settings. Nothing was changed.</source>
      <translation>{0} si faili ya mipangilio. Hakuna kilichobadilishwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/settings_transfer.py" />
      <source>{0} was written by a newer Kaunta. Nothing was changed.</source>
      <translation>{0} iliandikwa na Kaunta mpya zaidi. Hakuna kilichobadilishwa.</translation>
    </message>
  </context>
  <context>
    <name>shift</name>
    <message>
      <location filename="../../pos_app/ui/shift/words.py" />
      <source>Cable TV</source>
      <translation>TV ya kebo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/words.py" />
      <source>Card</source>
      <translation>Kadi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/words.py" />
      <source>Mobile money</source>
      <translation>Pesa ya simu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/words.py" />
      <source>Transfer</source>
      <translation>Uhamisho</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/words.py" />
      <source>{hours} h {minutes:02d} min</source>
      <translation>Saa {hours} dak {minutes:02d}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/words.py" />
      <source>{minutes} min</source>
      <translation>Dak {minutes}</translation>
    </message>
  </context>
  <context>
    <name>shift_slip</name>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Carried: not sure</source>
      <translation>Imesogezwa: si hakika</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Carried: waiting</source>
      <translation>Imesogezwa: inasubiri</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Cash counted</source>
      <translation>Pesa iliyohesabiwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Cash expected</source>
      <translation>Pesa inayotarajiwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Cash sales</source>
      <translation>Mauzo taslimu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Cashier</source>
      <translation>Keshia</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Chain</source>
      <translation>Mnyororo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Closed</source>
      <translation>Imefungwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Closed, not sure</source>
      <translation>Imefungwa, si hakika</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>DIFFERENCE</source>
      <translation>TOFAUTI</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Declined</source>
      <translation>Imekataliwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Float {currency}</source>
      <translation>Mwanzo {currency}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Goes on from shift</source>
      <translation>Inaendelea zamu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>In: {reason}</source>
      <translation>Ndani: {reason}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Manager</source>
      <translation>Meneja</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Not charged</source>
      <translation>Haijatozwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Nothing was taken</source>
      <translation>Hakuna kilichopokelewa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Opened</source>
      <translation>Imefunguliwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Out: {reason}</source>
      <translation>Nje: {reason}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Overpaid, give back</source>
      <translation>Imelipwa zaidi, rudisha</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Paid</source>
      <translation>Imelipwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Printed</source>
      <translation>Imechapishwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Reason</source>
      <translation>Sababu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>TEST REPORT · NO REAL MONEY</source>
      <translation>RIPOTI YA JARIBIO · SI PESA HALISI</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Time to result</source>
      <translation>Muda hadi matokeo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>X REPORT {number}</source>
      <translation>RIPOTI YA X {number}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Z REPORT {number}</source>
      <translation>RIPOTI YA Z {number}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>cable TV</source>
      <translation>TV ya kebo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>card</source>
      <translation>kadi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>mobile money</source>
      <translation>pesa ya simu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>transfer</source>
      <translation>uhamisho</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>{currency} TOTAL ({count})</source>
      <translation>JUMLA {currency} ({count})</translation>
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
      <translation>dakika 1</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/spoken.py" />
      <source>1 second</source>
      <translation>sekunde 1</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/spoken.py" />
      <source>{count} minutes</source>
      <translation>dakika {count}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/spoken.py" />
      <source>{count} seconds</source>
      <translation>sekunde {count}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/spoken.py" />
      <source>{figures} cedis</source>
      <translation>cedi {figures}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/spoken.py" />
      <source>{figures} dollars</source>
      <translation>dola {figures}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/spoken.py" />
      <source>{figures} naira</source>
      <translation>naira {figures}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/spoken.py" />
      <source>{figures} shillings</source>
      <translation>shilingi {figures}</translation>
    </message>
  </context>
  <context>
    <name>tv</name>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>1 TV order has no result yet</source>
      <translation>Oda 1 ya TV bado haina matokeo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Ask the customer to check the decoder; a manager enters the outcome.</source>
      <translation>Mwombe mteja aangalie kisimbuzi; meneja anaandika matokeo.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Card</source>
      <translation>Kadi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Cash</source>
      <translation>Pesa taslimu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Cashier</source>
      <translation>Keshia</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/summary_words.py" />
      <source>Customer</source>
      <translation>Mteja</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Customer paid</source>
      <translation>Mteja alilipa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Delivered</source>
      <translation>Imefika</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Do not buy</source>
      <translation>Usinunue</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Do not sell it again.</source>
      <translation>Usiiuze tena.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Do not sell them again.</source>
      <translation>Usiziuze tena.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Enter the outcome</source>
      <translation>Andika matokeo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Entered by</source>
      <translation>Imeandikwa na</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Every TV order of before has a result now.</source>
      <translation>Kila oda ya TV ya awali sasa ina matokeo.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Go on to a new TV payment</source>
      <translation>Endelea na malipo mapya ya TV</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>IUC number</source>
      <translation>Namba ya IUC</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>It is now called {package}, for {price}. Nothing was sent. Ask the customer.</source>
      <translation>Sasa kinaitwa {package}, kwa {price}. Hakuna kilichotumwa. Muulize mteja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>It reads</source>
      <translation>Kinasomeka</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Leave it open</source>
      <translation>Acha wazi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Longer than {most} characters. This was not taken.</source>
      <translation>Zaidi ya herufi {most}. Hii haikuchukuliwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>More than one number. Paste one alone.</source>
      <translation>Zaidi ya namba moja. Bandika moja tu.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>No clear answer</source>
      <translation>Hakuna jibu wazi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/summary_words.py" />
      <source>No name given</source>
      <translation>Jina halikutolewa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Not now</source>
      <translation>Si sasa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Not sent to {provider}</source>
      <translation>Haikutumwa kwa {provider}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Nothing was sent to the provider.</source>
      <translation>Hakuna kilichotumwa kwa mtoa huduma.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Number</source>
      <translation>Namba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Only the letters A to Z and digits. This was not taken.</source>
      <translation>Herufi A hadi Z na tarakimu tu. Hii haikuchukuliwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Package</source>
      <translation>Kifurushi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Phone</source>
      <translation>Simu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Phone number</source>
      <translation>Namba ya simu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Price</source>
      <translation>Bei</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Price checked</source>
      <translation>Bei imeangaliwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Prices from yesterday</source>
      <translation>Bei za jana</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Prices of {day}</source>
      <translation>Bei za {day}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Prices of {time}</source>
      <translation>Bei za {time}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/summary_words.py" />
      <source>Provider</source>
      <translation>Mtoa huduma</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Provider says</source>
      <translation>Mtoa huduma asema</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Receipt</source>
      <translation>Risiti</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Result</source>
      <translation>Matokeo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Sell it again</source>
      <translation>Uza tena</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Send again</source>
      <translation>Tuma tena</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Send this order again</source>
      <translation>Tuma oda hii tena</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Sending to {provider}</source>
      <translation>Inatumwa kwa {provider}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Sent</source>
      <translation>Ilitumwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Sent to {provider}</source>
      <translation>Imetumwa kwa {provider}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Show that order</source>
      <translation>Onyesha oda hiyo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Show {amount}, {what}</source>
      <translation>Onyesha {amount}, {what}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Smartcard</source>
      <translation>Kadi ya TV</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Smartcard number</source>
      <translation>Namba ya kadi ya TV</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Sold again, allowed by</source>
      <translation>Imeuzwa tena, kwa ruhusa ya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Take it as it is now</source>
      <translation>Ichukue ilivyo sasa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Take the new price</source>
      <translation>Chukua bei mpya</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>The order ended before anything was sent.</source>
      <translation>Oda iliisha kabla ya kutumwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>The package has changed</source>
      <translation>Kifurushi kimebadilika</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>The price has changed</source>
      <translation>Bei imebadilika</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>The provider refused. Nothing was bought.</source>
      <translation>Mtoa huduma amekataa. Hakuna kilichonunuliwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>This may have been bought already</source>
      <translation>Huenda hii ilishanunuliwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Transfer received</source>
      <translation>Uhamisho</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Try again, or give the {amount} back in cash.</source>
      <translation>Jaribu tena, au rudisha {amount} taslimu.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Try again, or give the {amount} back to the customer’s card.</source>
      <translation>Jaribu tena, au rudisha {amount} kwenye kadi ya mteja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Try again, or send the {amount} back by transfer.</source>
      <translation>Jaribu tena, au rudisha {amount} kwa uhamisho.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Waiting for {provider}</source>
      <translation>Inasubiri {provider}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>We do not know yet if {package} was delivered.</source>
      <translation>Bado hatujui kama {package} ilifika.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>What became of this order</source>
      <translation>Oda hii iliishia wapi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>What happened</source>
      <translation>Kilichotokea</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>What to tell the customer</source>
      <translation>La kumwambia mteja</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>number</source>
      <translation>namba</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>phone number</source>
      <translation>namba ya simu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>smartcard number</source>
      <translation>namba ya kadi ya TV</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/summary_words.py" />
      <source>{age}, checked on Pay</source>
      <translation>{age}, huangaliwa kwa Lipa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>{count} TV orders have no result yet</source>
      <translation>Oda {count} za TV bado hazina matokeo</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>{manager} found out that nothing was delivered.</source>
      <translation>{manager} amegundua kwamba hakuna kilichofika.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>{number} checked</source>
      <translation>{number} imeangaliwa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>{number}: digits only. This was not taken.</source>
      <translation>{number}: tarakimu tu. Hii haikuchukuliwa.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>{package} for {customer}</source>
      <translation>{package} kwa {customer}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>{package} was {before} and is now {price}. Nothing was sent. Ask the customer.</source>
      <translation>{package} ilikuwa {before} na sasa ni {price}. Hakuna kilichotumwa. Muulize mteja.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>{provider} is asked to renew {package}.</source>
      <translation>{provider} anaombwa kuhuisha {package}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>{title}, step {place} of {count}, done</source>
      <translation>{title}, hatua {place} kati ya {count}, imekamilika</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>{title}, step {place} of {count}, later</source>
      <translation>{title}, hatua {place} kati ya {count}, baadaye</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>{title}, step {place} of {count}, now</source>
      <translation>{title}, hatua {place} kati ya {count}, sasa</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>{title}, step {place} of {count}, {word}</source>
      <translation>{title}, hatua {place} kati ya {count}, {word}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>“Your provider said no, and nothing was bought. You get your {amount} back.”</source>
      <translation>“Mtoa huduma wako amekataa, na hakuna kilichonunuliwa. Unarudishiwa {amount} yako.”</translation>
    </message>
  </context>
</TS>
