import { type PetitionLife, type PetitionStatus, petitionStatus } from '@kga/contracts';

import type { Petition } from './queries.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** The dates of a petition as the API sends them. */
export function petitionLifeOf(petition: Petition): PetitionLife {
  return {
    opened: petition.opened_at.toISOString(),
    firstReached: iso(petition.first_reached_at),
    closes: iso(petition.closes_at),
    submitted: iso(petition.submitted_at),
    answered: iso(petition.answered_at),
  };
}

/** The status of a petition at a time. */
export function petitionStatusAt(petition: Petition, now: Date): PetitionStatus {
  return petitionStatus(petitionLifeOf(petition), now);
}
