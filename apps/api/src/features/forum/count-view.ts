// SPDX-License-Identifier: AGPL-3.0-or-later
import { networkOfIp } from '@kga/contracts/core';
import { selectGuestsOfAccount } from '@kga/db/accounts';
import { type Database, retryOnConflict } from '@kga/db/core';
import { isPostVisible, updatePostRead } from '@kga/db/forum';

import type { Actor } from '../../accounts/actor.ts';
import type { Services } from '../../platform/services.ts';
import { takeView } from './views-filter.ts';

/** Views not yet added to the posts by the worker, by post. */
const countsKey = 'kga:{views}:counts';

/** Names of a visitor beside the network: an account's id and the guests linked to it. */
async function namesOf(db: Database, actor: Actor): Promise<string[]> {
  if (actor.kind === 'nobody') return [];
  if (actor.kind === 'guest') return [actor.guestId];
  const { id } = actor.account;
  const guests = await selectGuestsOfAccount(db, id);
  return [id, ...guests.map((guest) => guest.id)];
}

/**
 * Counts a view of a post, once per visitor and day (UTC). Only bits by keyed hashes of visitors and
 * networks are stored, different ones for each post and day. For a member the post and the notifications about
 * it count as read up to the newest reply on the page, and the next one is mailed again.
 */
export async function countView(
  { db, redis, keys }: Pick<Services, 'db' | 'redis' | 'keys'>,
  {
    postId,
    newest,
    actor,
    ip,
  }: { postId: string; newest?: string | undefined; actor: Actor; ip: string },
): Promise<void> {
  if (!(await isPostVisible(db, postId))) return;
  if (actor.kind === 'account') {
    const accountId = actor.account.id;
    await retryOnConflict(() => updatePostRead(db, { postId, accountId, newest }));
  }
  const day = new Date().toISOString().slice(0, 10);
  const view = {
    countsKey,
    day,
    postId,
    network: networkOfIp(ip),
    names: await namesOf(db, actor),
    isAccount: actor.kind === 'account',
  };
  await takeView(redis, view, (text) => keys.hash('views', text));
}
