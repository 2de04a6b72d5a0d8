import { type Database, selectGuestsOfAccount, isPostVisible, updateFollowSeen } from '@kga/db';

import type { Actor } from '../../accounts/actor.ts';
import { networkOfIp } from '../../platform/rate-limits.ts';
import type { Services } from '../../platform/services.ts';

/** The worker takes what stands here and adds it to the posts. */
const countsKey = 'kga:views:counts';

/** Seconds for which a day's visitors are known: until it is over everywhere. */
const knownFor = 2 * 24 * 3_600;

/** From so many visitors of an address on, its guests are not counted: ids of guests cost nothing. */
const guestsMax = 3;

/** Accounts are counted however many there are. */
const accountsMax = 1_000_000;

/**
 * Counts somebody who was not there before. An address holds how many were counted from it, and
 * beside it whether one of them had no name: whoever is named there next is taken for that one.
 * KEYS: the day's visitors, the counts. ARGV: seconds, the post, how many are counted from an
 * address, the address, and all that the visitor is known by.
 */
const take = `
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
return redis.call('HINCRBY', KEYS[2], ARGV[2], 1)`;

/** What a visitor is known by beside the address: an account by the guests that it was, too. */
async function namesOf(db: Database, actor: Actor): Promise<string[]> {
  if (actor.kind === 'nobody') return [];
  if (actor.kind === 'guest') return [actor.guestId];
  const { id } = actor.account;
  const guests = await selectGuestsOfAccount(db, id);
  return [id, ...guests.map((guest) => guest.id)];
}

/**
 * Counts a view of a post, once a visitor and day (UTC). Of visitors and addresses only keyed
 * hashes are kept, other ones for each post and day. A follower who comes is told of the next reply
 * again.
 */
export async function countView(
  { db, redis, keys }: Pick<Services, 'db' | 'redis' | 'keys'>,
  { postId, actor, address }: { postId: string; actor: Actor; address: string },
): Promise<void> {
  if (!(await isPostVisible(db, postId))) return;
  if (actor.kind === 'account') {
    await updateFollowSeen(db, { postId, accountId: actor.account.id });
  }
  const day = new Date().toISOString().slice(0, 10);
  const seenKey = `kga:views:seen:${day}:${postId}`;
  const hashOf = (name: string) =>
    keys.hash('views', `${day} ${postId} ${name}`).subarray(0, 12).toString('base64url');
  const known = [networkOfIp(address), ...(await namesOf(db, actor))].map(hashOf);
  const max = actor.kind === 'account' ? accountsMax : guestsMax;
  await redis.eval(take, 2, seenKey, countsKey, knownFor, postId, max, ...known);
}
