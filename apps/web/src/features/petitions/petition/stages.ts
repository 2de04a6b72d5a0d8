// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Petition, PetitionEvent } from '@kga/contracts/petitions';

export type Stage = {
  kind: PetitionEvent['kind'] | 'firstReached' | 'closes';
  /** As far as it is known; null where no day is. */
  date: string | null;
  sourceUrl: string | null;
};

type Staged = Pick<Petition, 'timeline' | 'dates' | 'firstReached' | 'status'>;

/**
 * What is not known to the day stands after what it may have followed: where its month or year ends. What has no
 * known date comes last.
 */
const placeOf = ({ date }: Stage): string =>
  `${date ?? '9999'}-99-99`.slice(0, 'YYYY-MM-DD'.length);

const dayOf = (at: string) => at.slice(0, 'YYYY-MM-DD'.length);

/** The stages of a petition in order: what its sources say, and those of its dates that they lack. */
export function stagesOf({ timeline, dates, firstReached, status }: Staged): Stage[] {
  const known = new Set<Stage['kind']>(timeline.map(({ kind }) => kind));
  const own = [
    { kind: 'opened', at: dates.opened },
    { kind: 'firstReached', at: firstReached },
    { kind: status === 'collecting' ? 'closes' : 'closed', at: dates.closes },
    { kind: 'submitted', at: dates.submitted },
    { kind: 'answered', at: dates.answered },
  ] as const;
  const missing = own.flatMap(({ kind, at }): Stage[] =>
    at === null || known.has(kind) ? [] : [{ kind, date: dayOf(at), sourceUrl: null }],
  );
  return [...timeline, ...missing].toSorted((a, b) => placeOf(a).localeCompare(placeOf(b)));
}

/** The latest stage that has come by a day, and is past where only its month or year is known; undefined where none has. */
export const currentStage = (petition: Staged, today: string): Stage | undefined =>
  stagesOf(petition).findLast((stage) => stage.kind !== 'closes' && placeOf(stage) <= today);
