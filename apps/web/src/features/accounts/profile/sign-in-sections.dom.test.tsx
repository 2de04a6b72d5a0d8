// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Profile } from '@kga/contracts/accounts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { type MockHandlers, refusal } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import {
  currentSession,
  member,
  otherSession,
  profile,
  profileApi,
  socialProfile,
} from '../testing/profile-fixture.ts';

const section = (name: string) => page.getByRole('region', { name, exact: true });
const toast = (text: string) => page.getByText(text, { exact: true }).first();

const showProfile = (of: Profile = profile, api: MockHandlers = {}, path = '/profile') =>
  renderApp(path, { user: of.user, api: { ...profileApi(of), ...api } });

test('a password is changed after wrong and common ones were refused', async () => {
  const { api } = await showProfile(profile, {
    updatePassword: () =>
      refusal('validation_failed', { errors: [{ path: 'currentPassword', code: 'wrong' }] }),
  });
  const form = section('Password');
  const current = form.getByLabelText('Current password', { exact: true });
  const chosen = form.getByLabelText('New password', { exact: true });
  const press = () => form.getByRole('button', { name: 'Change password' }).click();
  await current.fill('not the right one');
  await chosen.fill('a lighthouse, and no ship');
  await press();
  await expect.element(current).toHaveFocus();
  await expect.element(current).toHaveAttribute('aria-invalid', 'true');
  await expect.element(chosen).toHaveValue('a lighthouse, and no ship');

  api.use({
    updatePassword: () =>
      refusal('validation_failed', { errors: [{ path: 'password', code: 'common' }] }),
  });
  await current.fill('the right one');
  await chosen.fill('password123');
  await press();
  await expect.element(chosen).toHaveFocus();
  await expectAccessible();

  api.use({ updatePassword: () => undefined });
  await chosen.fill('a lighthouse, and no ship');
  await press();
  await expect.element(toast('Password changed')).toBeVisible();
  await expect.element(current).toHaveValue('');
});

test('sessions are ended one by one or all at once', async () => {
  let sessions = [currentSession, otherSession('one')];
  const { api, reload } = await showProfile(profile, {
    listSessions: () => sessions,
    deleteSession: ({ params: { id } }) => {
      sessions = sessions.filter((session) => session.id !== id);
      return undefined;
    },
    deleteOtherSessions: () => {
      sessions = [currentSession];
      return undefined;
    },
  });
  const rows = section('Sessions').getByRole('listitem');
  await expect.poll(() => rows.elements().length).toBe(2);
  expect(rows.filter({ hasText: 'This device' }).elements().length).toBe(1);
  await rows.getByRole('button', { name: /^End session/ }).click();
  await expect.element(toast('Session ended')).toBeVisible();
  await expect.poll(() => rows.elements().length).toBe(1);
  await expect.element(section('Sessions')).toHaveFocus();
  expect(api.calls('deleteSession').length).toBe(1);

  sessions = [currentSession, otherSession('one'), otherSession('two')];
  await reload();
  await expect.poll(() => rows.elements().length).toBe(3);
  await page.getByRole('button', { name: 'End all other sessions' }).click();
  const dialog = page.getByRole('dialog', { name: 'End all other sessions?' });
  await expect.element(dialog.getByText('2 other devices')).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'End all other sessions' }).click();
  await expect.poll(() => rows.elements().length).toBe(1);
});

