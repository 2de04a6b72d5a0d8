// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Commitment } from '@kga/contracts/legal';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { expectFits, setWidth } from '../../../testing/expect-fits.ts';
import { press, tabTo, type } from '../../../testing/keyboard.ts';
import type { MockHandlers } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { legalApi, promise } from '../testing/legal-fixture.ts';

const path = '/commitments';
const figures = page.getByRole('list', { name: 'Status' });
const every = figures.getByRole('link', { name: /^\d+ ?All$/ });
const who = page.getByLabelText('Who', { exact: true });
const checked = page.getByText(/^Checked on/).first();

/** The states of the promises in the list. */
const promised = page.getByText('They said they’d do it.');

test.each(['de', 'zh-CN', 'en'] as const)('The list of promises in %s fits', async (language) => {
  await renderApp(path, { language, api: legalApi() });
  await expect.poll(() => document.querySelectorAll('main li h3').length).toBe(2);
  await expectFits(320, 1280);
  if (language === 'en') await expectAccessible();
});

test('Promises are filtered and read by keyboard', async () => {
  await renderApp(path, { api: legalApi() });
  await expect.element(promised).toBeVisible();
  await press(figures.getByRole('link', { name: /^1 ?Broken$/ }));
  await expect.poll(() => location.search).toBe('?status=broken');
  await expect.element(figures.getByRole('link', { name: /^1 ?Broken$/ })).toHaveFocus();
  await expect.element(promised).not.toBeInTheDocument();
  await type('Who', 'Authority');
  await expect.element(page.getByText('No promises found')).toBeVisible();
  await expect.element(who).toHaveFocus();
  await press(page.getByRole('link', { name: 'Show all promises' }));
  await expect.element(promised).toBeVisible();
  await expect.element(every).toHaveFocus();
  await expect.element(checked).not.toBeVisible();
  await tabTo(page.getByText('History').first());
  await userEvent.keyboard('{Enter}');
  await expect.element(checked).toBeVisible();
});

test('A letter about a promise takes over what was promised, even after a reload', async () => {
  const { reload } = await renderApp(path, { api: legalApi() });
  await page.getByRole('link', { name: 'Write a letter about this: Talks' }).first().click();
  await expect.element(page.getByText('Write to my representative')).toBeVisible();
  await page.getByRole('link', { name: 'Change In your own words' }).click();
  const words = page.getByRole('textbox', { name: 'In your own words' });
  const expected = expect.stringContaining('European Commission (16 June 2026): Talks');
  await expect.element(words).toHaveValue(expected);
  await reload();
  await expect.element(words).toHaveValue(expected);
});

test('The figures are those of all statuses, and the one in use is marked', async () => {
  await renderApp(path, { api: legalApi() });
  await expect.element(every).toHaveAttribute('aria-current', 'true');
  await figures.getByRole('link', { name: /^1 ?Broken$/ }).click();
  await expect.poll(() => location.search).toBe('?status=broken');
  await expect.element(promised).not.toBeInTheDocument();
  await expect.element(every).not.toHaveAttribute('aria-current');
  await expect.element(figures.getByRole('link', { name: /^1 ?Promised$/ })).toBeVisible();
  // They follow the other filters.
  await type('Who', 'Publisher');
  await expect.poll(() => location.search).toBe('?status=broken&who=publisher');
  await expect.element(every).toHaveTextContent('1All');
  await every.click();
  await expect.poll(() => location.search).toBe('?who=publisher');
});

test('On a phone, the other filters are folded, with the number of those in use', async () => {
  await setWidth(390, 844);
  await renderApp(`${path}?who=publisher`, { api: legalApi() });
  await expect.element(who).not.toBeVisible();
  await page.getByText('Filter (1)').click();
  await expect.element(who).toBeVisible();
});

