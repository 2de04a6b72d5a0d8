import { createFeed, feed, type Feed } from '@kga/contracts';

import type { Agent } from './agent.ts';

/** What an admin gives of a source where nothing else is said; each one at an address of its own. */
export const feedBody = () => ({
  url: `https://${crypto.randomUUID()}.test/feed`,
  name: 'A paper',
  siteUrl: 'https://paper.test/',
  language: 'en',
  category: 'industry',
  rules: [],
  enabled: true,
});

export async function insertTestFeed(admin: Agent, given: object = {}): Promise<Feed> {
  const answer = await admin.post(createFeed.url, { ...feedBody(), ...given });
  return feed.parse(answer.json());
}
