import * as z from 'zod/mini';

/** Digits only: `Number` would accept ` 5` and `0x10` as well. */
const decimal = z.transform((value) =>
  typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value,
);

/** An integer in a query string. */
export const wholeNumber = (least: number, most: number) =>
  z.pipe(decimal, z.int().check(z.minimum(least), z.maximum(most)));

/** Page size of a list: 1 to 100. */
export const limit = wholeNumber(1, 100);

/**
 * User-written text, stored unchanged: at least `least` characters without surrounding blanks, at most
 * `most` UTF-16 units, and nothing that Postgres or UTF-8 cannot hold (NUL, a lone surrogate).
 */
export function plainText(least: number, most: number) {
  return z.string().check(
    z.maxLength(most),
    z.refine(
      (text) => text.isWellFormed() && !text.includes('\0'),
      'holds what is no text, such as NUL',
    ),
    z.refine((text) => least === 0 || Array.from(text.trim()).length >= least, 'is too short'),
  );
}

/** A path of this site to return to after signing in. */
export const returnPath = z.string().check(z.maxLength(512), z.regex(/^\/(?![/\\])[^\\\s]*$/));
