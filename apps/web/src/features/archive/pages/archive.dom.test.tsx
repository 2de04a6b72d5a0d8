// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { expectFits, setWidth } from '../../../testing/expect-fits.ts';
import { type MockHandlers, listPage, refusal } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { game } from '../testing/game-fixture.ts';

const names = page.getByRole('region', { name: 'Games' }).getByRole('heading', { level: 3 });

const api: MockHandlers = {
  getArchiveFigures: () => ({
    total: 1,
    announced: 0,
    playable: 0,
    byYear: [{ year: 2024, count: 1 }],
  }),
  listGames: ({ query: { sort, q } }) =>
    listPage(sort === 'upcoming' || sort === 'remembered' || q !== undefined ? [] : [game]),
};

test('a search without results leads to all games', async () => {
  await renderApp('/archive?q=no+such+game', { api });
  await expect.element(page.getByText('No games found')).toBeVisible();
  await page.getByRole('link', { name: 'Show all games' }).click();
  await expect.element(names.first()).toHaveTextContent('Capstan');
  expect(location.pathname + location.search).toBe('/archive');
});

test('games are filtered by keyboard, and the address keeps the filter', async () => {
  await renderApp('/archive?platform=vita', {
    api: {
      ...api,
      listGames: ({ query: { genre, platform, sort } }) =>
        listPage(
          sort === 'upcoming' || sort === 'remembered'
            ? []
            : [{ ...game, name: `${genre ?? 'any'} on ${platform ?? 'any'} by ${sort}` }],
        ),
    },
  });
  await expect.element(names.getByText('any on vita by shutdown')).toBeVisible();
  const genre = page.getByRole('combobox', { name: 'Genre' });
  genre.element().focus();
  await userEvent.keyboard('Puzz');
  await expect.element(names.getByText('puzzle on vita by shutdown')).toBeVisible();
  await page.getByRole('link', { name: 'Name', exact: true }).click();
  await expect.element(names.getByText('puzzle on vita by name')).toBeVisible();
  const search = new URLSearchParams(location.search);
  expect(Object.fromEntries(search)).toEqual({ genre: 'puzzle', platform: 'vita', sort: 'name' });
});

test('an announced end is counted down', async () => {
  const shutdownDate = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const ending = {
    ...game,
    name: 'Mainsail </script>',
    status: 'announced',
    shutdownDate,
  } as const;
  await renderApp('/archive', { api: { ...api, listGames: () => listPage([ending]) } });
  const soon = page.getByRole('region', { name: 'Ending next' });
  await expect.element(soon.getByText('3 days left')).toBeVisible();
  await expect.element(soon.getByText('Mainsail </script>')).toBeVisible();
  await expectAccessible();
});

test('a bar of the chart leads to the games of its year, and from there to all', async () => {
  const { api: mock } = await renderApp('/archive', {
    api: {
      ...api,
      listGames: ({ query: { sort, year } }) =>
        listPage(
          sort === 'shutdown' ? [{ ...game, name: year === undefined ? 'Any' : `Of ${year}` }] : [],
        ),
    },
  });
  await page.getByRole('link', { name: '2024: 1 game' }).click();
  await expect.element(names.first()).toHaveTextContent('Of 2024');
  await expect.element(page.getByText('Shut down in 2024')).toBeVisible();
  expect(mock.calls('listGames').at(-1)?.url.searchParams.get('sort')).toBe(null);
  await expectAccessible();
  await page.getByRole('link', { name: 'All years' }).click();
  await expect.element(names.first()).toHaveTextContent('Any');
});

test('the most remembered games come before the wall', async () => {
  await renderApp('/archive', {
    api: {
      ...api,
      listGames: ({ query: { sort } }) =>
        listPage(sort === 'remembered' ? [{ ...game, memoryCount: 2 }] : []),
    },
  });
  const remembered = page.getByRole('region', { name: 'Most remembered' });
  await expect.element(remembered.getByRole('link', { name: 'Capstan' })).toBeVisible();
  await expect.element(remembered.getByText('2 memories')).toBeVisible();
});

test('a list that fails is loaded again on request, without the chart', async () => {
  const { api: mock } = await renderApp('/archive', {
    api: {
      listGames: () => refusal('dependency_unavailable'),
      getArchiveFigures: () => refusal('dependency_unavailable'),
    },
  });
  await expect.element(page.getByText('Unable to load the archive')).toBeVisible();
  expect(
    page.getByRole('region', { name: 'Shutdowns in this archive by year' }).elements(),
  ).toEqual([]);
  mock.use({ listGames: () => listPage([game]) });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(names.first()).toBeVisible();
});

test.each(['de', 'zh-CN', 'en'] as const)('games with long names fit in %s', async (language) => {
  await setWidth(360);
  await renderApp('/archive', {
    language,
    api: {
      ...api,
      listGames: () =>
        listPage([
          {
            ...game,
            name: 'Donaudampfschifffahrtsgesellschaftssimulator'.repeat(2),
            developer: 'Verbraucherschutz'.repeat(8),
          },
        ]),
    },
  });
  await expect.element(page.getByText(/^Donaudampf/).first()).toBeVisible();
  for (const width of [360, 768, 1280]) {
    await page.viewport(width, 800);
    await expectFits();
  }
});
