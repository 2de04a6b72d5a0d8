// SPDX-License-Identifier: AGPL-3.0-or-later
import type { MailChoices, Notification } from '@kga/contracts/accounts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { user } from '../../../../auth/testing/fixture.ts';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { type MockHandlers, listPage } from '../../../../testing/mock-api.ts';
import { renderApp } from '../../../../testing/render-app.tsx';

const notificationOf = (id: string, excerpt: string): Notification => ({
  id: `0193f5a0-0000-7000-8000-00000000000${id}`,
  kind: 'reply',
  contentKind: 'forum_reply',
  author: {
    id: '0193f5a0-0000-4000-8000-000000000001',
    shortId: '0193f5a0',
    displayName: 'Grace',
    picture: null,
    marks: [],
  },
  title: 'Belfry and the law',
  titleLanguage: 'en',
  excerpt,
  language: 'en',
  path: '/forum/posts/0193f5a0-0000-7000-8000-000000000002',
  decision: null,
  reason: null,
  read: false,
  createdAt: '2026-01-01T00:00:00.000Z',
});

/** An API that remembers what is read and which mails are wanted. */
function notificationsApi(first: readonly Notification[]): MockHandlers {
  let notifications = [...first];
  let mails: MailChoices['mails'] = {
    mention: true,
    quote: true,
    reply: true,
    follow: true,
    decision: true,
  };
  const count = () => ({ unread: notifications.filter(({ read }) => !read).length });
  return {
    getUnreadCount: count,
    listNotifications: () => listPage(notifications),
    updateNotifications: ({ body: { read, ids } }) => {
      const isMeant = ({ id }: Notification) => ids?.includes(id) ?? true;
      notifications = notifications.map((each) => (isMeant(each) ? { ...each, read } : each));
      return count();
    },
    getMailChoices: () => ({ mails }),
    updateMailChoice: ({ body: { kind, mail } }) => {
      mails = { ...mails, [kind]: mail };
      return { mails };
    },
  };
}

const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
const rows = page.getByRole('main').getByRole('listitem');

test('a page without notifications says so', async () => {
  await renderApp('/notifications', { user, api: notificationsApi([]) });
  await expect.element(page.getByText('Nothing new')).toBeVisible();
  await expectAccessible();
});

test('the bell counts what is unread, also after a notification was marked', async () => {
  await renderApp('/notifications', {
    user,
    api: notificationsApi([
      notificationOf('3', 'Or three times.'),
      notificationOf('2', 'Ring it twice.'),
    ]),
  });
  await expect.element(bell).toHaveAccessibleName('Notifications: 2 unread');
  await expect.poll(() => rows.elements().length).toBe(2);
  const first = rows.first();
  await expect.element(first.getByText('Or three times.')).toBeVisible();
  await expectAccessible();
  await first.getByRole('button', { name: /^Mark as read/ }).click();
  await expect.element(bell).toHaveAccessibleName('Notifications: 1 unread');
  await first.getByRole('button', { name: /^Mark as unread/ }).click();
  await expect.element(bell).toHaveAccessibleName('Notifications: 2 unread');
});

test('a member stops the emails of a kind, and the link in a mail leads to the choice', async () => {
  const { reload } = await renderApp('/notifications', { user, api: notificationsApi([]) });
  const choice = page.getByRole('checkbox', { name: 'Someone replies to my post' });
  await expect.element(choice).toBeChecked();
  await choice.click();
  await expect
    .element(page.getByText('We won’t email you about this', { exact: true }).first())
    .toBeVisible();
  await reload('/notifications#emails');
  await expect.element(choice).not.toBeChecked();
  await expect.element(choice).toBeInViewport();
});
