import * as z from 'zod/mini';

/**
 * Text as a person wrote it, kept exactly: at least `least` characters beside blanks around them,
 * at most `most` UTF-16 units, and nothing that Postgres or UTF-8 cannot hold (NUL, half a surrogate
 * pair).
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

/** A path of this site that somebody comes back to after signing in. */
export const returnPath = z.string().check(z.maxLength(512), z.regex(/^\/(?![/\\])[^\\\s]*$/));
