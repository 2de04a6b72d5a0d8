// SPDX-License-Identifier: AGPL-3.0-or-later
import { leafOfReceipt } from '@kga/contracts/petitions';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { ownPetition } from '../testing/petition-fixture.ts';

const receipt = 'a-receipt-of-a-signature';
const token = 'a-token-of-a-mail-0123456789';
const log = { origin: 'keep-games-alive/petitions/nz', publicKey: 'AAAA', heads: [] };

test('a new receipt is handed over, and is pending until the next tree head', async () => {
  const { api } = await renderApp(`/petition/nz/confirm#token=${token}`, {
    api: {
      getPetition: () => ownPetition,
      previewSignature: () => ({
        token,
        firstName: 'Grace',
        lastName: 'Hopper',
        country: 'NL',
        city: null,
        reason: null,
        showName: false,
        updates: false,
      }),
      confirmSignature: () => ({ receipt, held: false }),
      getSignatureLog: () => log,
      getLogLeaf: async ({ query }) => {
        const isConfirmed = query.leaf === (await leafOfReceipt(receipt, 'confirm'));
        const state = isConfirmed ? ('waiting' as const) : ('unknown' as const);
        return { state, position: null, headIntervalMinutes: 7 };
      },
    },
  });
  await page.getByRole('button', { name: 'Confirm signature' }).click();
  await page.getByRole('link', { name: 'Check a receipt' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Your receipt' })).toHaveValue(receipt);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect.element(page.getByText('Pending:')).toBeVisible();
  await expect.element(page.getByText('in about 7 minutes')).toBeVisible();
  await expectAccessible();
  expect(api.calls('getInclusionProof')).toEqual([]);
  const leaves = [
    await leafOfReceipt(receipt, 'confirm'),
    await leafOfReceipt(receipt, 'withdraw'),
  ];
  const asked = api.calls('getLogLeaf').map(({ url }) => url.searchParams.get('leaf'));
  expect(asked).toEqual(leaves);
});

test('a signature that was withdrawn before the next tree head is not said to count', async () => {
  await renderApp('/petition/nz/receipt', {
    api: {
      getPetition: () => ownPetition,
      getSignatureLog: () => log,
      getLogLeaf: () => ({ state: 'waiting', position: null, headIntervalMinutes: 7 }),
    },
  });
  await page.getByRole('textbox', { name: 'Your receipt' }).fill(receipt);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect.element(page.getByText('This signature doesn’t count now')).toBeVisible();
  await expect.element(page.getByText('in about 7 minutes')).toBeVisible();
});

test('a receipt that the log does not know is not pending', async () => {
  await renderApp('/petition/nz/receipt', {
    api: {
      getPetition: () => ownPetition,
      getSignatureLog: () => log,
      getLogLeaf: () => ({ state: 'unknown', position: null, headIntervalMinutes: 10 }),
    },
  });
  await expect.element(page.getByText('Every 10 minutes')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your receipt' }).fill(receipt);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect.element(page.getByText('The list is still empty')).toBeVisible();
});
