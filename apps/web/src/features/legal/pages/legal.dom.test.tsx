// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { expectFits } from '../../../testing/expect-fits.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { legalApi } from '../testing/legal-fixture.ts';

test('A visitor says what happened and where, reads the answers, and begins the letter', async () => {
  localStorage.setItem('region', 'none');
  await renderApp('/legal?game=the-game', { api: legalApi() });
  await page.getByRole('link', { name: 'A refund was refused' }).click();
  const question = page.getByRole('region', { name: 'What happened to your game?' });
  await expect.element(question.getByText(/^A no in a chat/)).toBeVisible();
  await expect.element(page.getByText(/^Choose your country to see/)).toBeVisible();
  await page.getByLabelText('Your country').selectOptions('DE');
  await expect.element(page.getByText('Can I get money back?')).toBeVisible();
  expect(location.search).toBe('?happened=refund_refused&country=DE&game=the-game');
  await expectAccessible();
  await expectFits();
  const letter = page.getByRole('link', { name: 'Write the letter' }).element();
  expect(letter.getAttribute('href')).toBe(
    '/legal/letter?country=DE&situation=refund_refused&game=the-game',
  );
  // The question can be asked without a country, too.
  await page.getByLabelText('Your country').selectOptions('none');
  await expect.element(page.getByText(/^Choose your country to see/)).toBeVisible();
  await page.getByLabelText('Your country').selectOptions('DE');
  await page.getByRole('link', { name: 'The law: Germany' }).click();
  await expect.poll(() => location.pathname).toBe('/legal/countries/DE');
});

test('The answer is that of the country that the browser suggests, which the address does not name', async () => {
  // The browser of the tests is in Brussels.
  await renderApp('/legal?happened=announced', { api: legalApi() });
  await expect.element(page.getByLabelText('Your country')).toHaveValue('BE');
  await expect.element(page.getByText('Your country, going by your browser.')).toBeVisible();
  await expect.element(page.getByText('From whom?')).toBeVisible();
  expect(location.search).toBe('?happened=announced');
  const chosen = page.getByRole('link', { name: 'Its end is announced' });
  await expect.element(chosen).toHaveAttribute('aria-current', 'true');
});

test('Three doors lead on: a letter, the law of the country, and a person', async () => {
  await renderApp('/legal', { api: legalApi() });
  const hrefOf = (name: string) => page.getByRole('link', { name }).element().getAttribute('href');
  await expect
    .element(page.getByRole('link', { name: 'Your country’s law' }))
    .toHaveAttribute('href', '/legal/countries/BE');
  expect(hrefOf('Write a letter')).toBe('/legal/letter');
  expect(hrefOf('Ask a person')).toBe('/legal/consultation');
  const folded = page.getByText(/^We aren’t a law firm/);
  await expect.element(folded).not.toBeVisible();
  await page.getByRole('heading', { name: 'What we don’t do' }).click();
  await expect.element(folded).toBeVisible();
});
