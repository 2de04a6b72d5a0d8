// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomUUID } from 'node:crypto';

import { languages, pathTo, petitionPath } from '@kga/contracts/core';
import { createSignature } from '@kga/contracts/petitions';
import { insertTestPetition } from '@kga/db/testing';
import { Redis } from 'ioredis';

import { press, tabTo } from './support/keyboard.ts';
import { scriptVectors } from './support/script-vectors.ts';
import type { Stack } from './support/stack.ts';
import { awake, expect, expectAccessible, expectFits, test } from './support/test.ts';

const title = 'Keep <script>window.ran = 1</script> alive';

/** An own petition that collects. */
async function insertPetition({ db }: Stack): Promise<string> {
  const slug = `p-${randomUUID()}`;
  const signers = { who: 'citizens_or_residents', fromAge: 16, sureFromAge: 16 };
  await insertTestPetition(db, {
    slug,
    title,
    addressee: 'Parliament',
    signers: JSON.stringify(signers),
    opened_at: new Date(),
  });
  return slug;
}

/** Has the worker sign the log: it schedules a job that Redis has lost again, and runs it at once. */
async function untilLogged({ db, redisUrl }: Stack, slug: string): Promise<void> {
  const redis = new Redis(redisUrl);
  await redis
    .multi()
    .zrem('kga:{queues}:jobs:repeat', 'signatures.log')
    .del('kga:{queues}:jobs:repeat:signatures.log')
    .exec();
  await redis.quit();
  const heads = () =>
    db
      .selectFrom('log_head')
      .innerJoin('petition', 'petition.id', 'petition_id')
      .select('size')
      .where('slug', '=', slug)
      .execute();
  await expect.poll(async () => (await heads()).length).toBe(1);
}

// The log has no withdrawal of a receipt that counts, and a closed petition takes no signature.
test.use({ expectedFaults: /status of (404|409)/ });

test('a visitor signs, confirms by code, keeps the receipt, and withdraws, by keyboard alone', async ({
  page,
  stack,
}) => {
  const id = await insertPetition(stack);
  const address = `${randomUUID()}@mail.kga.test`;
  await page.goto(petitionPath(id));
  await awake(page);
  await expect(page.getByText('Citizens and residents aged 16 or over')).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Sign the petition' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Sign this petition' })).toBeVisible();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await press(page, page.getByRole('button', { name: 'Sign', exact: true }));
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await expectAccessible(page);

  await page.keyboard.type('Wilhelmina Quisthoudt');
  await tabTo(page, page.getByRole('textbox', { name: 'Email' }));
  // As a person types: signatures of forms that are filled in within 1.5 s are held.
  await page.keyboard.type(address, { delay: 40 });
  await tabTo(page, page.getByRole('combobox', { name: 'Country where you live' }));
  await page.keyboard.type('Netherl');
  await expect(page.getByText('Confirm this to sign.')).not.toHaveCount(0);
  await tabTo(page, page.getByRole('checkbox', { name: /16 or over and a citizen or resident/ }));
  await page.keyboard.press('Space');
  await expect(page.getByText('Confirm this to sign.')).toHaveCount(0);
  await press(page, page.getByRole('button', { name: 'Sign', exact: true }));
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();

  const mail = await stack.mailTo(address);
  expect(mail.subject).toMatch(/^Confirm your signature: \S/);
  await tabTo(page, page.getByRole('textbox', { name: 'Six-digit code' }));
  await page.keyboard.type(mail.code);
  const reader = await page.context().newPage();
  await reader.goto(petitionPath(id));
  await awake(reader);
  const count = reader.getByTestId('signature-count');
  await expect(count).toHaveText('0');
  await page.keyboard.press('Enter');
  await expect(count).toHaveText('1', { timeout: 2_000 });
  await expect(reader.getByRole('rowheader', { name: 'Netherlands' })).toBeVisible();
  await expect(reader.getByText('Most signatures: Netherlands, 100%')).toBeVisible();
  await reader.close();
  await expect(page.getByRole('heading', { level: 1, name: 'You are number 1' })).toBeFocused();
  await expect(page.getByText('Netherlands: 1 signature')).toBeVisible();
  await expect(page.getByRole('img', { name: /Image to share/ })).toBeVisible();
  await press(page, page.locator('summary').filter({ hasText: 'Your receipt' }));
  const receipt = await page.locator('code').innerText();
  await expectAccessible(page);
  await untilLogged(stack, id);

  await press(page, page.getByRole('link', { name: 'Check a receipt' }));
  await expect(page.getByRole('textbox', { name: 'Your receipt' })).toHaveValue(receipt);
  await press(page, page.getByRole('button', { name: 'Check', exact: true }));
  await expect(page.getByText('Your signature is counted')).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => {
    const seen = localStorage.getItem('signature-logs') ?? '';
    localStorage.setItem('signature-logs', seen.replace(/(?<="root":")\w{64}/, 'a'.repeat(64)));
  });
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('The list was rewritten')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Forget' }).click();
  await expect(page.getByText('Forgotten')).toBeVisible();

  const withdrawal = mail.text.match(/https?:\/\/\S+\/withdraw\S+/)?.[0] ?? '';
  await page.goto(withdrawal);
  await awake(page);
  await expect(page.getByText(title)).toBeVisible();
  await expectAccessible(page);
  await press(page, page.getByRole('button', { name: 'Withdraw signature' }));
  await expect(
    page.getByRole('heading', { name: 'You’ve withdrawn your signature' }),
  ).toBeFocused();
  const { state } = await stack.db
    .selectFrom('signature')
    .innerJoin('petition', 'petition.id', 'petition_id')
    .select('signature.state')
    .where('slug', '=', id)
    .executeTakeFirstOrThrow();
  expect(['withdrawn', 'anonymised']).toContain(state);
});

