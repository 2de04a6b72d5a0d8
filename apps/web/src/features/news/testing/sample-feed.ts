// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Feed, FeedPreview } from '@kga/contracts/news';

/** A German source that works. */
export const workingFeed: Feed = {
  id: '0193f5a0-0000-7000-8000-0000000000f1',
  url: 'https://speicherpunkt.example/feed.xml',
  name: 'Speicherpunkt',
  siteUrl: 'https://speicherpunkt.example/',
  language: 'de',
  category: 'industry',
  rules: [{ category: 'policy', words: ['Kommission', 'Brüssel'] }],
  enabled: true,
  state: 'working',
  items: 12,
  lastRead: { entries: 15, articles: 12 },
  failures: 0,
  failingSince: null,
  lastFault: null,
  lastPolledAt: '2026-11-20T10:00:00.000Z',
  lastNewItemAt: '2026-11-19T10:00:00.000Z',
  nextPollAt: '2026-11-20T11:00:00.000Z',
  pollSeconds: 3_600,
  createdAt: '2026-11-01T00:00:00.000Z',
};

const lookup = { id: '0193f5a0-0000-7000-8000-0000000000f2', status: null, candidates: [] };

/** What the worker found at the address of that source's site. */
export const foundFeed: FeedPreview = {
  ...lookup,
  state: 'found',
  fault: null,
  feed: {
    url: workingFeed.url,
    name: 'Speicherpunkt – Nachrichten',
    siteUrl: workingFeed.siteUrl,
    language: 'de',
    items: [
      {
        title: 'Server abgeschaltet',
        excerpt: 'Kurz.',
        url: 'https://speicherpunkt.example/1',
        publishedAt: '2026-11-19T10:00:00.000Z',
        dateDoubt: null,
        hasPicture: false,
      },
    ],
  },
};

/** The lookup of an address that leads to a private network. */
export const privateAddress: FeedPreview = {
  ...lookup,
  state: 'failed',
  fault: 'not_public',
  feed: null,
};
