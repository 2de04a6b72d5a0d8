// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import type { ManagedRequest } from '@kga/contracts/legal';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { user } from '../../../../auth/testing/fixture.ts';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { renderApp } from '../../../../testing/render-app.tsx';

const id = '0193f5a0-0000-4000-8000-000000000001';

const file = (last: number, name: string) => ({
  id: `0193f5a0-0000-4000-8000-00000000000${last}`,
  name,
  bytes: 1_000,
  state: 'ready' as const,
});

const request: ManagedRequest = {
  id,
  reference: 'ABCD-EFGH',
  kind: 'consultation',
  state: 'received',
  country: 'NL',
  language: 'en',
  createdAt: '2026-01-02T10:00:00.000Z',
  closedAt: null,
  takenBy: null,
  isMine: false,
  outcome: null,
  meeting: null,
  written: {
    contents: {
      fullName: 'Ada Lovelace',
      email: 'ada@example.org',
      phone: '+31 6 12345678',
      issue: 'refund',
      description: 'It was bought, and one day it did not start any more.',
      preferredDate: null,
      timeZone: null,
      monthlyIncome: null,
      currency: null,
    },
    attachments: [
      { ...file(2, 'receipt.pdf'), pages: { state: 'made', shown: 2, total: 30 } },
      { ...file(3, 'locked.pdf'), pages: { state: 'encrypted', shown: 0, total: 0 } },
      { ...file(4, 'broken.pdf'), pages: { state: 'unreadable', shown: 0, total: 0 } },
      { ...file(5, 'new.pdf'), pages: { state: 'waiting', shown: 0, total: 0 } },
      { ...file(6, 'photo.webp'), pages: null },
    ],
    notes: [],
    replies: [],
  },
};

test('counsel sees pages of a PDF, why there are none, and the original behind a warning', async () => {
  await renderApp(pathTo('counselRequest', { id }), {
    user: { ...user, role: 'counsel' },
    api: { getManagedRequest: () => request },
  });
  const pdf = page.getByRole('region', { name: 'Pages of “receipt.pdf”' });
  await expect.element(pdf.getByText('We show the first 2 of 30 pages.')).toBeVisible();
  // No server has the pictures here.
  const retry = pdf.getByRole('button', { name: 'Try again: Page 2 of 30' });
  await expect.element(retry).toBeVisible();
  await retry.click();
  await expect.element(pdf.getByText('This page couldn’t be loaded').nth(1)).toBeVisible();
  await expect.element(page.getByText('A password protects this PDF')).toBeVisible();
  await expect.element(page.getByText('it’s damaged or too complex')).toBeVisible();
  await expect.element(page.getByText('We’re preparing pictures')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Download photo.webp' })).toBeVisible();
  const original = pdf.getByText('Download receipt.pdf');
  await expect.element(original).not.toBeVisible();
  await pdf.getByText('Original of “receipt.pdf”').click();
  await expect.element(original).toBeVisible();
  await expectAccessible();
});
