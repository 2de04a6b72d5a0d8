import * as z from 'zod/mini';

const graphics = z.object({ renderer: z.nullable(z.string()), drawing: z.nullable(z.string()) });

/** What the graphics of a browser tell of it; null where it refuses. */
export type Graphics = z.infer<typeof graphics>;

const nothing: Graphics = { renderer: null, drawing: null };

/** A worker that has not answered by then is given up, in milliseconds. */
const patience = 5_000;

/** Asks the graphics in a worker: the first drawing of a page holds up a slow phone for long. */
export async function readGraphics(): Promise<Graphics> {
  let worker: Worker | undefined;
  try {
    worker = new Worker(new URL('./graphics-worker.ts', import.meta.url), { type: 'module' });
    return await answerOf(worker);
  } catch {
    return nothing;
  } finally {
    worker?.terminate();
  }
}

function answerOf(worker: Worker): Promise<Graphics> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(nothing), patience);
    const end = (found: Graphics) => {
      clearTimeout(timer);
      resolve(found);
    };
    worker.addEventListener('error', () => end(nothing));
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      end(graphics.safeParse(data).data ?? nothing);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has one page.
    worker.postMessage('read');
  });
}
