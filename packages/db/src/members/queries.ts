import { type ContentKind, contentKinds } from '@kga/contracts';
import { sql } from 'kysely';

import type { Database } from '../client.ts';
import { contentTypes } from '../content-registry.ts';
import type { ContentItem, ContentType } from '../content/content-type.ts';
import { type Page, isAfter } from '../lists.ts';

export type MemberItem = ContentItem & { kind: ContentKind };

type Filter = { accountId: string; kind?: ContentKind | undefined };

/** The newest visible items of a kind; an item in a hidden parent is not visible. */
function visibleItems(
  kind: ContentKind,
  { table, parent, softDelete }: ContentType,
  { accountId, limit, after }: Filter & Page,
) {
  const isKept = softDelete ? sql`item.deleted_at is null` : sql`true`;
  const isReachable = parent
    ? sql`exists (select from ${sql.table(parent.table)} as parent
        where parent.id = ${sql.ref(`item.${parent.column}`)} and parent.status = 'published')`
    : sql`true`;
  return sql`(
    select ${kind} as kind, item.id, item.created_at from ${sql.table(table)} as item
    where item.account_id = ${accountId}::uuid and item.status = 'published' and ${isKept}
      and ${isReachable} and ${isAfter(after, sql`item.created_at, item.id`)}
    order by item.created_at desc, item.id desc limit ${limit}
  )`;
}

/** What readers can see of an account's contributions, newest first. */
export async function selectMemberItems(
  db: Database,
  { kind: only, ...filter }: Filter & Page,
): Promise<MemberItem[]> {
  const kinds = only === undefined ? contentKinds : [only];
  const each = kinds.map((kind) => visibleItems(kind, contentTypes[kind], filter));
  const { rows } = await sql<{ kind: ContentKind; id: string }>`
    select kind, id from (${sql.join(each, sql` union all `)}) as items
    order by created_at desc, id desc limit ${filter.limit}`.execute(db);
  const loaded = await Promise.all(
    kinds.map(async (kind) => {
      const ids = rows.flatMap((row) => (row.kind === kind ? [row.id] : []));
      const items = await contentTypes[kind].load(db, ids);
      return items.map((item) => ({ kind, ...item }));
    }),
  );
  const items = new Map(loaded.flat().map((item) => [item.id, item]));
  return rows.flatMap(({ id }) => items.get(id) ?? []);
}
