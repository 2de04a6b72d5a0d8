// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'accounts'> = {
  tabs: 'So geht es weiter',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  firstName: 'Vorname',
  lastName: 'Nachname',
  optional: 'optional',
  showPassword: 'Passwort anzeigen',
  capsLock: 'Die Feststelltaste ist aktiv.',
  passwordRules: 'Mindestens 10 Zeichen. Ein kurzer Satz lässt sich gut merken.',
  code: 'Code',
  codeHint: 'Der sechsstellige Code aus der E-Mail',
  working: 'Bitte warten',
  backToLogin: 'Zurück zur Anmeldung',
  goal: {
    sign: {
      lead: 'Um die Petition zu unterschreiben, melde dich an, registriere dich oder unterschreib ohne Konto.',
      withoutAccount: 'Ohne Konto unterschreiben',
    },
    tell: {
      lead: 'Um deine Geschichte zu erzählen, melde dich an, registriere dich oder erzähl sie ohne Konto.',
      withoutAccount: 'Erzähl deine Geschichte ohne Konto',
    },
  },
  login: {
    lead: 'Willkommen zurück. Zum Lesen brauchst du kein Konto.',
    submit: 'Anmelden',
    forgot: 'Passwort vergessen?',
    failed: 'Anmeldung fehlgeschlagen',
  },
  register: {
    lead: 'Alle deine Geschichten und Beiträge an einem Ort. Dein Konto kannst du jederzeit löschen.',
    submit: 'Konto anlegen',
    emailHint: 'Zum Anmelden und für E-Mails zu deinem Konto. Wir zeigen sie niemandem.',
    privacy: 'Was wir speichern, wozu und wie lange:',
    done: 'Registrierung erfolgreich',
    welcome: 'Dein Konto ist angelegt, willkommen!',
    failed: 'Registrierung fehlgeschlagen',
  },
  social: {
    title: 'Oder weiter mit',
    with: 'Weiter mit {{provider}}',
    demonstration:
      'Demo: Diese Schaltflächen führen zu Attrappen auf diesem Rechner, bei denen du dich als beliebige Person anmelden kannst. Google, GitHub und Replit sind nicht beteiligt.',
    failed: 'Wir konnten dich nicht anmelden',
    failures: {
      refused:
        'Du hast die Anmeldung abgebrochen. Versuch es noch einmal oder nimm E-Mail-Adresse und Passwort.',
      expired:
        'Das hat zu lange gedauert oder wurde in einem anderen Fenster geöffnet. Bitte fang noch einmal an.',
      failed:
        'Beim Anbieter ist etwas schiefgegangen. Versuch es noch einmal oder nimm E-Mail-Adresse und Passwort.',
      unverified:
        'Der Anbieter hat deine E-Mail-Adresse nicht bestätigt. Bestätige sie zuerst dort oder registriere dich hier mit E-Mail-Adresse und Passwort. Willst du ihn mit einem Konto hier verknüpfen, bestätige vorher die Adresse dieses Kontos.',
      address_taken:
        'Zu dieser Adresse gibt es schon ein Konto, sie ist aber noch nicht bestätigt. Melde dich mit dem Passwort an; weitere Anmeldewege kannst du danach im Profil hinzufügen.',
      linked_elsewhere:
        'Dieser Anmeldeweg ist schon mit einem anderen Konto verknüpft. Melde dich damit bei dem anderen Konto an oder trenne ihn zuerst.',
      sign_in_again:
        'Zur Sicherheit: Melde dich bitte noch einmal an und füge diesen Anmeldeweg danach hinzu.',
      unavailable:
        'Dieser Anbieter ist gerade nicht erreichbar. Versuch es später noch einmal oder nimm E-Mail-Adresse und Passwort.',
    },
  },
  verify: {
    title: 'E-Mail-Adresse bestätigen',
    lead: 'Gib deine E-Mail-Adresse und den Code aus der E-Mail ein.',
    leadLink: 'Bestätige, dass diese Adresse dir gehört.',
    submit: 'E-Mail-Adresse bestätigen',
    byHand: 'Code eingeben',
    byHandTitle: 'Stattdessen den Code eingeben',
    done: 'E-Mail-Adresse bestätigt',
    doneText: '{{email}} ist bestätigt.',
    noticeTitle: 'Bitte bestätige deine E-Mail-Adresse',
    prompt:
      'Wir haben dir eine E-Mail an {{email}} geschickt. Gib hier den Code daraus ein oder folge dem Link.',
    later: 'Später',
    back: 'Zurück zur vorherigen Seite',
    notice:
      'Wir haben einen Link und einen Code an {{email}} geschickt. Bestätige die Adresse, damit wir dir helfen können, wenn du dein Passwort vergisst.',
  },
  resend: {
    title: 'Keine E-Mail, oder der Link ist abgelaufen?',
    submit: 'E-Mail noch einmal senden',
    sent: 'Wir haben eine neue E-Mail an {{email}} geschickt. Frühere Links gelten nicht mehr.',
    sentMaybe:
      'Falls {{email}} noch nicht bestätigt ist, haben wir eine neue E-Mail geschickt. Frühere Links gelten nicht mehr.',
  },
  forgot: {
    title: 'Passwort zurücksetzen',
    lead: 'Wir schicken dir per E-Mail einen Link, mit dem du ein neues wählen kannst.',
    submit: 'Link senden',
    sent: 'Sieh in deinem Postfach nach',
    sentText:
      'Falls es zu {{email}} ein Konto gibt, bekommst du in wenigen Minuten einen Link und einen Code. Sie gelten eine Stunde. Sieh auch im Spam-Ordner nach.',
    byHand: 'Code eingeben',
    again: 'Andere Adresse verwenden',
  },
  reset: {
    title: 'Neues Passwort wählen',
    lead: 'Gib deine E-Mail-Adresse, den Code aus der E-Mail und ein neues Passwort ein.',
    leadLink: 'Wähl ein neues Passwort. Damit wirst du überall abgemeldet.',
    submit: 'Passwort speichern',
    another: 'Neue E-Mail senden',
    done: 'Passwort geändert',
    doneText: 'Wir haben dich überall abgemeldet. Melde dich mit deinem neuen Passwort an.',
  },
  suspended: {
    title: 'Dein Konto ist gesperrt',
    text: 'Du kannst deine Daten ansehen, exportieren und löschen. Angegebener Grund:',
  },
};
