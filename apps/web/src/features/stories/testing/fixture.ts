// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Story } from '@kga/contracts/stories';

/** A story in German, with a loss in euros. */
export const germanStory: Story = {
  id: '0193f5a0-0000-7000-8000-000000000002',
  userId: '0193f5a0',
  author: {
    id: '0193f5a0-0000-4000-8000-000000000001',
    shortId: '0193f5a0',
    displayName: 'Ada',
    picture: null,
    marks: [],
  },
  gameName: 'The Crew',
  title: 'Gekauft und weg',
  content: 'Zehn Jahre habe ich es gespielt, dann ging der Server aus.',
  format: 'plain',
  blocks: null,
  amountLost: 9_786,
  amount: 60,
  currency: 'EUR',
  rateDate: '2024-12-31',
  language: 'de',
  createdAt: '2026-01-01T00:00:00.000Z',
  editedAt: null,
};
