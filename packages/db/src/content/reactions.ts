import type { Reaction, ReactionKind } from '@kga/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Transaction } from '../client.ts';
import type { FilledTime } from '../values.ts';

export type ReactionTable = {
  kind: ReactionKind;
  item_id: string;
  account_id: string;
  created_at: FilledTime;
};

/** How many reactions an item has; maintained by triggers. */
export type ReactionCountTable = { kind: ReactionKind; item_id: string; helpful: number };

type Item = { kind: ReactionKind; id: string };

/** How many accounts found an item of a relation helpful. */
export const helpfulOf = (kind: ReactionKind, item: string): RawBuilder<number> => sql`coalesce((
  select helpful from reaction_count
  where reaction_count.kind = ${kind} and item_id = ${sql.ref(`${item}.id`)}), 0)`;

/**
 * Adds an account's reaction to an item or takes it back. The item is locked against deletion, so
 * that no reaction is left without it.
 */
export async function updateReaction(
  trx: Transaction,
  { kind, id, accountId, helpful }: Item & { accountId: string; helpful: boolean },
): Promise<void> {
  await sql`select from ${sql.table(kind)} where id = ${id}::uuid for key share`.execute(trx);
  await (
    helpful
      ? sql`
        insert into reaction (kind, item_id, account_id)
        select ${kind}, item.id, ${accountId}::uuid from ${sql.table(kind)} as item
        where item.id = ${id}::uuid on conflict do nothing`
      : sql`
        delete from reaction
        where kind = ${kind} and item_id = ${id}::uuid and account_id = ${accountId}::uuid`
  ).execute(trx);
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