test('another address takes effect once its code is typed, or is cancelled', async () => {
  const { api } = await showProfile();
  const form = section('Email address');
  const request = async () => {
    await form.getByLabelText('New email address').fill('after@example.org');
    await form.getByLabelText('Current password', { exact: true }).fill('my password');
    await form.getByRole('button', { name: 'Send confirmation email' }).click();
    await expect
      .element(form.getByText('Change to after@example.org not confirmed yet'))
      .toBeVisible();
  };
  await request();
  await expectAccessible();
  await form.getByRole('button', { name: 'Cancel change' }).click();
  await expect.poll(() => form.getByText('not confirmed yet').elements()).toEqual([]);
  await expect.element(form).toHaveFocus();

  await request();
  const changed: Profile = { ...profile, user: { ...member, email: 'after@example.org' } };
  api.use({
    verifyEmail: () => ({ email: changed.user.email }),
    getProfile: () => changed,
    getUser: () => changed.user,
  });
  await form.getByLabelText('Six-digit code').fill(' 123 456 ');
  await userEvent.keyboard('{Enter}');
  await expect.element(toast('after@example.org is now your address.')).toBeVisible();
  await expect.element(form.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect.poll(() => form.getByText(member.email).elements()).toEqual([]);
  expect(api.calls('verifyEmail').at(-1)?.body).toEqual({
    email: 'after@example.org',
    code: '123456',
  });
});

test('an old sign-in leads to the provider, after which the typed address is back', async () => {
  const { reload } = await showProfile(socialProfile, {
    updateProfile: () => refusal('sign_in_again'),
  });
  const methods = section('Ways to log in');
  await expect.element(methods.getByText('This is your only way to log in')).toBeVisible();
  expect(methods.getByRole('button', { name: 'Unlink Google' }).elements()).toEqual([]);
  const form = section('Email address');
  const address = form.getByLabelText('New email address');
  await address.fill('newer@example.org');
  await form.getByRole('button', { name: 'Send confirmation email' }).click();
  await expect.element(form.getByText('Please log in again')).toBeVisible();
  await expectAccessible();
  await expect
    .element(form.getByRole('link', { name: 'Log in with Google' }))
    .toHaveAttribute('href', '/api/auth/google?returnTo=%2Fprofile%23address');
  await reload('/profile#address');
  await expect.element(address).toHaveValue('newer@example.org');
  await expect.element(form).toHaveFocus();
});

test('a first password is set, after which the provider can be unlinked', async () => {
  let stored = socialProfile;
  await showProfile(socialProfile, {
    getProfile: () => stored,
    updatePassword: () => {
      stored = { ...stored, hasPassword: true };
      return undefined;
    },
    unlinkIdentity: () => {
      stored = { ...stored, identities: [] };
      return undefined;
    },
  });
  await section('Password').getByLabelText('New password').fill('a lighthouse, and no ship');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect.element(toast('Password set')).toBeVisible();
  const methods = section('Ways to log in');
  await methods.getByRole('button', { name: 'Unlink Google' }).click();
  await expect.element(toast('Google unlinked')).toBeVisible();
  // A password cannot be removed, so nothing is said about it.
  expect(methods.getByText('This is your only way to log in').elements()).toEqual([]);
  await expect
    .element(methods.getByRole('link', { name: 'Link GitHub' }))
    .toHaveAttribute('href', '/api/auth/github?link=1&returnTo=%2Fprofile');
});

test.each([
  ['refused', /You cancelled the login/],
  ['linked_elsewhere', /already linked to another account/],
] as const)('linking a provider that ended as %s says why', async (reason, text) => {
  await showProfile(profile, {}, `/profile?social=${reason}`);
  await expect.element(section('Ways to log in').getByText(text)).toBeVisible();
  await expect.poll(() => location.search + location.hash).toBe('#methods');
  await expectAccessible();
});

test('a provider that was linked is announced and can be unlinked', async () => {
  const identity = { label: 'ada-byron', linkedAt: '2026-01-01T00:00:00.000Z' };
  await showProfile(
    { ...profile, identities: [{ provider: 'github', ...identity }] },
    {},
    '/profile?linked=github',
  );
  await expect.element(toast('GitHub linked')).toBeVisible();
  const methods = section('Ways to log in');
  await expect.element(methods.getByText(/ada-byron, linked on/)).toBeVisible();
  await expect.element(methods.getByRole('button', { name: 'Unlink GitHub' })).toBeVisible();
});
