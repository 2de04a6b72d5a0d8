// SPDX-License-Identifier: AGPL-3.0-or-later
import { type PetitionRegion, regionOf } from '@kga/contracts/core';
import { claimDurations } from '@kga/contracts/legal';

import { readCommitments, readRecords } from './index.ts';

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
      const [limits, laws] = [claimDurations(record), record.laws.length];
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
