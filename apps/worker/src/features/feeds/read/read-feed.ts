import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';

import { matchLanguage } from '@kga/contracts';
import { Piscina } from 'piscina';

import { type ParsedFeed, FeedReadError } from './parsed-feed.ts';
import type { ReadAnswer, ReadTask } from './read-thread.ts';

/** Larger ones are refused; in bytes. */
export const feedMaxBytes = 5_000_000;

/** What takes longer is ended together with its thread. */
const timeLimitMs = 2_000;

/** One core is left for what fetches and stores. */
const threads = Math.min(Math.max(availableParallelism() - 1, 1), 4);

/** Beside this file, from source as well as built. */
const threadFile = join(import.meta.dirname, `read-thread${extname(import.meta.filename)}`);

let pool: Piscina<ReadTask, ReadAnswer> | undefined;
let free = threads;
const waiting: (() => void)[] = [];

/** Threads end when nothing was read for a while, and keep no process alive. */
function openPool(): Piscina<ReadTask, ReadAnswer> {
  return new Piscina<ReadTask, ReadAnswer>({
    filename: threadFile,
    name: 'work',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 32 },
    // Nothing of the environment, which holds secrets, and none of the process's own flags.
    env: {},
    execArgv: [],
  });
}

/**
 * Reads a feed of any format and encoding in a thread of its own, bounded in size, time and memory.
 * `url` is where the body came from. Asks nobody for anything.
 *
 * @throws FeedFaultError `not_a_feed`, `too_large` or `too_slow`
 */
export async function readFeed(
  body: Buffer,
  options: { url: string; contentType: string | undefined; now: Date },
): Promise<ParsedFeed> {
  if (body.byteLength > feedMaxBytes) throw new FeedReadError('too_large');
  const answer = await inTurn(() => work({ body, ...options }));
  if (answer.kind === 'fault') throw new FeedReadError(answer.fault);
  const { languages, ...feed } = answer.feed;
  const language = languages.map(matchLanguage).find((known) => known !== undefined);
  return { ...feed, language: language ?? null };
}

async function work(task: ReadTask): Promise<ReadAnswer> {
  pool ??= openPool();
  // The limit is for reading: a thread has to be there first.
  if (pool.threads.length < threads - free) await pool.run('start');
  const limit = AbortSignal.timeout(timeLimitMs);
  try {
    return await pool.run(task, { signal: limit });
  } catch (cause) {
    if (limit.aborted) throw new FeedReadError('too_slow', { cause });
    // A thread that runs out of memory ends alone.
    if (isOutOfMemory(cause)) throw new FeedReadError('too_large', { cause });
    throw cause;
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

/** As many at once as there are threads, so that none spends its time waiting in the pool. */
async function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
  if (free > 0) free -= 1;
  else await new Promise<void>((resolve) => void waiting.push(resolve));
  try {
    return await run();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}
