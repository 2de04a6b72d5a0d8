// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { expectFits } from '../../../testing/expect-fits.ts';
import { type MockHandlers, refusal } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const api: MockHandlers = {
  getPetition: () => refusal('not_found'),
  getPetitionCountries: () => refusal('not_found'),
};

const steps = page.getByRole('region', { name: 'What you can do now' });

test.each([
  ['/faq', 'Go to the petition', '/petition'],
  ['/about', 'Go to the petition', '/petition'],
  ['/volunteer', 'Go to the petition', '/petition'],
  ['/media', 'Write to us for the press', '/contact?topic=press'],
  ['/partners', 'Embed a widget', '/widgets'],
  ['/support', 'Go to the petition', '/petition'],
  ['/privacy-policy', 'Ask about your data', '/contact?topic=privacy'],
  ['/terms-of-service', 'Write to us', '/contact'],
  ['/cookie-policy', 'Ask about your data', '/contact?topic=privacy'],
  ['/end-of-life', 'Download the data', '/open-data'],
])('%s ends with one thing to do: %s', async (path, name, target) => {
  await renderApp(path, { api });
  const act = steps.getByRole('link', { name, exact: true });
  await expect.element(act).toHaveAttribute('href', target);
});

test('A site that is read only leads to no form', async () => {
  await renderApp('/media', { api, config: { readOnly: true } });
  const act = steps.getByRole('link').first();
  await expect.element(act).toHaveAttribute('href', '/open-data');
  expect(steps.getByRole('link', { name: 'Write to us' }).elements()).toEqual([]);
});

test('The press writes with its topic chosen, and finds pictures', async () => {
  await renderApp('/media', { api });
  await expect
    .element(steps.getByRole('link', { name: 'Square (PNG)' }))
    .toHaveAttribute('href', '/api/share-images/petition/eu?size=square&lang=en');
  await expectAccessible();
  await expectFits(390, 1280);
  await steps.getByRole('link', { name: 'Write to us for the press' }).click();
  await expect
    .element(page.getByRole('combobox', { name: 'What is it about?' }))
    .toHaveValue('press');
});

test('The first page in a language suspends as React expects', async () => {
  const report = vi.spyOn(console, 'error');
  await renderApp('/accessibility', { api, language: 'ko' });
  const faq = page.getByRole('contentinfo').getByRole('link', { name: '자주 묻는 질문' });
  await faq.click();
  await expect
    .element(page.getByRole('heading', { level: 1, name: '자주 묻는 질문' }))
    .toBeVisible();
  expect(report.mock.calls).toEqual([]);
  report.mockRestore();
});

test('Pages that texts name are links', async () => {
  await renderApp('/partners', { api });
  const text = page.getByRole('region', { name: 'Link to the petition' });
  await expect.element(text.getByRole('link', { name: '/open-data' })).toBeVisible();
  await text.getByRole('link', { name: '/widgets' }).click();
  await expect.poll(() => location.pathname).toBe('/widgets');
});
