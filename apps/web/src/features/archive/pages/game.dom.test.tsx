// SPDX-License-Identifier: AGPL-3.0-or-later
import type { GameMention } from '@kga/contracts/archive';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { expectFits, setWidth } from '../../../testing/expect-fits.ts';
import { listPage, noConnection, refusal } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { game, gamePageApi, memoryOf } from '../testing/game-fixture.ts';

const path = `/archive/${game.id}`;

test('A memorial shows the dates, the sources and what search engines read', async () => {
  const name = 'Mainsail </script><img src=x onerror=alert(1)>';
  await renderApp(path, { api: gamePageApi({ ...game, name, shutdownReason: 'The end.' }) });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(name);
  await expect.element(page.getByText('2 December 2014')).toBeVisible();
  await expect.element(page.getByText('The end.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'example.org/the-crew' }))
    .toHaveAttribute('href', game.sources[0]);
  await expect.element(page.getByText('No one has shared a memory of this game')).toBeVisible();
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent;
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'VideoGame', name });
  await expectAccessible();
});

test('A dying game counts down and leads to a letter about it', async () => {
  const shutdownDate = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await renderApp(path, { api: gamePageApi({ ...game, status: 'announced', shutdownDate }) });
  await expect.element(page.getByText('3 days left')).toBeVisible();
  const acts = page.getByRole('navigation', { name: 'What you can do before it ends' });
  const write = acts.getByRole('link', { name: 'Write to the publisher' });
  await expect.element(write).toHaveAttribute('href', expect.stringContaining(`game=${game.id}`));
  await expect.element(write).toHaveAttribute('href', expect.stringContaining('announced'));
  await expectAccessible();
});

test('A memorial says who runs the game again, in the reader’s language, with its sources', async () => {
  await renderApp(path, {
    language: 'de',
    api: {
      ...gamePageApi({
        ...game,
        status: 'playable_again',
        revivedBy: 'Capstan Forever',
        description: 'A puzzle on a ship.',
        texts: [{ language: 'de', description: 'Ein Rätsel an Bord.', shutdownReason: null }],
        sourcePages: [
          {
            url: 'https://example.org/capstan',
            publisher: 'Jib Weekly',
            title: 'Capstan closes',
            day: '2024-03-01',
            kind: 'press',
          },
        ],
      }),
      listCommitments: () => [
        {
          id: 'keep-capstan',
          who: 'Jib Works',
          whoKind: 'publisher',
          region: 'world',
          title: { en: 'Keep it afloat', de: 'Es über Wasser halten' },
          said: '2024-03-01',
          due: null,
          status: 'kept',
          quote: null,
          quoteLanguage: null,
          history: [
            {
              date: '2024-03-01',
              kind: 'kept',
              text: { en: 'It floats.' },
              sourceUrl: 'https://example.org/kept',
            },
          ],
          sources: [{ url: 'https://example.org/kept', checked: '2026-01-01' }],
        },
      ],
    },
  });
  await expect.element(page.getByText('Capstan Forever')).toBeVisible();
  await expect.element(page.getByText('Ein Rätsel an Bord.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Capstan closes' }))
    .toHaveAttribute('href', 'https://example.org/capstan');
  await expect.element(page.getByText(/Jib Weekly · 1\. März 2024/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Es über Wasser halten' })).toBeVisible();
});

test('A guest likes a game by keyboard; a change that fails is taken back', async () => {
  const { api, reload } = await renderApp(path, {
    api: {
      ...gamePageApi(),
      createGameLike: () => {
        const liked = { liked: true, likeCount: 1 };
        api.use({ getGameLike: () => liked });
        return liked;
      },
      deleteGameLike: noConnection,
    },
  });
  const like = page.getByRole('button', { name: /^Like \d+: Capstan$/ });
  await expect.element(like).toHaveAccessibleName('Like 0: Capstan');
  await expect.element(like).toBeEnabled();
  like.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(like).toHaveAttribute('aria-pressed', 'true');
  await expect.element(like).toHaveAccessibleName('Like 1: Capstan');
  await reload();
  await expect.element(like).toHaveAttribute('aria-pressed', 'true');
  await like.click();
  await expect.element(page.getByText('We can’t reach the server.').first()).toBeVisible();
  await expect.element(like).toHaveAttribute('aria-pressed', 'true');
  await expect.element(like).toHaveAccessibleName('Like 1: Capstan');
});

test('A memorial shows its newest memories, and leads to all of them', async () => {
  await renderApp(path, {
    api: {
      ...gamePageApi({ ...game, memoryCount: 2 }),
      listMemories: () => listPage([memoryOf(1, 'The newer one.')]),
      listReactions: () => [],
    },
  });
  await expect.element(page.getByRole('heading', { name: '2 memories' })).toBeVisible();
  await expect.element(page.getByText('The newer one.')).toBeVisible();
  await page.getByRole('link', { name: 'Share a memory' }).last().click();
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Memories of Capstan');
});

test('A game that is missing is the not-found page', async () => {
  await renderApp(path, {
    api: { getGame: () => refusal('not_found'), getOwnGame: () => refusal('not_found') },
  });
  await expect.element(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test.each(['de', 'zh-CN', 'en'] as const)('A game with long names fits in %s', async (language) => {
  await setWidth(360);
  await renderApp(path, {
    language,
    api: gamePageApi({
      ...game,
      name: 'Donaudampfschifffahrtsgesellschaftssimulator'.repeat(2),
      developer: 'Verbraucherschutz'.repeat(8),
      sources: [`https://example.org/${'lang'.repeat(60)}`],
    }),
  });
  await expect.element(page.getByText(/^Donaudampf/).first()).toBeVisible();
  await expectFits(360, 768, 1280);
});

test('An article about the game is listed in the language of the reader, where it has that', async () => {
  const createdAt = '2026-11-20T10:00:00.000Z';
  const article: GameMention = {
    kind: 'news',
    id: '0193f5a0-0000-7000-8000-00000000000c',
    path: '/news/capstan-en',
    title: 'Capstan floats again',
    language: 'en',
    createdAt,
    translations: [{ language: 'de', path: '/news/capstan-de', title: 'Capstan schwimmt wieder' }],
  };
  const api = { ...gamePageApi(), listGameMentions: () => [article] };
  await renderApp(path, { language: 'de', api });
  await expect
    .element(page.getByRole('link', { name: 'Capstan schwimmt wieder' }))
    .toHaveAttribute('href', '/news/capstan-de');
  await expectAccessible();
});
