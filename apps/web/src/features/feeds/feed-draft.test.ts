import { expect, test } from 'vitest';

import { type InitialFeed, changedFields, draftOf, withChanges } from './feed-draft.ts';

const feed: InitialFeed = {
  name: 'A paper',
  url: 'https://paper.example/feed.xml',
  siteUrl: 'https://paper.example/',
  language: 'de',
  category: 'policy',
  rules: [{ category: 'consumer', words: ['refund', 'court'] }],
  enabled: true,
};

test('only what was typed comes back, over what the source has become meanwhile', () => {
  const typed = changedFields(draftOf(feed), { ...draftOf(feed), name: 'The paper' });
  expect(typed).toEqual({ name: 'The paper' });
  const now = { ...feed, enabled: false, url: 'https://paper.example/moved.xml' };
  expect(withChanges(draftOf(now), typed)).toEqual({ ...draftOf(now), name: 'The paper' });
});

test('only what changed is sent', () => {
  expect(changedFields(feed, { ...feed })).toEqual({});
  const rules = [{ category: 'consumer', words: ['refund'] }];
  expect(changedFields(feed, { ...feed, enabled: false, rules })).toEqual({
    enabled: false,
    rules,
  });
});
