// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Petition } from '@kga/contracts/petitions';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectAccessible } from '../../testing/expect-accessible.ts';
import { expectFits } from '../../testing/expect-fits.ts';
import { listPage, noConnection } from '../../testing/mock-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { mainPetition, ownPetition, summaryOf } from './testing/petition-fixture.ts';

const swiss: Petition = {
  ...ownPetition,
  id: 'ch',
  region: 'CH',
  signers: { who: 'citizens_or_residents', fromAge: 16, sureFromAge: 18 },
};

const all = [summaryOf(mainPetition), summaryOf(swiss)];

const list = {
  listPetitions: ({ query }: { query: { q?: string | undefined; region?: string | undefined } }) =>
    listPage(query.q === undefined && query.region === undefined ? all : []),
};

test('The list begins with the visitor’s country, which can be changed', async () => {
  const { reload } = await renderApp('/petitions', { api: list });
  await expect.element(page.getByText(/^80 countries and regions, 2 to sign today$/)).toBeVisible();
  const own = page.getByRole('region', { name: 'Your country' });
  const choice = own.getByRole('combobox');
  // The browser of the tests is in Brussels.
  await expect.element(choice).toHaveValue('BE');
  await expect.element(page.getByLabelText('Your citizenship')).toHaveValue('BE');
  await expect.element(own.getByText('No petition is open here yet.')).toBeVisible();
  await choice.selectOptions('Japan');
  await expect.element(own.getByText('Your choice stays in this browser.')).toBeVisible();
  await reload();
  await expect.element(choice).toHaveValue('JP');
  await own.getByRole('button', { name: 'Forget my choice' }).click();
  await expect.element(choice).toHaveValue('BE');
  await expectAccessible();
});

test('The list names regions without a petition, and a search finds them', async () => {
  const { reload } = await renderApp('/petitions', { api: list });
  const regions = page.getByRole('region', { name: 'No petition yet' });
  await expect
    .element(regions.getByRole('link', { name: 'Albania' }))
    .toHaveAttribute('href', '/petition/al');
  await reload('/petitions?q=albanie');
  const links = regions.getByRole('link');
  await expect
    .poll(() => links.elements().map(({ textContent }) => textContent))
    .toEqual(['Albania']);
  await reload('/petitions?region=AL&status=answered');
  await expect
    .element(page.getByRole('link', { name: 'View the page: Albania' }))
    .toHaveAttribute('href', '/petition/al');
  await expect.element(page.getByText('No petitions found')).not.toBeInTheDocument();
});

test('Three questions name the petitions that a visitor can sign, and send nothing', async () => {
  const { api } = await renderApp('/petitions', { api: list });
  // The page registers its guest when the browser has time for it.
  await expect.poll(() => api.calls('registerGuest').length).toBe(1);
  await expect.poll(() => api.calls('getUser').length).toBe(1);
  const before = api.calls().length;
  await page.getByLabelText('Your citizenship').selectOptions('Germany');
  await page.getByLabelText('Where you live').selectOptions('Switzerland');
  await page.getByLabelText('Your age').selectOptions('18 or over');
  await expect.element(page.getByText('You can sign', { exact: true }).first()).toBeVisible();
  await page.getByLabelText('Where you live').selectOptions('Japan');
  await page.getByLabelText('Your age').selectOptions('Under 16');
  await expect.element(page.getByText('You can sign', { exact: true })).not.toBeInTheDocument();
  expect(api.calls()).toHaveLength(before);
});

test('An empty list leads to all petitions, and a failed one can be loaded again', async () => {
  const { api } = await renderApp('/petitions?q=no+such+petition', { api: list });
  await expect.element(page.getByText('No petitions found')).toBeVisible();
  api.use({ listPetitions: noConnection });
  await page.getByRole('combobox', { name: 'Status' }).selectOptions('answered');
  await expect.element(page.getByText('Unable to load the petitions')).toBeVisible();
  api.use(list);
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('link', { name: 'Show all petitions' }).click();
  await expect
    .element(page.getByRole('link', { name: 'Stop Destroying Videogames' }))
    .toHaveAttribute('href', '/petition');
});

test('The list fits a narrow screen in German', async () => {
  await renderApp('/petitions', { language: 'de', api: list });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectFits(320);
});
