import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { z } from 'zod';

import type { Resources } from '../shared/run-bench.ts';
import { endProcess } from '../shared/start-process.ts';

const count = z.object({
  open: z.number(),
  /** Streams that have received the newest event. */
  reached: z.number(),
  newest: z.string(),
});

export type StreamCount = z.infer<typeof count>;

export type Streams = {
  readonly count: () => Promise<StreamCount>;
  readonly close: () => Promise<void>;
};

/** Opens event streams from a process of its own, and waits until all have received the figures. */
export async function openStreams(
  resources: Resources,
  url: string,
  wanted: number,
): Promise<Streams> {
  const child = fork(join(import.meta.dirname, 'clients-process.ts'), [url, String(wanted)]);
  const close = () => endProcess(child);
  resources.defer(close);
  const ask = async () => {
    const answer = once(child, 'message');
    child.send('count');
    return count.parse((await answer)[0]);
  };
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const { open, reached } = await ask();
    if (open === wanted && reached === wanted) return { count: ask, close };
    await setTimeout(100);
  }
  throw new Error(`${(await ask()).open} of ${wanted} streams opened.`);
}
