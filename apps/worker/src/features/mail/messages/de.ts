import type { MailMessages } from './en.ts';

export const de: MailMessages = {
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
  content_decided: {
    kinds: {
      story: 'Geschichte: {{title}}',
      forum_post: 'Forumsbeitrag: {{title}}',
      forum_reply: 'Eine Antwort im Forum',
    },
    reason: 'Grund: {{reason}}',
    reasons: {
      spam: 'Spam oder Werbung',
      abuse: 'Beleidigung oder Belästigung',
      illegal: 'verstößt gegen geltendes Recht',
      off_topic: 'gehört nicht zum Thema',
      personal_data: 'personenbezogene Daten anderer',
      duplicate: 'steht hier bereits',
      other: 'etwas anderes',
    },
    note: 'Anmerkung der Moderation: {{note}}',
    approve: {
      subject: 'Der Beitrag ist jetzt öffentlich',
      why: 'Die Moderation von {{brand}} hat den Beitrag geprüft. Alle können ihn jetzt lesen.',
    },
    reject: {
      subject: 'Der Beitrag wurde nicht veröffentlicht',
      why: 'Die Moderation von {{brand}} hat den Beitrag geprüft und sich gegen eine Veröffentlichung entschieden.',
    },
    hide: {
      subject: 'Der Beitrag wurde ausgeblendet',
      why: 'Die Moderation von {{brand}} hat den Beitrag geprüft. Er wird nicht mehr angezeigt.',
    },
    restore: {
      subject: 'Der Beitrag ist wieder öffentlich',
      why: 'Die Moderation von {{brand}} hat den Beitrag noch einmal geprüft. Alle können ihn wieder lesen.',
    },
    undo: {
      subject: 'Eine Entscheidung zum Beitrag wurde zurückgenommen',
      why: 'Die Moderation von {{brand}} hat ihre letzte Entscheidung zu dem Beitrag zurückgenommen.',
    },
    status: 'Jetziger Stand: {{status}}',
    statuses: {
      pending: 'wartet auf die Moderation',
      published: 'öffentlich',
      hidden: 'ausgeblendet',
      rejected: 'nicht veröffentlicht',
    },
    read: 'Beitrag ansehen',
    own: 'Meine Beiträge ansehen',
    notYou:
      'Der Stand ist im Profil unter „Meine Beiträge“ zu sehen. Was nicht öffentlich ist, lässt sich ändern; dann prüft die Moderation es erneut.',
  },
  moderation_digest: {
    subject: 'Offen für die Moderation: {{waiting}}',
    why: 'Das wartet bei {{brand}} am {{day}} auf eine Entscheidung.',
    waiting: 'Offen insgesamt: {{waiting}}',
    reported: 'Davon gemeldet: {{reported}}',
    oldest: 'Längste Wartezeit in Stunden: {{hours}}',
    kinds: {
      story: 'Geschichten: {{count}}',
      forum_post: 'Forumsbeiträge: {{count}}',
      forum_reply: 'Antworten im Forum: {{count}}',
    },
    action: 'Warteschlange öffnen',
    notYou:
      'Moderation und Verwaltung erhalten diese E-Mail einmal am Tag, und nur wenn etwas wartet.',
  },
  forum_reply: {
    subject: 'Neue Antwort: {{title}}',
    why: 'In einem Beitrag bei {{brand}}, für den E-Mails eingeschaltet sind, gibt es eine neue Antwort.',
    post: 'Beitrag: {{title}}',
    reply: 'Antwort: {{excerpt}}',
    action: 'Antwort lesen',
    notYou: 'Zu diesem Beitrag kommt erst nach dem nächsten Besuch wieder eine E-Mail.',
    stop: 'Keine E-Mails mehr zu diesem Beitrag',
  },
};
