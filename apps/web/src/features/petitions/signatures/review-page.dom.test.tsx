// SPDX-License-Identifier: AGPL-3.0-or-later
import type { HeldBatch, ReportedName } from '@kga/contracts/petitions';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { user } from '../../../auth/testing/fixture.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { expectFits } from '../../../testing/expect-fits.ts';
import { press, tabTo } from '../../../testing/keyboard.ts';
import { type MockHandlers, listPage } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { ownPetition, summaryOf } from '../testing/petition-fixture.ts';

const path = '/admin/signatures';
const admin = { ...user, role: 'admin' } as const;
const at = '2026-11-20T10:00:00.000Z';
const title = 'Bestandsschutz <script>window.ran = 1</script>';

const batch: HeldBatch = {
  id: '0123456789abcdef',
  petition: 'nz',
  title,
  cause: 'by_hand',
  signatureCount: 1,
  first: at,
  last: at,
  countries: [{ countryCode: 'NL', signatureCount: 1 }],
};

const signature = {
  id: '0193f5a0-0000-7000-8000-000000000001',
  name: 'Mickey Maus',
  country: 'NL',
  city: null,
  address: 'm…@mail.kga.test',
  confirmedAt: at,
};

const reported: ReportedName = {
  id: signature.id,
  petition: 'nz',
  title,
  name: 'Mickey Maus',
  country: 'NL',
  reportCount: 1,
  reports: [{ reason: 'other', note: 'A <b>mouse</b>', at }],
};

/** Answers of an api with these reported names and batches of held signatures. */
function reviewApi(names: readonly ReportedName[], batches: readonly HeldBatch[]): MockHandlers {
  return {
    listReportedNames: () => ({ names: [...names], total: names.length }),
    listHeldBatches: () => ({ batches: [...batches], total: batches.length, alarms: [] }),
    listHeldSignatures: () => listPage([signature]),
    listPetitions: () => listPage([summaryOf(ownPetition)]),
  };
}

test('A moderator hides a reported name by keyboard, and holds no signatures', async () => {
  const { api } = await renderApp(path, {
    user: { ...user, role: 'moderator' },
    api: { ...reviewApi([reported], []), decideReportedName: () => undefined },
  });
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Reported names' }))
    .toBeVisible();
  await expect.element(page.getByText('A <b>mouse</b>')).toBeVisible();
  await expect.element(page.getByText('Hold counted signatures')).not.toBeInTheDocument();
  await expectAccessible();
  await tabTo(page.getByRole('button', { name: 'Hide name: Mickey Maus' }));
  api.use(reviewApi([], []));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Name hidden').first()).toBeVisible();
  await expect.element(page.getByText('No reported names')).toBeVisible();
  expect(api.calls('decideReportedName').map(({ body }) => body)).toEqual([
    { petition: 'nz', id: reported.id, decision: 'hide' },
  ]);
});

test('An admin holds the counted signatures of a time', async () => {
  const { api } = await renderApp(path, {
    user: admin,
    api: { ...reviewApi([], []), holdSignatures: () => ({ held: 1, remaining: 0 }) },
  });
  await press(page.getByText('Hold counted signatures'));
  const hold = page.getByRole('group').filter({ hasText: 'Hold counted signatures' });
  await hold.getByRole('button', { name: 'Hold signatures' }).click();
  await expect.element(hold.getByText('Choose a petition.').first()).toBeVisible();
  await expectAccessible();
  await hold.getByRole('combobox', { name: 'Petition' }).selectOptions(ownPetition.title);
  await hold.getByLabelText('Confirmed from').fill('2026-11-20T10:00');
  await hold.getByLabelText('Until').fill('2026-11-20T12:00');
  await hold.getByLabelText('Why').fill('A script was seen');
  api.use(reviewApi([], [batch]));
  await hold.getByRole('button', { name: 'Hold signatures' }).click();
  await expect.element(page.getByText('Held: 1').first()).toBeVisible();
  await expect.element(page.getByText(title)).toBeVisible();
  // The browser of the tests is in Brussels.
  expect(api.calls('holdSignatures')[0]?.body).toEqual({
    petition: 'nz',
    from: '2026-11-20T09:00:00.000Z',
    to: '2026-11-20T11:00:00.000Z',
    note: 'A script was seen',
  });
});

test('An admin looks at held signatures and counts them by keyboard', async () => {
  const { api } = await renderApp(path, {
    user: admin,
    api: {
      ...reviewApi([], [batch]),
      decideSignatures: () => {
        api.use(reviewApi([], []));
        return { decided: 1, remaining: 0 };
      },
    },
  });
  await press(page.getByRole('button', { name: 'Show signatures' }));
  await expect.element(page.getByText('Mickey Maus')).toBeVisible();
  await press(page.getByRole('button', { name: 'Count 1' }));
  const dialog = page.getByRole('dialog', { name: 'Count 1' });
  await expect.element(dialog).toBeVisible();
  await expectAccessible();
  await dialog.getByLabelText('Why').fill('Checked by telephone');
  await press(dialog.getByRole('button', { name: 'Count 1' }));
  await expect.element(page.getByText('Decided: 1').first()).toBeVisible();
  await expect.element(page.getByText('Nothing is held')).toBeVisible();
  expect(api.calls('decideSignatures')[0]?.body).toMatchObject({
    decision: 'accept',
    note: 'Checked by telephone',
  });
});

test.each(['de', 'zh-CN', 'en'] as const)(
  'The review of signatures in %s fits every width',
  async (language) => {
    await renderApp(path, { user: admin, language, api: reviewApi([reported], [batch]) });
    await expect.element(page.getByText(title).first()).toBeVisible();
    document.querySelector<HTMLElement>('main button[aria-expanded]')?.click();
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) {
      details.open = true;
    }
    await expect.element(page.getByText('m…@mail.kga.test')).toBeVisible();
    await expectFits(320, 768, 1280);
    expect('ran' in window).toBe(false);
  },
);
