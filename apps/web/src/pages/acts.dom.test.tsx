// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { game, gamePageApi } from '../features/archive/testing/game-fixture.ts';
import { forumPost, threadApi } from '../features/forum/testing/forum-api.ts';
import { legalApi } from '../features/legal/testing/legal-fixture.ts';
import { namedGame } from '../features/news/testing/fixture.ts';
import { articleOf, newsApi } from '../features/news/testing/news-api.ts';
import { mainPetition, mainPetitionApi } from '../features/petitions/testing/petition-fixture.ts';
import { germanStory } from '../features/stories/testing/fixture.ts';
import { archivedGame } from '../testing/archived-game.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import type { MockHandlers } from '../testing/mock-api.ts';
import { renderApp } from '../testing/render-app.tsx';

const list = page.getByRole('navigation', { name: /^What you can do/ }).getByRole('listitem');

/** The texts of the acts, each with what a letter is asked to contain. */
function shownActs(): string[] {
  return list.elements().map((item) => {
    const { search } = new URL(item.querySelector('a')?.href ?? location.href);
    const asked = new URLSearchParams(search);
    const filled = ['game', 'situation', 'demand', 'country'].flatMap((name) => {
      const value = asked.get(name);
      return value === null || (name === 'country' && !isRecord()) ? [] : value;
    });
    return [item.textContent, ...filled].join(' · ');
  });
}

// The country of other pages is the one that the browser suggests.
const isRecord = () => location.pathname.startsWith('/legal/countries');

const namedArticle = articleOf('Coast Racer goes dark', { game: namedGame });
const article = articleOf('A law is announced');

const storyApi = (games: (typeof archivedGame)[]): MockHandlers => ({
  listSimilarGames: () => games,
  getStory: () => germanStory,
  getNextStory: () => null,
});

const ofGame = { ...archivedGame, name: germanStory.gameName };
const { id: gameId } = game;
const threadOfGame = { ...forumPost, game: { id: gameId, name: game.name } };

test.each<[string, string, MockHandlers, string[]]>([
  [
    'a game whose end is announced',
    `/archive/${gameId}`,
    gamePageApi({ ...game, status: 'announced', shutdownDate: '2090-01-01' }),
    [
      `Write to the publisher · ${gameId} · announced · offline_patch`,
      'Sign a petition',
      'Keep evidence',
    ],
  ],
  [
    'a game that was shut down',
    `/archive/${gameId}`,
    gamePageApi({ ...game, status: 'shut_down' }),
    [
      `Ask for your money back · ${gameId} · shut_down · refund`,
      'Sign a petition',
      'Share a memory',
    ],
  ],
  [
    'a game that is played again',
    `/archive/${gameId}`,
    gamePageApi({ ...game, status: 'playable_again' }),
    [
      'Sign a petition',
      'Share a memory',
      `Write to the publisher · ${gameId} · shut_down · repair`,
    ],
  ],
  [
    'an article about a game',
    `/news/${namedArticle.uniqueId}`,
    newsApi([namedArticle]),
    [
      `Ask for your money back · ${namedGame.id} · shut_down · refund`,
      'Sign a petition',
      'Share this article',
    ],
  ],
  [
    'an article about no game',
    `/news/${article.uniqueId}`,
    newsApi([article]),
    ['Sign a petition', 'Write to your representative · representative', 'Share this article'],
  ],
  [
    'a story of a game of the archive',
    `/stories/${germanStory.id}`,
    storyApi([ofGame]),
    [
      `Ask for your money back · ${ofGame.id} · shut_down · refund`,
      'Sign a petition',
      'Reply in the forum',
    ],
  ],
  [
    'a story of another game',
    `/stories/${germanStory.id}`,
    storyApi([]),
    ['Sign a petition', 'Reply in the forum', 'Tell your own story'],
  ],
  [
    'the thread of a game',
    `/forum/posts/${forumPost.id}`,
    { ...threadApi(threadOfGame, []), getGame: () => ({ ...game, status: 'shut_down' }) },
    [
      `Ask for your money back · ${gameId} · shut_down · refund`,
      'Sign a petition',
      'Share a memory',
    ],
  ],
  [
    'another thread',
    `/forum/posts/${forumPost.id}`,
    threadApi(forumPost, []),
    ['Sign a petition', 'Tell your own story', 'Keep evidence'],
  ],
  [
    'the law of a country',
    '/legal/countries/DE',
    legalApi(),
    ['Sign a petition', 'Ask our volunteers'],
  ],
  [
    'a petition that can be signed',
    '/petition',
    mainPetitionApi,
    ['Share the petition', 'Write to your representative · representative', 'Tell your own story'],
  ],
  [
    'a petition that is over',
    '/petition',
    { ...mainPetitionApi, getPetition: () => ({ ...mainPetition, status: 'closed' }) },
    ['Sign a petition', 'Write to your representative · representative', 'Share the petition'],
  ],
])('The page of %s says what a visitor can do', async (_, path, api, expected) => {
  await renderApp(path, { api });
  await expect.poll(shownActs).toEqual(expected);
  await expectAccessible();
});

test('A read-only site offers only what it can take', async () => {
  await renderApp(`/archive/${gameId}`, {
    api: gamePageApi({ ...game, status: 'announced', shutdownDate: '2090-01-01' }),
    config: { readOnly: true },
  });
  await expect
    .poll(() => list.elements().map(({ textContent }) => textContent))
    .toEqual(['Write to the publisher', 'Keep evidence']);
});

test('The law of a country leads to its petitions', async () => {
  await renderApp('/legal/countries/DE', { api: legalApi() });
  await expect
    .element(page.getByRole('link', { name: 'Sign a petition' }))
    .toHaveAttribute('href', '/petition/de');
});
