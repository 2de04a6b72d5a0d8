import { addFeed, feed, type Feed } from '@kga/contracts';

import type { Agent } from './agent.ts';

/** What an admin gives of a source where nothing else is said; each one at an address of its own. */
export const aSource = () => ({
  url: `https://${crypto.randomUUID()}.test/feed`,
  name: 'A paper',
  siteUrl: 'https://paper.test/',
  language: 'en',
  category: 'industry',
  rules: [],
  enabled: true,
});

export async function addSource(admin: Agent, given: object = {}): Promise<Feed> {
  const answer = await admin.post(addFeed.url, { ...aSource(), ...given });
  return feed.parse(answer.json());
}
