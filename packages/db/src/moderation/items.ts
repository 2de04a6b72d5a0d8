// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ContentRef, ContentStatus } from '@kga/contracts/content';
import { contentKinds } from '@kga/contracts/core';
import { sql } from 'kysely';

import {
  type ParentTable,
  deleteItems,
  isItemBy,
  lockRow,
  updateStatus,
} from '../content/content-type.ts';
import type { AuthorRef } from '../content/refs.ts';
import type { Transaction } from '../core/client.ts';
import { contentTypes } from '../registry/content-types.ts';
import { deleteCase, lockCase, lockOrCreateCase } from './cases.ts';

const parentTables = new Set<ParentTable | undefined>(
  Object.values(contentTypes).map(({ parent }) => parent?.table),
);

/**
 * Locks the rows that items belong to, such as the posts of replies, and the items that can be such
 * parents themselves, in the order of their ids.
 */
export async function lockParents(trx: Transaction, refs: readonly ContentRef[]): Promise<void> {
  const wanted = new Map<ParentTable, string[]>();
  const add = (table: ParentTable, ids: readonly string[]) =>
    wanted.set(table, [...(wanted.get(table) ?? []), ...ids]);
  for (const kind of contentKinds) {
    const { table, parent } = contentTypes[kind];
    const ids = refs.flatMap((ref) => (ref.kind === kind ? [ref.id] : []));
    if (ids.length === 0) continue;
    if (parentTables.has(table)) add(table, ids);
    if (!parent) continue;
    const { rows } = await sql<{ parent: string }>`
      select distinct ${sql.ref(parent.column)} as parent from ${sql.table(table)}
      where id = any(${ids}::uuid[])`.execute(trx);
    add(
      parent.table,
      rows.map((row) => row.parent),
    );
  }
  for (const [table, ids] of wanted) {
    await sql`
      select from ${sql.table(table)} where id = any(${ids}::uuid[])
      order by id for no key update`.execute(trx);
  }
}

/**
 * Locks an item and its case until the transaction ends, and creates the case if it is missing.
 * Undefined if the item does not exist. Every writer locks the case first, then the item's parent,
 * then the item, so that no two wait for each other.
 */
export async function lockContentItem(trx: Transaction, ref: ContentRef) {
  const { kind, id } = ref;
  const type = contentTypes[kind];
  const [seen] = await type.load(trx, [id]);
  if (!seen) return undefined;
  const moderationCase = await lockOrCreateCase(trx, { kind, id, language: seen.language });
  await lockParents(trx, [ref]);
  await lockRow(trx, type, id);
  const [item] = await type.load(trx, [id]);
  if (item) return { item, moderationCase };
  // The item was deleted, with its case, before this case was created.
  await deleteCase(trx, { kind, id });
  return undefined;
}

/** Locks an author's own item and its case; undefined if it does not exist or is not theirs. */
export async function lockOwnItem(trx: Transaction, ref: ContentRef, author: AuthorRef) {
  const type = contentTypes[ref.kind];
  await lockCase(trx, ref);
  await lockParents(trx, [ref]);
  await lockRow(trx, type, ref.id);
  const [item] = await type.load(trx, [ref.id]);
  return item && isItemBy(item, author) ? item : undefined;
}

export async function updateItemStatus(
  trx: Transaction,
  { kind, id }: ContentRef,
  status: ContentStatus,
): Promise<void> {
  await updateStatus(trx, contentTypes[kind], { id, status });
}

/** Deletes locked items; those that are gone then lose their cases and earlier versions. */
export async function deleteContentItems(trx: Transaction, refs: readonly ContentRef[]) {
  for (const kind of contentKinds) {
    const ids = refs.flatMap((ref) => (ref.kind === kind ? [ref.id] : []));
    if (ids.length === 0) continue;
    await deleteItems(trx, contentTypes[kind], ids);
    const kept = new Set((await contentTypes[kind].load(trx, ids)).map(({ id }) => id));
    for (const id of ids) if (!kept.has(id)) await deleteCase(trx, { kind, id });
  }
}
