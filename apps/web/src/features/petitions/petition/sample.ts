// SPDX-License-Identifier: AGPL-3.0-or-later
import { type PetitionLatest, percentageOf } from '@kga/contracts/petitions';

const countries = [
  ['DE', 267_000, 67_680],
  ['FR', 152_000, 55_695],
  ['PL', 141_000, 36_660],
  ['ES', 118_000, 41_595],
  ['NL', 86_000, 20_445],
  ['IT', 74_000, 53_580],
  ['SE', 68_000, 14_805],
  ['FI', 56_000, 9_870],
  ['RO', 38_000, 23_265],
  ['BE', 30_000, 14_805],
] as const;

/** Sample figures in the petition's order of magnitude: 1,264,000 signatures of a million, ten countries. */
export const sampleLatest: PetitionLatest = {
  signatureCount: 1_264_000,
  atLeast: false,
  goal: 1_000_000,
  signatureCountryCount: countries.map(([countryCode, totalCount, treshold]) => ({
    countryCode,
    totalCount,
    treshold,
    percentage: percentageOf(totalCount, treshold),
  })),
  status: 'collecting',
  asOf: '2025-07-15T00:00:00.000Z',
  provider: 'tracker',
};
