import * as z from 'zod/mini';

/** How many items a list answers: 1 to 100. */
export const limit = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100));
