// SPDX-License-Identifier: AGPL-3.0-or-later
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

import { bulkhead } from 'cockatiel';

/** What one task may take before its process is killed. */
export type TaskLimits = {
  /** Resident memory of the process in bytes. */
  memory: number;
  /** Milliseconds. */
  cpu: number;
  /** Milliseconds; more than `cpu`, because other processes take their share. */
  wall: number;
};

type TaskProcessOptions = {
  /** Module that the process runs; it answers each message with one. */
  file: string;
  limits: TaskLimits;
  /** Milliseconds without a task after which the process is ended; 0: each task has a new process. */
  idleMs: number;
};

/** What a process takes and answers. */
export type TaskTypes = { task: object; answer: unknown };

/** The process ended without an answer; the message says why. */
export class TaskError extends Error {
  override readonly name = 'TaskError';

  /** Whether the task took too much: it would do so again. */
  readonly isExceeded: boolean;

  constructor(message: string, isExceeded = false) {
    super(message);
    this.isExceeded = isExceeded;
  }
}

const checkEveryMs = 20;

/** Starts a process without the environment, which holds secrets. */
function start(file: string): ChildProcess {
  const started = fork(file, [], {
    env: {},
    // Of this one's flags only that with which the workspace runs from source.
    execArgv: file.endsWith('.ts') ? ['--conditions=kga-source'] : [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // An idle process keeps no worker from ending.
  started.unref();
  started.channel?.unref();
  return started;
}

/**
 * Makes a function that runs tasks in a process of its own, which is killed where one takes too much
 * memory or time, or crashes: neither harms the worker. One task at a time, so that their memory does
 * not add up.
 */
export function createTaskProcess<Types extends TaskTypes>(options: TaskProcessOptions) {
  const slot = bulkhead(1, Infinity);
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  /** Forgets the process at once, so that no task is given to one that is ending. */
  function end(): void {
    child?.kill('SIGKILL');
    child = undefined;
  }

  /** @throws TaskError */
  return async (task: Types['task'], changes: Partial<TaskLimits> = {}): Promise<Types['answer']> =>
    slot.execute(async () => {
      clearTimeout(idle);
      if (!child) {
        const started = start(options.file);
        child = started;
        started.once('exit', () => {
          if (child === started) child = undefined;
        });
        // Without a listener a failed start or message would end the worker.
        started.on('error', () => {
          if (child === started) end();
        });
      }
      try {
        return await run<Types['answer']>(child, task, { ...options.limits, ...changes });
      } finally {
        if (options.idleMs === 0) end();
        else idle = setTimeout(end, options.idleMs).unref();
      }
    });
}

async function run<Answer>(child: ChildProcess, task: object, bounds: TaskLimits) {
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
    const [answer]: Answer[] = await Promise.race([
      once(child, 'message', { signal }),
      once(child, 'exit', { signal }).then(() => []),
    ]);
    if (answer !== undefined) return answer;
    if (exceeded === undefined) throw new TaskError('crashed');
    throw new TaskError(`takes too much ${exceeded}`, true);
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
