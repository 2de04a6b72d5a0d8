// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { expectFits } from '../../../testing/expect-fits.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { legalApi } from '../testing/legal-fixture.ts';

const path = '/legal/countries/DE';
const who = page.getByRole('textbox', { name: 'Who answered?' });
const share = page.getByRole('button', { name: 'Share answer' });

test('A guest says that they wrote, and shares the answer, which waits for a moderator', async () => {
  await renderApp(path, { api: legalApi() });
  await expect.element(page.getByText('§ 327i BGB')).toBeVisible();
  const wrote = page.getByRole('button', { name: 'I wrote: Germany' });
  await expect.element(wrote).toBeEnabled();
  await wrote.click();
  await expect.element(page.getByText('13 people wrote · 1 answer')).toBeVisible();
  await page.getByRole('button', { name: 'Share an answer' }).click();
  await expect.element(who).toHaveFocus();
  await who.fill('A minister');
  await page.getByLabelText('When did they answer?').fill('2026-11-20');
  await page.getByRole('textbox', { name: 'What did they answer?' }).fill('We will look at it.');
  await share.click();
  const consent = page.getByRole('checkbox', { name: /^They agreed/ });
  await expect.element(consent).toHaveFocus();
  await consent.click();
  await share.click();
  const waiting = page.getByRole('list', { name: 'Your answers that others can’t see' });
  await expect.element(waiting.getByText('We will look at it.')).toBeVisible();
  await expectAccessible();
  await expectFits(320, 1280);
  await page.getByRole('link', { name: 'Write a letter' }).first().click();
  await expect.element(page.getByLabelText('Country you live in')).toHaveValue('DE');
});

test.each([
  ['/legal', 'en'],
  ['/legal/documents', 'en'],
  [path, 'de'],
] as const)('The page %s in %s is accessible and fits', async (shown, language) => {
  await renderApp(shown, { language, api: legalApi() });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible();
  await expectFits(320, 1280);
});
