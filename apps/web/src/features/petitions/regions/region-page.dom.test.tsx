// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { expectFits } from '../../../testing/expect-fits.ts';
import { listPage, refusal } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { mainLatest, ownPetition, ownPetitionApi } from '../testing/petition-fixture.ts';

const international = { ...ownPetition, id: 'international', region: 'international' } as const;

const api = {
  ...ownPetitionApi(international),
  getPetition: ({ params: { id } }: { params: { id: string } }) =>
    id === 'international' ? international : refusal('not_found'),
  getLatest: () => mainLatest,
  listPetitions: () => listPage([]),
};

test('A region without a petition offers the international one and a mail at its opening', async () => {
  const { api: mock } = await renderApp('/petition/AL', {
    api: { ...api, createSubscription: () => ({ status: 'pending' }) },
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Albania');
  await expect.element(page.getByRole('link', { name: 'Sign this petition' })).toBeVisible();
  await expect.element(page.getByText('No petition is open here yet.')).toBeVisible();
  await expectAccessible();
  await page.getByLabelText('Your email').fill('ada@region.kga.test');
  await page.getByRole('button', { name: 'Tell me' }).click();
  await expect.element(page.getByText('Check your email')).toBeVisible();
  expect(mock.calls('createSubscription')).toMatchObject([
    {
      url: { pathname: '/api/petitions/al/subscriptions' },
      body: { email: 'ada@region.kga.test', language: 'en' },
    },
  ]);
});

test('The page of a state of the union leads to its share, and fits a narrow screen', async () => {
  await renderApp('/petition/fi', { language: 'de', api });
  await expect
    .element(page.getByRole('link', { name: 'Zahlen und Fortschritt: Finnland' }))
    .toBeVisible();
  await expectFits(320);
});
