// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Commitment } from '@kga/contracts/legal';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { expectFits } from '../../../testing/expect-fits.ts';
import { press, tabTo, type } from '../../../testing/keyboard.ts';
import type { MockHandlers } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { legalApi, promise } from '../testing/legal-fixture.ts';

const path = '/commitments';
const status = page.getByLabelText('Status', { exact: true });
const checked = page.getByText(/^Checked on/).first();

/** The states of the promises in the list. */
const promised = page.getByText('They said they’d do it.');

test.each(['de', 'zh-CN', 'en'] as const)('The list of promises in %s fits', async (language) => {
  await renderApp(path, { language, api: legalApi() });
  await expect.poll(() => document.querySelectorAll('main li h2').length).toBe(2);
  await expectFits(320, 1280);
  if (language === 'en') await expectAccessible();
});

test('Promises are filtered and read by keyboard', async () => {
  await renderApp(path, { api: legalApi() });
  await expect.element(promised).toBeVisible();
  await type('Status', 'Broken');
  await expect.poll(() => location.search).toBe('?status=broken');
  await expect.element(status).toHaveFocus();
  await expect.element(promised).not.toBeInTheDocument();
  await type('Who', 'Authority');
  await expect.element(page.getByText('No promises found')).toBeVisible();
  await press(page.getByRole('link', { name: 'Show all promises' }));
  await expect.element(promised).toBeVisible();
  await expect.element(status).toHaveFocus();
  const summary = document.querySelector('main summary') ?? document.body;
  await expect.element(checked).not.toBeVisible();
  await tabTo(page.elementLocator(summary));
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

test('A figure of the record leads to its promises', async () => {
  await renderApp(path, { api: legalApi() });
  await page.getByRole('link', { name: /^1 ?Broken$/ }).click();
  await expect.poll(() => location.search).toBe('?status=broken');
  await expect.element(promised).not.toBeInTheDocument();
  // The figures stay those of the whole record.
  await expect.element(page.getByRole('link', { name: /^1 ?Promised$/ })).toBeVisible();
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
  await expect
    .element(publisher.getByRole('link', { name: /^Write a letter about this/ }).first())
    .toBeVisible();
  await expectAccessible();
});

test('A filter keeps the view, and changes no record', async () => {
  await renderApp(`${path}?by=promiser`, { api: recordApi });
  await type('Status', 'Broken');
  await expect.poll(() => location.search).toBe('?status=broken&by=promiser');
  await expect.element(page.getByText('1 promise', { exact: true })).toBeVisible();
  expect(recordOf(publisher.element())).toEqual(['Kept1', 'Broken1']);
  await expect.element(publisher.getByText('They didn’t do it.')).toBeVisible();
  await page.getByRole('link', { name: 'By due date' }).click();
  await expect.poll(() => location.search).toBe('?status=broken');
});

test('A link to who promised shows the promises', async () => {
  await renderApp(`${path}?by=promiser#by-publisher`, { api: recordApi });
  await expect.element(ofStudio).toBeVisible();
});
