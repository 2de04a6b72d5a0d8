import type { ForumReply, OwnForumReply } from '@kga/contracts';

/** A reply as it is shown, and as its author has it where that is the visitor. */
type Shown = { reply: ForumReply; own: OwnForumReply | undefined };

/** Of what the visitor wrote, that is shown too which others do not see. */
export function mergeOwnReply(reply: ForumReply, own: OwnForumReply | undefined): Shown {
  if (!own) return { reply, own };
  if (reply.removed) return { reply: own, own };
  // What readers see was approved, perhaps since the author's view of it was asked for.
  return { reply, own: 'status' in reply ? own : { ...own, status: 'published' } };
}

/**
 * What the visitor wrote that is not among the replies shown: `late` what is published and belongs
 * after the last of them, `waiting` what others do not see.
 */
export function findUnlistedReplies(
  own: ReadonlyMap<string, OwnForumReply>,
  shown: readonly ForumReply[],
  /** Whether more replies follow those shown. */
  goesOn: boolean,
): { late: OwnForumReply[]; waiting: OwnForumReply[] } {
  const places = new Set(shown.map(({ id }) => id));
  const unlisted = [...own.values()].filter(({ id }) => !places.has(id));
  const last = shown.at(-1)?.createdAt ?? '';
  return {
    late: unlisted.filter(
      ({ status, createdAt }) => status === 'published' && !goesOn && createdAt > last,
    ),
    waiting: unlisted.filter(({ status }) => status !== 'published'),
  };
}
