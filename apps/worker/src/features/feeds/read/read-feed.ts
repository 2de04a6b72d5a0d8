import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';

import { matchLanguage } from '@kga/contracts';
import { bulkhead } from 'cockatiel';
import { Piscina } from 'piscina';

import { type ParsedFeed, FeedReadError } from './parsed-feed.ts';
import type { ReadAnswer, ReadTask } from './read-thread.ts';

/** Size limit of a feed in bytes. */
export const feedMaxBytes = 5_000_000;

/** Time limit of one feed; its thread is terminated. */
const timeLimitMs = 2_000;

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
): Promise<ParsedFeed> {
  if (body.byteLength > feedMaxBytes) throw new FeedReadError('too_large');
  const answer = await slots.execute(() => work({ body, ...options }));
  if (answer.kind === 'fault') throw new FeedReadError(answer.fault);
  const { languages, ...feed } = answer.feed;
  const language = languages.map(matchLanguage).find((known) => known !== undefined);
  return { ...feed, language: language ?? null };
}

async function work(task: ReadTask): Promise<ReadAnswer> {
  pool ??= openPool();
  // The limit covers reading alone, so a thread is started first.
  if (pool.threads.length < threads - slots.executionSlots) await pool.run('start');
  const limit = AbortSignal.timeout(timeLimitMs);
  try {
    return await pool.run(task, { signal: limit });
  } catch (cause) {
    if (limit.aborted) throw new FeedReadError('too_slow', { cause });
    // Only the thread runs out of memory, not the process.
    if (isOutOfMemory(cause)) throw new FeedReadError('too_large', { cause });
    throw cause;
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