test('a link of another site leads to a signature that is counted for it, and on to an account', async ({
  browser,
  page,
  stack,
}) => {
  const id = await insertPetition(stack);
  const address = `${randomUUID()}@mail.kga.test`;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${petitionPath(id)}?ref=discord`);
  await awake(page);
  await expect(page).toHaveURL(new URL(petitionPath(id), stack.origin).href);
  await page.getByRole('link', { name: 'Sign the petition' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Wilhelmina Quisthoudt');
  await page.getByRole('textbox', { name: 'Email' }).pressSequentially(address, { delay: 40 });
  await page.getByRole('combobox', { name: 'Country where you live' }).selectOption('NL');
  await page.getByRole('checkbox', { name: /16 or over/ }).check();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  // The mail is opened elsewhere.
  const elsewhere = await browser.newContext();
  const phone = await elsewhere.newPage();
  const { link } = await stack.mailTo(address);
  await phone.goto(link);
  await awake(phone);
  await expect(phone.getByText(title)).toBeVisible();
  await expect(phone.getByText('Wilhelmina Quisthoudt')).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Confirm signature' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'You are number 1' })).toBeFocused();
  await expectFits(phone, [320, 768, 1280]);
  await expectAccessible(phone);
  await elsewhere.close();
  const sources = await stack.db
    .selectFrom('signature_source')
    .innerJoin('petition', 'petition.id', 'petition_id')
    .select(['source', 'signatures'])
    .where('slug', '=', id)
    .execute();
  expect(sources).toEqual([{ source: 'discord', signatures: 1 }]);
});

test('pages that mails lead to fit every width and language, whatever signers write', async ({
  page,
  stack,
}) => {
  const id = await insertPetition(stack);
  const vectors = {
    firstName: scriptVectors[3],
    lastName: scriptVectors[5],
    city: scriptVectors[0],
  };
  const email = `${randomUUID()}@mail.kga.test`;
  const reason = scriptVectors.join(' ').slice(0, 500);
  const signing = await page.request.post(createSignature.url.replace(':id', id), {
    data: { ...vectors, reason, email, country: 'NL', eligible: true },
  });
  expect(signing.status(), await signing.text()).toBe(202);
  const { link } = await stack.mailTo(email);
  const reader = `${randomUUID()}@mail.kga.test`;
  await page.goto(petitionPath(id));
  await awake(page);
  await page.getByRole('textbox', { name: 'Your email' }).fill(reader);
  await press(page, page.getByRole('button', { name: 'Send me news' }));
  await expect(page.getByText('Check your email')).toBeVisible();
  const { link: updates } = await stack.mailTo(reader);
  const token = `#token=${'x'.repeat(54)}`;
  const paths = [
    pathTo('signPetition', { id }),
    link,
    pathTo('checkReceipt', { id }),
    `${pathTo('withdrawSignature', { id })}${token}`,
    updates,
  ];
  for (const path of paths) {
    for (const language of languages) {
      const url = new URL(path, stack.origin);
      url.searchParams.set('lang', language);
      await page.goto(url.href);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      if (path === link) await expect(page.getByText(vectors.lastName ?? '').first()).toBeVisible();
      await expectFits(page, [320, 768, 1280]);
    }
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  }
  await page.goto(updates);
  await press(page, page.getByRole('button', { name: 'Confirm' }));
  await expect(page.getByText('Done. We’ll email you when there’s news.')).toBeVisible();
  await expectAccessible(page);
});
