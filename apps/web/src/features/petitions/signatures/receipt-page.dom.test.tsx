// SPDX-License-Identifier: AGPL-3.0-or-later
import { leafOfReceipt } from '@kga/contracts/petitions';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { ownPetition } from '../testing/petition-fixture.ts';
import { confirmation, signedReads } from '../testing/signed-fixture.ts';

const receipt = 'a-receipt-of-a-signature';
const token = 'a-token-of-a-mail-0123456789';
const log = { origin: 'keep-games-alive/petitions/nz', publicKey: 'AAAA', heads: [] };

/** Answers that lead to a new receipt. */
const confirmed = {
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
  ...signedReads,
  confirmSignature: () => ({ ...confirmation, receipt }),
  getSignatureLog: () => log,
} as const;

test('a new receipt is handed over, and is pending until the next tree head', async () => {
  const { api } = await renderApp(`/petition/nz/confirm#token=${token}`, {
    api: {
      ...confirmed,
      getLogLeaf: async ({ query }) => {
        const isConfirmed = query.leaf === (await leafOfReceipt(receipt, 'confirm'));
        const state = isConfirmed ? ('waiting' as const) : ('unknown' as const);
        return { state, position: null, waitingMinutes: 3, headIntervalMinutes: 7 };
      },
    },
  });
  await page.getByRole('button', { name: 'Confirm signature' }).click();
  await page.getByText('Your receipt', { exact: true }).click();
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
  // The page of signing has asked for the first one, too.
  expect(asked).toEqual([leaves[0], ...leaves]);
});

test('a signature that was withdrawn before the next tree head is not said to count', async () => {
  await renderApp('/petition/nz/receipt', {
    api: {
      getPetition: () => ownPetition,
      getSignatureLog: () => log,
      getLogLeaf: () => ({
        state: 'waiting',
        position: null,
        waitingMinutes: 3,
        headIntervalMinutes: 7,
      }),
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
      getLogLeaf: () => ({
        state: 'unknown',
        position: null,
        waitingMinutes: null,
        headIntervalMinutes: 10,
      }),
    },
  });
  await expect.element(page.getByText('Every 10 minutes')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your receipt' }).fill(receipt);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect.element(page.getByText('The list is still empty')).toBeVisible();
});

test('a receipt that waits far too long is said to be missing, with what to do', async () => {
  await renderApp('/petition/nz/receipt', {
    api: {
      getPetition: () => ownPetition,
      getSignatureLog: () => log,
      getLogLeaf: async ({ query }) => {
        const isConfirmed = query.leaf === (await leafOfReceipt(receipt, 'confirm'));
        return isConfirmed
          ? { state: 'waiting', position: null, waitingMinutes: 22, headIntervalMinutes: 7 }
          : { state: 'unknown', position: null, waitingMinutes: null, headIntervalMinutes: 7 };
      },
    },
  });
  await page.getByRole('textbox', { name: 'Your receipt' }).fill(receipt);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  const status = page.getByRole('status');
  await expect.element(status.getByText('but doesn’t')).toBeVisible();
  await expect.element(status.getByText('within about 7 minutes')).toBeVisible();
  await expect
    .element(status.getByRole('link', { name: 'Write to us' }))
    .toHaveAttribute('href', '/contact');
  expect(page.getByText('Pending:').elements()).toEqual([]);
  await expectAccessible();
});

/** A server that says for ever that a receipt has only just begun to wait. */
const pendingForEver = {
  ...confirmed,
  getLogLeaf: async ({ query }: { query: { leaf: string } }) => {
    const isConfirmed = query.leaf === (await leafOfReceipt(receipt, 'confirm'));
    const state = isConfirmed ? ('waiting' as const) : ('unknown' as const);
    return { state, position: null, waitingMinutes: 0, headIntervalMinutes: 7 };
  },
};

function passMinutes(minutes: number): void {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + minutes * 60_000);
  onTestFinished(() => clock.mockRestore());
}

