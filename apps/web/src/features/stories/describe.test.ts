// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { describeStories, describeStory } from './describe.ts';
import { germanStory } from './testing/fixture.ts';

test('a story is described with author, date and game', () => {
  const url = `https://kga.test/stories/${germanStory.id}`;
  expect(describeStory(germanStory, url)).toMatchObject({
    '@type': 'DiscussionForumPosting',
    headline: germanStory.title,
    url,
    inLanguage: 'de',
    datePublished: germanStory.createdAt,
    author: { name: 'Ada' },
    about: { name: 'The Crew' },
  });
  const nobodys = describeStory({ ...germanStory, author: null }, url);
  expect(nobodys).not.toHaveProperty('author');
  expect(nobodys).not.toHaveProperty('dateModified');
});

test('a list is described with the canonical URLs of its stories', () => {
  expect(
    describeStories('Stories', [germanStory], 'https://kga.test/stories', 'https://kga.test'),
  ).toMatchObject({
    mainEntity: {
      itemListElement: [{ position: 1, url: `https://kga.test/stories/${germanStory.id}?lang=de` }],
    },
  });
});
