import * as z from 'zod/mini';

/** The Redis channel on which the worker says what changed. */
export const changedChannel = 'kga:changed';

/** What a message on `changedChannel` says, as JSON. */
export const change = z.object({
  topic: z.enum(['petition']),
  /** Which one: a petition's slug. */
  id: z.string(),
});

export type Change = z.infer<typeof change>;

/** Reads a message; undefined where it is not one of ours. */
export function parseChange(message: string): Change | undefined {
  try {
    return change.parse(JSON.parse(message));
  } catch {
    return undefined;
  }
}
