// SPDX-License-Identifier: AGPL-3.0-or-later
import { type PetitionRegion, regionOf } from '@kga/contracts/core';
import { type ClaimLimit, claimLimitOf } from '@kga/contracts/legal';

import { readCommitments, readRecords } from './index.ts';

type LegalSubject =
  | { kind: 'law'; region: PetitionRegion; limit: ClaimLimit | null; laws: number }
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
  // Neither the Union nor parts of countries.
  const countries = records.filter(({ id }) => id !== 'EU' && regionOf(id)).length;
  const kept = commitments.filter(({ status }) => status === 'kept').length;
  return [
    { kind: 'page', page: 'legal', count: countries, second: null, games: [] },
    { kind: 'page', page: 'commitments', count: commitments.length, second: kept, games: [] },
    ...records.flatMap((record) => {
      const region = regionOf(record.id);
      if (region === undefined) return [];
      return [
        { kind: 'law' as const, region, limit: claimLimitOf(record), laws: record.laws.length },
      ];
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
