import { expect, test } from 'vitest';

import { beginningOf, describeStories, describeStory } from './describe.ts';
import { told } from './testing/fixture.ts';

test('a story says who told it when, and of which game', () => {
  const url = `https://kga.test/stories/${told.id}`;
  expect(describeStory(told, url)).toMatchObject({
    '@type': 'DiscussionForumPosting',
    headline: told.title,
    url,
    inLanguage: 'de',
    datePublished: told.createdAt,
    author: { name: '0193f5a0' },
    about: { name: 'The Crew' },
  });
  const nobodys = describeStory({ ...told, userId: null }, url);
  expect(nobodys).not.toHaveProperty('author');
  expect(nobodys).not.toHaveProperty('dateModified');
});

test('a list names its stories at the addresses that count', () => {
  expect(
    describeStories('Stories', [told], 'https://kga.test/stories', 'https://kga.test'),
  ).toMatchObject({
    mainEntity: {
      itemListElement: [{ position: 1, url: `https://kga.test/stories/${told.id}?lang=de` }],
    },
  });
});

test('the beginning of a story is one line that ends with a whole word', () => {
  expect(beginningOf(' It was\n\nbought. ')).toBe('It was bought.');
  const long = beginningOf('word '.repeat(100));
  expect(long.endsWith('word…')).toBe(true);
  expect(long.length).toBeLessThanOrEqual(201);
});

test('without spaces it is cut between characters, never through one', () => {
  const cut = beginningOf(`${'失'.repeat(199)}🎮🎮`);
  expect(cut).toBe(`${'失'.repeat(199)}…`);
});
