// SPDX-License-Identifier: AGPL-3.0-or-later
import { guestHeader } from '@kga/contracts/accounts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { user } from '../../auth/testing/fixture.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { setWidth } from '../../testing/expect-fits.ts';
import { type MockHandlers, listPage, refusal } from '../../testing/mock-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const banner = page.getByRole('banner');
const menu = page.getByRole('button', { name: 'Ada’s account' });
/** The front page shows what it can while the API is down. */
const unavailable = () => refusal('dependency_unavailable');
const emptyHome: MockHandlers = {
  getLatest: unavailable,
  getLegalFigures: unavailable,
  getPetition: unavailable,
  getPetitionForecast: unavailable,
  getPetitionHighlights: unavailable,
  getPetitionHistory: unavailable,
  listForumCategories: unavailable,
  listGames: unavailable,
  listNews: () => listPage([]),
  listStories: () => listPage([]),
};
const storedGuest = () => localStorage.getItem('guestId');

test('a visitor becomes a guest and stays the same one', async () => {
  const { api, reload } = await renderApp('/verify-email');
  await expect.element(banner.getByText('Guest User')).toBeVisible();
  await expect.poll(() => api.calls('registerGuest').length).toBe(1);
  await expect.element(banner.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect.element(banner.getByRole('link', { name: 'Register' })).toBeVisible();
  const guestId = storedGuest();
  expect(guestId).toMatch(/^guest_[0-9a-f]{16}\d{13}$/);
  await reload('/reset-password');
  await expect.element(banner.getByText('Guest User')).toBeVisible();
  expect(storedGuest()).toBe(guestId);
});

test('a guest id that is taken is replaced once', async () => {
  const ids: string[] = [];
  await renderApp('/verify-email', {
    api: {
      registerGuest: ({ body, headers }) => {
        ids.push(body.guestId);
        expect(headers.get(guestHeader)).toBe(ids[0]);
        if (ids.length === 1) return refusal('guest_id_taken');
        return { id: body.guestId, isGuest: true, createdAt: '2026-11-01T00:00:00.000Z' };
      },
    },
  });
  await expect.poll(() => ids.length).toBe(2);
  await expect.poll(storedGuest).toBe(ids[1]);
  expect(ids[1]).not.toBe(ids[0]);
});

test('a browser that refuses to describe itself gets an id, too', async () => {
  const refuse = () => {
    throw new Error('refused');
  };
  const getContext = vi.spyOn(HTMLCanvasElement.prototype, 'getContext');
  getContext.mockImplementation(refuse);
  vi.spyOn(window, 'screen', 'get').mockImplementation(refuse);
  for (const name of ['userAgent', 'language', 'platform'] as const) {
    vi.spyOn(Navigator.prototype, name, 'get').mockImplementation(refuse);
  }
  const { api } = await renderApp('/verify-email');
  await expect.poll(() => api.calls('registerGuest').length).toBe(1);
  expect(storedGuest()).toMatch(/^guest_/);
});

test('a tab learns from the others when the visitor signs in and out', async () => {
  const { api } = await renderApp('/verify-email');
  const otherTab = new BroadcastChannel('kga-user');
  onTestFinished(() => otherTab.close());
  const notify = () =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no other origin.
    otherTab.postMessage('changed');
  await expect.element(banner.getByRole('link', { name: 'Log in' })).toBeVisible();
  api.use({ getUser: () => user });
  notify();
  await expect.element(menu).toBeVisible();
  api.use({ getUser: () => undefined });
  notify();
  await expect.element(banner.getByRole('link', { name: 'Log in' })).toBeVisible();
});

test.each([
  ['success', 'Logged out'],
  ['error', 'Logout failed'],
])(
  'the result "%s" of signing out stays in the address until it was seen',
  async (result, text) => {
    await renderApp(`/?logout=${result}`, { api: emptyHome });
    await expect.element(page.getByText(text).first()).toBeVisible();
    expect(location.search).toBe(`?logout=${result}`);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => location.search).toBe('');
  },
);

test('signing out that was lost on its way is announced as failed', async () => {
  await renderApp('/?logout=success', { user, api: emptyHome });
  await expect.element(page.getByText('Logout failed').first()).toBeVisible();
  await expect.element(page.getByText('Logged out')).not.toBeInTheDocument();
  await expect.element(menu).toBeVisible();
});

test('the menu of a phone leads to registration', async () => {
  await setWidth(360);
  await renderApp('/verify-email', { api: { listSocialProviders: () => [] } });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Register' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible();
  expect(location.pathname + location.search).toMatch(/^\/login\?mode=register/);
});

test('the menu of a phone holds the account of a member and the way out', async () => {
  await setWidth(360);
  await renderApp('/verify-email', { user });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('link', { name: 'Profile' })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Log out' })).toBeVisible();
  await expectAccessible();
});
