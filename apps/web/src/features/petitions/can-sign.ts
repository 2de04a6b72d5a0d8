import { type PetitionSigners, type PetitionSummary, memberStates } from '@kga/contracts';

/** Ages from the first to the last of each band. */
export const ageBands = {
  under16: [0, 15],
  from16: [16, 17],
  from18: [18, 120],
} as const satisfies Record<string, readonly [number, number]>;

export type AgeBand = keyof typeof ageBands;

/** What the visitor answers; countries are ISO 3166-1 codes or `other`. */
export type SignerAnswers = { citizenship: string; residence: string; age: AgeBand };

export type CanSign = 'yes' | 'perhaps' | 'no';

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

/** Whether somebody can sign a petition; `perhaps` where its rules differ by country or are unknown. */
export function canSign(
  { region, signers }: Pick<PetitionSummary, 'region' | 'signers'>,
  { citizenship, residence, age }: SignerAnswers,
): CanSign {
  if (!signers) return 'perhaps';
  const isCitizen = belongs(region, citizenship);
  const isResident = belongs(region, residence);
  const [youngest, oldest] = ageBands[age];
  if (!isOfGroup(signers.who, { isCitizen, isResident }) || oldest < signers.fromAge) return 'no';
  return youngest >= signers.sureFromAge ? 'yes' : 'perhaps';
}
