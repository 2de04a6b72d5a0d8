// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomBytes } from 'node:crypto';

import {
  type MarkKind,
  type MarkState,
  type ReactionKind,
  reactionKinds,
} from '@kga/contracts/content';
import type { ChangeTopic, ContentKind } from '@kga/contracts/core';
import { type Generated, type RawBuilder, sql } from 'kysely';

import type { Database, Schema, Transaction } from '../core/client.ts';
import type { FilledTime } from '../core/values.ts';
import { type ContentType, isReadable, notDeleted, withIsoDates } from './content-type.ts';
import { type AuthorRef, isBy } from './refs.ts';

/** The rules of a kind of mark, and how it is stored: a row of an owner and an item, with a token if it is mailed. */
export type MarkType = {
  kind: MarkKind;
  /** Kinds of content that can be marked; none where items are no content. */
  items: readonly ContentKind[];
  /** Whether guests can set it, too. */
  byGuests: boolean;
  /** Whether it is ended by a link in the mails that it causes. */
  isMailed?: boolean;
  /** How its items can differ from published content of anybody: not one's own, one's own unpublished too. */
  own?: 'refused' | 'unpublished';
  /** What is invalidated when the count of an item that is no content changes. */
  topic?: ChangeTopic;
  table: keyof Schema;
  /** Column with the id of the item. Items of several kinds are in `item_id`, beside `kind`. */
  column: 'item_id' | 'game_id' | 'post_id' | 'region';
  /**
   * How many marked `item.id`, where that is public; the content type is that of the item. Those that are held
   * do not count, but for their owner.
   */
  count?: (content?: ContentType) => RawBuilder<number>;
  /** Name of the list in an account's data export, and of its fields the columns. */
  exported: { list: string; columns: Readonly<Record<string, string>> };
};

/** An owner's mark of an item, set or not. Items without a content type, such as regions, always exist. */
export type Mark = {
  type: MarkType;
  content?: ContentType | undefined;
  id: string;
  owner: AuthorRef;
};

type Columns = Readonly<Record<string, string | null>>;

const columnsOf = ({ type: { column }, content, id }: Omit<Mark, 'owner'>): Columns => ({
  ...(column === 'item_id' && content && { kind: content.table }),
  [column]: id,
});

const ownerColumns = (owner: AuthorRef): Columns =>
  'accountId' in owner ? { account_id: owner.accountId } : { guest_id: owner.guestId };

const equal = (columns: Columns): RawBuilder<boolean> =>
  sql.join(
    Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
    sql` and `,
  );

/** The content item as a relation `item`, if the owner of the mark sees it. */
function markedItem(content: ContentType, { type, id, owner }: Mark): RawBuilder<unknown> {
  const seesOwn = type.own === 'unpublished';
  const isOwn = seesOwn ? sql`${isBy(owner)} and ${notDeleted(content)}` : sql`false`;
  return sql`${sql.table(content.table)} as item
    where item.id = ${id}::uuid and (${isReadable(content)} or ${isOwn})`;
}

const statesOf = ({ type, content, owner }: Omit<Mark, 'id'>, items: RawBuilder<unknown>) => {
  const { table, column, count } = type;
  const ofKind = column === 'item_id' ? sql`and mark.kind = ${content?.table}` : sql``;
  const own = (condition: RawBuilder<unknown>) => sql`exists (
      select from ${sql.table(table)} as mark
      where mark.${sql.ref(column)} = item.id ${ofKind} and ${isBy(owner)} and ${condition})`;
  const shown = count && sql`${count(content)} + ${own(sql`held_at is not null`)}::int`;
  return sql<MarkState & { id: string }>`
    select item.id, ${shown ?? sql`0`} as count, ${own(sql`true`)} as "isSet" from ${items}`;
};

/** A mark as its owner sees it; undefined if the owner does not see the item. */
export async function selectMark(db: Database, mark: Mark): Promise<MarkState | undefined> {
  const { content, id } = mark;
  const items = content ? markedItem(content, mark) : sql`(select ${id}::text as id) as item`;
  return (await statesOf(mark, items).execute(db)).rows[0];
}

/** The marks of content items, those that do not exist too. */
export async function selectMarks(
  db: Database,
  mark: Omit<Mark, 'id'>,
  ids: readonly string[],
): Promise<(MarkState & { id: string })[]> {
  const items = sql`unnest(${ids}::uuid[]) as item (id)`;
  return (await statesOf(mark, items).execute(db)).rows;
}

const tokenBytes = 24;

