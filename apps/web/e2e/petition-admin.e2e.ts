// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign } from '@kga/contracts/core';
import { getLatest } from '@kga/contracts/petitions';
import { insertReading, selectPetitionBySlug } from '@kga/db/petitions';

import { addMember, signInAs } from './support/members.ts';
import { expect, test } from './support/test.ts';

test('An admin accepts suspicious figures, which the api then answers', async ({ page, stack }) => {
  await addMember(stack, { email: 'figures@example.org', role: 'admin' });
  await signInAs(page, 'figures@example.org');
  await stack.standAt('2025-07-01T00:00:00Z');
  // Right answers of the provider would supersede the reading.
  await stack.control({ mode: 'error' });
  await stack.untilPollFails();
  await page.goto('/admin/petition');
  await expect(page.getByRole('heading', { level: 1, name: 'Suspicious figures' })).toBeVisible();

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
