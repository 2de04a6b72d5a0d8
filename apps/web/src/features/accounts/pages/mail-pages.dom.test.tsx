// SPDX-License-Identifier: AGPL-3.0-or-later
import type { User } from '@kga/contracts/accounts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { user } from '../../../auth/testing/fixture.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { refusal } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const token = 'a-token-of-a-mail-that-nobody-guesses';
const email = page.getByLabelText('Email address').first();
const confirm = page.getByRole('button', { name: 'Confirm email address' }).first();

test('the link of a mail confirms the address on a click', async () => {
  const { api } = await renderApp(`/verify-email#token=${token}`, {
    user,
    api: { verifyEmail: () => ({ email: user.email }) },
  });
  await expect.element(confirm).toBeVisible();
  // The token must not stay in the history.
  expect(location.hash).toBe('');
  await expectAccessible();
  expect(api.calls('verifyEmail')).toEqual([]);
  await confirm.click();
  await expect.element(page.getByText('ada@example.org is confirmed.')).toBeVisible();
  expect(api.calls('verifyEmail').map(({ body }) => body)).toEqual([{ token }]);
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Home' }))
    .toHaveAttribute('href', '/');
});

test('who registered on the way to a page is asked for the code there', async () => {
  let registered: User | undefined;
  const { api } = await renderApp('/login?mode=register&returnTo=%2Foffline', {
    api: {
      listSocialProviders: () => [],
      getUser: () => registered,
      register: () => {
        registered = { ...user, emailVerified: false };
        return registered;
      },
      verifyEmail: () => {
        registered = user;
        return { email: user.email };
      },
    },
  });
  await page.getByLabelText('First name').fill('Ada');
  await email.fill(user.email);
  await page.getByLabelText(/^Password/).fill('a long and good password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect.poll(() => location.pathname).toBe('/offline');
  const prompt = page.getByRole('complementary', { name: 'Please confirm your email address' });
  await expect.element(prompt.getByText(`an email to ${user.email}`)).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible();
  await prompt.getByLabelText('Code').fill('123 456');
  await prompt.getByRole('button', { name: 'Confirm email address' }).click();
  await expect.element(page.getByText('ada@example.org is confirmed.')).toBeVisible();
  await expect.poll(() => prompt.elements()).toEqual([]);
  expect(api.calls('verifyEmail').map(({ body }) => body)).toEqual([
    { email: user.email, code: '123456' },
  ]);
  expect(localStorage.getItem('registered-from')).toBeNull();
});

test('a page forgets where one registered once the address was confirmed in another browser', async () => {
  localStorage.setItem('registered-from', '/forum/posts/1?page=2');
  await renderApp('/offline', { user: { ...user, emailVerified: true } });
  await expect.poll(() => localStorage.getItem('registered-from')).toBeNull();
});

test('an address confirmed in another tab leads back to where one registered', async () => {
  localStorage.setItem('registered-from', '/forum/posts/1?page=2');
  await renderApp(`/verify-email#token=${token}`, {
    user,
    api: { verifyEmail: () => ({ email: user.email }) },
  });
  await confirm.click();
  await expect
    .element(page.getByRole('heading', { name: 'Email address confirmed', level: 1 }))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Back to where you were' }))
    .toHaveAttribute('href', '/forum/posts/1?page=2');
  expect(localStorage.getItem('registered-from')).toBeNull();
});

test('a link that was used before says so', async () => {
  await renderApp(`/verify-email#token=${token}`, {
    api: { verifyEmail: () => refusal('proof_invalid') },
  });
  await confirm.click();
  await expect.element(page.getByText(/is wrong, has expired or was already used/)).toBeVisible();
});

test('the code of a mail is typed with spaces beside the address of the member', async () => {
  const { api } = await renderApp('/verify-email', {
    user,
    api: { verifyEmail: () => ({ email: user.email }) },
  });
  await expect.element(email).toHaveValue(user.email);
  await page.getByLabelText('Code').fill('123 456');
  await confirm.click();
  await expect.element(page.getByText('ada@example.org is confirmed.')).toBeVisible();
  expect(api.calls('verifyEmail').map(({ body }) => body)).toEqual([
    { email: user.email, code: '123456' },
  ]);
});

test('a visitor asks for a mail that resets the password', async () => {
  const { api } = await renderApp('/login', {
    api: { listSocialProviders: () => [], forgotPassword: () => null },
  });
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The page before has a field of the same name.
  await expect.element(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await email.fill('ada@example.org');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect.element(page.getByText('Check your inbox')).toBeVisible();
  await expectAccessible();
  expect(api.calls('forgotPassword').map(({ body }) => body)).toEqual([
    { email: 'ada@example.org' },
  ]);
});

test('a password that is too easy is refused before another one is saved', async () => {
  const { api } = await renderApp(`/reset-password#token=${token}`, {
    api: {
      listSocialProviders: () => [],
      resetPassword: () =>
        refusal('validation_failed', { errors: [{ path: 'password', code: 'common' }] }),
    },
  });
  const chosen = page.getByLabelText('New password');
  await chosen.fill('1234567890');
  expect(location.hash).toBe('');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect.element(chosen).toHaveAccessibleDescription(/too easy to guess/);
  await expectAccessible();
  api.use({ resetPassword: () => undefined });
  await chosen.fill('another good sentence');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect.element(page.getByText('Password changed')).toBeVisible();
  expect(api.calls('resetPassword').at(-1)?.body).toEqual({
    proof: { token },
    password: 'another good sentence',
  });
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
});
