// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ReadingState, SuspiciousReading } from '@kga/contracts/petitions';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { user } from '../../../auth/testing/fixture.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { setWidth } from '../../../testing/expect-fits.ts';
import { listPage, refusal } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const admin = { ...user, role: 'admin' } as const;

const readingIn = (state: ReadingState): SuspiciousReading => ({
  id: '0193f5a0-0000-7000-8000-000000000003',
  state,
  reasons: ['total_rose', 'states_differ'],
  signatureCount: 3_000_000,
  countrySum: 2_000_000,
  lastCount: 700_000,
  perDay: 40_000,
  polls: 1,
  firstReceivedAt: '2025-07-01T00:00:00.000Z',
  lastReceivedAt: '2025-07-01T00:00:00.000Z',
});

/** The pages of admins say how many games are to be checked. */
const desk = { listGamesToCheck: () => listPage([]) };

test('An admin rejects and accepts suspicious figures by keyboard', async () => {
  let state: ReadingState = 'waiting';
  await renderApp('/admin/petition', {
    user: admin,
    api: {
      ...desk,
      listReadings: () => [readingIn(state)],
      decideReading: ({ body: { decision } }) => {
        state = decision === 'accept' ? 'accepted' : 'rejected';
        return readingIn(state);
      },
    },
  });
  await expect.element(page.getByText('The countries don’t add up to the total.')).toBeVisible();
  await expect.element(page.getByText('2,000,000', { exact: true })).toBeVisible();
  await expectAccessible();
  for (const [action, title, button, result] of [
    ['Reject', 'Reject 3,000,000 signatures?', 'Reject figures', 'Rejected'],
    ['Accept', 'Show 3,000,000 signatures?', 'Accept figures', 'Accepted'],
  ] as const) {
    const opener = page.getByRole('button', { name: `${action}: 3,000,000 signatures` });
    await expect.element(opener).toBeVisible();
    opener.element().focus();
    await userEvent.keyboard('{Enter}');
    const dialog = page.getByRole('dialog', { name: title });
    await expect.element(dialog).toBeVisible();
    await expectAccessible();
    dialog.getByRole('button', { name: button }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(result, { exact: true })).toBeVisible();
    await expect.element(opener).not.toBeInTheDocument();
  }
});

test('An admin without suspicious figures reads so', async () => {
  await renderApp('/admin/petition', { user: admin, api: { ...desk, listReadings: () => [] } });
  await expect.element(page.getByText('Nothing suspicious')).toBeVisible();
  await expectAccessible();
});

test('Suspicious figures that failed to load can be loaded again', async () => {
  await setWidth(360, 780);
  const { api } = await renderApp('/admin/petition', {
    user: admin,
    api: { ...desk, listReadings: () => refusal('dependency_unavailable') },
  });
  const failed = page.getByText('We couldn’t load the suspicious figures');
  await expect.element(failed).toBeVisible();
  await expectAccessible();
  api.use({ listReadings: () => [] });
  page.getByRole('button', { name: 'Retry' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(failed).not.toBeInTheDocument();
});
