// SPDX-License-Identifier: AGPL-3.0-or-later
import { redisScript } from './redis-script.ts';

/**
 * Returns the remaining wait in milliseconds, or counts an attempt of each subject and sets the wait
 * before its next one. KEYS: a count and a wait per subject. ARGV: the fields of `Backoff` per subject.
 */
export const runConsume = redisScript(`
local longest = 0
for i = 2, #KEYS, 2 do
  longest = math.max(longest, redis.call('PTTL', KEYS[i]))
end
if longest > 0 then return longest end
for i = 1, #KEYS, 2 do
  local base = (i - 1) * 2
  local free, wait = tonumber(ARGV[base + 1]), tonumber(ARGV[base + 2])
  local most, memory = tonumber(ARGV[base + 3]), tonumber(ARGV[base + 4])
  local over = redis.call('INCR', KEYS[i]) - free
  redis.call('EXPIRE', KEYS[i], memory)
  if over >= 0 then
    redis.call('SET', KEYS[i + 1], 1, 'PX', math.min(wait * 2 ^ math.min(over, 30), most) * 1000)
  end
end
return 0`);

/** Takes back all attempts or one of each subject. KEYS as above. ARGV: `all` or `one` per subject. */
export const runRefund = redisScript(`
for i = 1, #KEYS, 2 do
  if ARGV[(i + 1) / 2] == 'all' or tonumber(redis.call('GET', KEYS[i]) or 0) <= 1 then
    redis.call('DEL', KEYS[i])
  else
    redis.call('DECR', KEYS[i])
  end
  redis.call('DEL', KEYS[i + 1])
end
return 0`);

/**
 * Returns the milliseconds until a full window ends, or counts an attempt of each subject. KEYS: a
 * count per subject. ARGV: the fields of `Window` per subject.
 */
export const runConsumeInWindow = redisScript(`
local longest = 0
for i = 1, #KEYS do
  if tonumber(redis.call('GET', KEYS[i]) or 0) >= tonumber(ARGV[2 * i - 1]) then
    longest = math.max(longest, redis.call('PTTL', KEYS[i]))
  end
end
if longest > 0 then return longest end
for i = 1, #KEYS do
  if redis.call('INCR', KEYS[i]) == 1 then redis.call('EXPIRE', KEYS[i], ARGV[2 * i]) end
end
return 0`);

/** Takes back an attempt of each subject; its window ends as before. KEYS: a count per subject. */
export const runRefundInWindow = redisScript(`
for i = 1, #KEYS do
  if tonumber(redis.call('GET', KEYS[i]) or 0) > 0 then redis.call('DECR', KEYS[i]) end
end
return 0`);
