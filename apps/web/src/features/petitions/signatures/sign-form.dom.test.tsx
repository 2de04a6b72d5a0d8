// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Petition } from '@kga/contracts/petitions';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { user } from '../../../auth/testing/fixture.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { expectFits, setWidth } from '../../../testing/expect-fits.ts';
import { refusal } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { ownPetition } from '../testing/petition-fixture.ts';
import { confirmation, signedReads } from '../testing/signed-fixture.ts';

const petition: Petition = {
  ...ownPetition,
  signers: { who: 'citizens_or_residents', fromAge: 16, sureFromAge: 16 },
};

const signing = {
  ...signedReads,
  getPetition: () => petition,
  createSignature: () => ({ status: 'pending' as const }),
  confirmSignature: () => confirmation,
  getLogLeaf: () => ({
    state: 'waiting' as const,
    position: null,
    waitingMinutes: 3,
    headIntervalMinutes: 10,
  }),
};

const name = page.getByRole('textbox', { name: 'Name', exact: true });
const email = page.getByRole('textbox', { name: 'Email' });
const country = page.getByRole('combobox', { name: 'Country where you live' });
const sign = page.getByRole('button', { name: 'Sign', exact: true });
const code = page.getByRole('textbox', { name: 'Six-digit code' });

/** Fills in what is asked for, and sends it. */
async function fillIn(address: string): Promise<void> {
  await name.fill('Ada Lovelace');
  await email.fill(address);
  await country.selectOptions('Netherlands');
  await page.getByRole('checkbox', { name: /16 or over/ }).click();
  await sign.click();
  await expect.element(code).toBeVisible();
}

test('An account that arrives late fills untouched fields, and a reload restores the draft', async () => {
  const session = Promise.withResolvers<typeof user>();
  const { reload, api } = await renderApp('/petition/nz/sign', {
    api: {
      getPetition: () => petition,
      getUser: () => session.promise,
      createSignature: () => refusal('petition_closed'),
    },
  });
  await page.getByText('Add your town or a reason').click();
  const showName = page.getByRole('checkbox', { name: 'Show my name' });
  await showName.click();
  await page.getByRole('checkbox', { name: /16 or over/ }).click();
  await country.selectOptions('Netherlands');
  await name.fill('Minna');
  await expect.poll(() => api.calls('getUser').length).toBe(1);
  session.resolve(user);
  await expect.element(email).toHaveValue(user.email);
  await expect.element(email).toHaveAccessibleDescription(/You’re logged in with this address/);
  await email.fill('other@mail.kga.test');
  await expect.element(email).toHaveAccessibleDescription(/We’ll email you a code/);
  await reload();
  await expect.element(name).toHaveValue('Minna');
  await expect.element(country).toHaveValue('NL');
  await expect.element(showName).toBeChecked();
  await sign.click();
  await expect
    .element(page.getByText('This petition no longer collects signatures.'))
    .toBeVisible();
});

