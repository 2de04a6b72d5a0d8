// SPDX-License-Identifier: AGPL-3.0-or-later
import type { SearchHit, SearchKind } from '@kga/contracts/site';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { landingApi } from '../../../pages/testing/landing-fixture.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { expectFits } from '../../../testing/expect-fits.ts';
import { type MockHandlers, listPage } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { crew, finland, petition, promised, suggestingApi } from './testing/suggestions.ts';

const box = page.getByRole('combobox', { name: 'Search this site' });
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
  listSearchSuggestions: () => [],
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
      listSearchSuggestions: () => [],
      listSearchHits: ({ query: { kind } }) =>
        listPage([hitOf(kind, `Binnacle${'e'.repeat(100)}`)]),
    },
  });
  await expect.element(section('Stories').getByRole('listitem')).toBeVisible();
  await expectFits(320);
});

const rows = (name: string) =>
  section(name)
    .getByRole('listitem')
    .elements()
    .map((row) => [...row.querySelectorAll('.block')].map(({ textContent }) => textContent));

test('A search for a game and a wish leads to the letter about it, and to the law', async () => {
  await renderApp('/search?q=The+Crew+refund', { api: suggestingApi({ refund: [crew] }) });
  const acts = page.getByRole('navigation', { name: 'The Crew' });
  const letter = acts.getByRole('link', { name: 'Ask for your money back' });
  const filledIn = `game=${crew.game.id}&situation=shut_down&demand=refund`;
  await expect.element(letter).toHaveAttribute('href', expect.stringContaining(filledIn));
  await expect
    .element(acts.getByRole('link', { name: 'Consumer law by country' }))
    .toHaveAttribute('href', '/legal/countries');
  expect(page.getByText(/^Nothing has all of these words/).elements()).toEqual([]);
  await expectAccessible();
});

test('A search for a country answers its count, its law and its petitions', async () => {
  const found = [finland, petition, promised];
  await renderApp('/search?q=Finland', { api: suggestingApi({ Finland: found }) });
  await expect
    .poll(() => rows('Go straight there'))
    .toEqual([
      ['Finland', '594.8% of its threshold · 3 years to go to court'],
      ['Keep games', 'New Zealand · 1,234 signatures'],
      ['Keep it afloat', 'Jib Works · Kept'],
    ]);
  await expect
    .element(page.getByRole('link', { name: 'Consumer law: Finland' }))
    .toHaveAttribute('href', '/legal/countries/FI');
  await expectAccessible();
  await expectFits(320);
});

test('A search that finds only answers is not empty', async () => {
  await renderApp('/search?q=Finland', { api: suggestingApi({ Finland: [finland] }) });
  await expect.element(section('Go straight there')).toBeVisible();
  await expect.poll(() => page.getByText('Nothing found', { exact: false }).elements()).toEqual([]);
});

test('Before anything is typed, the page offers what is looked for often', async () => {
  await renderApp('/search', { api });
  const often = section('Often looked for');
  await expect
    .element(often.getByRole('link', { name: 'Ask for your money back' }))
    .toHaveAttribute('href', expect.stringContaining('/legal/letter'));
  expect(often.getByRole('listitem').elements()).toHaveLength(4);
});

test('Where nothing has all words, the page says so and shows what has some', async () => {
  const some = (items: SearchHit[]) => listPage(items, { someWords: true });
  await renderApp('/search?q=binnacle+nowhere', {
    api: {
      ...suggestingApi({}),
      listSearchHits: ({ query: { kind } }) =>
        kind === 'story' ? some([hitOf(kind, 'Binnacle')]) : listPage([]),
    },
  });
  await expect.element(page.getByText(/^Nothing has all of these words/)).toBeVisible();
  await expect.element(section('Stories').getByRole('link')).toHaveTextContent('Binnacle');
});

test('Results with some of the words follow those with all', async () => {
  await renderApp('/search?q=binnacle+nowhere', {
    api: {
      ...suggestingApi({}),
      listSearchHits: ({ query: { kind } }) => {
        if (kind === 'news') return listPage([hitOf(kind, 'Binnacle')], { someWords: true });
        return kind === 'story' ? listPage([hitOf(kind, 'Binnacle nowhere')]) : listPage([]);
      },
    },
  });
  await expect.element(page.getByText('These have only some of the words:')).toBeVisible();
  const headings = page.getByRole('heading', { level: 2 }).elements();
  const names = headings.map(({ textContent }) => textContent);
  expect(names.indexOf('Stories')).toBeLessThan(names.indexOf('News'));
});

test('A country without a law on record fills in its petitions', async () => {
  const zealand = {
    ...finland,
    path: '/petition/nz',
    region: 'NZ',
    count: null,
    law: null,
  } as const;
  await renderApp('/search?q=sign+petition+Zealand', {
    api: suggestingApi({ Zealand: [zealand] }),
  });
  await expect
    .element(page.getByRole('navigation', { name: 'New Zealand' }).getByRole('link'))
    .toHaveAttribute('href', '/petition/nz');
});

test('A read-only site offers no tool that writes', async () => {
  await renderApp('/search?q=add+game', { api: suggestingApi({}), config: { readOnly: true } });
  await expect.element(page.getByRole('link', { name: 'All', exact: true })).toBeVisible();
  expect(page.getByRole('link', { name: 'Submit a game to the archive' }).elements()).toEqual([]);
});
