import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'errors'> = {
  codes: {
    validation_failed: 'Bitte diese Felder prüfen',
    proof_invalid:
      'Dieser Link oder Code ist verbraucht, zu alt oder falsch. Bitte eine neue E-Mail anfordern.',
    not_signed_in: 'Bitte zuerst anmelden.',
    wrong_credentials: 'Die Adresse oder das Passwort stimmt nicht.',
    not_allowed: 'Das ist nicht erlaubt.',
    account_suspended:
      'Dieses Konto ist gesperrt. Nur die eigenen Daten lassen sich ansehen, exportieren und löschen.',
    sign_in_again: 'Zur Sicherheit bitte zuerst neu anmelden.',
    not_found: 'Das gibt es nicht mehr.',
    conflict: 'Das wurde inzwischen geändert. Bitte die Seite neu laden und nachsehen.',
    email_taken:
      'Zu dieser Adresse gibt es schon ein Konto. Bitte anmelden oder ein neues Passwort setzen.',
    last_sign_in_method: 'Der letzte Anmeldeweg muss bleiben.',
    own_account: 'Das geht nicht beim eigenen Konto.',
    too_large: 'Das ist zu viel auf einmal.',
    rate_limited: 'Zu viele Versuche. Bitte später noch einmal versuchen.',
    overloaded: 'Gerade sind sehr viele Menschen hier. Bitte gleich noch einmal versuchen.',
    unavailable: 'Der Server kann das gerade nicht. Bitte gleich noch einmal versuchen.',
    internal: 'Bei uns ist etwas schiefgegangen. Bitte noch einmal versuchen.',
    offline:
      'Der Server antwortet nicht. Bitte die Verbindung prüfen und noch einmal versuchen; das Eingegebene bleibt erhalten.',
  },
  rateLimitedFor: 'Zu viele Versuche. Nächster Versuch möglich in: {{wait}}.',
  fields: {
    empty: 'Bitte ausfüllen.',
    common: 'Dieses Passwort wird als eines der ersten erraten. Bitte ein anderes wählen.',
    taken: 'Zu dieser Adresse gibt es schon ein Konto.',
    wrong: 'Dieses Passwort stimmt nicht.',
    passwordShort: 'Mindestens {{least}} Zeichen.',
    passwordLong: 'Höchstens {{most}} Zeichen.',
    short: 'Das ist zu kurz.',
    long: 'Das ist zu lang.',
    email: 'Eine E-Mail-Adresse sieht aus wie name@example.org.',
    code: 'Der Code hat sechs Ziffern.',
    httpsUrl: 'Nötig ist eine Webadresse, die mit https:// beginnt.',
    other: 'Das lässt sich so nicht verwenden.',
  },
  inField: '{{field}}: {{text}}',
};
