// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Contribution, Profile } from '@kga/contracts/accounts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { expectFits, setWidth } from '../../../testing/expect-fits.ts';
import { type MockHandlers, refusal } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { member, noExport, profile, profileApi } from '../testing/profile-fixture.ts';

const section = (name: string) => page.getByRole('region', { name, exact: true });
const firstName = page.getByLabelText('First name');

const showProfile = (of: Profile = profile, api: MockHandlers = {}) =>
  renderApp('/profile', { user: of.user, api: { ...profileApi(of), ...api } });

const contribution: Contribution = {
  kind: 'story',
  id: '0193f5a0-0000-7000-8000-000000000002',
  title: 'Left behind',
  path: '/stories/0193f5a0-0000-7000-8000-000000000002',
  status: 'pending',
  reason: null,
  note: null,
  createdAt: '2026-01-01T00:00:00.000Z',
};

test('a visitor without an account is asked to log in, and comes back to the profile', async () => {
  await renderApp('/profile');
  await expect.element(page.getByRole('heading', { name: 'Please log in' })).toBeVisible();
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Log in' }))
    .toHaveAttribute('href', '/login?returnTo=%2Fprofile');
  await expectAccessible();
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

test('the profile leads to the choice of emails', async () => {
  await showProfile();
  await expect
    .element(page.getByRole('link', { name: 'Choose which emails you get' }))
    .toHaveAttribute('href', '/notifications#emails');
});

test('the profile of a newcomer is accessible and hidden from search engines', async () => {
  await showProfile({ ...profile, user: { ...member, emailVerified: false } });
  await expect.element(page.getByText('You’re only logged in on this device.')).toBeVisible();
  await expect.element(section('My contributions').getByText('Nothing yet')).toBeVisible();
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  await expectAccessible();
});

test.each([
  ['admin', ['/admin/people']],
  ['moderator', []],
] as const)(
  'the profile of a %s links to the pages of admins only for them',
  async (role, paths) => {
    await showProfile({ ...profile, user: { ...member, role } });
    await expect.element(firstName).toBeVisible();
    const links = page.getByRole('link', { name: 'Manage people' }).elements();
    expect(links.map((link) => link.getAttribute('href'))).toEqual(paths);
  },
);

test('a name is changed by keyboard and greets in the header at once', async () => {
  const { reload } = await showProfile();
  await expect.element(firstName).toHaveValue('Ada');
  firstName.element().focus();
  await userEvent.keyboard('{Control>}a{/Control}{Delete}{Enter}');
  await expect.element(firstName).toHaveFocus();
  await expect.element(firstName).toHaveAccessibleDescription(/./);
  await expectAccessible();
  await userEvent.keyboard('Grace <b>{Enter}');
  await expect.element(page.getByText('Name saved', { exact: true }).first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Grace <b> Byron/ })).toBeVisible();
  await reload();
  await expect.element(firstName).toHaveValue('Grace <b>');
});

test('a lost session leads to the login page, after which the input is back', async () => {
  const { reload } = await showProfile(profile, { updateProfile: () => refusal('not_signed_in') });
  await firstName.fill('Typed before');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect.poll(() => location.pathname + location.search).toBe('/login?returnTo=%2Fprofile');
  await reload('/profile');
  await expect.element(firstName).toHaveValue('Typed before');
});

test('a picture needs an https address and is removed', async () => {
  await showProfile();
  const form = section('Picture');
  const address = form.getByLabelText('Picture link');
  const save = () => form.getByRole('button', { name: 'Use this picture' }).click();
  await address.fill('http://example.org/ada.png');
  await save();
  await expect.element(address).toHaveFocus();
  await expect.element(address).toHaveAttribute('aria-invalid', 'true');
  await address.fill('https://pictures.invalid/ada.png');
  await save();
  await expect.element(form.getByText('Fetching picture').first()).toBeVisible();
  await form.getByRole('button', { name: 'Remove picture' }).click();
  await expect.element(page.getByText('Picture removed', { exact: true }).first()).toBeVisible();
  await expect.element(address).toHaveValue('');
});

