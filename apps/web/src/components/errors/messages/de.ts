// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'errors'> = {
  codes: {
    validation_failed: 'Bitte prüf diese Felder',
    proof_invalid:
      'Dieser Link oder Code ist falsch, abgelaufen oder schon benutzt. Fordere einen neuen an.',
    not_signed_in: 'Melde dich bitte zuerst an.',
    wrong_credentials: 'E-Mail-Adresse oder Passwort falsch.',
    not_allowed: 'Das darfst du nicht.',
    cross_site:
      'Dein Browser hat nicht angegeben, dass dieses Formular von unserer Seite kommt. Deshalb haben wir es nicht gesendet. Lade die Seite neu, fülle das Formular aus und sende es noch einmal. Wenn das nicht hilft, schalte Erweiterungen aus, die verbergen, von welcher Seite du kommst, oder nimm einen anderen Browser.',
    account_suspended:
      'Dieses Konto ist gesperrt. Du kannst deine Daten nur ansehen, exportieren und löschen.',
    sign_in_again: 'Zur Sicherheit: Melde dich bitte noch einmal an.',
    not_found: 'Das gibt es nicht mehr.',
    conflict: 'Das wurde inzwischen geändert. Lade die Seite neu, um den aktuellen Stand zu sehen.',
    read_only:
      'Diese Website lässt sich nur noch lesen. Hinzufügen oder ändern lässt sich nichts mehr.',
    petition_closed: 'Diese Petition sammelt keine Unterschriften mehr.',
    petition_opened:
      'Diese Petition wurde vielleicht schon unterschrieben. Deshalb bleiben ihre Texte und wer unterschreiben kann, wie sie sind, und das Ziel kann nur steigen. Beende sie und starte eine neue, oder veröffentliche eine Neuigkeit.',
    signature_anonymised:
      'Name und E-Mail-Adresse sind schon gelöscht. Die Unterschrift bleibt mitgezählt, ohne dass sie zu dir führt.',
    email_taken:
      'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich an oder setz dein Passwort zurück.',
    last_sign_in_method: 'Du brauchst mindestens einen Anmeldeweg.',
    own_account: 'Bei deinem eigenen Konto geht das nicht.',
    too_large: 'Das ist zu lang.',
    rate_limited: 'Zu viele Versuche. Versuch es später noch einmal.',
    too_many_guests:
      'Aus deinem Netz haben gerade viele Gäste etwas beigetragen. Melde dich an, um weiterzumachen, oder versuch es in ein paar Minuten noch einmal.',
    overloaded: 'Gerade ist hier sehr viel los. Versuch es gleich noch einmal.',
    unavailable: 'Das geht gerade nicht. Versuch es gleich noch einmal.',
    internal: 'Bei uns ist etwas schiefgegangen. Bitte versuch es noch einmal.',
    offline: 'Der Server ist nicht erreichbar. Prüf deine Verbindung und versuch es noch einmal.',
  },
  failed: 'Senden fehlgeschlagen',
  withDraft: '{{cause}} Dein Entwurf ist gesichert.',
  rateLimitedFor: 'Zu viele Versuche. Versuch es wieder in: {{wait}}.',
  fields: {
    nameTaken: 'Jemand heißt schon so oder sehr ähnlich.',
    fromSettings: 'Das bestimmen die Einstellungen dieser Installation.',
    past: 'Wähle einen Zeitpunkt in der Zukunft.',
    future: 'Wähle ein Datum in der Vergangenheit.',
    nameReserved: 'Dieser Name ist nicht verfügbar. Wähl einen anderen.',
    nameCharacters:
      'Verwende Buchstaben und Ziffern, dazwischen einzelne Leerzeichen, Punkte, Binde- oder Unterstriche.',
    hidden_character: 'Hier stehen unsichtbare Zeichen. Bitte lösche den Text und gib ihn neu ein.',
    line_break: 'Schreib das bitte in eine Zeile, ohne Zeilenumbrüche und Tabulatoren.',
    invisible: 'Hier stehen keine sichtbaren Zeichen. Bitte schreib etwas.',
    common: 'Dieses Passwort ist zu leicht zu erraten. Wähl ein anderes.',
    taken: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
    wrong: 'Falsches Passwort.',
    passwordShort: 'Mindestens {{least}} Zeichen.',
    passwordLong: 'Höchstens {{most}} Zeichen.',
    short: 'Das ist zu kurz.',
    long: 'Das ist zu lang.',
    email: 'Gib eine E-Mail-Adresse wie name@example.org ein.',
    code: 'Gib den sechsstelligen Code ein.',
    httpsUrl: 'Gib eine Webadresse ein, die mit https:// beginnt.',
    other: 'Diese Eingabe ist ungültig.',
  },
  empty: {
    firstName: 'Gib deinen Vornamen ein.',
    lastName: 'Gib deinen Nachnamen ein.',
    email: 'Gib deine E-Mail-Adresse ein.',
    password: 'Gib dein Passwort ein.',
    code: 'Gib den sechsstelligen Code ein.',
    gameName: 'Gib den Namen des Spiels ein.',
    title: 'Gib einen Titel ein.',
    content: 'Schreib zuerst etwas.',
    category: 'Wähl einen Bereich.',
    other: 'Füll dieses Feld aus.',
  },
  mailCode: {
    email: 'E-Mail-Adresse, an die die E-Mail ging',
    code: 'Code aus der E-Mail',
    hint: 'Der Code steht in der E-Mail. Er gilt {{days}} Tage.',
  },
  noscript: 'Dieses Formular braucht JavaScript. Bitte schalte es ein und lade die Seite neu.',
  inField: '{{field}}: {{text}}',
};
