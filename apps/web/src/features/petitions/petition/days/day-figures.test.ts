// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { sampleLatest } from '../sample.ts';
import { mapDays } from './day-figures.ts';

const sampleAsOf = sampleLatest.asOf ?? '';

const day = (timestamp: string, countries: Record<string, number>) => ({
  timestamp,
  signatureCount: 500_000,
  goal: 1_000_000,
  countries,
});

test('shares of a day are those of the thresholds, without states that have no figure', () => {
  const [shown] = mapDays(
    [day('2025-07-01T22:00:00.000Z', { DE: 67_680, FR: 27_847 })],
    sampleLatest,
  );
  expect(shown).toMatchObject({ signatureCount: 500_000, completed: 1 });
  expect(shown?.countries).toEqual([
    { countryCode: 'DE', totalCount: 67_680, treshold: 67_680, percentage: 100 },
    { countryCode: 'FR', totalCount: 27_847, treshold: 55_695, percentage: 50 },
  ]);
});

test('the latest figures come last, once', () => {
  const recorded = ['2025-07-01T22:00:00.000Z', sampleAsOf].map((at) => day(at, {}));
  const days = mapDays(recorded, sampleLatest);
  expect(days).toHaveLength(2);
  expect(days.at(-1)).toMatchObject({
    at: Date.parse(sampleAsOf),
    countries: sampleLatest.signatureCountryCount,
  });
});
