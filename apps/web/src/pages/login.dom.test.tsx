// SPDX-License-Identifier: AGPL-3.0-or-later
import type { User } from '@kga/contracts/accounts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { user } from '../auth/testing/fixture.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { expectFits, setWidth } from '../testing/expect-fits.ts';
import { type MockHandlers, refusal } from '../testing/mock-api.ts';
import { renderApp } from '../testing/render-app.tsx';
import { landingApi } from './testing/landing-fixture.ts';

const password = 'correct horse battery';
/** A page that asks the API for nothing. */
const returnTo = '/stories/share';

const email = page.getByLabelText('Email address');
const firstName = page.getByLabelText('First name');
const passwordField = page.getByLabelText('Password', { exact: true });
const menu = page.getByRole('button', { name: 'Ada’s account' });
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });

const noProviders: MockHandlers = { listSocialProviders: () => [] };

/** An API that signs in the visitor who registers. */
function registration(): MockHandlers {
  let registered: User | undefined;
  return {
    ...noProviders,
    getUser: () => registered,
    register: ({ body }) => {
      registered = { ...user, firstName: body.firstName, email: body.email };
      return registered;
    },
  };
}

const createAccount = () => page.getByRole('button', { name: 'Create account' }).click();

async function fillIn(address = 'ada@example.org'): Promise<void> {
  await firstName.fill('Ada');
  await email.fill(address);
  await passwordField.fill(password);
}

test('a visitor logs in and returns to the page that they came from', async () => {
  let signedIn: User | undefined;
  const { api } = await renderApp(`/login?returnTo=${returnTo}`, {
    api: {
      ...noProviders,
      getUser: () => signedIn,
      signIn: () => {
        signedIn = user;
        return user;
      },
    },
  });
  await email.fill(' ADA@example.org ');
  await passwordField.fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect.element(page.getByText('Login successful').first()).toBeVisible();
  await expect.element(page.getByText('Welcome back!').first()).toBeVisible();
  await expect.element(menu).toBeVisible();
  expect(location.pathname).toBe(returnTo);
  expect(api.calls('signIn').map(({ body }) => body)).toEqual([
    { email: 'ADA@example.org', password },
  ]);
});

test('a wrong password is an error, and the address remains', async () => {
  await renderApp('/login', {
    api: { ...noProviders, signIn: () => refusal('wrong_credentials') },
  });
  await email.fill('ada@example.org');
  await passwordField.fill('not the password');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect.element(page.getByText('Login failed').first()).toBeVisible();
  const alert = page.getByRole('alert').first();
  await expect.element(alert.getByText('Wrong email or password.').first()).toBeVisible();
  await expect.element(email).toHaveValue('ada@example.org');
  await expectAccessible();
});

test('a form with wrong fields names each of them and focuses the first', async () => {
  await renderApp('/login?mode=register', { api: noProviders });
  await createAccount();
  await expect.element(firstName).toHaveFocus();
  await firstName.fill('Ada');
  await email.fill('no address');
  await passwordField.fill('short');
  await createAccount();
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription(/name@example\.org/);
  await expect.element(passwordField).toHaveAccessibleDescription(/At least 10 characters/);
  await expectAccessible();
});

test('a password that the server finds too common is an error of its field', async () => {
  await renderApp('/login?mode=register', {
    api: {
      ...noProviders,
      register: () =>
        refusal('validation_failed', {
          errors: [{ path: 'password', code: 'common' }],
        }),
    },
  });
  await fillIn();
  await createAccount();
  await expect.element(page.getByText('Registration failed').first()).toBeVisible();
  await expect.element(passwordField).toHaveFocus();
  await expect.element(passwordField).toHaveAccessibleDescription(/too easy to guess/);
});

test('an address that has an account is an error of its field', async () => {
  await renderApp('/login?mode=register', {
    api: {
      ...noProviders,
      register: () => refusal('email_taken', { errors: [{ path: 'email', code: 'taken' }] }),
    },
  });
  await fillIn();
  await createAccount();
  await expect.element(page.getByText('Registration failed').first()).toBeVisible();
  await expect.element(email).toHaveAccessibleDescription(/already an account/);
});

test('the input of both forms survives a reload, except for the password', async () => {
  const { reload } = await renderApp(`/login?returnTo=${returnTo}`, { api: registration() });
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await expect.element(heading('Register')).toBeVisible();
  await fillIn();
  await reload();
  await expect.element(firstName).toHaveValue('Ada');
  await expect.element(email).toHaveValue('ada@example.org');
  await expect.element(passwordField).toHaveValue('');
  await passwordField.fill(password);
  await createAccount();
  await expect.element(menu).toBeVisible();
  expect(location.pathname).toBe(returnTo);
});

test('the keyboard suffices to register and to open the menu', async () => {
  await renderApp(`/login?mode=register&returnTo=${returnTo}`, { api: registration() });
  await expect.element(firstName).toBeVisible();
  firstName.element().focus();
  await userEvent.keyboard(`Ada{Tab}{Tab}ada@example.org{Tab}${password}{Tab}`);
  await expect.element(page.getByRole('button', { name: 'Show password' })).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(passwordField).toHaveValue(password);
  await expect.element(passwordField).toHaveAttribute('type', 'text');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  // Escape closes the latest message, so the menu must come after it.
  await expect.element(page.getByText('Registration successful').first()).toBeVisible();
  await expect
    .element(page.getByText('Account created successfully, welcome!').first())
    .toBeVisible();
  // The page that opens after the sign-in takes the focus.
  await expect.element(heading('Share Your Story')).toBeVisible();
  menu.element().focus();
  await expect.element(menu).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menu')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitem').first()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).toHaveFocus();
});

test('enabled providers are links that lead back to the page', async () => {
  await renderApp('/login?returnTo=%2Fpetition', {
    api: {
      listSocialProviders: () => [
        { id: 'google', enabled: true, demonstration: true },
        { id: 'github', enabled: true, demonstration: true },
        { id: 'replit', enabled: false, demonstration: true },
      ],
    },
  });
  const google = page.getByRole('link', { name: 'Continue with Google' });
  await expect.element(google).toHaveAttribute('href', '/api/auth/google?returnTo=%2Fpetition');
  await expect.element(page.getByRole('link', { name: 'Continue with GitHub' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Continue with Replit' }).elements()).toEqual([]);
  await expect.element(page.getByText(/^Demo: .* stand-ins on this computer/)).toBeVisible();
  await expectAccessible();
});

test.each([
  ['refused', /You cancelled the login/],
  ['unverified', /hasn’t confirmed your email address/],
  ['expired', /took too long/],
  ['failed', /went wrong on the provider’s side/],
  ['unavailable', /can’t reach this provider/],
] as const)('a sign-in by a provider that ended as %s says why', async (reason, text) => {
  await renderApp(`/login?social=${reason}`, { api: noProviders });
  await expect.element(page.getByText(text)).toBeVisible();
});

test.each(['/login', '/login?mode=register', '/forgot-password', '/verify-email'])(
  'the German form at %s fits a phone',
  async (path) => {
    await setWidth(360);
    await renderApp(path, { language: 'de', api: noProviders });
    await expect.element(page.getByRole('main').getByRole('button').last()).toBeVisible();
    await expectFits();
    await expectAccessible();
  },
);

test('a member who opens the login page is sent to the front page, never to another site', async () => {
  await renderApp('/login?returnTo=https%3A%2F%2Fevil.example%2F', {
    user,
    api: { ...landingApi, ...noProviders },
  });
  await expect.element(heading(/^Welcome/)).toBeVisible();
  expect(location.pathname).toBe('/');
});
