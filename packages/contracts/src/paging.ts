import { z } from 'zod';

/** How many items a list answers: 1 to 100. */
export const limit = z.coerce.number().int().min(1).max(100);
