// SPDX-License-Identifier: AGPL-3.0-or-later
import { notificationsMax } from '@kga/contracts/accounts';
import { sql } from 'kysely';

import type { Retentions } from '../core/retention.ts';

/** Notifications of accounts that have too many, but for the newest ones. */
const isBeyondMax = sql`
  account_id = any (array(
    select account_id from notification group by account_id having count(*) > ${notificationsMax}))
  and (created_at, id) < (
    select created_at, id from notification as newer
    where newer.account_id = notification.account_id
    order by created_at desc, id desc offset ${notificationsMax - 1} limit 1)`;

export const contentRetention = {
  /** Uploaded pictures, which the worker deletes once they are copied. */
  uploads: { table: 'picture_upload', days: 1, isOver: (end) => sql`created_at < ${end}` },
  /** Read or not. */
  notifications: { table: 'notification', days: 90, isOver: (end) => sql`created_at < ${end}` },
  notificationsBeyondMax: { table: 'notification', days: 0, isOver: () => isBeyondMax },
} as const satisfies Retentions;
