// SPDX-License-Identifier: AGPL-3.0-or-later
import { notificationsMax, unreadMax } from '@kga/contracts/accounts';
import { countUnread } from '@kga/db/contributions';

import { type BenchedFeature, type Comparison, type Side, numbers } from '../growth/compare.ts';
import { fill, idOf } from './fill.ts';

/** With which ids of members begin; the one of number 0 is measured. */
const prefix = '00000000-0000-4000-8000';

const countOf =
  ({ db }: Side) =>
  async () => {
    const unread = await countUnread(db, idOf(0, prefix));
    if (unread !== unreadMax) throw new Error(`${unread} notifications are unread.`);
  };

/** Measures the query of the bell itself, because reading the session would hide it. */
const compare = (bench: Comparison): Promise<void> =>
  bench.compareReads('unread count', countOf, numbers(300, 0));

export const notifications: BenchedFeature = {
  rows: 'notifications',
  fill: (db, count) => fill(db, 'notifications', { count, most: notificationsMax, prefix }),
  compare,
};
