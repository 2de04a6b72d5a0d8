import * as z from 'zod/mini';

/** Plain digits alone: `Number` would take ` 5` and `0x10` too. */
const decimal = z.transform((value) =>
  typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value,
);

/** How many items a list answers: 1 to 100. */
export const limit = z.pipe(decimal, z.int().check(z.minimum(1), z.maximum(100)));
