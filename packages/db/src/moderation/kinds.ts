import type { ContentKind } from '@kga/contracts';

import { moderatedPost, moderatedReply } from '../forum/moderated.ts';
import { moderatedStory } from '../stories/moderated.ts';
import type { ModeratedKind } from './moderated-kind.ts';

/** Every kind: what is missing here has no queue, no reports and no decisions. */
export const moderatedKinds: readonly ModeratedKind[] = [
  moderatedStory,
  moderatedPost,
  moderatedReply,
];

/** What a moderator can do with pieces of a kind. */
export function moderatedKind(kind: ContentKind): ModeratedKind {
  const found = moderatedKinds.find((each) => each.kind === kind);
  if (!found) throw new Error(`nothing says how ${kind} is moderated`);
  return found;
}
