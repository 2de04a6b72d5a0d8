// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectFits, setWidth } from '../../../testing/expect-fits.ts';
import { type MockHandlers, listPage, refusal } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { game, memoryOf } from '../testing/game-fixture.ts';

const path = `/archive/${game.id}/memories`;
const newer = memoryOf(1, 'The newer one.');
const older = memoryOf(2, 'The older one.');

const items = page.getByRole('region', { name: 'Memories', exact: true }).getByRole('listitem');
const api: MockHandlers = {
  getGame: () => game,
  listOwnMemories: () => [],
  listReactions: () => [],
  listMemories: ({ query: { at } }) => listPage(at === undefined ? [newer, older] : [older]),
};

test('a permanent link shows its memory, and leads to all of them', async () => {
  await renderApp(`${path}?at=${older.id}`, { api });
  await expect.element(items.first().getByText('The older one.')).toBeVisible();
  await page.getByRole('link', { name: 'All memories' }).click();
  await expect.element(page.getByText('The newer one.')).toBeVisible();
  expect(location.pathname + location.search).toBe(path);
});

test('memories that fail to load are loaded again on request', async () => {
  const { api: mock } = await renderApp(path, {
    api: { ...api, listMemories: () => refusal('dependency_unavailable') },
  });
  await expect.element(page.getByText('Unable to load the memories')).toBeVisible();
  mock.use(api);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText('The newer one.')).toBeVisible();
});

test.each(['de', 'zh-CN', 'en'] as const)(
  'memories with long words fit in %s',
  async (language) => {
    await setWidth(320);
    await renderApp(path, {
      language,
      api: {
        ...api,
        getGame: () => ({ ...game, name: 'Gangway'.repeat(12) }),
        listMemories: () => listPage([memoryOf(1, 'Verbraucherschutz'.repeat(40))]),
      },
    });
    await expect.element(page.getByText(/^Verbraucherschutz/)).toBeVisible();
    await expectFits();
    await page.viewport(1280, 800);
    await expectFits();
  },
);
