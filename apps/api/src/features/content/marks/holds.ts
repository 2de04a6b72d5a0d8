// SPDX-License-Identifier: AGPL-3.0-or-later
import { markHolds } from '@kga/contracts/content';
import { selectGuest } from '@kga/db/accounts';
import type { Mark } from '@kga/db/content';
import type { Database, Transaction } from '@kga/db/core';

import { redisScript } from '../../../platform/redis-script.ts';
import type { Services } from '../../../platform/services.ts';

const hourSeconds = 3_600;

/** Counts people, not presses: one who sets a mark and takes it back again and again is one. */
const runCount = redisScript(`
redis.call('pfadd', KEYS[1], ARGV[1])
redis.call('expire', KEYS[1], ${2 * hourSeconds})
return redis.call('pfcount', KEYS[1])`);

/** Whether a mark that is to be set counts only later: that of a new guest, or one of a burst. */
export async function isMarkHeld(
  { db, redis }: Pick<Services, 'redis'> & { db: Database | Transaction },
  { type, content, id, owner }: Mark,
): Promise<boolean> {
  if (type.count === undefined) return false;
  const hour = Math.floor(Date.now() / (hourSeconds * 1_000));
  const key = `kga:{limits}:marks:${type.kind}:${content?.table ?? ''}:${id}:${hour}`;
  const by = 'accountId' in owner ? owner.accountId : owner.guestId;
  if (Number(await runCount(redis, [key], [by])) > markHolds.perHour) return true;
  if (!('guestId' in owner)) return false;
  const guest = await selectGuest(db, owner.guestId);
  const youngest = Date.now() - markHolds.guestSeconds * 1_000;
  return guest !== undefined && guest.created_at.getTime() > youngest;
}
