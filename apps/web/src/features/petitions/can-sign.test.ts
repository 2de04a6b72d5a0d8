// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { canSign } from './can-sign.ts';

const european = {
  region: 'EU',
  signers: { who: 'citizens', fromAge: 16, sureFromAge: 18 },
} as const;
const british = {
  region: 'GB',
  signers: { who: 'citizens_or_residents', fromAge: 0, sureFromAge: 0 },
} as const;
const everywhere = {
  region: 'international',
  signers: { who: 'anyone', fromAge: 16, sureFromAge: 16 },
} as const;
const swiss = { region: 'CH', signers: { ...everywhere.signers, who: 'residents' } } as const;
const australian = { region: 'AU', signers: null } as const;
const young = {
  region: 'NZ',
  signers: { who: 'residents', fromAge: 13, sureFromAge: 13 },
} as const;

test.each([
  ['an adult French citizen abroad', european, 'FR', 'US', 'from18', 'yes'],
  ['a French citizen of 16', european, 'FR', 'FR', 'from16', 'country'],
  ['a French child', european, 'FR', 'FR', 'under16', 'no'],
  ['an American in France', european, 'US', 'FR', 'from18', 'no'],
  ['a Briton abroad', british, 'GB', 'FR', 'under16', 'yes'],
  ['a foreigner in Britain', british, 'FR', 'GB', 'from18', 'yes'],
  ['a foreigner abroad', british, 'FR', 'FR', 'from18', 'no'],
  ['somebody anywhere', everywhere, 'other', 'other', 'from16', 'yes'],
  ['a child anywhere', everywhere, 'other', 'other', 'under16', 'no'],
  ['a Swiss abroad', swiss, 'CH', 'FR', 'from18', 'no'],
  ['an Australian, by unknown rules', australian, 'AU', 'DE', 'from18', 'unknown'],
  ['a resident, by unknown rules', australian, 'DE', 'AU', 'from18', 'unknown'],
  ['a German in Germany, by unknown rules abroad', australian, 'DE', 'DE', 'from18', 'no'],
  ['a child where 13 is the age', young, 'DE', 'NZ', 'under16', 'age'],
  ['somebody of 16 where 13 is the age', young, 'DE', 'NZ', 'from16', 'yes'],
] as const)('%s', (_, petition, citizenship, residence, age, expected) => {
  expect(canSign(petition, { citizenship, residence, age })).toBe(expected);
});
