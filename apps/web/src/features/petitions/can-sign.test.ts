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

test.each([
  ['an adult French citizen abroad', european, 'FR', 'US', 'from18', 'yes'],
  ['a French citizen of 16', european, 'FR', 'FR', 'from16', 'perhaps'],
  ['a French child', european, 'FR', 'FR', 'under16', 'no'],
  ['an American in France', european, 'US', 'FR', 'from18', 'no'],
  ['a Briton abroad', british, 'GB', 'FR', 'under16', 'yes'],
  ['a foreigner in Britain', british, 'FR', 'GB', 'from18', 'yes'],
  ['a foreigner abroad', british, 'FR', 'FR', 'from18', 'no'],
  ['somebody anywhere', everywhere, 'other', 'other', 'from16', 'yes'],
  ['a child anywhere', everywhere, 'other', 'other', 'under16', 'no'],
  ['a Swiss abroad', swiss, 'CH', 'FR', 'from18', 'no'],
  ['where the rules are unknown', { region: 'AU', signers: null }, 'AU', 'AU', 'from18', 'perhaps'],
] as const)('%s', (_, petition, citizenship, residence, age, expected) => {
  expect(canSign(petition, { citizenship, residence, age })).toBe(expected);
});
