import type { Fingerprint } from '@kga/contracts';

import { readGraphics } from './read-graphics.ts';

const longest = 1_024;

/** Each input is read in a task of its own, so that a slow phone goes on answering. */
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

/** What the browser tells of itself. Each part may be missing or refused. */
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
