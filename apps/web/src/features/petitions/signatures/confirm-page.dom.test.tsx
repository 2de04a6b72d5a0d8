// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { refusal } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { ownPetition } from '../testing/petition-fixture.ts';
import { confirmation, signedReads } from '../testing/signed-fixture.ts';

const token = 'a-token-of-a-mail-0123456789';

const submitted = {
  token,
  firstName: 'Mallory',
  lastName: 'Two',
  country: 'NL',
  city: null,
  reason: 'I am Mallory.',
  showName: true,
  updates: true,
};

/** Where a new receipt is in the log. */
const leaf = {
  state: 'waiting' as const,
  position: null,
  waitingMinutes: 0,
  headIntervalMinutes: 10,
};

const open = (hash: string) =>
  renderApp(`/petition/nz/confirm${hash}`, {
    api: {
      getPetition: () => ownPetition,
      ...signedReads,
      previewSignature: () => submitted,
      confirmSignature: () => confirmation,
      getLogLeaf: () => leaf,
    },
  });

const confirm = page.getByRole('button', { name: 'Confirm signature' });

test('a link confirms what it shows', async () => {
  const { api } = await open(`#token=${token}`);
  await expect.element(page.getByText('I am Mallory.')).toBeVisible();
  await expectAccessible();
  await confirm.click();
  await expect.element(page.getByText('Your signature counts. Thank you!')).toBeVisible();
  expect(api.calls('confirmSignature').map(({ body }) => body)).toEqual([{ token }]);
  const number = page.getByRole('heading', { level: 1, name: 'You are number 1,251' });
  await expect.element(number).toHaveFocus();
  await expect.element(page.getByText('Netherlands: 312 signatures')).toBeVisible();
  await expectAccessible();
});

test('a petition that has closed in the meantime says so, and shows the receipt of who confirmed in time', async () => {
  await renderApp(`/petition/nz/confirm#token=${token}`, {
    api: {
      getPetition: () => ({ ...ownPetition, status: 'closed' }),
      ...signedReads,
      previewSignature: () => submitted,
      confirmSignature: () => confirmation,
      getLogLeaf: () => leaf,
    },
  });
  const over = page.getByText('This petition no longer collects signatures');
  await expect.element(over).toBeVisible();
  await expectAccessible();
  await confirm.click();
  await expect.element(page.getByText('Your signature counts. Thank you!')).toBeVisible();
  await expect.element(over).not.toBeInTheDocument();
});

test.each([
  ['collecting', 'we’ll delete your name', 'you can sign again'],
  ['closed', 'so you can’t sign it again', 'It no longer counts'],
  ['submitted', 'We delivered this petition on 1 July 2026', 'stays with those who received it'],
] as const)('withdrawing from a %s petition says what it means', async (status, before, after) => {
  const dates = {
    ...ownPetition.dates,
    submitted: status === 'submitted' ? '2026-07-01T10:00:00.000Z' : null,
  };
  await renderApp(`/petition/nz/withdraw#token=${token}`, {
    api: {
      getPetition: () => ({ ...ownPetition, status, dates }),
      withdrawSignature: () => undefined,
    },
  });
  await expect.element(page.getByText(before)).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw signature' }).click();
  await expect.element(page.getByText(after)).toBeVisible();
});

test('the holder of the mailbox changes name and wishes before confirming', async () => {
  const { api } = await open(`#token=${token}`);
  await page.getByRole('button', { name: 'Change these details' }).click();
  const firstName = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect.element(firstName).toHaveValue('Mallory Two');
  await expectAccessible();
  await firstName.fill('');
  await confirm.click();
  await expect.element(firstName).toHaveFocus();
  await firstName.fill('Grace Hopper');
  await page.getByRole('textbox', { name: 'Why are you signing?' }).fill('');
  await page.getByRole('checkbox', { name: 'Show my name' }).click();
  api.use({
    confirmSignature: () =>
      refusal('validation_failed', {
        errors: [{ path: 'signer.firstName', code: 'nameRefused' }],
      }),
  });
  await confirm.click();
  await expect.element(firstName).toHaveAccessibleDescription(/We can’t show this name/);
  api.use({ confirmSignature: () => confirmation });
  await confirm.click();
  await expect.element(page.getByText('Your signature counts. Thank you!')).toBeVisible();
  expect(api.calls('confirmSignature').at(-1)?.body).toEqual({
    token,
    signer: {
      firstName: 'Grace Hopper',
      lastName: '',
      country: 'NL',
      city: '',
      reason: '',
      showName: false,
      updates: true,
    },
  });
});

test('a code shows what was submitted before it is confirmed', async () => {
  const { api } = await open('');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.org');
  await page.getByRole('textbox', { name: 'Code' }).fill('012 345');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.element(page.getByText('I am Mallory.')).toBeVisible();
  expect(api.calls('previewSignature').map(({ body }) => body)).toEqual([
    { email: 'ada@example.org', code: '012345' },
  ]);
  await confirm.click();
  await expect.element(page.getByText('Your signature counts. Thank you!')).toBeVisible();
  expect(api.calls('confirmSignature').map(({ body }) => body)).toEqual([{ token }]);
});
