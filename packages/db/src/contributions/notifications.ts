// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type NotificationKind,
  notificationKinds,
  notificationsMax,
  unreadMax,
} from '@kga/contracts/accounts';
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';

import { type ContentType, isReadable, notDeleted } from '../content/content-type.ts';
import type { NotificationTable } from '../content/notification-table.ts';
import { type Database, type Transaction, retryOnConflict } from '../core/client.ts';
import { type Page, isAfter } from '../core/lists.ts';
import { contentTypes } from '../registry/content-types.ts';

export type NotificationRow = Selectable<NotificationTable>;

/** Inserts the notification of a moderator's decision, in the transaction that decides. */
export async function insertDecisionNotification(
  trx: Transaction,
  values: Omit<Insertable<NotificationTable>, 'kind'>,
): Promise<void> {
  await trx
    .insertInto('notification')
    .values({ ...values, kind: 'decision' })
    .execute();
}

const isItemVisible = (type: ContentType): RawBuilder<boolean> => sql`exists (
  select from ${sql.table(type.table)} as item where item.id = notification.item_id
    and ${notDeleted(type)} and (notification.decision is not null or ${isReadable(type)}))`;

/** Whether readers see the item, or the account sees its own. */
const isVisible = sql<boolean>`case item_kind ${sql.join(
  Object.values(contentTypes).map((type) => sql`when ${type.table} then ${isItemVisible(type)}`),
  sql` `,
)} end`;

/** A page of an account's visible notifications, newest first. */
export async function selectNotifications(
  db: Database,
  accountId: string,
  { limit, after }: Page,
): Promise<NotificationRow[]> {
  return db
    .selectFrom('notification')
    .selectAll()
    .where('account_id', '=', accountId)
    .where(isVisible)
    .where(isAfter(after))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

async function countVisible(
  db: Database,
  accountId: string,
  { where, max }: { where: RawBuilder<unknown>; max: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from notification
      where account_id = ${accountId} and ${where} and ${isVisible} limit ${max}
    ) as visible`.execute(db);
  return rows[0]?.count ?? 0;
}

export const countNotifications = (db: Database, accountId: string): Promise<number> =>
  countVisible(db, accountId, { where: sql`true`, max: notificationsMax });

/** Counts an account's visible unread notifications, up to `unreadMax`. */
export const countUnread = (db: Database, accountId: string): Promise<number> =>
  countVisible(db, accountId, { where: sql`read_at is null`, max: unreadMax });

/** Marks an account's notifications as read or unread, all of them without `ids`. */
export async function updateNotificationsRead(
  db: Database,
  accountId: string,
  { ids, read }: { ids?: readonly string[] | undefined; read: boolean },
): Promise<void> {
  await retryOnConflict(() =>
    db
      .updateTable('notification')
      .set({ read_at: read ? sql<Date>`now()` : null })
      .where('account_id', '=', accountId)
      .where('read_at', read ? 'is' : 'is not', null)
      .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
      .execute(),
  );
}

/** Starts or stops mails to an account about one kind of notification; returns the muted kinds. */
export async function updateMutedMails(
  db: Database,
  accountId: string,
  { kind, mail }: { kind: NotificationKind; mail: boolean },
): Promise<NotificationKind[]> {
  const { muted_mails } = await db
    .updateTable('account')
    .set({ muted_mails: mutedAfter(kind, mail) })
    .where('id', '=', accountId)
    .returning('muted_mails')
    .executeTakeFirstOrThrow();
  return muted_mails;
}

const mutedAfter = (kind: NotificationKind, mail: boolean): RawBuilder<NotificationKind[]> =>
  mail
    ? sql`array_remove(muted_mails, ${kind})`
    : sql`array_append(array_remove(muted_mails, ${kind}), ${kind})`;

/** The token of a mail's unsubscribe link, which stops mails about its kind. */
export const unsubscribeTokenOf = (token: string, kind: NotificationKind): string =>
  `${token}.${kind}`;

const tokenShape = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(\w+)$/;

/** Stops mails of the kind that a token of `unsubscribeTokenOf` names; others change nothing. */
export async function muteMails(db: Database, unsubscribeToken: string): Promise<void> {
  const [, token = '', name] = tokenShape.exec(unsubscribeToken) ?? [];
  const kind = notificationKinds.find((each) => each === name);
  if (kind === undefined) return;
  await db
    .updateTable('account')
    .set({ muted_mails: mutedAfter(kind, false) })
    .where('unsubscribe_token', '=', token)
    .execute();
}

/** An account's notifications as its owner may keep them, oldest first. */
export async function selectNotificationsForExport(
  db: Database,
  accountId: string,
): Promise<object[]> {
  return db
    .selectFrom('notification')
    .select([
      'kind',
      'item_kind as itemKind',
      'item_id as itemId',
      'decision',
      'reason',
      'created_at as createdAt',
      'read_at as readAt',
    ])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
