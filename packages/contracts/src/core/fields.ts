// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { describe } from './endpoint.ts';
import { hasHiddenCharacters, leavesLine, visibleLength } from './visible-text.ts';

/** A time as ISO 8601 in UTC. */
export const time = z.iso.datetime();

/** Whether a day exists: 2024-02-29 does, 2023-02-29 does not. */
export function isRealDate(date: string): boolean {
  const ms = Date.parse(date);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(date);
}

/** A date of which the day, or the month and the day, may not be known. */
export const partialDate = describe(
  z
    .string()
    .check(
      z.regex(/^(?:19[7-9]\d|20\d\d)(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/),
      z.refine(isRealDate, 'is no day of the calendar'),
    ),
  'As `2014-12-02`, `2014-12` or `2014`, as far as it is known',
);

/** Today where the day begins first, 14 hours ahead of UTC: a later day has not come for anyone. */
export const latestToday = (): string =>
  new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Whether a date is still to come; of a month or a year the beginning counts. */
export const isAhead = (date: string): boolean => date > latestToday().slice(0, date.length);

function urlOf(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

/**
 * The address of a web page, without user name and password, which mislead about the host, and without
 * characters that Postgres or a header cannot hold.
 */
export const httpUrl = (protocol: RegExp, max: number) =>
  z.url({ protocol }).check(
    z.maxLength(max),
    z.regex(/^[^\p{Cc}\p{Cs}]*$/u),
    z.refine((address) => {
      const url = urlOf(address);
      return url === undefined || url.username + url.password === '';
    }, 'has a user name or password'),
  );

/** IP addresses, names without a dot, and names of local networks (RFC 6761, 6762 and 8375). */
const localHost =
  /^\[|^[\d.]+$|^[^.]+\.?$|\.(?:localhost|local|internal|intranet|lan|home|corp|home\.arpa)\.?$/;

/** `httpUrl` that readers can open: of a site on the Internet, by name. */
export const publicUrl = (protocol: RegExp, max: number) =>
  httpUrl(protocol, max).check(
    z.refine(
      (address) => !localHost.test(urlOf(address)?.hostname ?? ''),
      'is not a public address',
    ),
  );

/** In lower case, as Postgres and we compare ids. */
export const uuid = z.uuid().check(z.toLowerCase());

export const idParams = z.object({ id: uuid });

/** Ids in a query string, separated by commas. */
export const idList = z.pipe(
  z.string().check(z.maxLength(100 * 37)),
  z.pipe(
    z.transform((ids: string) => ids.split(',')),
    z.array(z.uuid()).check(z.maxLength(100)),
  ),
);

/** The body of an empty response. */
export const nothing = describe(z.null(), 'Nothing');

/** Digits only: `Number` would accept ` 5` and `0x10` as well. */
const decimal = z.transform((value) =>
  typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value,
);

/** An integer in a query string. */
export const wholeNumber = (least: number, most: number) =>
  z.pipe(decimal, z.int().check(z.minimum(least), z.maximum(most)));

/** Number of items to return: 1 to 100. */
export const limit = wholeNumber(1, 100);

/** The page of a list: its size, and the cursor of the page before. */
export const pageOf = (defaultSize: number) => ({
  limit: z._default(limit, defaultSize),
  cursor: z.optional(z.string().check(z.maxLength(512))),
});

/** Makes a request safe to repeat: the same key and body return the first response for 24 hours. */
export const idempotencyKey = z.object({
  'idempotency-key': z.optional(z.string().check(z.maxLength(200))),
});

/** What a text is searched by: at most `most` UTF-16 units, without NUL and lone surrogates. */
export const queryText = (most: number) =>
  z.string().check(
    z.maxLength(most),
    z.refine((text) => text.isWellFormed() && !text.includes('\0'), {
      error: 'holds what is no text, such as NUL',
      abort: true,
    }),
  );

/** A rule whose violation has a code of its own in `errors` of a problem, and is the only one of its field. */
const ruleOf = (code: string, error: string, isKept: (text: string) => boolean) =>
  z.refine<string>(isKept, { error, params: { code }, abort: true });

/**
 * User-written text, stored unchanged: at least `least` visible characters without surrounding blanks, at
 * most `most` UTF-16 units, and nothing that Postgres or UTF-8 cannot hold (NUL, a lone surrogate).
 * It may be empty if `least` is 0, but not look empty: code `invisible`.
 */
export const plainText = (least: number, most: number) =>
  queryText(most).check(
    ruleOf(
      'invisible',
      'has no visible character',
      (text) => text.trim() === '' || visibleLength(text) > 0,
    ),
    z.refine((text) => least === 0 || visibleLength(text) >= least, {
      error: 'is too short',
      abort: true,
    }),
  );

/** `plainText` on one line, without control characters: code `line_break`. */
export const lineText = (least: number, most: number) =>
  plainText(least, most).check(
    ruleOf('line_break', 'has line breaks or control characters', (text) => !leavesLine(text)),
  );

/** Names what confirms a fact: a name, or an address that becomes a link. */
export const sourceText = (most: number) =>
  lineText(1, most).check(
    z.refine(
      (text) => !/^https?:/i.test(text) || z.safeParse(publicUrl(/^https?$/, most), text).success,
      'is not a public address',
    ),
  );

/**
 * `lineText` that names a person or a petition, so that no two look the same: code `hidden_character`
 * where it has invisible characters that neither its script nor an emoji needs.
 */
export const nameText = (least: number, most: number) =>
  lineText(least, most).check(
    ruleOf('hidden_character', 'has hidden characters', (text) => !hasHiddenCharacters(text)),
  );

/** A path of this site to return to after signing in. */
export const returnPath = z.string().check(z.maxLength(512), z.regex(/^\/(?![/\\])[^\\\s]*$/));

/** Days after which a file that was made for a download is deleted. */
export const exportDays = 7;