test('the typo of an address is corrected in one press', async () => {
  const { api } = await renderApp('/petition/nz/sign', { api: signing });
  await email.fill('ada@gmial.com');
  await name.click();
  await expect.element(page.getByText('Did you mean ada@gmail.com?')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect.element(email).toHaveValue('ada@gmail.com');
  await expect.element(email).toHaveFocus();
  await fillIn('ada@gmail.com');
  expect(api.calls('createSignature')[0]?.body).toMatchObject({
    firstName: 'Ada Lovelace',
    lastName: '',
    email: 'ada@gmail.com',
    country: 'NL',
    eligible: true,
  });
});

test('the code confirms what was typed here, and leads to the number, the card and a next step', async () => {
  const { api, reload } = await renderApp('/petition/nz/sign', { api: signing });
  await fillIn('ada@example.org');
  await expectAccessible();
  // Nothing is lost by a reload.
  await reload();
  api.use({ confirmSignature: () => refusal('proof_invalid') });
  await code.fill('999 999');
  await page.getByRole('button', { name: 'Confirm signature' }).click();
  await expect
    .element(page.getByRole('alert').getByText(/This link or code is wrong/))
    .toBeVisible();
  api.use({ confirmSignature: () => confirmation });
  await code.fill('012 345');
  await page.getByRole('button', { name: 'Confirm signature' }).click();
  const number = page.getByRole('heading', { level: 1, name: 'You are number 1,251' });
  await expect.element(number).toHaveFocus();
  expect(api.calls('confirmSignature').at(-1)?.body).toEqual({
    email: 'ada@example.org',
    code: '012345',
    signer: {
      firstName: 'Ada Lovelace',
      lastName: '',
      country: 'NL',
      city: '',
      reason: '',
      showName: false,
      updates: false,
    },
  });
  await expect.element(page.getByText('Netherlands: 312 signatures')).toBeVisible();
  await expect.element(page.getByRole('img', { name: /Image to share/ })).toBeVisible();
  await expectAccessible();
  await reload();
  await expect.element(number).toBeVisible();
  await page.getByRole('button', { name: 'Let someone else sign' }).click();
  await expect.element(name).toHaveValue('');
  await expect.element(email).toHaveValue('');
});

test('a wrong address is corrected without filling in the rest', async () => {
  const { api } = await renderApp('/petition/nz/sign', { api: signing });
  await fillIn('ada@exampel.org');
  await expect.element(page.getByRole('button', { name: /Send again in/ })).toBeDisabled();
  await email.fill('ada@example.org');
  await page.getByRole('button', { name: 'Send to this address' }).click();
  await expect.element(page.getByText('We’ve sent an email to ada@example.org')).toBeVisible();
  expect(api.calls('createSignature').at(-1)?.body).toMatchObject({
    firstName: 'Ada Lovelace',
    email: 'ada@example.org',
    country: 'NL',
    eligible: true,
  });
  await page.getByRole('button', { name: 'Change what you entered' }).click();
  await expect.element(name).toHaveValue('Ada Lovelace');
  await expect.element(email).toHaveValue('ada@example.org');
  await expect.element(page.getByRole('checkbox', { name: /16 or over/ })).toBeChecked();
});

test('the mail is sent again to the same address after a minute', async () => {
  const { api } = await renderApp('/petition/nz/sign', { api: signing });
  await fillIn('ada@example.org');
  await expect.element(page.getByRole('button', { name: /Send again in/ })).toBeDisabled();
  const real = Date.now;
  vi.spyOn(Date, 'now').mockImplementation(() => real() + 61_000);
  onTestFinished(() => void vi.restoreAllMocks());
  await page.getByRole('button', { name: 'Send again', exact: true }).click();
  await expect.element(page.getByRole('button', { name: /Send again in/ })).toBeDisabled();
  expect(api.calls('createSignature')).toHaveLength(2);
});

test('who has signed asks for news, and creates an account whose address is confirmed', async () => {
  const { api } = await renderApp('/petition/nz/sign', {
    api: {
      ...signing,
      requestSignatureUpdates: () => undefined,
      listSocialProviders: () => [],
      register: ({ body }) => ({ ...user, email: body.email }),
    },
  });
  await fillIn('ada@example.org');
  await code.fill('012345');
  await page.getByRole('button', { name: 'Confirm signature' }).click();
  await page.getByRole('button', { name: 'Email me the news' }).click();
  await expect.element(page.getByText('You’ll get news about this petition')).toBeVisible();
  expect(api.calls('requestSignatureUpdates').map(({ body }) => body)).toEqual([
    { token: confirmation.token },
  ]);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect.element(page.getByLabelText('Email address')).toHaveValue('ada@example.org');
  await page.getByLabelText('First name').fill('Ada');
  await page.getByLabelText('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect.poll(() => api.calls('register').length).toBe(1);
  expect(api.calls('register')[0]?.body).toMatchObject({
    email: 'ada@example.org',
    signature: { petition: 'nz', token: confirmation.token },
  });
});

test.each(['de', 'ja'] as const)('all steps fit a narrow phone in %s', async (language) => {
  await setWidth(320);
  const { api } = await renderApp('/petition/nz/sign', { language, api: signing });
  const fields = page.getByRole('main');
  await expect.element(fields.getByRole('textbox').first()).toBeVisible();
  await expectFits();
  await fields.getByRole('textbox').nth(0).fill('Ada');
  await fields.getByRole('textbox').nth(1).fill('ada@example.org');
  await fields.getByRole('combobox').selectOptions('NL');
  await fields.getByRole('checkbox').nth(0).click();
  await fields.getByRole('button').first().click();
  await expect.poll(() => api.calls('createSignature').length).toBe(1);
  const digits = page.getByRole('main').getByRole('textbox').first();
  await expect.element(digits).toHaveAttribute('inputmode', 'numeric');
  await expectFits();
  await digits.fill('012345');
  await page.getByRole('main').getByRole('button').first().click();
  await expect.element(page.getByText('312')).toBeVisible();
  await expectFits();
});
