// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { storeDraft } from '../../../lib/forms/drafts.ts';
import { archivedGame } from '../../../testing/archived-game.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { expectFits } from '../../../testing/expect-fits.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { localDay } from './assembly/letter-values.ts';
import { frenchDraft, frenchRecord } from './testing/letter-fixture.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const label = (name: string) => page.getByLabelText(name, { exact: true });
const heading = page.getByRole('heading', { name: 'Your letter' });
const body = label('Text');
const head = label('Sender, recipient and date');

function showLetter(changes: Readonly<Record<string, string>> = {}, language: Language = 'en') {
  storeDraft('draft:letter', { ...frenchDraft, ...changes });
  return renderApp('/legal/letter', { language, api: { getLegalRecord: () => frenchRecord } });
}

/** Adds a line to the end of a text. */
async function addLine(line: string): Promise<void> {
  await body.click();
  await userEvent.keyboard(`{Control>}{End}{/Control}{Enter}${line}`);
}

const capstan = `/legal/letter?game=${archivedGame.id}&situation=shut_down&demand=refund&country=FR`;
const capstanApi = { getLegalRecord: () => frenchRecord, getGame: () => archivedGame };

test('A link about another game leaves a draft as it is, and offers to change its game', async () => {
  storeDraft('draft:letter', { game: 'Mainsail', seller: 'A shop' });
  await renderApp(capstan, { api: capstanApi });
  await expect.element(page.getByText('Your draft is about Mainsail')).toBeVisible();
  await expect.element(page.getByRole('definition').getByText('Mainsail')).toBeVisible();
  await expect.element(page.getByText('The game was shut down')).not.toBeInTheDocument();
  await button('Write about Capstan instead').click();
  await expect
    .element(page.getByRole('heading', { name: 'Which game is it about?' }))
    .toHaveFocus();
  await expect.element(label('Game')).toHaveValue('Capstan');
  await expect.element(page.getByText('The game was shut down')).toBeVisible();
  await expect.element(page.getByText('A shop', { exact: true })).toBeVisible();
});

test.each(['de', 'zh-CN', 'en'] as const)(
  'A letter with its translation into %s fits',
  async (language) => {
    await showLetter({}, language);
    await expect.poll(() => document.querySelector('main details')).not.toBeNull();
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) {
      details.open = true;
    }
    await expectFits(320, 1280);
    if (language === 'en') await expectAccessible();
  },
);

test('A letter is in the language of its recipient, and a changed one is written again', async () => {
  await showLetter();
  await expect.element(heading).toHaveFocus();
  await expect.element(body).toHaveAttribute('lang', 'fr');
  await expect.element(body).toHaveValue(expect.stringMatching(/Zyxgame Quest[^]*59,99/));
  await expect.element(body).toHaveValue(expect.stringContaining('Code de la consommation'));
  await expect
    .element(page.getByText(/I am writing to you about the game/).first())
    .toBeInTheDocument();
  await addLine('zyxlost');
  await expect.element(page.getByText('You’ve changed the letter')).toBeVisible();
  await button('Start again from my answers').click();
  await expect.element(page.getByRole('heading', { name: 'Letter in French' })).toHaveFocus();
  await expect.element(body).toHaveValue(expect.not.stringContaining('zyxlost'));
  await addLine('zyxpost');
  await expect
    .element(page.getByRole('link', { name: 'Open in email program' }))
    .toHaveAttribute('href', expect.stringContaining('zyxpost'));
});

test('A reminder before the deadline is refused', async () => {
  await showLetter({ date: localDay(), deadline: '2099-01-16' });
  await button('Send a final demand').click();
  await expect.element(page.getByText(/^Your deadline ends on/)).toBeVisible();
});

