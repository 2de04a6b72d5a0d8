// SPDX-License-Identifier: AGPL-3.0-or-later
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe } from 'vitest';
import { z } from 'zod';

const file = join(import.meta.dirname, '../../../../../shared/data/bad/blns.json');
const exists = existsSync(file);

const generalCategories = [
  /[a-z]/iu,
  /\d/u,
  /[!-~]/u,
  /\p{L}/u,
  /\p{M}/u,
  /\p{N}/u,
  /\p{Z}/u,
  /\p{P}/u,
  /\p{S}/u,
  /\p{Cc}/u,
];

/** Marks that mean something in HTML, SQL, JSON, templates and addresses: each is a kind of its own. */
const marks = /[<'"\\%&${]/;

/** The kind of a character. */
const kindOf = (character: string): string =>
  marks.test(character)
    ? character
    : String(generalCategories.findIndex((category) => category.test(character)));

const kindsOf = (text: string): string =>
  [...new Set(Array.from(text, kindOf))].toSorted((a, b) => (a < b ? -1 : 1)).join(' ');

/**
 * The Big List of Naughty Strings, one for each set of kinds of characters: fields take or refuse the
 * others alike. What browsers make of each is tested in the browser. Empty where the file is missing.
 */
export const naughtyStrings: readonly string[] = [
  ...Map.groupBy(
    exists ? z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))) : [],
    kindsOf,
  ).values(),
].flatMap(([first]) => first ?? []);

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
