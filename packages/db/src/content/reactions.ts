// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Reaction, ReactionKind } from '@kga/contracts/content';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Transaction } from '../core/client.ts';
import type { FilledTime } from '../core/values.ts';
import { type ContentType, isReadable } from './content-type.ts';

type ReactionTable = {
  kind: ReactionKind;
  item_id: string;
  account_id: string;
  created_at: FilledTime;
};

/** How many reactions an item has; maintained by triggers. */
type ReactionCountTable = { kind: ReactionKind; item_id: string; helpful: number };

/** How many accounts found an item of a relation helpful. */
export const helpfulOf = (kind: ReactionKind, item: string): RawBuilder<number> => sql`coalesce((
  select helpful from reaction_count
  where reaction_count.kind = ${kind} and item_id = ${sql.ref(`${item}.id`)}), 0)`;

/**
 * Adds an account's reaction to an item or takes it back. The item is locked against deletion, so
 * that no reaction is left without it. False if readers do not see the item.
 */
export async function updateReaction(
  trx: Transaction,
  type: ContentType<ReactionKind>,
  { id, accountId, helpful }: { id: string; accountId: string; helpful: boolean },
): Promise<boolean> {
  const kind = type.table;
  const { rows } = await sql`
    select item.id from ${sql.table(kind)} as item
    where item.id = ${id}::uuid and ${isReadable(type)} for key share of item`.execute(trx);
  if (rows.length === 0) return false;
  await (
    helpful
      ? sql`
        insert into reaction (kind, item_id, account_id)
        values (${kind}, ${id}::uuid, ${accountId}::uuid) on conflict do nothing`
      : sql`
        delete from reaction
        where kind = ${kind} and item_id = ${id}::uuid and account_id = ${accountId}::uuid`
  ).execute(trx);
  return true;
}

/** The reactions to items, those without any too, as an account sees them. */
export async function selectReactions(
  db: Database,
  { kind, ids, accountId }: { kind: ReactionKind; ids: readonly string[]; accountId: string },
): Promise<Reaction[]> {
  const { rows } = await sql<Reaction>`
    select item.id, ${helpfulOf(kind, 'item')} as helpful,
      exists (select from reaction where reaction.kind = ${kind} and item_id = item.id
        and account_id = ${accountId}::uuid) as own
    from unnest(${ids}::uuid[]) as item (id)`.execute(db);
  return rows;
}

/** An account's reactions as its owner may keep them, oldest first. */
export async function selectReactionsForExport(db: Database, accountId: string): Promise<object[]> {
  return db
    .selectFrom('reaction')
    .select(['kind', 'item_id as itemId', 'created_at as createdAt'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('item_id')
    .execute();
}

declare module '../core/client.ts' {
  interface Schema {
    reaction: ReactionTable;
    reaction_count: ReactionCountTable;
  }
}
