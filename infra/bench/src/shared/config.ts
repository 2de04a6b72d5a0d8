import { resolve } from 'node:path';

import { z } from 'zod';

/** Root of the checkout. */
export const root = resolve(import.meta.dirname, '../../../..');

const environment = z.object({
  PATH: z.string().default(''),
  CHROMIUM_PATH: z.string().default('/usr/bin/chromium'),
});

export function readConfig() {
  const set = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
  const { PATH, CHROMIUM_PATH } = environment.parse(set);
  return { path: PATH, chromiumPath: CHROMIUM_PATH };
}
