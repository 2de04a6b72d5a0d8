// SPDX-License-Identifier: AGPL-3.0-or-later
import { areaCountsOf, daysMax } from '@kga/contracts/petitions';
import type { OpenDataName, openDataRows } from '@kga/contracts/site';
import { type Database, isoTime } from '@kga/db/core';
import { selectModerationFigures } from '@kga/db/moderation';
import {
  type PetitionRow,
  selectDays,
  selectFigures,
  selectLastHeadsOfDays,
  selectLatestSnapshot,
  selectPetitions,
  selectSignatureCounts,
} from '@kga/db/petitions';
import type { z } from 'zod';

type Row<Name extends OpenDataName> = z.infer<(typeof openDataRows)[Name]>;

/** Far more petitions than there are, and far more days than any of them collects. */
const max = { petitions: 10_000, days: 10_000 } as const;

async function selectPublished(db: Database): Promise<PetitionRow[]> {
  const { petitions } = await selectPetitions(db, {}, { limit: max.petitions });
  return petitions;
}

/** One petition after the other, so that a download takes one connection. */
async function eachPetition<Found>(
  db: Database,
  read: (row: PetitionRow) => Promise<readonly Found[]>,
): Promise<Found[]> {
  const found: Found[] = [];
  for (const row of await selectPublished(db)) found.push(...(await read(row)));
  return found;
}

async function loadPetitions(db: Database): Promise<Row<'petitions'>[]> {
  return (await selectPublished(db)).flatMap(({ status, ...row }) =>
    status === 'draft'
      ? []
      : [
          {
            petition: row.slug,
            region: row.region,
            kind: row.kind,
            title: row.title,
            addressee: row.addressee,
            language: row.language,
            status,
            signatureCount: row.signature_count,
            atLeast: row.at_least ?? false,
            target: row.goal,
            countedAt: row.counted_at,
            opened: isoTime(row.opened_at),
            closes: isoTime(row.closes_at),
            submitted: isoTime(row.submitted_at),
            answered: isoTime(row.answered_at),
            officialUrl: row.official_url,
            sources: row.sources,
            demonstration: row.demonstration,
          },
        ],
  );
}

/** Areas with their thresholds, and countries of the petitions that are signed here. */
const loadCountries = (db: Database): Promise<Row<'countries'>[]> =>
  eachPetition<Row<'countries'>>(db, async ({ id, slug: petition, kind, areas }) => {
    if (kind === 'own') {
      const { countries } = await selectSignatureCounts(db, id);
      return countries.map(({ value: countryCode, signatures: signatureCount }) => {
        return { petition, countryCode, signatureCount, threshold: null, percentage: null };
      });
    }
    const snapshot = areas.length > 0 && (await selectLatestSnapshot(db, id));
    return areaCountsOf(snapshot ? snapshot.country_counts : {}, snapshot ? areas : []).map(
      ({ countryCode, totalCount: signatureCount, treshold: threshold, percentage }) => {
        return { petition, countryCode, signatureCount, threshold, percentage };
      },
    );
  });

async function loadHistory(db: Database): Promise<Row<'history'>[]> {
  const now = new Date();
  const today = now.toISOString().slice(0, 10);
  return eachPetition(db, async ({ id, slug: petition, kind }) => {
    if (kind === 'official') return loadOfficialHistory(db, { id, petition, now });
    let signatureCount = 0;
    const { days } = await selectSignatureCounts(db, id);
    return days
      .filter(({ value }) => value < today)
      .map(({ value: date, signatures }) => {
        signatureCount += signatures;
        return { petition, date, signatureCount, atLeast: false };
      })
      .slice(-daysMax);
  });
}

/** Days that were polled, and figures that were entered by hand where their day is known. */
async function loadOfficialHistory(
  db: Database,
  { id, petition, now }: { id: string; petition: string; now: Date },
): Promise<Row<'history'>[]> {
  const days = new Map<string, Row<'history'>>();
  const add = (date: string, signatureCount: number, atLeast: boolean) =>
    days.set(date, { petition, date, signatureCount, atLeast });
  const today = now.toISOString().slice(0, 10);
  for (const { counted_on: date, signature_count: count, at_least } of await selectFigures(
    db,
    id,
  )) {
    if (date.length === today.length && date < today) add(date, count, at_least);
  }
  for (const { timestamp, signatureCount } of await selectDays(db, { petitionId: id, now })) {
    add(timestamp.slice(0, 10), signatureCount, false);
  }
  return [...days.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1)).slice(-daysMax);
}

const loadTreeHeads = (db: Database): Promise<Row<'tree-heads'>[]> =>
  eachPetition(db, async ({ id, slug: petition, kind }) => {
    const heads = kind === 'own' ? await selectLastHeadsOfDays(db, id, max.days) : [];
    return heads.map(({ size, root, signedAt, checkpoint }) => ({
      petition,
      size,
      root: root.toString('hex'),
      signedAt: signedAt.toISOString(),
      checkpoint,
    }));
  });

/** How each data set is read, and what it is. */
export const dataSets = {
  petitions: {
    description: 'Petitions of all regions with their status, dates, figures and sources.',
    load: loadPetitions,
  },
  countries: {
    description: 'Signatures by country, with the thresholds of the European initiative.',
    load: loadCountries,
  },
  history: { description: 'Signatures at the end of each day.', load: loadHistory },
  moderation: {
    description: 'How much was reported, removed and restored in the last 30 days.',
    load: async (db) => [await selectModerationFigures(db)],
  },
  'tree-heads': {
    description:
      'The last signed head of each day of the logs that prove how many have signed on this site.',
    load: loadTreeHeads,
  },
} as const satisfies {
  readonly [Name in OpenDataName]: {
    readonly description: string;
    readonly load: (db: Database) => Promise<Row<Name>[]>;
  };
};
