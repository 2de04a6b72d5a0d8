import * as z from 'zod/mini';

import { changeTopics } from './features.ts';

/** The Redis channel on which the worker publishes changes. */
export const changeChannel = 'kga:changed';

/** A message on `changeChannel`, as JSON. */
export const change = z.object({
  topic: z.enum(changeTopics),
  /** A petition's slug or a post's id; `all` for a whole list. */
  id: z.string(),
});

export type Change = z.infer<typeof change>;

/** Undefined where the message has another shape. */
export function parseChange(message: string): Change | undefined {
  try {
    return change.parse(JSON.parse(message));
  } catch {
    return undefined;
  }
}
