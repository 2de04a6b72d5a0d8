// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { firstDayAfter } from './commitments.ts';
import {
  type LegalRecord,
  isDueForReview,
  missingDirectives,
  missingParts,
  sourcesOf,
} from './records.ts';

const source = { url: 'https://example.org/law', checked: '2026-11-23' };

const record: LegalRecord = {
  id: 'DE',
  letterLanguages: ['de'],
  laws: [
    {
      id: 'digital-content',
      topic: 'digital_content',
      title: 'BGB',
      effect: 'claim',
      articles: [],
      source,
    },
  ],
  limits: [],
  authority: null,
  advice: [],
  disputeBodies: [],
  representatives: { name: 'Bundestag', url: 'https://example.org', source },
  alsoLiable: [],
  lawyer: null,
};

test('what was checked is due for review after 12 months', () => {
  expect(isDueForReview('2026-11-23', '2026-11-23')).toBe(false);
  expect(isDueForReview('2026-11-23', '2027-11-23')).toBe(false);
  expect(isDueForReview('2026-11-23', '2027-11-24')).toBe(true);
  expect(isDueForReview('2024-02-29', '2025-03-02')).toBe(true);
});

test('a record names the parts that lack a source', () => {
  expect(missingParts(record)).toEqual(['laws', 'limits', 'authority', 'disputeBodies']);
  expect(missingParts({ ...record, id: 'JP' })).toEqual(['limits', 'authority', 'disputeBodies']);
  expect(sourcesOf(record)).toEqual([source, source]);
});

test('a record of a member state names the directives without a law', () => {
  const [law] = record.laws;
  const laws = law ? [{ ...law, implements: '2019/770' as const }] : [];
  expect(missingDirectives({ ...record, laws })).toEqual(['2011/83', '93/13', '2005/29']);
  expect(missingDirectives({ ...record, id: 'JP' })).toEqual([]);
});

test.each([
  ['2026-12-31', '2027-01-01'],
  ['2028-02', '2028-03-01'],
  ['2026-12', '2027-01-01'],
  ['2026', '2027-01-01'],
])('a promise due in %s is late from %s on', (due, late) => {
  expect(firstDayAfter(due)).toBe(late);
});
