// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Story } from '@kga/contracts/stories';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { expectFits, setWidth } from '../../../testing/expect-fits.ts';
import { type MockHandlers, listPage, refusal } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { germanStory } from '../testing/fixture.ts';

const list = page.getByRole('region', { name: 'Published stories' });
const searchBox = page.getByRole('searchbox', { name: 'Search stories' });

const storyOf = (at: number): Story => ({
  ...germanStory,
  id: `0193f5a0-0000-7000-8000-0000000001${at + 10}`,
  title: `Bowsprit ${at}`,
  language: 'en',
});
const stories = Array.from({ length: 25 }, (_, at) => storyOf(at));

const api: MockHandlers = {
  getStoryTotals: () => ({ stories: 25, games: 1, yen: 10_000, rates: [] }),
  listStories: ({ query: { cursor } }) =>
    cursor === undefined
      ? listPage(stories.slice(0, 20), { total: 25, next: 'next' })
      : listPage(stories.slice(20), { total: 25 }),
  listSimilarGames: () => [],
  getStory: ({ params: { id } }) =>
    stories.find((story) => story.id === id) ?? refusal('not_found'),
  getNextStory: () => null,
};

test('more stories are loaded, and going back shows as many', async () => {
  await renderApp('/stories?q=bowsprit', { api });
  await expect.element(page.getByText('Showing 20 of 25 stories')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect.element(page.getByText('Showing 25 of 25 stories')).toBeVisible();
  await page.getByRole('link', { name: 'Read story: Bowsprit 0', exact: true }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Bowsprit 0' })).toBeVisible();
  history.back();
  await expect.element(page.getByText('Showing 25 of 25 stories')).toBeVisible();
});

test('a search without results leads to all stories', async () => {
  const { api: mock } = await renderApp('/stories?q=a+game+without+stories', {
    api: { ...api, listStories: () => listPage([]) },
  });
  await expect.element(page.getByText('No stories found')).toBeVisible();
  await expectAccessible();
  mock.use(api);
  await page.getByRole('link', { name: 'Show all stories' }).click();
  await expect.element(searchBox).toHaveValue('');
  expect(location.pathname + location.search).toBe('/stories');
});

test('a list that fails is loaded again on request', async () => {
  const { api: mock } = await renderApp('/stories', { api });
  await expect.element(page.getByText('Showing 20 of 25 stories')).toBeVisible();
  mock.use({ listStories: () => refusal('dependency_unavailable') });
  await searchBox.fill('halyard');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Unable to load the stories')).toBeVisible();
  await expect.element(searchBox).toHaveValue('halyard');
  await expectAccessible();
  mock.use({ listStories: () => listPage([storyOf(3)]) });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(list.getByRole('heading', { level: 3 })).toHaveTextContent('Bowsprit 3');
});

test('the languages of the list are shown and changed by one press', async () => {
  const english = { ...storyOf(1), title: 'Windlass' };
  await renderApp('/stories', {
    api: {
      ...api,
      listStories: ({ query: { lang } }) =>
        lang === undefined
          ? listPage([english, germanStory])
          : listPage([english], { allLanguages: 2 }),
    },
  });
  const count = page.getByText('Showing 1 of 1 story · 1 in English, 2 in all');
  await expect.element(count).toBeVisible();
  const german = list.getByText(germanStory.title);
  expect(german.elements()).toEqual([]);
  await page.getByRole('link', { name: 'Show all languages' }).click();
  await expect.element(german).toBeVisible();
  await page.getByRole('link', { name: 'Only English' }).click();
  await expect.element(count).toBeVisible();
  await expect.element(german).not.toBeInTheDocument();
});

const long: Story = {
  ...germanStory,
  title: 'Verbraucherschutzdurchsetzungsgesetzesänderungsvorschlag'.repeat(2),
  content: `${'Überlänge'.repeat(40)} https://example.org/${'lang'.repeat(60)}`,
  gameName: 'Donaudampfschifffahrtsgesellschaft'.repeat(3),
};

test.each(['de', 'zh-CN', 'en'] as const)(
  'the pages of a story with long words fit every width in %s',
  async (language) => {
    const { reload } = await renderApp('/stories', {
      language,
      api: {
        ...api,
        listStories: () => listPage([long]),
        listSimilarGames: () => [],
        getStory: () => long,
      },
    });
    for (const path of ['/stories', `/stories/${long.id}`, '/stories/share']) {
      await reload(path);
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const width of [360, 768, 1280]) {
        await setWidth(width);
        await expectFits();
      }
      if (language === 'de') await expectAccessible();
    }
  },
);
