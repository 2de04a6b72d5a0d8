// SPDX-License-Identifier: AGPL-3.0-or-later
// Walks from a shared link to the shared card on a phone at 400 kbit/s, and prints the seconds of each step.
// Usage, after a build: npx playwright test --project=slow e2e/signing-on-a-phone.slow.e2e.ts, in apps/web
import { randomUUID } from 'node:crypto';

import { petitionPath } from '@kga/contracts/core';
import { insertTestPetition } from '@kga/db/testing';
import type { Locator, Page } from 'playwright/test';

import { addMember, signInAs } from './support/members.ts';
import type { Stack } from './support/stack.ts';
import { expect, expectFits, test } from './support/test.ts';

const phone = { width: 390, height: 844 };

/** A slow mobile network: bytes a second, and milliseconds to the server and back. */
const network = { bytes: 400_000 / 8, latency: 400 };

test.use({
  viewport: phone,
  // A petition that is over refuses a signature.
  expectedFaults: /status of (400|409)/,
});

const insertPetition = async ({ db }: Stack): Promise<string> => {
  const slug = `p-${randomUUID()}`;
  await insertTestPetition(db, {
    slug,
    title: 'Keep the games we buy playable',
    addressee: 'Parliament',
    opened_at: new Date(),
  });
  return slug;
};

/** A page on the slow network, and the seconds of each step of a walk on it. */
async function startWalk(page: Page, name: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.bytes,
    uploadThroughput: network.bytes,
  });
  const steps: string[] = [];
  return {
    /** Does something, and waits for what it leads to. */
    async step(what: string, act: () => Promise<unknown>, shown: Locator): Promise<void> {
      const begun = performance.now();
      await act();
      await expect(shown).toBeVisible();
      steps.push(`${what} ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
    },
    print: () => process.stdout.write(`${name}: ${steps.join(', ')}\n`),
  };
}

type Walk = Awaited<ReturnType<typeof startWalk>>;

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const number = (page: Page) => page.getByRole('heading', { level: 1, name: /You are number/ });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** From a shared link to the form. */
async function openForm(page: Page, walk: Walk, id: string): Promise<void> {
  const sign = page.getByRole('link', { name: 'Sign the petition' });
  await walk.step('open the link', () => page.goto(`${petitionPath(id)}?ref=share`), sign);
  await walk.step('press Sign', () => sign.click(), field(page, 'Name'));
}

async function fillIn(page: Page, email: string): Promise<void> {
  await field(page, 'Name').fill('Ada Lovelace');
  // As a person types: forms that are filled in within 1.5 s look suspicious.
  await field(page, 'Email').pressSequentially(email, { delay: 40 });
  await page.getByRole('combobox', { name: 'Country where you live' }).selectOption('NL');
}

const submit = (page: Page) => page.getByRole('button', { name: 'Sign', exact: true }).click();

/** From the form to the page that asks for the code. */
async function sendForm(page: Page, walk: Walk, email: string): Promise<void> {
  const code = field(page, 'Six-digit code');
  await walk.step('fill in and send', () => fillIn(page, email).then(() => submit(page)), code);
}

async function enterCode(page: Page, walk: Walk, code: string): Promise<void> {
  const enter = async () => {
    await field(page, 'Six-digit code').fill(code);
    await page.getByRole('button', { name: 'Confirm signature' }).click();
  };
  await walk.step('enter the code', enter, number(page));
}

const newEmail = () => `${randomUUID()}@mail.kga.test`;

test('a guest comes from a shared link to a card', async ({ page, stack }) => {
  const id = await insertPetition(stack);
  const email = newEmail();
  const walk = await startWalk(page, 'guest');
  await openForm(page, walk, id);
  await sendForm(page, walk, email);
  const { code } = await stack.mailTo(email);
  await enterCode(page, walk, code);
  const card = page.getByRole('img', { name: /Image to share/ });
  await walk.step('see the card', () => Promise.resolve(), card);
  await expect(page.getByRole('button', { name: /^(Share|Copy link)$/ }).first()).toBeVisible();
  await expectFits(page, [320, 390]);
  walk.print();
});

test('a guest whose address has a typo comes to the card without filling in again', async ({
  page,
  stack,
}) => {
  const id = await insertPetition(stack);
  const email = newEmail();
  const walk = await startWalk(page, 'typo');
  await openForm(page, walk, id);
  await sendForm(page, walk, email.replace('@', 'x@'));
  const correct = async () => {
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Send to this address' }).click();
  };
  const sent = page.getByText(`We’ve sent an email to ${email}`);
  await walk.step('correct the address', correct, sent);
  const { code } = await stack.mailTo(email);
  await enterCode(page, walk, code);
  walk.print();
});

test('a member signs in two presses', async ({ page, stack }) => {
  const id = await insertPetition(stack);
  const email = newEmail();
  await addMember(stack, { email });
  await signInAs(page, email);
  const walk = await startWalk(page, 'member');
  await openForm(page, walk, id);
  await expect(field(page, 'Email')).toHaveValue(email);
  const country = page.getByRole('combobox', { name: 'Country where you live' });
  if ((await country.inputValue()) === 'none') await country.selectOption('NL');
  await walk.step('press Sign again', () => submit(page), number(page));
  walk.print();
});

test('a held signature ends with thanks and without a number', async ({ page, stack }) => {
  const id = await insertPetition(stack);
  const email = newEmail();
  const walk = await startWalk(page, 'held');
  await openForm(page, walk, id);
  await sendForm(page, walk, email);
  await stack.db
    .updateTable('signature')
    .set({ hold_cause: 'too_quick', hold_batch: Buffer.alloc(8, 1) })
    .where('petition_id', '=', (select) =>
      select.selectFrom('petition').select('id').where('slug', '=', id),
    )
    .execute();
  const { code } = await stack.mailTo(email);
  const enter = async () => {
    await field(page, 'Six-digit code').fill(code);
    await page.getByRole('button', { name: 'Confirm signature' }).click();
  };
  await walk.step('enter the code', enter, heading(page, 'Your signature is confirmed.'));
  await expect(page.getByText('We check some signatures by hand')).toBeVisible();
  walk.print();
});

test('a member who signs a second time sees the number again', async ({ page, stack }) => {
  const id = await insertPetition(stack);
  const email = newEmail();
  await addMember(stack, { email });
  await signInAs(page, email);
  const walk = await startWalk(page, 'second time');
  await openForm(page, walk, id);
  const country = page.getByRole('combobox', { name: 'Country where you live' });
  if ((await country.inputValue()) === 'none') await country.selectOption('NL');
  await submit(page);
  await expect(number(page)).toBeVisible();
  await page.getByRole('button', { name: 'Let someone else sign' }).click();
  const again = () => submit(page);
  await walk.step('press Sign again', again, number(page));
  walk.print();
});

test('who comes after the end learns that the petition is closed', async ({ page, stack }) => {
  const id = await insertPetition(stack);
  const walk = await startWalk(page, 'after the end');
  await openForm(page, walk, id);
  await stack.db
    .updateTable('petition')
    .set({ closes_at: new Date(Date.now() - 5_000) })
    .where('slug', '=', id)
    .execute();
  const closed = page.getByText('This petition no longer collects signatures').first();
  const send = () => fillIn(page, newEmail()).then(() => submit(page));
  await walk.step('fill in and send', send, closed);
  await expect(field(page, 'Name')).toHaveValue('Ada Lovelace');
  walk.print();
});
