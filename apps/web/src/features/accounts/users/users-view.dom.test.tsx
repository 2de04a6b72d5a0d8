// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ManagedUser, UserEvent } from '@kga/contracts/accounts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { user } from '../../../auth/testing/fixture.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { expectFits, setWidth } from '../../../testing/expect-fits.ts';
import { type MockHandlers, listPage, refusal } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const admin = { ...user, lastName: 'Byron', role: 'admin' } as const;

const grace: ManagedUser = {
  id: '0193f5a0-0000-4000-8000-000000000001',
  email: 'grace@example.org',
  emailVerified: true,
  firstName: 'Grace',
  lastName: 'Hopper',
  role: 'member',
  suspended: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  lastSignedInAt: null,
};

const other: ManagedUser = {
  ...grace,
  id: '0193f5a0-0000-4000-8000-000000000002',
  email: 'other@example.org',
  firstName: 'Other',
};

const searchBox = page.getByRole('searchbox', { name: 'Search' });

/** The navigation of admins counts games that are to be checked. */
const navigation: MockHandlers = { listGamesToCheck: () => listPage([]) };

const showUsers = (search: string, api: MockHandlers) =>
  renderApp(`/admin/people${search}`, { user: admin, api: { ...navigation, ...api } });

/** An account that admins manage, with the log of what they did. */
function managedAccount(): MockHandlers {
  let managed = grace;
  const events: UserEvent[] = [];
  const record = (event: Pick<UserEvent, 'action' | 'before' | 'after' | 'reason'>) =>
    events.unshift({
      id: `0193f5a0-0000-4000-8000-00000000010${events.length}`,
      at: '2026-02-01T00:00:00.000Z',
      actor: 'Ada Byron',
      ...event,
    });
  return {
    listUsers: ({ query: { q } }) => listPage(q === undefined ? [managed, other] : [managed]),
    listUserEvents: () => events,
    changeRole: ({ body: { role } }) => {
      record({ action: 'role_granted', before: managed.role, after: role, reason: null });
      managed = { ...managed, role };
      return managed;
    },
    suspendUser: ({ body: { reason } }) => {
      record({ action: 'suspended', before: null, after: null, reason });
      managed = { ...managed, suspended: { reason, at: '2026-02-01T00:00:00.000Z' } };
      return managed;
    },
    restoreUser: () => {
      record({ action: 'restored', before: null, after: null, reason: null });
      managed = { ...managed, suspended: null };
      return managed;
    },
  };
}

