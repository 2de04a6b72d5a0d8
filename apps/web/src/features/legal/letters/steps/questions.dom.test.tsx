// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { storeDraft } from '../../../../lib/forms/drafts.ts';
import { archivedGame } from '../../../../testing/archived-game.ts';
import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { expectFits, setWidth } from '../../../../testing/expect-fits.ts';
import { type MockHandlers } from '../../../../testing/mock-api.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { frenchDraft, frenchRecord } from '../testing/letter-fixture.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const label = (name: string) => page.getByLabelText(name, { exact: true });
const question = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const change = (name: string) => page.getByRole('link', { name: `Change ${name}`, exact: true });
const sheet = page.getByRole('region', { name: 'Your letter so far' });

const api: MockHandlers = {
  getLegalRecord: () => frenchRecord,
  getGame: () => archivedGame,
  listSuggestedGames: () => [],
};

const show = (path = '/legal/letter', language: Language = 'en') =>
  renderApp(path, { api, language });

const link = `/legal/letter?game=${archivedGame.id}&situation=shut_down&demand=refund&country=FR`;

/** Chooses an answer and goes on. */
async function choose(answer: string): Promise<void> {
  await label(answer).click();
  await button('Continue').click();
}

test('One question after another leads to the letter, by keyboard', async () => {
  await setWidth(390);
  await show();
  await expect.element(question('What do you want?')).toBeVisible();
  await expect.element(page.getByText('Question 1 of 8')).toBeVisible();
  await expect.element(button('Back')).not.toBeInTheDocument();
  await expectAccessible();
  await label('Refund').click();
  await userEvent.keyboard('{Enter}');
  await expect.element(question('What happened?')).toHaveFocus();
  await expect
    .element(page.getByRole('progressbar', { name: 'Question 2 of 8' }))
    .toHaveAttribute('aria-valuenow', '2');
  await label('The game was shut down').click();
  await userEvent.keyboard('{Enter}');
  await expect.element(question('Which game is it about?')).toHaveFocus();
  await label('Game').fill('Zyxgame Quest');
  await userEvent.keyboard('{Enter}');
  await expect.element(question('Where do you live?')).toHaveFocus();
  await label('Country you live in').selectOptions('France');
  await button('Continue').click();
  await expect.element(page.getByText('Question 5 of 8 · optional')).toBeVisible();
  await button('Continue').click();
  await expect.element(question('When did you buy it, and for how much?')).toHaveFocus();
  await button('Continue').click();
  await expect.element(question('What proof do you have?')).toHaveFocus();
  await expectAccessible();
  await button('Continue').click();
  await label('Seller').fill('Zyxshop Ltd');
  await label('Your name').fill('Zyxa Lovelace');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Your letter' })).toHaveFocus();
  await expect.element(label('Text')).toHaveValue(expect.stringContaining('Zyxgame Quest'));
  await expect.element(button('Copy text')).toBeVisible();
});

test.each(['de', 'zh-CN', 'en'] as const)(
  'A question without an answer in %s says so, gets the focus and fits',
  async (language) => {
    await show('/legal/letter', language);
    const form = () => document.querySelector<HTMLFormElement>('main form');
    await expect.poll(form).not.toBeNull();
    form()?.requestSubmit();
    await expect.element(page.getByRole('alert').getByRole('link')).toBeVisible();
    await expect.poll(() => document.activeElement?.id).toBe('letter-demand');
    await expectFits(320);
  },
);

test.each(['de', 'ja'] as const)('The longest questions in %s fit', async (language) => {
  storeDraft('draft:letter', { ...frenchDraft, shown: '', proofs: 'receipt,other' });
  const { reload } = await show('/legal/letter', language);
  for (const step of ['situation', 'purchase', 'proof', 'sender']) {
    await reload(`/legal/letter?step=${step}`);
    await expect.element(page.getByRole('progressbar')).toBeVisible();
    await expectFits(320, 1024, 1280);
  }
});

test('A wrong answer stops, and its error goes with a right one', async () => {
  storeDraft('draft:letter', { ...frenchDraft, shown: '', price: 'much' });
  await show('/legal/letter?step=purchase');
  await button('Continue').click();
  const alert = page.getByRole('alert').filter({ hasText: 'Check 1 field' });
  await expect.element(alert).toBeVisible();
  await expect.element(label('Price (optional)')).toHaveFocus();
  await label('Price (optional)').fill('59.99');
  await expect.element(alert).not.toBeInTheDocument();
  await button('Continue').click();
  await expect.element(question('What proof do you have?')).toHaveFocus();
});

test('The back buttons of page and browser lead one question back, with all answers', async () => {
  await show();
  await choose('Refund');
  await choose('The game was shut down');
  await expect.element(question('Which game is it about?')).toHaveFocus();
  await label('Game').fill('Zyxgame');
  history.back();
  await expect.element(question('What happened?')).toHaveFocus();
  await expect.element(label('The game was shut down')).toBeChecked();
  await button('Back').click();
  await expect.element(question('What do you want?')).toHaveFocus();
  await expect.element(label('Refund')).toBeChecked();
  history.forward();
  await expect.element(question('What happened?')).toHaveFocus();
  history.forward();
  await expect.element(label('Game')).toHaveValue('Zyxgame');
});

