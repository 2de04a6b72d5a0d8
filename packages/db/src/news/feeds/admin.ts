// SPDX-License-Identifier: AGPL-3.0-or-later
import type { FeedState } from '@kga/contracts/news';
import {
  type Expression,
  type ExpressionBuilder,
  type Insertable,
  type Selectable,
  type SqlBool,
  type Updateable,
  sql,
} from 'kysely';
import { v7 } from 'uuid';

import type { Database, Transaction, Schema } from '../../core/client.ts';
import type { Page } from '../../core/lists.ts';
import { likePattern } from '../../core/values.ts';
import type { FeedTable } from './table.ts';

export type FeedRow = Selectable<FeedTable>;

/** A feed with its last failed poll, and its name in the order of the list. */
export type WatchedFeed = Awaited<ReturnType<typeof selectFeeds>>[number];

export type FeedFilter = {
  /** Matches within name or URL, case-insensitively. */
  q?: string | undefined;
  state?: FeedState | undefined;
  enabled?: boolean | undefined;
  id?: string;
};

/** Cursor of the list: the last feed of the page before. */
export type FeedCursor = { name: string; id: string };

function matches(build: ExpressionBuilder<Schema, 'feed'>, filter: FeedFilter) {
  const { q = '', state, enabled, id } = filter;
  const conditions: Expression<SqlBool>[] = [];
  if (q.trim() !== '') {
    const pattern = likePattern(q.trim());
    conditions.push(build.or([build('name', 'ilike', pattern), build('url', 'ilike', pattern)]));
  }
  if (state !== undefined) conditions.push(build('state', '=', state));
  if (enabled !== undefined) conditions.push(build('enabled', '=', enabled));
  if (id !== undefined) conditions.push(build('id', '=', id));
  return build.and(conditions);
}

/** Feeds after a cursor, by name. */
export async function selectFeeds(
  db: Database,
  filter: FeedFilter,
  { limit, after }: Partial<Page<FeedCursor>> = {},
) {
  const page = db
    .selectFrom('feed')
    .selectAll()
    .select(sql<string>`lower(name)`.as('place_name'))
    .where((build) => matches(build, filter))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(lower(name), id) > (${after?.name}, ${after?.id}::uuid)`),
    )
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0));
  const rows = await db
    .selectFrom(page.as('feed'))
    .leftJoinLateral(
      (build) =>
        build
          .selectFrom('feed_fault')
          .select(['at', 'fault', 'status'])
          .whereRef('feed_id', '=', 'feed.id')
          .orderBy('at', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .selectAll('feed')
    .select(['last.at as fault_at', 'last.fault', 'last.status as fault_status'])
    .orderBy('place_name')
    .orderBy('feed.id')
    .execute();
  return rows.map(({ fault_at: at, fault, fault_status: status, ...row }) => ({
    ...row,
    last_fault: at === null || fault === null ? null : { at, fault, status },
  }));
}

export async function selectFeed(db: Database, id: string) {
  const [feed] = await selectFeeds(db, { id });
  return feed;
}

export async function countFeeds(db: Database, filter: FeedFilter): Promise<number> {
  const { count } = await db
    .selectFrom('feed')
    .select((build) => build.fn.countAll<string>().as('count'))
    .where((build) => matches(build, filter))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** All feeds by name, with the columns of an OPML file. */
export async function selectAllFeeds(db: Database) {
  return db
    .selectFrom('feed')
    .select(['name', 'url', 'site_url', 'language', 'category'])
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

/** The columns that an admin sets. */
export type NewFeed = Pick<
  Insertable<FeedTable>,
  'url' | 'site_url' | 'name' | 'language' | 'category' | 'rules' | 'enabled'
>;

/** Inserts feeds and returns those whose URL was not taken. */
export async function insertFeeds(trx: Transaction, feeds: readonly NewFeed[]) {
  if (feeds.length === 0) return [];
  return trx
    .insertInto('feed')
    .values(feeds.map((feed) => ({ id: v7(), ...feed })))
    .onConflict((conflict) => conflict.column('url').doNothing())
    .returning(['id', 'url'])
    .execute();
}

/** Locks a feed until the transaction ends; polls of it wait too. */
export async function lockFeed(trx: Transaction, id: string): Promise<FeedRow | undefined> {
  return trx.selectFrom('feed').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Changed columns; `due` polls the feed as soon as possible. */
export type FeedChange = Omit<Updateable<FeedTable>, 'id' | 'due_at'> & { due?: boolean };

/** @throws an error of `isUniqueViolation` where another feed has the URL */
export async function updateFeed(
  trx: Transaction,
  id: string,
  { due = false, ...change }: FeedChange,
): Promise<void> {
  await trx
    .updateTable('feed')
    .set({ ...change, ...(due && { due_at: sql<Date>`now()` }) })
    .where('id', '=', id)
    .execute();
}

/** Articles renamed by one statement, which keeps it well within the statement timeout. */
const renamedAtOnce = 1_000;

/** Copies name and language of a feed to its articles; returns whether any changed. */
export async function updateArticleSource(
  trx: Transaction,
  feedId: string,
  { name, language }: Pick<FeedRow, 'name' | 'language'>,
): Promise<boolean> {
  for (let renamed = 0; ;) {
    const { numAffectedRows = 0n } = await sql`
      update news_article set source = ${name}, language = ${language}, updated_at = now()
      where id = any(array(
        select id from news_article
        where feed_id = ${feedId} and (source, language) is distinct from (${name}, ${language})
        order by id limit ${renamedAtOnce} for update
      ))`.execute(trx);
    renamed += Number(numAffectedRows);
    if (numAffectedRows < renamedAtOnce) return renamed > 0;
  }
}

/** Failed polls of a feed, newest first. */
export async function selectFeedErrors(db: Database, feedId: string, limit: number) {
  return db
    .selectFrom('feed_fault')
    .select(['at', 'fault', 'status'])
    .where('feed_id', '=', feedId)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();
}

export async function isFeedThere(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('feed').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
