// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';

import { addMember, signInAs } from './support/members.ts';
import { awake, expect, expectAccessible, test } from './support/test.ts';

const script = '<img src=x onerror=alert(1)>';

test('an admin opens a petition, which is found by region and shows its update', async ({
  page,
  stack,
}) => {
  await addMember(stack, { email: 'petitions@example.org', role: 'admin' });
  await signInAs(page, 'petitions@example.org');
  await page.goto(pathTo('newPetition'));
  await awake(page);
  await page.getByLabel('ID in the address').fill('is-2027');
  await page.getByLabel('Country or region').selectOption('IS');
  await page.getByLabel('Title', { exact: true }).first().fill(`Keep them ${script}`);
  await page.getByLabel('Addressee').first().fill('Government and parliament');
  await page.getByLabel('Text', { exact: true }).first().fill('We ask for a law.');
  await page.getByLabel('Target (signatures)').fill('10.600');
  await page.getByLabel('Closes on (UTC)').fill('2099-01-31');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(pathTo('editPetition', { id: 'is-2027' }));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open' }).click();
  await expect(page.getByText('Collecting', { exact: true })).toBeVisible();

  const timeline = page.locator('section').filter({ hasText: 'What happened' });
  await timeline.getByLabel('What happened').selectOption('Hearing');
  await timeline.getByLabel('Date').fill('2026-02');
  await timeline.getByLabel('Address of the source').fill('https://kga.test/hearing');
  await timeline.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('Added to the timeline', { exact: true })).toBeVisible();
  const update = page.locator('section').filter({ hasText: 'Write an update' });
  await update.getByLabel('Title').fill('We begin');
  await update.getByLabel('Text').fill(`Hello ${script}`);
  await update.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();

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
