// SPDX-License-Identifier: AGPL-3.0-or-later
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';

import { matchLanguage } from '@kga/contracts/core';
import { bulkhead } from 'cockatiel';
import { Piscina } from 'piscina';

import { type ParsedFeed, FeedReadError } from './parsed-feed.ts';
import type { ReadAnswer, ReadTask } from './read-thread.ts';

/** Size limit of a feed in bytes. */
export const feedMaxBytes = 5_000_000;

/**
 * Time limits of the first and the second try; the thread is terminated. A healthy feed may be slow only
 * because the machine is busy, and then has more time.
 */
const timeLimitsMs = [2_000, 10_000] as const;

/** One core is left for fetching and storing. */
const threads = Math.min(Math.max(availableParallelism() - 1, 1), 4);

/** Next to this file, in the source as well as in the build. */
const threadFile = join(import.meta.dirname, `read-thread${extname(import.meta.filename)}`);

let pool: Piscina<ReadTask, ReadAnswer> | undefined;

/** As many at a time as there are threads, so that the time limit never runs while a task waits. */
const slots = bulkhead(threads, Infinity);

/** Idle threads end, and threads keep no process alive. */
function openPool(): Piscina<ReadTask, ReadAnswer> {
  return new Piscina<ReadTask, ReadAnswer>({
    filename: threadFile,
    name: 'work',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 32 },
    // Without the environment, which holds secrets, and without the flags of this process.
    env: {},
    execArgv: [],
  });
}

/**
 * Parses a feed of any format and encoding in a thread, with limits of size, time and memory. `url` is
 * the URL that the body came from; nothing is fetched.
 *
 * @throws FeedReadError `not_a_feed`, `too_large` or `too_slow`
 */
export async function readFeed(
  body: Buffer,
  options: { url: string; contentType: string | undefined; now: Date },
  [firstLimitMs, secondLimitMs]: readonly [number, number] = timeLimitsMs,
): Promise<ParsedFeed> {
  if (body.byteLength > feedMaxBytes) throw new FeedReadError('too_large');
  const task = { body, ...options };
  const first = await slots.execute(() => work(task, firstLimitMs));
  // Other feeds that wait for a thread come in between.
  const answer = first ?? (await slots.execute(() => work(task, secondLimitMs)));
  if (!answer) throw new FeedReadError('too_slow');
  if (answer.kind === 'fault') throw new FeedReadError(answer.fault);
  const { languages, ...feed } = answer.feed;
  const language = languages.map(matchLanguage).find((known) => known !== undefined);
  return { ...feed, language: language ?? null };
}

/** Undefined after the time limit. */
async function work(task: ReadTask, limitMs: number): Promise<ReadAnswer | undefined> {
  pool ??= openPool();
  // The limit covers reading alone, so a thread is started first.
  if (pool.threads.length < threads - slots.executionSlots) await pool.run('start');
  const limit = AbortSignal.timeout(limitMs);
  try {
    return await pool.run(task, { signal: limit });
  } catch (cause) {
    if (limit.aborted) return undefined;
    // Only the thread runs out of memory, not the process.
    if (isOutOfMemory(cause)) throw new FeedReadError('too_large', { cause });
    throw cause;
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
