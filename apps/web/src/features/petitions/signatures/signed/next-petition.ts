// SPDX-License-Identifier: AGPL-3.0-or-later
import type { PetitionSummary } from '@kga/contracts/petitions';

import { canSign } from '../../can-sign.ts';

type Signer = {
  /** Where the signer lives, and is taken to be a citizen. */
  country: string;
  /** Ids of petitions that the signer has signed. */
  signed: readonly string[];
};

/** Petitions of one's own country come first, then those that everyone can sign. */
const places = ({ region, kind }: PetitionSummary, country: string) =>
  [region === country, region !== 'international', kind === 'own'].map((is) => (is ? 0 : 1));

/** The next petition that a person may sign; undefined where none is left. */
export function nextPetition(
  petitions: readonly PetitionSummary[],
  { country, signed }: Signer,
): PetitionSummary | undefined {
  const answers = { citizenship: country, residence: country, age: 'from18' } as const;
  return petitions
    .filter(
      ({ id, status, replayOf }) =>
        status === 'collecting' && replayOf === null && !signed.includes(id),
    )
    .filter((petition) => ['yes', 'age', 'country'].includes(canSign(petition, answers)))
    .toSorted((one, other) => {
      const [first, second] = [places(one, country), places(other, country)];
      const differing = first.findIndex((place, index) => place !== second[index]);
      return differing < 0 ? 0 : (first[differing] ?? 0) - (second[differing] ?? 0);
    })[0];
}