/** @param isHeld whether it counts only once the hold is over */
export async function insertMark(trx: Transaction, mark: Mark, isHeld = false): Promise<void> {
  const { isMailed, table } = mark.type;
  const columns: Columns = {
    ...columnsOf(mark),
    ...ownerColumns(mark.owner),
    ...(isMailed && { token: randomBytes(tokenBytes).toString('base64url') }),
    ...(isHeld && { held_at: new Date().toISOString() }),
  };
  await sql`
    insert into ${sql.table(table)} (${sql.join(Object.keys(columns).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(columns))}) on conflict do nothing`.execute(trx);
}

/**
 * Sets a mark or takes it back. The item is locked against deletion, so that no mark is left without
 * it. False if the owner does not see the item.
 */
export async function updateMark(
  trx: Transaction,
  mark: Mark,
  { isSet, isHeld }: { isSet: boolean; isHeld: boolean },
): Promise<boolean> {
  const { type, content, owner } = mark;
  if (content) {
    const { rows } = await sql`
      select from ${markedItem(content, mark)} for key share of item`.execute(trx);
    if (rows.length === 0) return false;
  }
  if (isSet) await insertMark(trx, mark, isHeld);
  else {
    const own = equal({ ...columnsOf(mark), ...ownerColumns(owner) });
    await sql`delete from ${sql.table(type.table)} where ${own}`.execute(trx);
  }
  return true;
}

/** Deletes the mark that a mail's link names. */
export async function deleteMarkByToken(db: Database, type: MarkType, token: string) {
  await sql`delete from ${sql.table(type.table)} where token = ${token}`.execute(db);
}

/** Of a row of marks: owner and item. */
const identityOf = (row: string) => sql`to_jsonb(${sql.ref(row)}) - '{created_at,held_at}'::text[]`;

/**
 * Assigns marks to another owner or item, where one that is there stays, and counts if either did; returns
 * how many.
 */
export async function moveMarks(
  trx: Transaction,
  { table, count }: MarkType,
  { from, to }: { from: Columns; to: Columns },
): Promise<number> {
  const { rows } = await sql<object>`
    delete from ${sql.table(table)} where ${equal(from)} returning *`.execute(trx);
  const moved = JSON.stringify(rows.map((row) => ({ ...row, ...to })));
  await sql`
    insert into ${sql.table(table)}
    select * from jsonb_populate_recordset(null::${sql.table(table)}, ${moved}::jsonb)
    order by account_id on conflict do nothing`.execute(trx);
  if (count !== undefined) {
    await sql`
      update ${sql.table(table)} as stayed set held_at = null
      from jsonb_populate_recordset(null::${sql.table(table)}, ${moved}::jsonb) as moved
      where stayed.held_at is not null and moved.held_at is null
        and ${identityOf('stayed')} = ${identityOf('moved')}`.execute(trx);
  }
  return rows.length;
}

/** An account's marks as its owner may keep them, oldest first. */
export async function selectOwnMarks(
  db: Database,
  { table, column, exported }: MarkType,
  accountId: string,
): Promise<object[]> {
  const fields = Object.entries({ ...exported.columns, createdAt: 'created_at' }).map(
    ([name, from]) => sql`${sql.ref(from)} as ${sql.id(name)}`,
  );
  const { rows } = await sql<object>`
    select ${sql.join(fields)} from ${sql.table(table)} where account_id = ${accountId}::uuid
    order by created_at, ${sql.ref(column)}`.execute(db);
  return rows.map(withIsoDates);
}

type ReactionTable = {
  kind: ReactionKind;
  item_id: string;
  account_id: string;
  created_at: FilledTime;
  /** Since when it is held, and does not count. */
  held_at: Generated<Date | null>;
};

/** How many reactions an item has; maintained by triggers. */
type ReactionCountTable = { kind: ReactionKind; item_id: string; helpful: number };

/** How many accounts found an item of a relation helpful. */
export const helpfulOf = (kind: string, item: string): RawBuilder<number> => sql`coalesce((
  select helpful from reaction_count
  where reaction_count.kind = ${kind} and item_id = ${sql.ref(`${item}.id`)}), 0)`;

export const helpfulMark: MarkType = {
  kind: 'helpful',
  items: reactionKinds,
  byGuests: false,
  own: 'refused',
  table: 'reaction',
  column: 'item_id',
  count: (content) => (content ? helpfulOf(content.table, 'item') : sql`0`),
  exported: { list: 'reactions', columns: { kind: 'kind', itemId: 'item_id' } },
};

declare module '../core/client.ts' {
  interface Schema {
    reaction: ReactionTable;
    reaction_count: ReactionCountTable;
  }
}
