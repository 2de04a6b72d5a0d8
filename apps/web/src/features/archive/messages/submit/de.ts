import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'submitArchive'> = {
  title: 'Spiel einreichen',
  description:
    'Trag ein Spiel ins Archiv ein, das abgeschaltet wurde oder bald wird. Ein Konto brauchst du nicht.',
  lead: 'Hilf mit, an ein Spiel zu erinnern, das abgeschaltet wurde oder bald wird. Die Moderation prüft jeden Eintrag, bevor er ins Archiv kommt.',
  prompt: 'Fehlt ein Spiel? Erzähl uns, was du darüber weißt.',
  form: {
    name: 'Name des Spiels',
    developer: 'Studio',
    publisher: 'Publisher',
    coverUrl: 'Adresse des Titelbilds',
    coverHint: 'Eine Adresse, die mit https:// beginnt. Wir prüfen das Bild und zeigen eine Kopie.',
    coverUploaded: 'Das Bild ist hochgeladen. Es ersetzt die Adresse.',
    coverUpload: 'Hochgeladenes Bild',
    coverRemove: 'Bild entfernen',
    coverExpired:
      'Dieses Bild liegt nicht mehr bei uns. Lade es noch einmal hoch oder entferne es.',
    releaseDate: 'Erschienen am',
    shutdownDate: 'Abgeschaltet am',
    dateHint: 'So genau du es weißt: 2024-03-31, 2024-03 oder 2024.',
    dateWrong:
      'Gib ein Datum wie 2024-03-31, 2024-03 oder 2024 ein, von 1970 bis höchstens in fünf Jahren.',
    datesSwapped: 'Gib ein Datum an, das es gibt und das vor der Abschaltung liegt.',
    stillAhead:
      'Das Datum der Abschaltung liegt noch in der Zukunft. Wähle „Abschaltung angekündigt“.',
    genre: 'Genre',
    platform: 'Plattform',
    unknown: 'Weiß ich nicht',
    description: 'Beschreibung',
    descriptionHint: 'Was für ein Spiel war es? Höchstens {{most}} Zeichen.',
    shutdownReason: 'Grund der Abschaltung',
    shutdownReasonHint: 'Was der Publisher gesagt hat oder was bekannt ist.',
    sourceUrl: 'Link zur Quelle',
    sourceHint:
      'Eine Seite, die die Daten belegt, zum Beispiel die Ankündigung. Das hilft uns am meisten.',
    urlWrong: 'Gib eine vollständige Adresse ein, die mit https:// beginnt.',
    language: 'Sprache deiner Texte',
    trap: 'Lass dieses Feld leer',
    send: 'Spiel einreichen',
    sending: 'Das Spiel wird eingereicht',
  },
  missing: {
    title: 'Angaben fehlen',
    text: 'Bitte gib Name, Studio und Datum der Abschaltung an.',
  },
  similar: {
    title: 'Schon im Archiv?',
    text: 'Wenn es eines von diesen ist, brauchst du es nicht noch einmal einzureichen.',
  },
  done: {
    title: 'Spiel eingereicht!',
    text: 'Danke, dass du hilfst, die Geschichte der Spiele zu bewahren. Wir prüfen deinen Eintrag.',
    again: 'Noch ein Spiel einreichen',
    back: 'Zurück zum Archiv',
  },
  own: {
    pending: 'Wir prüfen deinen Eintrag',
    hidden: 'Dein Eintrag ist ausgeblendet',
    rejected: 'Wir haben ihn nicht ins Archiv aufgenommen',
    text: 'Diese Seite sehen nur du und die Moderation.',
    withdraw: 'Zurückziehen',
    withdrawTitle: 'Diesen Eintrag zurückziehen?',
    withdrawText: 'Wir löschen ihn endgültig.',
    withdrawing: 'Wird zurückgezogen',
    withdrawn: 'Eintrag zurückgezogen',
  },
  suspended: {
    title: 'Dein Konto ist gesperrt',
    text: 'Solange es gesperrt ist, kannst du keine Spiele einreichen.',
  },
};
