// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import {
  appliesBy,
  claimLimitOf,
  claimTime,
  moneyBasisOf,
  refundsBalances,
  strengthOf,
} from './assessment.ts';
import { durationRange } from './durations.ts';
import type { LegalLaw, LegalTimeLimit } from './law.ts';
import type { LegalRecord } from './records.ts';

const source = { url: 'https://example.org/law', checked: '2026-11-28' };

const content: LegalLaw = {
  id: 'digital-content',
  topic: 'digital_content',
  title: 'BGB',
  effect: 'claim',
  articles: [
    { article: '§ 327d BGB', rights: ['conformity'] },
    { article: '§ 327i BGB', rights: ['termination'] },
  ],
  source,
};

const twoYears: LegalTimeLimit = {
  kind: 'limitation',
  duration: 'P2Y',
  from: 'supply',
  supply: 'single',
  source,
};

const afterTheEnd: LegalTimeLimit = {
  kind: 'limitation',
  duration: 'P12M',
  from: 'end_of_supply',
  supply: 'continuous',
  isMinimum: true,
  source,
};

const record: LegalRecord = {
  id: 'DE',
  letterLanguages: ['de'],
  laws: [content],
  limits: [twoYears, afterTheEnd],
  authority: null,
  advice: [],
  disputeBodies: [],
  representatives: null,
  alsoLiable: [],
  lawyer: null,
};

const days = { purchase: undefined, event: undefined, today: '2026-11-28' };

test('articles on what a buyer can demand, with a limit, make a record complete', () => {
  expect(strengthOf(record)).toBe('complete');
  expect(strengthOf({ ...record, limits: [] })).toBe('partly');
  const book = [{ article: 'Boek 7', rights: ['conformity' as const, 'refund' as const] }];
  expect(strengthOf({ ...record, laws: [{ ...content, articles: book }] })).toBe('partly');
  expect(strengthOf({ ...record, laws: [] })).toBe('none');
});

test('liability is named before going to court, without limits that only extend others', () => {
  const liability = { ...twoYears, kind: 'liability' as const };
  const whole = { ...liability, duration: null };
  const court = { ...twoYears, duration: 'P5Y' };
  const limitOf = (...limits: LegalTimeLimit[]) => claimLimitOf({ ...record, limits });
  expect(limitOf(court, whole, afterTheEnd, liability)).toEqual({
    kind: 'liability',
    durations: ['P2Y'],
  });
  expect(limitOf(court, whole, twoYears)).toEqual({
    kind: 'limitation',
    durations: ['P2Y', 'P5Y'],
  });
  expect(limitOf(afterTheEnd)).toBeNull();
  // A buyer who has to tell the seller within a month cannot wait for two years.
  expect(limitOf(liability, { ...twoYears, kind: 'notice', duration: 'P1M' })).toBeNull();
});

test.each([
  ['en', ['P2Y', 'P5Y'], '2–5 years'],
  ['de', ['P1Y'], '1 Jahr'],
  ['en', ['P2Y', 'P27M'], '2 years'],
  ['ja', ['P2Y'], '2年'],
  ['en', [], ''],
] as const)('durations in %s: %j reads %s', (language, durations, text) => {
  expect(durationRange(language, durations)).toBe(text);
});

test('a law that only an authority or a court applies gives a buyer nothing', () => {
  for (const effect of ['power', 'offence'] as const) {
    const laws = [{ ...content, effect }];
    expect(strengthOf({ ...record, laws })).toBe('none');
    expect(moneyBasisOf({ ...record, laws })).toBe('none');
    const terms = [{ article: '제10조', rights: ['prepaid_refund' as const] }];
    expect(refundsBalances({ ...record, laws: [{ ...content, effect, articles: terms }] })).toBe(
      false,
    );
  }
});

test('a refund after withdrawal is no money back for a game that stopped working', () => {
  const laws: LegalLaw[] = [{ ...content, topic: 'distance_contracts' }];
  expect(moneyBasisOf({ ...record, laws })).toBe('none');
});

test('money comes from the law on digital content, or else from another law', () => {
  expect(moneyBasisOf(record)).toBe('contract');
  expect(moneyBasisOf({ ...record, laws: [{ ...content, topic: 'unfair_practices' }] })).toBe(
    'other',
  );
  expect(refundsBalances(record)).toBe(false);
  const balance = [{ article: '第二十条', rights: ['prepaid_refund' as const] }];
  expect(refundsBalances({ ...record, laws: [{ ...content, articles: balance }] })).toBe(true);
});

test('a law for contracts from a day on applies by the day of purchase', () => {
  const law: LegalLaw = { ...content, applies: { from: '2022-01-01', to: 'contract', source } };
  expect(appliesBy(law, { ...days, purchase: '2021-12-31' })).toBe(false);
  expect(appliesBy(law, { ...days, purchase: '2022-01-01' })).toBe(true);
  expect(appliesBy(law, { ...days, event: '2024-03-31' })).toBe('unknown');
  expect(appliesBy(content, days)).toBe(true);
});

test('a law for supply from a day on applies to an older purchase that was supplied then', () => {
  const law: LegalLaw = { ...content, applies: { from: '2022-01-01', to: 'supply', source } };
  expect(appliesBy(law, { ...days, purchase: '2014-12-02', event: '2024-03-31' })).toBe(true);
  expect(appliesBy(law, { ...days, purchase: '2014-12-02', event: '2021-03-31' })).toBe(false);
  expect(appliesBy(law, { ...days, purchase: '2014-12-02' })).toBe('unknown');
});

test('time runs from the purchase for a game supplied once', () => {
  expect(claimTime(record, { ...days, purchase: '2026-01-15' })).toEqual({
    state: 'open',
    end: '2028-01-15',
  });
  expect(claimTime({ ...record, limits: [twoYears] }, { ...days, purchase: '2014-12-02' })).toEqual(
    {
      state: 'passed',
      end: '2016-12-02',
    },
  );
});

test('a game supplied over a period has time after its end', () => {
  const bought = { ...days, purchase: '2014-12-02' };
  expect(claimTime(record, { ...bought, event: '2026-03-31' }).state).toBe('depends');
  expect(claimTime(record, { ...bought, event: '2024-03-31' }).state).toBe('passed');
  expect(claimTime(record, { ...days, event: '2026-03-31' })).toEqual({
    state: 'open',
    end: '2027-03-31',
  });
});

test('a limit that lasts as long as the supply does not end a claim', () => {
  const whole: LegalTimeLimit = { ...afterTheEnd, kind: 'liability', duration: null };
  const limits = [{ ...twoYears, kind: 'liability' as const }, whole];
  expect(claimTime({ ...record, limits }, { ...days, purchase: '2014-12-02' }).state).toBe(
    'depends',
  );
});

test('a seller is liable for what showed in time, however long ago', () => {
  const limits = [{ ...twoYears, kind: 'liability' as const }];
  const found = (event: string) =>
    claimTime({ ...record, limits }, { ...days, purchase: '2020-01-01', event });
  expect(found('2021-06-01')).toEqual({ state: 'unknown' });
  expect(found('2023-06-01').state).toBe('passed');
});

test('without days or limits the time is unknown', () => {
  expect(claimTime(record, days)).toEqual({ state: 'unknown' });
  expect(claimTime({ ...record, limits: [] }, { ...days, purchase: '2020-01-01' })).toEqual({
    state: 'unknown',
  });
});
