// SPDX-License-Identifier: AGPL-3.0-or-later
import { redisScript } from '../../platform/redis-script.ts';

/** Bits of a day's filter: 8 MB hold 2.2 million views, of which 1% are then taken for repeated ones. */
const filterBits = 2 ** 26;

/** Bits that an element sets. */
const bitsOfElement = 7;

/** Seconds until the filter of a day is deleted, counted from its last view. */
const rememberedFor = 25 * 3_600;

/** Guests counted per network and day; further ones are ignored, because guest ids are free. */
const guestsMax = 3;

/**
 * Counts a visitor who was not counted before. A Bloom filter for each day remembers visitors, the
 * networks that they came from, how many of a network were counted, and whether one was anonymous: the
 * next named visitor of that network is taken for that one. KEYS: the day's filter, the counts. ARGV:
 * seconds, the post, 1 where the network's number is limited, the bits of an element, and those of the
 * network, its anonymous visitor, the same once named, each counted one, and all names of the visitor.
 */
const take = redisScript(`
local filter, bits, slots = KEYS[1], tonumber(ARGV[4]), ${guestsMax}
local network, nameless, named = 0, 1, 2
local names = 3 + slots
local elements = (#ARGV - 4) / bits
local function has(element)
  for bit = 1, bits do
    if redis.call('GETBIT', filter, ARGV[4 + element * bits + bit]) == 0 then return false end
  end
  return true
end
local function add(element)
  local isNew = false
  for bit = 1, bits do
    if redis.call('SETBIT', filter, ARGV[4 + element * bits + bit], 1) == 0 then isNew = true end
  end
  return isNew
end
local isKnown, isNew = has(network), true
for element = names, elements - 1 do
  if not add(element) then isNew = false end
end
add(network)
redis.call('EXPIRE', filter, ARGV[1])
if elements == names then
  if isKnown then return 0 end
  add(nameless)
elseif not isNew or (has(nameless) and add(named)) then
  return 0
end
local free
for slot = 3, names - 1 do
  if not free and not has(slot) then free = slot end
end
if free then add(free) elseif ARGV[3] == '1' then return 0 end
return redis.call('HINCRBY', KEYS[2], ARGV[2], 1)`);

/** The offsets of an element's bits in the filter, from its keyed hash of 32 bytes. */
const offsetsOf = (hash: Buffer): number[] =>
  Array.from({ length: bitsOfElement }, (_, index) => hash.readUInt32LE(4 * index) % filterBits);

export type View = {
  /** Key of the hash of views by post. */
  countsKey: string;
  /** As `2026-11-23`, UTC. */
  day: string;
  postId: string;
  network: string;
  /** What the visitor is known by; none for anonymous ones. */
  names: readonly string[];
  isAccount: boolean;
};

/** Counts a view unless the visitor has seen the post that day. `hash` keys what is stored. */
export async function takeView(
  redis: Parameters<typeof take>[0],
  { countsKey, day, postId, network, names, isAccount }: View,
  hash: (text: string) => Buffer,
): Promise<void> {
  const slots = Array.from({ length: guestsMax }, (_, slot) => `counted ${slot} ${network}`);
  const elements = [`network ${network}`, `nameless ${network}`, `named ${network}`, ...slots];
  const offsets = [...elements, ...names.map((name) => `name ${name}`)].flatMap((element) =>
    offsetsOf(hash(`${day} ${postId} ${element}`)),
  );
  const settings = [rememberedFor, postId, isAccount ? 0 : 1, bitsOfElement];
  await take(redis, [`kga:{views}:seen:${day}`, countsKey], [...settings, ...offsets]);
}
