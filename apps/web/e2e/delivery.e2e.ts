// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomUUID } from 'node:crypto';

import { addMember, signInAs } from './support/members.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('an admin exports and submits, and a member finds the signature in the profile', async ({
  page,
  stack,
}) => {
  const email = 'delivers@example.org';
  await addMember(stack, { email, role: 'admin' });
  await stack.db
    .insertInto('petition')
    .values({
      id: randomUUID(),
      slug: 'delivered',
      kind: 'own',
      title: 'Keep <b>them</b>',
      addressee: 'Parliament',
      opened_at: new Date('2026-01-01'),
      sources: [],
      demonstration: false,
    })
    .execute();
  await signInAs(page, email);
  await page.goto('/petition/delivered/sign');
  await page.getByLabel('Country where you live').selectOption('DE');
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByText('Your signature counts. Thank you!')).toBeVisible();
  await page.goto('/profile#signatures');
  const signatures = page.getByRole('region', { name: 'Signatures' });
  await expect(signatures.getByRole('link', { name: 'Keep <b>them</b>' })).toBeVisible();
  await expectAccessible(page);
  await signatures.getByRole('button', { name: 'Withdraw signature' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.goto('/admin/petitions/delivered');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Close', exact: true })
    .first()
    .click();
  const delivery = page.getByRole('region', { name: 'Delivery' });
  await expect(delivery.getByText('No files yet.')).toBeVisible();
  await expect(page.getByText('Export the signatures first.')).toBeVisible();
  await delivery.getByRole('button', { name: 'Make file' }).click();
  await expect(delivery.getByText('Fill this in.').first()).toBeVisible();
  await delivery.getByLabel('Purpose').fill('For <i>parliament</i>');
  await delivery.getByRole('button', { name: 'Make file' }).click();
  await expect(delivery.getByText('For <i>parliament</i>')).toBeVisible();
  await expect(delivery.getByText('PDF · 1 signature')).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await delivery.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^delivered-[\d-]+\.pdf$/);
  await page.getByRole('button', { name: 'Mark as submitted' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as submitted' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  // The first reader after a change may get the page before it.
  await expect(async () => {
    await page.goto('/petition/delivered');
    const delivered = page.getByText(/^Delivered on .* with 1 signature$/);
    await expect(delivered).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expectAccessible(page);
});