test('The list by due date has a group for each state, and each row its source', async () => {
  const kept: Commitment = { ...promise, id: 'kept', status: 'kept' };
  const list: Commitment[] = [
    kept,
    { ...promise, id: 'undated', due: null },
    { ...promise, id: 'late', due: '2020' },
    { ...promise, id: 'next', due: '2099' },
  ];
  await setWidth(390, 844);
  await renderApp(`${path}#kept`, { api: { ...legalApi(), listCommitments: () => list } });
  await expect
    .poll(() =>
      [...document.querySelectorAll('section:has(li[id]) h2')].map((each) => each.textContent),
    )
    .toEqual(['Overdue', 'Due next', 'No due date', 'Decided']);
  expect([...document.querySelectorAll('main li[id]')].map(({ id }) => id)).toEqual([
    'late',
    'next',
    'undated',
    'kept',
  ]);
  await expect
    .poll(() => page.getByRole('link', { name: 'Source: law.example: Talks' }).elements().length)
    .toBe(4);
  // The promise that the address leads to is open. It was kept, so that it needs no letter.
  await expect.element(page.getByText('They’ve done it.')).toBeVisible();
  expect(page.getByRole('link', { name: /^Write a letter about this/ }).elements()).toHaveLength(3);
  await expectFits(320);
  await expectAccessible();
});

/** Promises of a publisher, which broke one, and of the Commission. */
const promises: Commitment[] = [
  { ...promise, id: 'talks' },
  { ...promise, id: 'offline', who: 'Publisher', whoKind: 'publisher', status: 'broken' },
  { ...promise, id: 'servers', who: 'Publisher, Studio', whoKind: 'publisher', status: 'kept' },
];

const recordApi: MockHandlers = {
  ...legalApi(),
  listCommitments: ({ query }) =>
    promises.filter((each) => query.status === undefined || each.status === query.status),
};

const names = page.getByRole('main').getByRole('heading', { level: 2 });
const items = page.getByRole('main').getByRole('listitem');
const publisher = items.filter({ has: page.getByRole('heading', { level: 2 }) }).first();
const folded = publisher.getByText('2 promises: Publisher');
const ofStudio = publisher.getByText('Publisher, Studio');

/** A record as readers see it: names of outcomes with their counts. */
const recordOf = (item: Element): string[] =>
  [...item.querySelectorAll('dl > div')].map(({ textContent }) => textContent);

test('Promises are read by who made them, the worst record first, by keyboard', async () => {
  const { reload } = await renderApp(path, { api: recordApi });
  await press(page.getByRole('link', { name: 'By who promised' }));
  await expect.poll(() => location.search).toBe('?by=promiser');
  await expect.element(names.nth(0)).toHaveTextContent('Publisher');
  await expect.element(names.nth(1)).toHaveTextContent('European Commission');
  expect(recordOf(publisher.element())).toEqual(['Kept1', 'Broken1']);
  // A single promise is neither folded nor counted.
  await expect.element(promised).toBeVisible();
  await expectFits(320, 1280);
  await expectAccessible();

  await reload();
  await expect.element(ofStudio).not.toBeVisible();
  await tabTo(folded);
  await userEvent.keyboard('{Enter}');
  await expect.element(ofStudio).toBeVisible();
  await publisher.getByRole('heading', { name: 'Talks' }).first().click();
  await expect
    .element(publisher.getByRole('link', { name: /^Write a letter about this/ }).first())
    .toBeVisible();
  await expectAccessible();
});

test('A filter keeps the view, and changes no record', async () => {
  await renderApp(`${path}?by=promiser`, { api: recordApi });
  await figures.getByRole('link', { name: /^1 ?Broken$/ }).click();
  await expect.poll(() => location.search).toBe('?status=broken&by=promiser');
  await expect.element(page.getByText('1 promise', { exact: true })).toBeVisible();
  expect(recordOf(publisher.element())).toEqual(['Kept1', 'Broken1']);
  await publisher.getByRole('heading', { name: 'Talks' }).click();
  await expect.element(publisher.getByText('They didn’t do it.')).toBeVisible();
  await page.getByRole('link', { name: 'By due date' }).click();
  await expect.poll(() => location.search).toBe('?status=broken');
});

test('A link to who promised shows the promises', async () => {
  await renderApp(`${path}?by=promiser#by-publisher`, { api: recordApi });
  await expect.element(ofStudio).toBeVisible();
});
