import * as z from 'zod/mini';

/** Plain digits alone: `Number` would take ` 5` and `0x10` too. */
const decimal = z.transform((value) =>
  typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value,
);

/** A whole number of a query. */
export const wholeNumber = (least: number, most: number) =>
  z.pipe(decimal, z.int().check(z.minimum(least), z.maximum(most)));

/** How many items a list answers: 1 to 100. */
export const limit = wholeNumber(1, 100);
