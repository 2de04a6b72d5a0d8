// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Fingerprint } from '@kga/contracts/accounts';
import * as z from 'zod/mini';

const longest = 1_024;

/** Yields between inputs, so that slow phones stay responsive. */
const pause = () => new Promise<void>((done) => setTimeout(done));

async function text(read: () => string | null | undefined): Promise<string | null> {
  await pause();
  try {
    const value = read();
    return typeof value === 'string' && value !== '' ? value.slice(0, longest) : null;
  } catch {
    return null;
  }
}

/** Collects the browser's properties. Any of them may be missing or blocked. */
export async function readFingerprint(
  digest: (text: string) => Promise<string>,
): Promise<Fingerprint> {
  const graphics = await readGraphics();
  return {
    userAgent: await text(() => navigator.userAgent),
    language: await text(() => navigator.language),
    platform: await text(readPlatform),
    screen: readScreen(),
    timezone: await text(() => new Intl.DateTimeFormat().resolvedOptions().timeZone),
    renderer: await text(() => graphics.renderer),
    canvasHash: graphics.drawing === null ? null : await digest(graphics.drawing),
  };
}

function readPlatform(): string | undefined {
  const data: unknown = Reflect.get(navigator, 'userAgentData');
  const modern: unknown =
    typeof data === 'object' && data !== null ? Reflect.get(data, 'platform') : undefined;
  if (typeof modern === 'string' && modern !== '') return modern;
  const old: unknown = Reflect.get(navigator, 'platform');
  return typeof old === 'string' ? old : undefined;
}

function readScreen(): Fingerprint['screen'] {
  try {
    const { width, height, colorDepth } = screen;
    return [width, height, colorDepth].every(Number.isFinite)
      ? { width, height, colorDepth }
      : null;
  } catch {
    return null;
  }
}

const graphics = z.object({ renderer: z.nullable(z.string()), drawing: z.nullable(z.string()) });

/** Graphics properties; null where the browser blocks them. */
type Graphics = z.infer<typeof graphics>;

const nothing: Graphics = { renderer: null, drawing: null };

/** Timeout of the worker, in milliseconds. */
const patience = 5_000;

/** Reads graphics properties in a worker: the first drawing blocks slow phones for long. */
async function readGraphics(): Promise<Graphics> {
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
