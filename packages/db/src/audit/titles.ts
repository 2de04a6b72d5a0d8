// SPDX-License-Identifier: AGPL-3.0-or-later
import { sql } from 'kysely';

import type { Database } from '../client.ts';
import { fullNameColumn } from '../values.ts';
import type { AuditRow } from './queries.ts';

type Subject = Pick<AuditRow, 'subject_kind' | 'subject_id'>;

/** Longest beginning of a reply or memory that stands for its title, in characters. */
const beginning = 80;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Current titles or names of the subjects of audit entries, by subject id; deleted ones have none. */
export async function selectSubjectTitles(
  db: Database,
  subjects: readonly Subject[],
): Promise<ReadonlyMap<string, string>> {
  const idsOf = (kind: string) => {
    const ids = subjects
      .filter((each) => each.subject_kind === kind)
      .map((each) => each.subject_id);
    return sql`any(${[...new Set(ids)].filter((id) => uuid.test(id))}::uuid[])`;
  };
  const { rows } = await sql<{ id: string; title: string }>`
    select id::text, title from story where id = ${idsOf('story')}
    union all
    select id::text, title from forum_post where id = ${idsOf('forum_post')}
    union all
    select id::text, left(content, ${beginning}) from forum_reply
    where id = ${idsOf('forum_reply')}
    union all
    select id::text, name from game where id = ${idsOf('game')}
    union all
    select id::text, left(content, ${beginning}) from memory where id = ${idsOf('memory')}
    union all
    select id::text, left(content, ${beginning}) from reason where id = ${idsOf('reason')}
    union all
    select id::text, who from letter_answer where id = ${idsOf('letter_answer')}
    union all
    select id::text, coalesce(nullif(${fullNameColumn}, ''), email) from account
    where id = ${idsOf('account')}
    union all
    select own_article_id::text, min(title) from news_article
    where own_article_id = ${idsOf('article')} group by own_article_id
    union all
    select id::text, title from news_article where id = ${idsOf('article')}
    union all
    select id::text, name from feed where id = ${idsOf('feed')}
    union all
    select id::text, title from petition where id = ${idsOf('petition')}
    union all
    select id::text, reference from legal_request where id = ${idsOf('legal_request')}`.execute(db);
  return new Map(rows.filter(({ title }) => title !== '').map(({ id, title }) => [id, title]));
}
