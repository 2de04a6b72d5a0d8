// SPDX-License-Identifier: AGPL-3.0-or-later
import { type PetitionRegion, regionOf } from '@kga/contracts/core';
import { type LegalRecord, claimLimits, parseDuration } from '@kga/contracts/legal';

import { readCommitments, readRecords } from './index.ts';

const daysOf = { year: 365, month: 30, day: 1 } as const;

/** Length of a duration for comparing it with others, in days. */
function lengthOf(duration: string): number {
  const { count = 0, unit = 'day' } = parseDuration(duration) ?? {};
  return count * daysOf[unit];
}

/** How long claims can be made by a record: the limits of one kind, the shortest first. */
function limitsOf(record: LegalRecord): string[] {
  // A minimum only keeps a limit from ending too soon.
  const limits = claimLimits(record).filter(({ isMinimum }) => isMinimum !== true);
  const kind = limits.some((limit) => limit.kind === 'limitation') ? 'limitation' : 'liability';
  const durations = limits.flatMap((limit) =>
    limit.kind === kind && limit.duration !== null ? [limit.duration] : [],
  );
  return [...new Set(durations)].toSorted((one, other) => lengthOf(one) - lengthOf(other));
}

type LegalSubject =
  | { kind: 'law'; region: PetitionRegion; limits: readonly string[]; laws: number }
  | {
      kind: 'page';
      page: 'legal' | 'commitments';
      count: number;
      second: number | null;
      games: [];
    };

/** What all images of the law and the promises show. Parts of countries have none. */
function readSubjects(): LegalSubject[] {
  const records = readRecords();
  const commitments = readCommitments();
  const kept = commitments.filter(({ status }) => status === 'kept').length;
  return [
    { kind: 'page', page: 'legal', count: records.length, second: null, games: [] },
    { kind: 'page', page: 'commitments', count: commitments.length, second: kept, games: [] },
    ...records.flatMap((record) => {
      const region = regionOf(record.id);
      if (region === undefined) return [];
      const [limits, laws] = [limitsOf(record), record.laws.length];
      return [{ kind: 'law' as const, region, limits, laws }];
    }),
  ];
}

let subjects: readonly LegalSubject[] | undefined;

/** What an image of the law or the promises shows, by the kind and the id of its URL. */
export function findLegalSubject({ kind, id }: { kind: string; id: string }) {
  if (kind !== 'law' && kind !== 'page') return undefined;
  subjects ??= readSubjects();
  return subjects.find((each) => each.kind === kind && id === idOf(each));
}

const idOf = (subject: LegalSubject): string =>
  subject.kind === 'law' ? subject.region : subject.page;
