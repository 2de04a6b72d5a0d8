import { type PetitionStatus, petitionStatus } from '@kga/contracts';
import type { Petition } from '@kga/db';

/** Where a petition stands at a time, by its dates. */
export function statusOf(petition: Petition, now: Date): PetitionStatus {
  const dates = {
    closes: petition.closes_at?.toISOString() ?? null,
    submitted: petition.submitted_at?.toISOString() ?? null,
    answered: petition.answered_at?.toISOString() ?? null,
  };
  return petitionStatus(dates, now);
}