test('contributions link to their pages and name their status', async () => {
  await showProfile(profile, { listContributions: () => [contribution] });
  const mine = section('My contributions');
  await expect
    .element(mine.getByRole('link', { name: 'Left behind' }))
    .toHaveAttribute('href', contribution.path);
  await expect.element(mine.getByText('Being reviewed')).toBeVisible();
  await expectAccessible();
});

test('a suspended member reads the reason and is offered only what concerns the data', async () => {
  await showProfile({
    ...profile,
    user: { ...member, suspended: { reason: 'Spam in the forum' } },
  });
  await expect.element(page.getByText('Spam in the forum')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Request my data' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Save name' }).elements()).toEqual([]);
  await expectAccessible();
});

test('the file with all data is requested once and downloaded when it is made', async () => {
  const made = {
    state: 'ready',
    requestedAt: '2026-11-28T08:00:00.000Z',
    bytes: 5_000,
    deletedAt: '2026-12-05T08:00:00.000Z',
    nextAt: '2026-11-29T08:00:00.000Z',
  } as const;
  const preparing = { ...made, state: 'preparing', bytes: null, deletedAt: null } as const;
  const { api } = await showProfile(profile, { createProfileExport: () => preparing });
  const mine = section('My data');
  await mine.getByRole('button', { name: 'Request my data' }).click();
  await expect.element(mine.getByText('We’re preparing your file.')).toBeVisible();
  expect(mine.getByRole('button').elements()).toEqual([]);
  api.use({ getProfileExport: () => made });
  await expect
    .element(mine.getByRole('link', { name: 'Download my data' }), { timeout: 10_000 })
    .toHaveAttribute('href', '/api/profile/export/file');
  await expect.element(mine.getByText('You can request another file')).toBeVisible();
  await expectAccessible();
});

test('a file that could not be made is requested again', async () => {
  await showProfile(profile, {
    getProfileExport: () => ({
      ...noExport,
      state: 'failed',
      requestedAt: '2026-11-28T08:00:00.000Z',
    }),
  });
  const mine = section('My data');
  await expect.element(mine.getByText('couldn’t make your file')).toBeVisible();
  await expect.element(mine.getByRole('button', { name: 'Request my data' })).toBeVisible();
});

test('the deletion of an account asks for a decision before it happens', async () => {
  const { api } = await showProfile(profile, { deleteProfile: () => undefined });
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect.element(dialog.getByText('They stay public')).toBeVisible();
  await expect.element(dialog.getByText('They disappear from the site')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect.element(dialog.getByRole('radio', { name: 'Keep them' })).toHaveFocus();
  await expectAccessible();
  await dialog.getByRole('radio', { name: 'Remove them too' }).click();
  await dialog.getByLabelText('Current password', { exact: true }).fill('my password');
  api.use({ getUser: () => undefined });
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Account deleted' })).toHaveFocus();
  await expect
    .element(page.getByRole('banner').getByRole('link', { name: 'Log in' }))
    .toBeVisible();
  await expectAccessible();
  expect(api.calls('deleteProfile').map(({ body }) => body)).toEqual([
    { contributions: 'remove', currentPassword: 'my password' },
  ]);
});

test.each([
  ['de', 'Profil'],
  ['ko', '프로필'],
] as const)('the profile with a long address fits a small phone in %s', async (language, name) => {
  await setWidth(320);
  const email = 'a-very-long-address-that-goes-on-and-on@subdomain.example.org';
  const long: Profile = {
    ...profile,
    user: { ...member, email, emailVerified: false, role: 'admin' },
  };
  await renderApp('/profile', { user: long.user, language, api: profileApi(long) });
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull();
  await expectFits();
  await expectAccessible();
});
