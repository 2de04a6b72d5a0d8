// SPDX-License-Identifier: AGPL-3.0-or-later
import type { PetitionRegion } from '@kga/contracts/core';
import type { DraftStatus, Localized } from '@kga/contracts/petitions';
import { type RawBuilder, type Selectable, sql } from 'kysely';

import type { Database } from '../core/client.ts';
import type { Page } from '../core/lists.ts';
import { likePattern } from '../core/values.ts';
import type { PetitionFigureTable, PetitionTable, PetitionUpdateTable } from './table.ts';

/** The status that the dates of a petition give at a time; what has not opened is a draft. */
const statusAt = (time: RawBuilder<unknown>) => sql<DraftStatus>`case
  when answered_at <= ${time} or stated_status = 'answered' then 'answered'
  when submitted_at <= ${time} or stated_status = 'submitted' then 'submitted'
  when (opened_at <= ${time} and closes_at <= ${time}) or stated_status = 'closed' then 'closed'
  when opened_at <= ${time} or stated_status = 'collecting' then 'collecting'
  else 'draft' end`;

/** At the time of the transaction. */
const status = statusAt(sql`now()`);

/** Descending order: those that collect first, then the latest change of a status. */
const position = sql<string>`concat(
  case ${status} when 'collecting' then '1' else '0' end,
  to_char(greatest(case when opened_at <= now() then opened_at end,
    case when closes_at <= now() then closes_at end,
    case when submitted_at <= now() then submitted_at end,
    case when answered_at <= now() then answered_at end) at time zone 'UTC',
    'YYYY-MM-DD"T"HH24:MI:SS.MS'), ' ', slug) collate "C"`;

export type PetitionRow = Selectable<PetitionTable> & {
  status: DraftStatus;
  position: string;
  /** Counted here, else of the latest figures, polled or entered; null without figures. */
  signature_count: number | null;
  at_least: boolean | null;
  /** A time where they were polled, else a day, month or year; null where they are counted live. */
  counted_at: string | null;
};

/** The title of a petition by language. */
export function petitionTitles({
  language,
  title,
  translations,
}: Pick<PetitionRow, 'language' | 'title' | 'translations'>): Localized {
  const translated = Object.entries(translations).map(([code, texts]) => [code, texts.title]);
  return { ...Object.fromEntries(translated), [language]: title };
}

/** How many have signed a petition of this site. */
const signed = sql<number>`(
  select coalesce(sum(signatures), 0)::int from signature_count
  where signature_count.petition_id = petition.id and dimension = 'country')`;

const petitions = (db: Database) =>
  db
    .selectFrom('petition')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('petition_snapshot')
          .select(['taken_at', 'signature_count'])
          .whereRef('petition_id', '=', 'petition.id')
          .orderBy('taken_at', 'desc')
          .limit(1)
          .as('snapshot'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('petition_figure')
          .select(['counted_on', 'signature_count', 'at_least'])
          .whereRef('petition_id', '=', 'petition.id')
          .orderBy('counted_on', 'desc')
          .orderBy('created_at', 'desc')
          .limit(1)
          .as('figure'),
      (join) => join.onTrue(),
    )
    .selectAll('petition')
    .select([
      status.as('status'),
      position.as('position'),
      sql<number | null>`case when kind = 'own' then ${signed}
        else coalesce(snapshot.signature_count, figure.signature_count) end`.as('signature_count'),
      sql<boolean | null>`case when snapshot.taken_at is null then at_least end`.as('at_least'),
      sql<string | null>`case when kind <> 'own' then coalesce(
        to_char(snapshot.taken_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        counted_on) end`.as('counted_at'),
    ]);

export type PetitionFilter = {
  /** In texts of any language. */
  text?: string | undefined;
  /** Regions whose name contains the text; their petitions are found, too. */
  named?: readonly PetitionRegion[] | undefined;
  region?: PetitionRegion | undefined;
  status?: DraftStatus | undefined;
  /** Drafts are left out unless an admin asks. */
  drafts?: boolean | undefined;
};

/** Titles, addressees and texts in the other languages. */
const translated = sql`(
  select string_agg(value #>> '{}', ' ')
  from jsonb_path_query(translations::jsonb, '$.*.keyvalue() ? (@.key != "answer").value') as value)`;

function isListed({ text, named = [], region, ...filter }: PetitionFilter): RawBuilder<boolean> {
  const conditions = [filter.drafts === true ? sql`true` : sql`${status} <> 'draft'`];
  if (region !== undefined) conditions.push(sql`region = ${region}`);
  if (filter.status !== undefined) conditions.push(sql`${status} = ${filter.status}`);
  if (text !== undefined) {
    conditions.push(
      sql`(region = any(${named}::text[])
        or concat_ws(' ', title, text, addressee, ${translated}) ilike ${likePattern(text)})`,
    );
  }
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** A page of petitions after a cursor, which is a position, and how many there are. */
export async function selectPetitions(
  db: Database,
  filter: PetitionFilter,
  { limit, after }: Page<string>,
): Promise<{ petitions: PetitionRow[]; total: number }> {
  const { total } = await db
    .selectFrom('petition')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(isListed(filter))
    .executeTakeFirstOrThrow();
  const rows = await petitions(db)
    .where(isListed(filter))
    .where(after === undefined ? sql<boolean>`true` : sql<boolean>`${position} < ${after}`)
    .orderBy(position, 'desc')
    .limit(limit)
    .execute();
  return { petitions: rows, total };
}

/** The statuses of petitions without a provider. */
export const selectUnpolledStatuses = (
  db: Database,
): Promise<{ id: string; slug: string; status: DraftStatus }[]> =>
  db
    .selectFrom('petition')
    .select(['id', 'slug', status.as('status')])
    .where('provider_kind', 'is', null)
    .execute();

/** The status of a petition at this moment, also in a transaction that has waited for its lock. */
export async function selectPetitionStatus(db: Database, id: string): Promise<DraftStatus> {
  const row = await db
    .selectFrom('petition')
    .select(statusAt(sql`clock_timestamp()`).as('status'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.status;
}

/** A petition by its slug, in any status. */
export const selectAnyPetition = (db: Database, slug: string): Promise<PetitionRow | undefined> =>
  petitions(db).where('slug', '=', slug).executeTakeFirst();

/** The figures of a petition that were entered by hand, the earliest first. */
export const selectFigures = (
  db: Database,
  petitionId: string,
): Promise<Selectable<PetitionFigureTable>[]> =>
  db
    .selectFrom('petition_figure')
    .selectAll()
    .where('petition_id', '=', petitionId)
    .orderBy('counted_on')
    .orderBy('created_at')
    .execute();

/** The campaign's posts about a petition, the newest first. */
export const selectUpdates = (
  db: Database,
  petitionId: string,
): Promise<Selectable<PetitionUpdateTable>[]> =>
  db
    .selectFrom('petition_update')
    .selectAll()
    .where('petition_id', '=', petitionId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
