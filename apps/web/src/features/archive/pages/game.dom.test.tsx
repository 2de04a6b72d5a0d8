// SPDX-License-Identifier: AGPL-3.0-or-later
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
  await page.getByRole('link', { name: 'Share a memory' }).click();
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
