// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import { type AreaCount, type Petition, areaName, isPetitionOver } from '@kga/contracts/petitions';

import { ranked, tally } from '../../../components/progress/state-shares.ts';
import { formatsOf } from '../../../lib/format.ts';
import { type Stages, fillIn } from './fill-in.ts';

/** What information pages read of the campaign's main petition. */
export type PetitionRecord = {
  petition?: Petition | null | undefined;
  /** Its latest figures by area. */
  counts?: readonly AreaCount[] | undefined;
  /** Stands before what was replayed: 'Replay of 2025'. */
  mark?: string;
};

/** Where the petition stands, as far as its record says so. */
function stagesOf(language: Language, { petition, counts = [] }: PetitionRecord): Stages {
  if (!petition) return {};
  const formats = formatsOf(language);
  const { dates, timeline, status, verified, signatureCount } = petition;
  const isOver = isPetitionOver(status);
  const dayOf = (at: string | null) => at && formats.day(at);
  const numberOf = (value: number | null) => (value === null ? null : formats.integer(value));
  // Sentences name days, not months.
  const dayOfEvent = (kind: 'hearing' | 'debated') => {
    const date = timeline.find((event) => event.kind === kind)?.date;
    return date?.length === 'YYYY-MM-DD'.length ? formats.day(date) : null;
  };
  const leader = ranked(counts).find(({ percentage }) => (percentage ?? 0) > 100);
  return {
    opened: dayOf(dates.opened),
    ...(isOver
      ? {
          closed: dayOf(dates.closes),
          collected: numberOf(signatureCount),
          passed: counts.length > 0 ? formats.integer(tally(counts).completed) : null,
        }
      : { collectingSince: dayOf(dates.opened), closes: dayOf(dates.closes) }),
    reached: dayOf(petition.firstReached),
    submitted: dayOf(dates.submitted),
    hearing: dayOfEvent('hearing'),
    debated: dayOfEvent('debated'),
    answered: dayOf(dates.answered),
    answerReference: petition.answerReference,
    verified: numberOf(verified),
    ...(leader && {
      leader: areaName({ code: leader.countryCode, name: leader.name }, language),
      leaderCollected: formats.integer(leader.totalCount),
      leaderNeeded: numberOf(leader.treshold),
      leaderShare: formats.share(leader.percentage ?? 0),
    }),
  };
}

/** `fillIn` with where the campaign's petition stands. */
export const fillInFacts = (
  text: string,
  language: Language,
  record: PetitionRecord = {},
): string => fillIn(text, language, { ...record, stages: stagesOf(language, record) });
