import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe } from 'vitest';
import { z } from 'zod';

const file = join(import.meta.dirname, '../../../../../shared/data/bad/blns.json');
const exists = existsSync(file);

/** The Big List of Naughty Strings; empty where the file is missing. */
export const naughtyStrings: readonly string[] = exists
  ? z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))
  : [];

/** Strings that JSON can carry and Postgres cannot store. */
export const unstorableStrings: readonly string[] = ['\0', 'a\0b', '\uD800', 'half \uDC00 a pair'];

/** Configuration of an app that receives a request for every string. */
export const withoutRateLimit = { rateLimit: { max: 1_000_000, windowMs: 60_000 } } as const;

/** A `describe` block that is skipped without the list; `timeout` in milliseconds for each test. */
export function describeNaughtyStrings(define: () => void, timeout = 30_000): void {
  describe.skipIf(!exists)(
    'naughty strings (skipped without shared/data/bad/blns.json)',
    () => {
      define();
    },
    timeout,
  );
}
