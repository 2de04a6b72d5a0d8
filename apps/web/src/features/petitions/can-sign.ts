// SPDX-License-Identifier: AGPL-3.0-or-later
import { memberStates } from '@kga/contracts/core';
import type { PetitionSigners, PetitionSummary } from '@kga/contracts/petitions';

/** Ages from the first to the last of each band. */
export const ageBands = {
  under16: [0, 15],
  from16: [16, 17],
  from18: [18, 120],
} as const satisfies Record<string, readonly [number, number]>;

export type AgeBand = keyof typeof ageBands;

/** What the visitor answers; countries are ISO 3166-1 codes or `other`. */
export type SignerAnswers = { citizenship: string; residence: string; age: AgeBand };

/**
 * `age`: only some of the band are old enough; `country`: the minimum age differs by country;
 * `unknown`: no source says who can sign.
 */
export type CanSign = 'yes' | 'age' | 'country' | 'unknown' | 'no';

const states: readonly string[] = memberStates;

function belongs(region: PetitionSummary['region'], country: string): boolean {
  if (region === 'international') return true;
  return region === 'EU' ? states.includes(country) : region === country;
}

function isOfGroup(
  who: PetitionSigners['who'],
  { isCitizen, isResident }: { isCitizen: boolean; isResident: boolean },
): boolean {
  switch (who) {
    case 'anyone':
      return true;
    case 'citizens':
      return isCitizen;
    case 'residents':
      return isResident;
    case 'citizens_or_residents':
      return isCitizen || isResident;
  }
}

/** Whether a person can sign a petition, or what else decides. */
export function canSign(
  { region, signers }: Pick<PetitionSummary, 'region' | 'signers'>,
  { citizenship, residence, age }: SignerAnswers,
): CanSign {
  const isCitizen = belongs(region, citizenship);
  const isResident = belongs(region, residence);
  if (!signers) return isCitizen || isResident ? 'unknown' : 'no';
  const [youngest, oldest] = ageBands[age];
  if (!isOfGroup(signers.who, { isCitizen, isResident }) || oldest < signers.fromAge) return 'no';
  if (youngest >= signers.sureFromAge) return 'yes';
  return signers.fromAge < signers.sureFromAge ? 'country' : 'age';
}
