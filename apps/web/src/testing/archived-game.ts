// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ArchiveGameDetails } from '@kga/contracts/archive';

/** A game of the archive. */
export const archivedGame: ArchiveGameDetails = {
  id: '0193f5a0-0000-7000-8000-000000000001',
  name: 'Capstan',
  developer: 'Jib Works',
  publisher: null,
  coverUrl: null,
  releaseDate: '2014-12-02',
  shutdownDate: '2024-03-31',
  genre: 'puzzle',
  platforms: ['vita'],
  status: 'shut_down',
  shutdownReason: null,
  likeCount: 0,
  memoryCount: 0,
  language: 'en',
  createdAt: '2026-01-01T00:00:00.000Z',
  editedAt: null,
  description: null,
  revivedBy: null,
  texts: [],
  events: [],
  sources: ['https://example.org/the-crew'],
  sourcePages: [
    {
      url: 'https://example.org/the-crew',
      publisher: null,
      title: null,
      day: null,
      kind: null,
    },
  ],
};
