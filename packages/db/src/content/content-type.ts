// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ContentDetail, ContentStatus, TextFormat } from '@kga/contracts/content';
import type {
  Change,
  ContentKind,
  ContentTopic,
  Language,
  contentFeatures,
} from '@kga/contracts/core';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Transaction } from '../core/client.ts';
import type { Listing } from '../core/search/listing.ts';
import type { AuthorRef, GuestLink } from './refs.ts';

/**
 * Tables of user content, named by their kind; each has id, account_id, status, language, revision
 * and created_at.
 */
export type ContentTable = ContentKind;

/** Tables whose rows items can belong to. */
export type ParentTable = ContentTable | 'game';

export type ContentItem<Kind extends ContentKind = ContentKind> = {
  id: string;
  /** Empty for kinds without a title. */
  title: string;
  content: string;
  /** Plain unless it says so. */
  format?: TextFormat;
  details: readonly { name: ContentDetail; value: string }[];
  language: Language;
  status: ContentStatus;
  revision: number;
  /** Path of the page that shows it once it is published. */
  path: string;
  /** The item that it belongs to or answers. */
  context: {
    title: string;
    language: Language;
    path: string;
    content: string;
    /** Whether readers do not see it. */
    isHidden: boolean;
  } | null;
  accountId: string | null;
  guestId: string | null;
  createdAt: Date;
  /** Published over `kga:changed` when readers see a difference. */
  change: Change & { topic: ContentTopic<Kind> };
};

/**
 * What an image to share shows, by the kind of the image. Each domain declares its own.
 *
 * @public
 */
// oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged
export interface ShareSubjects {}

/** The subject of a kind of images. */
export type SubjectOf<Kind extends keyof ShareSubjects> = { kind: Kind } & ShareSubjects[Kind];

export type ShareSubject = {
  [Kind in keyof ShareSubjects]: SubjectOf<Kind>;
}[keyof ShareSubjects];

/** The name of a game as the archive has it, and without subtitles. */
export type GameNames = { name: string; short: string };

type Facts<Kind extends ContentKind> = (typeof contentFeatures)[Kind];

/** Fields that a type must have if the fact holds of its kind, and may have otherwise. */
type FieldsIf<Fact, Holds, Fields> = [Fact] extends [Holds] ? Fields : Partial<Fields>;

/** What answers the facts that `contentFeatures` declares of a kind; a type without it does not compile. */
type DeclaredFields<Kind extends ContentKind> = FieldsIf<
  Facts<Kind>['searched'],
  true,
  {
    /** How the site's search finds it. */
    listing: Listing;
  }
> &
  FieldsIf<
    Facts<Kind>['listedByGame'],
    true,
    {
      /** The ids of the newest published items about a game, newest first. */
      selectIdsOfGame: (db: Database, game: GameNames, limit: number) => Promise<string[]>;
    }
  > &
  FieldsIf<
    Facts<Kind>['shareImage'],
    keyof ShareSubjects,
    {
      /** What an image to share of an item shows; undefined where visitors do not see the item. */
      shareSubject: (db: Database, id: string) => Promise<ShareSubject | undefined>;
    }
  >;

/** How one kind of user content is stored; see `registry/content-types.ts`. */
export type ContentType<Kind extends ContentKind = ContentKind> = StoredType<Kind> &
  DeclaredFields<Kind>;

type StoredType<Kind extends ContentKind> = {
  table: Kind;
  /** What lists call an item: its title, or the beginning of its text (`beginningOf`). */
  title: RawBuilder<string>;
  /** Whether a moderator looks at every item before readers see it, also of trusted authors. */
  alwaysReviewed?: boolean;
  /** Whether guests can write it; then the table has a column `guest_id`. */
  byGuests: boolean;
  /** Whether deleting can leave an empty row, marked by `deleted_at`, because others refer to it. */
  softDelete: boolean;
  /** The row that an item belongs to; it is locked before the item. */
  parent?: { table: ParentTable; column: 'post_id' | 'game_id' };
  /** SQL of each field of an author's data export. */
  exported: Readonly<Record<string, RawBuilder<unknown>>>;
  /** The items with these ids, in any order, without deleted ones. */
  load: (db: Database, ids: readonly string[]) => Promise<ContentItem<Kind>[]>;
  /** Replaces the plain update of the column `status` where more depends on it. */
  updateStatus?: (trx: Transaction, id: string, status: ContentStatus) => Promise<void>;
  /** Whether an item can be shown; if not, the moderator gets an error. */
  canPublish?: (db: Database, id: string) => Promise<boolean>;
  /** Replaces the plain deletion of rows. Parents and cases are locked. */
  delete?: (trx: Transaction, ids: readonly string[]) => Promise<void>;
};