test('a moderator finds no page to manage accounts', async () => {
  await renderApp('/admin/people', { user: { ...user, role: 'moderator' } });
  await expect.element(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test('a visitor is asked to log in before the page to manage accounts', async () => {
  await renderApp('/admin/people?q=ada');
  await expect.element(page.getByRole('heading', { name: 'Please log in' })).toBeVisible();
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Log in' }))
    .toHaveAttribute('href', '/login?returnTo=%2Fadmin%2Fpeople%3Fq%3Dada');
});

test('an admin finds an account and grants a role by keyboard', async () => {
  await showUsers('', managedAccount());
  await expect.element(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  await expect.element(page.getByText('Showing 2 of 2 accounts')).toBeVisible();
  await searchBox.fill('hopp');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Showing 1 of 1 account')).toBeVisible();
  expect(location.search).toBe('?q=hopp');
  await expectAccessible();
  const open = page.getByRole('button', { name: 'Manage Grace Hopper, grace@example.org' });
  open.element().focus();
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Grace Hopper' });
  await expect.element(dialog.getByText('No admin actions yet.')).toBeVisible();
  dialog.getByRole('combobox', { name: 'New role' }).element().focus();
  await userEvent.keyboard('{Enter}');
  const moderator = page.getByRole('option', { name: 'Moderator' });
  await expect.element(moderator).toBeVisible();
  moderator.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('Grace Hopper becomes Moderator')).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Change role' }).click();
  await expect.element(dialog.getByText('Role changed from Member to Moderator')).toBeVisible();
});

test('an admin suspends an account with a reason and restores it', async () => {
  const { api } = await showUsers('?q=hopp', managedAccount());
  await page.getByRole('button', { name: /^Manage Grace/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Grace Hopper' });
  await dialog.getByRole('button', { name: 'Suspend account' }).click();
  const reason = dialog.getByLabelText('Reason');
  await expect.element(reason).toHaveFocus();
  await reason.fill('Spam <script>\nin the forum');
  await dialog.getByRole('button', { name: 'Suspend account' }).click();
  const question = page.getByRole('dialog', { name: 'Suspend Grace Hopper?' });
  await expect.element(question).toBeVisible();
  await expectAccessible();
  expect(api.calls('suspendUser')).toEqual([]);
  await question.getByRole('button', { name: 'Suspend account' }).click();
  await expect.element(dialog.getByRole('heading', { name: /^Suspended since/ })).toBeVisible();
  await expect.element(dialog.getByText('Spam <script>').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'End suspension' }).click();
  await expect
    .element(page.getByText('Grace Hopper can take part again.', { exact: true }).first())
    .toBeVisible();
});

test('an admin cannot change the account that is signed in, and reads why', async () => {
  const own: ManagedUser = { ...grace, id: admin.id, firstName: 'Ada', lastName: 'Byron' };
  await showUsers('', { ...managedAccount(), listUsers: () => listPage([own]) });
  await page.getByRole('button', { name: /^Manage Ada/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Ada Byron' });
  await expect.element(dialog.getByText('This is your account.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Suspend account' }).elements()).toEqual([]);
  await expectAccessible();
});

test('the list loads more, and its filters are in the URL', async () => {
  const crowd = Array.from({ length: 30 }, (_, at) => ({
    ...grace,
    id: `0193f5a0-0000-4000-8000-0000000001${at + 10}`,
    firstName: 'Crowd',
    email: `crowd-${at}@example.org`,
  }));
  await showUsers('?q=crowd-', {
    listUsers: ({ query: { cursor, suspended } }) => {
      if (suspended === 'yes') return listPage([]);
      if (cursor !== undefined) return listPage(crowd.slice(25), { total: 30 });
      return listPage(crowd.slice(0, 25), { total: 30, next: 'next' });
    },
  });
  await expect.element(page.getByText('Showing 25 of 30 accounts')).toBeVisible();
  const more = page.getByRole('button', { name: 'Load more' });
  await more.click();
  await expect.element(page.getByText('Showing 30 of 30 accounts')).toBeVisible();
  expect(more.elements()).toEqual([]);

  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Suspended', exact: true }).click();
  await page.getByRole('button', { name: 'Search' }).click();
  await expect.element(page.getByText('Nothing found')).toBeVisible();
  expect(location.search).toBe('?q=crowd-&suspended=yes');
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect.element(searchBox).toHaveValue('');
  history.back();
  await expect.element(searchBox).toHaveValue('crowd-');
  await expect
    .element(page.getByRole('combobox', { name: 'Status' }))
    .toHaveTextContent('Suspended');
});

test('a list that fails is loaded again on request', async () => {
  const { api } = await showUsers('?q=grace', {
    listUsers: () => refusal('dependency_unavailable'),
  });
  await expect.element(page.getByText('We couldn’t load the accounts')).toBeVisible();
  await expectAccessible();
  api.use(managedAccount());
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText('Showing 1 of 1 account')).toBeVisible();
});

test.each(['de', 'ko'] as const)('the list fits a small phone in %s', async (language) => {
  await setWidth(320);
  const email = 'a-very-long-address-that-goes-on-and-on@subdomain.example.org';
  await renderApp('/admin/people', {
    user: admin,
    language,
    api: { ...navigation, listUsers: () => listPage([{ ...grace, email }]) },
  });
  await expect.element(page.getByText(email)).toBeVisible();
  await expectFits();
  await expectAccessible();
});
