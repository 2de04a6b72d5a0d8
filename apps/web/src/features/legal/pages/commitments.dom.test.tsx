// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { expectFits } from '../../../testing/expect-fits.ts';
import { press, tabTo, type } from '../../../testing/keyboard.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { legalApi } from '../testing/legal-fixture.ts';

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
  const words = page.getByLabelText('In your own words');
  const expected = expect.stringContaining('European Commission (16 June 2026): Talks');
  await expect.element(words).toHaveValue(expected);
  await expect.element(page.getByLabelText('Write to my representative')).toBeChecked();
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
