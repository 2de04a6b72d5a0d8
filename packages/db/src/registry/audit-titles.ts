// SPDX-License-Identifier: AGPL-3.0-or-later
import { type AuditSubject, type ContentKind, auditSubjects } from '@kga/contracts/core';
import { type RawBuilder, sql } from 'kysely';

import type { AuditRow } from '../core/audit.ts';
import type { Database } from '../core/client.ts';
import { fullNameColumn } from '../core/values.ts';
import { contentTypes } from './content-types.ts';

type Subject = Pick<AuditRow, 'subject_kind' | 'subject_id'>;

/** Selects `id` as text and `title` of the rows whose ids are among `ids`. */
type TitleQuery = (ids: RawBuilder<string[]>) => RawBuilder<unknown>;

/** Titles of subjects that are no user content; a missing one does not compile. */
const otherTitles: Readonly<Record<Exclude<AuditSubject, ContentKind>, TitleQuery>> = {
  // Of a region, which is no row.
  letters: () => sql`select '' as id, '' as title where false`,
  account: (ids) => sql`
    select id::text, coalesce(nullif(${fullNameColumn}, ''), email) as title from account
    where id = any(${ids})`,
  // Our own articles by their id over all languages, collected ones by that of the article.
  article: (ids) => sql`
    select own_article_id::text as id, min(title) as title from news_article
    where own_article_id = any(${ids}) group by own_article_id
    union all
    select id::text, title from news_article where id = any(${ids})`,
  feed: (ids) => sql`select id::text, name as title from feed where id = any(${ids})`,
  reading: (ids) => sql`
    select petition_reading.id::text as id, title from petition_reading
    join petition on petition.id = petition_id where petition_reading.id = any(${ids})`,
  petition: (ids) => sql`select id::text, title from petition where id = any(${ids})`,
  legal_request: (ids) => sql`
    select id::text, reference as title from legal_request where id = any(${ids})`,
};

const isContentKind = (kind: AuditSubject): kind is ContentKind =>
  Object.hasOwn(contentTypes, kind);

function titlesOf(kind: AuditSubject, ids: RawBuilder<string[]>): RawBuilder<unknown> {
  if (!isContentKind(kind)) return otherTitles[kind](ids);
  const { table, title } = contentTypes[kind];
  return sql`select id::text, ${title} as title from ${sql.table(table)} where id = any(${ids})`;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Current titles or names of the subjects of audit entries, by subject id; deleted ones have none. */
export async function selectSubjectTitles(
  db: Database,
  subjects: readonly Subject[],
): Promise<ReadonlyMap<string, string>> {
  const queries = auditSubjects.flatMap((kind) => {
    const ids = subjects
      .filter(({ subject_kind: one, subject_id: id }) => one === kind && uuid.test(id))
      .map((each) => each.subject_id);
    return ids.length === 0 ? [] : [titlesOf(kind, sql`${[...new Set(ids)]}::uuid[]`)];
  });
  if (queries.length === 0) return new Map();
  const { rows } = await sql<{ id: string; title: string }>`
    ${sql.join(queries, sql` union all `)}`.execute(db);
  return new Map(rows.filter(({ title }) => title !== '').map(({ id, title }) => [id, title]));
}
