// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomUUID } from 'node:crypto';

import { pathTo, petitionPath } from '@kga/contracts/core';
import { createSignature, getSignatureChallenge } from '@kga/contracts/petitions';
import { insertTestPetition } from '@kga/db/testing';
import { Redis } from 'ioredis';
import type { Page } from 'playwright/test';

import { addMember, signInAs } from './support/members.ts';
import type { Stack } from './support/stack.ts';
import { awake, expect, expectAccessible, layoutChecks, test } from './support/test.ts';

/** An own petition that collects. */
async function insertPetition({ db }: Stack): Promise<string> {
  const slug = `p-${randomUUID()}`;
  const title = `Bestandsschutz <script>window.ran = 1</script> ${slug}`;
  await insertTestPetition(db, { slug, title, addressee: 'Parliament', opened_at: new Date() });
  return slug;
}

/** Signs at once, as a new member whose address is verified; the page is signed in as that one. */
async function signAsMember(page: Page, stack: Stack, id: string, role: 'member' | 'admin') {
  const email = `${randomUUID()}@mail.kga.test`;
  await addMember(stack, { email, role });
  await signInAs(page, email);
  const signed = await page.request.post(createSignature.url.replace(':id', id), {
    data: { firstName: 'Mickey', lastName: 'Maus', email, country: 'NL', showName: true },
  });
  expect(signed.status()).toBe(202);
}

const timeOf = (ms: number) => new Date(ms).toISOString().slice(0, 16);

test.use({ timezoneId: 'UTC' });

test('a reader reports a name, and a moderator hides it by keyboard', async ({
  page,
  stack,
  browser,
}) => {
  const id = await insertPetition(stack);
  await signAsMember(page, stack, id, 'member');
  await page.goto(petitionPath(id));
  await awake(page);
  await page.getByRole('button', { name: 'Report a name' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Report a name' });
  await dialog.getByRole('button', { name: 'Send report' }).press('Enter');
  await expect(dialog.getByText('Choose a name.').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('combobox', { name: 'Name' }).selectOption('Mickey Maus (Netherlands)');
  await dialog.getByRole('radio', { name: 'Something else' }).check();
  await dialog.getByLabel('Anything moderators should know?').fill('A <b>mouse</b>');
  await dialog.getByRole('button', { name: 'Send report' }).press('Enter');
  await expect(page.getByText('Thank you for the report').first()).toBeVisible();

  const moderating = await browser.newContext({ baseURL: stack.origin });
  const desk = await moderating.newPage();
  const moderator = `${randomUUID()}@mail.kga.test`;
  await addMember(stack, { email: moderator, role: 'moderator' });
  await signInAs(desk, moderator);
  await desk.goto('/admin/moderation');
  await desk.getByRole('link', { name: 'Signatures' }).press('Enter');
  await expect(desk.getByRole('heading', { level: 1, name: 'Reported names' })).toBeVisible();
  await expect(desk.getByText('Hold counted signatures')).toHaveCount(0);
  const reported = desk.getByRole('row').filter({ hasText: id });
  await expect(reported.getByText('A <b>mouse</b>')).toBeVisible();
  await expectAccessible(desk);
  await reported.getByRole('button', { name: 'Hide name: Mickey Maus' }).press('Enter');
  await expect(desk.getByText('Name hidden').first()).toBeVisible();
  await expect(reported).toHaveCount(0);
  await moderating.close();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Mickey Maus')).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
});

test('an admin holds and counts signatures by keyboard, in three languages and at all widths', async ({
  page,
  stack,
}) => {
  const id = await insertPetition(stack);
  await signAsMember(page, stack, id, 'admin');
  await page.goto(pathTo('reviewSignatures'));
  await page.getByText('Hold counted signatures').press('Enter');
  const hold = page.getByRole('group').filter({ hasText: 'Hold counted signatures' });
  await hold.getByRole('button', { name: 'Hold signatures' }).press('Enter');
  await expect(hold.getByText('Choose a petition.').first()).toBeVisible();
  await expectAccessible(page);
  const options = hold.getByRole('combobox', { name: 'Petition' });
  await expect(options.locator(`option[value="${id}"]`)).toHaveCount(1);
  await options.selectOption(id);
  await hold.getByLabel('Confirmed from').fill(timeOf(Date.now() - 3_600_000));
  await hold.getByLabel('Until').fill(timeOf(Date.now() + 3_600_000));
  await hold.getByLabel('Why').fill('A script was seen');
  await hold.getByRole('button', { name: 'Hold signatures' }).press('Enter');
  await expect(page.getByText('Held: 1').first()).toBeVisible();

  for (const { language, expectGood } of layoutChecks) {
    await page.goto(`${pathTo('reviewSignatures')}?lang=${language}`);
    const batch = page.getByRole('rowgroup').filter({ hasText: id });
    await batch.locator('button[aria-expanded]').press('Enter');
    await expect(batch.getByText('Mickey Maus')).toBeVisible();
    for (const summary of await page.locator('main summary').all()) await summary.press('Enter');
    await expectGood(page, [320, 768, 1280]);
  }
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  const batch = page.getByRole('rowgroup').filter({ hasText: id });
  await batch.getByRole('button', { name: 'Count 1' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Count 1' });
  await expectAccessible(page);
  await question.getByLabel('Why').fill('Checked by telephone');
  await question.getByRole('button', { name: 'Count 1' }).press('Enter');
  await expect(page.getByText('Decided: 1').first()).toBeVisible();
  await expect(batch).toHaveCount(0);
});

test('the other admin pages of petitions fit', async ({ page, stack }) => {
  const id = await insertPetition(stack);
  const email = `${randomUUID()}@mail.kga.test`;
  await addMember(stack, { email, role: 'admin' });
  await signInAs(page, email);
  for (const { language, expectGood } of layoutChecks) {
    for (const path of [pathTo('managedPetitions'), pathTo('editPetition', { id })]) {
      await page.goto(`${path}?lang=${language}`);
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await expect(page.getByText(id).first()).toBeAttached();
      await expectGood(page, [390, 1280]);
    }
  }
});

test.describe('under attack', () => {
  // Signing is refused until the browser has worked for it.
  test.use({ expectedFaults: /status of 403/ });

  test('the browser solves a challenge, and the visitor does nothing', async ({ page, stack }) => {
    const id = await insertPetition(stack);
    const redis = new Redis(stack.redisUrl);
    await redis.zadd('kga:{limits}:signature-alarms', Date.now() + 600_000, id);
    await page.goto(pathTo('signPetition', { id }));
    await awake(page);
    await page.getByRole('textbox', { name: 'First name' }).fill('Wilhelmina');
    await page.getByRole('textbox', { name: 'Email' }).fill(`${randomUUID()}@mail.kga.test`);
    await page.getByRole('combobox', { name: 'Country where you live' }).selectOption('NL');
    const challenge = page.waitForResponse(`**${getSignatureChallenge.url.replace(':id', id)}`);
    await page.getByRole('button', { name: 'Sign', exact: true }).click();
    expect((await challenge).status()).toBe(200);
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
    await expectAccessible(page);
    await redis.zrem('kga:{limits}:signature-alarms', id);
    await redis.quit();
    const stored = await stack.db
      .selectFrom('signature')
      .innerJoin('petition', 'petition.id', 'petition_id')
      .select('signature.state')
      .where('slug', '=', id)
      .execute();
    expect(stored).toEqual([{ state: 'pending' }]);
  });
});