test('A link that answers questions begins at the first open one, and its answers can be changed', async () => {
  await setWidth(390);
  await show(link);
  await expect.element(question('Who is the letter from, and who is it to?')).toBeVisible();
  await expect.element(page.getByText('Question 8 of 8')).toBeVisible();
  await expect.element(page.getByText('Capstan')).toBeVisible();
  await expect.element(page.getByText('Refund')).toBeVisible();
  await expect.element(page.getByText('France')).toBeVisible();
  await label('Seller').fill('Zyxshop Ltd');
  await change('What happened').click();
  await expect.element(question('What happened?')).toHaveFocus();
  await expect.element(label('The game was shut down')).toBeChecked();
  await choose('Features were removed');
  await expect.element(question('Who is the letter from, and who is it to?')).toHaveFocus();
  await expect.element(label('Seller')).toHaveValue('Zyxshop Ltd');
  await expect.element(page.getByText('Features were removed')).toBeVisible();
});

test('Answers of a link are not asked for on the way', async () => {
  await show(`/legal/letter?game=${archivedGame.id}&situation=shut_down`);
  await expect.element(question('What do you want?')).toBeVisible();
  await choose('Refund');
  await expect.element(question('Where do you live?')).toHaveFocus();
});

test('A letter to a representative asks for no proof and no seller', async () => {
  await show();
  await choose('Write to my representative');
  await expect.element(page.getByText('Question 2 of 7')).toBeVisible();
  await choose('The game was shut down');
  await label('Game').fill('Zyxgame');
  await button('Continue').click();
  await label('Country you live in').selectOptions('France');
  await button('Continue').click();
  await button('Continue').click();
  await expect.element(question('When did you buy it, and for how much?')).toHaveFocus();
  await button('Continue').click();
  await expect.element(label('Your representative’s name (optional)')).toBeVisible();
  await expect.element(label('Seller')).not.toBeInTheDocument();
});

test('A refused refund has to be explained before the letter is written', async () => {
  const { details: _, ...fields } = frenchDraft;
  storeDraft('draft:letter', { ...fields, shown: '', situation: 'refund_refused' });
  await show('/legal/letter?step=sender');
  await button('Write letter').click();
  await expect.element(question('What would you like to say in your own words?')).toBeVisible();
  await expect.element(label('In your own words')).toHaveFocus();
  await expect
    .element(page.getByText('Say why you asked for your money back').first())
    .toBeVisible();
});

test('A reload in the middle shows the same question and all answers', async () => {
  const { reload } = await show();
  await choose('Refund');
  await choose('The game was shut down');
  await label('Game').fill('Zyxgame Quest');
  await reload();
  await expect.element(page.getByText('We’ve brought back your draft')).toBeVisible();
  await expect.element(label('Game')).toHaveValue('Zyxgame Quest');
  await expect.element(page.getByText('The game was shut down')).toBeVisible();
  await reload('/legal/letter');
  await expect.element(question('Where do you live?')).toBeVisible();
  await button('Back').click();
  await expect.element(label('Game')).toHaveValue('Zyxgame Quest');
});

test('A finished letter is left to change an answer, and written again', async () => {
  storeDraft('draft:letter', frenchDraft);
  await show();
  await page.getByText('Your answers', { exact: true }).click();
  await change('The game').click();
  await label('Game').fill('Zyxnew');
  await button('Write letter').click();
  await expect.element(label('Text')).toHaveValue(expect.stringContaining('Zyxnew'));
});

test('The browser leads back from a letter to the last question, and forward to the letter', async () => {
  storeDraft('draft:letter', { ...frenchDraft, shown: '' });
  await show('/legal/letter?step=sender');
  await button('Write letter').click();
  await expect.element(page.getByRole('heading', { name: 'Your letter' })).toHaveFocus();
  history.back();
  await expect.element(question('Who is the letter from, and who is it to?')).toHaveFocus();
  await expect.element(label('Seller')).toHaveValue('Zyxshop Ltd');
  history.forward();
  await expect.element(page.getByRole('heading', { name: 'Your letter' })).toHaveFocus();
});

test('On a wide screen the letter grows beside the questions', async () => {
  await show();
  await expect.element(sheet).toHaveTextContent('Your letter appears here as you answer.');
  await choose('Refund');
  await choose('The game was shut down');
  await label('Game').fill('Zyxgame');
  await expect.element(sheet.getByText(/about the game “Zyxgame”/).first()).toBeVisible();
  await button('Continue').click();
  await label('Country you live in').selectOptions('France');
  await expect.element(sheet.getByText(/Code de la consommation/).first()).toBeVisible();
  await expectAccessible();
  await setWidth(390);
  await expect.element(sheet).not.toBeInTheDocument();
});
