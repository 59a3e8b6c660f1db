<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
  <context>
    <name>AboutPage</name>
    <message>
      <location filename="../../pos_app/ui/settings/about_page.py" />
      <source>Export settings</source>
      <translation>Exporter les réglages</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/about_page.py" />
      <source>Import settings</source>
      <translation>Importer des réglages</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/about_page.py" />
      <source>Not done</source>
      <translation>Non fait</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/about_page.py" />
      <source>Save the support bundle</source>
      <translation>Enregistrer le paquet d’assistance</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/about_page.py" />
      <source>Saved</source>
      <translation>Enregistré</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/about_page.py" />
      <source>Settings taken</source>
      <translation>Réglages pris</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/about_page.py" />
      <source>Some of it takes effect when the till is started again.</source>
      <translation>Une partie prend effet au redémarrage de la caisse.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/about_page.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>La caisse a eu une erreur. C’est noté.</translation>
    </message>
  </context>
  <context>
    <name>AcceptanceBox</name>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>Accepted, {time}</source>
      <translation>Accepté, {time}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>Check again</source>
      <translation>Revérifier</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>Checking with {provider}</source>
      <translation>Vérification chez {provider}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>Due: {day}</source>
      <translation>Échéance : {day}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>Enter checks it with the provider</source>
      <translation>Entrée le vérifie chez le fournisseur</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>It could not be checked</source>
      <translation>Vérification impossible</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>No provider is chosen</source>
      <translation>Aucun fournisseur choisi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>Not accepted</source>
      <translation>Non accepté</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>Nothing is charged by this</source>
      <translation>Rien n’est débité par cela</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>Now: {bouquet}</source>
      <translation>Actuel : {bouquet}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>Number accepted by {provider}, {time}</source>
      <translation>Numéro accepté par {provider}, {time}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>Number accepted, no name given</source>
      <translation>Numéro accepté, aucun nom donné</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>Read the number again</source>
      <translation>Relire le numéro</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>Renewal: {amount}</source>
      <translation>À payer : {amount}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>Status: {status}</source>
      <translation>État : {status}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/acceptance.py" />
      <source>Type the {number}</source>
      <translation>Saisir : {number}</translation>
    </message>
  </context>
  <context>
    <name>ActivityActions</name>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Asked for the notice again</source>
      <translation>Avis redemandé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Match to sale {number}</source>
      <translation>Associer à la vente {number}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Show personal data</source>
      <translation>Montrer les données</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Sign</source>
      <translation>Signer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>La caisse a eu une erreur. C’est noté.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Take the match back</source>
      <translation>Annuler l’association</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>The service sends it again.</source>
      <translation>Le service le renvoie.</translation>
    </message>
  </context>
  <context>
    <name>ActivityAnnouncer</name>
    <message>
      <location filename="../../pos_app/ui/activity/announcer.py" />
      <source>Denied now: {amount}</source>
      <translation>Démenti maintenant : {amount}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/announcer.py" />
      <source>Hand over nothing for it. See Activity.</source>
      <translation>Ne rien remettre pour lui. Voir Activité.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/announcer.py" />
      <source>It was verified before. See History.</source>
      <translation>C’était vérifié auparavant. Voir l’historique.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/announcer.py" />
      <source>Suspicious notice: {amount}</source>
      <translation>Avis suspect : {amount}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/announcer.py" />
      <source>Verified. The newest: {amount}, {who}</source>
      <translation>Vérifié. Le dernier : {amount}, {who}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/announcer.py" />
      <source>{amount} from {who}</source>
      <translation>{amount} de {who}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/announcer.py" />
      <source>{count} payments came in</source>
      <translation>{count} paiements sont arrivés</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/announcer.py" />
      <source>{kind}, verified</source>
      <translation>{kind}, vérifié</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/announcer.py" />
      <source>{kind}, verified; the amount is as reported</source>
      <translation>{kind}, vérifié ; le montant est celui annoncé</translation>
    </message>
  </context>
  <context>
    <name>ActivityHead</name>
    <message>
      <location filename="../../pos_app/ui/activity/head.py" />
      <source>Activity</source>
      <translation>Activité</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/head.py" />
      <source>Feed</source>
      <translation>Flux</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/head.py" />
      <source>Feed {word}, show how it stands</source>
      <translation>Flux {word}, montrer son état</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/head.py" />
      <source>Live</source>
      <translation>Actif</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/head.py" />
      <source>Off</source>
      <translation>Arrêté</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/head.py" />
      <source>Sound off</source>
      <translation>Son coupé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/head.py" />
      <source>Sound on</source>
      <translation>Son actif</translation>
    </message>
  </context>
  <context>
    <name>ActivityWarning</name>
    <message>
      <location filename="../../pos_app/ui/activity/warning.py" />
      <source>1 suspicious notice came in</source>
      <translation>1 avis suspect est arrivé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/warning.py" />
      <source>Hand over nothing for what is suspicious. It is counted nowhere.</source>
      <translation>Ne rien remettre pour un avis suspect. Il ne compte nulle part.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/warning.py" />
      <source>Show</source>
      <translation>Montrer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/warning.py" />
      <source>The payments stand as they are. The service can be asked to send it again.</source>
      <translation>Les paiements restent comme ils sont. Le service peut le renvoyer sur demande.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/warning.py" />
      <source>{count} suspicious notices came in</source>
      <translation>{count} avis suspects sont arrivés</translation>
    </message>
  </context>
  <context>
    <name>AddressLine</name>
    <message>
      <location filename="../../pos_app/ui/web/address_line.py" />
      <source>The bank’s page</source>
      <translation>La page de la banque</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/address_line.py" />
      <source>encrypted</source>
      <translation>chiffré</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/address_line.py" />
      <source>not encrypted</source>
      <translation>non chiffré</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/address_line.py" />
      <source>on this computer</source>
      <translation>sur cet ordinateur</translation>
    </message>
  </context>
  <context>
    <name>Advice</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>A bank alert is not proof</source>
      <translation>Une alerte de la banque ne prouve rien</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>Ask the customer to wait, or take their phone number.</source>
      <translation>Prier le client d’attendre, ou prendre son téléphone.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>Keep the goods for now</source>
      <translation>Garder la marchandise</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>Only this screen turning to Paid is.</source>
      <translation>Seul le passage à Payé sur cet écran prouve.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>The customer can show it to the bank.</source>
      <translation>Le client peut la montrer à la banque.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>Write the reference down</source>
      <translation>Noter la référence</translation>
    </message>
  </context>
  <context>
    <name>AmountField</name>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/amount_field.py" />
      <source>Amount</source>
      <translation>Montant</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/amount_field.py" />
      <source>Amount, {money}</source>
      <translation>Montant, {money}</translation>
    </message>
  </context>
  <context>
    <name>AmountPanel</name>
    <message>
      <location filename="../../pos_app/ui/card/entry/amount_panel.py" />
      <source>Amount</source>
      <translation>Montant</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/amount_panel.py" />
      <source>Currency</source>
      <translation>Devise</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/amount_panel.py" />
      <source>Keys type into {field}</source>
      <translation>Clavier : {field}</translation>
    </message>
  </context>
  <context>
    <name>AmountToPay</name>
    <message>
      <location filename="../../pos_app/ui/tv/summary_panel.py" />
      <source>To pay</source>
      <translation>À payer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/summary_panel.py" />
      <source>nothing chosen yet</source>
      <translation>rien de choisi</translation>
    </message>
  </context>
  <context>
    <name>ApprovalActions</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/approval_actions.py" />
      <source>Back from window</source>
      <translation>Ramener la page</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/approval_actions.py" />
      <source>Check now</source>
      <translation>Vérifier</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/approval_actions.py" />
      <source>Open in browser</source>
      <translation>Ouvrir au navigateur</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/approval_actions.py" />
      <source>Own window</source>
      <translation>Fenêtre à part</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/approval_actions.py" />
      <source>Reload</source>
      <translation>Recharger</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/approval_actions.py" />
      <source>Reload page</source>
      <translation>Recharger la page</translation>
    </message>
  </context>
  <context>
    <name>ApprovalDialog</name>
    <message>
      <location filename="../../pos_app/ui/people/approval_dialog.py" />
      <source>It is written down with the name.</source>
      <translation>C’est noté avec le nom.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/approval_dialog.py" />
      <source>Manager’s PIN</source>
      <translation>PIN du gérant</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/approval_dialog.py" />
      <source>Nobody on this till may sign for this.</source>
      <translation>Personne sur cette caisse ne peut signer pour cela.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/approval_dialog.py" />
      <source>Owner’s PIN</source>
      <translation>PIN du propriétaire</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/approval_dialog.py" />
      <source>Their PIN</source>
      <translation>Son PIN</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/approval_dialog.py" />
      <source>Type the PIN.</source>
      <translation>Saisir le PIN.</translation>
    </message>
  </context>
  <context>
    <name>ApprovalSide</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/approval_side.py" />
      <source>Taking long</source>
      <translation>C’est long</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/approval_side.py" />
      <source>The page stays open. Kaunta goes on asking for the result.</source>
      <translation>La page reste ouverte. Kaunta continue de demander le résultat.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/approval_side.py" />
      <source>Then Kaunta asks the bank for the result.</source>
      <translation>Ensuite Kaunta demande le résultat à la banque.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/approval_side.py" />
      <source>This page belongs to the bank. Kaunta cannot see what is typed here. Never type the code for the customer.</source>
      <translation>Cette page est à la banque. Kaunta ne voit pas ce qui s’y écrit. Ne jamais saisir le code pour le client.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/approval_side.py" />
      <source>Turn the screen. The customer types the code.</source>
      <translation>Tourner l’écran. Le client saisit le code.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/approval_side.py" />
      <source>left to approve</source>
      <translation>pour accepter</translation>
    </message>
  </context>
  <context>
    <name>ApprovalView</name>
    <message>
      <location filename="../../pos_app/ui/web/approval_view.py" />
      <source>Close</source>
      <translation>Fermer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/approval_view.py" />
      <source>Hide</source>
      <translation>Cacher</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/approval_view.py" />
      <source>Not opened</source>
      <translation>Non ouvert</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/approval_view.py" />
      <source>Open in browser</source>
      <translation>Ouvrir au navigateur</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/approval_view.py" />
      <source>Reload page</source>
      <translation>Recharger la page</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/approval_view.py" />
      <source>The bank’s page</source>
      <translation>La page de la banque</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/approval_view.py" />
      <source>The bank’s page asked. Kaunta answered No.</source>
      <translation>La page de la banque a posé une question. Kaunta a répondu Non.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/approval_view.py" />
      <source>The bank’s page led to a file, or to what Kaunta does not open. Approve here.</source>
      <translation>La page de la banque menait à un fichier, ou à ce que Kaunta n’ouvre pas. Donner l’accord ici.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/approval_view.py" />
      <source>The bank’s page says</source>
      <translation>La page de la banque dit</translation>
    </message>
  </context>
  <context>
    <name>AttentionButton</name>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>1 needs attention</source>
      <translation>1 à surveiller</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>Nothing needs attention</source>
      <translation>Rien à surveiller</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>{count} need attention</source>
      <translation>{count} à surveiller</translation>
    </message>
  </context>
  <context>
    <name>BackupsPage</name>
    <message>
      <location filename="../../pos_app/ui/settings/backups_page.py" />
      <source>A journal that was set aside cannot be read</source>
      <translation>Un journal mis de côté ne peut pas être lu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/backups_page.py" />
      <source>Copy made</source>
      <translation>Copie faite</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/backups_page.py" />
      <source>Everybody is signed out, and the till starts again.</source>
      <translation>Tout le monde est déconnecté, et la caisse redémarre.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/backups_page.py" />
      <source>Give {name} up?</source>
      <translation>Renoncer à {name} ?</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/backups_page.py" />
      <source>Go on trying</source>
      <translation>Continuer d’essayer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/backups_page.py" />
      <source>It is not tried again. The file stays where it is.</source>
      <translation>On ne réessaie plus. Le fichier reste où il est.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/backups_page.py" />
      <source>It was proved.</source>
      <translation>Elle a été vérifiée.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/backups_page.py" />
      <source>It will never be read</source>
      <translation>Il ne sera jamais lu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/backups_page.py" />
      <source>Leave it as it is</source>
      <translation>Laisser comme c’est</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/backups_page.py" />
      <source>Made each day, proved when it is made; the newest two weeks are kept.</source>
      <translation>Faite chaque jour et vérifiée aussitôt ; les deux dernières semaines sont gardées.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/backups_page.py" />
      <source>Make one now</source>
      <translation>En faire une</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/backups_page.py" />
      <source>No copy yet</source>
      <translation>Pas encore de copie</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/backups_page.py" />
      <source>One is made each day, while the till is open.</source>
      <translation>Une copie se fait chaque jour, caisse ouverte.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/backups_page.py" />
      <source>Payments that only it knows stay missing: the service can be asked about them.</source>
      <translation>Les paiements que lui seul connaît continuent de manquer : on peut interroger le service.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/backups_page.py" />
      <source>Payments that were open then are asked about again. No money moves by itself.</source>
      <translation>Les paiements alors ouverts sont redemandés. Aucun argent ne bouge de lui-même.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/backups_page.py" />
      <source>Put back the copy of {when}</source>
      <translation>Remettre la copie de {when}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/backups_page.py" />
      <source>Put back the copy of {when}?</source>
      <translation>Remettre la copie de {when} ?</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/backups_page.py" />
      <source>Put it back</source>
      <translation>La remettre</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/backups_page.py" />
      <source>Put this one back</source>
      <translation>Remettre celle-ci</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/backups_page.py" />
      <source>Sign</source>
      <translation>Signer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/backups_page.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>La caisse a eu une erreur. C’est noté.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/backups_page.py" />
      <source>The journal stands again as it stood at that moment.</source>
      <translation>Le journal redevient ce qu’il était à ce moment.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/backups_page.py" />
      <source>The last copy could not be made</source>
      <translation>La dernière copie n’a pas pu se faire</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/backups_page.py" />
      <source>What was written since is not in it: that journal is kept aside, and not deleted.</source>
      <translation>Ce qui a été écrit depuis n’y est pas : ce journal est gardé à part, et non effacé.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/backups_page.py" />
      <source>{name}: payments that only it knows are missing here. It is tried again every hour.</source>
      <translation>{name} : les paiements que lui seul connaît manquent ici. On réessaie toutes les heures.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/backups_page.py" />
      <source>{size} MB</source>
      <translation>{size} Mo</translation>
    </message>
  </context>
  <context>
    <name>Banner</name>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/banner.py" />
      <source>What the manual says about it</source>
      <translation>Ce qu’en dit le manuel</translation>
    </message>
  </context>
  <context>
    <name>BlockedBanner</name>
    <message>
      <location filename="../../pos_app/ui/transaction/blocked_banner.py" />
      <source>Receipts show the wrong time.</source>
      <translation>Les reçus portent une heure fausse.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/transaction/blocked_banner.py" />
      <source>Try now</source>
      <translation>Réessayer</translation>
    </message>
  </context>
  <context>
    <name>BoughtAlreadyDialog</name>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>The same package was sent for the same number, and nobody knows yet if it was delivered.</source>
      <translation>La même formule a été envoyée pour le même numéro, et nul ne sait encore si elle a été livrée.</translation>
    </message>
  </context>
  <context>
    <name>BundleDialog</name>
    <message>
      <location filename="../../pos_app/ui/settings/support_dialogs.py" />
      <source>No journal, no key, no card and no customer is in it. It is searched once more before it is saved.</source>
      <translation>Ni journal, ni clé, ni carte, ni client n’y est. Il est fouillé encore une fois avant d’être enregistré.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/support_dialogs.py" />
      <source>Save it</source>
      <translation>Enregistrer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/support_dialogs.py" />
      <source>Save nothing</source>
      <translation>Ne rien garder</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/support_dialogs.py" />
      <source>Text</source>
      <translation>Texte</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/support_dialogs.py" />
      <source>What would be given away</source>
      <translation>Ce qui serait donné</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/support_dialogs.py" />
      <source>{name} ({lines} lines)</source>
      <translation>{name} ({lines} lignes)</translation>
    </message>
  </context>
  <context>
    <name>Buying</name>
    <message>
      <location filename="../../pos_app/ui/tv/buying.py" />
      <source>Choose another package.</source>
      <translation>Choisir une autre formule.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/buying.py" />
      <source>Nothing was bought.</source>
      <translation>Rien n’a été acheté.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/buying.py" />
      <source>Nothing was bought. Press Pay to try once more.</source>
      <translation>Rien n’a été acheté. Presser Payer pour réessayer.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/buying.py" />
      <source>Press Pay again: an order that was begun is shown, never bought twice.</source>
      <translation>Presser encore Payer : une commande commencée est montrée, jamais achetée deux fois.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/buying.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>La caisse a eu une erreur. C’est noté.</translation>
    </message>
  </context>
  <context>
    <name>ByResult</name>
    <message>
      <location filename="../../pos_app/ui/shift/overview.py" />
      <source>See 1 open payment</source>
      <translation>Voir 1 paiement ouvert</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/overview.py" />
      <source>See {count} open payments</source>
      <translation>Voir {count} paiements ouverts</translation>
    </message>
  </context>
  <context>
    <name>CancelButton</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/cancel_button.py" />
      <source>Ask to cancel</source>
      <translation>Demander l’annulation</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/cancel_button.py" />
      <source>Asked to cancel</source>
      <translation>Annulation demandée</translation>
    </message>
  </context>
  <context>
    <name>CardRowLook</name>
    <message>
      <location filename="../../pos_app/ui/practice/card_rows.py" />
      <source>Smartcard</source>
      <translation>Carte TV</translation>
    </message>
  </context>
  <context>
    <name>CardRows</name>
    <message>
      <location filename="../../pos_app/ui/practice/card_rows.py" />
      <source>Brand</source>
      <translation>Marque</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/card_rows.py" />
      <source>Copy</source>
      <translation>Copier</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/card_rows.py" />
      <source>Number</source>
      <translation>Numéro</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/card_rows.py" />
      <source>Result</source>
      <translation>Résultat</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/card_rows.py" />
      <source>Smartcard</source>
      <translation>Carte TV</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/card_rows.py" />
      <source>Use</source>
      <translation>Utiliser</translation>
    </message>
  </context>
  <context>
    <name>CardScreen</name>
    <message>
      <location filename="../../pos_app/ui/card/screen.py" />
      <source>This payment cannot be shown</source>
      <translation>Ce paiement ne peut pas être montré</translation>
    </message>
  </context>
  <context>
    <name>CardSection</name>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>3 digits on the back</source>
      <translation>3 chiffres au dos</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>4 digits on the front</source>
      <translation>4 chiffres devant</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>CVV</source>
      <translation>CVV</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>Card</source>
      <translation>Carte</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>Card number</source>
      <translation>Numéro de carte</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>Cleared after the bank check. Never stored.</source>
      <translation>Effacé après le contrôle de la banque. Jamais gardé.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>Cleared: no key was pressed for a while.</source>
      <translation>Effacé : aucune touche depuis un moment.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>Digits are missing. Read it again.</source>
      <translation>Il manque des chiffres. Relire le numéro.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>Expiry (MM / YY)</source>
      <translation>Expiration (MM / AA)</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>No card we take begins like this. Read it again.</source>
      <translation>Aucune carte acceptée ne commence ainsi. Relire le numéro.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>Number is complete</source>
      <translation>Le numéro est complet</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>Paste</source>
      <translation>Coller</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>That was a swiped card. It was wiped. Type its number.</source>
      <translation>C’était une carte glissée. C’est effacé. Saisir son numéro.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>The CVV has {count} digits.</source>
      <translation>Le CVV a {count} chiffres.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>There is no such month.</source>
      <translation>Ce mois n’existe pas.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>This card expired in {month}.</source>
      <translation>Cette carte a expiré en {month}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>This number is not valid. Read it again.</source>
      <translation>Ce numéro n’est pas valable. Le relire.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>Type month and year.</source>
      <translation>Saisir mois et année.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>Type the CVV.</source>
      <translation>Saisir le CVV.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>Type the number on the card.</source>
      <translation>Saisir le numéro de la carte.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/card_section.py" />
      <source>Valid until {day}</source>
      <translation>Valable jusqu’au {day}</translation>
    </message>
  </context>
  <context>
    <name>CashDialog</name>
    <message>
      <location filename="../../pos_app/ui/shift/cash_dialog.py" />
      <source>Amount</source>
      <translation>Montant</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/cash_dialog.py" />
      <source>Cash</source>
      <translation>Espèces</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/cash_dialog.py" />
      <source>Cash in or out</source>
      <translation>Espèces, entrée ou sortie</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/cash_dialog.py" />
      <source>Leave it</source>
      <translation>Laisser</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/cash_dialog.py" />
      <source>Put in</source>
      <translation>Ajouter</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/cash_dialog.py" />
      <source>Take out</source>
      <translation>Retirer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/cash_dialog.py" />
      <source>Type an amount.</source>
      <translation>Saisir un montant.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/cash_dialog.py" />
      <source>What for</source>
      <translation>Pour quoi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/cash_dialog.py" />
      <source>What is put in or taken out is printed on the Z report with its reason.</source>
      <translation>Ce qui est ajouté ou retiré figure sur le rapport Z avec son motif.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/cash_dialog.py" />
      <source>Write it down</source>
      <translation>Noter</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/cash_dialog.py" />
      <source>Write what the cash is for.</source>
      <translation>Écrire à quoi sert l’argent.</translation>
    </message>
  </context>
  <context>
    <name>ChangeDialog</name>
    <message>
      <location filename="../../pos_app/ui/people/person_dialogs.py" />
      <source>Let go</source>
      <translation>Renvoyer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/person_dialogs.py" />
      <source>New PIN</source>
      <translation>Nouveau PIN</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/person_dialogs.py" />
      <source>Take back</source>
      <translation>Reprendre</translation>
    </message>
  </context>
  <context>
    <name>ChartPanel</name>
    <message>
      <location filename="../../pos_app/ui/shift/overview.py" />
      <source>Show as chart</source>
      <translation>En graphique</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/overview.py" />
      <source>Show as table</source>
      <translation>En tableau</translation>
    </message>
  </context>
  <context>
    <name>CheckRows</name>
    <message>
      <location filename="../../pos_app/ui/shift/check_rows.py" />
      <source>1 payment is Not sure</source>
      <translation>1 paiement est Pas sûr</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/check_rows.py" />
      <source>1 payment is Waiting</source>
      <translation>1 paiement est En attente</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/check_rows.py" />
      <source>Every notice was answered</source>
      <translation>Chaque avis a eu sa réponse</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/check_rows.py" />
      <source>See</source>
      <translation>Voir</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/check_rows.py" />
      <source>See: {what}</source>
      <translation>Voir : {what}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/check_rows.py" />
      <source>Some notices are still being checked</source>
      <translation>Des avis sont encore en vérification</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/check_rows.py" />
      <source>{amounts}, carried forward</source>
      <translation>{amounts}, reportés</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/check_rows.py" />
      <source>{came} received, {answered} checked</source>
      <translation>{came} reçus, {answered} vérifiés</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/check_rows.py" />
      <source>{count} payments are Not sure</source>
      <translation>{count} paiements sont Pas sûr</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/check_rows.py" />
      <source>{count} payments are Waiting</source>
      <translation>{count} paiements sont En attente</translation>
    </message>
  </context>
  <context>
    <name>ChoicePanel</name>
    <message>
      <location filename="../../pos_app/ui/tv/form.py" />
      <source>Service not reachable. TV payments are paused.</source>
      <translation>Service injoignable. Les paiements TV sont suspendus.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/form.py" />
      <source>Show</source>
      <translation>Montrer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/form.py" />
      <source>Show the orders without a result</source>
      <translation>Montrer les commandes sans résultat</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/form.py" />
      <source>TV payments are closed.</source>
      <translation>Les paiements TV sont fermés.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/form.py" />
      <source>The lists stand as they were. The till asks again every 10 s.</source>
      <translation>Les listes restent telles quelles. Nouvel essai toutes les 10 s.</translation>
    </message>
  </context>
  <context>
    <name>Clock</name>
    <message>
      <location filename="../../pos_app/ui/kit/clock_words.py" />
      <source>The clock is wrong: it says {here}, at the service it is {there}. Set it.</source>
      <translation>L’horloge de cet ordinateur est fausse : elle indique {here}, chez le service c’est {there}. Réglez l’horloge.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/clock_words.py" />
      <source>The clock is wrong: it says {here}, the book was last written on {there}. Set it.</source>
      <translation>L’horloge de cet ordinateur est fausse : elle indique {here}, le livre a été écrit le {there}. Réglez l’horloge.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/clock_words.py" />
      <source>This computer's clock is wrong: the book was last written on {there}. Set the clock.</source>
      <translation>L’horloge de cet ordinateur est fausse : le livre a été écrit le {there}. Réglez l’horloge.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/clock_words.py" />
      <source>This computer's clock is {minutes} minutes ahead of the service. Set the clock.</source>
      <translation>L’horloge de cet ordinateur avance de {minutes} minutes sur le service. Réglez l’horloge.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/clock_words.py" />
      <source>This computer's clock is {minutes} minutes behind the service. Set the clock.</source>
      <translation>L’horloge de cet ordinateur retarde de {minutes} minutes sur le service. Réglez l’horloge.</translation>
    </message>
  </context>
  <context>
    <name>ClosePaymentDialog</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/close_dialog.py" />
      <source>Why it is closed</source>
      <translation>Motif de clôture</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/close_dialog.py" />
      <source>Write why it is closed.</source>
      <translation>Noter le motif de clôture.</translation>
    </message>
  </context>
  <context>
    <name>CloseShiftDialog</name>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>A manager signs for the difference</source>
      <translation>Un gérant signe l’écart</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>Cash counted</source>
      <translation>Espèces comptées</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>Close and print Z</source>
      <translation>Fermer et imprimer le Z</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>Close shift {number}</source>
      <translation>Fermer la session {number}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>Count the cash, and type it.</source>
      <translation>Compter l’argent et le saisir.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>Count what is in the drawer</source>
      <translation>Compter ce qui est dans le tiroir</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>Exactly what should be there</source>
      <translation>Exactement ce qu’il faut</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>Keep open</source>
      <translation>Laisser ouverte</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>Printed on the report</source>
      <translation>Imprimé sur le rapport</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>Prints the Z report and signs {name} out.</source>
      <translation>Imprime le rapport Z et déconnecte {name}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>Reason</source>
      <translation>Motif</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>Short by {much} of {money}</source>
      <translation>Il manque {much} sur {money}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>Write why it differs.</source>
      <translation>Écrire pourquoi il y a un écart.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>{money} should be there</source>
      <translation>Il devrait y avoir {money}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/close_dialog.py" />
      <source>{much} more than {money}</source>
      <translation>{much} de plus que {money}</translation>
    </message>
  </context>
  <context>
    <name>CodeDialog</name>
    <message>
      <location filename="../../pos_app/ui/people/person_dialogs.py" />
      <source>Capitals or not, with or without dashes.</source>
      <translation>Majuscules ou non, avec ou sans tirets.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/person_dialogs.py" />
      <source>Recovery code: {code}</source>
      <translation>Code de secours : {code}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/person_dialogs.py" />
      <source>That is another code. Look at your paper again.</source>
      <translation>C’est un autre code. Regarder à nouveau le papier.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/person_dialogs.py" />
      <source>The code, from your paper</source>
      <translation>Le code, lu sur le papier</translation>
    </message>
  </context>
  <context>
    <name>CodePage</name>
    <message>
      <location filename="../../pos_app/ui/people/code_page.py" />
      <source>Begin again</source>
      <translation>Recommencer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/code_page.py" />
      <source>Capitals or not, with or without dashes.</source>
      <translation>Majuscules ou non, avec ou sans tirets.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/code_page.py" />
      <source>It is the only way back in when the owner’s PIN is forgotten. Write it on paper and lock it away, not beside the till. It is never shown again.</source>
      <translation>C’est le seul retour possible si le PIN du propriétaire est oublié. L’écrire sur papier et l’enfermer, pas près de la caisse. Il ne sera plus jamais montré.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/code_page.py" />
      <source>Keep the code</source>
      <translation>Garder le code</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/code_page.py" />
      <source>Recovery code: {code}</source>
      <translation>Code de secours : {code}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/code_page.py" />
      <source>That is another code. Look at your paper again.</source>
      <translation>C’est un autre code. Regarder à nouveau le papier.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/code_page.py" />
      <source>The code, from your paper</source>
      <translation>Le code, lu sur le papier</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/code_page.py" />
      <source>Write this code down</source>
      <translation>Noter ce code</translation>
    </message>
  </context>
  <context>
    <name>CompatibilityPage</name>
    <message>
      <location filename="../../pos_app/ui/settings/compatibility_page.py" />
      <source>Change one at a time, then start the till again and test it.</source>
      <translation>En changer un à la fois, redémarrer la caisse et tester.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/compatibility_page.py" />
      <source>Compatibility</source>
      <translation>Compatibilité</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/compatibility_page.py" />
      <source>For the owner and support</source>
      <translation>Pour le propriétaire et l’assistance</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/compatibility_page.py" />
      <source>It takes effect when the till is started again.</source>
      <translation>Cela prend effet au redémarrage de la caisse.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/compatibility_page.py" />
      <source>Only for what the service does not document</source>
      <translation>Seulement pour ce que le service ne décrit pas</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/compatibility_page.py" />
      <source>Practice plays its own service: there is nothing to set.</source>
      <translation>L’essai joue son propre service : rien à régler.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/compatibility_page.py" />
      <source>Saved</source>
      <translation>Enregistré</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/compatibility_page.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>La caisse a eu une erreur. C’est noté.</translation>
    </message>
  </context>
  <context>
    <name>CustomerSection</name>
    <message>
      <location filename="../../pos_app/ui/card/entry/customer_section.py" />
      <source>Customer</source>
      <translation>Client</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/customer_section.py" />
      <source>Did you mean {house}?</source>
      <translation>Serait-ce {house} ?</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/customer_section.py" />
      <source>Do not write a card number here.</source>
      <translation>Pas de numéro de carte ici.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/customer_section.py" />
      <source>Note (optional)</source>
      <translation>Note (facultatif)</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/customer_section.py" />
      <source>Payer e-mail</source>
      <translation>E-mail du payeur</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/customer_section.py" />
      <source>Printed on the receipt</source>
      <translation>Imprimée sur le reçu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/customer_section.py" />
      <source>Receipt address</source>
      <translation>Adresse du reçu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/customer_section.py" />
      <source>This is no e-mail address.</source>
      <translation>Ce n’est pas une adresse e-mail.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/customer_section.py" />
      <source>Type where the receipt goes.</source>
      <translation>Saisir où va le reçu.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/customer_section.py" />
      <source>Use shop e-mail</source>
      <translation>E-mail boutique</translation>
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
      <translation>Comme 20.11.2026. Les deux jours sont compris.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>From</source>
      <translation>De</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>Leave it</source>
      <translation>Laisser</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>Show these days</source>
      <translation>Montrer ces jours</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>To</source>
      <translation>À</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>Which days?</source>
      <translation>Quels jours ?</translation>
    </message>
  </context>
  <context>
    <name>DecoderAdvice</name>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>Ask the customer to check the decoder</source>
      <translation>Faire vérifier le décodeur par le client</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>Channels can take 15 minutes to open. Leave it on.</source>
      <translation>Les chaînes peuvent mettre 15 minutes. Le laisser allumé.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>Only a manager enters what became of it.</source>
      <translation>Seul un gérant saisit ce qu’elle est devenue.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>Then ask a manager</source>
      <translation>Puis demander à un gérant</translation>
    </message>
  </context>
  <context>
    <name>DetailActs</name>
    <message>
      <location filename="../../pos_app/ui/history/detail_acts.py" />
      <source>A notice can be sent again once a minute.</source>
      <translation>Un avis peut être renvoyé une fois par minute.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail_acts.py" />
      <source>Check now</source>
      <translation>Vérifier</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail_acts.py" />
      <source>Dealt with</source>
      <translation>Réglé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail_acts.py" />
      <source>In Activity</source>
      <translation>Dans Activité</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail_acts.py" />
      <source>In {time}</source>
      <translation>Dans {time}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail_acts.py" />
      <source>Merchant copy</source>
      <translation>Exemplaire magasin</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail_acts.py" />
      <source>Open</source>
      <translation>Ouvrir</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail_acts.py" />
      <source>Open order</source>
      <translation>Voir la commande</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail_acts.py" />
      <source>Open ticket</source>
      <translation>Voir le ticket</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail_acts.py" />
      <source>Print slip</source>
      <translation>Imprimer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail_acts.py" />
      <source>Resend</source>
      <translation>Renvoyer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail_acts.py" />
      <source>Send its notice again</source>
      <translation>Renvoyer son avis</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail_acts.py" />
      <source>Write a note</source>
      <translation>Noter</translation>
    </message>
  </context>
  <context>
    <name>DetailsPage</name>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>And more, see Raw JSON</source>
      <translation>Et d’autres encore, voir JSON brut</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>As it was sent</source>
      <translation>Tel qu’envoyé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>It was deleted after the set time. That it came, and when, stays.</source>
      <translation>Il a été effacé après le délai fixé. Sa venue et son heure restent.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>Its text is no longer kept</source>
      <translation>Son texte n’est plus gardé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>Last resend: {sentence}</source>
      <translation>Dernier renvoi : {sentence}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>Personal data is hidden</source>
      <translation>Données personnelles cachées</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>Show personal data</source>
      <translation>Montrer les données</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>Whoever looks at it is written down, with the time.</source>
      <translation>Qui les regarde est noté, avec l’heure.</translation>
    </message>
  </context>
  <context>
    <name>DigitField</name>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/digit_field.py" />
      <source>Paste</source>
      <translation>Coller</translation>
    </message>
  </context>
  <context>
    <name>Donut</name>
    <message>
      <location filename="../../pos_app/ui/shift/donut.py" />
      <source>payments</source>
      <translation>paiements</translation>
    </message>
  </context>
  <context>
    <name>EnvironmentBadge</name>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>No real money</source>
      <translation>Argent fictif</translation>
    </message>
  </context>
  <context>
    <name>EnvironmentChoice</name>
    <message>
      <location filename="../../pos_app/ui/settings/environment_choice.py" />
      <source>Environment</source>
      <translation>Environnement</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/environment_choice.py" />
      <source>Live</source>
      <translation>Réel</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/environment_choice.py" />
      <source>Move the till?</source>
      <translation>Déplacer la caisse ?</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/environment_choice.py" />
      <source>Sandbox</source>
      <translation>Essais</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/environment_choice.py" />
      <source>Sign</source>
      <translation>Signer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/environment_choice.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>La caisse a eu une erreur. C’est noté.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/environment_choice.py" />
      <source>Test</source>
      <translation>Test</translation>
    </message>
  </context>
  <context>
    <name>ExpiryField</name>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/card_field.py" />
      <source>Expiry</source>
      <translation>Expiration</translation>
    </message>
  </context>
  <context>
    <name>ExportDialog</name>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>Close</source>
      <translation>Fermer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>Export</source>
      <translation>Exporter</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>Export to a table</source>
      <translation>Exporter un tableau</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>Leave it</source>
      <translation>Laisser</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>Stop</source>
      <translation>Arrêter</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>{done} of {of}</source>
      <translation>{done} sur {of}</translation>
    </message>
  </context>
  <context>
    <name>FeedHealth</name>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Another program takes notices in at {address}; this till reads along.</source>
      <translation>Un autre programme reçoit les avis à {address} ; cette caisse les lit aussi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Another program takes notices in; this till reads along.</source>
      <translation>Un autre programme reçoit les avis ; cette caisse les lit aussi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Close</source>
      <translation>Fermer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Errors</source>
      <translation>Erreurs</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>For 1 paid payment no notice came within 5 minutes.</source>
      <translation>Pour 1 paiement payé, aucun avis n’est venu en 5 minutes.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>For {count} paid payments no notice came within 5 minutes.</source>
      <translation>Pour {count} paiements payés, aucun avis n’est venu en 5 minutes.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>How the feed stands</source>
      <translation>État du flux</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Kept</source>
      <translation>Gardée</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Last notice</source>
      <translation>Dernier avis</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Last verified</source>
      <translation>Dernier vérifié</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Never</source>
      <translation>Jamais</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>No more notices are kept at present.</source>
      <translation>Aucun avis n’est conservé pour le moment.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>No notices are listened for: nothing can arrive.</source>
      <translation>Aucun avis n’est écouté : rien ne peut arriver.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Not looked at</source>
      <translation>Non regardé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Notice *missing*</source>
      <translation>Avis *manquant*</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Notices *refused*</source>
      <translation>Avis *refusés*</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Only tills on this computer see them: in this release those on other computers do not.</source>
      <translation>Seules les caisses de cet ordinateur les voient : dans cette version, celles d’autres ordinateurs non.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Resend</source>
      <translation>Renvoyer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Resend {reference}</source>
      <translation>Renvoyer {reference}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>The service can be asked to send it again; the result of the payment is known either way.</source>
      <translation>Le service peut le renvoyer sur demande ; le résultat du paiement est connu dans tous les cas.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>The service sends them to {address}.</source>
      <translation>Le service les envoie à {address}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>Too many came at once, or the disk is nearly full. Payments go on. Tell the owner: the keys may be known.</source>
      <translation>Il en est arrivé trop à la fois, ou le disque est presque plein. Les paiements continuent. Prévenez le propriétaire : les clés sont peut-être connues.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/feed_health.py" />
      <source>{suspicious} suspicious, {refused} refused</source>
      <translation>{suspicious} suspects, {refused} refusés</translation>
    </message>
  </context>
  <context>
    <name>FeedPage</name>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>0 takes any free one</source>
      <translation>0 en prend un libre</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>A machine that the internet can reach runs “pos-app listen” and collects notices; other tills do not see them in this release.</source>
      <translation>Une machine joignable par internet lance « pos-app listen » et reçoit les avis ; les autres caisses ne les voient pas dans cette version.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>As it is entered at the payment service</source>
      <translation>Comme il est saisi chez le service de paiement</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>Computer</source>
      <translation>Ordinateur</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>Endpoint</source>
      <translation>Point d’accès</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>From the internet</source>
      <translation>Par internet</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>Network</source>
      <translation>Réseau</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>Nobody, this computer, or the shop’s network may bring notices; from the next start on</source>
      <translation>Personne, cet ordinateur ou le réseau de la boutique ; dès le prochain démarrage</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>Off</source>
      <translation>Arrêté</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>Path</source>
      <translation>Chemin</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>Port</source>
      <translation>Port</translation>
    </message>
  </context>
  <context>
    <name>FilterBar</name>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>All kinds</source>
      <translation>Tous les genres</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>Any day</source>
      <translation>Tous les jours</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>Any result</source>
      <translation>Tout résultat</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>Cashier</source>
      <translation>Caissier</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>Everyone</source>
      <translation>Tous</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>From … to …</source>
      <translation>De … à …</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>Kind</source>
      <translation>Genre</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>Result</source>
      <translation>Résultat</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>This week</source>
      <translation>Cette semaine</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>Today</source>
      <translation>Aujourd’hui</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>When</source>
      <translation>Quand</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/filter_bar.py" />
      <source>Yesterday</source>
      <translation>Hier</translation>
    </message>
  </context>
  <context>
    <name>Filters</name>
    <message>
      <location filename="../../pos_app/ui/activity/filters.py" />
      <source>All</source>
      <translation>Tout</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/filters.py" />
      <source>BVN</source>
      <translation>BVN</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/filters.py" />
      <source>Cards</source>
      <translation>Cartes</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/filters.py" />
      <source>Payouts</source>
      <translation>Versements</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/filters.py" />
      <source>Transfers</source>
      <translation>Virements</translation>
    </message>
  </context>
  <context>
    <name>FindingsList</name>
    <message>
      <location filename="../../pos_app/ui/settings/about_page.py" />
      <source>All is well.</source>
      <translation>Tout va bien.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/about_page.py" />
      <source>Good</source>
      <translation>Bon</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/about_page.py" />
      <source>Needs care</source>
      <translation>À surveiller</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/about_page.py" />
      <source>Not known</source>
      <translation>Inconnu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/about_page.py" />
      <source>{care} parts need care.</source>
      <translation>{care} parties à surveiller.</translation>
    </message>
  </context>
  <context>
    <name>FirstOwnerPage</name>
    <message>
      <location filename="../../pos_app/ui/people/first_owner.py" />
      <source>6 to 12 digits. It is yours alone: never tell it.</source>
      <translation>6 à 12 chiffres. Il est personnel : ne jamais le dire.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/first_owner.py" />
      <source>Go on</source>
      <translation>Continuer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/first_owner.py" />
      <source>I do not have the code</source>
      <translation>Je n’ai pas le code</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/first_owner.py" />
      <source>Name</source>
      <translation>Nom</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/first_owner.py" />
      <source>PIN</source>
      <translation>PIN</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/first_owner.py" />
      <source>PIN, once more</source>
      <translation>PIN, encore une fois</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/first_owner.py" />
      <source>Recovery code</source>
      <translation>Code de secours</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/first_owner.py" />
      <source>The books of this till are gone, and its keys are still here. The recovery code of its owner keeps them.</source>
      <translation>Les registres de cette caisse ont disparu, et ses clés sont encore là. Le code de récupération de son propriétaire les conserve.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/first_owner.py" />
      <source>The keys are removed from this computer, and entered again in Settings.</source>
      <translation>Les clés sont supprimées de cet ordinateur et saisies de nouveau dans les Réglages.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/first_owner.py" />
      <source>The owner may do everything, takes others on, and is the only one who can go live.</source>
      <translation>Le propriétaire peut tout, engage les autres, et lui seul passe en argent réel.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/first_owner.py" />
      <source>Who owns this till?</source>
      <translation>À qui est cette caisse ?</translation>
    </message>
  </context>
  <context>
    <name>ForgottenPage</name>
    <message>
      <location filename="../../pos_app/ui/people/forgotten.py" />
      <source>6 to 12 digits, typed by the person it belongs to.</source>
      <translation>6 à 12 chiffres, saisis par la personne elle-même.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/forgotten.py" />
      <source>Another PIN</source>
      <translation>Autre PIN</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/forgotten.py" />
      <source>Back</source>
      <translation>Retour</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/forgotten.py" />
      <source>Manager’s PIN</source>
      <translation>PIN du gérant</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/forgotten.py" />
      <source>New PIN</source>
      <translation>Nouveau PIN</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/forgotten.py" />
      <source>New PIN, once more</source>
      <translation>Nouveau PIN, encore une fois</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/forgotten.py" />
      <source>Nobody on this till can sign for this person. Ask the owner.</source>
      <translation>Personne sur cette caisse ne peut signer pour elle. Demander au propriétaire.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/forgotten.py" />
      <source>Only unlock</source>
      <translation>Déverrouiller</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/forgotten.py" />
      <source>Set the PIN</source>
      <translation>Fixer le PIN</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/forgotten.py" />
      <source>Their PIN</source>
      <translation>Son PIN</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/forgotten.py" />
      <source>Who signs for it</source>
      <translation>Qui signe</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/forgotten.py" />
      <source>Wrong PIN. Who signs types it again.</source>
      <translation>PIN faux. Qui signe le ressaisit.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/forgotten.py" />
      <source>{name} gets another PIN. Whoever signs stays responsible; it is written down with both names.</source>
      <translation>{name} reçoit un autre PIN. Qui signe reste responsable ; c’est noté avec les deux noms.</translation>
    </message>
  </context>
  <context>
    <name>FoundRows</name>
    <message>
      <location filename="../../pos_app/ui/history/found_rows.py" />
      <source>Amount</source>
      <translation>Montant</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/found_rows.py" />
      <source>Kind</source>
      <translation>Genre</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/found_rows.py" />
      <source>Result</source>
      <translation>Résultat</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/found_rows.py" />
      <source>Time</source>
      <translation>Heure</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/found_rows.py" />
      <source>Who</source>
      <translation>Qui</translation>
    </message>
  </context>
  <context>
    <name>FoundTable</name>
    <message>
      <location filename="../../pos_app/ui/history/found_table.py" />
      <source>History</source>
      <translation>Historique</translation>
    </message>
  </context>
  <context>
    <name>HelpDialog</name>
    <message>
      <location filename="../../pos_app/ui/help/dialog.py" />
      <source>Close</source>
      <translation>Fermer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/help/dialog.py" />
      <source>Help</source>
      <translation>Aide</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/help/dialog.py" />
      <source>Page</source>
      <translation>Page</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/help/dialog.py" />
      <source>Pages of the manual</source>
      <translation>Pages du manuel</translation>
    </message>
  </context>
  <context>
    <name>History</name>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Answer: {said}</source>
      <translation>Réponse : {said}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Asked to cancel</source>
      <translation>Annulation demandée</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Asked, no answer yet ({said}×)</source>
      <translation>Demandé, pas encore de réponse ({said}×)</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Back from the bank page</source>
      <translation>Retour de la page de la banque</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Bank page opened</source>
      <translation>Page de la banque ouverte</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Cable TV</source>
      <translation>TV câblée</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Card</source>
      <translation>Carte</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Card payment</source>
      <translation>Paiement par carte</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Closed by a manager</source>
      <translation>Clos par un gérant</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Could not be sent; tried again</source>
      <translation>Envoi impossible ; nouvel essai</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Dealt with: {said}</source>
      <translation>Réglé : {said}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Declined</source>
      <translation>Refusé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Delivered</source>
      <translation>Livré</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Denied by the service later</source>
      <translation>Démenti ensuite par le service</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Device checked, bank asked</source>
      <translation>Appareil examiné, banque interrogée</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Found again after a backup was put back</source>
      <translation>Retrouvé après la remise en place d’une copie</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Incoming mobile money</source>
      <translation>Argent mobile reçu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Incoming transfer</source>
      <translation>Virement reçu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>It is in no takings. Do not give it back before the service was asked.</source>
      <translation>Il n’est dans aucune recette. Ne le rendez pas avant d’avoir demandé au service.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>It was for sale {sale}.</source>
      <translation>C’était pour la vente {sale}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>It was paid after the till had given it up. Hand out the goods, or give the money back.</source>
      <translation>Payé après que la caisse l’a abandonné. Remettre la marchandise, ou rendre l’argent.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>It was paid, and the service denies it now. Ask the service.</source>
      <translation>Payé, et le service le nie maintenant. Interroger le service.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Its sale was paid twice. Give one payment back.</source>
      <translation>Sa vente a été payée deux fois. Rendre un paiement.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Look at it in Activity</source>
      <translation>À voir dans Activité</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Matched to sale {said}</source>
      <translation>Rattaché à la vente {said}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Mobile</source>
      <translation>Mobile</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Name not given</source>
      <translation>Nom non donné</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>No clear answer</source>
      <translation>Pas de réponse claire</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>No note</source>
      <translation>Pas de note</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Not charged</source>
      <translation>Non débité</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Note: {said}</source>
      <translation>Note : {said}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Notice</source>
      <translation>Avis</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Notice asked for again</source>
      <translation>Avis redemandé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Order written down</source>
      <translation>Commande notée</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Paid</source>
      <translation>Payé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Paid after all</source>
      <translation>Payé finalement</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Pay was pressed</source>
      <translation>Payer a été pressé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Refund reported: {said}</source>
      <translation>Remboursement annoncé : {said}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Refused. Nothing was bought.</source>
      <translation>Refusé. Rien n’a été acheté.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Refused; the result was asked for</source>
      <translation>Refusé ; le résultat a été demandé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Said to be paid, but another amount</source>
      <translation>Dit payé, mais un autre montant</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Sent again</source>
      <translation>Renvoyé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Sent to the provider</source>
      <translation>Envoyé au fournisseur</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Sent to the service</source>
      <translation>Envoyé au service</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Suspicious</source>
      <translation>Suspect</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Suspicious notice</source>
      <translation>Avis suspect</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>TV</source>
      <translation>TV</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>The journal that was set aside knows more of it. The service is asked again.</source>
      <translation>Le journal mis de côté en sait plus. Le service est interrogé de nouveau.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>The notice came in</source>
      <translation>L’avis est arrivé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>The service began</source>
      <translation>Le service a commencé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>The service says paid, but another amount. Do not hand out goods.</source>
      <translation>Le service dit payé, mais un autre montant. Ne pas remettre la marchandise.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>The till was started again</source>
      <translation>La caisse a redémarré</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Transfer</source>
      <translation>Virement</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Verified by the service</source>
      <translation>Vérifié par le service</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Verified, and the service denies it now.</source>
      <translation>Vérifié, et le service le dément maintenant.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Verified, and the service names another amount now.</source>
      <translation>Vérifié, et le service donne maintenant un autre montant.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>Waiting for the bank</source>
      <translation>La banque est attendue</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>{amount} stands in the takings of shift {shift}.</source>
      <translation>{amount} figure dans la recette de la session {shift}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/words.py" />
      <source>{amount} stands in the takings of the next shift.</source>
      <translation>{amount} figure dans la recette de la prochaine session.</translation>
    </message>
  </context>
  <context>
    <name>HistoryActions</name>
    <message>
      <location filename="../../pos_app/ui/history/actions.py" />
      <source>How was it dealt with?</source>
      <translation>Comment l’affaire a-t-elle été réglée ?</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/actions.py" />
      <source>It needs no more attention then. What you write stays with it for good.</source>
      <translation>Plus rien à surveiller ensuite. Ce texte y reste pour de bon.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/actions.py" />
      <source>It stays with it for good, with your name and the time.</source>
      <translation>Cela y reste pour de bon, avec le nom et l’heure.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/actions.py" />
      <source>Nothing was written</source>
      <translation>Rien n’a été écrit</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/actions.py" />
      <source>Sign</source>
      <translation>Signer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/actions.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>La caisse a eu une erreur. C’est noté.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/actions.py" />
      <source>Take a table out of the till?</source>
      <translation>Sortir un tableau de la caisse ?</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/actions.py" />
      <source>The notice was asked for again</source>
      <translation>L’avis a été redemandé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/actions.py" />
      <source>Write a note</source>
      <translation>Noter</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/actions.py" />
      <source>You choose the file next.</source>
      <translation>Le fichier se choisit ensuite.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/actions.py" />
      <source>{rows} lines were written.</source>
      <translation>{rows} lignes ont été écrites.</translation>
    </message>
  </context>
  <context>
    <name>HistoryDetailPanel</name>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Card</source>
      <translation>Carte</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Cashier</source>
      <translation>Caissier</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Choose a line to see what happened.</source>
      <translation>Choisir une ligne pour voir ce qui s’est passé.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Close</source>
      <translation>Fermer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Customer</source>
      <translation>Client</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Do not charge this again</source>
      <translation>Ne pas débiter à nouveau</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Do not sell this again</source>
      <translation>Ne pas revendre</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>From</source>
      <translation>De</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Note</source>
      <translation>Note</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Package</source>
      <translation>Formule</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Payer</source>
      <translation>Payeur</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Provider</source>
      <translation>Fournisseur</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Receipt</source>
      <translation>Reçu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Refund ref.</source>
      <translation>Réf. du remb.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Refund reported</source>
      <translation>Remboursement annoncé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Smartcard</source>
      <translation>Carte TV</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Telephone</source>
      <translation>Téléphone</translation>
    </message>
  </context>
  <context>
    <name>HistoryListPanel</name>
    <message>
      <location filename="../../pos_app/ui/history/list_panel.py" />
      <source>Export</source>
      <translation>Exporter</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/list_panel.py" />
      <source>Look for less, or on any day: the filters above leave things out.</source>
      <translation>Chercher moins, ou tous les jours : les filtres ci-dessus écartent des lignes.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/list_panel.py" />
      <source>Nothing here yet</source>
      <translation>Encore rien ici</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/list_panel.py" />
      <source>Nothing needs attention</source>
      <translation>Rien à surveiller</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/list_panel.py" />
      <source>Nothing was found</source>
      <translation>Rien trouvé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/list_panel.py" />
      <source>Payments, TV orders and money that came in appear here by themselves.</source>
      <translation>Paiements, commandes TV et argent reçu apparaissent ici d’eux-mêmes.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/list_panel.py" />
      <source>The history could not be read</source>
      <translation>L’historique n’a pas pu être lu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/list_panel.py" />
      <source>Whatever is not sure or open is listed here by itself.</source>
      <translation>Ce qui n’est pas sûr ou reste ouvert est listé ici de lui-même.</translation>
    </message>
  </context>
  <context>
    <name>HistoryNoteDialog</name>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>Keep the note</source>
      <translation>Garder la note</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>Leave it</source>
      <translation>Laisser</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>Note</source>
      <translation>Note</translation>
    </message>
  </context>
  <context>
    <name>HistoryReader</name>
    <message>
      <location filename="../../pos_app/ui/history/reading.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>La caisse a eu une erreur. C’est noté.</translation>
    </message>
  </context>
  <context>
    <name>HistoryScreen</name>
    <message>
      <location filename="../../pos_app/ui/history/screen.py" />
      <source>More than {count} lines, as they are filtered now.</source>
      <translation>Plus de {count} lignes, selon les filtres.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/screen.py" />
      <source>What is filtered now.</source>
      <translation>Ce qui est filtré maintenant.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/screen.py" />
      <source>{count} lines, as they are filtered now.</source>
      <translation>{count} lignes, selon les filtres actuels.</translation>
    </message>
  </context>
  <context>
    <name>HistorySearch</name>
    <message>
      <location filename="../../pos_app/ui/history/list_panel.py" />
      <source>Reference, last 4, name, phone, amount</source>
      <translation>Référence, 4 chiffres, nom, tél., montant</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/list_panel.py" />
      <source>Search by reference, last four digits, name, number, note or amount</source>
      <translation>Chercher par référence, quatre derniers chiffres, nom, numéro, note ou montant</translation>
    </message>
  </context>
  <context>
    <name>HistoryTimeline</name>
    <message>
      <location filename="../../pos_app/ui/history/timeline.py" />
      <source>What happened</source>
      <translation>Ce qui s’est passé</translation>
    </message>
  </context>
  <context>
    <name>ImportDialog</name>
    <message>
      <location filename="../../pos_app/ui/settings/support_dialogs.py" />
      <source>Leave it as it is</source>
      <translation>Laisser comme c’est</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/support_dialogs.py" />
      <source>Nothing would change.</source>
      <translation>Rien ne changerait.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/support_dialogs.py" />
      <source>Now</source>
      <translation>Avant</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/support_dialogs.py" />
      <source>Settings of {file}</source>
      <translation>Réglages de {file}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/support_dialogs.py" />
      <source>Take them</source>
      <translation>Les prendre</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/support_dialogs.py" />
      <source>The name of this till and what its references begin with stay as they are.</source>
      <translation>Le nom de cette caisse et le début de ses références restent comme ils sont.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/support_dialogs.py" />
      <source>Then</source>
      <translation>Après</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/support_dialogs.py" />
      <source>nothing</source>
      <translation>rien</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/support_dialogs.py" />
      <source>{many} would change.</source>
      <translation>{many} changeraient.</translation>
    </message>
  </context>
  <context>
    <name>InPlace</name>
    <message>
      <location filename="../../pos_app/ui/people/one_time_approval.py" />
      <source>A manager signs for this once. You stay signed in, and both names are written down.</source>
      <translation>Un gérant signe pour cette fois. Vous restez connecté, et les deux noms sont notés.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/one_time_approval.py" />
      <source>Leave it</source>
      <translation>Laisser</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/one_time_approval.py" />
      <source>The owner signs for this once. You stay signed in, and both names are written down.</source>
      <translation>Le propriétaire signe pour cette fois. Vous restez connecté, et les deux noms sont notés.</translation>
    </message>
  </context>
  <context>
    <name>KeptSale</name>
    <message>
      <location filename="../../pos_app/ui/people/sign_in.py" />
      <source>A sale is kept: {amount}</source>
      <translation>Une vente est gardée : {amount}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/sign_in.py" />
      <source>Anyone who signs in can go on with it.</source>
      <translation>Toute personne identifiée peut la continuer.</translation>
    </message>
  </context>
  <context>
    <name>KeyValue</name>
    <message>
      <location filename="../../pos_app/ui/settings/key_value.py" />
      <source>Leave empty to keep the one that is there</source>
      <translation>Laisser vide pour garder celle qui est là</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/key_value.py" />
      <source>Missing</source>
      <translation>Manque</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/key_value.py" />
      <source>Replace</source>
      <translation>Remplacer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/key_value.py" />
      <source>Replace {name}</source>
      <translation>Remplacer {name}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/key_value.py" />
      <source>This start only</source>
      <translation>Cette fois</translation>
    </message>
  </context>
  <context>
    <name>Keypad</name>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/keypad.py" />
      <source>Backspace</source>
      <translation>Effacer un chiffre</translation>
    </message>
  </context>
  <context>
    <name>Language</name>
    <message>
      <location filename="../../pos_app/ui/kit/language.py" />
      <source>As system</source>
      <translation>Système</translation>
    </message>
  </context>
  <context>
    <name>LicencesDialog</name>
    <message>
      <location filename="../../pos_app/ui/settings/support_dialogs.py" />
      <source>Close</source>
      <translation>Fermer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/support_dialogs.py" />
      <source>Kaunta is under the MIT licence. These parts of others are inside it; their texts come with it.</source>
      <translation>Kaunta est sous licence MIT. Ces parties d’autres auteurs sont dedans ; leurs textes viennent avec.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/support_dialogs.py" />
      <source>Licences</source>
      <translation>Licences</translation>
    </message>
  </context>
  <context>
    <name>Limits</name>
    <message>
      <location filename="../../pos_app/ui/card/entry/limits.py" />
      <source>The largest amount here is {money}.</source>
      <translation>Le plus grand montant ici est {money}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/limits.py" />
      <source>The smallest amount here is {money}.</source>
      <translation>Le plus petit montant ici est {money}.</translation>
    </message>
  </context>
  <context>
    <name>ListReader</name>
    <message>
      <location filename="../../pos_app/ui/tv/list_reader.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>La caisse a eu une erreur. C’est noté.</translation>
    </message>
  </context>
  <context>
    <name>LockButton</name>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Lock</source>
      <translation>Verrouiller</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Lock the till</source>
      <translation>Verrouiller la caisse</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Lock the till (Ctrl+L)</source>
      <translation>Verrouiller la caisse (Ctrl+L)</translation>
    </message>
  </context>
  <context>
    <name>LockedPage</name>
    <message>
      <location filename="../../pos_app/ui/people/locked_page.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>La caisse a eu une erreur. C’est noté.</translation>
    </message>
  </context>
  <context>
    <name>ManagerDialog</name>
    <message>
      <location filename="../../pos_app/ui/tv/manager_dialog.py" />
      <source>A PIN has {count} digits or more.</source>
      <translation>Un PIN a au moins {count} chiffres.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/manager_dialog.py" />
      <source>Manager’s PIN</source>
      <translation>PIN du gérant</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/manager_dialog.py" />
      <source>Only a manager may do this. It is written down with the name.</source>
      <translation>Réservé à un gérant. C’est noté avec le nom.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/manager_dialog.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>La caisse a eu une erreur. C’est noté.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/manager_dialog.py" />
      <source>This is no manager’s PIN.</source>
      <translation>Ce n’est pas le PIN d’un gérant.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/manager_dialog.py" />
      <source>Type the PIN.</source>
      <translation>Saisir le PIN.</translation>
    </message>
  </context>
  <context>
    <name>MatchBox</name>
    <message>
      <location filename="../../pos_app/ui/activity/match_box.py" />
      <source>A note says what the money is for.</source>
      <translation>Une note dit à quoi sert l’argent.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/match_box.py" />
      <source>Change the note</source>
      <translation>Changer la note</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/match_box.py" />
      <source>Its sale was paid already</source>
      <translation>Sa vente était déjà payée</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/match_box.py" />
      <source>Match to sale</source>
      <translation>Rattacher</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/match_box.py" />
      <source>Matched to a note</source>
      <translation>Rattaché à une note</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/match_box.py" />
      <source>Matched to sale {sale}</source>
      <translation>Rattaché à la vente {sale}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/match_box.py" />
      <source>No open sale has this amount</source>
      <translation>Aucune vente ouverte de ce montant</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/match_box.py" />
      <source>Open sale with the same amount</source>
      <translation>Vente ouverte du même montant</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/match_box.py" />
      <source>Paid twice</source>
      <translation>Payé deux fois</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/match_box.py" />
      <source>Sale {sale}</source>
      <translation>Vente {sale}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/match_box.py" />
      <source>Take the match back</source>
      <translation>Annuler l’association</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/match_box.py" />
      <source>The newest: {sale}</source>
      <translation>La dernière : {sale}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/match_box.py" />
      <source>Write a note</source>
      <translation>Noter</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/match_box.py" />
      <source>{count} open sales with the same amount</source>
      <translation>{count} ventes ouvertes du même montant</translation>
    </message>
  </context>
  <context>
    <name>MatchNoteDialog</name>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Keep the note</source>
      <translation>Garder la note</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Leave it</source>
      <translation>Laisser</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Note</source>
      <translation>Note</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>The note stands beside the notice and in its story.</source>
      <translation>La note reste avec l’avis et dans son histoire.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>What is the money for?</source>
      <translation>À quoi sert l’argent ?</translation>
    </message>
  </context>
  <context>
    <name>MergedTicket</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/merged_ticket.py" />
      <source>Taking long. The page stays open. Never type the code for the customer.</source>
      <translation>C’est long. La page reste ouverte. Ne jamais saisir le code pour le client.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/merged_ticket.py" />
      <source>Turn the screen to the customer.</source>
      <translation>Tourner l’écran vers le client.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/merged_ticket.py" />
      <source>left. The page belongs to the bank. Never type the code for the customer.</source>
      <translation>restant. La page est à la banque. Ne jamais saisir le code pour le client.</translation>
    </message>
  </context>
  <context>
    <name>MoveDialog</name>
    <message>
      <location filename="../../pos_app/ui/settings/environment_dialog.py" />
      <source>Everybody is signed out, and the till starts again.</source>
      <translation>Tout le monde est déconnecté, et la caisse redémarre.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/environment_dialog.py" />
      <source>Go live</source>
      <translation>Argent réel</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/environment_dialog.py" />
      <source>Live keys are needed there; test keys are refused. Every address must be https.</source>
      <translation>Il y faut des clés réelles ; les clés de test sont refusées. Chaque adresse doit être en https.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/environment_dialog.py" />
      <source>No addresses are set there yet: paying stays closed until they are.</source>
      <translation>Aucune adresse n’y est réglée : les paiements restent fermés jusque-là.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/environment_dialog.py" />
      <source>No real money: the till plays the payment service itself.</source>
      <translation>Argent fictif : la caisse joue elle-même le service de paiement.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/environment_dialog.py" />
      <source>Open for practice?</source>
      <translation>Ouvrir pour l’essai ?</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/environment_dialog.py" />
      <source>Open for real money?</source>
      <translation>Ouvrir pour l’argent réel ?</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/environment_dialog.py" />
      <source>Open practice</source>
      <translation>Ouvrir l’essai</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/environment_dialog.py" />
      <source>Open tests</source>
      <translation>Ouvrir les tests</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/environment_dialog.py" />
      <source>Open with the service’s tests?</source>
      <translation>Ouvrir avec les tests du service ?</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/environment_dialog.py" />
      <source>Real money moves: every payment is taken from a customer’s card.</source>
      <translation>L’argent bouge pour de bon : chaque paiement est pris sur la carte d’un client.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/environment_dialog.py" />
      <source>Stay here</source>
      <translation>Rester ici</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/environment_dialog.py" />
      <source>Test keys are needed there; live keys are refused.</source>
      <translation>Il y faut des clés de test ; les clés réelles sont refusées.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/environment_dialog.py" />
      <source>The real service with test keys. No real money.</source>
      <translation>Le vrai service avec des clés de test. Argent fictif.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/environment_dialog.py" />
      <source>This journal stays as it is. Another one opens, with people of its own.</source>
      <translation>Ce journal reste comme il est. Un autre s’ouvre, avec son propre personnel.</translation>
    </message>
  </context>
  <context>
    <name>NewPinDialog</name>
    <message>
      <location filename="../../pos_app/ui/people/person_dialogs.py" />
      <source>6 to 12 digits.</source>
      <translation>6 à 12 chiffres.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/person_dialogs.py" />
      <source>New PIN</source>
      <translation>Nouveau PIN</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/person_dialogs.py" />
      <source>New PIN, once more</source>
      <translation>Nouveau PIN, encore une fois</translation>
    </message>
  </context>
  <context>
    <name>NextCheck</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/next_check.py" />
      <source>Asked again at every start</source>
      <translation>Redemandé à chaque démarrage</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/next_check.py" />
      <source>Checking now</source>
      <translation>Vérification en cours</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/next_check.py" />
      <source>Goes on when you leave this screen</source>
      <translation>Continue en quittant cet écran</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/next_check.py" />
      <source>Next check in {time}</source>
      <translation>Prochain contrôle dans {time}</translation>
    </message>
  </context>
  <context>
    <name>NextPaymentPanel</name>
    <message>
      <location filename="../../pos_app/ui/practice/next_payment.py" />
      <source>1 s</source>
      <translation>1 s</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/next_payment.py" />
      <source>15 s</source>
      <translation>15 s</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/next_payment.py" />
      <source>5 s</source>
      <translation>5 s</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/next_payment.py" />
      <source>500, then recovers</source>
      <translation>500, puis reprise</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/next_payment.py" />
      <source>Adds a delay to every answer</source>
      <translation>Retarde chaque réponse</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/next_payment.py" />
      <source>Approve</source>
      <translation>Accepter</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/next_payment.py" />
      <source>Bank page, code 123456</source>
      <translation>Page banque, code 123456</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/next_payment.py" />
      <source>By card number</source>
      <translation>Selon la carte</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/next_payment.py" />
      <source>Challenge, approve</source>
      <translation>Contrôle, oui</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/next_payment.py" />
      <source>Challenge, refuse</source>
      <translation>Contrôle, non</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/next_payment.py" />
      <source>Charged, then silence</source>
      <translation>Débité, puis silence</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/next_payment.py" />
      <source>Customer says no</source>
      <translation>Le client dit non</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/next_payment.py" />
      <source>Decline</source>
      <translation>Refuser</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/next_payment.py" />
      <source>Every time</source>
      <translation>Chaque fois</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/next_payment.py" />
      <source>Lost answer</source>
      <translation>Réponse perdue</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/next_payment.py" />
      <source>Network loss</source>
      <translation>Coupure réseau</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/next_payment.py" />
      <source>Next payment will</source>
      <translation>Le prochain paiement va</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/next_payment.py" />
      <source>None</source>
      <translation>Aucun</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/next_payment.py" />
      <source>Not enough money</source>
      <translation>Solde trop bas</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/next_payment.py" />
      <source>Paid at once</source>
      <translation>Payé aussitôt</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/next_payment.py" />
      <source>Pending for 5 minutes</source>
      <translation>Attente 5 min</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/next_payment.py" />
      <source>Refused before sending</source>
      <translation>Refus avant envoi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/next_payment.py" />
      <source>Service error</source>
      <translation>Erreur du service</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/next_payment.py" />
      <source>Slow network</source>
      <translation>Réseau lent</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/next_payment.py" />
      <source>Something else</source>
      <translation>Autre chose</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/next_payment.py" />
      <source>Stay waiting</source>
      <translation>Rester en attente</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/next_payment.py" />
      <source>The test card decides</source>
      <translation>Selon la carte d’essai</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/next_payment.py" />
      <source>{count} more</source>
      <translation>{count} de plus</translation>
    </message>
  </context>
  <context>
    <name>NothingHere</name>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/nothing_here.py" />
      <source>Try again</source>
      <translation>Réessayer</translation>
    </message>
  </context>
  <context>
    <name>NothingYet</name>
    <message>
      <location filename="../../pos_app/ui/activity/nothing_yet.py" />
      <source>How the feed stands</source>
      <translation>État du flux</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/nothing_yet.py" />
      <source>Last one: {time}.</source>
      <translation>Le dernier : {time}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/nothing_yet.py" />
      <source>Nothing ever came.</source>
      <translation>Rien n’est jamais venu.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/nothing_yet.py" />
      <source>Nothing yet</source>
      <translation>Encore rien</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/nothing_yet.py" />
      <source>Send a test notice</source>
      <translation>Envoyer un avis d’essai</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/nothing_yet.py" />
      <source>Transfers, card results, payouts and BVN checks appear here by themselves.</source>
      <translation>Virements, résultats de cartes, versements et contrôles BVN apparaissent ici d’eux-mêmes.</translation>
    </message>
  </context>
  <context>
    <name>Notice</name>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>A manager closes it in History.</source>
      <translation>Un gérant le clôt dans l’historique.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>A second payment</source>
      <translation>Un second paiement</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Another amount than is known</source>
      <translation>Autre montant que prévu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Another notice of this reference says something else. Hand over nothing for it.</source>
      <translation>Un autre avis de cette référence dit autre chose. Ne rien remettre pour lui.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Arrived {time} from {address}. Kept as evidence. Counted nowhere.</source>
      <translation>Arrivé {time} de {address}. Gardé comme preuve. Ne compte nulle part.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Arrived {time}. Kept as evidence. Counted nowhere.</source>
      <translation>Arrivé {time}. Gardé comme preuve. Ne compte nulle part.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Asked the service at {time}: it does not know this reference. Do not hand over the goods.</source>
      <translation>Service interrogé à {time} : il ne connaît pas cette référence. Ne pas remettre la marchandise.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Asked the service at {time}: no clear answer yet. It is asked again by itself.</source>
      <translation>Service interrogé à {time} : pas encore de réponse claire. La question repart d’elle-même.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Asked the service at {time}: not paid. Do not hand over the goods.</source>
      <translation>Service interrogé à {time} : non payé. Ne pas remettre la marchandise.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Asked the service at {time}: paid. Safe to hand over the goods.</source>
      <translation>Service interrogé à {time} : payé. La marchandise peut être remise.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>BVN check</source>
      <translation>Contrôle BVN</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Cable TV</source>
      <translation>TV câblée</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Card</source>
      <translation>Carte</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Card payment</source>
      <translation>Paiement par carte</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Card payment, not from this till. Counted nowhere here.</source>
      <translation>Paiement par carte, pas de cette caisse. Ne compte pas ici.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Conversion</source>
      <translation>Conversion</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Denied</source>
      <translation>Démenti</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Do not believe it</source>
      <translation>Ne pas y croire</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Hand over nothing for it.</source>
      <translation>Ne rien remettre pour lui.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Incoming mobile money</source>
      <translation>Argent mobile reçu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Incoming transfer</source>
      <translation>Virement reçu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>It contradicts another notice</source>
      <translation>Il contredit un autre avis</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>It could not be read. It is kept as it came.</source>
      <translation>Illisible. Il est gardé comme il est venu.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>It is in no takings. Do not give it back before the service was asked.</source>
      <translation>Il n’est dans aucune recette. Ne le rendez pas avant d’avoir demandé au service.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>It was for sale {sale}.</source>
      <translation>C’était pour la vente {sale}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Mobile money</source>
      <translation>Argent mobile</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Name not given</source>
      <translation>Nom non donné</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Not from the service</source>
      <translation>Pas du service</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Notice</source>
      <translation>Avis</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Other notice</source>
      <translation>Autre avis</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Payout</source>
      <translation>Versement</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Payout to {who}</source>
      <translation>Versement à {who}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Refund</source>
      <translation>Remboursement</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Reported</source>
      <translation>Annoncé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Said by the service. It cannot be asked about this.</source>
      <translation>Dit par le service. Il ne peut pas être interrogé là-dessus.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Sale {sale} was paid otherwise, or dropped. Hand over nothing for it; this money is given back.</source>
      <translation>La vente {sale} a été payée autrement ou abandonnée. Ne rien remettre ; cet argent est rendu.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Suspicious</source>
      <translation>Suspect</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>The notice says not paid. The service was asked at {time}: paid.</source>
      <translation>L’avis dit non payé. Le service, interrogé à {time}, dit : payé.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>The service has not been asked about it yet. Do not hand over the goods.</source>
      <translation>Le service n’a pas encore été interrogé. Ne pas remettre la marchandise.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>The service or this till knows another amount or currency. Hand over nothing for it.</source>
      <translation>Le service ou cette caisse connaît un autre montant ou une autre devise. Ne rien remettre pour lui.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>The service says paid. Safe to hand over the goods.</source>
      <translation>Le service dit payé. La marchandise peut être remise.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>The signature is wrong. Hand over nothing for it.</source>
      <translation>La signature est fausse. Ne rien remettre pour lui.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Transfer</source>
      <translation>Virement</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Transfer abroad</source>
      <translation>Virement à l’étranger</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Verified</source>
      <translation>Vérifié</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Verified, then another amount</source>
      <translation>Vérifié, puis un autre montant</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Verified, then denied</source>
      <translation>Vérifié, puis démenti</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Verified: paid, asked at {time}. It is not what the matched sale comes to.</source>
      <translation>Vérifié : payé, demandé à {time}. Ce n’est pas le montant de la vente rattachée.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Verified: paid, asked at {time}. Its sale was paid otherwise, or dropped.</source>
      <translation>Vérifié : payé, demandé à {time}. Sa vente a été payée autrement ou abandonnée.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Verified: paid, asked at {time}. No open sale of this till has this amount.</source>
      <translation>Vérifié : payé, demandé à {time}. Aucune vente ouverte de cette caisse n’a ce montant.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Verified: paid, asked at {time}. Nobody is waiting with a sale of this amount: match it first.</source>
      <translation>Vérifié : payé, demandé à {time}. Personne n’attend avec une vente de ce montant : la rapprocher d’abord.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>Verified: paid, asked at {time}. The amount is as reported; the service did not name it.</source>
      <translation>Vérifié : payé, demandé à {time}. Le montant est celui annoncé ; le service ne l’a pas dit.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>an unknown time</source>
      <translation>une heure inconnue</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>bad signature</source>
      <translation>mauvaise signature</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>came {times} times</source>
      <translation>venu {times} fois</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>new</source>
      <translation>nouveau</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>{amount} stands in the takings of shift {shift}.</source>
      <translation>{amount} figure dans la recette de la session {shift}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>{amount} stands in the takings of the next shift.</source>
      <translation>{amount} figure dans la recette de la prochaine session.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/words.py" />
      <source>{same} of {all} match</source>
      <translation>{same} sur {all} concordent</translation>
    </message>
  </context>
  <context>
    <name>NoticeActs</name>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>A notice can be sent again once a minute.</source>
      <translation>Un avis peut être renvoyé une fois par minute.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>Check now</source>
      <translation>Vérifier</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>Mark as seen</source>
      <translation>Marquer vu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>Resend in {time}</source>
      <translation>Renvoi dans {time}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>Resend notice</source>
      <translation>Renvoyer l’avis</translation>
    </message>
  </context>
  <context>
    <name>NoticeDetailPanel</name>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>Details</source>
      <translation>Détails</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>Its text was deleted after the set time.</source>
      <translation>Son texte a été effacé après le délai fixé.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>Notice</source>
      <translation>Avis</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>Raw JSON</source>
      <translation>JSON brut</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>The notice stands as it did.</source>
      <translation>L’avis reste comme il était.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>There is nothing to show.</source>
      <translation>Il n’y a rien à montrer.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/detail.py" />
      <source>Timeline</source>
      <translation>Chronologie</translation>
    </message>
  </context>
  <context>
    <name>NoticeFacts</name>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Account</source>
      <translation>Compte</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Account name</source>
      <translation>Nom du compte</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Arrived</source>
      <translation>Arrivé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Bank</source>
      <translation>Banque</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Came from</source>
      <translation>Venu de</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Checked</source>
      <translation>Vérifié</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Customer</source>
      <translation>Client</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Fee</source>
      <translation>Frais</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>From account</source>
      <translation>Du compte</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Narration</source>
      <translation>Libellé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Paid at</source>
      <translation>Payé à</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Payment reference</source>
      <translation>Référence du paiement</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Receiver</source>
      <translation>Destinataire</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Result</source>
      <translation>Résultat</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Sender</source>
      <translation>Expéditeur</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Sent</source>
      <translation>Envoyé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Session</source>
      <translation>Session</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Status</source>
      <translation>État</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Through</source>
      <translation>Par</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>Times</source>
      <translation>Fois</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>To account</source>
      <translation>Au compte</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>To account name</source>
      <translation>Nom du compte crédité</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>To the shop</source>
      <translation>À la boutique</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/facts.py" />
      <source>{address}, not expected</source>
      <translation>{address}, inattendue</translation>
    </message>
  </context>
  <context>
    <name>NoticeLine</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/notice_line.py" />
      <source>A notice can be sent again once a minute.</source>
      <translation>Un avis peut être renvoyé une fois par minute.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/notice_line.py" />
      <source>Resend in {time}</source>
      <translation>Renvoi dans {time}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/notice_line.py" />
      <source>Resend notice</source>
      <translation>Renvoyer l’avis</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/notice_line.py" />
      <source>Service notice: it says something else. See Activity.</source>
      <translation>Avis du service : il dit autre chose. Voir Activité.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/notice_line.py" />
      <source>Service notice: none came yet</source>
      <translation>Avis du service : aucun encore</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/notice_line.py" />
      <source>Service notice: {time}</source>
      <translation>Avis du service : {time}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/notice_line.py" />
      <source>Service notice: {time}, amount matches</source>
      <translation>Avis du service : {time}, montant conforme</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/notice_line.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>La caisse a eu une erreur. C’est noté.</translation>
    </message>
  </context>
  <context>
    <name>NoticeListPanel</name>
    <message>
      <location filename="../../pos_app/ui/activity/list_panel.py" />
      <source>Mark all {count} as seen</source>
      <translation>Tout marquer vu ({count})</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/list_panel.py" />
      <source>No BVN checks yet</source>
      <translation>Pas encore de contrôle BVN</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/list_panel.py" />
      <source>No card results yet</source>
      <translation>Pas encore de résultat de carte</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/list_panel.py" />
      <source>No payouts yet</source>
      <translation>Pas encore de versement</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/list_panel.py" />
      <source>No transfers yet</source>
      <translation>Pas encore de virement</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/list_panel.py" />
      <source>Nothing yet</source>
      <translation>Encore rien</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/list_panel.py" />
      <source>The notices could not be read</source>
      <translation>Les avis n’ont pas pu être lus</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/list_panel.py" />
      <source>They appear here by themselves.</source>
      <translation>Ils apparaissent ici d’eux-mêmes.</translation>
    </message>
  </context>
  <context>
    <name>NoticeReader</name>
    <message>
      <location filename="../../pos_app/ui/activity/reading.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>La caisse a eu une erreur. C’est noté.</translation>
    </message>
  </context>
  <context>
    <name>NoticeRows</name>
    <message>
      <location filename="../../pos_app/ui/activity/notice_rows.py" />
      <source>Seen before {time}</source>
      <translation>Vus avant {time}</translation>
    </message>
  </context>
  <context>
    <name>NoticeStory</name>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>A second payment: sale {sale} was paid otherwise, or dropped</source>
      <translation>Un second paiement : vente {sale} payée autrement ou abandonnée</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>Arrived</source>
      <translation>Arrivé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>Arrived from {address}</source>
      <translation>Arrivé de {address}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>Asked the service to send it again</source>
      <translation>Renvoi demandé au service</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>Came again, {times} times by now</source>
      <translation>Revenu, {times} fois à présent</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>Came back after it was asked for</source>
      <translation>Revenu après demande</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>Matched to sale {sale}</source>
      <translation>Rattaché à la vente {sale}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>Note: {note}</source>
      <translation>Note : {note}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>Personal data deleted after the set time</source>
      <translation>Données personnelles effacées après le délai</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>Personal data shown to {who}</source>
      <translation>Données personnelles montrées à {who}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>Reported</source>
      <translation>Annoncé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>Suspicious</source>
      <translation>Suspect</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>The match to sale {sale} was taken back</source>
      <translation>L’association à la vente {sale} a été annulée</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>The service answered</source>
      <translation>Le service a répondu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>Verified: the service says paid</source>
      <translation>Vérifié : le service dit payé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>another amount or currency is known</source>
      <translation>on connaît un autre montant ou une autre devise</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>bad signature</source>
      <translation>mauvaise signature</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>it contradicts another notice</source>
      <translation>il contredit un autre avis</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>it could not be read</source>
      <translation>illisible</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>no clear answer of the service</source>
      <translation>pas de réponse claire du service</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>not asked about yet</source>
      <translation>pas encore demandé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>not from this till</source>
      <translation>pas de cette caisse</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>the notice says not paid, the service says paid</source>
      <translation>l’avis dit non payé, le service dit payé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>the service cannot be asked about it</source>
      <translation>le service ne peut pas être interrogé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>the service does not know the reference</source>
      <translation>le service ne connaît pas la référence</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/timeline.py" />
      <source>the service says not paid</source>
      <translation>le service dit non payé</translation>
    </message>
  </context>
  <context>
    <name>NumberCheck</name>
    <message>
      <location filename="../../pos_app/ui/tv/number_check.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>La caisse a eu une erreur. C’est noté.</translation>
    </message>
  </context>
  <context>
    <name>NumberField</name>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/card_field.py" />
      <source>Card number</source>
      <translation>Numéro de carte</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/card_field.py" />
      <source>Card number, ends {last_four}</source>
      <translation>Numéro de carte, finit par {last_four}</translation>
    </message>
  </context>
  <context>
    <name>NumberSection</name>
    <message>
      <location filename="../../pos_app/ui/tv/number_section.py" />
      <source>Recent</source>
      <translation>Récents</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/number_section.py" />
      <source>The number is not complete yet</source>
      <translation>Le numéro n’est pas encore complet</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/number_section.py" />
      <source>The service says: {words}</source>
      <translation>Le service dit : {words}</translation>
    </message>
  </context>
  <context>
    <name>OpenListScreen</name>
    <message>
      <location filename="../../pos_app/ui/transaction/open_list.py" />
      <source>Check all now</source>
      <translation>Tout vérifier</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/transaction/open_list.py" />
      <source>Nothing is open</source>
      <translation>Rien n’est ouvert</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/transaction/open_list.py" />
      <source>Nothing was changed.</source>
      <translation>Rien n’a été changé.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/transaction/open_list.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>La caisse a eu une erreur. C’est noté.</translation>
    </message>
  </context>
  <context>
    <name>Opening</name>
    <message>
      <location filename="../../pos_app/ui/frame/start_page.py" />
      <source>Go on with the backup</source>
      <translation>Continuer avec la sauvegarde</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/start_page.py" />
      <source>It has not answered yet. Paying opens with the keys that are in it.</source>
      <translation>Elle n’a pas encore répondu. Les paiements s’ouvrent avec ses clés.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/start_page.py" />
      <source>Nothing was charged by this start. Close the till, put this right, and start it again; pos-app doctor looks at every part. The log is {log}.</source>
      <translation>Rien n’a été débité par ce démarrage. Fermer la caisse, corriger cela, et la relancer ; pos-app doctor examine chaque partie. Le fichier log est {log}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/start_page.py" />
      <source>Opening the books</source>
      <translation>Ouverture des livres</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/start_page.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>La caisse a eu une erreur. C’est noté.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/start_page.py" />
      <source>The journal is checked and brought up to date.</source>
      <translation>Le journal est vérifié et mis à jour.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/start_page.py" />
      <source>The last backup that is whole was made on {day} at {time}. The damaged journal is kept beside it, and every open payment is asked about again. What was sold since then is in the damaged journal only: call support.</source>
      <translation>La dernière sauvegarde entière date du {day} à {time}. Le journal abîmé est gardé à côté, et chaque paiement ouvert est redemandé. Ce qui a été vendu depuis n’est que dans le journal abîmé : appeler l’assistance.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/start_page.py" />
      <source>The till cannot be opened</source>
      <translation>La caisse ne peut pas s’ouvrir</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/start_page.py" />
      <source>Waiting for the key store</source>
      <translation>Attente du trousseau de clés</translation>
    </message>
  </context>
  <context>
    <name>OpeningPanel</name>
    <message>
      <location filename="../../pos_app/ui/shift/opening.py" />
      <source>Cash in the drawer</source>
      <translation>Espèces dans le tiroir</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/opening.py" />
      <source>Currency of the drawer</source>
      <translation>Devise du tiroir</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/opening.py" />
      <source>Earlier Z reports</source>
      <translation>Rapports Z passés</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/opening.py" />
      <source>No shift is open</source>
      <translation>Aucune session ouverte</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/opening.py" />
      <source>Open shift</source>
      <translation>Ouvrir</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/opening.py" />
      <source>Payments work without one. What is taken meanwhile is counted in the next shift.</source>
      <translation>Paiements possibles sans elle : ils comptent dans la suivante.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/opening.py" />
      <source>Whoever is at the till may not open a shift.</source>
      <translation>La personne en caisse ne peut pas ouvrir de service.</translation>
    </message>
  </context>
  <context>
    <name>OrderNumber</name>
    <message>
      <location filename="../../pos_app/ui/tv/order_number.py" />
      <source>Copy</source>
      <translation>Copier</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_number.py" />
      <source>Copy the order number {number}</source>
      <translation>Copier le numéro de commande {number}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_number.py" />
      <source>Order number</source>
      <translation>N° de commande</translation>
    </message>
  </context>
  <context>
    <name>OrderResult</name>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>Channels can take 15 minutes to open. Leave the decoder on.</source>
      <translation>Les chaînes peuvent mettre 15 minutes. Laisser le décodeur allumé.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>Do not sell it again</source>
      <translation>Ne pas revendre</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>It may be sent again, as it is, with the same reference.</source>
      <translation>Elle peut être renvoyée telle quelle, avec la même référence.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>It may have been delivered.</source>
      <translation>Elle a peut-être été livrée.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>Reported by a notice, and decides nothing: {words}</source>
      <translation>Annoncé par un avis, et ne décide de rien : {words}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>Send again is possible in {time}.</source>
      <translation>Renvoi possible dans {time}.</translation>
    </message>
  </context>
  <context>
    <name>OrderScreen</name>
    <message>
      <location filename="../../pos_app/ui/tv/order_screen.py" />
      <source>Order number copied</source>
      <translation>N° de commande copié</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_screen.py" />
      <source>Reference copied</source>
      <translation>Référence copiée</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_screen.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>La caisse a eu une erreur. C’est noté.</translation>
    </message>
  </context>
  <context>
    <name>OrderTicket</name>
    <message>
      <location filename="../../pos_app/ui/tv/order_ticket.py" />
      <source>Cable TV</source>
      <translation>TV câblée</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_ticket.py" />
      <source>Customer</source>
      <translation>Client</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_ticket.py" />
      <source>No name given</source>
      <translation>Aucun nom donné</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_ticket.py" />
      <source>Provider</source>
      <translation>Fournisseur</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_ticket.py" />
      <source>Started {time}</source>
      <translation>Commencé {time}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_ticket.py" />
      <source>Total {time}</source>
      <translation>Total {time}</translation>
    </message>
  </context>
  <context>
    <name>OtherNotices</name>
    <message>
      <location filename="../../pos_app/ui/practice/other_outcomes.py" />
      <source>A thousand transfers, each kept and asked about in its turn</source>
      <translation>Mille virements, chacun gardé et demandé à son tour</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/other_outcomes.py" />
      <source>Answered 200, kept although nobody can read it</source>
      <translation>Répondu 200, gardé bien qu’illisible</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/other_outcomes.py" />
      <source>Answered 200, kept as another notice</source>
      <translation>Répondu 200, gardé comme autre avis</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/other_outcomes.py" />
      <source>Answered 200: the service asks whether somebody listens</source>
      <translation>Répondu 200 : le service demande si quelqu’un écoute</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/other_outcomes.py" />
      <source>Answered 401, kept as suspicious</source>
      <translation>Répondu 401, gardé comme suspect</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/other_outcomes.py" />
      <source>Answered 405, not kept</source>
      <translation>Répondu 405, non gardé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/other_outcomes.py" />
      <source>Answered 408, not kept</source>
      <translation>Répondu 408, non gardé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/other_outcomes.py" />
      <source>Answered 413, not kept</source>
      <translation>Répondu 413, non gardé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/other_outcomes.py" />
      <source>Reported: the service does not know it</source>
      <translation>Annoncé : le service ne le connaît pas</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/other_outcomes.py" />
      <source>Send a notice</source>
      <translation>Envoyer un avis</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/other_outcomes.py" />
      <source>Send nothing</source>
      <translation>Ne rien envoyer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/other_outcomes.py" />
      <source>Suspicious: ten times the money under the same reference</source>
      <translation>Suspect : dix fois l’argent sous la même référence</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/other_outcomes.py" />
      <source>The newest payment, called pending again: it stays as it is</source>
      <translation>Le dernier paiement, redit en attente : il reste comme il est</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/other_outcomes.py" />
      <source>Verified, in cedis</source>
      <translation>Vérifié, en cedis</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/other_outcomes.py" />
      <source>Verified: sent in pieces</source>
      <translation>Vérifié : envoyé en morceaux</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/other_outcomes.py" />
      <source>Verified: the same money under an older name</source>
      <translation>Vérifié : le même argent sous un ancien nom</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/other_outcomes.py" />
      <source>Verified: the same money under another name</source>
      <translation>Vérifié : le même argent sous un autre nom</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/other_outcomes.py" />
      <source>Verified: what comes late takes nothing back</source>
      <translation>Vérifié : ce qui vient tard ne reprend rien</translation>
    </message>
  </context>
  <context>
    <name>OtherOutcomes</name>
    <message>
      <location filename="../../pos_app/ui/practice/other_outcomes.py" />
      <source>Keep as it is</source>
      <translation>Garder tel quel</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/other_outcomes.py" />
      <source>Next payment will</source>
      <translation>Le prochain paiement va</translation>
    </message>
  </context>
  <context>
    <name>OutcomeDialog</name>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Choose whether it was delivered.</source>
      <translation>Choisir si elle a été livrée.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Delivered</source>
      <translation>Livré</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Enter only what the customer sees on the decoder, or what the provider told you.</source>
      <translation>Saisir seulement ce que le client voit sur le décodeur, ou ce qu’a dit le fournisseur.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>How it is known</source>
      <translation>D’où on le sait</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Not delivered</source>
      <translation>Non livré</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Outcome</source>
      <translation>Issue</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Write how it is known.</source>
      <translation>Écrire d’où on le sait.</translation>
    </message>
  </context>
  <context>
    <name>Overview</name>
    <message>
      <location filename="../../pos_app/ui/shift/overview.py" />
      <source>By result</source>
      <translation>Par résultat</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/overview.py" />
      <source>Hour</source>
      <translation>Heure</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/overview.py" />
      <source>Paid only. Currencies are never added together.</source>
      <translation>Payé seulement. Les devises ne s’additionnent jamais.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/overview.py" />
      <source>Payments</source>
      <translation>Paiements</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/overview.py" />
      <source>Payments by hour</source>
      <translation>Paiements par heure</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/overview.py" />
      <source>Result</source>
      <translation>Résultat</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/overview.py" />
      <source>Taken so far</source>
      <translation>Encaissé jusqu’ici</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/overview.py" />
      <source>Total</source>
      <translation>Total</translation>
    </message>
  </context>
  <context>
    <name>OwnPinDialog</name>
    <message>
      <location filename="../../pos_app/ui/people/person_dialogs.py" />
      <source>6 to 12 digits. It is yours alone: never tell it.</source>
      <translation>6 à 12 chiffres. Il est personnel : ne jamais le dire.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/person_dialogs.py" />
      <source>New PIN</source>
      <translation>Nouveau PIN</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/person_dialogs.py" />
      <source>New PIN, once more</source>
      <translation>Nouveau PIN, encore une fois</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/person_dialogs.py" />
      <source>Your PIN now</source>
      <translation>PIN actuel</translation>
    </message>
  </context>
  <context>
    <name>PackageRows</name>
    <message>
      <location filename="../../pos_app/ui/tv/package_rows.py" />
      <source>Old price in its name: {price}</source>
      <translation>Ancien prix dans son nom : {price}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/package_rows.py" />
      <source>The provider gives no price that can be read: it cannot be sold</source>
      <translation>Le fournisseur ne donne aucun prix lisible : elle ne peut pas être vendue</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/package_rows.py" />
      <source>chosen</source>
      <translation>choisie</translation>
    </message>
  </context>
  <context>
    <name>PackageSection</name>
    <message>
      <location filename="../../pos_app/ui/tv/package_list.py" />
      <source>1 package found</source>
      <translation>1 formule trouvée</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/package_list.py" />
      <source>No package has “{text}”</source>
      <translation>Aucune formule n’a « {text} »</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/package_list.py" />
      <source>Packages</source>
      <translation>Formules</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/package_list.py" />
      <source>Search by a part of its name, its code or its price.</source>
      <translation>Chercher par une partie du nom, le code ou le prix.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/package_list.py" />
      <source>The packages could not be read</source>
      <translation>Les formules n’ont pas pu être lues</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/package_list.py" />
      <source>They appear here as soon as the service lists them.</source>
      <translation>Elles apparaissent ici dès que le service les liste.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/package_list.py" />
      <source>This provider offers no packages now</source>
      <translation>Ce fournisseur n’offre pas de formule</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/package_list.py" />
      <source>{age}, not refreshed</source>
      <translation>{age}, non rafraîchis</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/package_list.py" />
      <source>{count} packages found</source>
      <translation>{count} formules trouvées</translation>
    </message>
  </context>
  <context>
    <name>PageFrame</name>
    <message>
      <location filename="../../pos_app/ui/settings/frame.py" />
      <source>Back to defaults</source>
      <translation>Valeurs d’usine</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/frame.py" />
      <source>Cancel</source>
      <translation>Annuler</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/frame.py" />
      <source>Save</source>
      <translation>Enregistrer</translation>
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
      <translation>montant</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/parts.py" />
      <source>card number</source>
      <translation>numéro de carte</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/parts.py" />
      <source>expiry</source>
      <translation>expiration</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/parts.py" />
      <source>note</source>
      <translation>note</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/parts.py" />
      <source>payer e-mail</source>
      <translation>e-mail du payeur</translation>
    </message>
  </context>
  <context>
    <name>PayBar</name>
    <message>
      <location filename="../../pos_app/ui/card/entry/pay_bar.py" />
      <source>Clear</source>
      <translation>Effacer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/pay_bar.py" />
      <source>End this sale</source>
      <translation>Terminer cette vente</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/pay_bar.py" />
      <source>No real money</source>
      <translation>Argent fictif</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/pay_bar.py" />
      <source>Undo</source>
      <translation>Annuler</translation>
    </message>
  </context>
  <context>
    <name>PayButton</name>
    <message>
      <location filename="../../pos_app/ui/transaction/pay.py" />
      <source>Pay</source>
      <translation>Payer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/transaction/pay.py" />
      <source>Pay {money}</source>
      <translation>Payer {money}</translation>
    </message>
  </context>
  <context>
    <name>PaymentProgress</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/progress_stage.py" />
      <source>Cancelling is a request. If the money was already taken, the payment stays Paid.</source>
      <translation>L’annulation est une demande. Si l’argent était déjà pris, le paiement reste Payé.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/progress_stage.py" />
      <source>Check now</source>
      <translation>Vérifier</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/progress_stage.py" />
      <source>End this sale</source>
      <translation>Terminer cette vente</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/progress_stage.py" />
      <source>The bank may still take the money. The sale can be ended when the result is known.</source>
      <translation>La banque peut encore prélever l’argent. La vente pourra être terminée quand le résultat sera connu.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/progress_stage.py" />
      <source>The bank was never asked. You may try another card.</source>
      <translation>La banque n’a jamais été interrogée. Une autre carte peut être essayée.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/progress_stage.py" />
      <source>The payment goes on.</source>
      <translation>Le paiement continue.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/progress_stage.py" />
      <source>Try another card</source>
      <translation>Autre carte</translation>
    </message>
  </context>
  <context>
    <name>PaymentResult</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>A manager closed this payment</source>
      <translation>Un responsable a clos ce paiement</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>Check now</source>
      <translation>Vérifier</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>Do not charge this again</source>
      <translation>Ne pas débiter à nouveau</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>End this sale</source>
      <translation>Terminer cette vente</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>New payment</source>
      <translation>Nouveau paiement</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>Next customer</source>
      <translation>Client suivant</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>The bank was never asked</source>
      <translation>La banque n’a jamais été interrogée</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>The money may already have left the card.</source>
      <translation>L’argent a peut-être déjà quitté la carte.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>The sale may be paid in another way. If this one succeeds after all, the till warns you.</source>
      <translation>La vente peut être payée autrement. Si celui-ci aboutit quand même, la caisse avertit.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>Try again</source>
      <translation>Réessayer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>Try another card</source>
      <translation>Autre carte</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>You may try another card. Kaunta goes on asking until the result is known.</source>
      <translation>Vous pouvez essayer une autre carte. Kaunta continue de demander jusqu’à ce que le résultat soit connu.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_stage.py" />
      <source>{next}. Goes on when you leave this screen.</source>
      <translation>{next}. Continue en quittant cet écran.</translation>
    </message>
  </context>
  <context>
    <name>PaymentScreen</name>
    <message>
      <location filename="../../pos_app/ui/card/progress_screen.py" />
      <source>Reference copied</source>
      <translation>Référence copiée</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress_screen.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>La caisse a eu une erreur. C’est noté.</translation>
    </message>
  </context>
  <context>
    <name>PdfButton</name>
    <message>
      <location filename="../../pos_app/ui/documents/pdf_button.py" />
      <source>It was noted.</source>
      <translation>C’est noté.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/pdf_button.py" />
      <source>Not saved</source>
      <translation>Non enregistré</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/pdf_button.py" />
      <source>PDF saved</source>
      <translation>PDF enregistré</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/pdf_button.py" />
      <source>Save PDF</source>
      <translation>Enregistrer PDF</translation>
    </message>
  </context>
  <context>
    <name>People</name>
    <message>
      <location filename="../../pos_app/ui/people/words.py" />
      <source>Cashier</source>
      <translation>Caissier</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/words.py" />
      <source>Does not work here any more</source>
      <translation>Ne travaille plus ici</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/words.py" />
      <source>Looks at the history, masked, and changes nothing.</source>
      <translation>Regarde l’historique, masqué, et ne change rien.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/words.py" />
      <source>Manager</source>
      <translation>Gérant</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/words.py" />
      <source>May do everything, and goes live.</source>
      <translation>Peut tout, et passe en argent réel.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/words.py" />
      <source>Owner</source>
      <translation>Propriétaire</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/words.py" />
      <source>Sells, approves, sets the till up, and answers for cashiers and support.</source>
      <translation>Vend, approuve, règle la caisse, et répond des caissiers et de l’assistance.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/words.py" />
      <source>Sells, prints, and opens and closes shifts.</source>
      <translation>Vend, imprime, ouvre et ferme les sessions.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/words.py" />
      <source>Support</source>
      <translation>Assistance</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/words.py" />
      <source>{role} · has an open sale</source>
      <translation>{role} · a une vente ouverte</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/words.py" />
      <source>{role} · has to wait</source>
      <translation>{role} · doit attendre</translation>
    </message>
  </context>
  <context>
    <name>PeopleSection</name>
    <message>
      <location filename="../../pos_app/ui/people/section.py" />
      <source>A PIN is personal. Whoever forgets it gets another one; nobody can look it up.</source>
      <translation>Un PIN est personnel. Qui l’oublie en reçoit un autre ; personne ne peut le lire.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/section.py" />
      <source>Change</source>
      <translation>Changer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/section.py" />
      <source>Change your PIN</source>
      <translation>Changer son PIN</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/section.py" />
      <source>Change {name}</source>
      <translation>Changer {name}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/section.py" />
      <source>Leave it</source>
      <translation>Laisser</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/section.py" />
      <source>Let go</source>
      <translation>Renvoyer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/section.py" />
      <source>Let {name} go?</source>
      <translation>Renvoyer {name} ?</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/section.py" />
      <source>New recovery code</source>
      <translation>Nouveau code</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/section.py" />
      <source>People and PINs</source>
      <translation>Personnel et PIN</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/section.py" />
      <source>Sign</source>
      <translation>Signer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/section.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>La caisse a eu une erreur. C’est noté.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/section.py" />
      <source>Take somebody on</source>
      <translation>Engager quelqu’un</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/section.py" />
      <source>The PIN opens nothing from now on. The name stays in the books, and can come back.</source>
      <translation>Le PIN n’ouvre plus rien. Le nom reste dans les livres, et peut revenir.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/section.py" />
      <source>{detail} · here now</source>
      <translation>{detail} · ici maintenant</translation>
    </message>
  </context>
  <context>
    <name>PersonDialog</name>
    <message>
      <location filename="../../pos_app/ui/people/person_dialogs.py" />
      <source>Change your PIN</source>
      <translation>Changer son PIN</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/person_dialogs.py" />
      <source>It is never shown again. The old code holds until this one is read back.</source>
      <translation>Il ne sera plus jamais montré. L’ancien code vaut jusqu’à la relecture de celui-ci.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/person_dialogs.py" />
      <source>Keep</source>
      <translation>Garder</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/person_dialogs.py" />
      <source>Keep the new code</source>
      <translation>Garder le nouveau</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/person_dialogs.py" />
      <source>Keep the old code</source>
      <translation>Garder l’ancien</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/person_dialogs.py" />
      <source>Leave it</source>
      <translation>Laisser</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/person_dialogs.py" />
      <source>New PIN for {name}</source>
      <translation>Nouveau PIN pour {name}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/person_dialogs.py" />
      <source>Set the PIN</source>
      <translation>Fixer le PIN</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/person_dialogs.py" />
      <source>Take on</source>
      <translation>Engager</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/person_dialogs.py" />
      <source>Take somebody on</source>
      <translation>Engager quelqu’un</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/person_dialogs.py" />
      <source>They type it themselves. It is written down that you gave it, never what it is.</source>
      <translation>La personne le saisit elle-même. On note qui l’a donné, jamais ce qu’il est.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/person_dialogs.py" />
      <source>Write the new code down</source>
      <translation>Noter le nouveau code</translation>
    </message>
  </context>
  <context>
    <name>PersonalQuestion</name>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Leave it hidden</source>
      <translation>Laisser caché</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Show it</source>
      <translation>Montrer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Show personal data?</source>
      <translation>Montrer les données personnelles ?</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>That it was shown, when and to whom is written down for good. Show it only where it is needed now.</source>
      <translation>Le fait de les montrer, quand et à qui, est noté pour de bon. Les montrer seulement s’il le faut maintenant.</translation>
    </message>
  </context>
  <context>
    <name>PinPanel</name>
    <message>
      <location filename="../../pos_app/ui/people/pin_panel.py" />
      <source>Clear</source>
      <translation>Effacer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/pin_panel.py" />
      <source>Forgot PIN? Ask a manager</source>
      <translation>PIN oublié ? Demander à un gérant</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/pin_panel.py" />
      <source>Forgot PIN? Use the recovery code</source>
      <translation>PIN oublié ? Prendre le code de secours</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/pin_panel.py" />
      <source>PIN</source>
      <translation>PIN</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/pin_panel.py" />
      <source>Practice: the PIN is {pin}</source>
      <translation>Essai : le PIN est {pin}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/pin_panel.py" />
      <source>Too many wrong PINs. Wait {time}.</source>
      <translation>Trop de PIN faux. Attendre {time}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/pin_panel.py" />
      <source>Type your {count}-digit PIN</source>
      <translation>Saisir le PIN à {count} chiffres</translation>
    </message>
  </context>
  <context>
    <name>PrintButton</name>
    <message>
      <location filename="../../pos_app/ui/documents/print_bar.py" />
      <source>It was noted.</source>
      <translation>C’est noté.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/print_bar.py" />
      <source>Nothing was printed.</source>
      <translation>Rien n’a été imprimé.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/print_bar.py" />
      <source>Print again</source>
      <translation>Réimprimer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/print_bar.py" />
      <source>Print receipt</source>
      <translation>Imprimer le reçu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/print_bar.py" />
      <source>Something in the till went wrong</source>
      <translation>La caisse a eu une erreur</translation>
    </message>
  </context>
  <context>
    <name>PrinterFields</name>
    <message>
      <location filename="../../pos_app/ui/settings/printer/fields.py" />
      <source>58 mm</source>
      <translation>58 mm</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/fields.py" />
      <source>80 mm</source>
      <translation>80 mm</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/fields.py" />
      <source>Address of the printer</source>
      <translation>Adresse de l’imprimante</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/fields.py" />
      <source>Any receipt printer</source>
      <translation>Toute imprimante de reçus</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/fields.py" />
      <source>As picture</source>
      <translation>En image</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/fields.py" />
      <source>Cash drawer</source>
      <translation>Tiroir-caisse</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/fields.py" />
      <source>Currency signs</source>
      <translation>Signes monétaires</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/fields.py" />
      <source>Customer copy</source>
      <translation>Exemplaire client</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/fields.py" />
      <source>Find</source>
      <translation>Chercher</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/fields.py" />
      <source>Letters</source>
      <translation>Lettres</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/fields.py" />
      <source>Merchant copy</source>
      <translation>Exemplaire magasin</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/fields.py" />
      <source>Model</source>
      <translation>Modèle</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/fields.py" />
      <source>Paper</source>
      <translation>Papier</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/fields.py" />
      <source>Print by itself</source>
      <translation>Imprimer tout seul</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/fields.py" />
      <source>Printer</source>
      <translation>Imprimante</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/fields.py" />
      <source>Printers of this computer</source>
      <translation>Imprimantes de cet ordinateur</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/fields.py" />
      <source>Slips</source>
      <translation>Tickets</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/fields.py" />
      <source>This computer knows no printer</source>
      <translation>Cet ordinateur ne connaît pas d’imprimante</translation>
    </message>
  </context>
  <context>
    <name>PrinterSection</name>
    <message>
      <location filename="../../pos_app/ui/settings/printer/section.py" />
      <source>Address</source>
      <translation>Adresse</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/section.py" />
      <source>Cash drawer</source>
      <translation>Tiroir-caisse</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/section.py" />
      <source>Currency signs</source>
      <translation>Signes monétaires</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/section.py" />
      <source>How slips reach paper</source>
      <translation>Comment les tickets s’impriment</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/section.py" />
      <source>It was noted.</source>
      <translation>C’est noté.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/section.py" />
      <source>Letters</source>
      <translation>Lettres</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/section.py" />
      <source>Model</source>
      <translation>Modèle</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/section.py" />
      <source>Nothing was printed.</source>
      <translation>Rien n’a été imprimé.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/section.py" />
      <source>Opens for cash only, and is written down</source>
      <translation>S’ouvre pour l’argent seulement, et c’est noté</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/section.py" />
      <source>Paper</source>
      <translation>Papier</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/section.py" />
      <source>Print a test page</source>
      <translation>Imprimer une page d’essai</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/section.py" />
      <source>Print by itself</source>
      <translation>Imprimer tout seul</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/section.py" />
      <source>Printer</source>
      <translation>Imprimante</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/section.py" />
      <source>Printers often lack ₦ and GH₵</source>
      <translation>Souvent, ₦ et GH₵ manquent aux imprimantes</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/section.py" />
      <source>Slips are of Declined and Not sure</source>
      <translation>Tickets : Refusé et Pas sûr</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/section.py" />
      <source>Something in the till went wrong</source>
      <translation>La caisse a eu une erreur</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/section.py" />
      <source>Type the address of the printer.</source>
      <translation>Saisir l’adresse de l’imprimante.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/section.py" />
      <source>What it lacks is drawn, as are ₦ and ₵ in names</source>
      <translation>Ce qui lui manque est dessiné, comme ₦ et ₵ dans les noms</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/section.py" />
      <source>What the printer can do</source>
      <translation>Ce que sait l’imprimante</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/section.py" />
      <source>Width of the roll</source>
      <translation>Largeur du rouleau</translation>
    </message>
  </context>
  <context>
    <name>ProgressBar</name>
    <message>
      <location filename="../../pos_app/ui/history/dialogs.py" />
      <source>Progress</source>
      <translation>Avancement</translation>
    </message>
  </context>
  <context>
    <name>ProgressStage</name>
    <message>
      <location filename="../../pos_app/ui/transaction/stage.py" />
      <source>Slower than usual. Nothing to do.</source>
      <translation>Plus lent que d’habitude. Rien à faire.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/transaction/stage.py" />
      <source>this step</source>
      <translation>cette étape</translation>
    </message>
  </context>
  <context>
    <name>ProviderTiles</name>
    <message>
      <location filename="../../pos_app/ui/tv/provider_tiles.py" />
      <source>Provider</source>
      <translation>Fournisseur</translation>
    </message>
  </context>
  <context>
    <name>QWidget</name>
    <message>
      <location filename="../../pos_app/app/screens_setup/service_screens.py" />
      <source>A copy of the journal each day</source>
      <translation>Une copie du journal chaque jour</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/settings_screens.py" />
      <source>A printer problem never changes a payment</source>
      <translation>Un souci d’imprimante ne change jamais un paiement</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/service_screens.py" />
      <source>About and support</source>
      <translation>À propos et aide</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/service_screens.py" />
      <source>Backups</source>
      <translation>Sauvegardes</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/settings_screens.py" />
      <source>Compatibility</source>
      <translation>Compatibilité</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/about_page.py" />
      <source>Data folder</source>
      <translation>Dossier de données</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/about_page.py" />
      <source>Export</source>
      <translation>Exporter</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/settings_screens.py" />
      <source>For this till only</source>
      <translation>Pour cette caisse seulement</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/settings_screens.py" />
      <source>How the till hears of money</source>
      <translation>Comment la caisse apprend les paiements</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/about_page.py" />
      <source>Import</source>
      <translation>Importer</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/settings_screens.py" />
      <source>In the top bar and on receipts</source>
      <translation>Dans la barre du haut et sur les reçus</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/about_page.py" />
      <source>Kaunta</source>
      <translation>Kaunta</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/about_page.py" />
      <source>Licences</source>
      <translation>Licences</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/settings_screens.py" />
      <source>Live feed</source>
      <translation>Flux en direct</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/about_page.py" />
      <source>Logs, crash reports and settings, for somebody far away. Shown before it is saved</source>
      <translation>Journaux, rapports de plantage et réglages, pour quelqu’un au loin. Montré avant d’être enregistré</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/about_page.py" />
      <source>Look at everything</source>
      <translation>Tout examiner</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/about_page.py" />
      <source>Look now</source>
      <translation>Regarder</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/about_page.py" />
      <source>One file without keys, PINs and people. An import shows first what would change</source>
      <translation>Un fichier sans clés, PIN ni personnel. L’import montre d’abord ce qui changerait</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/settings_screens.py" />
      <source>People and PINs</source>
      <translation>Personnel et PIN</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/settings_screens.py" />
      <source>Printer</source>
      <translation>Imprimante</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/about_page.py" />
      <source>Program, folders, books, clock, service, keys and printer. It only looks: no money moves</source>
      <translation>Programme, dossiers, livres, horloge, service, clés et imprimante. Simple regard : aucun argent ne bouge</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/settings_screens.py" />
      <source>Screen and language</source>
      <translation>Écran et langue</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/about_page.py" />
      <source>Settings of this till</source>
      <translation>Réglages de cette caisse</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/settings_screens.py" />
      <source>Shop</source>
      <translation>Magasin</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/about_page.py" />
      <source>Show it</source>
      <translation>Montrer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/about_page.py" />
      <source>Support bundle</source>
      <translation>Paquet d’assistance</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/service_screens.py" />
      <source>What this is made of</source>
      <translation>Ce dont il est fait</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/settings_screens.py" />
      <source>Who works at this till</source>
      <translation>Qui travaille à cette caisse</translation>
    </message>
  </context>
  <context>
    <name>RawText</name>
    <message>
      <location filename="../../pos_app/ui/activity/raw_text.py" />
      <source>And more: only the first {count} lines are shown</source>
      <translation>Et plus encore : seules les {count} premières lignes sont affichées</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/raw_text.py" />
      <source>Copy</source>
      <translation>Copier</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/raw_text.py" />
      <source>Copy the notice</source>
      <translation>Copier l’avis</translation>
    </message>
  </context>
  <context>
    <name>ReceiptSide</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/parts.py" />
      <source>Ask a manager</source>
      <translation>Demander au gérant</translation>
    </message>
  </context>
  <context>
    <name>ReceiptSlip</name>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/receipt_slip.py" />
      <source>Receipt</source>
      <translation>Reçu</translation>
    </message>
  </context>
  <context>
    <name>RecentAsking</name>
    <message>
      <location filename="../../pos_app/ui/tv/recent_dialog.py" />
      <source>Close</source>
      <translation>Fermer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/recent_dialog.py" />
      <source>Recent numbers</source>
      <translation>Numéros récents</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/recent_dialog.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>La caisse a eu une erreur. C’est noté.</translation>
    </message>
  </context>
  <context>
    <name>RecentDialog</name>
    <message>
      <location filename="../../pos_app/ui/tv/recent_dialog.py" />
      <source>Choosing one checks it with the provider again.</source>
      <translation>En choisir un le revérifie chez le fournisseur.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/recent_dialog.py" />
      <source>Forget all</source>
      <translation>Tout oublier</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/recent_dialog.py" />
      <source>Keep numbers on this till</source>
      <translation>Garder les numéros sur cette caisse</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/recent_dialog.py" />
      <source>No number is kept on this till. Turn it on to find them here again.</source>
      <translation>Aucun numéro n’est gardé sur cette caisse. L’activer pour les retrouver ici.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/recent_dialog.py" />
      <source>Numbers that are paid for from now on stand here, half hidden.</source>
      <translation>Les numéros payés dès maintenant sont ici, à moitié cachés.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/recent_dialog.py" />
      <source>Remove</source>
      <translation>Ôter</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/recent_dialog.py" />
      <source>Remove {number}</source>
      <translation>Ôter {number}</translation>
    </message>
  </context>
  <context>
    <name>RecoverPage</name>
    <message>
      <location filename="../../pos_app/ui/people/recover.py" />
      <source>6 to 12 digits. It is yours alone: never tell it.</source>
      <translation>6 à 12 chiffres. Il est personnel : ne jamais le dire.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/recover.py" />
      <source>Back</source>
      <translation>Retour</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/recover.py" />
      <source>Back in with the recovery code</source>
      <translation>Retour avec le code de secours</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/recover.py" />
      <source>Go on</source>
      <translation>Continuer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/recover.py" />
      <source>New PIN</source>
      <translation>Nouveau PIN</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/recover.py" />
      <source>New PIN, once more</source>
      <translation>Nouveau PIN, encore une fois</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/recover.py" />
      <source>Recovery code</source>
      <translation>Code de secours</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/recover.py" />
      <source>That is not the code. Look at the paper again.</source>
      <translation>Ce n’est pas le code. Regarder à nouveau le papier.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/recover.py" />
      <source>The code is on the owner’s paper, since the first start or the last change.</source>
      <translation>Le code est sur le papier du propriétaire, depuis le premier démarrage ou le dernier changement.</translation>
    </message>
  </context>
  <context>
    <name>ReferenceRow</name>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/reference_row.py" />
      <source>Copy {reference}</source>
      <translation>Copier {reference}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/reference_row.py" />
      <source>Ref</source>
      <translation>Réf</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/reference_row.py" />
      <source>Reference</source>
      <translation>Référence</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/reference_row.py" />
      <source>Reference {reference}, copy</source>
      <translation>Référence {reference}, copier</translation>
    </message>
  </context>
  <context>
    <name>ReportDialog</name>
    <message>
      <location filename="../../pos_app/ui/shift/report_dialog.py" />
      <source>Close</source>
      <translation>Fermer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/report_dialog.py" />
      <source>Earlier</source>
      <translation>Avant</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/report_dialog.py" />
      <source>Later</source>
      <translation>Après</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/report_dialog.py" />
      <source>Print</source>
      <translation>Imprimer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/report_dialog.py" />
      <source>Print again</source>
      <translation>Réimprimer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/report_dialog.py" />
      <source>Sign out</source>
      <translation>Se déconnecter</translation>
    </message>
  </context>
  <context>
    <name>ResultBadge</name>
    <message>
      <location filename="../../pos_app/ui/history/detail.py" />
      <source>Suspicious</source>
      <translation>Suspect</translation>
    </message>
  </context>
  <context>
    <name>ResultButtons</name>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>New TV payment</source>
      <translation>Nouveau paiement TV</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>Next customer</source>
      <translation>Client suivant</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>Same customer</source>
      <translation>Même client</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>Send again</source>
      <translation>Renvoyer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_result.py" />
      <source>Try again</source>
      <translation>Réessayer</translation>
    </message>
  </context>
  <context>
    <name>ResultStage</name>
    <message>
      <location filename="../../pos_app/ui/transaction/result_stage.py" />
      <source>Ask a manager</source>
      <translation>Demander au gérant</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/transaction/result_stage.py" />
      <source>Details</source>
      <translation>Détails</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/transaction/result_stage.py" />
      <source>Hide receipt</source>
      <translation>Cacher le reçu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/transaction/result_stage.py" />
      <source>Nothing was changed.</source>
      <translation>Rien n’a été changé.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/transaction/result_stage.py" />
      <source>Show receipt</source>
      <translation>Montrer le reçu</translation>
    </message>
  </context>
  <context>
    <name>SaleDialog</name>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>All of them have this amount and are open.</source>
      <translation>Toutes ont ce montant et sont ouvertes.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>It is paid already. Hand over nothing for this money: it is given back. This stays.</source>
      <translation>Elle est déjà payée. Ne rien remettre pour cet argent : il est rendu. Ce choix reste.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>None of these</source>
      <translation>Aucune</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Sale {sale}, {amount}</source>
      <translation>Vente {sale}, {amount}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Which sale is it for?</source>
      <translation>Pour quelle vente ?</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/activity/actions.py" />
      <source>Which sale was paid twice?</source>
      <translation>Quelle vente a été payée deux fois ?</translation>
    </message>
  </context>
  <context>
    <name>SampleCards</name>
    <message>
      <location filename="../../pos_app/ui/practice/sample_cards.py" />
      <source>Any future expiry, any CVV</source>
      <translation>Toute expiration future, tout CVV</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/sample_cards.py" />
      <source>Test cards</source>
      <translation>Cartes d’essai</translation>
    </message>
  </context>
  <context>
    <name>SandboxScreen</name>
    <message>
      <location filename="../../pos_app/ui/practice/screen.py" />
      <source>A new practice book begins</source>
      <translation>Un nouveau livre d’essai commence</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/screen.py" />
      <source>Clear</source>
      <translation>Effacer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/screen.py" />
      <source>Clear practice data</source>
      <translation>Effacer l’essai</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/screen.py" />
      <source>Keep it</source>
      <translation>Garder</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/screen.py" />
      <source>No real money, its own book and receipts. Nothing reaches the live book. Manager’s PIN: 246810.</source>
      <translation>Argent fictif, livre et reçus à part. Rien n’atteint le livre réel. PIN du gérant : 246810.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/screen.py" />
      <source>Nothing was changed.</source>
      <translation>Rien n’a été changé.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/screen.py" />
      <source>Number copied</source>
      <translation>Numéro copié</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/screen.py" />
      <source>Practice data cleared</source>
      <translation>Données d’essai effacées</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/screen.py" />
      <source>Practice mode</source>
      <translation>Mode d’essai</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/screen.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>La caisse a eu une erreur. C’est noté.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/screen.py" />
      <source>Take a test payment</source>
      <translation>Paiement d’essai</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/screen.py" />
      <source>The practice book with its payments and notices is set aside, a new one begins, and the practice service forgets every payment. The live book is not touched.</source>
      <translation>Le livre d’essai, avec ses paiements et ses avis, est mis de côté, un nouveau commence, et le service d’essai oublie chaque paiement. Le livre réel n’est pas touché.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/screen.py" />
      <source>Try again</source>
      <translation>Réessayer</translation>
    </message>
  </context>
  <context>
    <name>ScreenPage</name>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>As system</source>
      <translation>Système</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>Asks whether a newer release exists; never while something is open</source>
      <translation>Demande s’il existe une version plus récente ; jamais si quelque chose est ouvert</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>Black and white surfaces, thicker lines; by itself where the computer asks for it</source>
      <translation>Surfaces noires et blanches, traits plus épais ; de lui-même si l’ordinateur le demande</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>Dark</source>
      <translation>Sombre</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>Everything grows together, when the till is started again</source>
      <translation>Tout grandit ensemble, au redémarrage de la caisse</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>F11 turns it on and off at any time</source>
      <translation>F11 l’active et le coupe à tout moment</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>Full screen</source>
      <translation>Plein écran</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>High contrast</source>
      <translation>Contraste élevé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>Keeps an open sale for the next person</source>
      <translation>Garde une vente ouverte pour la personne suivante</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>Keys on buttons</source>
      <translation>Touches sur boutons</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>Language</source>
      <translation>Langue</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>Light</source>
      <translation>Clair</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>Lock when idle</source>
      <translation>Verrou si inactif</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>Look for updates</source>
      <translation>Mises à jour</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>Match the light at the counter</source>
      <translation>Selon la lumière au comptoir</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>Off for tills that are only touched</source>
      <translation>À couper pour les caisses seulement tactiles</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>One sound each for Paid, Declined, Not sure, transfer</source>
      <translation>Un son pour Payé, Refusé, Pas sûr, virement</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>Sounds</source>
      <translation>Sons</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>Takes effect when the till is started again</source>
      <translation>Prend effet au redémarrage de la caisse</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>Text size</source>
      <translation>Taille du texte</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>Theme</source>
      <translation>Thème</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>Try</source>
      <translation>Essayer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>{minutes} min</source>
      <translation>{minutes} min</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>{size} %</source>
      <translation>{size} %</translation>
    </message>
  </context>
  <context>
    <name>SearchLine</name>
    <message>
      <location filename="../../pos_app/ui/tv/search_line.py" />
      <source>Name, code or price</source>
      <translation>Nom, code ou prix</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/search_line.py" />
      <source>Search packages by name, code or price</source>
      <translation>Chercher une formule par nom, code ou prix</translation>
    </message>
  </context>
  <context>
    <name>SectionList</name>
    <message>
      <location filename="../../pos_app/ui/settings/section_list.py" />
      <source>Settings</source>
      <translation>Réglages</translation>
    </message>
  </context>
  <context>
    <name>SendAgainDialog</name>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>If not, it is bought now, and may then be bought twice: {amount} each.</source>
      <translation>Sinon, elle est achetée maintenant, et peut alors l’être deux fois : {amount} chacune.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>If {provider} knows the order, nothing more is bought.</source>
      <translation>Si {provider} connaît la commande, rien de plus n’est acheté.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Look at the decoder first. If the channels are open, send nothing.</source>
      <translation>Regardez d’abord le décodeur. Si les chaînes sont ouvertes, n’envoyez rien.</translation>
    </message>
  </context>
  <context>
    <name>SendNotice</name>
    <message>
      <location filename="../../pos_app/ui/practice/send_notice.py" />
      <source> and </source>
      <translation> et </translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/send_notice.py" />
      <source>BVN check</source>
      <translation>Contrôle BVN</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/send_notice.py" />
      <source>Bad signature</source>
      <translation>Fausse signature</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/send_notice.py" />
      <source>Card result</source>
      <translation>Résultat carte</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/send_notice.py" />
      <source>More</source>
      <translation>Plus</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/send_notice.py" />
      <source>Payout</source>
      <translation>Versement</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/send_notice.py" />
      <source>Same one twice</source>
      <translation>Deux fois</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/send_notice.py" />
      <source>Send a notice</source>
      <translation>Envoyer un avis</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/send_notice.py" />
      <source>Sent as the service would send it</source>
      <translation>Envoyé comme le ferait le service</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/send_notice.py" />
      <source>Transfer in</source>
      <translation>Virement reçu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/send_notice.py" />
      <source>no answer</source>
      <translation>pas de réponse</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/send_notice.py" />
      <source>no one listens</source>
      <translation>personne n’écoute</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/send_notice.py" />
      <source>{title}: no one listens</source>
      <translation>{title} : personne n’écoute</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/send_notice.py" />
      <source>{title}: not accepted, answered {answers} in {ms} ms</source>
      <translation>{title} : non accepté, répondu {answers} en {ms} ms</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/send_notice.py" />
      <source>{title}: not received, {why}</source>
      <translation>{title} : non reçu, {why}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/send_notice.py" />
      <source>{title}: received, answered {answers} in {ms} ms</source>
      <translation>{title} : reçu, répondu {answers} en {ms} ms</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/practice/send_notice.py" />
      <source>{title}: received, {answers} in {ms} ms</source>
      <translation>{title} : reçu, {answers} en {ms} ms</translation>
    </message>
  </context>
  <context>
    <name>SendingStage</name>
    <message>
      <location filename="../../pos_app/ui/tv/sending_stage.py" />
      <source>Customer</source>
      <translation>Client</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sending_stage.py" />
      <source>Leave the decoder on</source>
      <translation>Laisser le décodeur allumé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sending_stage.py" />
      <source>Leaving this screen stops nothing. A TV payment cannot be taken back.</source>
      <translation>Quitter cet écran n’arrête rien. Un paiement TV ne se reprend pas.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sending_stage.py" />
      <source>Next customer</source>
      <translation>Client suivant</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sending_stage.py" />
      <source>Nothing to do</source>
      <translation>Rien à faire</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sending_stage.py" />
      <source>Renewing the package</source>
      <translation>Renouvellement</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sending_stage.py" />
      <source>You</source>
      <translation>Caisse</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sending_stage.py" />
      <source>{provider} acts now</source>
      <translation>À {provider} d’agir</translation>
    </message>
  </context>
  <context>
    <name>ServiceAddress</name>
    <message>
      <location filename="../../pos_app/ui/settings/service_setup.py" />
      <source>No address set</source>
      <translation>Aucune adresse</translation>
    </message>
  </context>
  <context>
    <name>ServiceCheck</name>
    <message>
      <location filename="../../pos_app/ui/settings/check_words.py" />
      <source>Clock</source>
      <translation>Horloge</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/check_words.py" />
      <source>Key accepted</source>
      <translation>Clé acceptée</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/check_words.py" />
      <source>Key not accepted</source>
      <translation>Clé non acceptée</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/check_words.py" />
      <source>Key not tested</source>
      <translation>Clé non testée</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/check_words.py" />
      <source>No TLS</source>
      <translation>Pas de TLS</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/check_words.py" />
      <source>No answer</source>
      <translation>Pas de réponse</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/check_words.py" />
      <source>No keys or addresses</source>
      <translation>Ni clés ni adresses</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/check_words.py" />
      <source>Notices</source>
      <translation>Avis</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/check_words.py" />
      <source>The service says: {words}</source>
      <translation>Le service dit : {words}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/check_words.py" />
      <source>arriving</source>
      <translation>arrivent</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/check_words.py" />
      <source>cannot arrive</source>
      <translation>n’arrivent pas</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/check_words.py" />
      <source>certificate ends {day}</source>
      <translation>le certificat finit {day}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/check_words.py" />
      <source>no clear answer</source>
      <translation>pas de réponse claire</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/check_words.py" />
      <source>none yet</source>
      <translation>aucun encore</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/check_words.py" />
      <source>not told</source>
      <translation>pas dit</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/check_words.py" />
      <source>off</source>
      <translation>arrêté</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/check_words.py" />
      <source>on this computer</source>
      <translation>sur cet ordinateur</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/check_words.py" />
      <source>right to 2 s</source>
      <translation>juste à 2 s près</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/check_words.py" />
      <source>set</source>
      <translation>réglée</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/check_words.py" />
      <source>to answer</source>
      <translation>pour répondre</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/check_words.py" />
      <source>valid</source>
      <translation>valable</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/check_words.py" />
      <source>{milliseconds} ms</source>
      <translation>{milliseconds} ms</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/check_words.py" />
      <source>{seconds} s ahead</source>
      <translation>{seconds} s d’avance</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/check_words.py" />
      <source>{seconds} s behind</source>
      <translation>{seconds} s de retard</translation>
    </message>
  </context>
  <context>
    <name>ServiceSetupScreen</name>
    <message>
      <location filename="../../pos_app/ui/settings/service_setup.py" />
      <source>Addresses are read at start from {file}</source>
      <translation>Les adresses se lisent au démarrage dans {file}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/service_setup.py" />
      <source>Card flow address</source>
      <translation>Adresse des cartes</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/service_setup.py" />
      <source>Changing this signs everyone out and asks the owner.</source>
      <translation>Le changer déconnecte tout le monde et demande le propriétaire.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/service_setup.py" />
      <source>Encrypt, start, bank check, result</source>
      <translation>Chiffrer, commencer, contrôle, résultat</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/service_setup.py" />
      <source>Environment</source>
      <translation>Environnement</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/service_setup.py" />
      <source>Keys hold for now</source>
      <translation>Les clés servent pour l’instant</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/service_setup.py" />
      <source>Keys kept</source>
      <translation>Clés gardées</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/service_setup.py" />
      <source>Last test: {time}, all good</source>
      <translation>Dernier test : {time}, tout va bien</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/service_setup.py" />
      <source>Last test: {time}, not all good</source>
      <translation>Dernier test : {time}, tout ne va pas</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/service_setup.py" />
      <source>No money was moved.</source>
      <translation>Aucun argent n’a bougé.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/service_setup.py" />
      <source>Paths under /api/v2</source>
      <translation>Chemins sous /api/v2</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/service_setup.py" />
      <source>Paying is closed</source>
      <translation>Les paiements sont fermés</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/service_setup.py" />
      <source>Practice: the till plays the service itself</source>
      <translation>Essai : la caisse joue le service elle-même</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/service_setup.py" />
      <source>Public key</source>
      <translation>Clé publique</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/service_setup.py" />
      <source>Secret key</source>
      <translation>Clé secrète</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/service_setup.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>La caisse a eu une erreur. C’est noté.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/service_setup.py" />
      <source>TV and resend address</source>
      <translation>Adresse TV et renvoi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/service_setup.py" />
      <source>The keys are gone when the till closes.</source>
      <translation>Les clés disparaissent quand la caisse se ferme.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/service_setup.py" />
      <source>The keys are kept.</source>
      <translation>Les clés sont gardées.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/service_setup.py" />
      <source>The test moves no money.</source>
      <translation>Le test ne bouge pas d’argent.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/service_setup.py" />
      <source>Type a key to keep it. The test moves no money.</source>
      <translation>Saisir une clé pour la garder. Le test ne bouge pas d’argent.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/service_setup.py" />
      <source>Used to check the signature of notices</source>
      <translation>Sert à vérifier la signature des avis</translation>
    </message>
  </context>
  <context>
    <name>SettingsScreen</name>
    <message>
      <location filename="../../pos_app/ui/settings/screen.py" />
      <source>Saved</source>
      <translation>Enregistré</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/screen.py" />
      <source>Some of it takes effect when the till is started again.</source>
      <translation>Une partie prend effet au redémarrage de la caisse.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/screen.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>La caisse a eu une erreur. C’est noté.</translation>
    </message>
  </context>
  <context>
    <name>SetupSheet</name>
    <message>
      <location filename="../../pos_app/ui/settings/setup_sheet.py" />
      <source>Cancel</source>
      <translation>Annuler</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/setup_sheet.py" />
      <source>Save</source>
      <translation>Enregistrer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/setup_sheet.py" />
      <source>Service and keys</source>
      <translation>Service et clés</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/setup_sheet.py" />
      <source>Test connection</source>
      <translation>Tester</translation>
    </message>
  </context>
  <context>
    <name>ShiftHead</name>
    <message>
      <location filename="../../pos_app/ui/shift/head.py" />
      <source>Cash in / out</source>
      <translation>Entrée / sortie</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/head.py" />
      <source>Close shift</source>
      <translation>Fermer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/head.py" />
      <source>Float {money}</source>
      <translation>Fonds {money}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/head.py" />
      <source>Shift {number} is open</source>
      <translation>Session {number} ouverte</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/head.py" />
      <source>Time to result {time}</source>
      <translation>Délai du résultat {time}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/head.py" />
      <source>X report</source>
      <translation>Rapport X</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/head.py" />
      <source>{name} since {time}, {span}</source>
      <translation>{name} depuis {time}, {span}</translation>
    </message>
  </context>
  <context>
    <name>ShiftScreen</name>
    <message>
      <location filename="../../pos_app/ui/shift/screen.py" />
      <source>Cash drawer</source>
      <translation>Tiroir-caisse</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/screen.py" />
      <source>It was noted.</source>
      <translation>C’est noté.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/screen.py" />
      <source>Shift</source>
      <translation>Session</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/screen.py" />
      <source>Shift {number} is closed</source>
      <translation>Session {number} fermée</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/screen.py" />
      <source>Something in the till went wrong</source>
      <translation>La caisse a eu une erreur</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/screen.py" />
      <source>The shift cannot be read</source>
      <translation>La session ne peut pas être lue</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/screen.py" />
      <source>X report of shift {number}</source>
      <translation>Rapport X de la session {number}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/screen.py" />
      <source>Z report {number}</source>
      <translation>Rapport Z {number}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/screen.py" />
      <source>{money} put in</source>
      <translation>{money} ajoutés</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/screen.py" />
      <source>{money} taken out</source>
      <translation>{money} retirés</translation>
    </message>
  </context>
  <context>
    <name>ShopPage</name>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>Address</source>
      <translation>Adresse</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>Blind close</source>
      <translation>Comptage aveugle</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>For customers who give none</source>
      <translation>Pour les clients qui n’en donnent pas</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>In the top bar and on receipts</source>
      <translation>Dans la barre du haut et sur les reçus</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>Last line of a receipt</source>
      <translation>Dernière ligne d’un reçu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>Name of the shop</source>
      <translation>Nom de la boutique</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>Name of this till</source>
      <translation>Nom de cette caisse</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>Offers numbers of decoders again, masked; turning it off forgets them</source>
      <translation>Propose à nouveau des numéros de décodeurs, masqués ; coupé, il les oublie</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>On receipts</source>
      <translation>Sur les reçus</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>Recent numbers</source>
      <translation>Numéros récents</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>References begin with</source>
      <translation>Début des références</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>Small letters and digits, no spaces</source>
      <translation>Minuscules et chiffres, sans espaces</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>Such as: Thank you</source>
      <translation>Par exemple : Merci</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>Telephone</source>
      <translation>Téléphone</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>The drawer is counted before the till says what should be in it</source>
      <translation>Le tiroir est compté avant que la caisse dise ce qu’il devrait contenir</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>The shop’s e-mail</source>
      <translation>E-mail de la boutique</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/pages.py" />
      <source>Within the shop</source>
      <translation>Dans la boutique</translation>
    </message>
  </context>
  <context>
    <name>ShownApproval</name>
    <message>
      <location filename="../../pos_app/ui/web/shown_approval.py" />
      <source>Customer approval</source>
      <translation>Accord du client</translation>
    </message>
  </context>
  <context>
    <name>SignInScreen</name>
    <message>
      <location filename="../../pos_app/ui/people/sign_in.py" />
      <source>Locked after a minute without touch</source>
      <translation>Verrouillé après une minute sans toucher</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/sign_in.py" />
      <source>Locked after {count} minutes without touch</source>
      <translation>Verrouillé après {count} minutes sans toucher</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/sign_in.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>La caisse a eu une erreur. C’est noté.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/sign_in.py" />
      <source>Who is at the counter?</source>
      <translation>Qui est au comptoir ?</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/sign_in.py" />
      <source>Wrong PIN. One more try.</source>
      <translation>PIN faux. Encore un essai.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/sign_in.py" />
      <source>Wrong PIN. {count} tries left.</source>
      <translation>PIN faux. Encore {count} essais.</translation>
    </message>
  </context>
  <context>
    <name>Skeleton</name>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/skeleton.py" />
      <source>Loading</source>
      <translation>Chargement</translation>
    </message>
  </context>
  <context>
    <name>Standing</name>
    <message>
      <location filename="../../pos_app/ui/card/entry/sentence_over_pay.py" />
      <source>Cannot pay yet: 1 field to check</source>
      <translation>Paiement impossible : 1 champ à revoir</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/sentence_over_pay.py" />
      <source>Cannot pay yet: service offline</source>
      <translation>Paiement impossible : service hors ligne</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/sentence_over_pay.py" />
      <source>Cannot pay yet: service offline, 1 field to check</source>
      <translation>Paiement impossible : service hors ligne, 1 champ à revoir</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/sentence_over_pay.py" />
      <source>Cannot pay yet: service offline, {count} fields to check</source>
      <translation>Paiement impossible : service hors ligne, {count} champs à revoir</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/sentence_over_pay.py" />
      <source>Cannot pay yet: {count} fields to check</source>
      <translation>Paiement impossible : {count} champs à revoir</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/sentence_over_pay.py" />
      <source>Cannot pay: card payments are closed</source>
      <translation>Paiement impossible : cartes fermées</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/sentence_over_pay.py" />
      <source>Cleared.</source>
      <translation>Effacé.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/sentence_over_pay.py" />
      <source>Still to type: {names}</source>
      <translation>À saisir : {names}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/sentence_over_pay.py" />
      <source>Still to type: {names} and {count} more</source>
      <translation>À saisir : {names} et {count} de plus</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/sentence_over_pay.py" />
      <source>Writing the payment down</source>
      <translation>Écriture du paiement</translation>
    </message>
  </context>
  <context>
    <name>StartPage</name>
    <message>
      <location filename="../../pos_app/ui/frame/start_page.py" />
      <source>Close</source>
      <translation>Fermer</translation>
    </message>
  </context>
  <context>
    <name>Stepper</name>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/stepper.py" />
      <source>Steps</source>
      <translation>Étapes</translation>
    </message>
  </context>
  <context>
    <name>SummaryPanel</name>
    <message>
      <location filename="../../pos_app/ui/tv/summary_panel.py" />
      <source>How the customer paid</source>
      <translation>Comment le client a payé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/summary_panel.py" />
      <source>No real money</source>
      <translation>Argent fictif</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/summary_panel.py" />
      <source>Summary</source>
      <translation>Résumé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/summary_panel.py" />
      <source>The customer paid by</source>
      <translation>Le client a payé par</translation>
    </message>
  </context>
  <context>
    <name>Switch</name>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/switch.py" />
      <source>Off</source>
      <translation>Arrêté</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/switch.py" />
      <source>On</source>
      <translation>Activé</translation>
    </message>
  </context>
  <context>
    <name>TakeOnDialog</name>
    <message>
      <location filename="../../pos_app/ui/people/person_dialogs.py" />
      <source>6 to 12 digits, typed by the person it belongs to.</source>
      <translation>6 à 12 chiffres, saisis par la personne elle-même.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/person_dialogs.py" />
      <source>Their PIN</source>
      <translation>Son PIN</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/person_dialogs.py" />
      <source>Their PIN, once more</source>
      <translation>Son PIN, encore une fois</translation>
    </message>
  </context>
  <context>
    <name>TakePaymentScreen</name>
    <message>
      <location filename="../../pos_app/ui/card/entry_screen.py" />
      <source>Nothing was charged. Type the card again to try once more.</source>
      <translation>Rien n’a été débité. Ressaisir la carte pour réessayer.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry_screen.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>La caisse a eu une erreur. C’est noté.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry_screen.py" />
      <source>Type the card again: a payment that was begun is shown, never charged twice.</source>
      <translation>Ressaisir la carte : un paiement déjà commencé est montré, jamais débité deux fois.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry_screen.py" />
      <source>Why?</source>
      <translation>Pourquoi ?</translation>
    </message>
  </context>
  <context>
    <name>Ticket</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>Asked once</source>
      <translation>Demandé une fois</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>Asked {count} times</source>
      <translation>Demandé {count} fois</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>Card</source>
      <translation>Carte</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>Card payment</source>
      <translation>Paiement par carte</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>Last {time}</source>
      <translation>Dernier {time}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>Not asked yet</source>
      <translation>Pas encore interrogée</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>Not shown</source>
      <translation>Non affichée</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>Payer</source>
      <translation>Payeur</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>Started {time}</source>
      <translation>Commencé {time}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>Total {time}</source>
      <translation>Total {time}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>{title}, step {place} of {count}, done</source>
      <translation>{title}, étape {place} sur {count}, faite</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>{title}, step {place} of {count}, later</source>
      <translation>{title}, étape {place} sur {count}, plus tard</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>{title}, step {place} of {count}, now</source>
      <translation>{title}, étape {place} sur {count}, maintenant</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>{title}, step {place} of {count}, skipped</source>
      <translation>{title}, étape {place} sur {count}, sautée</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/ticket.py" />
      <source>{title}, step {place} of {count}, {word}</source>
      <translation>{title}, étape {place} sur {count}, {word}</translation>
    </message>
  </context>
  <context>
    <name>TillWindow</name>
    <message>
      <location filename="../../pos_app/app/till.py" />
      <source>A backup was put back</source>
      <translation>Une sauvegarde a été remise en place</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/till.py" />
      <source>A journal that was set aside cannot be read</source>
      <translation>Un journal mis de côté ne peut pas être lu</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/history_screens.py" />
      <source>A manager signs for the difference. It is printed on the Z report with the name.</source>
      <translation>Un gérant signe l’écart. Il est imprimé sur le rapport Z avec le nom.</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/payment_screens.py" />
      <source>Activity</source>
      <translation>Activité</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/till.py" />
      <source>All that was in it was saved among the backups. Put the file back where it was, or close the till: the next start offers that copy.</source>
      <translation>Tout son contenu a été enregistré parmi les sauvegardes. Remettez le fichier à sa place, ou fermez la caisse : le prochain démarrage propose cette copie.</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/payment_screens.py" />
      <source>Cable TV</source>
      <translation>TV câblée</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/payment_screens.py" />
      <source>Card</source>
      <translation>Carte</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/history_screens.py" />
      <source>Close and print Z</source>
      <translation>Fermer et imprimer le Z</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/history_screens.py" />
      <source>History</source>
      <translation>Historique</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/till.py" />
      <source>It is not installed by itself.</source>
      <translation>Il ne s’installe pas de lui-même.</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/history_screens.py" />
      <source>It was noted.</source>
      <translation>C’est noté.</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/till.py" />
      <source>It was noted. Go on working.</source>
      <translation>C’est noté. Continuer à travailler.</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/till.py" />
      <source>Kaunta {version} is there</source>
      <translation>Kaunta {version} est là</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/history_screens.py" />
      <source>Keep open</source>
      <translation>Laisser ouverte</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/payment_screens.py" />
      <source>Nobody is asked to pay it any more.</source>
      <translation>Plus personne n’a à la payer.</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/till.py" />
      <source>Not in the journal</source>
      <translation>Absent du journal</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/history_screens.py" />
      <source>Nothing was printed.</source>
      <translation>Rien n’a été imprimé.</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/till.py" />
      <source>Notices are missing</source>
      <translation>Des avis manquent</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/till.py" />
      <source>Payments may be missing here. It is tried again every hour; the owner sees more in Settings, Backups.</source>
      <translation>Des paiements peuvent manquer ici. On réessaie toutes les heures ; le propriétaire en voit plus dans Réglages, Copies.</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/till.py" />
      <source>Put the file back where it was, or close the till and start it again.</source>
      <translation>Remettez le fichier à sa place, ou fermez la caisse et redémarrez-la.</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/payment_screens.py" />
      <source>Sale ended</source>
      <translation>Vente terminée</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/settings_screens.py" />
      <source>Sandbox</source>
      <translation>Essais</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/service_screens.py" />
      <source>Service and keys</source>
      <translation>Service et clés</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/__init__.py" />
      <source>Settings</source>
      <translation>Réglages</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/history_screens.py" />
      <source>Shift</source>
      <translation>Session</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/history_screens.py" />
      <source>Something in the till went wrong</source>
      <translation>La caisse a eu une erreur</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/payment_screens.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>La caisse a eu une erreur. C’est noté.</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/history_screens.py" />
      <source>The cash differs</source>
      <translation>La caisse a un écart</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/lock_controller.py" />
      <source>The customer types into the bank’s page. It locks when that has ended.</source>
      <translation>Le client écrit dans la page de la banque. Verrouillage dès que c’est fini.</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/till.py" />
      <source>The journal was checked</source>
      <translation>Le journal a été vérifié</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/payment_screens.py" />
      <source>The payment was not closed</source>
      <translation>Le paiement n’a pas été clos</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/lock_controller.py" />
      <source>The till locks in a moment</source>
      <translation>La caisse va se verrouiller</translation>
    </message>
  </context>
  <context>
    <name>TopBar</name>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>By another program</source>
      <translation>Par un autre programme</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>By another program at {address}</source>
      <translation>Par un autre programme à {address}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Could not listen at {address}</source>
      <translation>Écoute impossible à {address}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Feed *blocked*</source>
      <translation>Flux *bloqué*</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Feed *live*</source>
      <translation>Flux *actif*</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Feed *off*</source>
      <translation>Flux *arrêté*</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Kaunta</source>
      <translation>Kaunta</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Keys refused</source>
      <translation>Clés refusées</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Listening at {address}</source>
      <translation>Écoute à {address}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>No address or no keys yet</source>
      <translation>Pas encore d’adresse ou de clés</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>No notices are listened for</source>
      <translation>Aucun avis n’est écouté</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Not asked yet</source>
      <translation>Pas encore interrogée</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Service *checking*</source>
      <translation>Service *contrôle*</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Service *not set up*</source>
      <translation>Service *non réglé*</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Service *online*</source>
      <translation>Service *en ligne*</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Service offline</source>
      <translation>Hors ligne</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>Since {time}</source>
      <translation>Depuis {time}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/frame/top_bar.py" />
      <source>The program that listened has ended. Start it or this till again</source>
      <translation>Le programme qui écoutait s’est arrêté. Le relancer, ou relancer cette caisse</translation>
    </message>
  </context>
  <context>
    <name>TotalsLine</name>
    <message>
      <location filename="../../pos_app/ui/history/list_panel.py" />
      <source>1 line</source>
      <translation>1 ligne</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/list_panel.py" />
      <source>More than {count} lines</source>
      <translation>Plus de {count} lignes</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/list_panel.py" />
      <source>Paid {amounts}</source>
      <translation>Payé {amounts}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/history/list_panel.py" />
      <source>{count} lines</source>
      <translation>{count} lignes</translation>
    </message>
  </context>
  <context>
    <name>TroublePanel</name>
    <message>
      <location filename="../../pos_app/ui/web/trouble.py" />
      <source>It is not known yet whether money moved. Kaunta goes on asking for the result.</source>
      <translation>On ne sait pas encore si l’argent a bougé. Kaunta continue de demander le résultat.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/trouble.py" />
      <source>Kaunta asks for the result.</source>
      <translation>Kaunta demande le résultat.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/trouble.py" />
      <source>The bank’s page did not open.</source>
      <translation>La page de la banque ne s’est pas ouverte.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/trouble.py" />
      <source>The bank’s page has stopped.</source>
      <translation>La page de la banque s’est arrêtée.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/trouble.py" />
      <source>The bank’s page is still blank.</source>
      <translation>La page de la banque est encore vide.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/web/trouble.py" />
      <source>The customer is back from the bank.</source>
      <translation>Le client est revenu de la banque.</translation>
    </message>
  </context>
  <context>
    <name>TvEntryScreen</name>
    <message>
      <location filename="../../pos_app/ui/tv/entry.py" />
      <source>Choose it again, at the price that stands there now.</source>
      <translation>La rechoisir, au prix qui est là maintenant.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/entry.py" />
      <source>{package} is not sold any more as it was chosen.</source>
      <translation>{package} n’est plus vendue comme elle a été choisie.</translation>
    </message>
  </context>
  <context>
    <name>TvScreen</name>
    <message>
      <location filename="../../pos_app/ui/tv/screen.py" />
      <source>Cable TV: {word}</source>
      <translation>TV câblée : {word}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/screen.py" />
      <source>The orders cannot be shown</source>
      <translation>Les commandes ne peuvent pas être montrées</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/screen.py" />
      <source>This order cannot be shown</source>
      <translation>Cette commande ne peut pas être montrée</translation>
    </message>
  </context>
  <context>
    <name>TvStanding</name>
    <message>
      <location filename="../../pos_app/ui/tv/sentence_over_pay.py" />
      <source>Cannot pay yet: the service is offline.</source>
      <translation>Paiement impossible : le service est hors ligne.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sentence_over_pay.py" />
      <source>Cannot pay yet: the {number} was not accepted.</source>
      <translation>Paiement impossible : {number} non accepté.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sentence_over_pay.py" />
      <source>Cannot pay: TV payments are closed.</source>
      <translation>Paiement impossible : les paiements TV sont fermés.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sentence_over_pay.py" />
      <source>Checking the price once more before it is sent.</source>
      <translation>Dernière vérification du prix avant l’envoi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sentence_over_pay.py" />
      <source>Read the number and the name back to the customer. A TV payment cannot be taken back.</source>
      <translation>Relire le numéro et le nom au client. Un paiement TV ne se reprend pas.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sentence_over_pay.py" />
      <source>Read the number back to the customer. A TV payment cannot be taken back.</source>
      <translation>Relire le numéro au client. Un paiement TV ne se reprend pas.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sentence_over_pay.py" />
      <source>Still to do: {names}.</source>
      <translation>Reste à faire : {names}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sentence_over_pay.py" />
      <source>Waiting for the provider to accept the number.</source>
      <translation>Le fournisseur doit encore accepter le numéro.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sentence_over_pay.py" />
      <source>check of the number</source>
      <translation>contrôle du numéro</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sentence_over_pay.py" />
      <source>how the customer paid</source>
      <translation>mode de paiement</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sentence_over_pay.py" />
      <source>package</source>
      <translation>formule</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/sentence_over_pay.py" />
      <source>provider</source>
      <translation>fournisseur</translation>
    </message>
  </context>
  <context>
    <name>UnlockedSection</name>
    <message>
      <location filename="../../pos_app/ui/settings/unlocked_section.py" />
      <source>A manager can open it here with a PIN, for one change. You stay signed in.</source>
      <translation>Un gérant peut l’ouvrir ici avec un PIN, pour un changement. Vous restez connecté.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/unlocked_section.py" />
      <source>Ask a manager or the owner to sign in.</source>
      <translation>Demander à un gérant ou au propriétaire de s’identifier.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/unlocked_section.py" />
      <source>Ask the owner to sign in.</source>
      <translation>Demander au propriétaire de se connecter.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/unlocked_section.py" />
      <source>Close it</source>
      <translation>Refermer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/unlocked_section.py" />
      <source>It closes when something was changed, or you leave it.</source>
      <translation>La page se referme après un changement, ou quand vous la quittez.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/unlocked_section.py" />
      <source>Only a manager may see this</source>
      <translation>Réservé à un gérant</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/unlocked_section.py" />
      <source>Only the owner may see this</source>
      <translation>Réservé au propriétaire</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/unlocked_section.py" />
      <source>Open</source>
      <translation>Ouvrir</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/unlocked_section.py" />
      <source>Open with a PIN</source>
      <translation>Ouvrir avec un PIN</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/unlocked_section.py" />
      <source>Open “{section}”?</source>
      <translation>Ouvrir « {section} » ?</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/unlocked_section.py" />
      <source>Opened by {name}, for one change</source>
      <translation>Ouvert par {name}, pour un changement</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/unlocked_section.py" />
      <source>The owner can open it here with a PIN, for one change. You stay signed in.</source>
      <translation>Le propriétaire peut l’ouvrir ici avec un PIN, pour un changement. Vous restez connecté.</translation>
    </message>
  </context>
  <context>
    <name>VacantPage</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/parts.py" />
      <source>Bring it back</source>
      <translation>Ramener</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/parts.py" />
      <source>The bank’s page is in its own window</source>
      <translation>La page de la banque est dans sa fenêtre</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/parts.py" />
      <source>The customer types the code there.</source>
      <translation>Le client y saisit le code.</translation>
    </message>
  </context>
  <context>
    <name>WhyOffline</name>
    <message>
      <location filename="../../pos_app/ui/card/entry/blocked.py" />
      <source>Close</source>
      <translation>Fermer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/blocked.py" />
      <source>If other pages open, the service itself is not there. The till goes on asking.</source>
      <translation>Si d’autres pages s’ouvrent, c’est le service qui manque. La caisse continue de demander.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/blocked.py" />
      <source>Look at the internet connection first: the cable, the router, the mobile hotspot.</source>
      <translation>Vérifier d’abord la connexion internet : le câble, le routeur, le partage mobile.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/blocked.py" />
      <source>The payment service did not answer the last question of this till. No money was moved.</source>
      <translation>Le service de paiement n’a pas répondu à la dernière question de cette caisse. Aucun argent n’a bougé.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/blocked.py" />
      <source>Why payments are paused</source>
      <translation>Pourquoi les paiements attendent</translation>
    </message>
  </context>
  <context>
    <name>Word</name>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/word_look.py" />
      <source>Declined</source>
      <translation>Refusé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/word_look.py" />
      <source>Not charged</source>
      <translation>Non débité</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/word_look.py" />
      <source>Not sure</source>
      <translation>Pas sûr</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/word_look.py" />
      <source>Paid</source>
      <translation>Payé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/word_look.py" />
      <source>Waiting</source>
      <translation>En attente</translation>
    </message>
  </context>
  <context>
    <name>WorkDialog</name>
    <message>
      <location filename="../../pos_app/ui/people/work_dialog.py" />
      <source>Something in the till went wrong. It was noted.</source>
      <translation>La caisse a eu une erreur. C’est noté.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/work_dialog.py" />
      <source>Wrong PIN.</source>
      <translation>PIN faux.</translation>
    </message>
  </context>
  <context>
    <name>_AboutRole</name>
    <message>
      <location filename="../../pos_app/ui/people/person_dialogs.py" />
      <source>Name</source>
      <translation>Nom</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/people/person_dialogs.py" />
      <source>Role</source>
      <translation>Rôle</translation>
    </message>
  </context>
  <context>
    <name>_ClearMark</name>
    <message>
      <location filename="../../pos_app/ui/kit/widgets/amount_field.py" />
      <source>Clear the amount</source>
      <translation>Effacer le montant</translation>
    </message>
  </context>
  <context>
    <name>_Entry</name>
    <message>
      <location filename="../../pos_app/ui/frame/rail.py" />
      <source>{count} waiting</source>
      <translation>{count} en attente</translation>
    </message>
  </context>
  <context>
    <name>_Figures</name>
    <message>
      <location filename="../../pos_app/ui/tv/order_number.py" />
      <source>Order number</source>
      <translation>N° de commande</translation>
    </message>
  </context>
  <context>
    <name>_FilterButton</name>
    <message>
      <location filename="../../pos_app/ui/activity/filters.py" />
      <source>Show {kind}</source>
      <translation>Montrer {kind}</translation>
    </message>
  </context>
  <context>
    <name>_NoticeList</name>
    <message>
      <location filename="../../pos_app/ui/activity/list_panel.py" />
      <source>Notices</source>
      <translation>Avis</translation>
    </message>
  </context>
  <context>
    <name>_OpenRow</name>
    <message>
      <location filename="../../pos_app/ui/transaction/open_list.py" />
      <source>Check now</source>
      <translation>Vérifier</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/transaction/open_list.py" />
      <source>Check {amount} now</source>
      <translation>Vérifier {amount}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/transaction/open_list.py" />
      <source>Show</source>
      <translation>Montrer</translation>
    </message>
  </context>
  <context>
    <name>_PackageView</name>
    <message>
      <location filename="../../pos_app/ui/tv/package_list.py" />
      <source>Packages</source>
      <translation>Formules</translation>
    </message>
  </context>
  <context>
    <name>_Reading</name>
    <message>
      <location filename="../../pos_app/ui/activity/raw_text.py" />
      <source>The notice as it was sent, masked</source>
      <translation>L’avis tel qu’envoyé, masqué</translation>
    </message>
  </context>
  <context>
    <name>card</name>
    <message>
      <location filename="../../pos_app/ui/card/open_payments.py" />
      <source>1 payment is still open</source>
      <translation>1 paiement est encore ouvert</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/blocked.py" />
      <source>Card payments are closed.</source>
      <translation>Les paiements par carte sont fermés.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/open_payments.py" />
      <source>Do not charge them again. Kaunta goes on asking until the result is known.</source>
      <translation>Ne pas les débiter à nouveau. Kaunta redemande jusqu’à connaître le résultat.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/open_payments.py" />
      <source>Every payment of before has a result now.</source>
      <translation>Chaque paiement d’avant a maintenant un résultat.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/open_payments.py" />
      <source>Go on to a new payment</source>
      <translation>Passer à un nouveau paiement</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/blocked.py" />
      <source>Nothing was sent. The till asks again every 10 s.</source>
      <translation>Rien n’a été envoyé. La caisse redemande toutes les 10 s.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/entry/blocked.py" />
      <source>Service not reachable. Card payments are paused.</source>
      <translation>Service injoignable. Les paiements par carte sont suspendus.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/open_payments.py" />
      <source>Show {amount}</source>
      <translation>Montrer {amount}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/open_payments.py" />
      <source>The bank was never asked. You may try another card.</source>
      <translation>La banque n’a jamais été interrogée. Une autre carte peut être essayée.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/open_payments.py" />
      <source>{count} payments are still open</source>
      <translation>{count} paiements sont encore ouverts</translation>
    </message>
  </context>
  <context>
    <name>close</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/close_dialog.py" />
      <source>Close payment</source>
      <translation>Clore le paiement</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/close_dialog.py" />
      <source>Close without an answer</source>
      <translation>Clore sans réponse</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/close_dialog.py" />
      <source>Leave it open</source>
      <translation>Laisser ouvert</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/close_dialog.py" />
      <source>Nobody knows yet if money was taken. The till goes on asking, and a late success is still an alarm. The sale may be paid in another way.</source>
      <translation>Nul ne sait encore si l’argent a été pris. La caisse continue de demander ; un succès tardif reste une alerte. La vente peut être payée autrement.</translation>
    </message>
  </context>
  <context>
    <name>end</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/end_sale_dialog.py" />
      <source>End sale</source>
      <translation>Terminer la vente</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/end_sale_dialog.py" />
      <source>End this sale</source>
      <translation>Terminer cette vente</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/end_sale_dialog.py" />
      <source>Leave it open</source>
      <translation>Laisser ouvert</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/end_sale_dialog.py" />
      <source>Nobody will pay it. It cannot be paid after this.</source>
      <translation>Personne ne la paiera. Elle ne pourra plus être payée ensuite.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/end_sale_dialog.py" />
      <source>Say why nobody will pay it.</source>
      <translation>Dites pourquoi personne ne la paiera.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/end_sale_dialog.py" />
      <source>Why nobody pays it</source>
      <translation>Pourquoi personne ne la paie</translation>
    </message>
  </context>
  <context>
    <name>payment</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Bank</source>
      <translation>Banque</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Bank acts now</source>
      <translation>À la banque d’agir</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Bank check</source>
      <translation>Contrôle banque</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Checking the card</source>
      <translation>Contrôle de la carte</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Confirming</source>
      <translation>Confirmation</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Confirming that nothing was charged.</source>
      <translation>On confirme que rien n’a été débité.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Confirming the end</source>
      <translation>Confirmation de la fin</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Customer</source>
      <translation>Client</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Customer acts now</source>
      <translation>Au client d’agir</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Customer approval</source>
      <translation>Accord du client</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Deciding</source>
      <translation>Décision</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Device check</source>
      <translation>Contrôle appareil</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Do not charge it again</source>
      <translation>Ne pas débiter de nouveau</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Do not hand out goods</source>
      <translation>Ne pas remettre la marchandise</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Encrypting card</source>
      <translation>Chiffrement</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Looking at this till</source>
      <translation>Examen de cette caisse</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>No clear answer yet</source>
      <translation>Pas encore de réponse claire</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Nothing to do</source>
      <translation>Rien à faire</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Opening the payment</source>
      <translation>Ouverture du paiement</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Paid after all</source>
      <translation>Payé finalement</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Paid twice</source>
      <translation>Payé deux fois</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Read what stands here</source>
      <translation>Lire ce qui est écrit ici</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Result</source>
      <translation>Résultat</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/progress_stage.py" />
      <source>Show page again</source>
      <translation>Rouvrir la page</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Starting</source>
      <translation>Début</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Stay at the counter</source>
      <translation>Rester au comptoir</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Stopping</source>
      <translation>Arrêt</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>The bank is checking the card. This usually takes under 10 s.</source>
      <translation>La banque contrôle la carte. D’habitude moins de 10 s.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>The bank looks at this till. This usually takes under 5 s.</source>
      <translation>La banque examine cette caisse. D’habitude moins de 5 s.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>The card is made unreadable for everyone but the bank.</source>
      <translation>La carte devient illisible pour tous sauf la banque.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>The customer approves</source>
      <translation>Le client donne son accord</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>The customer approves on the bank’s page.</source>
      <translation>Le client donne son accord sur la page de la banque.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>The journal that was set aside knows more of this payment. The service is asked again.</source>
      <translation>Le journal mis de côté en sait plus sur ce paiement. Le service est interrogé de nouveau.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>The money was taken after this payment was given up. Hand out the goods, or give the money back on the site of the payment service.</source>
      <translation>L’argent a été pris après l’abandon de ce paiement. Remettre la marchandise, ou rendre l’argent sur le site du service de paiement.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>The service is asked for the result until it is known.</source>
      <translation>Le résultat est demandé au service jusqu’à être connu.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>The service now says another amount. Tell the manager.</source>
      <translation>Le service dit maintenant un autre montant. Prévenir le gérant.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>The service opens the payment.</source>
      <translation>Le service ouvre le paiement.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>The service said Paid and now says Declined. Tell the manager.</source>
      <translation>Le service a dit Payé et dit maintenant Refusé. Prévenir le gérant.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>The service says paid, but another amount. Tell the manager.</source>
      <translation>Le service dit payé, mais un autre montant. Prévenir le gérant.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>This sale was paid before. Give this payment back on the site of the payment service.</source>
      <translation>Cette vente était déjà payée. Rendre ce paiement sur le site du service de paiement.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Try another card</source>
      <translation>Autre carte</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Turn the screen</source>
      <translation>Tourner l’écran</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Waiting for the bank</source>
      <translation>La banque est attendue</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Waiting for the service</source>
      <translation>Attente du service</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>Waits</source>
      <translation>Attend</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>You</source>
      <translation>Caisse</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/words.py" />
      <source>You act now</source>
      <translation>À la caisse d’agir</translation>
    </message>
  </context>
  <context>
    <name>printer settings</name>
    <message>
      <location filename="../../pos_app/ui/settings/printer/words.py" />
      <source>A device as in /dev/usb/lp0, or the name of a file</source>
      <translation>Un périphérique comme /dev/usb/lp0, ou le nom d’un fichier</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/words.py" />
      <source>As in 192.168.1.50, or 192.168.1.50:9100</source>
      <translation>Comme 192.168.1.50, ou 192.168.1.50:9100</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/words.py" />
      <source>As in COM3 or /dev/ttyUSB0@9600</source>
      <translation>Comme COM3 ou /dev/ttyUSB0@9600</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/words.py" />
      <source>Its name; empty takes the usual one</source>
      <translation>Son nom ; vide, l’habituelle</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/words.py" />
      <source>Kept, to be printed again from History: {number}.</source>
      <translation>Gardés, à réimprimer depuis l’Historique : {number}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/words.py" />
      <source>Last print {time}.</source>
      <translation>Dernière impression {time}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/words.py" />
      <source>No printer</source>
      <translation>Pas d’imprimante</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/words.py" />
      <source>Not asked yet</source>
      <translation>Pas encore interrogée</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/words.py" />
      <source>Nothing waiting.</source>
      <translation>Rien en attente.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/words.py" />
      <source>Nothing was printed yet.</source>
      <translation>Rien n’a encore été imprimé.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/words.py" />
      <source>Printer of this computer</source>
      <translation>Imprimante de l’ordinateur</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/words.py" />
      <source>Ready</source>
      <translation>Prêt</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/words.py" />
      <source>Receipt printer, USB</source>
      <translation>Imprimante de reçus, USB</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/words.py" />
      <source>Receipt printer, file or device</source>
      <translation>Imprimante de reçus, fichier ou appareil</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/words.py" />
      <source>Receipt printer, network</source>
      <translation>Imprimante de reçus, réseau</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/words.py" />
      <source>Receipt printer, serial port</source>
      <translation>Imprimante de reçus, port série</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/words.py" />
      <source>Receipts are shown on the screen only</source>
      <translation>Les reçus se montrent à l’écran seulement</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/words.py" />
      <source>The name of the queue</source>
      <translation>Le nom de la file</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/words.py" />
      <source>Vendor and product, as in 04b8:0e15</source>
      <translation>Fabricant et produit, comme 04b8:0e15</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/settings/printer/words.py" />
      <source>Windows queue, sent raw</source>
      <translation>File Windows, envoi brut</translation>
    </message>
  </context>
  <context>
    <name>printing</name>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>Choose a printer in Settings.</source>
      <translation>Choisir une imprimante dans Réglages.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>Copy {number} printed</source>
      <translation>Copie {number} imprimée</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>Look at the paper. Print again makes a copy.</source>
      <translation>Regarder le papier. Réimprimer fait une copie.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>Merchant copy printed</source>
      <translation>Exemplaire magasin imprimé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>No printer is set up</source>
      <translation>Aucune imprimante réglée</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>No such printer is known</source>
      <translation>Cette imprimante n’est pas connue</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>Nothing waiting</source>
      <translation>Rien en attente</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>Nothing was printed.</source>
      <translation>Rien n’a été imprimé.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>Printer does not answer</source>
      <translation>L’imprimante ne répond pas</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>Printing stopped in the middle</source>
      <translation>L’impression s’est arrêtée au milieu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>Ready</source>
      <translation>Prêt</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>Receipt printed</source>
      <translation>Reçu imprimé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>Report printed</source>
      <translation>Rapport imprimé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>Slip printed</source>
      <translation>Ticket imprimé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>Something in the till went wrong. It was noted</source>
      <translation>La caisse a eu une erreur. C’est noté</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>Test page printed</source>
      <translation>Page d’essai imprimée</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>The cover of the printer is open</source>
      <translation>Le capot de l’imprimante est ouvert</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>The journal cannot be written</source>
      <translation>Le journal ne peut pas être écrit</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>The merchant copy is kept: print it from History.</source>
      <translation>L’exemplaire magasin est gardé : l’imprimer depuis l’Historique.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>The printer has no paper</source>
      <translation>L’imprimante n’a plus de papier</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>The printer has not finished the slip before</source>
      <translation>L’imprimante n’a pas fini le ticket précédent</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>The printer is not there</source>
      <translation>L’imprimante n’est pas là</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>The printer took it and says nothing</source>
      <translation>L’imprimante l’a pris et ne dit rien</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>The receipt is kept: Print again.</source>
      <translation>Le reçu est gardé : Réimprimer.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>The report is kept: Print again.</source>
      <translation>Le rapport est gardé : Réimprimer.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>The slip is kept: Print again.</source>
      <translation>Le ticket est gardé : Réimprimer.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/words.py" />
      <source>This computer cannot speak to such a printer</source>
      <translation>Cet ordinateur ne sait pas parler à cette imprimante</translation>
    </message>
  </context>
  <context>
    <name>receipt</name>
    <message>
      <location filename="../../pos_app/ui/documents/receipt.py" />
      <source>COPY</source>
      <translation>COPIE</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/receipt.py" />
      <source>Card</source>
      <translation>Carte</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>Check the decoder.</source>
      <translation>Vérifier le décodeur.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/receipt.py" />
      <source>Customer copy</source>
      <translation>Exemplaire client</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>DECLINED</source>
      <translation>REFUSÉ</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>Date</source>
      <translation>Date</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>Do not pay again.</source>
      <translation>Ne pas payer à nouveau.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/transfer_slip.py" />
      <source>From</source>
      <translation>De</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>Keep this slip.</source>
      <translation>Garder ce ticket.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/receipt.py" />
      <source>MERCHANT COPY</source>
      <translation>EXEMPLAIRE MAGASIN</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/receipt.py" />
      <source>Merchant copy</source>
      <translation>Exemplaire magasin</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/receipt.py" />
      <source>NO REAL MONEY</source>
      <translation>ARGENT FICTIF</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>NOT CHARGED</source>
      <translation>NON DÉBITÉ</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>NOT CONFIRMED</source>
      <translation>NON CONFIRMÉ</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/receipt.py" />
      <source>No money was taken.</source>
      <translation>Aucun argent n’a été pris.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/receipt.py" />
      <source>Note</source>
      <translation>Note</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>Nothing was bought.</source>
      <translation>Rien n’a été acheté.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/receipt.py" />
      <source>Nothing was sent to the bank.</source>
      <translation>Rien n’a été envoyé à la banque.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>Nothing was sent to the provider.</source>
      <translation>Rien n’a été envoyé au fournisseur.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>Order</source>
      <translation>Commande</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>PAID</source>
      <translation>PAYÉ</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>Package</source>
      <translation>Formule</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>Provider</source>
      <translation>Fournisseur</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>Receipt</source>
      <translation>Reçu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>Ref</source>
      <translation>Réf</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/receipt.py" />
      <source>TEST RECEIPT</source>
      <translation>REÇU D’ESSAI</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>TOTAL</source>
      <translation>TOTAL</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/transfer_slip.py" />
      <source>Through</source>
      <translation>Par</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/order_slip.py" />
      <source>Time</source>
      <translation>Heure</translation>
    </message>
  </context>
  <context>
    <name>result</name>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>Amount asked</source>
      <translation>Montant demandé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>Attempt</source>
      <translation>Essai</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>Cashier</source>
      <translation>Caissier</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>Channel</source>
      <translation>Canal</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>Confirmed by</source>
      <translation>Confirmé par</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>Fees, as the service says</source>
      <translation>Frais, selon le service</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>No money was taken.</source>
      <translation>Aucun argent n’a été pris.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>No money was taken. {amount} is still to pay.</source>
      <translation>Aucun argent n’a été pris. Reste à payer : {amount}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>Note</source>
      <translation>Note</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>Nothing was sent to the bank.</source>
      <translation>Rien n’a été envoyé à la banque.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>Nothing was sent to the bank. {amount} is still to pay.</source>
      <translation>Rien n’a été envoyé à la banque. Reste à payer : {amount}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>Paid at, as the service says</source>
      <translation>Payé le, selon le service</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>Payer</source>
      <translation>Payeur</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>Receipt</source>
      <translation>Reçu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>Said by</source>
      <translation>Dit par</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>The payment ended before anything was sent.</source>
      <translation>Le paiement s’est arrêté avant tout envoi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>The service gives no clear answer. {amount} is still to pay.</source>
      <translation>Le service ne donne pas de réponse claire. Il reste {amount} à payer.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>We do not know yet if exactly {amount} was taken.</source>
      <translation>On ne sait pas encore si exactement {amount} a été pris.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>We do not know yet if {amount} was taken.</source>
      <translation>On ne sait pas encore si {amount} a été pris.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>What happened</source>
      <translation>Ce qui s’est passé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>What to tell the customer</source>
      <translation>Quoi dire au client</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>the service, {time}</source>
      <translation>le service, {time}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>{amount} from {card}</source>
      <translation>{amount} de {card}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>{number} for {note}</source>
      <translation>{number} pour {note}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/card/progress/result_words.py" />
      <source>“Your bank said no. Please use another card, or call your bank.”</source>
      <translation>« Votre banque a dit non. Prenez une autre carte, ou appelez votre banque. »</translation>
    </message>
  </context>
  <context>
    <name>sentence</name>
    <message>
      <location filename="../../pos_app/system/settings.py" />
      <source>0 to 65535</source>
      <translation>0 à 65535</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/settings.py" />
      <source>1 to 12 lower-case letters or digits</source>
      <translation>1 à 12 lettres minuscules ou chiffres</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/settings.py" />
      <source>1 to 20 characters</source>
      <translation>1 à 20 caractères</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/settings.py" />
      <source>1 to 30 characters</source>
      <translation>1 à 30 caractères</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/settings.py" />
      <source>1 to 40 characters</source>
      <translation>1 à 40 caractères</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/settings.py" />
      <source>1 to 60</source>
      <translation>1 à 60</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/settings.py" />
      <source>1 to 60 characters</source>
      <translation>1 à 60 caractères</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/settings.py" />
      <source>100, 125, 150 or 200</source>
      <translation>100, 125, 150 ou 200</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/settings.py" />
      <source>58 or 80</source>
      <translation>58 ou 80</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/people_roster.py" />
      <source>A PIN has {0} to {1} digits.</source>
      <translation>Un PIN a {0} à {1} chiffres.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/tv_orders.py" />
      <source>A TV order is still on its way. Clear the book when it has ended.</source>
      <translation>Une commande TV est encore en route. Vider le livre quand elle sera finie.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/tv_buying.py" />
      <source>A backup was put back after this order was begun. It is not sent again: a manager enters how it has ended.</source>
      <translation>Une copie a été remise en place après le début de cette commande. Elle n’est pas renvoyée : un gérant saisit comment elle s’est terminée.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/webhook_matching.py" />
      <source>A backup was put back since this money came. It may have paid a sale already: only a manager matches it.</source>
      <translation>Une copie a été remise en place depuis l’arrivée de cet argent. Il a peut-être déjà payé une vente : seul un gérant l’associe.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/tv_orders.py" />
      <source>A manager and a reason are needed to end this order.</source>
      <translation>Il faut un gérant et un motif pour clore cette commande.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/damaged_records.py" />
      <source>A manager closed it before the backup was put back. A manager decides again.</source>
      <translation>Un gérant l’avait clos avant la remise en place de la copie. Un gérant décide de nouveau.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/counter_staff.py" />
      <source>A manager has to sign for this.</source>
      <translation>Un responsable doit signer pour cela.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/replay/check.py" />
      <source>A newer Kaunta wrote lines of the kind {0} into this journal. Install that version to check it.</source>
      <translation>Un Kaunta plus récent a écrit des lignes du genre {0} dans ce journal. Installez cette version pour le vérifier.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/database/opening.py" />
      <source>A newer Kaunta wrote the {0} {1}. Install that version to open it.</source>
      <translation>Un Kaunta plus récent a écrit le {0} {1}. Installer cette version pour l’ouvrir.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/store.py" />
      <source>A newer Kaunta wrote this journal. Install that version to open it.</source>
      <translation>Un Kaunta plus récent a écrit ce journal. Installez cette version pour l’ouvrir.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/history.py" />
      <source>A note is written by somebody with a name only.</source>
      <translation>Une note est écrite seulement par quelqu’un de nommé.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/open_inbox.py" />
      <source>A part of the inbox is damaged and cannot be read.</source>
      <translation>Une partie de la boîte des avis est endommagée et illisible.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/database/backup.py" />
      <source>A part of the journal is damaged and cannot be read.</source>
      <translation>Une partie du journal est abîmée et illisible.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/payments.py" />
      <source>A payment is still waiting for its result. Clear the book when it has ended.</source>
      <translation>Un paiement attend encore son résultat. Vider le livre quand il sera fini.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/environment_switch.py" />
      <source>A payment or an order is still on its way. The till can start again when it has ended.</source>
      <translation>Un paiement ou une commande est encore en route. La caisse peut redémarrer ensuite.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/backups.py" />
      <source>A payment or order was found in the journal that was set aside: {0}. It is in History.</source>
      <translation>Un paiement ou une commande a été trouvé dans le journal mis de côté : {0}. Il est dans l’historique.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/replay/check.py" />
      <source>A row of the journal is not what its lines add up to: {0} ({1}).</source>
      <translation>Une ligne du tableau ne correspond pas à ce que le journal dit d’elle : {0} ({1}).</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/shifts.py" />
      <source>A shift is open already. Close it first.</source>
      <translation>Une session est déjà ouverte. La fermer d’abord.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/payments.py" />
      <source>A transfer has paid this sale. Nothing was charged. Begin a new payment.</source>
      <translation>Un virement a payé cette vente. Rien n’a été débité. Commencer un nouveau paiement.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/profile.py" />
      <source>Address of cable TV and resending; paths begin with /api/v2.</source>
      <translation>Adresse de la TV câblée et du renvoi ; les chemins commencent par /api/v2.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/profile.py" />
      <source>Address of operations 3 to 5 where it differs from that of the card flow.</source>
      <translation>Adresse des opérations 3 à 5 si elle diffère de celle des cartes.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/profile.py" />
      <source>Address of the card payment flow; paths begin with /api.</source>
      <translation>Adresse du paiement par carte ; les chemins commencent par /api.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/merchant.py" />
      <source>Addresses and keys come first.</source>
      <translation>D’abord les adresses et les clés.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/webhook_polling.py" />
      <source>Addresses or keys are missing: nothing can be asked.</source>
      <translation>Il manque des adresses ou des clés : rien ne peut être demandé.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/profile.py" />
      <source>Addresses that notices are expected from; others are at most warned of.</source>
      <translation>Adresses d’où les avis sont attendus ; les autres sont au plus signalées.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/client.py" />
      <source>An amount of nothing cannot be charged.</source>
      <translation>Un montant nul ne peut pas être débité.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/webhook_matching.py" />
      <source>Another notice is matched to this sale already.</source>
      <translation>Un autre avis est déjà rattaché à cette vente.</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/services_setup.py" />
      <source>Another program collects the notices: `pos-app listen`. End that one first.</source>
      <translation>Un autre programme reçoit les avis : `pos-app listen`. L’arrêter d’abord.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/merge_damaged_money.py" />
      <source>Another sale has its number.</source>
      <translation>Une autre vente porte son numéro.</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/process_hardening.py" />
      <source>As root the browser has no protection: start as an ordinary user. Root may practise only.</source>
      <translation>En root, le navigateur n’a pas de protection : démarrer en utilisateur ordinaire. Root ne peut que s’exercer.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/profile.py" />
      <source>Bounds of one payment, per currency.</source>
      <translation>Limites d’un paiement, par devise.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/tv_orders.py" />
      <source>Cable TV is closed: addresses or keys are missing.</source>
      <translation>La TV câblée est fermée : il manque des adresses ou des clés.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/profile.py" />
      <source>Currency of the prices of TV packages.</source>
      <translation>Devise des prix des formules TV.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/typed_card_numbers.py" />
      <source>Do not write a card number here.</source>
      <translation>Pas de numéro de carte ici.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/profile.py" />
      <source>Field of a provider's entry that is sent as the provider.</source>
      <translation>Champ de l’entrée d’un fournisseur envoyé comme fournisseur.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/damaged_records.py" />
      <source>Found in a journal that was set aside. The service is asked what became of it.</source>
      <translation>Trouvé dans un journal mis de côté. On demande au service ce qu’il en est.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/profile.py" />
      <source>Further origins that may report the device page as done.</source>
      <translation>Autres origines qui peuvent dire la page de l’appareil finie.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/profile.py" />
      <source>Header that carries the signature of a notice.</source>
      <translation>En-tête qui porte la signature d’un avis.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/profile.py" />
      <source>How a TV order names its package.</source>
      <translation>Comment une commande TV nomme sa formule.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/profile.py" />
      <source>How long the customer's approval usually may take; shown, never enforced.</source>
      <translation>Durée habituelle de l’accord du client ; montrée, jamais imposée.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/profile.py" />
      <source>How long the device page may take before the payment goes on.</source>
      <translation>Durée laissée à la page de l’appareil avant que le paiement continue.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/profile.py" />
      <source>How many digits of a card's year are sent.</source>
      <translation>Combien de chiffres de l’année d’une carte sont envoyés.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/history_view.py" />
      <source>It is not known whether the notice was sent again.</source>
      <translation>On ne sait pas si l’avis a été renvoyé.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>It is not known whether the notice was sent again. Wait a minute before asking once more.</source>
      <translation>On ne sait pas si l’avis a été renvoyé. Attendre une minute avant de redemander.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/tv_buying.py" />
      <source>It is too early to send this order again. Ask the customer to check the decoder first.</source>
      <translation>Il est trop tôt pour renvoyer cette commande. Demander d’abord au client de vérifier le décodeur.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/tv_buying.py" />
      <source>It was interrupted before anything was sent. Nothing was bought.</source>
      <translation>Interrompu avant tout envoi. Rien n’a été acheté.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/damaged_records.py" />
      <source>It was open in the backup that was put back. The service is asked what became of it.</source>
      <translation>Il était ouvert dans la copie remise en place. On demande au service ce qu’il en est.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/merge_damaged_money.py" />
      <source>Its sale waits for money here.</source>
      <translation>Sa vente attend de l’argent ici.</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/process.py" />
      <source>Its window was brought to the front.</source>
      <translation>Sa fenêtre a été ramenée au premier plan.</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/paths.py" />
      <source>Kaunta cannot write to the folder {0} ({1}). Choose another one with --data-dir.</source>
      <translation>Kaunta ne peut pas écrire dans le dossier {0} ({1}). En choisir un autre avec --data-dir.</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/single_instance.py" />
      <source>Kaunta is already open on this computer with the same data folder.</source>
      <translation>Kaunta est déjà ouvert sur cet ordinateur avec le même dossier de données.</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/keyring_storage.py" />
      <source>Keys are kept in the {0}.</source>
      <translation>Les clés sont gardées dans le {0}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/replay/check.py" />
      <source>Line {0} of the journal does not tell what a line of its kind tells.</source>
      <translation>La ligne {0} du journal ne dit pas ce qu’une ligne de sa sorte dit.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/practice_keys.py" />
      <source>Made by the played service at its start.</source>
      <translation>Faites par le service joué à son démarrage.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/tv_buying.py" />
      <source>May have been delivered. Ask the customer to check the decoder. Do not sell it again.</source>
      <translation>Peut-être livré. Demander au client de vérifier le décodeur. Ne pas revendre.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/profile.py" />
      <source>Messages of operation 5 that say for certain: there is no such payment.</source>
      <translation>Messages de l’opération 5 qui disent avec certitude : ce paiement n’existe pas.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/pin_pepper.py" />
      <source>No PIN can be checked: {0}. Unlock or start the keyring of this computer. An owner also gets in with the recovery code.</source>
      <translation>Aucun code PIN ne peut être vérifié : {0}. Déverrouillez ou démarrez le trousseau de cet ordinateur. Un propriétaire entre aussi avec le code de récupération.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/release_download.py" />
      <source>No address of releases is known.</source>
      <translation>Aucune adresse de versions n’est connue.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/merchant.py" />
      <source>No addresses are set. Write them into the profile and start again.</source>
      <translation>Aucune adresse. Les écrire dans le profil, puis redémarrer.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/tv_catalogue.py" />
      <source>No addresses or keys are set on this till. Tell the manager.</source>
      <translation>Ni adresses ni clés sur cette caisse. Prévenir le gérant.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/key_store.py" />
      <source>No keys are set.</source>
      <translation>Aucune clé n’est réglée.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/client.py" />
      <source>No keys are set. Nothing was sent. Open Settings (F6).</source>
      <translation>Aucune clé n’est définie. Rien n’a été envoyé. Ouvrez Réglages (F6).</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/webhook_resending.py" />
      <source>No notice can be asked for: addresses or keys are missing.</source>
      <translation>Aucun avis ne peut être demandé : il manque des adresses ou des clés.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/shifts.py" />
      <source>No shift is open.</source>
      <translation>Aucune session n’est ouverte.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/people.py" />
      <source>Nobody on this till may approve this.</source>
      <translation>Personne sur cette caisse ne peut l’approuver.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/merchant.py" />
      <source>Nobody was asked yet.</source>
      <translation>Personne n’a encore été interrogé.</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/screens_setup/service_screens.py" />
      <source>Nothing can be collected here.</source>
      <translation>Rien ne peut être rassemblé ici.</translation>
    </message>
    <message>
      <location filename="../../pos_app/doctor/bundle.py" />
      <source>Nothing was saved.</source>
      <translation>Rien n’a été enregistré.</translation>
    </message>
    <message>
      <location filename="../../pos_app/doctor/bundle.py" />
      <source>Nothing was saved: look at the list, then say --yes.</source>
      <translation>Rien n’a été enregistré : regardez la liste, puis dites --yes.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/backups.py" />
      <source>Numbers go on after a gap, because some may be on paper already: sale {0}, receipt {1}, shift {2}.</source>
      <translation>Les numéros reprennent après un saut, car certains peuvent déjà figurer sur papier : vente {0}, reçu {1}, session {2}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/profile.py" />
      <source>Offset of the service's local time, for times that name no zone.</source>
      <translation>Décalage de l’heure locale du service, pour les heures sans fuseau.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/people.py" />
      <source>One owner has to stay. Make somebody else an owner first.</source>
      <translation>Un propriétaire doit rester. En nommer d’abord un autre.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/backups.py" />
      <source>One payment or order is only in the journal that was set aside: {0}. Ask the service about it.</source>
      <translation>Un paiement ou une commande n’est que dans le journal mis de côté : {0}. Interrogez le service à son sujet.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/settings_transfer.py" />
      <source>Only a manager carries settings from one till to another.</source>
      <translation>Seul un gérant porte les réglages d’une caisse à l’autre.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/preferences.py" />
      <source>Only a manager changes the settings.</source>
      <translation>Seul un gérant change les réglages.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/printing.py" />
      <source>Only a manager tries another printer.</source>
      <translation>Seul un gérant essaie une autre imprimante.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/payments.py" />
      <source>Only a payment that is Not sure can be closed by a manager.</source>
      <translation>Seul un paiement Pas sûr peut être clos par un gérant.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/tv_orders.py" />
      <source>Only an order that is Not sure can be ended by a manager.</source>
      <translation>Seule une commande Pas sûr peut être close par un gérant.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/tv_buying.py" />
      <source>Only an order that is Not sure can be sent again.</source>
      <translation>Seule une commande Pas sûr peut être renvoyée.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/practice.py" />
      <source>Only practice data can be cleared. This book is kept.</source>
      <translation>Seules les données d’essai s’effacent. Ce livre est gardé.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/database/set_aside.py" />
      <source>Only practice data can be set aside. This {0} is kept.</source>
      <translation>Seules les données d’essai se mettent de côté. Ce {0} est gardé.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/compatibility.py" />
      <source>Only the owner changes how the service is spoken to.</source>
      <translation>Seul le propriétaire change la façon de parler au service.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/backups.py" />
      <source>Only the owner gives a journal up.</source>
      <translation>Seul le propriétaire renonce à un journal.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/environment_switch.py" />
      <source>Only the owner moves the till between practice, tests and real money.</source>
      <translation>Seul le propriétaire fait passer la caisse entre l’essai, les tests et l’argent réel.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/backups.py" />
      <source>Only the owner puts a backup back.</source>
      <translation>Seul le propriétaire remet une sauvegarde.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/profile.py" />
      <source>Operation 10: have a notice sent again.</source>
      <translation>Opération 10 : faire renvoyer un avis.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/profile.py" />
      <source>Operation 1: encrypt the card.</source>
      <translation>Opération 1 : chiffrer la carte.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/profile.py" />
      <source>Operation 2: start the payment.</source>
      <translation>Opération 2 : commencer le paiement.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/profile.py" />
      <source>Operation 3: the page that looks at the device.</source>
      <translation>Opération 3 : la page qui examine l’appareil.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/profile.py" />
      <source>Operation 4: the bank check.</source>
      <translation>Opération 4 : le contrôle de la banque.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/profile.py" />
      <source>Operation 5: ask for the result.</source>
      <translation>Opération 5 : demander le résultat.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/profile.py" />
      <source>Operation 6: the TV providers.</source>
      <translation>Opération 6 : les fournisseurs TV.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/profile.py" />
      <source>Operation 7: their packages.</source>
      <translation>Opération 7 : leurs formules.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/profile.py" />
      <source>Operation 8: check a smartcard number.</source>
      <translation>Opération 8 : vérifier un numéro de carte décodeur.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/profile.py" />
      <source>Operation 9: buy a package.</source>
      <translation>Opération 9 : acheter une formule.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/profile.py" />
      <source>Path of each operation below its address.</source>
      <translation>Chemin de chaque opération sous son adresse.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/payments.py" />
      <source>Paying is closed: addresses or keys are missing.</source>
      <translation>Les paiements sont fermés : il manque des adresses ou des clés.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/activity.py" />
      <source>Personal data is shown to somebody with a name only.</source>
      <translation>Les données personnelles se montrent seulement à quelqu’un de nommé.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/practice_keys.py" />
      <source>Practice plays its own service with keys of its own. There is nothing to set.</source>
      <translation>L’essai joue son service, avec ses propres clés. Il n’y a rien à régler.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/compatibility.py" />
      <source>Practice plays its own service: there is nothing to set.</source>
      <translation>L’essai joue son propre service : rien à régler.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/replay/at_start.py" />
      <source>Put right, because it did not match the journal: {0}. Look at it in History.</source>
      <translation>Rétabli, car cela ne correspondait pas au journal : {0}. Voyez-le dans l’historique.</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/process_hardening.py" />
      <source>Running as root: {0}=1 is set, for practice only.</source>
      <translation>Lancé en root : {0}=1 est mis, pour l’essai seulement.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/shift.py" />
      <source>Say what the cash is for.</source>
      <translation>Dire à quoi sert l’argent.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/backups.py" />
      <source>Shift {0} was open in the backup and may have its Z already. It goes on as shift {1}.</source>
      <translation>La session {0} était ouverte dans la sauvegarde et a peut-être déjà son Z. Elle continue comme session {1}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>Signature refused: check the key pair and the signing-key setting. Nothing was charged.</source>
      <translation>Signature refusée : vérifier la paire de clés et le réglage de la clé de signature. Rien n’a été débité.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/people.py" />
      <source>Somebody of this name works here already. Add what tells the two apart.</source>
      <translation>Quelqu’un de ce nom travaille déjà ici. Ajouter ce qui les distingue.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/people_roster.py" />
      <source>That is not the code. Look at the paper again.</source>
      <translation>Ce n’est pas le code. Regarder à nouveau le papier.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/release_download.py" />
      <source>The address of releases answered {0}.</source>
      <translation>L’adresse des versions a répondu {0}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/release_download.py" />
      <source>The address of releases does not answer.</source>
      <translation>L’adresse des versions ne répond pas.</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/release_check.py" />
      <source>The announcement of a release is not signed by its makers.</source>
      <translation>L’annonce d’une version n’est pas signée par ses auteurs.</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/release_check.py" />
      <source>The announcement of a release is signed, and cannot be understood.</source>
      <translation>L’annonce d’une version est signée, mais incompréhensible.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/database/backup.py" />
      <source>The backup cannot be made ({0}).</source>
      <translation>La sauvegarde ne peut pas se faire ({0}).</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/database/backup.py" />
      <source>The backup cannot be put back ({0}).</source>
      <translation>La sauvegarde ne peut pas être remise ({0}).</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The bank check gave no clear answer. Do not charge again: the result is asked for.</source>
      <translation>Le contrôle de la banque n’a pas répondu clairement. Ne pas débiter à nouveau : le résultat est demandé.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The bank check was refused. The result is being confirmed.</source>
      <translation>Le contrôle de la banque a été refusé. Le résultat est en cours de confirmation.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/payments.py" />
      <source>The bank's page cannot be shown again. Check now, or ask to cancel.</source>
      <translation>La page de la banque ne peut pas être affichée à nouveau. Vérifiez maintenant, ou demandez l’annulation.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/payment_steps.py" />
      <source>The bank's page has an address that Kaunta does not open. Check now, or ask to cancel.</source>
      <translation>L’adresse de la page de la banque n’est pas de celles que Kaunta ouvre. Vérifiez maintenant, ou demandez l’annulation.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/people_roster.py" />
      <source>The books of this till are gone, and its keys are here. Type the recovery code of its owner.</source>
      <translation>Les registres de cette caisse ont disparu, et ses clés sont là. Tapez le code de récupération de son propriétaire.</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/process_hardening.py" />
      <source>The browser would be started with {0}, which is not known to be harmless; real payments are closed. Remove it and start again.</source>
      <translation>Le navigateur démarrerait avec {0}, dont rien ne dit que c’est sans danger ; les paiements réels sont fermés. Retirez-le et redémarrez.</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/process_hardening.py" />
      <source>The browser's protection is switched off ({0}); real payments are closed. Remove it and start as an ordinary user.</source>
      <translation>La protection du navigateur est coupée ({0}) ; les paiements réels sont fermés. L’enlever et démarrer en utilisateur ordinaire.</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/support_bundle.py" />
      <source>The bundle holds {0} ({1}). Nothing was saved. Please report this.</source>
      <translation>Le paquet contient {0} ({1}). Rien n’a été enregistré. Prière de le signaler.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The call could not be made. Nothing was sent.</source>
      <translation>L’appel n’a pas pu se faire. Rien n’a été envoyé.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/client.py" />
      <source>The card's digits are gone or incomplete. Enter the card again.</source>
      <translation>Les chiffres de la carte manquent ou sont incomplets. Ressaisir la carte.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/shifts.py" />
      <source>The cash differs from what should be there. A reason and a manager are needed.</source>
      <translation>L’argent compté diffère de ce qu’il devrait y avoir. Il faut un motif et un gérant.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/database/backup.py" />
      <source>The copy {0} is not whole.</source>
      <translation>La copie {0} n’est pas entière.</translation>
    </message>
    <message>
      <location filename="../../pos_app/self_test/day_pictures.py" />
      <source>The day ended before “{0}”: {1}.</source>
      <translation>La journée s’est terminée avant « {0} » : {1}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/schema.py" />
      <source>The disk is full: notices are refused. Make room on it.</source>
      <translation>Le disque est plein : les avis sont refusés. Libérez de la place.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/schema.py" />
      <source>The disk is full: sales stopped. Make room on it.</source>
      <translation>Le disque est plein : ventes arrêtées. Libérez de la place.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/shifts.py" />
      <source>The drawer holds another currency.</source>
      <translation>Le tiroir contient une autre devise.</translation>
    </message>
    <message>
      <location filename="../../pos_app/webhook_server/server.py" />
      <source>The endpoint on port {0} did not come up.</source>
      <translation>Le point d’accès du port {0} n’a pas démarré.</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/single_instance.py" />
      <source>The folder {0} cannot be locked ({1}). Choose one on a disk of this computer.</source>
      <translation>Le dossier {0} ne peut pas être verrouillé ({1}). En choisir un sur un disque de cet ordinateur.</translation>
    </message>
    <message>
      <location filename="../../pos_app/self_test/__init__.py" />
      <source>The folder {0} cannot be made ({1}).</source>
      <translation>Le dossier {0} ne peut pas être créé ({1}).</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/schema.py" />
      <source>The inbox cannot be written: notices are refused.</source>
      <translation>Le courrier ne peut pas être écrit : les avis sont refusés.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/inbox_follower.py" />
      <source>The inbox is in use by a Kaunta of another version. End that one, and start it anew.</source>
      <translation>Le courrier est utilisé par un Kaunta d’une autre version. L’arrêter, puis le relancer.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/backups.py" />
      <source>The inbox was damaged: it was kept aside, and a new one begun. Notices that came before are not shown. One that is missing can be asked for again with Resend, in History.</source>
      <translation>La boîte des avis était endommagée : elle a été gardée à part, et une nouvelle commencée. Les avis reçus avant ne s’affichent plus. Un avis manquant peut être redemandé avec Renvoyer, dans l’historique.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/schema.py" />
      <source>The inbox was removed or replaced while the till is open: notices are refused.</source>
      <translation>La boîte de réception a été supprimée ou remplacée pendant que la caisse est ouverte : les avis sont refusés.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/schema.py" />
      <source>The journal cannot be written: sales stopped.</source>
      <translation>Le journal ne peut pas être écrit : ventes arrêtées.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/database/hash_chain.py" />
      <source>The journal is damaged: it does not say where it ends.</source>
      <translation>Le journal est abîmé : il ne dit pas où il finit.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/database/hash_chain.py" />
      <source>The journal is damaged: its first line does not say whose it is.</source>
      <translation>Le journal est abîmé : sa première ligne ne dit pas à qui il est.</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/backups_setup.py" />
      <source>The journal is missing or empty.</source>
      <translation>Le journal est absent ou vide.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/schema.py" />
      <source>The journal was removed or replaced while the till is open: sales stopped.</source>
      <translation>Le journal a été supprimé ou remplacé pendant que la caisse est ouverte : ventes arrêtées.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/pin_pepper.py" />
      <source>The keyring of this computer no longer holds what PINs are checked with. An owner gets in with the recovery code and sets the PINs anew.</source>
      <translation>Le trousseau de cet ordinateur ne contient plus ce qui sert à vérifier les codes PIN. Un propriétaire entre avec le code de récupération et redéfinit les codes PIN.</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/keyring_storage.py" />
      <source>The keys could not be reached: {0}.</source>
      <translation>Les clés n’ont pas pu être jointes : {0}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/merchant.py" />
      <source>The keys that are kept here belong to other books of this till. The owner enters them again.</source>
      <translation>Les clés gardées ici appartiennent à d’autres registres de cette caisse. Le propriétaire les saisit de nouveau.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/tv_buying.py" />
      <source>The keys were changed since. Sent with these, this order could be bought a second time: a manager enters how it has ended.</source>
      <translation>Les clés ont changé depuis. Envoyée avec celles-ci, cette commande pourrait être achetée une seconde fois : un gérant saisit comment elle s’est terminée.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/tv_sending.py" />
      <source>The keys were taken away. Nothing was sent.</source>
      <translation>Les clés ont été retirées. Rien n’a été envoyé.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/payments.py" />
      <source>The largest amount is {0}.</source>
      <translation>Le plus grand montant est {0}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/profile.py" />
      <source>The largest amount, such as 500000.00.</source>
      <translation>Le plus grand montant, comme 500000.00.</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/save_targets.py" />
      <source>The name has to end in {0}.</source>
      <translation>Le nom doit se terminer par {0}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/settings_file.py" />
      <source>The old file was kept as {0}.</source>
      <translation>L’ancien fichier a été gardé sous {0}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/listen.py" />
      <source>The path of the endpoint begins with a slash.</source>
      <translation>Le chemin du point d’accès commence par une barre oblique.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/client.py" />
      <source>The payer's e-mail address cannot be sent.</source>
      <translation>L’e-mail du payeur ne peut pas être envoyé.</translation>
    </message>
    <message>
      <location filename="../../pos_app/self_test/day_pictures.py" />
      <source>The picture {0} cannot be written.</source>
      <translation>L’image {0} ne peut pas être écrite.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/control.py" />
      <source>The practice service does not answer.</source>
      <translation>Le service d’essai ne répond pas.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/control.py" />
      <source>The practice service gave an answer that cannot be read.</source>
      <translation>Le service d’essai a donné une réponse illisible.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/control.py" />
      <source>The practice service lies on this machine or nowhere.</source>
      <translation>Le service d’essai est sur cette machine ou nulle part.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/control.py" />
      <source>The practice service refused.</source>
      <translation>Le service d’essai a refusé.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/control.py" />
      <source>The practice service refused: {0}</source>
      <translation>Le service d’essai a refusé : {0}</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/compatibility.py" />
      <source>The profile could not be saved ({0}). The old one stays.</source>
      <translation>Le profil n’a pas pu être enregistré ({0}). L’ancien reste.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The provider does not accept this number.</source>
      <translation>Le fournisseur n’accepte pas ce numéro.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/tv_buying.py" />
      <source>The provider does not sell this package any more. Nothing was bought.</source>
      <translation>Le fournisseur ne vend plus cette formule. Rien n’a été acheté.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/tv_buying.py" />
      <source>The provider gives no price for this package any more. Nothing was bought.</source>
      <translation>Le fournisseur ne donne plus de prix pour cette formule. Rien n’a été acheté.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The provider refused. Nothing was bought.</source>
      <translation>Le fournisseur a refusé. Rien n’a été acheté.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/keys.py" />
      <source>The public key is not one: it begins with pk_test_ or pk_live_.</source>
      <translation>Ce n’est pas une clé publique : elle commence par pk_test_ ou pk_live_.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/tv_recent_numbers.py" />
      <source>The recent numbers could not be removed from the disk ({0}).</source>
      <translation>Les numéros récents n’ont pas pu être ôtés du disque ({0}).</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/people.py" />
      <source>The recovery code is for an owner's PIN.</source>
      <translation>Le code de secours est pour le PIN d’un propriétaire.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/people_roster.py" />
      <source>The second PIN is another one. Type both again.</source>
      <translation>Le second PIN est différent. Ressaisir les deux.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/keys.py" />
      <source>The secret key is not one: it begins with sk_test_ or sk_live_.</source>
      <translation>Ce n’est pas une clé secrète : elle commence par sk_test_ ou sk_live_.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/tv_sending.py" />
      <source>The service address or the keys were changed. Nothing was sent.</source>
      <translation>L’adresse du service ou les clés ont changé. Rien n’a été envoyé.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/tv_buying.py" />
      <source>The service address was changed since. Sent there, this order could be bought a second time: a manager enters how it has ended.</source>
      <translation>L’adresse du service a changé depuis. Envoyée là-bas, cette commande pourrait être achetée deux fois : un gérant saisit comment elle a fini.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/merchant.py" />
      <source>The service answers and accepts the keys. No money was moved.</source>
      <translation>Le service répond et accepte les clés. Aucun argent n’a bougé.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/merchant.py" />
      <source>The service answers and does not accept these keys.</source>
      <translation>Le service répond et n’accepte pas ces clés.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/activity.py" />
      <source>The service cannot be asked about this notice.</source>
      <translation>Le service ne peut pas être interrogé sur cet avis.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/payments.py" />
      <source>The service cannot be asked: addresses or keys are missing. Open Settings (F6).</source>
      <translation>Le service ne peut pas être interrogé : il manque des adresses ou des clés. Ouvrez Réglages (F6).</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/merchant.py" />
      <source>The service cannot be reached. Check the internet connection and the addresses.</source>
      <translation>Le service est injoignable. Vérifier la connexion internet et les adresses.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service cannot be reached. Nothing was sent.</source>
      <translation>Le service est injoignable. Rien n’a été envoyé.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service cannot do this right now. Wait a little.</source>
      <translation>Le service ne peut pas le faire maintenant. Patienter un peu.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service could not be reached in time. Nothing was sent.</source>
      <translation>Le service n’a pas été joint à temps. Rien n’a été envoyé.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service did not prove who it is. Nothing was sent. Tell the manager.</source>
      <translation>Le service n’a pas prouvé son identité. Rien n’a été envoyé. Prévenir le gérant.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service did not send the notice again.</source>
      <translation>Le service n’a pas renvoyé l’avis.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/webhook_resending.py" />
      <source>The service did not send the notice again: {0}</source>
      <translation>Le service n’a pas renvoyé l’avis : {0}</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/polling.py" />
      <source>The service did not start the payment. Nothing was charged.</source>
      <translation>Le service n’a pas commencé le paiement. Rien n’a été débité.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service did not start the payment. The result is being confirmed.</source>
      <translation>Le service n’a pas commencé le paiement. Le résultat est en cours de confirmation.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service did not take the card. Nothing was charged.</source>
      <translation>Le service n’a pas pris la carte. Rien n’a été débité.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service does not accept the keys. No notice was sent. Tell the manager.</source>
      <translation>Le service n’accepte pas les clés. Aucun avis n’a été envoyé. Prévenir le gérant.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service does not accept the keys. Nothing was bought. Tell the manager.</source>
      <translation>Le service n’accepte pas les clés. Rien n’a été acheté. Prévenir le gérant.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service does not accept the keys. Nothing was charged. Tell the manager.</source>
      <translation>Le service n’accepte pas les clés. Rien n’a été débité. Prévenir le gérant.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service does not accept the keys. Tell the manager.</source>
      <translation>Le service n’accepte pas les clés. Prévenir le gérant.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service does not give its list of providers.</source>
      <translation>Le service ne donne pas sa liste de fournisseurs.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service does not give the packages of this provider.</source>
      <translation>Le service ne donne pas les formules de ce fournisseur.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service does not know this shop by its keys. Tell the manager.</source>
      <translation>Le service ne connaît pas cette boutique par ses clés. Prévenir le gérant.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service does not let this till ask for the bank check. Tell the manager.</source>
      <translation>Le service ne laisse pas cette caisse demander le contrôle de la banque. Prévenir le gérant.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service does not let this till ask for the result. Tell the manager.</source>
      <translation>Le service ne laisse pas cette caisse demander le résultat. Prévenir le gérant.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service does not say how the payment stands. It is asked again.</source>
      <translation>Le service ne dit pas où en est le paiement. On lui redemande.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service found something missing. Tell the manager.</source>
      <translation>Il manque quelque chose au service. Prévenir le gérant.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service gave no clear answer about the result. It is asked again.</source>
      <translation>Le service n’a pas répondu clairement sur le résultat. On lui redemande.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service gave no clear answer about this number. Nothing was bought.</source>
      <translation>Le service n’a pas répondu clairement sur ce numéro. Rien n’a été acheté.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service gave no clear answer to the card. Nothing was charged.</source>
      <translation>Le service n’a pas répondu clairement sur la carte. Rien n’a été débité.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service gave no clear answer. Do not charge again: the result is asked for.</source>
      <translation>Le service n’a pas répondu clairement. Ne pas débiter à nouveau : le résultat est demandé.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service gave no readable list of packages. Nothing was bought.</source>
      <translation>Le service n’a pas donné de liste de formules lisible. Rien n’a été acheté.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service gave no readable list of providers. Nothing was bought.</source>
      <translation>Le service n’a pas donné de liste de fournisseurs lisible. Rien n’a été acheté.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service has seen this reference before. Do not send it under a new one: the first may have gone through.</source>
      <translation>Le service a déjà vu cette référence. Ne pas l’envoyer sous une autre : la première a pu passer.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service is busy. Try again in a moment.</source>
      <translation>Le service est occupé. Réessayer dans un instant.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service is not available right now. Wait a little.</source>
      <translation>Le service n’est pas disponible. Patienter un peu.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/profile.py" />
      <source>The service profile {0} cannot be used: {1}.</source>
      <translation>Le profil de service {0} ne peut pas servir : {1}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/history_view.py" />
      <source>The service sent the notice again.</source>
      <translation>Le service a renvoyé l’avis.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>The service was not found. Check the internet connection. Nothing was sent.</source>
      <translation>Le service est introuvable. Vérifier la connexion internet. Rien n’a été envoyé.</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/settings.py" />
      <source>The setting {0} takes {1}.</source>
      <translation>Le réglage {0} prend {1}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/settings_file.py" />
      <source>The settings could not be read ({0}); defaults are used.</source>
      <translation>Les réglages n’ont pas pu être lus ({0}) ; les valeurs d’usine servent.</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/settings_file.py" />
      <source>The settings could not be saved ({0}). The old ones stay.</source>
      <translation>Les réglages n’ont pas pu être enregistrés ({0}). Les anciens restent.</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/settings_file.py" />
      <source>The settings file was broken; defaults are used.</source>
      <translation>Le fichier des réglages était cassé ; les valeurs d’usine servent.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/payments.py" />
      <source>The smallest amount is {0}.</source>
      <translation>Le plus petit montant est {0}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/profile.py" />
      <source>The smallest amount, such as 100.00.</source>
      <translation>Le plus petit montant, comme 100.00.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/background_tasks.py" />
      <source>The till is closing.</source>
      <translation>La caisse se ferme.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/counter_staff.py" />
      <source>The till is locked. Sign in first.</source>
      <translation>La caisse est verrouillée. S’identifier d’abord.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/payment_steps.py" />
      <source>The till was closed while the bank's page was open. It cannot be shown again. Check now, or ask to cancel.</source>
      <translation>La caisse a été fermée pendant que la page de la banque était ouverte. Elle ne peut pas être affichée à nouveau. Vérifiez maintenant, ou demandez l’annulation.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/payment_steps.py" />
      <source>The till was closed while the bank's page was open. Show it again, check now, or ask to cancel.</source>
      <translation>La caisse a été fermée pendant que la page de la banque était ouverte. Affichez-la à nouveau, vérifiez maintenant, ou demandez l’annulation.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/keys.py" />
      <source>The two keys do not belong together: one is for tests, the other is live.</source>
      <translation>Les deux clés ne vont pas ensemble : l’une est de test, l’autre réelle.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/database/opening.py" />
      <source>The {0} cannot be kept safely on this disk. Choose another folder.</source>
      <translation>Le {0} ne peut pas être gardé sûrement sur ce disque. Choisir un autre dossier.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/database/set_aside.py" />
      <source>The {0} cannot be set aside.</source>
      <translation>Le {0} ne peut pas être mis de côté.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/errors.py" />
      <source>The {0} cannot be {1}.</source>
      <translation>Le {0} ne peut pas être {1}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/database/reader.py" />
      <source>The {0} is closed.</source>
      <translation>Le {0} est fermé.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/errors.py" />
      <source>The {0} is damaged and cannot be {1}.</source>
      <translation>Le {0} est abîmé et ne peut pas être {1}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/keyring_storage.py" />
      <source>The {0} is locked. Unlock it, or enter the keys for this start only.</source>
      <translation>Le {0} est verrouillé. Le déverrouiller, ou saisir les clés pour ce démarrage seul.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/database/opening.py" />
      <source>The {0} {1} cannot be opened ({2}).</source>
      <translation>Le {0} {1} ne peut pas être ouvert ({2}).</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/database/write_lock.py" />
      <source>The {0} {1} is in use by another Kaunta. Close that one first.</source>
      <translation>Le {0} {1} est utilisé par un autre Kaunta. Le fermer d’abord.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/people_roster.py" />
      <source>There is no code to read back. Begin again.</source>
      <translation>Il n’y a pas de code à relire. Recommencer.</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/main.py" />
      <source>There is no display here. Start it on a desktop, or with `xvfb-run -a pos-app run`; `pos-app shots DIR` and `pos-app self-test` need none.</source>
      <translation>Il n’y a pas d’écran ici. Démarrez sur un bureau, ou avec `xvfb-run -a pos-app run` ; `pos-app shots DIR` et `pos-app self-test` n’en ont pas besoin.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/settings_transfer.py" />
      <source>There is no setting {0}. Nothing was changed.</source>
      <translation>Il n’y a pas de réglage {0}. Rien n’a été changé.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/backups.py" />
      <source>There is no such backup.</source>
      <translation>Cette sauvegarde n’existe pas.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/merge_damaged_money.py" />
      <source>There is no such sale.</source>
      <translation>Cette vente n’existe pas.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/shift.py" />
      <source>There is no such shift.</source>
      <translation>Cette session n’existe pas.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/history.py" />
      <source>There is nothing to note.</source>
      <translation>Il n’y a rien à noter.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/keys.py" />
      <source>These are live keys. Here only test keys are used.</source>
      <translation>Ce sont des clés réelles. Ici, seules les clés de test servent.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/keys.py" />
      <source>These are test keys. For real money live keys are needed.</source>
      <translation>Ce sont des clés de test. L’argent réel veut des clés réelles.</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/settings_file.py" />
      <source>These settings were wrong and are back at their defaults: {0}.</source>
      <translation>Ces réglages étaient faux et reviennent aux valeurs d’usine : {0}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/people_roster.py" />
      <source>This PIN cannot be recovered by a code. Ask an owner.</source>
      <translation>Ce PIN ne se récupère pas par un code. Demander à un propriétaire.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/people_roster.py" />
      <source>This PIN cannot be used on this till. Choose another one.</source>
      <translation>Ce PIN ne peut pas servir sur cette caisse. En choisir un autre.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/people_roster.py" />
      <source>This PIN is guessed too easily. Choose another one.</source>
      <translation>Ce PIN se devine trop facilement. En choisir un autre.</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/keyring_storage.py" />
      <source>This computer offers no safe place for keys ({0}). They are asked for at every start.</source>
      <translation>Cet ordinateur n’offre pas d’endroit sûr pour les clés ({0}). Elles sont demandées à chaque démarrage.</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/paths.py" />
      <source>This copy of Kaunta is not whole: its resources folder is missing. Install it again.</source>
      <translation>Cette copie de Kaunta n’est pas entière : son dossier resources manque. La réinstaller.</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/release_check.py" />
      <source>This copy of Kaunta knows no key of releases: it cannot tell whether one is genuine.</source>
      <translation>Cette copie de Kaunta ne connaît aucune clé de versions : elle ne peut pas dire si l’une est authentique.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>This currency is not switched on for this shop. Use another one, and tell the manager.</source>
      <translation>Cette devise n’est pas activée pour cette boutique. En prendre une autre et prévenir le gérant.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/replay/at_start.py" />
      <source>This does not match the journal and could not be put right: {0}. Tell the owner.</source>
      <translation>Ceci ne correspond pas au journal et n’a pas pu être rétabli : {0}. Prévenez le propriétaire.</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/save_targets.py" />
      <source>This folder belongs to the till. Choose another one.</source>
      <translation>Ce dossier appartient à la caisse. Choisissez-en un autre.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/tv_orders.py" />
      <source>This form is an order already, for something else. Begin a new one.</source>
      <translation>Ce formulaire est déjà une commande, pour autre chose. En commencer un autre.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/history_notes.py" />
      <source>This has changed meanwhile. Read it again first.</source>
      <translation>Cela a changé entre-temps. Le relire d’abord.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/inbox.py" />
      <source>This inbox belongs to the environment {0}. It cannot be used for {1}.</source>
      <translation>Ce courrier est celui de l’environnement {0}. Il ne peut pas servir pour {1}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/webhook_matching.py" />
      <source>This is a cable TV order of this till. It pays no sale.</source>
      <translation>C’est une commande de télévision de cette caisse. Elle ne paie aucune vente.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/webhook_matching.py" />
      <source>This is a card payment of this till. It pays its own sale only.</source>
      <translation>C’est un paiement par carte de cette caisse. Il ne paie que sa propre vente.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/history_notes.py" />
      <source>This is not in the journal any more. Nothing was noted.</source>
      <translation>Ce n’est plus dans le journal. Rien n’a été noté.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/activity.py" />
      <source>This is not yours to do. Ask a manager.</source>
      <translation>Ce n’est pas permis ici. Demander à un gérant.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/people_roster.py" />
      <source>This is not yours to do. Ask an owner.</source>
      <translation>Ce n’est pas permis ici. Demander à un propriétaire.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/store.py" />
      <source>This journal belongs to the environment {0}. It cannot be used for {1}.</source>
      <translation>Ce journal est celui de l’environnement {0}. Il ne peut pas servir pour {1}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/backups.py" />
      <source>This journal was read meanwhile.</source>
      <translation>Ce journal a été lu entre-temps.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/webhook_matching.py" />
      <source>This money is matched to a sale already.</source>
      <translation>Cet argent est déjà associé à une vente.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/webhook_matching.py" />
      <source>This money is verified. It stays with its sale.</source>
      <translation>Cet argent est vérifié. Il reste avec sa vente.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/webhook_matching.py" />
      <source>This money is verified. Only a manager takes it back from a sale of another amount.</source>
      <translation>Cet argent est vérifié. Seul un gérant le retire d’une vente d’un autre montant.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/webhook_resending.py" />
      <source>This notice has no reference that can be asked about.</source>
      <translation>Cet avis n’a pas de référence à demander.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/webhook_matching.py" />
      <source>This notice is matched to another sale already.</source>
      <translation>Cet avis est déjà rattaché à une autre vente.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/activity.py" />
      <source>This notice is not about money that came in for a sale.</source>
      <translation>Cet avis ne parle pas d’argent reçu pour une vente.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/webhook_matching.py" />
      <source>This notice is suspicious. It is matched to nothing.</source>
      <translation>Cet avis est suspect. Il n’est rattaché à rien.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/webhook_resends.py" />
      <source>This notice was asked for less than a minute ago. Wait for it.</source>
      <translation>Cet avis a été demandé il y a moins d’une minute. L’attendre.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/client.py" />
      <source>This number cannot be sent.</source>
      <translation>Ce numéro ne peut pas être envoyé.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/tv_order_body.py" />
      <source>This order cannot be written as the service wants it. Nothing was bought.</source>
      <translation>Cette commande ne peut pas s’écrire comme le service la veut. Rien n’a été acheté.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/tv_orders.py" />
      <source>This package has no price. Nothing was bought.</source>
      <translation>Cette formule n’a pas de prix. Rien n’a été acheté.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/tv_buying.py" />
      <source>This package is now {0} for {1}. Nothing was bought.</source>
      <translation>Cette formule est maintenant {0} pour {1}. Rien n’a été acheté.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/tv_buying.py" />
      <source>This package was already sent for this number, and it is not known yet whether it was delivered. Do not sell it again without a manager.</source>
      <translation>Cette formule a déjà été envoyée pour ce numéro, et on ne sait pas encore si elle a été livrée. Ne pas la revendre sans un gérant.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/tv_buying.py" />
      <source>This package was ordered again for this number since. A manager enters how this order has ended.</source>
      <translation>Cette formule a été recommandée depuis pour ce numéro. Un gérant saisit comment cette commande a fini.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/people.py" />
      <source>This person is not on this till any more.</source>
      <translation>Cette personne n’est plus sur cette caisse.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/client.py" />
      <source>This provider's name cannot be asked about.</source>
      <translation>Le nom de ce fournisseur ne peut pas être demandé.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/client.py" />
      <source>This reference is kept, and never asked about.</source>
      <translation>Cette référence est gardée, et jamais demandée.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/payments.py" />
      <source>This sale has another amount. Begin a new payment.</source>
      <translation>Cette vente a un autre montant. Commencer un nouveau paiement.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/webhook_matching.py" />
      <source>This sale is not open. Money is matched to open sales only.</source>
      <translation>Cette vente n’est pas ouverte. L’argent ne se rattache qu’à une vente ouverte.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/payments.py" />
      <source>This sale is paid, or may still be paid. It cannot be dropped.</source>
      <translation>Cette vente est payée, ou peut encore l’être. Elle ne peut pas être abandonnée.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/payments.py" />
      <source>This sale was dropped. Begin a new payment.</source>
      <translation>Cette vente a été abandonnée. Commencer un nouveau paiement.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/shifts.py" />
      <source>This shift was closed already.</source>
      <translation>Cette session est déjà fermée.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>This shop may not take this currency. Use another one, and tell the manager.</source>
      <translation>Cette boutique ne peut pas prendre cette devise. En prendre une autre et prévenir le gérant.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/people_roster.py" />
      <source>This till has its people already.</source>
      <translation>Cette caisse a déjà son personnel.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/failure_classes.py" />
      <source>Too many calls are under way. Nothing was sent.</source>
      <translation>Trop d’appels sont en cours. Rien n’a été envoyé.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/pin_attempts.py" />
      <source>Too many wrong PINs. It can be tried again in {0}:{1}.</source>
      <translation>Trop de PIN faux. Nouvel essai possible dans {0}:{1}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/people_roster.py" />
      <source>Type a name.</source>
      <translation>Saisir un nom.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/shift.py" />
      <source>Type an amount.</source>
      <translation>Saisir un montant.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/merge_damaged_money.py" />
      <source>What it was for cannot be read.</source>
      <translation>Ce pour quoi il a servi ne peut pas être lu.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/merge_damaged_money.py" />
      <source>What it was worth cannot be read.</source>
      <translation>Sa valeur est illisible.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/profile.py" />
      <source>Whether operations 4 and 5 carry the secret key.</source>
      <translation>Si les opérations 4 et 5 portent la clé secrète.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/profile.py" />
      <source>Which key signs a TV order.</source>
      <translation>Quelle clé signe une commande TV.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/profile.py" />
      <source>Which name of the payment the address of the device page ends in.</source>
      <translation>Par quel nom du paiement finit l’adresse de la page de l’appareil.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/profile.py" />
      <source>Which page of the bank check is opened: alt, the posted one, or alt where there is one.</source>
      <translation>Quelle page du contrôle de la banque s’ouvre : alt, celle qui est postée, ou alt s’il y en a une.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/shift.py" />
      <source>Whoever is at the till may not do this.</source>
      <translation>La personne à la caisse n’en a pas le droit.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/counter_staff.py" />
      <source>Whoever only looks changes nothing, whoever signs. Let somebody else sign in.</source>
      <translation>Qui ne fait que regarder ne change rien, quel que soit le signataire. Qu’une autre personne se connecte.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/history.py" />
      <source>You may look at this, and not change it. Ask a manager.</source>
      <translation>À regarder seulement, sans rien changer. Demander à un gérant.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/profile.py" />
      <source>`{0}` is not an https address. Live keys are never sent there.</source>
      <translation>`{0}` n’est pas une adresse https. Les clés réelles n’y sont jamais envoyées.</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/settings.py" />
      <source>a slash and up to 100 letters, digits or . _ ~ - /</source>
      <translation>une barre oblique et jusqu’à 100 lettres, chiffres ou . _ ~ - /</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/settings.py" />
      <source>an e-mail address, or nothing</source>
      <translation>une adresse e-mail, ou rien</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/settings.py" />
      <source>code or picture</source>
      <translation>code ou picture</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/database/backup.py" />
      <source>copied</source>
      <translation>copié</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/schema.py" />
      <source>inbox</source>
      <translation>courrier</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/endpoint_probe.py" />
      <source>it answers, and not as a web service does ({0}).</source>
      <translation>elle répond, et pas comme un service web ({0}).</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/endpoint_probe.py" />
      <source>it cannot be reached. Check the internet connection and the address.</source>
      <translation>elle est injoignable. Vérifiez la connexion internet et l’adresse.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/endpoint_probe.py" />
      <source>it does not answer within {0} seconds.</source>
      <translation>elle ne répond pas en {0} secondes.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/endpoint_probe.py" />
      <source>it speaks no TLS that is safe.</source>
      <translation>elle ne parle aucun TLS sûr.</translation>
    </message>
    <message>
      <location filename="../../pos_app/gateway/endpoint_probe.py" />
      <source>its certificate does not hold ({0}). Check the clock, then the address.</source>
      <translation>son certificat n’est pas valable ({0}). Vérifiez l’horloge, puis l’adresse.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/schema.py" />
      <source>journal</source>
      <translation>journal</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/settings.py" />
      <source>none, network, usb, serial, spooler, file or system</source>
      <translation>none, network, usb, serial, spooler, file ou system</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/settings.py" />
      <source>off, loopback or lan</source>
      <translation>off, loopback ou lan</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/database/database.py" />
      <source>opened</source>
      <translation>ouvert</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/database/backup.py" />
      <source>read</source>
      <translation>lu</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/settings.py" />
      <source>sandbox, test or live</source>
      <translation>sandbox, test ou live</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/database/set_aside.py" />
      <source>set aside</source>
      <translation>mis de côté</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/settings.py" />
      <source>system, en, fr, sw or ha</source>
      <translation>system, en, fr, sw ou ha</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/settings.py" />
      <source>system, light or dark</source>
      <translation>system, light ou dark</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/settings.py" />
      <source>true or false</source>
      <translation>true ou false</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/settings.py" />
      <source>up to 120 characters</source>
      <translation>jusqu’à 120 caractères</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/settings.py" />
      <source>up to 200 characters</source>
      <translation>jusqu’à 200 caractères</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/settings.py" />
      <source>up to 30 characters</source>
      <translation>jusqu’à 30 caractères</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/database/backup.py" />
      <source>written</source>
      <translation>écrit</translation>
    </message>
    <message>
      <location filename="../../pos_app/app/listen.py" />
      <source>{0} Give them on two lines: the secret key, the public key.</source>
      <translation>{0} Donnez-les sur deux lignes : la clé secrète, la clé publique.</translation>
    </message>
    <message>
      <location filename="../../pos_app/domain/errors.py" />
      <source>{0} The service says: {1}</source>
      <translation>{0} Le service dit : {1}</translation>
    </message>
    <message>
      <location filename="../../pos_app/doctor/release.py" />
      <source>{0} cannot be read ({1}).</source>
      <translation>{0} ne peut pas être lu ({1}).</translation>
    </message>
    <message>
      <location filename="../../pos_app/webhook_server/server.py" />
      <source>{0} cannot be used: {1}.</source>
      <translation>{0} ne peut pas servir : {1}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/settings_transfer.py" />
      <source>{0} cannot be written ({1}).</source>
      <translation>{0} ne peut pas être écrit ({1}).</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/export.py" />
      <source>{0} cannot be written ({1}). Nothing was exported.</source>
      <translation>{0} ne peut pas être écrit ({1}). Rien n’a été exporté.</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/support_bundle.py" />
      <source>{0} cannot be written ({1}). Nothing was saved.</source>
      <translation>{0} ne peut pas être écrit ({1}). Rien n’a été enregistré.</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/release_check.py" />
      <source>{0} is no file of Kaunta {1}. Do not install it.</source>
      <translation>{0} n’est pas un fichier de Kaunta {1}. Ne pas l’installer.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/settings_transfer.py" />
      <source>{0} is no file of settings. Nothing was changed.</source>
      <translation>{0} n’est pas un fichier de réglages. Rien n’a été changé.</translation>
    </message>
    <message>
      <location filename="../../pos_app/journal/database/opening.py" />
      <source>{0} is no {1} of Kaunta.</source>
      <translation>{0} n’est pas un {1} de Kaunta.</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/release_check.py" />
      <source>{0} is not the file that was announced. Do not install it.</source>
      <translation>{0} n’est pas le fichier annoncé. Ne pas l’installer.</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/support_bundle.py" />
      <source>{0} is there already: choose another name. Nothing was saved.</source>
      <translation>{0} existe déjà : choisir un autre nom. Rien n’a été enregistré.</translation>
    </message>
    <message>
      <location filename="../../pos_app/system/save_targets.py" />
      <source>{0} is there and is not replaced. Choose another name.</source>
      <translation>{0} existe déjà et n’est pas remplacé. Choisissez un autre nom.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/backups.py" />
      <source>{0} payments or orders are only in the journal that was set aside: {1}. Ask the service about them.</source>
      <translation>{0} paiements ou commandes ne sont que dans le journal mis de côté : {1}. Interrogez le service à leur sujet.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/backups.py" />
      <source>{0} payments or orders were found in the journal that was set aside: {1}. They are in History.</source>
      <translation>{0} paiements ou commandes ont été trouvés dans le journal mis de côté : {1}. Ils sont dans l’historique.</translation>
    </message>
    <message>
      <location filename="../../pos_app/services/settings_transfer.py" />
      <source>{0} was written by a newer Kaunta. Nothing was changed.</source>
      <translation>{0} a été écrit par un Kaunta plus récent. Rien n’a été changé.</translation>
    </message>
  </context>
  <context>
    <name>shift</name>
    <message>
      <location filename="../../pos_app/ui/shift/words.py" />
      <source>Cable TV</source>
      <translation>TV câblée</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/words.py" />
      <source>Card</source>
      <translation>Carte</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/words.py" />
      <source>Mobile money</source>
      <translation>Argent mobile</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/words.py" />
      <source>Transfer</source>
      <translation>Virement</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/words.py" />
      <source>{hours} h {minutes:02d} min</source>
      <translation>{hours} h {minutes:02d} min</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/shift/words.py" />
      <source>{minutes} min</source>
      <translation>{minutes} min</translation>
    </message>
  </context>
  <context>
    <name>shift_slip</name>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Carried: not sure</source>
      <translation>Report : pas sûr</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Carried: waiting</source>
      <translation>Report : en attente</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Cash counted</source>
      <translation>Espèces comptées</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Cash expected</source>
      <translation>Espèces attendues</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Cash sales</source>
      <translation>Ventes espèces</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Cashier</source>
      <translation>Caissier</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Chain</source>
      <translation>Chaîne</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Closed</source>
      <translation>Fermé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Closed, not sure</source>
      <translation>Clos, pas sûr</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>DIFFERENCE</source>
      <translation>ÉCART</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Declined</source>
      <translation>Refusé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Float {currency}</source>
      <translation>Fonds {currency}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Goes on from shift</source>
      <translation>Suite de la session</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>In: {reason}</source>
      <translation>Entrée : {reason}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Manager</source>
      <translation>Gérant</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Not charged</source>
      <translation>Non débité</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Nothing was taken</source>
      <translation>Rien n’a été pris</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Opened</source>
      <translation>Ouvert</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Out: {reason}</source>
      <translation>Sortie : {reason}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Overpaid, give back</source>
      <translation>Trop perçu, à rendre</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Paid</source>
      <translation>Payé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Printed</source>
      <translation>Imprimé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Reason</source>
      <translation>Motif</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>TEST REPORT · NO REAL MONEY</source>
      <translation>RAPPORT D’ESSAI · ARGENT FICTIF</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Time to result</source>
      <translation>Délai du résultat</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>X REPORT {number}</source>
      <translation>RAPPORT X {number}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>Z REPORT {number}</source>
      <translation>RAPPORT Z {number}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>cable TV</source>
      <translation>TV câblée</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>card</source>
      <translation>carte</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>mobile money</source>
      <translation>argent mobile</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>transfer</source>
      <translation>virement</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/z_slip.py" />
      <source>{currency} TOTAL ({count})</source>
      <translation>TOTAL {currency} ({count})</translation>
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
      <translation>1 minute</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/spoken.py" />
      <source>1 second</source>
      <translation>1 seconde</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/spoken.py" />
      <source>{count} minutes</source>
      <translation>{count} minutes</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/spoken.py" />
      <source>{count} seconds</source>
      <translation>{count} secondes</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/spoken.py" />
      <source>{figures} cedis</source>
      <translation>{figures} cedis</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/spoken.py" />
      <source>{figures} dollars</source>
      <translation>{figures} dollars</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/spoken.py" />
      <source>{figures} naira</source>
      <translation>{figures} nairas</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/kit/spoken.py" />
      <source>{figures} shillings</source>
      <translation>{figures} shillings</translation>
    </message>
  </context>
  <context>
    <name>test page</name>
    <message>
      <location filename="../../pos_app/ui/documents/test_page.py" />
      <source>Both edges can be read: it fits.</source>
      <translation>Les deux bords sont lisibles : la largeur va.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/test_page.py" />
      <source>Letters</source>
      <translation>Lettres</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/test_page.py" />
      <source>Model</source>
      <translation>Modèle</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/test_page.py" />
      <source>No receipt: nothing was sold</source>
      <translation>Pas un reçu : rien n’a été vendu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/test_page.py" />
      <source>Paper</source>
      <translation>Papier</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/test_page.py" />
      <source>TEST PAGE</source>
      <translation>PAGE D’ESSAI</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/documents/test_page.py" />
      <source>TOTAL</source>
      <translation>TOTAL</translation>
    </message>
  </context>
  <context>
    <name>tv</name>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>1 TV order has no result yet</source>
      <translation>1 commande TV est encore sans résultat</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Ask the customer to check the decoder; a manager enters the outcome.</source>
      <translation>Faire vérifier le décodeur par le client ; un gérant saisit l’issue.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Card</source>
      <translation>Carte</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Cash</source>
      <translation>Espèces</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Cashier</source>
      <translation>Caissier</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/summary_words.py" />
      <source>Customer</source>
      <translation>Client</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Customer paid</source>
      <translation>Le client a payé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Delivered</source>
      <translation>Livré</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Do not buy</source>
      <translation>Ne pas acheter</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Do not sell it again.</source>
      <translation>Ne pas la revendre.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Do not sell them again.</source>
      <translation>Ne pas les revendre.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Enter the outcome</source>
      <translation>Saisir l’issue</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Entered by</source>
      <translation>Saisi par</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Every TV order of before has a result now.</source>
      <translation>Chaque commande TV d’avant a maintenant un résultat.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Go on to a new TV payment</source>
      <translation>Passer à un nouveau paiement TV</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>IUC number</source>
      <translation>Numéro IUC</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>It is now called {package}, for {price}. Nothing was sent. Ask the customer.</source>
      <translation>Elle s’appelle maintenant {package}, pour {price}. Rien n’a été envoyé. Demander au client.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>It reads</source>
      <translation>Elle s’écrit</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Leave it open</source>
      <translation>Laisser ouvert</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Longer than {most} characters. This was not taken.</source>
      <translation>Plus de {most} caractères. Rien n’a été pris.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>More than one number. Paste one alone.</source>
      <translation>Plus d’un numéro. En coller un seul.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>No clear answer</source>
      <translation>Pas de réponse claire</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/summary_words.py" />
      <source>No name given</source>
      <translation>Aucun nom donné</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Not now</source>
      <translation>Pas maintenant</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Not sent to {provider}</source>
      <translation>Non envoyé à {provider}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Nothing was sent to the provider.</source>
      <translation>Rien n’a été envoyé au fournisseur.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Number</source>
      <translation>Numéro</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Only the letters A to Z and digits. This was not taken.</source>
      <translation>Seulement lettres A à Z et chiffres. Rien n’a été pris.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Package</source>
      <translation>Formule</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Phone</source>
      <translation>Téléphone</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Phone number</source>
      <translation>N° de téléphone</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Price</source>
      <translation>Prix</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Price checked</source>
      <translation>Prix vérifié</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Prices from yesterday</source>
      <translation>Prix d’hier</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Prices of {day}</source>
      <translation>Prix du {day}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Prices of {time}</source>
      <translation>Prix de {time}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/summary_words.py" />
      <source>Provider</source>
      <translation>Fournisseur</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Provider says</source>
      <translation>Dit le fournisseur</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Receipt</source>
      <translation>Reçu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Result</source>
      <translation>Résultat</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Sell it again</source>
      <translation>Revendre</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Send again</source>
      <translation>Renvoyer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Send this order again</source>
      <translation>Renvoyer cette commande</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Sending to {provider}</source>
      <translation>Envoi à {provider}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Sent</source>
      <translation>Envoyé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Sent to {provider}</source>
      <translation>Envoyé à {provider}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Show that order</source>
      <translation>Montrer la commande</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Show {amount}, {what}</source>
      <translation>Montrer {amount}, {what}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Smartcard</source>
      <translation>Carte TV</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Smartcard number</source>
      <translation>N° de carte décodeur</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Sold again, allowed by</source>
      <translation>Revendu, permis par</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Take it as it is now</source>
      <translation>La prendre ainsi</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>Take the new price</source>
      <translation>Prendre le nouveau prix</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>The order ended before anything was sent.</source>
      <translation>La commande s’est arrêtée avant tout envoi.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>The package has changed</source>
      <translation>La formule a changé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>The price has changed</source>
      <translation>Le prix a changé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>The provider refused. Nothing was bought.</source>
      <translation>Le fournisseur a refusé. Rien n’a été acheté.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>This may have been bought already</source>
      <translation>C’est peut-être déjà acheté</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>Transfer received</source>
      <translation>Virement reçu</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Try again, or give the {amount} back in cash.</source>
      <translation>Réessayer, ou rendre {amount} en espèces.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Try again, or give the {amount} back to the customer’s card.</source>
      <translation>Réessayer, ou rendre {amount} sur la carte du client.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Try again, or send the {amount} back by transfer.</source>
      <translation>Réessayer, ou rendre {amount} par virement.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>Waiting for {provider}</source>
      <translation>Attente de {provider}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>We do not know yet if {package} was delivered.</source>
      <translation>On ne sait pas encore si {package} a été livrée.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>What became of this order</source>
      <translation>Ce qu’est devenue la commande</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>What happened</source>
      <translation>Ce qui s’est passé</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>What to tell the customer</source>
      <translation>Quoi dire au client</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>number</source>
      <translation>numéro</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>phone number</source>
      <translation>n° de téléphone</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>smartcard number</source>
      <translation>n° de carte décodeur</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/summary_words.py" />
      <source>{age}, checked on Pay</source>
      <translation>{age}, revus à Payer</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>{count} TV orders have no result yet</source>
      <translation>{count} commandes TV sont encore sans résultat</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>{manager} found out that nothing was delivered.</source>
      <translation>{manager} a constaté que rien n’a été livré.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>{number} checked</source>
      <translation>{number} vérifié</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/words.py" />
      <source>{number}: digits only. This was not taken.</source>
      <translation>{number} : chiffres seulement. Rien n’a été pris.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>{package} for {customer}</source>
      <translation>{package} pour {customer}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_dialogs.py" />
      <source>{package} was {before} and is now {price}. Nothing was sent. Ask the customer.</source>
      <translation>{package} était à {before} et passe à {price}. Rien n’a été envoyé. Demander au client.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>{provider} is asked to renew {package}.</source>
      <translation>{provider} doit renouveler {package}.</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>{title}, step {place} of {count}, done</source>
      <translation>{title}, étape {place} sur {count}, faite</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>{title}, step {place} of {count}, later</source>
      <translation>{title}, étape {place} sur {count}, plus tard</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>{title}, step {place} of {count}, now</source>
      <translation>{title}, étape {place} sur {count}, maintenant</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>{title}, step {place} of {count}, {word}</source>
      <translation>{title}, étape {place} sur {count}, {word}</translation>
    </message>
    <message>
      <location filename="../../pos_app/ui/tv/order_words.py" />
      <source>“Your provider said no, and nothing was bought. You get your {amount} back.”</source>
      <translation>« Votre fournisseur a dit non, et rien n’a été acheté. Vos {amount} vous sont rendus. »</translation>
    </message>
  </context>
</TS>
