// SPDX-License-Identifier: AGPL-3.0-or-later
import type { SearchHit, SearchKind } from '@kga/contracts/site';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { landingApi } from '../../../pages/testing/landing-fixture.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { expectFits } from '../../../testing/expect-fits.ts';
import { type MockHandlers, listPage } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const box = page.getByRole('searchbox', { name: 'Search this site' });
const section = (name: string) => page.getByRole('region', { name, exact: true });
const address = () => location.pathname + location.search;

const hitOf = (kind: SearchKind, title: string): SearchHit => ({
  kind,
  id: crypto.randomUUID(),
  path: `/found/${title}`,
  title,
  excerpt: 'Round the binnacle we went.',
  language: 'en',
  createdAt: '2026-01-01T00:00:00.000Z',
  game: null,
});

/** Answers of an api that finds 23 stories in English, one in German and one item of other kinds. */
const api: MockHandlers = {
  ...landingApi,
  listSearchHits: ({ query: { kind, q, lang, limit, cursor = '0' } }) => {
    if (q !== 'binnacle' || kind === 'game' || kind === 'memory') return listPage([]);
    if (kind !== 'story') return listPage([hitOf(kind, 'Who has a Binnacle?')]);
    const total = lang === undefined ? 24 : 23;
    const start = Number(cursor);
    const items = Array.from({ length: Math.min(limit, total - start) }, (_, at) =>
      hitOf(kind, `Crew ${start + at}`),
    );
    const end = start + items.length;
    return listPage(items, { total, ...(end < total && { next: `${end}` }) });
  },
};

test('News, stories, posts and replies are found from any page by keyboard', async () => {
  await renderApp('/faq', { api });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.keyboard('/');
  await expect.element(box).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard('binnacle{Enter}');
  await expect.element(page.getByText('26 results · in English')).toBeVisible();
  expect(address()).toBe('/search?q=binnacle');
  const found = section('News').getByRole('link');
  await expect.element(found).toHaveTextContent('Who has a Binnacle?');
  expect(section('Stories').getByRole('listitem').elements()).toHaveLength(5);
  expect(section('Forum posts').getByRole('listitem').elements()).toHaveLength(1);
  const marks = section('Replies').getByRole('mark').elements();
  expect(marks.map(({ textContent }) => textContent)).toEqual(['Binnacle', 'binnacle']);
  const robots = document.head.querySelector('meta[name="robots"]');
  expect(robots?.getAttribute('content')).toBe('noindex');
  await expectAccessible();
});

test('The results of one kind are loaded page by page, and in all languages', async () => {
  await renderApp('/search?q=binnacle', { api });
  await page.getByRole('link', { name: 'More: Stories' }).click();
  await expect.element(page.getByText('Showing 20 of 23 results · in English')).toBeVisible();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect.element(page.getByText('Showing 23 of 23 results')).toBeVisible();
  await page.getByRole('link', { name: 'Show all languages' }).click();
  await expect.element(page.getByText('Showing 20 of 24 results')).toBeVisible();
  await expectAccessible();
});

test('The key / selects the words of a search, and another one finds nothing', async () => {
  await renderApp('/search?q=binnacle', { api });
  await expect.element(page.getByText('26 results')).toBeVisible();
  await userEvent.keyboard('/');
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('zzyzx{Enter}');
  await expect.element(page.getByText('Nothing found for “zzyzx”')).toBeVisible();
  await expectAccessible();
});

test('The key / can be turned off, and Ctrl+K leads to the search without it', async () => {
  const { reload } = await renderApp('/search', { api });
  const key = page.getByRole('checkbox', { name: 'The / key opens search' });
  await expect.element(key).toBeChecked();
  await key.click();
  await reload();
  await expect.element(key).not.toBeChecked();
  await reload('/faq');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.keyboard('/');
  expect(address()).toBe('/faq');
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(box).toHaveFocus();
  expect(address()).toBe('/search');
});

test('The form sends words and languages without script', async () => {
  await renderApp('/search?q=binnacle&languages=en,de', { api });
  await expect.element(box).toHaveValue('binnacle');
  const form = box.element().closest('form');
  expect(form?.method).toBe('get');
  expect(form?.getAttribute('action')).toBe('/search');
  expect([...new FormData(form ?? undefined)]).toEqual([
    ['q', 'binnacle'],
    ['languages', 'en'],
    ['languages', 'de'],
  ]);
});

test('A result with a long word fits a small screen', async () => {
  await renderApp('/search?q=binnacle', {
    api: {
      listSearchHits: ({ query: { kind } }) =>
        listPage([hitOf(kind, `Binnacle${'e'.repeat(100)}`)]),
    },
  });
  await expect.element(section('Stories').getByRole('listitem')).toBeVisible();
  await expectFits(320);
});
