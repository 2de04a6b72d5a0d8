// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'legalRequests'> = {
  title: 'Deine Anfrage',
  description: 'Die private Statusseite einer Anfrage.',
  loading: 'Deine Anfrage lädt',
  back: 'Zurück zur Hilfe bei Rechtsfragen',
  request: {
    fullName: 'Vollständiger Name',
    fullNameHint: 'Der Name, mit dem wir dich ansprechen sollen.',
    email: 'E-Mail',
    emailHint: 'Dorthin schicken wir den Link zu deiner Statusseite und unsere Antworten.',
    phone: 'Telefon',
    phoneHint: 'In internationaler Form, zum Beispiel +49 30 23125000.',
    issueTypes: {
      refund: 'Erstattung abgelehnt',
      game_shut_down: 'Spiel abgeschaltet',
      features_removed: 'Funktionen entfernt',
      account_blocked: 'Konto gesperrt',
      misleading_sale: 'Irreführender Verkauf',
      other: 'Etwas anderes',
    },
    guest: 'Ein Konto brauchst du nicht.',
    member: 'Name und E-Mail-Adresse haben wir eingetragen. Du kannst beides ändern.',
    optional: 'optional',
    attachments: {
      label: 'Anhänge',
      hint: 'Bis zu 5 Dateien: PDF, JPEG, PNG oder WebP, je höchstens 10 MB. Speichere HEIC-Fotos vorher als JPEG. Schwärze vorher Passwörter und Kartennummern.',
      add: 'Dateien hinzufügen',
      remove: '{{name}} entfernen',
      uploading: '{{name}} wird geprüft',
      privacy:
        'Wir verschlüsseln sie. Versteckte Angaben wie den Aufnahmeort eines Fotos entfernen wir aus Bildern, nicht aber aus PDFs.',
      tooMany: 'Du kannst höchstens 5 Dateien anhängen',
      tooBig: '„{{name}}“ ist größer als 10 MB',
      wrongType: '„{{name}}“ ist kein PDF und kein Bild, das wir annehmen können',
      active:
        '„{{name}}“ können wir nicht annehmen: Darin steckt ein Skript, eine weitere Datei oder ein Befehl, der ein Programm startet. Druck das Dokument in ein neues PDF und füg dieses hinzu.',
      convert:
        'Das Format von „{{name}}“ können wir nicht annehmen. Exportiere das Bild als JPEG oder mach ein Bildschirmfoto davon und füge das hinzu.',
      unreadable: '„{{name}}“ ließ sich nicht lesen. Speichere die Datei neu oder lass sie weg.',
    },
    consent: {
      name: 'Einwilligung',
      label:
        'Ich bin einverstanden, dass das Beratungsteam liest, was ich schicke, um mir zu helfen.',
      text: 'Wir verschlüsseln es, zeigen es nur dem Beratungsteam und löschen es 12 Monate nach Abschluss, ohne Abschluss 24 Monate nach der letzten Nachricht. Du kannst die Anfrage jederzeit zurückziehen, dann löschen wir sie sofort. In verschlüsselten Sicherungen bleibt es bis zu 30 Tage länger.',
      error: 'Stimm bitte zu, sonst dürfen wir deine Anfrage nicht lesen',
    },
    draft: {
      keep: 'Entwurf in diesem Browser behalten',
      shared:
        'Lass das aus, wenn auch andere dieses Gerät nutzen: Sonst können alle deinen Entwurf lesen.',
      restored:
        'Dein Entwurf ist wieder da. Anhänge und deine Einwilligung bewahren wir nicht auf; füg die Anhänge neu hinzu und stimm noch einmal zu.',
      discard: 'Entwurf verwerfen',
    },
    errors: {
      fullName: 'Gib deinen vollständigen Namen ein',
      email: 'Gib eine E-Mail-Adresse wie name@example.org ein',
      phone: 'Gib eine Telefonnummer mit Ländervorwahl ein, zum Beispiel +49 30 23125000',
    },
    done: {
      title: 'Danke. Deine Anfrage ist angekommen.',
      reference: 'Dein Aktenzeichen',
      email:
        'Den Link zu deiner privaten Statusseite haben wir an {{email}} geschickt. Sieh auch im Spamordner nach.',
      nextTitle: 'Wie es weitergeht',
      next: 'Jemand aus dem Beratungsteam übernimmt deine Anfrage, liest sie und antwortet per E-Mail. Jeden Schritt siehst du auf deiner Statusseite.',
      nextTime:
        'Wie schnell das geht, können wir nicht versprechen. Läuft bald eine Frist ab, warte nicht auf uns.',
      status: 'Statusseite öffnen',
      keep: 'Behalte den Link für dich: Wer ihn hat, kann unsere Antworten lesen.',
    },
    trap: 'Lass dieses Feld leer',
  },
  consultation: {
    title: 'Beratung buchen',
    description:
      'Frag jemanden, der sich im Verbraucherrecht auskennt, zu einem Spiel, das du gekauft hast.',
    lead: 'Schreib uns, was passiert ist und wann du sprechen möchtest. Jemand aus dem Beratungsteam antwortet und schlägt einen Termin vor.',
    preferredDate: 'Wunschtermin',
    preferredDateHint: 'Ein Wunsch, noch keine Verabredung. Den Termin bestätigen wir per E-Mail.',
    preferredTime: 'Wunschzeit',
    timeZone: 'Zeitzone',
    timeZoneHint: 'Die Zeiten gelten für {{zone}}. Ändere das, wenn du woanders bist.',
    issueType: 'Art des Problems',
    issueTypeChoose: 'Wähl ein Problem',
    caseDescription: 'Beschreibung des Falls',
    caseDescriptionHint:
      'Welches Spiel, was wann passiert ist, was du schon getan hast und was du möchtest. Lass die Namen anderer weg.',
    submit: 'Anfrage senden',
    submitting: 'Anfrage wird gesendet',
    errors: {
      preferredDate: 'Wähl einen Tag, der nicht in der Vergangenheit liegt',
      issueType: 'Wähl ein Problem',
      caseDescription: 'Beschreib deinen Fall',
    },
    aidInstead:
      'Eine Anwältin oder einen Anwalt kannst du dir nicht leisten? Beantrage stattdessen Rechtshilfe.',
  },
  aid: {
    title: 'Rechtshilfe beantragen',
    description: 'Beantrage Unterstützung, wenn du dir kein eigenes Verfahren leisten kannst.',
    lead: 'Schreib uns, worum es geht und wie deine Lage ist. Wir suchen Hilfe, die zu dir passt.',
    limits:
      'Geld oder anwaltliche Vertretung können wir nicht versprechen. Das ist kein Antrag bei einer öffentlichen Stelle; wenn dir eine helfen kann, sagen wir dir, wie du sie erreichst.',
    monthlyIncome: 'Monatliches Einkommen',
    monthlyIncomeHint: 'Netto, ungefähr. So finden wir Angebote mit Einkommensgrenze.',
    currency: 'Währung',
    preferNotToSay: 'Keine Angabe',
    legalIssue: 'Rechtliches Problem',
    legalIssueChoose: 'Wähl ein Problem',
    detailedDescription: 'Ausführliche Beschreibung',
    detailedDescriptionHint:
      'Was passiert ist, was es dich gekostet hat, welche Briefe du geschickt und bekommen hast, und jede Frist.',
    submit: 'Antrag senden',
    submitting: 'Antrag wird gesendet',
    errors: {
      monthlyIncome: 'Gib einen Betrag wie 1800 ein oder wähl „Keine Angabe“',
      currency: 'Wähl eine Währung',
      legalIssue: 'Wähl ein Problem',
      detailedDescription: 'Beschreib deine Lage',
    },
    consultationInstead: 'Du möchtest nur etwas fragen? Buch stattdessen eine Beratung.',
  },
  status: {
    private: 'Diese Seite ist privat. Gib ihren Link nicht weiter.',
    reference: 'Aktenzeichen',
    sent: 'Gesendet',
    kinds: {
      consultation: 'Beratung',
      aid: 'Rechtshilfe',
    },
    states: {
      received: 'Eingegangen',
      assigned: 'Übernommen',
      answered: 'Beantwortet',
      closed: 'Abgeschlossen',
    },
    stateTexts: {
      received: 'Deine Anfrage ist da. Als Nächstes übernimmt sie jemand aus dem Beratungsteam.',
      assigned: 'Jemand aus dem Beratungsteam liest sie gerade.',
      answered: 'Du hast eine Antwort. Sie steht hier und in unserer E-Mail.',
      closed: 'Wir sind fertig. Am {{date}} löschen wir alles.',
    },
    history: 'Bisherige Schritte',
    replies: 'Antworten',
    noReply: 'Noch keine Antwort',
    noReplyText: 'Sobald es eine gibt, schicken wir dir eine E-Mail.',
    fromCounsel: 'Vom Beratungsteam, {{date}}',
    date: {
      proposed: 'Vorgeschlagener Termin',
      confirmed: 'Bestätigter Termin',
      accept: 'Termin annehmen',
      decline: 'Lieber ein anderer Termin',
      accepted: 'Du hast zugesagt. Wir bestätigen den Termin per E-Mail.',
      declined: 'Wir schlagen einen anderen Termin vor',
      calendar: 'In den Kalender',
    },
    outcome: 'Ergebnis',
    withdraw: {
      action: 'Anfrage zurückziehen',
      title: 'Anfrage zurückziehen?',
      text: 'Wir löschen sofort und endgültig, was du geschickt hast, deine Dateien und unsere Antworten.',
      confirm: 'Zurückziehen und löschen',
      cancel: 'Anfrage behalten',
      working: 'Wird gelöscht',
      done: 'Anfrage zurückgezogen und gelöscht',
      doneText:
        'Wir behalten davon nur eine Zahl ohne Einzelheiten. In verschlüsselten Sicherungen bleibt die Anfrage noch bis zu 30 Tage.',
    },
    gone: 'Hier ist nichts',
    goneText:
      'Der Link stimmt nicht, oder wir haben die Anfrage gelöscht. Prüf, ob du den ganzen Link kopiert hast.',
    failed: 'Deine Anfrage konnte nicht geladen werden. Versuch es noch einmal.',
    answering: 'Antwort wird gespeichert',
  },
  outcomes: {
    advised: 'Informationen gegeben',
    letter_sent: 'Brief gemeinsam vorbereitet',
    referred: 'An andere Stelle verwiesen',
    resolved: 'Mit dem Händler gelöst',
    no_contact: 'Keine Rückmeldung der Person',
    out_of_scope: 'Dabei können wir nicht helfen',
  },
};
