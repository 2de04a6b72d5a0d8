import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'signatures'> = {
  title: 'Petition unterschreiben',
  description: 'Unterschreibe diese Petition und prüfe, ob deine Unterschrift mitgezählt ist.',
  loading: 'Die Petition wird geladen',
  retry: 'Erneut versuchen',
  failed: 'Die Petition konnte nicht geladen werden',
  back: 'Zurück zur Petition',
  sign: {
    title: 'Petition unterschreiben',
    closed: 'Du kannst diese Petition nicht unterschreiben',
    closedText:
      'Sie sammelt keine Unterschriften mehr oder wird auf einer offiziellen Seite unterschrieben.',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    emailHint:
      'Wir schicken dir einen Link, mit dem du deine Unterschrift bestätigst. Deine Adresse zeigen wir auf dieser Website niemandem.',
    verifiedHint: 'Du bist mit dieser Adresse angemeldet, deine Unterschrift zählt also sofort.',
    logIn: 'Melde dich vorher an, dann entfällt die Bestätigung per E-Mail',
    country: 'Land, in dem du wohnst',
    choose: 'Land auswählen',
    countryMissing: 'Wähle das Land, in dem du wohnst.',
    city: 'Wohnort',
    showName: 'Meinen Namen zeigen',
    showNameHint:
      'Andere Besucher dieser Website dürfen sehen, dass du unterschrieben hast. Ohne Häkchen sehen sie es nicht.',
    updates: 'Neues zu dieser Petition per E-Mail',
    disposable:
      'Das ist eine Wegwerfadresse. Nimm eine, die du behältst, damit du deine Unterschrift bestätigen und zurückziehen kannst.',
    trap: 'Lass dieses Feld leer',
    privacy:
      'Wir verschlüsseln Namen, E-Mail-Adresse und Wohnort. Öffentlich ist nur die Zahl der Unterschriften je Land und je Tag, und dein Name nur, wenn du es oben erlaubst. Wenn wir die Petition übergeben, erhält der Empfänger die Namen aller, die unterschrieben haben, mit Wohnort und Land. Du kannst deine Unterschrift jederzeit zurückziehen.',
    submit: 'Unterschreiben',
    sending: 'Wird unterschrieben',
    sent: 'Sieh in dein Postfach',
    sentText:
      'Wir haben eine E-Mail an {{email}} geschickt. Deine Unterschrift zählt, sobald du innerhalb von {{days}} Tagen den Link oder den Code daraus benutzt.',
    before: 'Du hast schon unterschrieben',
    beforeText: 'Deine Unterschrift zählt, es ist also nichts mehr zu tun. Danke!',
  },
  confirm: {
    title: 'Unterschrift bestätigen',
    lead: 'Gib den Code aus der E-Mail ein.',
    leadLink: 'Bestätige, dass du unterschreiben willst. Ab dann zählt deine Unterschrift.',
    byCode: 'Stattdessen den Code eingeben',
    code: 'Code',
    codeHint: 'Der sechsstellige Code aus der E-Mail',
    submit: 'Unterschrift bestätigen',
    sending: 'Wird bestätigt',
  },
  withdraw: {
    title: 'Unterschrift zurückziehen',
    lead: 'Deine Unterschrift zählt dann nicht mehr, und wir löschen deinen Namen und deine Adresse.',
    noToken: 'Öffne diese Seite mit dem Link aus einer unserer E-Mails zur Petition.',
    submit: 'Unterschrift zurückziehen',
    sending: 'Wird zurückgezogen',
    done: 'Du hast deine Unterschrift zurückgezogen',
    doneText:
      'Sie zählt nicht mehr, und Name und Adresse sind gelöscht. Wenn du es dir anders überlegst, kannst du wieder unterschreiben.',
  },
  receipt: {
    counted: 'Deine Unterschrift zählt. Danke!',
    keep: 'Das ist dein Beleg. Niemand sonst hat ihn, und wir können ihn nicht noch einmal zeigen. Hebe ihn auf, wenn du später prüfen möchtest, ob deine Unterschrift noch mitgezählt wird.',
    download: 'Beleg herunterladen',
    check: 'Beleg prüfen',
  },
  check: {
    title: 'Beleg prüfen',
    explain:
      'Jede bestätigte Unterschrift fügt einer öffentlichen Liste, die nur wachsen kann, eine Zeile hinzu. Die Zeile ist ein Fingerabdruck des Belegs und verrät nicht, wer unterschrieben hat. Alle zehn Minuten signieren wir Länge und Fingerabdruck der ganzen Liste. Damit beweist dein Browser, dass deine Unterschrift darin steht, und alle können die Zeilen nachzählen.',
    receipt: 'Dein Beleg',
    hint: 'Dein Browser prüft ihn. An uns geht nicht der Beleg, sondern nur sein Fingerabdruck, ohne deine Anmeldung.',
    invalid: 'Gib den Beleg genau so ein, wie du ihn bekommen hast.',
    submit: 'Prüfen',
    checking: 'Wird geprüft',
    included: 'Deine Unterschrift ist mitgezählt',
    includedText: 'Dein Browser hat den Beweis geprüft: Die Liste enthält deine Unterschrift.',
    withdrawn: 'Diese Unterschrift wurde zurückgezogen',
    withdrawnText: 'Sie wurde einmal gezählt. Eine spätere Zeile der Liste nimmt sie zurück.',
    missing: 'Die Liste enthält diesen Beleg nicht',
    missingText:
      'Wenn du gerade erst unterschrieben hast, versuche es in zehn Minuten noch einmal. Prüfe sonst, ob der Beleg vollständig ist.',
    waiting: 'Die Liste ist noch leer',
    waitingText:
      'Wir veröffentlichen sie höchstens zehn Minuten nach der ersten Unterschrift. Versuche es dann noch einmal.',
    forged: 'Der Beweis stimmt nicht',
    forgedText:
      'Die Liste passt nicht zu ihrem eigenen Fingerabdruck. Bitte sag uns und anderen Bescheid: Das darf nicht passieren.',
    position: 'Zeile',
    positionOf: '{{position}} von {{size}}',
    head: 'Stand der Liste',
    signed: 'Signatur passt zum Schlüssel, den diese Website angibt',
    notChecked: 'dieser Browser kann die Signatur der Seite nicht prüfen',
    root: 'Fingerabdruck',
  },
};
