// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ContentKind } from '@kga/contracts/core';

export const messages = {
  title: 'Member',
  description: 'Stories, memories, posts and replies of a member.',
  loading: 'Loading this member',
  failed: 'Unable to load this member',
  listFailed: 'Unable to load the contributions',
  since: 'Member since {{day}}',
  filter: 'Show',
  all: 'Everything',
  kinds: {
    story: 'Stories',
    forum_post: 'Posts',
    forum_reply: 'Replies',
    memory: 'Memories',
    reason: 'Reasons for signing',
    letter_answer: 'Answers to letters',
    correction: 'Corrections',
    game: 'Games',
  } satisfies Record<ContentKind, string>,
  empty: 'Nothing here yet',
  emptyText: 'Published stories, memories, posts and replies will appear here.',
  you: 'This is how others see you.',
  edit: 'Change public name',
  reset: {
    button: 'Remove name',
    title: 'Remove this public name?',
    text: 'This member will appear as {{id}}. No one can choose this name again, and the removal is logged under your name.',
    reason: 'Reason',
    reasonHint: 'Only moderators and admins see it. At least 3 characters.',
    missing: 'Enter a reason of 3 to 500 characters.',
    saving: 'Removing name',
    done: 'Name removed',
    doneText: '“{{name}}” can’t be chosen again.',
  },
} as const;

declare module '../../../../lib/messages.ts' {
  interface EnglishMessages {
    members: typeof messages;
  }
}
