// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ShownHold } from '@kga/contracts/content';
import type { ContentKind } from '@kga/contracts/core';

/** What every page with pieces of people says: what they are, what is wrong with them, reporting. */
export const messages = {
  kinds: {
    story: 'Story',
    forum_post: 'Forum post',
    forum_reply: 'Reply',
    memory: 'Memory',
    reason: 'Reason for signing',
    letter_answer: 'Answer to a letter',
    correction: 'Correction',
    game: 'Game',
  } satisfies Record<ContentKind, string>,
  reasons: {
    spam: 'Spam or advertising',
    abuse: 'Insults or harassment',
    illegal: 'Against the law',
    off_topic: 'Off topic',
    personal_data: 'Someone else’s personal data',
    duplicate: 'Already published here',
    other: 'Something else',
  },
  reasonHints: {
    spam: 'Sells something, or lures people to another site',
    abuse: 'Insults, threatens or demeans someone',
    illegal: 'Posting it is against the law',
    off_topic: 'Not about games being switched off',
    personal_data: 'Names, addresses or numbers that aren’t the author’s own',
    duplicate: 'A copy, or nearly, of something already here',
    other: 'Tell us below what it is',
  },
  displayName: {
    label: 'Public name',
    hint: 'Shown beside everything you publish here. Leave it empty to appear as {{id}}.',
    suggest: 'Suggest a name',
    suggested: '{{first}} {{second}} {{n}}',
    firstWords: 'Quiet|Blue|Silver|Amber|Brave|Gentle|Lucky|Bright|Winter|Misty|Swift|Golden',
    secondWords: 'Harbour|Fox|Falcon|Lantern|Otter|Compass|Meadow|River|Badger|Heron|Pixel|Comet',
  },
  held: {
    links: 'It contains several links.',
    alike: 'It closely resembles something posted recently.',
    too_quick: 'It was filled in unusually quickly.',
    other: 'Our spam filter wasn’t sure about it.',
  } satisfies Record<ShownHold, string>,
  heldUntil:
    'A moderator will check it first. It hasn’t been rejected; until then, only you can see it.',
  reasonMissing: 'Choose a reason.',
  edited: 'edited {{day}}',
  edit: 'Edit',
  delete: 'Delete',
  deleting: 'Deleting',
  deleted: 'Deleted',
  permalink: 'Permanent link',
  standing: {
    pending: {
      title: 'Waiting for a moderator',
      text: 'Only you can see it for now. We check everyone’s first contribution.',
    },
    held: { title: 'Held for review' },
    hidden: {
      title: 'Hidden from others',
      text: 'Readers reported it, or a moderator found it against the rules. Edit it and we’ll look again.',
    },
    rejected: {
      title: 'Not published',
      text: 'A moderator decided not to publish it. Edit it and we’ll look again.',
    },
    reason: 'Reason: {{reason}}',
  },
  restored: {
    title: 'Your unsaved changes are back',
    text: 'We’ve brought back what you typed earlier.',
    discard: 'Discard',
  },
  failed: {
    title: 'Submission Failed',
    unable: 'Unable to Submit',
    unableText: 'Please refresh the page and try again.',
    conflict:
      'This has been changed somewhere else. Your draft is safe; saving again overwrites that change.',
  },
  signedOut: {
    text: 'You’ve been logged out. We’ve kept your draft.',
    signIn: 'Log in and continue',
  },
  helpful: 'Helpful',
  report: {
    button: 'Report',
    reported: 'Reported',
    of: '{{label}}: {{name}}',
    title: {
      story: 'Report this story',
      forum_post: 'Report this post',
      forum_reply: 'Report this reply',
      memory: 'Report this memory',
      reason: 'Report this reason',
      letter_answer: 'Report this answer',
      correction: 'Report this correction',
      game: 'Report this entry',
    } satisfies Record<ContentKind, string>,
    text: 'A moderator will look at it. We never tell the author who reported it.',
    again: 'You’ve already reported this. A new report replaces the first one.',
    reason: 'What’s wrong with it?',
    note: 'Anything moderators should know?',
    noteHint: 'Only moderators will read it. Up to 1,000 characters.',
    send: 'Send report',
    sending: 'Sending report',
    done: 'Thank you for the report',
    doneText: 'A moderator will look at it.',
  },
  history: {
    button: 'Earlier versions',
    title: 'Earlier versions',
    text: 'What it said before each change, latest first. Only moderators can see this.',
    until: 'Until {{time}}',
    loading: 'Loading earlier versions',
    failed: 'We couldn’t load the earlier versions',
    empty: 'No changes yet.',
  },
} as const;

declare module '../../lib/messages.ts' {
  interface EnglishMessages {
    content: typeof messages;
  }
}
