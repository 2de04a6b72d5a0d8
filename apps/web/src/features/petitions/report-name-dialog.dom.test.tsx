// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { ownPetitionApi } from './testing/petition-fixture.ts';

const signer = {
  id: '0193f5a000007000800000000000a001',
  name: 'Mickey Maus',
  country: 'NL',
  signedOn: '2026-11-20',
};

test('A reader reports the name of a signer', async () => {
  const { api } = await renderApp('/petition/nz', {
    api: {
      ...ownPetitionApi(),
      listSigners: () => [signer],
      createSignerReport: () => undefined,
    },
  });
  await page.getByRole('button', { name: 'Report a name' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a name' });
  const send = dialog.getByRole('button', { name: 'Send report' });
  await send.click();
  await expect.element(dialog.getByText('Choose a name.').first()).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('combobox', { name: 'Name' }).selectOptions('Mickey Maus (Netherlands)');
  await dialog.getByRole('radio', { name: 'Something else' }).click();
  await dialog.getByLabelText('Anything moderators should know?').fill('A <b>mouse</b>');
  await send.click();
  await expect.element(page.getByText('Thank you for the report').first()).toBeVisible();
  const [report] = api.calls('createSignerReport');
  expect(report?.url.pathname).toBe(`/api/petitions/nz/signers/${signer.id}/reports`);
  expect(report?.body).toEqual({ reason: 'other', note: 'A <b>mouse</b>' });
});
