// SPDX-License-Identifier: AGPL-3.0-or-later
export const messages = {
  title: 'Notifications',
  lead: 'Replies, quotes, mentions and decisions about what you posted.',
  unread_one: 'Notifications: {{n}} unread',
  unread_other: 'Notifications: {{n}} unread',
  isUnread: 'Unread.',
  loading: 'Loading notifications',
  failed: 'We couldn’t load your notifications',
  shown_one: 'Showing {{current}} of {{n}} notification',
  shown_other: 'Showing {{current}} of {{n}} notifications',
  readAll: 'Mark all as read',
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  logInFirst: 'Log in to see your notifications.',
  reason: 'Reason: {{reason}}',
  empty: {
    title: 'Nothing new',
    text: 'When someone replies to you, quotes you or a moderator decides about your posts, you’ll see it here.',
    forum: 'Go to the forum',
  },
  events: {
    mention: '{{author}} mentioned you',
    quote: '{{author}} quoted your reply',
    reply: '{{author}} replied to your post',
    follow: '{{author}} replied to a post you follow',
  },
  decisions: {
    approve: 'A moderator approved your contribution',
    reject: 'A moderator decided not to publish your contribution',
    hide: 'A moderator hid your contribution',
    restore: 'A moderator decided to show your contribution again',
    undo: 'A moderator undid a decision about your contribution',
  },
  emails: {
    title: 'Emails',
    intro: 'Everything appears on this page. Choose what we also email you.',
    unverified: 'Emails start once you’ve confirmed your address.',
    failed: 'We couldn’t load your choice',
    on: 'We’ll email you about this',
    off: 'We won’t email you about this',
    kinds: {
      mention: 'Someone mentions me',
      quote: 'Someone quotes my reply',
      reply: 'Someone replies to my post',
      follow: 'New replies to posts I follow',
      decision: 'A moderator decides about my contribution',
    },
  },
} as const;

declare module '../../../../lib/messages.ts' {
  interface EnglishMessages {
    notifications: typeof messages;
  }
}
