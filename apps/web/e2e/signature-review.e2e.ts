// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomUUID } from 'node:crypto';

import { pathTo, petitionPath } from '@kga/contracts/core';
import { createSignature, getSignatureChallenge } from '@kga/contracts/petitions';
import { insertTestPetition } from '@kga/db/testing';
import { Redis } from 'ioredis';
import type { Page } from 'playwright/test';

import { browserOf } from './support/content.ts';
import { addMember, signInAs } from './support/members.ts';
import type { Stack } from './support/stack.ts';
import { awake, expect, expectAccessible, test } from './support/test.ts';

/** An own petition that collects. */
async function insertPetition({ db }: Stack): Promise<string> {
  const slug = `p-${randomUUID()}`;
  const title = `Bestandsschutz <script>window.ran = 1</script> ${slug}`;
  await insertTestPetition(db, { slug, title, addressee: 'Parliament', opened_at: new Date() });
  return slug;
}

/** Signs at once, as a new member whose address is verified; the page is signed in as that one. */
async function signAsMember(page: Page, stack: Stack, id: string) {
  const email = `${randomUUID()}@mail.kga.test`;
  await addMember(stack, { email });
  await signInAs(page, email);
  const signed = await page.request.post(createSignature.url.replace(':id', id), {
    data: { firstName: 'Mickey', lastName: 'Maus', email, country: 'NL', showName: true },
  });
  expect(signed.status()).toBe(202);
}

// Under attack signing is refused until the browser has worked for it.
test.use({ expectedFaults: /status of 403/ });

test('a visitor signs under attack and reports a name, which a moderator hides', async ({
  page,
  stack,
  browser,
}) => {
  const id = await insertPetition(stack);
  await signAsMember(page, stack, id);
  const redis = new Redis(stack.redisUrl);
  await redis.zadd('kga:{limits}:signature-alarms', Date.now() + 600_000, id);
  await page.goto(pathTo('signPetition', { id }));
  await awake(page);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Wilhelmina');
  await page.getByRole('textbox', { name: 'Email' }).fill(`${randomUUID()}@mail.kga.test`);
  await page.getByRole('combobox', { name: 'Country where you live' }).selectOption('NL');
  const challenge = page.waitForResponse(`**${getSignatureChallenge.url.replace(':id', id)}`);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  expect((await challenge).status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await expectAccessible(page);
  await redis.zrem('kga:{limits}:signature-alarms', id);
  await redis.quit();
  const signatures = await stack.db
    .selectFrom('signature')
    .innerJoin('petition', 'petition.id', 'petition_id')
    .select('signature.state')
    .where('slug', '=', id)
    .execute();
  expect(signatures.map(({ state }) => state).toSorted()).toEqual(['confirmed', 'pending']);

  await page.goto(petitionPath(id));
  await awake(page);
  await page.getByRole('button', { name: 'Report a name' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a name' });
  await dialog.getByRole('combobox', { name: 'Name' }).selectOption('Mickey Maus (Netherlands)');
  await dialog.getByRole('radio', { name: 'Something else' }).check();
  await dialog.getByLabel('Anything moderators should know?').fill('A <b>mouse</b>');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you for the report').first()).toBeVisible();

  const { page: desk } = await browserOf(browser, stack, {
    email: `${randomUUID()}@mail.kga.test`,
    role: 'moderator',
  });
  await desk.goto(pathTo('reviewSignatures'));
  const reported = desk.getByRole('row').filter({ hasText: id });
  await expect(reported.getByText('A <b>mouse</b>')).toBeVisible();
  await reported.getByRole('button', { name: 'Hide name: Mickey Maus' }).click();
  await expect(desk.getByText('Name hidden').first()).toBeVisible();
  await desk.context().close();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Mickey Maus')).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});