/** The first characters of a text, which stand for a title. */
export const beginningOf = (column: string): RawBuilder<string> =>
  sql`left(${sql.ref(column)}, 80)`;

export const notDeleted = ({ softDelete }: ContentType): RawBuilder<boolean> =>
  softDelete ? sql`deleted_at is null` : sql`true`;

/** Condition that readers see an item, which its query names `item`. */
export const isReadable = (type: ContentType): RawBuilder<boolean> => {
  const { parent } = type;
  const isParentPublished = parent
    ? sql`exists (select from ${sql.table(parent.table)} as parent
        where parent.id = ${sql.ref(`item.${parent.column}`)} and parent.status = 'published')`
    : sql`true`;
  return sql`(item.status = 'published' and ${notDeleted(type)} and ${isParentPublished})`;
};

const anyOf = (ids: readonly string[]): RawBuilder<boolean> => sql`id = any(${ids}::uuid[])`;

/** Assigns a guest's rows to an account; returns how many there were. */
export async function moveGuestRows(
  trx: Transaction,
  table: ContentTable | 'content_report' | 'picture_upload',
  { guestId, accountId }: GuestLink,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable(table)
    .set({ account_id: accountId, guest_id: null })
    .where('guest_id', '=', guestId)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** An account's newest items, newest first. */
export async function selectOwnItems(
  db: Database,
  type: ContentType,
  { accountId, limit }: { accountId: string; limit: number },
): Promise<ContentItem[]> {
  const rows = await db
    .selectFrom(type.table)
    .select('id')
    .where('account_id', '=', accountId)
    .where(notDeleted(type))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return type.load(
    db,
    rows.map(({ id }) => id),
  );
}

/** The ids of an account's items and of those of the guests linked to it. */
export async function selectOwnIds(trx: Transaction, type: ContentType, accountId: string) {
  const byGuest = type.byGuests
    ? sql`or guest_id in (select guest.id from guest where guest.linked_to = ${accountId})`
    : sql``;
  const rows = await trx
    .selectFrom(type.table)
    .select('id')
    .where(sql<boolean>`(account_id = ${accountId} ${byGuest})`)
    .where(notDeleted(type))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Items that are read at a time; each has at most a few texts. */
const exportedBatch = 50;

/** Everything stored of an account's items, deleted ones too, oldest first, in batches. */
export async function* selectExportedItems(
  db: Database,
  { table, exported }: ContentType,
  accountId: string,
): AsyncGenerator<Record<string, unknown>[]> {
  const all = await db
    .selectFrom(table)
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const fields = Object.entries(exported).map(([name, value]) => sql`${value} as ${sql.id(name)}`);
  for (let start = 0; start < all.length; start += exportedBatch) {
    const ids = all.slice(start, start + exportedBatch).map(({ id }) => id);
    const { rows } = await sql<Record<string, unknown>>`
      select ${sql.join(fields)} from ${sql.table(table)}
      where id = any(${ids}::uuid[]) order by created_at, id`.execute(db);
    yield rows.map(withIsoDates);
  }
}

/** A row with its times as ISO text. */
export const withIsoDates = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString() : value,
    ]),
  );

/** Locks an item's row. Others can still refer to it: a reply that quotes it does not wait. */
export async function lockRow(trx: Transaction, { table }: ContentType, id: string): Promise<void> {
  await sql`select from ${sql.table(table)} where id = ${id}::uuid for no key update`.execute(trx);
}

/** Changes the status of a locked item, which shows or hides it. */
export async function updateStatus(
  trx: Transaction,
  type: ContentType,
  { id, status }: { id: string; status: ContentStatus },
): Promise<void> {
  if (type.updateStatus) return type.updateStatus(trx, id, status);
  await trx.updateTable(type.table).set({ status }).where('id', '=', id).execute();
}

export async function deleteItems(trx: Transaction, type: ContentType, ids: readonly string[]) {
  if (type.delete) return type.delete(trx, ids);
  await trx.deleteFrom(type.table).where(anyOf(ids)).execute();
}

/** What an item is called; a reply goes by the title of its post. */
export const titleOf = ({ title, context }: Pick<ContentItem, 'title' | 'context'>): string =>
  title || (context?.title ?? '');

export const isItemBy = (item: ContentItem, author: AuthorRef): boolean =>
  'accountId' in author ? item.accountId === author.accountId : item.guestId === author.guestId;

export async function selectPublishedTitles(
  db: Database,
  type: ContentType,
  ids: readonly string[],
): Promise<{ id: string; title: string }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; title: string }>`
    select id, ${type.title} as title from ${sql.table(type.table)}
    where ${anyOf(ids)} and status = 'published' and ${notDeleted(type)}`.execute(db);
  return rows;
}
