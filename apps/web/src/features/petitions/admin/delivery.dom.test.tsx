// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ManagedPetition, SignatureExport } from '@kga/contracts/petitions';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { user } from '../../../auth/testing/fixture.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { type MockHandlers, refusal } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { ownPetition } from '../testing/petition-fixture.ts';

const admin = { ...user, role: 'admin' } as const;
const closed: ManagedPetition = { ...ownPetition, id: 'is-2027', status: 'closed', revision: 1 };

const made: SignatureExport = {
  id: '0193f5a0-0000-7000-8000-000000000001',
  state: 'ready',
  format: {
    file: 'csv',
    columns: ['lastName', 'day'],
    language: 'de',
    delimiter: ';',
    paper: 'A4',
  },
  recipientKey: null,
  purpose: 'Parliament',
  createdAt: '2026-11-20T10:00:00.000Z',
  signatureCount: 10,
  bytes: 400,
};

const show = (listSignatureExports: MockHandlers['listSignatureExports']) =>
  renderApp(`/admin/petitions/${closed.id}`, {
    user: admin,
    api: {
      getManagedPetition: () => closed,
      listSources: () => [],
      ...(listSignatureExports && { listSignatureExports }),
      createSignatureExport: () => made,
    },
  });

const checked = (name: string) => page.getByRole('checkbox', { name });

test('the form of the next file begins with the choices of the last one', async () => {
  const { api } = await show(() => [made]);
  await expect.element(checked('Date signed')).toBeChecked();
  await expect.element(checked('Last name')).toBeChecked();
  await expect.element(checked('First name')).not.toBeChecked();
  await expectAccessible();
  await page.getByLabelText('Purpose').fill('Parliament, again');
  await page.getByRole('button', { name: 'Make file' }).click();
  await expect.poll(() => api.calls('createSignatureExport').length).toBe(1);
  expect(api.calls('createSignatureExport').map(({ body }) => body)).toMatchObject([
    { format: made.format },
  ]);
});

test('the form can be used where the list of files fails', async () => {
  await show(() => refusal('dependency_unavailable'));
  await expect.element(checked('First name')).toBeChecked();
  await expect.element(checked('Date signed')).not.toBeChecked();
});
