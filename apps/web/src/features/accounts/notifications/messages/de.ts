// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'notifications'> = {
  title: 'Benachrichtigungen',
  lead: 'Antworten, Zitate, Erwähnungen und Entscheidungen zu deinen Beiträgen.',
  unread_one: 'Benachrichtigungen: {{n}} ungelesen',
  unread_other: 'Benachrichtigungen: {{n}} ungelesen',
  isUnread: 'Ungelesen.',
  loading: 'Benachrichtigungen werden geladen',
  failed: 'Deine Benachrichtigungen konnten nicht geladen werden',
  shown_one: '{{current}} von {{n}} Benachrichtigung',
  shown_other: '{{current}} von {{n}} Benachrichtigungen',
  readAll: 'Alle als gelesen markieren',
  markRead: 'Als gelesen markieren',
  markUnread: 'Als ungelesen markieren',
  logInFirst: 'Melde dich an, um deine Benachrichtigungen zu sehen.',
  reason: 'Grund: {{reason}}',
  empty: {
    title: 'Nichts Neues',
    text: 'Wenn dir jemand antwortet, dich zitiert oder die Moderation über deine Beiträge entscheidet, siehst du es hier.',
    forum: 'Zum Forum',
  },
  events: {
    mention: '{{author}} hat dich erwähnt',
    quote: '{{author}} hat deine Antwort zitiert',
    reply: '{{author}} hat auf deinen Beitrag geantwortet',
    follow: '{{author}} hat auf einen Beitrag geantwortet, dem du folgst',
  },
  decisions: {
    approve: 'Die Moderation hat deinen Beitrag freigegeben',
    reject: 'Die Moderation hat sich dagegen entschieden, deinen Beitrag zu veröffentlichen',
    hide: 'Die Moderation hat deinen Beitrag ausgeblendet',
    restore: 'Die Moderation zeigt deinen Beitrag wieder',
    undo: 'Die Moderation hat eine Entscheidung über deinen Beitrag rückgängig gemacht',
  },
  emails: {
    title: 'E-Mails',
    intro: 'Auf dieser Seite siehst du alles. Wähl, was wir dir auch per E-Mail schicken.',
    unverified: 'Die E-Mails beginnen, sobald du deine Adresse bestätigt hast.',
    failed: 'Deine Auswahl konnte nicht geladen werden',
    on: 'Darüber bekommst du E-Mails',
    off: 'Darüber bekommst du keine E-Mails mehr',
    kinds: {
      mention: 'Jemand erwähnt mich',
      quote: 'Jemand zitiert meine Antwort',
      reply: 'Jemand antwortet auf meinen Beitrag',
      follow: 'Neue Antworten auf Beiträge, denen ich folge',
      decision: 'Die Moderation entscheidet über meinen Beitrag',
    },
  },
};
