// SPDX-License-Identifier: AGPL-3.0-or-later
import { embedPath } from '@kga/contracts/core';
import type { Petition } from '@kga/contracts/petitions';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { expectFits, setWidth } from '../../../testing/expect-fits.ts';
import { listPage } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { mainPetition, ownPetition, summaryOf } from '../testing/petition-fixture.ts';

const showBuilder = (path: string, own: Petition = ownPetition) =>
  renderApp(path, {
    api: { listPetitions: () => listPage([summaryOf(mainPetition), summaryOf(own)]) },
  });

/** The address of the preview. */
const previewed = () => document.querySelector('iframe')?.getAttribute('src');

test('A widget of a country is chosen by keyboard, and its code is copied', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  // The image of the widget, which the tests have no server for.
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue();
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(480);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(240);
  await setWidth(320);
  await showBuilder('/widgets');
  await page.getByLabelText('Petition or country').selectOptions('FI');
  await expect.poll(() => location.pathname).toBe('/widgets/FI');
  // The page of the country has replaced the one before, and the focus stays.
  await expect.poll(previewed).toMatch(/fi\b/i);
  page.getByRole('radio', { name: 'Counter' }).element().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: 'Tile map' })).toBeChecked();
  expect(location.search).toBe('?view=map');
  await page.getByLabelText('Colours').selectOptions('dark');
  await page.getByLabelText('Language', { exact: true }).selectOptions('de');
  const path = embedPath(
    { petition: 'eu', country: 'FI' },
    { view: 'map', theme: 'dark', lang: 'de' },
  );
  await expect.poll(previewed).toBe(path);
  await expectFits();
  await expectAccessible();
  await page.getByRole('button', { name: 'Copy: For your website' }).click();
  await expect.element(page.getByText('Copied', { exact: true }).first()).toBeVisible();
  const src = `${location.origin}${path}`.replaceAll('&', '&amp;');
  expect(copied.mock.calls).toEqual([[expect.stringContaining(`src="${src}"`)]]);
  await expect
    .element(
      page
        .getByRole('region', { name: 'Without scripts' })
        .getByText(/alt="Unterschriften: .*" width="480" height="240"/),
    )
    .toBeVisible();
  await page.getByRole('radio', { name: 'Stream overlay' }).click();
  await expect.element(page.getByText(/add a browser source/)).toBeVisible();
  await page.getByRole('link', { name: 'All figures as open data' }).click();
  await expect.element(page.getByRole('link', { name: 'Countries: CSV' })).toBeVisible();
  await expectFits();
  await expectAccessible();
});

test('A petition stays chosen while the list of petitions loads', async () => {
  const petitions = [summaryOf(mainPetition), summaryOf(ownPetition)];
  const list = Promise.withResolvers<typeof petitions>();
  await renderApp('/widgets/nz', {
    api: { listPetitions: async () => listPage(await list.promise) },
  });
  const subject = page.getByLabelText('Petition or country');
  await expect.element(subject).toBeVisible();
  list.resolve(petitions);
  await expect.element(subject).toHaveValue('nz');
  await expect.poll(() => document.querySelector('iframe')?.title).toContain(ownPetition.title);
  expect(location.pathname).toBe('/widgets/nz');
});

test('The preview and the codes escape the title of a petition', async () => {
  const title = `"><img src=x onerror=window.ran=1><script>window.ran=1</script>`;
  await showBuilder('/widgets/nz', { ...ownPetition, title });
  await expect.poll(() => document.querySelector('iframe')?.title).toContain(title);
  expect(document.querySelector('img[src=x]')).toBeNull();
  const code = page.getByRole('region', { name: 'For your website' }).element().textContent;
  expect(code).toContain('&lt;img src=x');
  expect(code).not.toContain('<img');
  expect('ran' in window).toBe(false);
});
