// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';

import { game } from '../features/archive/testing/game-fixture.ts';
import { memoriesApi } from '../features/archive/testing/memories-api.ts';
import { articleOf, newsApi } from '../features/news/testing/news-api.ts';
import { landingApi } from '../pages/testing/landing-fixture.ts';
import { setWidth } from '../testing/expect-fits.ts';
import { type MockHandlers, refusal } from '../testing/mock-api.ts';
import { type App, renderApp } from '../testing/render-app.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const articles = page.getByRole('region', { name: 'Articles' });
const readMore = articles.getByRole('link', { name: 'Read more' });

const newsOf = (length: number) =>
  newsApi(Array.from({ length }, (_, at) => articleOf(`Gunwale ${at}`)));
const news = newsOf(25);
const failingNews: MockHandlers = { ...news, listNews: () => refusal('dependency_unavailable') };
const information: MockHandlers = {
  ...landingApi,
  getStoryTotals: () => ({ stories: 0, games: 0, yen: 0, rates: [] }),
  getModerationFigures: () => ({ reported: 0, removed: 0, restored: 0 }),
};
const mine = page.getByRole('region', { name: 'Your memories awaiting review' });

type FocusCase = {
  /** What is pressed. */
  readonly name: string;
  readonly path: string;
  readonly api: MockHandlers;
  readonly press: (app: App) => Promise<void>;
  /** Where the focus is then. */
  readonly focused: () => Locator;
};

/** Shares a memory and presses its Delete, which opens a dialog. */
async function askToDeleteMemory(): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Your memory' }).first();
  await box.fill('We sailed around the cape every Friday.');
  await button('Share memory').click();
  await mine.getByRole('button', { name: 'Delete' }).click();
}

const cases: readonly FocusCase[] = [
  {
    name: 'Retry of a list that fails again keeps the focus',
    path: '/news',
    api: failingNews,
    press: async ({ api }) => {
      await expect.element(button('Retry')).toBeVisible();
      const asked = api.calls('listNews').length;
      await button('Retry').click();
      await expect.poll(() => api.calls('listNews').length).toBeGreaterThan(asked);
    },
    focused: () => button('Retry'),
  },
  {
    name: 'Retry of a list that then loads leads to its heading',
    path: '/news',
    api: failingNews,
    press: async ({ api }) => {
      await expect.element(button('Retry')).toBeVisible();
      api.use(news);
      await button('Retry').click();
      await expect.element(readMore.first()).toBeVisible();
    },
    focused: () => articles.getByRole('heading').first(),
  },
  {
    name: 'Load more leads to the first item that was added',
    path: '/news',
    api: news,
    press: async () => {
      await button('Load more').click();
      await expect.poll(() => readMore.elements().length).toBe(25);
    },
    focused: () => readMore.nth(20),
  },
  {
    name: 'Load more that has more to load leads there, too',
    path: '/news',
    api: newsOf(45),
    press: async () => {
      await button('Load more').click();
      await expect.poll(() => readMore.elements().length).toBe(40);
    },
    focused: () => readMore.nth(20),
  },
  {
    name: 'a link to a page leads to its content',
    path: '/news',
    api: news,
    press: async () => {
      await readMore.nth(3).click();
      await expect
        .element(page.getByRole('heading', { level: 1, name: 'Gunwale 3' }))
        .toBeVisible();
    },
    focused: () => page.getByRole('main'),
  },
  {
    name: 'Back leads to the link that was followed',
    path: '/news',
    api: news,
    press: async () => {
      await readMore.nth(3).click();
      await expect
        .element(page.getByRole('heading', { level: 1, name: 'Gunwale 3' }))
        .toBeVisible();
      history.back();
      await expect.element(readMore.nth(3)).toBeVisible();
    },
    focused: () => readMore.nth(3),
  },
  {
    name: 'opening the menu of a phone focuses the dialog',
    path: '/faq',
    api: information,
    press: async () => {
      await setWidth(360, 740);
      await button('Open menu').click();
    },
    focused: () => page.getByRole('dialog', { name: 'Menu' }),
  },
  {
    name: 'closing the menu of a phone leads back to its button',
    path: '/faq',
    api: information,
    press: async () => {
      await setWidth(360, 740);
      await button('Open menu').click();
      await button('Close menu').click();
    },
    focused: () => button('Open menu'),
  },
  {
    name: 'a form with an error leads to the first field that has one',
    path: '/contact',
    api: information,
    press: () => button('Send message').click(),
    focused: () => page.getByRole('combobox', { name: 'What is it about?' }),
  },
  {
    name: 'a form that the server refuses keeps the focus on its button',
    path: '/contact',
    api: { ...information, createContactMessage: () => refusal('dependency_unavailable') },
    press: async () => {
      await page.getByRole('combobox', { name: 'What is it about?' }).selectOptions('Press');
      await page.getByLabelText('Your message').fill('May we print the map?');
      await page.getByLabelText('Your email address').fill('press@example.org');
      await button('Send message').click();
      await expect.element(page.getByText('Submission Failed', { exact: true })).toBeVisible();
    },
    focused: () => button('Send message'),
  },
  {
    name: 'Delete leads to the heading of the list that has lost its last item',
    path: `/archive/${game.id}/memories`,
    api: memoriesApi(),
    press: async () => {
      await askToDeleteMemory();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    },
    focused: () => heading('Memories'),
  },
  {
    name: 'a dialog that is closed without a decision leads back to its button',
    path: `/archive/${game.id}/memories`,
    api: memoriesApi(),
    press: async () => {
      await askToDeleteMemory();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    },
    focused: () => mine.getByRole('button', { name: 'Delete' }),
  },
];

test.each(cases)('The focus: $name', async ({ path, api, press, focused }) => {
  await press(await renderApp(path, { api }));
  await expect.element(focused()).toHaveFocus();
});
