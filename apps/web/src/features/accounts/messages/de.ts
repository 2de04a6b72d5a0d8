import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'accounts'> = {
  tabs: 'Anmelden oder registrieren',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  firstName: 'Vorname',
  lastName: 'Nachname',
  optional: 'freiwillig',
  showPassword: 'Passwort anzeigen',
  capsLock: 'Die Feststelltaste ist aktiv.',
  passwordRules:
    '10 bis 128 Zeichen. Ein Satz lässt sich gut merken; gängige Passwörter werden abgelehnt.',
  code: 'Code',
  codeHint: 'Die sechs Ziffern aus der E-Mail.',
  working: 'Bitte warten',
  backToLogin: 'Zurück zur Anmeldung',
  withoutAccount: 'Geschichte ohne Konto erzählen',
  login: {
    lead: 'Willkommen zurück. Alles Öffentliche bleibt auch ohne Konto zugänglich.',
    submit: 'Anmelden',
    forgot: 'Passwort vergessen?',
    failed: 'Anmeldung fehlgeschlagen',
  },
  register: {
    lead: 'Ein Konto hält Geschichten und Beiträge zusammen und lässt sich jederzeit löschen.',
    submit: 'Konto anlegen',
    emailHint: 'Für die Anmeldung und für E-Mails zum Konto. Für andere nie sichtbar.',
    privacy: 'Was gespeichert wird, wozu und wie lange:',
    done: 'Registrierung erfolgreich',
    welcome: 'Das Konto ist angelegt, willkommen!',
    failed: 'Registrierung fehlgeschlagen',
  },
  social: {
    title: 'Oder weiter mit',
    with: 'Weiter mit {{provider}}',
    demonstration:
      'Demonstration: Diese Schaltflächen führen zu Attrappen auf diesem Rechner, bei denen du dich als beliebige Person anmelden kannst. Google, GitHub und Replit sind nicht beteiligt.',
    failed: 'Diese Anmeldung hat nicht geklappt',
    failures: {
      refused:
        'Die Anmeldung wurde beim Anbieter abgebrochen. Bitte noch einmal versuchen oder mit E-Mail und Passwort anmelden.',
      expired:
        'Es hat zu lange gedauert oder wurde in einem anderen Fenster geöffnet. Bitte von vorn beginnen.',
      failed:
        'Die Antwort des Anbieters ist nicht verwendbar. Bitte noch einmal versuchen oder mit E-Mail und Passwort anmelden.',
      unverified:
        'Der Anbieter hat die E-Mail-Adresse nicht bestätigt. Bitte dort bestätigen oder hier mit E-Mail und Passwort registrieren. Um ihn einem Konto hier hinzuzufügen, bitte zuerst die Adresse dieses Kontos bestätigen.',
      address_taken:
        'Zu dieser Adresse gibt es hier schon ein Konto, das noch nicht bestätigt ist. Bitte mit dem Passwort anmelden; weitere Anmeldewege lassen sich danach im Profil hinzufügen.',
      linked_elsewhere:
        'Dieser Anmeldeweg gehört zu einem anderen Konto. Bitte damit anmelden oder ihn dort zuerst entfernen.',
      sign_in_again:
        'Zur Sicherheit bitte zuerst neu anmelden und diesen Anmeldeweg danach hinzufügen.',
      unavailable:
        'Dieser Anbieter ist gerade nicht erreichbar. Bitte später versuchen oder mit E-Mail und Passwort anmelden.',
    },
  },
  verify: {
    title: 'E-Mail-Adresse bestätigen',
    lead: 'Bitte die Adresse und den Code aus der E-Mail eingeben.',
    leadLink: 'Ein Klick bestätigt, dass diese Adresse die richtige ist.',
    submit: 'Adresse bestätigen',
    byHand: 'Code von Hand eingeben',
    byHandTitle: 'Stattdessen den Code von Hand eingeben',
    done: 'Adresse bestätigt',
    doneText: '{{email}} ist bestätigt.',
    noticeTitle: 'Bitte die E-Mail-Adresse bestätigen',
    notice:
      'Eine E-Mail mit Link und Code ging an {{email}}. Bis zur Bestätigung ist nicht sicher, dass unsere E-Mails ankommen.',
  },
  resend: {
    title: 'Keine E-Mail, oder der Link geht nicht mehr?',
    submit: 'Neue E-Mail senden',
    sent: 'Eine neue E-Mail an {{email}} ist unterwegs. Frühere Links gelten nicht mehr.',
    sentMaybe:
      'Falls {{email}} noch zu bestätigen ist, ist eine neue E-Mail unterwegs. Frühere Links gelten nicht mehr.',
  },
  forgot: {
    title: 'Passwort vergessen',
    lead: 'Per E-Mail kommt ein Link, mit dem sich ein neues Passwort setzen lässt.',
    submit: 'E-Mail anfordern',
    sent: 'Die E-Mail ist unterwegs',
    sentText:
      'Falls es zu {{email}} ein Konto gibt, kommen in wenigen Minuten ein Link und ein Code an. Sie gelten eine Stunde. Bitte auch im Spam-Ordner nachsehen.',
    byHand: 'Code von Hand eingeben',
    again: 'Andere Adresse',
  },
  reset: {
    title: 'Neues Passwort setzen',
    lead: 'Bitte die Adresse, den Code aus der E-Mail und das neue Passwort eingeben.',
    leadLink: 'Bitte ein neues Passwort wählen. Danach sind alle Geräte abgemeldet.',
    submit: 'Passwort setzen',
    another: 'Neue E-Mail anfordern',
    done: 'Das neue Passwort gilt',
    doneText: 'Alle Geräte sind abgemeldet. Die Anmeldung geht jetzt mit dem neuen Passwort.',
  },
  suspended: {
    title: 'Dieses Konto ist gesperrt',
    text: 'Die eigenen Daten lassen sich ansehen, exportieren und löschen. Angegebener Grund:',
  },
};
