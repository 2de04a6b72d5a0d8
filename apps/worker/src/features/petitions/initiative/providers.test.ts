// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ProviderKind } from '@kga/contracts/petitions';
import { describe, expect, test } from 'vitest';

import { recorded } from '../../../testing/recorded.ts';
import { providerOf, readFigures } from './providers.ts';

const paths = { total: 'data.total', areas: 'data.list', code: 'area.iso', count: 'n' };

const read = (kind: ProviderKind, answers: readonly unknown[]) =>
  readFigures(
    providerOf(kind, paths),
    answers.map((answer) => JSON.stringify(answer)),
  );

const rows = (...list: readonly unknown[]) => ({ signatureCountryCount: list });
const whole = { signatureCount: 10, goal: 100 };
const germany = { countryCode: 'de', totalCount: 10 };

const sumOf = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

describe('recorded answers', () => {
  const progression = recorded('progression-final.json');
  const map = recorded('map-final.json');
  const register = recorded('register-details-2025.json');

  test.skipIf(!progression || !map).each(['eci-collection', 'tracker'] as const)(
    'reads the last figures as %s',
    (kind) => {
      const reading = readFigures(providerOf(kind, null), [progression ?? '', map ?? '']);
      if ('garbage' in reading) throw new Error(reading.garbage);
      const { total, goal, counts } = reading.figures;
      expect({ total, goal, states: Object.keys(counts).length, sum: sumOf(counts) }).toEqual({
        total: 1_448_271,
        goal: 1_400_000,
        states: 27,
        sum: 1_448_270,
      });
      expect(counts).toMatchObject({ DE: 306_399, GR: 21_575, SI: 7_150 });
    },
  );

  test.skipIf(!register)('reads the details of the register', () => {
    const reading = readFigures(providerOf('eci-register', null), [register ?? '']);
    if ('garbage' in reading) throw new Error(reading.garbage);
    const { total, goal, counts } = reading.figures;
    expect({ total, goal, states: Object.keys(counts).length, sum: sumOf(counts) }).toEqual({
      total: 1_149_248,
      goal: null,
      states: 27,
      sum: 1_149_248,
    });
    expect(counts).toMatchObject({ SK: 15_885, GR: 17_513, FI: 50_388 });
  });
});

test.each([
  ['eci-collection', ['http://p/x/report/progression', 'http://p/x/report/map']],
  ['tracker', ['http://p/x/realtime', 'http://p/x/']],
  ['eci-register', ['http://p/x']],
  ['uk-parliament', ['http://p/x']],
  ['json', ['http://p/x']],
] as const)('%s asks its addresses', (kind, addresses) => {
  expect(providerOf(kind, paths).urls('http://p/x')).toEqual(addresses);
});

const register = {
  sosReport: { totalSignatures: 7, entry: [{ countryCodeType: 'EL', total: 7 }] },
};
const ukWhole = {
  data: {
    attributes: { signature_count: 9, signatures_by_country: [{ code: 'UK', signature_count: 8 }] },
  },
};

test.each<[string, ProviderKind, unknown[], unknown]>([
  [
    'codes in any case, EL and UK',
    'eci-collection',
    [whole, rows(germany, { countryCode: 'EL', totalCount: 4 }, { countryCode: 'uk', count: 3 })],
    { total: 10, goal: 100, counts: { DE: 10, GR: 4, GB: 3 } },
  ],
  [
    'fields that nobody asked for',
    'tracker',
    [
      { ...whole, lastUpdate: 'x' },
      { ...rows({ ...germany, eidCount: 'x' }), more: [] },
    ],
    { total: 10, goal: 100, counts: { DE: 10 } },
  ],
  [
    'an answer without a goal and without countries',
    'eci-collection',
    [{ signatureCount: 0 }, rows()],
    { total: 0, goal: null, counts: {} },
  ],
  [
    'a row that names no country',
    'eci-collection',
    [whole, rows(germany, { countryCode: 'total', totalCount: 10 })],
    { total: 10, goal: 100, counts: { DE: 10, ZZ: 10 } },
  ],
  ['sosReport', 'eci-register', [register], { total: 7, goal: null, counts: { GR: 7 } }],
  [
    'submission without a total',
    'eci-register',
    [{ sosReport: null, submission: { entry: [{ countryCodeType: 'SK', total: 5 }] } }],
    { total: 5, goal: null, counts: { SK: 5 } },
  ],
  ['count.json', 'uk-parliament', [{ signature_count: 8 }], { total: 8, goal: null, counts: {} }],
  ['a whole petition', 'uk-parliament', [ukWhole], { total: 9, goal: null, counts: { GB: 8 } }],
])('reads %s', (_what, kind, answers, figures) => {
  expect(read(kind, answers)).toEqual({ figures });
});

