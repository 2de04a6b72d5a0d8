// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign } from '@kga/contracts/core';
import { getLatest, listReadings } from '@kga/contracts/petitions';
import { insertReading, selectPetitionBySlug } from '@kga/db/petitions';

import { addMember, signInAs } from './support/members.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('an admin rejects and accepts suspicious figures by keyboard', async ({ page, stack }) => {
  await addMember(stack, { email: 'figures@example.org', role: 'admin' });
  await signInAs(page, 'figures@example.org');
  await stack.standAt('2025-07-01T00:00:00Z');
  // Right answers of the provider would supersede the reading.
  await stack.control({ mode: 'error' });
  await stack.untilPollFails();
  await page.goto('/admin/petition');
  await expect(page.getByRole('heading', { level: 1, name: 'Suspicious figures' })).toBeVisible();
  await expect(page.getByText('Nothing suspicious')).toBeVisible();
  await expectAccessible(page);

  const petition = await selectPetitionBySlug(stack.db, campaign.petition);
  const now = new Date();
  await stack.db.transaction().execute((trx) =>
    insertReading(trx, {
      petition_id: petition?.id ?? '',
      reasons: ['total_rose', 'states_differ'],
      signature_count: 3_000_000,
      country_sum: 2_000_000,
      goal: 1_000_000,
      country_counts: JSON.stringify({ DE: 2_000_000 }),
      last_count: 700_000,
      per_day: 40_000,
      first_received_at: now,
      last_received_at: now,
    }),
  );
  await page.reload();
  await expect(page.getByText('The countries don’t add up to the total.')).toBeVisible();
  await expect(page.getByText('2,000,000', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Reject: 3,000,000 signatures' }).press('Enter');
  const rejection = page.getByRole('dialog', { name: 'Reject 3,000,000 signatures?' });
  await expectAccessible(page);
  await rejection.getByRole('button', { name: 'Reject figures' }).press('Enter');
  await expect(page.getByText('Rejected', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Reject:/ })).toBeHidden();

  await page.getByRole('button', { name: 'Accept: 3,000,000 signatures' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Show 3,000,000 signatures?' });
  await question.getByRole('button', { name: 'Accept figures' }).press('Enter');
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible();
  await expect
    .poll(async () => (await page.request.get(getLatest.url)).json())
    .toMatchObject({ signatureCount: 3_000_000 });

  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByText('Suspicious figures accepted').last()).toBeVisible();
  await stack.standAt('2025-07-01T00:00:00Z');
});

test.describe('with an api that fails', () => {
  test.use({ expectedFaults: /503/, viewport: { width: 360, height: 780 } });

  test('suspicious figures can be loaded again', async ({ page, stack }) => {
    await addMember(stack, { email: 'retries@example.org', role: 'admin' });
    await signInAs(page, 'retries@example.org');
    await page.route(`**${listReadings.url}`, (route) => route.fulfill({ status: 503 }));
    await page.goto('/admin/petition');
    await expect(page.getByText('We couldn’t load the suspicious figures')).toBeVisible();
    await expectAccessible(page);
    await page.unroute(`**${listReadings.url}`);
    await page.getByRole('button', { name: 'Retry' }).press('Enter');
    await expect(page.getByText('We couldn’t load the suspicious figures')).toBeHidden();
  });
});
