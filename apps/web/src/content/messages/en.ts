import type { ContentKind } from '@kga/contracts';

/** What every page with pieces of people says: what they are, what is wrong with them, reporting. */
export const messages = {
  kinds: { story: 'Story', forum_post: 'Forum post', forum_reply: 'Reply' } satisfies Record<
    ContentKind,
    string
  >,
  reasons: {
    spam: 'Spam or advertising',
    abuse: 'Insults or harassment',
    illegal: 'Against the law',
    off_topic: 'Off topic',
    personal_data: 'Personal data of others',
    duplicate: 'Published here before',
    other: 'Something else',
  },
  reasonHints: {
    spam: 'It wants to sell something, or leads elsewhere',
    abuse: 'It hurts, threatens or degrades somebody',
    illegal: 'Saying it or showing it is forbidden',
    off_topic: 'It has nothing to do with games that are taken away',
    personal_data: 'Names, addresses or numbers that are not the author’s own',
    duplicate: 'The same has been said here already, word for word or nearly',
    other: 'Please say below what it is',
  },
  reasonMissing: 'Please choose one of the reasons.',
  restored: {
    title: 'Unsaved changes are back',
    text: 'They were typed here earlier and never saved.',
    discard: 'Discard them',
  },
  signedOut: {
    text: 'You are not logged in any more. What you typed is kept.',
    signIn: 'Log in and come back here',
  },
  report: {
    button: 'Report',
    reported: 'Reported',
    of: '{{label}}: {{name}}',
    title: {
      story: 'Report this story',
      forum_post: 'Report this post',
      forum_reply: 'Report this reply',
    } satisfies Record<ContentKind, string>,
    text: 'A moderator looks at what is reported. The author does not learn who reported it.',
    again: 'You have reported this already. Another report replaces the first one.',
    reason: 'What is wrong with it?',
    note: 'What should moderators know?',
    noteHint: 'Only moderators read it. At most 1,000 characters.',
    send: 'Send the report',
    sending: 'Sending the report',
    done: 'Thank you for the report',
    doneText: 'A moderator will look at it.',
  },
  history: {
    button: 'Earlier versions',
    title: 'Earlier versions',
    text: 'What was there before each change, the latest first. Only moderators see it.',
    until: 'Until {{time}}',
    loading: 'Loading the earlier versions',
    failed: 'The earlier versions could not be loaded',
    empty: 'Nothing has been changed.',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    content: typeof messages;
  }
}
