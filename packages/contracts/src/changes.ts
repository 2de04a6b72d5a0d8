import * as z from 'zod/mini';

/** The Redis channel on which the worker says what changed. */
export const changeChannel = 'kga:changed';

/** What changes are about. */
export const changeTopics = ['petition', 'stories', 'news', 'forum'] as const;

/** What a message on `changeChannel` says, as JSON. */
export const change = z.object({
  topic: z.enum(changeTopics),
  /** Which one: a petition's slug, a post's id; `all` of a list where no single one is meant. */
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