test('a page that was given a receipt long ago does not believe that it has only just begun to wait', async () => {
  await renderApp(`/petition/nz/confirm#token=${token}`, { api: pendingForEver });
  await page.getByRole('button', { name: 'Confirm signature' }).click();
  await page.getByText('Your receipt', { exact: true }).click();
  const link = page.getByRole('link', { name: 'Check a receipt' });
  await expect.element(link).toBeVisible();
  passMinutes(22);
  await link.click();
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect.element(page.getByText('but doesn’t')).toBeVisible();
});

type LeafState = 'waiting' | 'unknown';

/** An answer about a leaf that, as the server says, has not waited yet. */
const leafIn = (state: LeafState) => ({
  state,
  position: null,
  waitingMinutes: state === 'waiting' ? 0 : null,
  headIntervalMinutes: 7,
});

test('a held receipt is not overdue when its signature was accepted a minute before the check', async () => {
  const confirm = await leafOfReceipt(receipt, 'confirm');
  const states: { confirm: LeafState } = { confirm: 'unknown' };
  await renderApp(`/petition/nz/confirm#token=${token}`, {
    api: {
      ...confirmed,
      confirmSignature: () => ({ ...confirmation, receipt, held: true, number: null }),
      getLogLeaf: ({ query }) => leafIn(query.leaf === confirm ? states.confirm : 'unknown'),
    },
  });
  await page.getByRole('button', { name: 'Confirm signature' }).click();
  await page.getByText('Your receipt', { exact: true }).click();
  await page.getByRole('link', { name: 'Check a receipt' }).click();
  const check = page.getByRole('button', { name: 'Check', exact: true });
  await check.click();
  await expect.element(page.getByText('The list is still empty')).toBeVisible();
  passMinutes(46);
  states.confirm = 'waiting';
  await check.click();
  await expect.element(page.getByText('Pending:')).toBeVisible();
});

test('the link to the check hands over no time of a held receipt', async () => {
  const confirm = await leafOfReceipt(receipt, 'confirm');
  await renderApp(`/petition/nz/confirm#token=${token}`, {
    api: {
      ...confirmed,
      confirmSignature: () => ({ ...confirmation, receipt, held: true, number: null }),
      getLogLeaf: ({ query }) => leafIn(query.leaf === confirm ? 'waiting' : 'unknown'),
    },
  });
  await page.getByRole('button', { name: 'Confirm signature' }).click();
  await page.getByText('Your receipt', { exact: true }).click();
  const link = page.getByRole('link', { name: 'Check a receipt' });
  await expect.element(link).toBeVisible();
  passMinutes(46);
  await link.click();
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect.element(page.getByText('Pending:')).toBeVisible();
});

test('a withdrawal that waits for ever, as this page has seen, is overdue', async () => {
  await renderApp('/petition/nz/receipt', {
    api: {
      getPetition: () => ownPetition,
      getSignatureLog: () => log,
      getLogLeaf: () => leafIn('waiting'),
    },
  });
  await page.getByRole('textbox', { name: 'Your receipt' }).fill(receipt);
  const check = page.getByRole('button', { name: 'Check', exact: true });
  await check.click();
  await expect.element(page.getByText('This signature doesn’t count now')).toBeVisible();
  passMinutes(22);
  await check.click();
  await expect.element(page.getByText('but doesn’t')).toBeVisible();
});

test('the page of signing says of its own receipt that it should be in the list', async () => {
  await renderApp(`/petition/nz/confirm#token=${token}`, {
    api: {
      ...confirmed,
      getLogLeaf: () => ({
        state: 'waiting',
        position: null,
        waitingMinutes: 600,
        headIntervalMinutes: 7,
      }),
    },
  });
  await page.getByRole('button', { name: 'Confirm signature' }).click();
  await expect.element(page.getByRole('status').getByText('but doesn’t')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Write to us' })).toBeVisible();
  await expectAccessible();
});

test('the page of signing says nothing more of a receipt that waits as long as it may', async () => {
  const { api } = await renderApp(`/petition/nz/confirm#token=${token}`, { api: pendingForEver });
  await page.getByRole('button', { name: 'Confirm signature' }).click();
  await expect.poll(() => api.calls('getLogLeaf').length).toBe(1);
  await page.getByText('Your receipt', { exact: true }).click();
  await expect.element(page.getByText(receipt)).toBeVisible();
  expect(page.getByText('but doesn’t').elements()).toEqual([]);
});
