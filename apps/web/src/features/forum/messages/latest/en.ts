// SPDX-License-Identifier: AGPL-3.0-or-later
export const messages = {
  title: 'Forum',
  all: 'View the forum',
  empty: 'No forum categories available.',
  emptyHint: 'Categories will appear here.',
  failed: 'Unable to load the forum',
  noPosts: 'no posts',
  posts_one: '{{n}} post',
  posts_other: '{{n}} posts',
  replies_one: '{{n}} reply',
  replies_other: '{{n}} replies',
  views_one: '{{n}} view',
  views_other: '{{n}} views',
} as const;

declare module '../../../../lib/messages.ts' {
  interface EnglishMessages {
    latestForum: typeof messages;
  }
}
