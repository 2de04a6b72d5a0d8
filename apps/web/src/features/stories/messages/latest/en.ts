// SPDX-License-Identifier: AGPL-3.0-or-later
export const messages = {
  title: 'Recent stories',
  all: 'View all stories',
  empty: 'No user stories available.',
  emptyHint: 'Players’ stories will appear here.',
  failed: 'Unable to load the stories',
  amountLost: 'Lost',
  share: 'Share Your Story',
} as const;

declare module '../../../../lib/messages.ts' {
  interface EnglishMessages {
    latestStories: typeof messages;
  }
}