const notCounts = [-1, 1.5, '12', '', null, true, [], {}, 2_147_483_648, 1e300];

test.each(notCounts.map((value) => [JSON.stringify(value), value] as const))(
  'finds garbage where a count is %s',
  (_name, value) => {
    const garbage = { garbage: expect.any(String) };
    for (const kind of ['eci-collection', 'tracker'] as const) {
      expect(read(kind, [{ ...whole, signatureCount: value }, rows(germany)])).toEqual(garbage);
      expect(read(kind, [whole, rows(germany, { ...germany, totalCount: value })])).toEqual(
        garbage,
      );
    }
    const entry = [{ countryCodeType: 'DE', total: value }];
    expect(read('eci-register', [{ sosReport: { totalSignatures: 1, entry } }])).toEqual(garbage);
    expect(read('uk-parliament', [{ signature_count: value }])).toEqual(garbage);
  },
);

test.each<[string, ProviderKind, string[]]>([
  ['a page', 'uk-parliament', ['<!doctype html><title>Maintenance</title>']],
  ['nothing', 'uk-parliament', ['']],
  ['a piece', 'uk-parliament', ['{"signature_count": 12']],
  ['NaN', 'uk-parliament', ['{"signature_count": NaN}']],
  ['infinity', 'uk-parliament', ['{"signature_count": 1e999}']],
  ['null', 'eci-register', ['null']],
  ['a list', 'eci-register', ['[]']],
  ['no report', 'eci-register', ['{"registrationDate":"19/06/2024"}']],
  ['no entries', 'eci-register', ['{"sosReport":{"totalSignatures":3}}']],
  ['a goal of zero', 'eci-collection', ['{"signatureCount":1,"goal":0}', JSON.stringify(rows())]],
  ['a goal below', 'eci-collection', ['{"signatureCount":1,"goal":-9}', JSON.stringify(rows())]],
  ['words', 'tracker', [JSON.stringify(whole), '{"signatureCountryCount":"all of them"}']],
  ['no countries', 'tracker', [JSON.stringify(whole), '{}']],
  [
    'one country twice',
    'tracker',
    [JSON.stringify(whole), JSON.stringify(rows(germany, { countryCode: 'DE', count: 11 }))],
  ],
  ['another total', 'json', ['{"data":{"total":"many","list":[]}}']],
  ['no list of areas', 'json', ['{"data":{"total":1}}']],
  ['a list that is none', 'json', ['{"data":{"total":1,"list":{"length":1}}}']],
  ['an area without a count', 'json', ['{"data":{"total":1,"list":[{"area":{"iso":"CA-QC"}}]}}']],
  ['no code', 'tracker', [JSON.stringify(whole), JSON.stringify(rows({ totalCount: 3 }))]],
])('finds garbage in %s', (_what, kind, bodies) => {
  const reading = readFigures(providerOf(kind, paths), bodies);
  expect(reading).toEqual({ garbage: expect.stringMatching(/.+: .+/) });
});

test('any JSON document is read by paths', () => {
  const list = [
    { area: { iso: 'CA-QC' }, n: 7 },
    { area: { iso: 'ca' }, n: 2 },
    { area: { iso: 'Elsewhere' }, n: 1 },
  ];
  expect(read('json', [{ data: { total: 10, list } }])).toEqual({
    figures: { total: 10, goal: null, counts: { 'CA-QC': 7, CA: 2, ZZ: 1 } },
  });
  const totalOnly = providerOf('json', { total: 'signatures.0' });
  expect(readFigures(totalOnly, ['{"signatures":[5]}'])).toEqual({
    figures: { total: 5, goal: null, counts: {} },
  });
});

test('a path reads own values alone', () => {
  const reading = readFigures(providerOf('json', { total: '__proto__.length' }), ['[]']);
  expect(reading).toEqual({ garbage: expect.any(String) });
});
