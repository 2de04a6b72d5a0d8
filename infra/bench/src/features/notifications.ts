// SPDX-License-Identifier: AGPL-3.0-or-later
import { notificationsMax, unreadMax } from '@kga/contracts/accounts';
import { countUnread } from '@kga/db/contributions';
import type { Database } from '@kga/db/core';
import { sql } from 'kysely';

import {
  type BenchedFeature,
  type Comparison,
  type Side,
  blocksOf,
  numbers,
} from '../growth/compare.ts';
import { idsOf } from './sentences.ts';

/** Ids of members by their number, from 0; the first one is measured. */
const ids = idsOf('00000000-0000-4000-8000');

/** Notifications of each other member. */
const each = 50;

/**
 * Replaces all notifications by `count` of them about the newest replies. One member has as many as
 * are stored, of which half are unread; the others have a few each.
 */
async function fill(db: Database, count: number): Promise<void> {
  await sql`truncate notification`.execute(db);
  await sql`
    insert into account (id, email, first_name, last_name, language)
    select ${ids.sql('number')}, 'reader' || number || '@example.org', 'Ada', '', 'en'
    from generate_series(0, ${1 + Math.ceil(count / each)}::int) as number
    on conflict do nothing`.execute(db);
  await sql`
    insert into notification (account_id, kind, item_kind, item_id, thread_id, created_at, read_at)
    select case when number <= ${notificationsMax}::int then ${ids.sql('0')}
        else ${ids.sql(`1 + number / ${each}`)} end,
      'follow', 'forum_reply', reply.id, reply.post_id, reply.appeared_at,
      case when number % 2 = 0 then now() end
    from (
      select id, post_id, appeared_at, row_number() over (order by appeared_at desc, id)::int as number
      from forum_reply
    ) as reply
    where number <= ${count}::int`.execute(db);
}

const countOf =
  ({ db }: Side) =>
  async () => {
    const unread = await countUnread(db, ids.of(0));
    if (unread !== unreadMax) throw new Error(`${unread} notifications are unread.`);
  };

/** Measures the query of the bell itself, because reading the session would hide it. */
const compare = (bench: Comparison): Promise<void> =>
  bench.compareReads('unread count', countOf, blocksOf(numbers(300, 0)));

export const notifications: BenchedFeature = { rows: 'notifications', fill, compare };
