// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Petition } from '@kga/contracts/petitions';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { user } from '../../../auth/testing/fixture.ts';
import { refusal } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { ownPetition } from '../testing/petition-fixture.ts';

const petition: Petition = {
  ...ownPetition,
  signers: { who: 'citizens_or_residents', fromAge: 16, sureFromAge: 16 },
};

test('An account that arrives late fills untouched fields, and a reload restores the draft', async () => {
  const session = Promise.withResolvers<typeof user>();
  const { reload, api } = await renderApp('/petition/nz/sign', {
    api: {
      getPetition: () => petition,
      getUser: () => session.promise,
      createSignature: () => refusal('petition_closed'),
    },
  });
  const firstName = page.getByRole('textbox', { name: 'First name' });
  const country = page.getByRole('combobox', { name: 'Country where you live' });
  const showName = page.getByRole('checkbox', { name: 'Show my name' });
  await showName.click();
  await page.getByRole('checkbox', { name: /16 or over/ }).click();
  await country.selectOptions('Netherlands');
  await firstName.fill('Minna');
  await expect.poll(() => api.calls('getUser').length).toBe(1);
  session.resolve(user);
  const address = page.getByRole('textbox', { name: 'Email' });
  await expect.element(address).toHaveValue(user.email);
  await expect.element(address).toHaveAccessibleDescription(/You’re logged in with this address/);
  await address.fill('other@mail.kga.test');
  await expect.element(address).toHaveAccessibleDescription(/We’ll email you a link/);
  await reload();
  await expect.element(firstName).toHaveValue('Minna');
  await expect.element(country).toHaveValue('NL');
  await expect.element(showName).toBeChecked();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect
    .element(page.getByText('This petition no longer collects signatures.'))
    .toBeVisible();
});
