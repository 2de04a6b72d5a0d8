// SPDX-License-Identifier: AGPL-3.0-or-later
import type { MailMessages } from './en.ts';

export const de: MailMessages = {
  greeting: 'Hallo {{name}},',
  greetingAlone: 'Hallo,',
  linkHint: 'Falls die Schaltfläche nicht funktioniert, öffne diese Adresse:',
  code: 'Oder gib diesen Code ein:',
  expires: 'Link und Code gelten einmal und laufen am {{time}} ab.',
  method: 'Angemeldet mit: {{method}}',
  password: 'Passwort',
  device: 'Gerät: {{device}}',
  unknownDevice: 'unbekannt',
  time: 'Zeit: {{time}}',
  footer: 'Du bekommst diese E-Mail, weil {{to}} bei {{brand}} registriert ist.',
  linkCode: 'Falls eine Seite nach einem Code fragt: {{code}}. Er gilt bis {{time}}.',
  choose: 'Auswählen, welche E-Mails du bekommst',
  stop: 'Keine E-Mails dieser Art mehr',
  verify_email: {
    subject: 'Bitte bestätige deine E-Mail-Adresse',
    why: 'Danke, dass du bei {{brand}} mitmachst. Bitte bestätige, dass das deine E-Mail-Adresse ist.',
    action: 'E-Mail-Adresse bestätigen',
    notYou: 'Falls du dich nicht registriert hast, kannst du diese E-Mail ignorieren.',
  },
  change_email: {
    subject: 'Bitte bestätige deine neue E-Mail-Adresse',
    why: 'Jemand, hoffentlich du, möchte diese Adresse für ein Konto bei {{brand}} verwenden. Bitte bestätige sie.',
    action: 'Neue Adresse bestätigen',
    notYou:
      'Falls du das nicht warst, kannst du diese E-Mail ignorieren. Das Konto behält seine bisherige Adresse.',
  },
  email_changed: {
    subject: 'Deine E-Mail-Adresse wurde geändert',
    why: 'Dein Konto bei {{brand}} hat eine neue E-Mail-Adresse. Mit dieser hier kannst du dich nicht mehr anmelden.',
    action: 'Schreib uns',
    notYou:
      'Falls du das nicht warst, hat vielleicht jemand anderes Zugriff auf dein Konto. Bitte schreib uns sofort.',
  },
  reset_password: {
    subject: 'Wähl ein neues Passwort',
    why: 'Jemand, hoffentlich du, hat ein neues Passwort für dein Konto bei {{brand}} angefordert.',
    action: 'Neues Passwort wählen',
    notYou:
      'Falls du das nicht warst, kannst du diese E-Mail ignorieren. Dein Passwort bleibt unverändert.',
  },
  password_changed: {
    subject: 'Dein Passwort wurde geändert',
    why: 'Das Passwort für dein Konto bei {{brand}} wurde geändert.',
    action: 'Passwort zurücksetzen',
    notYou:
      'Falls du das nicht warst, setz sofort dein Passwort zurück. Damit wirst du auch überall abgemeldet.',
  },
  signed_in: {
    subject: 'Neue Anmeldung bei deinem Konto',
    why: 'Jemand hat sich bei {{brand}} auf einem neuen Weg oder mit einem neuen Gerät in deinem Konto angemeldet.',
    action: 'Passwort zurücksetzen',
    notYou:
      'Falls du das nicht warst, setz sofort dein Passwort zurück. Damit wirst du auch überall abgemeldet.',
  },
  identity_linked: {
    subject: 'Neuer Anmeldeweg für dein Konto',
    why: 'Du kannst dich bei {{brand}} jetzt auch mit {{method}} anmelden.',
    action: 'Profil ansehen',
    notYou:
      'Falls du das nicht warst, trenne diesen Anmeldeweg in deinem Profil und ändere dein Passwort.',
  },
  identity_unlinked: {
    subject: 'Ein Anmeldeweg wurde entfernt',
    why: 'Du kannst dich bei {{brand}} nicht mehr mit {{method}} anmelden.',
    action: 'Profil ansehen',
    notYou:
      'Falls du das nicht warst, ändere dein Passwort im Profil. Damit wirst du auch überall sonst abgemeldet.',
  },
  export_ready: {
    subject: 'Deine Daten stehen zum Herunterladen bereit',
    why: 'Die Datei mit allem, was wir bei {{brand}} über dich speichern, ist fertig. Du kannst sie in deinem Profil herunterladen.',
    action: 'Profil öffnen',
    notYou:
      'Wenn du sie nicht angefordert hast, ist vielleicht jemand anderes in deinem Konto angemeldet. Ändere dein Passwort im Profil.',
    until: 'Wir löschen die Datei: {{time}}',
  },
  content_decided: {
    kinds: {
      story: 'Geschichte: {{title}}',
      forum_post: 'Forumsbeitrag: {{title}}',
      forum_reply: 'Antwort auf „{{title}}“',
      memory: 'Erinnerung an {{title}}',
      reason: 'Grund für die Unterschrift unter „{{title}}“',
      letter_answer: 'Antwort auf einen Brief: {{title}}',
      correction: 'Korrektur: {{title}}',
      game: 'Spiel fürs Archiv: {{title}}',
    },
    reply: 'Antwort im Forum',
    excerpt: 'Dein Text: {{excerpt}}',
    several: {
      subject: 'Entscheidungen zu {{count}} deiner Beiträge',
      why: 'Die Moderation von {{brand}} hat über diese Beiträge entschieden.',
      notYou: 'In deinem Profil siehst du, wie es um jeden Beitrag steht.',
      editable:
        'In deinem Profil siehst du, wie es um jeden Beitrag steht. Dort kannst du deine Texte ändern, und wir prüfen sie noch einmal.',
    },
    reason: 'Grund: {{reason}}',
    reasons: {
      spam: 'Spam oder Werbung',
      abuse: 'Beleidigung oder Belästigung',
      illegal: 'verstößt gegen geltendes Recht',
      off_topic: 'gehört nicht zum Thema',
      personal_data: 'persönliche Daten anderer',
      duplicate: 'steht hier bereits',
      other: 'etwas anderes',
    },
    note: 'Die Moderation schreibt: {{note}}',
    approve: {
      subject: {
        story: 'Deine Geschichte „{{title}}“ ist online',
        forum_post: 'Dein Beitrag „{{title}}“ ist online',
        forum_reply: 'Deine Antwort auf „{{title}}“ ist online',
        memory: 'Deine Erinnerung an {{title}} ist online',
        reason: 'Dein Grund für die Unterschrift unter „{{title}}“ ist online',
        letter_answer: 'Die Antwort von {{title}} ist online',
        correction: 'Deine Korrektur zu „{{title}}“ steht im Archiv',
        game: '„{{title}}“ steht jetzt im Spielearchiv',
      },
      reply: 'Deine Antwort im Forum ist online',
      why: 'Die Moderation von {{brand}} hat deinen Text geprüft und freigegeben. Alle können ihn lesen.',
    },
    reject: {
      subject: {
        story: 'Wir haben „{{title}}“ nicht veröffentlicht',
        forum_post: 'Wir haben „{{title}}“ nicht veröffentlicht',
        forum_reply: 'Wir haben deine Antwort auf „{{title}}“ nicht veröffentlicht',
        memory: 'Wir haben deine Erinnerung an {{title}} nicht veröffentlicht',
        reason:
          'Wir haben deinen Grund für die Unterschrift unter „{{title}}“ nicht veröffentlicht',
        letter_answer: 'Wir haben die Antwort von {{title}} nicht veröffentlicht',
        correction: 'Wir haben deine Korrektur zu „{{title}}“ nicht übernommen',
        game: 'Wir haben „{{title}}“ nicht ins Archiv aufgenommen',
      },
      reply: 'Wir haben deine Antwort nicht veröffentlicht',
      why: 'Die Moderation von {{brand}} hat deinen Text geprüft und entschieden, ihn nicht zu veröffentlichen.',
    },
    hide: {
      subject: {
        story: 'Wir haben deine Geschichte „{{title}}“ ausgeblendet',
        forum_post: 'Wir haben deinen Beitrag „{{title}}“ ausgeblendet',
        forum_reply: 'Wir haben deine Antwort auf „{{title}}“ ausgeblendet',
        memory: 'Wir haben deine Erinnerung an {{title}} ausgeblendet',
        reason: 'Wir haben deinen Grund für die Unterschrift unter „{{title}}“ ausgeblendet',
        letter_answer: 'Wir haben die Antwort von {{title}} ausgeblendet',
        correction: 'Wir haben deine Korrektur zu „{{title}}“ zurückgenommen',
        game: 'Wir haben „{{title}}“ im Archiv ausgeblendet',
      },
      reply: 'Wir haben deine Antwort im Forum ausgeblendet',
      why: 'Die Moderation von {{brand}} hat deinen Text geprüft und ausgeblendet.',
    },
    restore: {
      subject: {
        story: 'Wir zeigen deine Geschichte „{{title}}“ wieder',
        forum_post: 'Wir zeigen deinen Beitrag „{{title}}“ wieder',
        forum_reply: 'Wir zeigen deine Antwort auf „{{title}}“ wieder',
        memory: 'Wir zeigen deine Erinnerung an {{title}} wieder',
        reason: 'Wir zeigen deinen Grund für die Unterschrift unter „{{title}}“ wieder',
        letter_answer: 'Wir zeigen die Antwort von {{title}} wieder',
        correction: 'Deine Korrektur zu „{{title}}“ steht wieder im Archiv',
        game: 'Wir zeigen „{{title}}“ wieder im Archiv',
      },
      reply: 'Wir zeigen deine Antwort im Forum wieder',
      why: 'Die Moderation von {{brand}} hat deinen Text noch einmal geprüft und zeigt ihn wieder.',
    },
    undo: {
      subject: {
        story: 'Entscheidung zu „{{title}}“ rückgängig gemacht',
        forum_post: 'Entscheidung zu „{{title}}“ rückgängig gemacht',
        forum_reply: 'Entscheidung zu deiner Antwort auf „{{title}}“ rückgängig gemacht',
        memory: 'Entscheidung zu deiner Erinnerung an {{title}} rückgängig gemacht',
        reason:
          'Entscheidung zu deinem Grund für die Unterschrift unter „{{title}}“ rückgängig gemacht',
        letter_answer: 'Wir haben eine Entscheidung über die Antwort von {{title}} zurückgenommen',
        correction: 'Entscheidung zu deiner Korrektur von „{{title}}“ rückgängig gemacht',
        game: 'Entscheidung zu „{{title}}“ rückgängig gemacht',
      },
      reply: 'Entscheidung zu deiner Antwort rückgängig gemacht',
      why: 'Die Moderation von {{brand}} hat die letzte Entscheidung zu deinem Text rückgängig gemacht.',
    },
    status: 'Aktueller Status: {{status}}',
    statuses: {
      pending: 'wird geprüft',
      published: 'öffentlich',
      hidden: 'ausgeblendet',
      rejected: 'nicht veröffentlicht',
    },
    read: 'Auf der Website lesen',
    own: 'Meine Beiträge ansehen',
    notYou: 'In deinem Profil siehst du, wie es um deinen Beitrag steht.',
    editable:
      'In deinem Profil siehst du, wie es um deinen Beitrag steht. Dort kannst du ihn ändern, und wir prüfen ihn noch einmal.',
  },
  game_changed: {
    subject: '„{{title}}“ hat sich im Archiv geändert',
    why: 'Du folgst „{{title}}“ im Spielearchiv von {{brand}}. Das hat sich geändert:',
    unknown: 'nicht bekannt',
    statuses: {
      announced: 'Abschaltung angekündigt',
      shut_down: 'Abgeschaltet',
      playable_again: 'Wieder spielbar',
      unknown: 'Status unbekannt',
    },
    facts: {
      status: 'Stand: {{before}} → {{after}}',
      releaseDate: 'Erschienen: {{before}} → {{after}}',
      shutdownDate: 'Abgeschaltet: {{before}} → {{after}}',
    },
    action: 'Spiel ansehen',
    notYou: 'Wir schreiben dir zu diesem Spiel nur, wenn sich sein Status oder ein Datum ändert.',
    stop: 'Keine E-Mails mehr zu diesem Spiel',
  },
  moderation_digest: {
    subject_one: '{{waiting}} Eintrag zu prüfen',
    subject_other: '{{waiting}} Einträge zu prüfen',
    why: 'Das wartet am {{day}} bei {{brand}} auf eine Entscheidung.',
    waiting: 'Offen insgesamt: {{waiting}}',
    reported: 'Davon gemeldet: {{reported}}',
    oldest: 'Längste Wartezeit: {{wait}}',
    kinds: {
      story: 'Geschichten: {{count}}',
      forum_post: 'Forumsbeiträge: {{count}}',
      forum_reply: 'Antworten im Forum: {{count}}',
      memory: 'Erinnerungen: {{count}}',
      reason: 'Gründe für Unterschriften: {{count}}',
      letter_answer: 'Antworten auf Briefe: {{count}}',
      correction: 'Korrekturen: {{count}}',
      game: 'Spiele fürs Archiv: {{count}}',
    },
    bursts: {
      game_like: 'Spiele mit auffällig vielen „Gefällt mir“: {{count}}',
      helpful: 'Texte mit auffällig vielen „Hilfreich“: {{count}}',
      letter_written: 'Regionen mit auffällig vielen Briefen: {{count}}',
    },
    action: 'Warteschlange öffnen',
    notYou: 'Moderation und Admins bekommen diese E-Mail einmal am Tag, und nur wenn etwas wartet.',
  },
  signature: {
    footer:
      'Du bekommst diese E-Mail, weil jemand mit {{to}} eine Petition bei {{brand}} unterschrieben hat.',
    petition: 'Es geht um die Petition „{{title}}“',
    withdraw: 'Unterschrift zurückziehen',
    remove: 'Das war ich nicht: Unterschrift löschen',
    signature_confirm: {
      subject: 'Bitte bestätige deine Unterschrift',
      why: 'Danke für deine Unterschrift! Sie zählt, sobald du sie bestätigst.',
      action: 'Unterschrift bestätigen',
      notYou:
        'Wenn du nicht unterschrieben hast, kannst du diese E-Mail ignorieren. Unbestätigte Unterschriften löschen wir nach 7 Tagen.',
    },
    signature_reminder: {
      subject: 'Deine Unterschrift ist noch nicht bestätigt',
      why: 'Du hast bei {{brand}} eine Petition unterschrieben. Deine Unterschrift zählt aber erst, wenn du sie bestätigst.',
      action: 'Unterschrift bestätigen',
      notYou:
        'Wenn du nicht unterschrieben hast, kannst du diese E-Mail ignorieren. Wir erinnern dich nur dieses eine Mal.',
    },
    signature_counts: {
      subject: 'Deine Unterschrift zählt',
      why: 'Danke für deine Unterschrift! Sie ist bestätigt und mitgezählt.',
      action: 'Petition ansehen',
      notYou:
        'Wenn du es dir anders überlegst, kannst du deine Unterschrift jederzeit zurückziehen.',
    },
    signature_held: {
      subject: 'Wir prüfen deine Unterschrift',
      why: 'Danke für deine Unterschrift! Sie ist bestätigt. Wir prüfen sie noch, bevor wir sie mitzählen, wie manche andere auch. Zählen wir sie nicht mit, löschen wir sie, und du kannst neu unterschreiben. Dein Beleg zeigt, ob sie zählt. Du musst nichts tun.',
      action: 'Petition ansehen',
      notYou:
        'Wenn du es dir anders überlegst, kannst du deine Unterschrift jederzeit zurückziehen.',
    },
    signature_again: {
      subject: 'Du hast schon unterschrieben',
      why: 'Jemand, hoffentlich du, wollte diese Petition noch einmal unterschreiben. Deine Unterschrift zählt schon, es hat sich also nichts geändert.',
      action: 'Petition ansehen',
      notYou: 'Wenn du das nicht warst, musst du nichts tun.',
    },
    signature_update: {
      why: 'Du wolltest Neuigkeiten zu einer Petition bekommen, die du bei {{brand}} unterschrieben hast. Hier sind sie:',
      action: 'Petition ansehen',
      notYou: 'Wir schreiben dir zu dieser Petition nur, wenn es Neuigkeiten gibt.',
      unsubscribe: 'Keine Neuigkeiten zu dieser Petition mehr',
    },
  },
  subscription: {
    footer:
      'Du bekommst diese E-Mail, weil jemand {{to}} angegeben hat, um bei {{brand}} Neuigkeiten zu einer Petition zu erhalten.',
    confirm: {
      subject: 'Bitte bestätige, dass du Neuigkeiten zu dieser Petition möchtest',
      why: 'Jemand, hoffentlich du, möchte von {{brand}} Neuigkeiten zu einer Petition per E-Mail. Bestätige das, und wir schreiben dir, sobald die Kampagne etwas Neues berichtet.',
      action: 'Bestätigen',
      notYou:
        'Wenn du das nicht warst, kannst du diese E-Mail ignorieren. Wir löschen deine Adresse nach 7 Tagen.',
    },
    updateWhy: 'Du hast {{brand}} um Neuigkeiten zu einer Petition gebeten. Hier sind sie:',
    opening: {
      region: 'Land oder Region: {{region}}',
      footer:
        'Du bekommst diese E-Mail, weil jemand {{to}} angegeben hat, um von {{brand}} zu erfahren, wenn eine Petition startet.',
      stop: 'E-Mail abbestellen',
      confirm: {
        subject:
          'Bitte bestätige, dass du eine E-Mail zum Start einer Petition möchtest ({{region}})',
        why: 'Jemand, hoffentlich du, möchte von {{brand}} eine E-Mail, wenn in diesem Land oder dieser Region eine Petition startet. Bestätige das, und wir schreiben dir ein einziges Mal, sobald du unterschreiben kannst.',
      },
      open: {
        subject: 'Jetzt unterschreiben: {{region}}',
        why: 'Du wolltest von {{brand}} erfahren, wenn eine Petition startet. Jetzt kannst du unterschreiben:',
        action: 'Petition unterschreiben',
        notYou:
          'Das war die E-Mail, um die du gebeten hast. Wir schicken keine weitere und löschen deine Adresse nach 7 Tagen.',
      },
    },
  },
  legal_request: {
    reference: 'Aktenzeichen: {{reference}}',
    action: 'Statusseite öffnen',
    calendar: 'In den Kalender',
    notYou:
      'Behalte diesen Link für dich: Wer ihn hat, kann unsere Antworten lesen. Wenn die Anfrage nicht von dir ist, öffne die Seite und zieh sie zurück.',
    footer:
      'Du bekommst diese E-Mail, weil {{to}} in einer Anfrage um Rechtshilfe bei {{brand}} angegeben wurde.',
    legal_received: {
      subject: 'Deine Anfrage ist angekommen',
      why: 'Danke für deine Nachricht an {{brand}}. Jemand aus dem Beratungsteam übernimmt deine Anfrage und antwortet per E-Mail. Auf deiner privaten Statusseite siehst du jeden Schritt, dort kannst du die Anfrage auch zurückziehen.',
    },
    legal_reply: {
      subject: 'Antwort auf deine Anfrage {{reference}}',
      why: 'Das Beratungsteam von {{brand}} hat auf deine Anfrage geantwortet:',
    },
    legal_proposed: {
      subject: 'Ein Termin für deine Beratung',
      why: 'Das Beratungsteam von {{brand}} schlägt einen Termin vor. Nimm ihn auf deiner Statusseite an oder bitte um einen anderen.',
    },
    legal_confirmed: {
      subject: 'Dein Termin ist bestätigt',
      why: 'Deine Beratung bei {{brand}} ist bestätigt. Auf deiner Statusseite kannst du sie in deinen Kalender übernehmen.',
    },
    legal_closed: {
      subject: 'Deine Anfrage {{reference}} ist abgeschlossen',
      why: 'Das Beratungsteam von {{brand}} hat deine Anfrage abgeschlossen. Das Ergebnis steht auf deiner Statusseite. Nach 12 Monaten löschen wir alles.',
    },
    legal_reopened: {
      subject: 'Deine Anfrage {{reference}} ist wieder offen',
      why: 'Das Beratungsteam von {{brand}} hat deine Anfrage wieder geöffnet und arbeitet daran. Was wir zum Löschen geschrieben haben, gilt nicht mehr: Wir löschen alles 12 Monate nach dem Abschluss, oder sofort, wenn du die Anfrage auf deiner Statusseite zurückziehst.',
    },
  },
  legal_counsel: {
    accepted: {
      subject: '{{reference}}: Termin angenommen',
      why: 'Dein Terminvorschlag wurde angenommen. Bitte bestätige ihn.',
    },
    declined: {
      subject: '{{reference}}: Termin abgelehnt',
      why: 'Dein Terminvorschlag wurde abgelehnt. Bitte schlag einen anderen vor.',
    },
    handed_over: {
      subject: '{{reference}} wurde dir übergeben',
      why: 'Eine Rechtsanfrage wurde dir übergeben.',
    },
    action: 'Anfrage öffnen',
    notYou:
      'Du bekommst diese E-Mail, weil du zum Beratungsteam gehörst und diese Anfrage bearbeitest.',
  },
  legal_digest: {
    subject_one: '{{n}} Rechtsanfrage wartet',
    subject_other: '{{n}} Rechtsanfragen warten',
    text: 'Die älteste wartet seit {{age}}.',
    action: 'Anfragen ansehen',
    notYou:
      'Du bekommst diese E-Mail, weil du zum Beratungsteam gehörst. Sie kommt einmal pro Woche, solange Anfragen warten.',
  },
  forum_reply: {
    subjects: {
      mention: 'Du wurdest erwähnt: {{title}}',
      quote: 'Du wurdest zitiert: {{title}}',
      reply: 'Neue Antwort auf deinen Beitrag: {{title}}',
      follow: 'Neue Antwort: {{title}}',
    },
    why: {
      mention: 'Jemand hat dich bei {{brand}} erwähnt.',
      quote: 'Jemand hat bei {{brand}} deine Antwort zitiert.',
      reply: 'Jemand hat bei {{brand}} auf deinen Beitrag geantwortet.',
      follow: 'Bei {{brand}} gibt es eine neue Antwort auf einen Beitrag, dem du folgst.',
    },
    post: 'Beitrag: {{title}}',
    reply: 'Antwort: {{excerpt}}',
    action: 'Antwort lesen',
    notYou: 'Zu diesem Beitrag schreiben wir dir erst wieder, wenn du ihn besucht hast.',
    stop: 'Keine E-Mails mehr zu diesem Beitrag',
  },
};
