// SPDX-License-Identifier: AGPL-3.0-or-later
import { type ContentKind, contentKinds } from '@kga/contracts/core';
import { sql } from 'kysely';

import { type ContentItem, isReadable } from '../content/content-type.ts';
import type { Database } from '../core/client.ts';
import { type Page, isAfter } from '../core/lists.ts';
import { contentTypes } from '../registry/content-types.ts';

export type MemberItem = ContentItem & { kind: ContentKind };

type Filter = { accountId: string; kind?: ContentKind | undefined };

/** The newest items of a kind that readers see. */
const readableItems = (kind: ContentKind, { accountId, limit, after }: Filter & Page) => sql`(
  select ${kind} as kind, item.id, item.created_at
  from ${sql.table(contentTypes[kind].table)} as item
  where item.account_id = ${accountId}::uuid and ${isReadable(contentTypes[kind])}
    and ${isAfter(after, sql`item.created_at, item.id`)}
  order by item.created_at desc, item.id desc limit ${limit}
)`;

/** What readers can see of an account's contributions, newest first. */
export async function selectMemberItems(
  db: Database,
  { kind: only, ...filter }: Filter & Page,
): Promise<MemberItem[]> {
  const kinds = only === undefined ? contentKinds : [only];
  const each = kinds.map((kind) => readableItems(kind, filter));
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
