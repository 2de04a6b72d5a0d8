import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

import { bulkhead } from 'cockatiel';

import type { PictureAnswer, PictureTask } from './picture-process.ts';
import { type MadePicture, PictureError, type PictureRecipe } from './picture-recipe.ts';

/** What one picture may take before its process is killed. */
const limits = {
  /** Resident memory of the process in bytes; without a picture it is 60 MB. */
  memory: 272 * 1024 * 1024,
  /** Milliseconds. */
  cpu: 4_000,
  /** Milliseconds; more than `cpu`, because other processes take their share. */
  wall: 15_000,
};

export type PictureLimits = typeof limits;

const checkEveryMs = 20;
const idleMs = 60_000;

/** Next to this file, in the source as well as in the build. */
const processFile = join(import.meta.dirname, `picture-process${extname(import.meta.filename)}`);

/** One at a time, so that their memory does not add up. */
const slot = bulkhead(1, Infinity);

let reader: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;

/** Starts a process without the environment, which holds secrets, and without this one's flags. */
function startReader(): ChildProcess {
  const started = fork(processFile, [], {
    env: {},
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  started.once('exit', () => {
    if (reader === started) reader = undefined;
  });
  // An idle process keeps no worker from ending.
  started.unref();
  started.channel?.unref();
  return started;
}

/** Forgets the process at once, so that no picture is given to one that is ending. */
function endReader(): void {
  reader?.kill('SIGKILL');
  reader = undefined;
}

/**
 * Makes WebPs of an untrusted picture in a process of its own, which is killed where it takes too
 * much memory or time, or crashes: neither harms the worker.
 *
 * @returns one for each width of the recipe, narrowest first; at least one
 * @throws PictureError
 */
export async function readPicture(
  bytes: Buffer,
  recipe: PictureRecipe,
  changes: Partial<PictureLimits> = {},
): Promise<[MadePicture, ...MadePicture[]]> {
  return slot.execute(async () => {
    clearTimeout(idle);
    reader ??= startReader();
    const answer = await run(reader, { bytes, recipe }, { ...limits, ...changes });
    idle = setTimeout(endReader, idleMs).unref();
    if (answer.kind === 'refused') throw new PictureError(answer.reason);
    const [narrowest, ...wider] = answer.pictures;
    if (!narrowest) throw new PictureError('a picture of no width');
    return [narrowest, ...wider];
  });
}

async function run(
  child: ChildProcess,
  task: PictureTask,
  bounds: PictureLimits,
): Promise<PictureAnswer> {
  const startedAt = performance.now();
  const cpuBefore = usageOf(child)?.cpu ?? 0;
  let exceeded: string | undefined;
  const watch = setInterval(() => {
    const usage = usageOf(child);
    if (performance.now() - startedAt > bounds.wall) exceeded = 'time';
    else if (usage && usage.cpu - cpuBefore > bounds.cpu) exceeded = 'CPU time';
    else if (usage && usage.memory > bounds.memory) exceeded = 'memory';
    if (exceeded !== undefined) child.kill('SIGKILL');
  }, checkEveryMs);
  const done = new AbortController();
  const { signal } = done;
  try {
    child.send(task);
    const [answer]: PictureAnswer[] = await Promise.race([
      once(child, 'message', { signal }),
      once(child, 'exit', { signal }).then(() => []),
    ]);
    if (answer) return answer;
    const why =
      exceeded === undefined
        ? 'a picture that crashed its reader'
        : `a picture that takes too much ${exceeded}`;
    throw new PictureError(why);
  } finally {
    clearInterval(watch);
    done.abort();
  }
}

const ticksPerSecond = 100;
const pageBytes = 4_096;

/** CPU time in ms and resident memory in bytes; undefined where the system does not tell. */
function usageOf({ pid }: ChildProcess): { cpu: number; memory: number } | undefined {
  try {
    // Fields behind the name of the program, which may hold spaces (proc(5)).
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? [];
    const [user, system, resident] = [fields[11], fields[12], fields[21]].map(Number);
    if (user === undefined || system === undefined || resident === undefined) return undefined;
    return { cpu: ((user + system) * 1_000) / ticksPerSecond, memory: resident * pageBytes };
  } catch {
    return undefined;
  }
}
