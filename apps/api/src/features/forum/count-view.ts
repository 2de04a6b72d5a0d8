import { networkOfIp } from '@kga/contracts';
import {
  type Database,
  isPostVisible,
  retryOnConflict,
  selectGuestsOfAccount,
  updatePostRead,
} from '@kga/db';

import type { Actor } from '../../accounts/actor.ts';
import { redisScript } from '../../platform/redis-script.ts';
import type { Services } from '../../platform/services.ts';

/** Views not yet added to the posts by the worker, by post. */
const countsKey = 'kga:views:counts';

/** Seconds for which a day's visitors are remembered. */
const rememberedFor = 2 * 24 * 3_600;

/** Guests counted per network and day; further ones are ignored, because guest ids are free. */
const guestsMax = 3;

/** Accounts counted per network and day: effectively all. */
const accountsMax = 1_000_000;

/**
 * Counts a visitor who was not counted before. The day's hash holds the number of visitors counted
 * per network and whether one of them was anonymous; the next named visitor of that network is taken
 * for the anonymous one. KEYS: the day's visitors, the counts. ARGV: seconds, the post, the maximum
 * per network, the network, and all names of the visitor.
 */
const take = redisScript(`
local seen, address, nameless = KEYS[1], ARGV[4], ARGV[4] .. '-'
local from = redis.call('HGET', seen, address)
local isNew = true
for i = 5, #ARGV do
  if redis.call('HSETNX', seen, ARGV[i], 1) == 0 then isNew = false end
end
redis.call('HSETNX', seen, address, 0)
redis.call('EXPIRE', seen, ARGV[1])
if #ARGV == 4 then
  if from then return 0 end
  redis.call('HSET', seen, nameless, 1)
elseif not isNew or redis.call('HDEL', seen, nameless) == 1 then
  return 0
elseif tonumber(from or 0) >= tonumber(ARGV[3]) then
  return 0
end
redis.call('HINCRBY', seen, address, 1)
return redis.call('HINCRBY', KEYS[2], ARGV[2], 1)`);

/** Names of a visitor beside the network: an account's id and the guests linked to it. */
async function namesOf(db: Database, actor: Actor): Promise<string[]> {
  if (actor.kind === 'nobody') return [];
  if (actor.kind === 'guest') return [actor.guestId];
  const { id } = actor.account;
  const guests = await selectGuestsOfAccount(db, id);
  return [id, ...guests.map((guest) => guest.id)];
}

/**
 * Counts a view of a post, once per visitor and day (UTC). Only keyed hashes of visitors and networks
 * are stored, different ones for each post and day. For a member the post and the notifications about
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
  const seenKey = `kga:views:seen:${day}:${postId}`;
  const hashOf = (name: string) =>
    keys.hash('views', `${day} ${postId} ${name}`).subarray(0, 12).toString('base64url');
  const known = [networkOfIp(ip), ...(await namesOf(db, actor))].map(hashOf);
  const max = actor.kind === 'account' ? accountsMax : guestsMax;
  await take(redis, [seenKey, countsKey], [rememberedFor, postId, max, ...known]);
}
