import type { OwnForumPost, OwnForumReply } from '@kga/contracts';
import {
  type Database,
  type ForumReplyRow,
  type ModerationStatus,
  type Writer,
  selectPost,
  selectOwnPost,
  selectOwnReplies,
  selectModerationStatuses,
} from '@kga/db';

import { AppError } from '../../platform/errors.ts';
import type { MentionsIn } from './mentions.ts';
import { presentOwnPost, presentOwnReply } from './presenter.ts';

/** Replies of one's own to a post that are answered at most: the newest. */
const repliesMax = 100;

const unknown: ModerationStatus = { held: false, reason: null, note: null };

/** @throws AppError `not_found` where it is not theirs */
export async function loadOwnPost(
  db: Database,
  { mentionsIn, ...which }: { id: string; accountId: string; mentionsIn: MentionsIn },
): Promise<OwnForumPost> {
  const row = await selectOwnPost(db, which);
  if (!row) throw new AppError('not_found');
  const [[mentions = []], standings] = await Promise.all([
    mentionsIn(db, [row.content]),
    selectModerationStatuses(db, [{ kind: 'forum_post', id: row.id }]),
  ]);
  return presentOwnPost(row, { mentions, standing: standings.get(row.id) ?? unknown });
}

async function present(
  db: Database,
  rows: readonly ForumReplyRow[],
  mentionsIn: MentionsIn,
): Promise<OwnForumReply[]> {
  const [mentions, standings] = await Promise.all([
    mentionsIn(
      db,
      rows.map(({ content }) => content),
    ),
    selectModerationStatuses(
      db,
      rows.map(({ id }) => ({ kind: 'forum_reply' as const, id })),
    ),
  ]);
  return rows.map((row, index) =>
    presentOwnReply(row, {
      mentions: mentions[index] ?? [],
      standing: standings.get(row.id) ?? unknown,
    }),
  );
}

/** @throws AppError `not_found` where it is not theirs */
export async function loadOwnReply(
  db: Database,
  { id, writer, mentionsIn }: { id: string; writer: Writer; mentionsIn: MentionsIn },
): Promise<OwnForumReply> {
  const rows = await selectOwnReplies(db, writer, { which: { id }, limit: 1 });
  const [reply] = await present(db, rows, mentionsIn);
  if (!reply) throw new AppError('not_found');
  return reply;
}

/**
 * Somebody's own newest replies to a post, oldest first.
 *
 * @throws AppError `not_found` where readers see no such post and nothing there is theirs
 */
export async function loadOwnReplies(
  db: Database,
  { postId, writer, mentionsIn }: { postId: string; writer: Writer; mentionsIn: MentionsIn },
): Promise<OwnForumReply[]> {
  const which = { which: { postId }, limit: repliesMax };
  const rows = await selectOwnReplies(db, writer, which);
  if (rows.length === 0 && !(await selectPost(db, postId))) throw new AppError('not_found');
  return present(db, rows, mentionsIn);
}
