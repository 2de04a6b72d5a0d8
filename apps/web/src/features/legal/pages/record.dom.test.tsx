// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { expectFits, setWidth } from '../../../testing/expect-fits.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { legalApi, letterAnswer, record } from '../testing/legal-fixture.ts';

const path = '/legal/countries/DE';
const who = page.getByRole('textbox', { name: 'Who answered?' });
const share = page.getByRole('button', { name: 'Share answer' });

test('A guest says that they wrote, and shares the answer, which waits for a moderator', async () => {
  await renderApp(path, { api: legalApi() });
  await expect.element(page.getByText('§ 327i BGB')).not.toBeVisible();
  await page.getByText('1 article', { exact: true }).first().click();
  await expect.element(page.getByText('§ 327i BGB')).toBeVisible();
  const wrote = page.getByRole('button', { name: 'I wrote: Germany' });
  await expect.element(wrote).toBeEnabled();
  await wrote.click();
  await expect.element(page.getByText('13 people wrote · 1 answer')).toBeVisible();
  await page.getByRole('button', { name: 'Share an answer' }).click();
  await expect.element(who).toHaveFocus();
  await who.fill('A minister');
  await page.getByLabelText('When did they answer?').fill('2026-11-20');
  await page.getByRole('textbox', { name: 'What did they answer?' }).fill('We will look at it.');
  await share.click();
  const consent = page.getByRole('checkbox', { name: /^They agreed/ });
  await expect.element(consent).toHaveFocus();
  await consent.click();
  await share.click();
  const waiting = page.getByRole('list', { name: 'Your answers that others can’t see' });
  await expect.element(waiting.getByText('We will look at it.')).toBeVisible();
  await expectAccessible();
  await expectFits(320, 1280);
  await page.getByRole('link', { name: 'Write a letter' }).first().click();
  // The answer that the link fills in can be changed.
  await page.getByRole('link', { name: 'Change Country you live in' }).click();
  await expect.element(page.getByLabelText('Country you live in')).toHaveValue('DE');
});

test('The list of countries says how long, whom to ask and in which language to write', async () => {
  await renderApp('/legal/countries', { api: legalApi() });
  await expect
    .element(
      page.getByText(
        '2–3 years to go to court · ask the seller · letter in German · partly sourced',
      ),
    )
    .toBeVisible();
  await expectAccessible();
});

test.each([
  ['/legal', 'en'],
  ['/legal/documents', 'en'],
  [path, 'de'],
] as const)('The page %s in %s is accessible and fits', async (shown, language) => {
  await renderApp(shown, { language, api: legalApi() });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible();
  await expectFits(320, 1280);
});

test('A record opens with what it comes to: money, time, whom to ask, what then, and how well that is backed', async () => {
  const source = {
    url: 'https://www.law.example/act',
    checked: '2026-11-28',
    kind: 'copy',
  } as const;
  const limitation = { kind: 'limitation' as const };
  const [law] = record.laws;
  const japan = {
    ...record,
    laws: [
      ...(law
        ? [
            {
              ...law,
              articles: [
                { article: '§ 327d BGB', rights: ['conformity'] as const },
                { article: '§ 327i BGB', rights: ['refund'] as const },
              ],
              applies: { from: '2022-01-01', to: 'supply' as const, source },
            },
          ]
        : []),
      ...(law ? [{ ...law, id: 'cartels', effect: 'offence' as const, source }] : []),
    ].map((each) => ({
      ...each,
      articles: each.articles.map((one) => ({ ...one, rights: [...one.rights] })),
    })),
    limits: [
      { ...limitation, duration: 'P2Y', from: 'supply' as const, source },
      {
        ...limitation,
        duration: 'P12M',
        from: 'end_of_supply' as const,
        supply: 'continuous' as const,
        isMinimum: true,
        source,
      },
      { ...limitation, duration: 'P4M', from: 'discovery' as const, isMinimum: true, source },
      {
        ...limitation,
        duration: 'P3Y',
        from: 'end_of_year' as const,
        article: '§ 195 BGB',
        source,
      },
      {
        kind: 'liability' as const,
        duration: null,
        from: 'end_of_supply' as const,
        supply: 'continuous' as const,
        source,
      },
    ],
    advice: [{ name: 'Verbraucherzentrale', url: 'https://advice.example', source }],
  };
  await renderApp(path, { api: { ...legalApi(), getLegalRecord: () => japan } });
  const short = page.getByRole('region', { name: 'In short' });
  await expect.element(short.getByText(/^You have good arguments/)).toBeVisible();
  const online = 'For something supplied over a period, such as an online game';
  for (const line of [
    'Going to court: 2 years, from when you got it',
    `${online}: at least 12 months, from the end of supply at the earliest`,
    'If you notice the problem late: at least 4 months, from when you noticed the problem',
    '§ 195 BGB: 3 years, from the end of the year',
    `${online}: For as long as the game is supplied`,
  ]) {
    await expect.element(short.getByText(line)).toBeVisible();
  }
  await expect.element(short.getByText('Ask for advice: Verbraucherzentrale.')).toBeVisible();
  await expect
    .element(short.getByRole('link', { name: 'Verbraucherzentrale' }))
    .toHaveAttribute('href', 'https://advice.example');
  await expect.element(short.getByText(/^The articles on what you can demand/)).toBeVisible();
  await expect.element(short.getByText('No lawyer has read this record yet.')).toBeVisible();
  await expect
    .element(page.getByText('Applies to what is supplied from 1 January 2022 on').first())
    .toBeVisible();
  await expect
    .element(page.getByText('This is a criminal law. Leave it out of letters.'))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Source: law.example' }).first())
    .toBeVisible();
  await expect.element(page.getByText('(copy of the text)').first()).toBeVisible();
  // Two entries of one law stand under one title.
  expect(page.getByText('German Civil Code').elements()).toHaveLength(1);
  // Only what was checked on another day says so.
  await expect.element(page.getByText('Checked on 23 November 2026').first()).toBeVisible();
  await expect.element(page.getByText(/^Checked on 28 November 2026$/)).not.toBeInTheDocument();
  await expect
    .element(page.getByText('All sources checked on 28 November 2026, unless noted.'))
    .toBeVisible();
  await expectAccessible();
  await expectFits(320, 1280);
});

test('On a phone, what the answers rest on is folded, and a link into a part opens it', async () => {
  await setWidth(390, 844);
  const { reload } = await renderApp(path, { api: legalApi() });
  const laws = page.getByText('German Civil Code');
  const answer = page.getByText('We will ask the government.');
  await expect.element(page.getByRole('link', { name: 'Write a letter' })).toBeVisible();
  await expect.element(laws).not.toBeVisible();
  await page.getByRole('heading', { name: 'Laws' }).click();
  await expect.element(laws).toBeVisible();
  await expect.element(answer).not.toBeVisible();
  await expectAccessible();
  await reload(`${path}#answer-${letterAnswer.id}`);
  await expect.element(answer).toBeVisible();
  await expect.element(laws).not.toBeVisible();
});

test.each([path, '/commitments', '/legal'])(
  'The page %s is shown where its address ends in a letter that was cut off',
  async (shown) => {
    await renderApp(`${shown}#%E0%A4`, { api: legalApi() });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test('A country to which no one wrote invites to be the first', async () => {
  const api = {
    ...legalApi(),
    listLetterCounts: () => [],
    getOwnLetter: () => ({ hasWritten: false, written: 0 }),
  };
  await renderApp(path, { api });
  await expect.element(page.getByText('Be the first to write.')).toBeVisible();
  await expect.element(page.getByText(/0 people wrote/)).not.toBeInTheDocument();
});
