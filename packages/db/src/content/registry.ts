import type { ContentKind } from '@kga/contracts';

import { moderatedPost, moderatedReply } from '../forum/content-types.ts';
import { moderatedStory } from '../stories/content-type.ts';
import type { ContentType } from './content-type.ts';

/** Every kind: what is missing here has no queue, no reports and no decisions. */
export const contentTypes: readonly ContentType[] = [moderatedStory, moderatedPost, moderatedReply];

/** What a moderator can do with pieces of a kind. */
export function contentTypeOf(kind: ContentKind): ContentType {
  const found = contentTypes.find((each) => each.kind === kind);
  if (!found) throw new Error(`nothing says how ${kind} is moderated`);
  return found;
}
