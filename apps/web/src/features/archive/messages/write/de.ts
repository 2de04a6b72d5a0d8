// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'writeArchive'> = {
  submit: {
    description:
      'Trag ein Spiel ins Archiv ein, das abgeschaltet wurde oder bald wird. Ein Konto brauchst du nicht.',
    lead: 'Hilf mit, an ein Spiel zu erinnern, das abgeschaltet wurde oder bald wird. Die Moderation prüft jeden Eintrag, bevor er ins Archiv kommt.',
    form: {
      coverUrl: 'Adresse des Titelbilds',
      coverHint:
        'Eine Adresse, die mit https:// beginnt. Wir prüfen das Bild und zeigen eine Kopie.',
      coverUploaded: 'Das Bild ist hochgeladen. Es ersetzt die Adresse.',
      coverUpload: 'Hochgeladenes Bild',
      coverRemove: 'Bild entfernen',
      coverExpired:
        'Dieses Bild liegt nicht mehr bei uns. Lade es noch einmal hoch oder entferne es.',
      dateHint: 'So genau du es weißt: 2024-03-31, 2024-03 oder 2024.',
      dateWrong:
        'Gib ein Datum wie 2024-03-31, 2024-03 oder 2024 ein, von 1970 bis höchstens in fünf Jahren.',
      datesSwapped: 'Gib ein Datum an, das es gibt und das vor der Abschaltung liegt.',
      stillAhead:
        'Das Datum der Abschaltung liegt noch in der Zukunft. Wähle „Abschaltung angekündigt“.',
      unknown: 'Weiß ich nicht',
      descriptionHint: 'Was für ein Spiel war es? Höchstens {{most}} Zeichen.',
      shutdownReasonHint: 'Was der Publisher gesagt hat oder was bekannt ist.',
      sourceUrl: 'Link zur Quelle',
      sourceHint:
        'Eine Seite, die die Daten belegt, zum Beispiel die Ankündigung. Das hilft uns am meisten.',
      urlWrong:
        'Gib die vollständige Adresse einer öffentlichen Seite ein, die mit https:// beginnt.',
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
  },
  correct: {
    of: '„{{name}}“ korrigieren',
    description: 'Eine Korrektur für ein Spiel im Archiv vorschlagen.',
    lead: 'Ändere, was falsch ist oder fehlt. Die Moderation prüft es, und der Verlauf des Eintrags nennt dich.',
    note: 'Warum ist es falsch?',
    noteHint: 'Optional. Das liest nur die Moderation.',
    source: 'Link zur Quelle',
    sourceHint: 'Eine Seite, die deine Korrektur belegt.',
    language: 'Sprache deiner Texte',
    send: 'Korrektur senden',
    sending: 'Korrektur wird gesendet',
    unchanged: 'Du hast noch nichts geändert.',
    back: 'Zurück zum Spiel',
    trap: 'Lass dieses Feld leer',
    done: {
      title: 'Danke für die Korrektur',
      text: 'Die Moderation prüft sie. Sobald sie freigegeben ist, steht sie im Archiv.',
    },
  },
  memory: {
    form: {
      content: 'Deine Erinnerung',
      contentHint: 'Mit wem hast du gespielt, was fehlt dir? Nur Text; Links funktionieren.',
      years: 'Gespielt',
      yearsHint: 'Zum Beispiel 2014 oder 2014–2019',
      yearsWrong: 'Gib ein Jahr oder einen Zeitraum an, zum Beispiel 2014–2019.',
      language: 'Sprache',
      trap: 'Lass dieses Feld leer',
      review: 'Deinen ersten Beitrag prüft die Moderation, bevor er erscheint.',
      asGuest: 'Du schreibst als Gast. Die Moderation prüft deine Erinnerung, bevor sie erscheint.',
      logIn: 'Anmelden',
      send: 'Erinnerung teilen',
      sending: 'Wird gesendet',
      save: 'Speichern',
    },
    done: {
      published: 'Deine Erinnerung ist online',
      pending: 'Danke. Deine Erinnerung ist angekommen.',
      pendingText: 'Sie erscheint, sobald die Moderation sie geprüft hat.',
    },
    delete: {
      title: 'Diese Erinnerung löschen?',
      text: 'Das lässt sich nicht rückgängig machen.',
    },
    suspended: 'Dein Konto ist gesperrt: Du kannst lesen, aber nicht schreiben.',
  },
  check: {
    title: 'Angekündigte Abschaltungen prüfen',
    description: 'Spiele, deren angekündigter Abschalttag vorbei ist.',
    intro:
      'Der angekündigte Tag dieser Spiele ist vorbei. Wurden sie abgeschaltet? Öffne ein Spiel, such eine Quelle und berichtige dann Status und Datum.',
    announced: 'Angekündigtes Datum',
    shown_one: '{{n}} von {{total}} Spiel',
    shown_other: '{{n}} von {{total}} Spielen',
    loading: 'Spiele werden geladen',
    failed: 'Die Spiele konnten nicht geladen werden',
    empty: 'Nichts zu prüfen',
    emptyText: 'Hier stehen Spiele, deren angekündigter Tag vorbei ist.',
  },
  review: {
    mergedInto: 'Zusammengeführt mit',
    undoMerge: 'Zusammenführung rückgängig machen',
    undoHint:
      'Dieses Spiel wartet dann wieder auf die Moderation. Was der andere Eintrag übernommen hat, bleibt dort.',
    undoing: 'Wird rückgängig gemacht',
    undone: 'Zusammenführung rückgängig gemacht',
    title: 'Spiel prüfen',
    description: 'Ein eingereichtes Spiel prüfen und berichtigen.',
    back: 'Zurück zur Moderation',
    lead: {
      pending:
        'Eingereicht am {{day}}. Berichtige, was nicht stimmt, und gib es dann frei oder führ es mit dem Eintrag zusammen, den es schon gibt.',
      published:
        'Seit dem {{day}} im Archiv. Berichtige, was nicht stimmt, oder führ es mit dem Eintrag zusammen, den es doppelt. Jede Änderung steht im Verlauf des Eintrags.',
      closed:
        'Eingereicht am {{day}}. Es steht nicht im Archiv, aber du kannst seine Angaben noch berichtigen.',
    },
    facts: 'Angaben',
    sourcesHint: 'Eine Adresse pro Zeile.',
    stepsHint:
      'Zu einem Schritt gehören sein Datum und eine Seite, die ihn belegt. Das Ende der Server folgt aus dem Datum der Abschaltung.',
    language: 'Sprache der Texte',
    save: 'Berichtigung speichern',
    saving: 'Wird gespeichert',
    saved: 'Berichtigung gespeichert',
    approve: 'Freigeben',
    approving: 'Wird freigegeben',
    approved: 'Das Spiel steht im Archiv',
    late: 'Jemand anderes hat schon entschieden oder etwas geändert. Lade die Seite neu.',
    similar: 'Wahrscheinlich dasselbe Spiel',
    similarText: 'Was von diesem Spiel abweicht, ist fett.',
    none: 'Im Archiv sieht nichts danach aus.',
    merge: 'Damit zusammenführen',
    merging: 'Wird zusammengeführt',
    mergeTitle: 'Mit „{{name}}“ zusammenführen?',
    mergeText:
      'Der Eintrag übernimmt, was ihm fehlt, dazu alle Likes, Erinnerungen und alle, die dem Spiel folgen. Dieses Spiel wird als Duplikat geschlossen, und wer es eingereicht hat, erfährt, wo der Eintrag steht.',
    merged: 'Zusammengeführt',
    cover: 'Titelbild',
    removeCover: 'Titelbild entfernen',
    status: {
      pending: 'Wartet auf die Moderation',
      published: 'Im Archiv',
      hidden: 'Ausgeblendet',
      rejected: 'Nicht veröffentlicht',
    },
  },
};
