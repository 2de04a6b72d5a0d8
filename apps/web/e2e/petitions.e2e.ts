// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFile } from 'node:fs/promises';

import { pathTo, petitionPath } from '@kga/contracts/core';
import { selectAnyPetition } from '@kga/db/petitions';
import { seedPetitions } from '@kga/db/seeds';

import { tellOf } from './support/content.ts';
import { addMember, signInAs } from './support/members.ts';
import { awake, expect, expectAccessible, expectLayout, test } from './support/test.ts';

const script = '<img src=x onerror=alert(1)>';
test('an admin opens a petition, which is found by region and shows its update', async ({
  page,
  stack,
}) => {
  await addMember(stack, { email: 'petitions@example.org', role: 'admin' });
  await signInAs(page, 'petitions@example.org');
  await page.goto(pathTo('newPetition'));
  await page.getByLabel('ID in the address').fill('is-2027');
  await page.getByLabel('Country or region').selectOption('IS');
  await page.getByLabel('Title', { exact: true }).first().fill(`Keep them ${script}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Addressee').first()).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await page.getByLabel('Addressee').first().fill('Government and parliament');
  await page.getByLabel('Text', { exact: true }).first().fill('We ask for a law.');
  await page.getByLabel('Target (signatures)').fill('10.500');
  await page.getByLabel('Closes on (UTC)').fill('2099-01-31');
  await page.getByLabel('Milestones').fill('Many: A start');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Milestones')).toBeFocused();
  await page.getByRole('link', { name: /^Milestones/ }).click();
  await expect(page.getByLabel('Milestones')).toBeFocused();
  await page.getByLabel('Milestones').fill('100: A start');
  const details = page.locator('details').filter({ hasText: 'Deutsch' });
  await details.locator('summary').click();
  await details.getByLabel('Text').fill('Wir bitten um ein Gesetz.');
  await details.locator('summary').click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(details.getByLabel('Title')).toBeFocused();
  await details.getByLabel('Title').fill('Spielbar');
  await details.getByLabel('Addressee').fill('Regierung');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(pathTo('editPetition', { id: 'is-2027' }));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open' }).click();
  await expect(page.getByText('Collecting', { exact: true })).toBeVisible();
  await expect(page.getByText('This can no longer be changed')).toBeVisible();
  await expect(page.getByLabel('Addressee').first()).not.toBeEditable();
  await page.getByLabel('Target (signatures)').fill('10.600');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await details.locator('summary').click();
  await details.getByLabel('Milestone: 100').fill('Ein Anfang');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(async () => (await selectAnyPetition(stack.db, 'is-2027'))?.milestones)
    .toEqual([{ count: 100, effect: { en: 'A start', de: 'Ein Anfang' } }]);
  await expectAccessible(page);

  const timeline = page.locator('section').filter({ hasText: 'What happened' });
  await timeline.getByLabel('What happened').selectOption('Hearing');
  await timeline.getByLabel('Date').fill('soon');
  await timeline.getByLabel('Address of the source').fill('https://kga.test/hearing');
  await timeline.getByRole('button', { name: 'Add' }).click();
  await expect(timeline.getByLabel('Date')).toHaveAttribute('aria-invalid', 'true');
  await timeline.getByLabel('Date').fill('2026-02');
  await timeline.getByRole('button', { name: 'Add' }).click();
  await timeline.getByRole('button', { name: 'Remove: Hearing, February 2026' }).click();
  const removal = page.getByRole('dialog', { name: 'Remove “Hearing” from the timeline?' });
  await expectAccessible(page);
  await removal.getByRole('button', { name: 'Cancel' }).click();

  const update = page.locator('section').filter({ hasText: 'Write an update' });
  await update.getByLabel('Title').fill('We begin');
  await update.getByLabel('Text').fill(`Hello ${script}`);
  await update.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  expect(await selectAnyPetition(stack.db, 'is-2027')).toMatchObject({ status: 'collecting' });

  await page.goto(`${pathTo('petitions')}?q=iceland`);
  await awake(page);
  await page.getByRole('combobox', { name: 'Country or region' }).selectOption('IS');
  await expect(page).toHaveURL(/region=IS/);
  await page.getByRole('link', { name: 'Keep them' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Keep them ${script}`);
  await expect(page.getByText('Still need 10,600 signatures')).toBeVisible();
  await expect(page.getByText('Closes on 31 January 2099')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Hearing' })).toContainText(
    'February 2026 · Source',
  );
  await expect(page.getByText(`Hello ${script}`)).toBeVisible();
  await expectAccessible(page);
});

test('a chart of two known figures draws no line and names no other day', async ({
  page,
  stack,
}) => {
  await seedPetitions(stack.db, { polls: false });
  await tellOf(stack.redisUrl, 'petition', 'gb');
  await page.goto(petitionPath('gb'));
  await awake(page);
  const chart = page.getByRole('region', { name: 'Signatures over time' });
  await chart.scrollIntoViewIfNeeded();
  await expect(chart).toContainText('14,119 (15 March 2025) and 189,890 (14 July 2025)');
  await expect(chart).toContainText('The goal was reached between 15 March 2025 and 14 July 2025.');
  await expect(chart.getByRole('list', { name: 'Events in the chart' })).toContainText(
    'Government response 3 February 2025',
  );
  await expect(chart).not.toContainText(/May 2025/);
  const slider = chart.getByRole('slider');
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', '15 March 2025, 14,119');
  const saved = page.waitForEvent('download');
  await chart.getByRole('button', { name: 'Save the data (CSV)' }).click();
  expect(await readFile(await (await saved).path(), 'utf8')).toContain(
    '2025-03-15,14119,false\r\n2025-07-14,189890,false',
  );
  await chart.getByText('Daily change').click();
  await expect(chart.getByText(/too far apart for a daily change/)).toBeVisible();
  await expectAccessible(page);
  // The server renders the progress whatever range the address names.
  const url = `${stack.origin}${petitionPath('gb')}?range=7days`;
  expect(await (await page.request.get(url)).text()).toContain('id="history-title"');
});

test('pages fit a narrow screen in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of [pathTo('petitions'), petitionPath('eu')]) {
    await page.goto(`${path}?lang=de`);
    await awake(page);
    await expectLayout(page, [320]);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a petition is there whole', async ({ page }) => {
    await page.goto(pathTo('petition'));
    await page.getByRole('link', { name: 'Petitions in other countries' }).click();
    await page.getByRole('link', { name: 'Stop Destroying Videogames' }).click();
    await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Signatures over time' })).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/petition$/);
  });
});
