import type { MailWords } from '../words.ts';

export const de: MailWords = {
  greeting: 'Hallo {{name}},',
  greetingAlone: 'Hallo,',
  linkHint: 'Falls die Schaltfläche nicht funktioniert, bitte diese Adresse öffnen:',
  code: 'Oder diesen Code auf der Website eingeben:',
  expires: 'Link und Code gelten einmal, bis {{time}}.',
  method: 'Anmeldung über: {{method}}',
  password: 'Passwort',
  device: 'Gerät: {{device}}',
  unknownDevice: 'unbekannt',
  time: 'Zeit: {{time}}',
  footer:
    'Diese E-Mail ging an {{to}}, weil die Adresse bei {{brand}} verwendet wird. Sie wurde automatisch verschickt.',
  verify_email: {
    subject: 'Bitte die E-Mail-Adresse bestätigen',
    why: 'Mit dieser Adresse wurde bei {{brand}} ein Konto eröffnet. Ein Klick bestätigt, dass die Adresse stimmt.',
    action: 'Adresse bestätigen',
    notYou:
      'Wer kein Konto eröffnet hat, braucht nichts zu tun: Die Adresse bleibt dann unbestätigt.',
  },
  change_email: {
    subject: 'Bitte die neue E-Mail-Adresse bestätigen',
    why: 'Diese Adresse wurde als neue Adresse eines Kontos bei {{brand}} angegeben. Sie gilt, sobald sie bestätigt ist.',
    action: 'Neue Adresse bestätigen',
    notYou:
      'Wer das nicht veranlasst hat, braucht nichts zu tun: Das Konto behält seine bisherige Adresse.',
  },
  email_changed: {
    subject: 'Die E-Mail-Adresse wurde geändert',
    why: 'Das Konto bei {{brand}} hat eine neue E-Mail-Adresse. Mit der bisherigen ist keine Anmeldung mehr möglich.',
    action: 'Kontakt aufnehmen',
    notYou:
      'Falls die Änderung nicht gewollt war, hat vielleicht jemand anderes Zugriff auf das Konto. In diesem Fall bitte sofort Kontakt aufnehmen.',
  },
  reset_password: {
    subject: 'Neues Passwort wählen',
    why: 'Für das Konto bei {{brand}} wurde ein neues Passwort angefordert.',
    action: 'Neues Passwort wählen',
    notYou: 'Wer das nicht veranlasst hat, braucht nichts zu tun: Das Passwort bleibt, wie es ist.',
  },
  password_changed: {
    subject: 'Das Passwort wurde geändert',
    why: 'Das Passwort des Kontos bei {{brand}} wurde geändert.',
    action: 'Passwort zurücksetzen',
    notYou:
      'Falls die Änderung nicht gewollt war, bitte sofort das Passwort zurücksetzen. Dabei werden auch alle Geräte abgemeldet.',
  },
  signed_in: {
    subject: 'Neue Anmeldung im Konto',
    why: 'Im Konto bei {{brand}} gab es eine Anmeldung auf einem neuen Weg oder von einem neuen Gerät.',
    action: 'Passwort zurücksetzen',
    notYou:
      'Falls diese Anmeldung unbekannt ist, bitte sofort das Passwort zurücksetzen. Dabei werden auch alle Geräte abgemeldet.',
  },
  identity_linked: {
    subject: 'Neuer Weg, sich anzumelden',
    why: 'Die Anmeldung im Konto bei {{brand}} ist jetzt auch über einen weiteren Dienst möglich.',
    action: 'Profil ansehen',
    notYou:
      'Falls das nicht gewollt war, bitte den Dienst im Profil entfernen und dort ein neues Passwort wählen.',
  },
  identity_unlinked: {
    subject: 'Ein Weg, sich anzumelden, wurde entfernt',
    why: 'Die Anmeldung im Konto bei {{brand}} ist über den folgenden Dienst nicht mehr möglich.',
    action: 'Profil ansehen',
    notYou:
      'Falls das nicht gewollt war, bitte im Profil ein neues Passwort wählen. Das meldet auch alle anderen Geräte ab.',
  },
};