test('A reminder follows the deadline, and both letters keep their changes', async () => {
  await showLetter();
  await expect.element(page.getByText('This letter is dated 2 January 2026')).toBeVisible();
  await addLine('zyxpost');
  await button('Send a final demand').click();
  await expect.element(heading).toHaveFocus();
  await expect.element(body).toHaveValue(expect.stringContaining('mets en demeure'));
  await expect.element(page.getByText('This letter is dated')).not.toBeInTheDocument();
  await addLine('zyxreminder');
  await button('Back to first letter').click();
  await expect.element(heading).toHaveFocus();
  await expect.element(page.getByText('This letter is dated 2 January 2026')).toBeVisible();
  await expect.element(body).toHaveValue(expect.stringContaining('zyxpost'));
  await button('Send a final demand').click();
  await expect.element(body).toHaveValue(expect.stringMatching(/mets en demeure[^]*zyxreminder/));
});

test('A refusal is followed by a complaint to the authority', async () => {
  await showLetter();
  await label('First letter sent on').fill('2026-01-02');
  page.getByRole('radio', { name: 'No reply' }).element().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(label('A refusal')).toBeChecked();
  await button('Complain to the authority').click();
  await expect.element(body).toHaveValue(expect.stringContaining('2 janvier 2026'));
  await expect.element(head).toHaveValue(expect.stringMatching(/Zyxa Lovelace[^]*DGCCRF/));
  await expect.element(button('Add deadline to calendar')).not.toBeInTheDocument();
  await expect.element(button('Back to first letter')).toBeVisible();
});

test('All answers and letters are deleted on request', async () => {
  await showLetter();
  await button('Back').click();
  await expect
    .element(page.getByRole('heading', { name: 'Who is the letter from, and who is it to?' }))
    .toHaveFocus();
  await button('Delete everything').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'What do you want?' })).toHaveFocus();
  await expect.element(label('Refund')).not.toBeChecked();
  expect(JSON.stringify(localStorage)).not.toMatch(/zyx/i);
});

test('The writer learns what the dates mean for the law, and that the recipient reads French', async () => {
  const [law] = frenchRecord.laws;
  const source = { url: 'https://www.law.example/act', checked: '2026-11-28' };
  const dated = {
    ...frenchRecord,
    laws: law ? [{ ...law, applies: { from: '2022-01-01', to: 'contract' as const, source } }] : [],
    limits: [{ kind: 'limitation' as const, duration: 'P2Y', from: 'supply' as const, source }],
  };
  storeDraft('draft:letter', { ...frenchDraft, purchaseDate: '2015-01-02' });
  await renderApp('/legal/letter', { api: { getLegalRecord: () => dated } });
  await expect
    .element(page.getByText(/^Code de la consommation applies from 1 January 2022 on/))
    .toBeVisible();
  await expect
    .element(page.getByText('The time limit for this claim probably passed on 2 January 2017.'))
    .toBeVisible();
  await expect.element(page.getByText(/^You wrote “In your own words” in English/)).toBeVisible();
  await expect.element(body).toHaveValue(expect.not.stringContaining('L. 224-25-22'));
  await expect
    .element(body)
    .toHaveValue(expect.stringMatching(/anglais[^\n]*\nThe wall was zyxblue/));
  await expectAccessible();
});

test('Without a date of purchase, the writer is asked for it where it decides which law applies', async () => {
  const [law] = frenchRecord.laws;
  const source = { url: 'https://www.law.example/act', checked: '2026-11-28' };
  const applies = { from: '2022-01-01', to: 'contract' as const, source };
  const api = {
    getLegalRecord: () => ({ ...frenchRecord, laws: law ? [{ ...law, applies }] : [] }),
  };
  storeDraft('draft:letter', frenchDraft);
  await renderApp('/legal/letter', { api });
  await expect.element(page.getByText(/^Some of these laws only apply to contracts/)).toBeVisible();
  await expect.element(body).toHaveValue(expect.stringContaining('L. 224-25-22'));
});

test('A representative is addressed by name', async () => {
  await showLetter({ demand: 'representative', representativeName: 'Ada Martin', shown: '' });
  await label('Ms').click();
  await button('Write letter').click();
  await expect.element(body).toHaveValue(expect.stringContaining('Madame la Députée,'));
});
