import type { updateReply } from '@kga/contracts';
import {
  type LockedReply,
  type Schema,
  type Writer,
  screenEdit,
  deleteCase,
  deleteReplyRow,
  insertEdit,
  lockCase,
  lockPost,
  lockOwnReply,
  selectPostIdOfOwnReply,
  retryOnConflict,
  updateReplyRow,
} from '@kga/db';
import type { Transaction } from 'kysely';
import type { z } from 'zod';

import type { Author } from '../../content/author.ts';
import { consumeWriteLimit } from '../../content/write-limit.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

type Given = z.infer<typeof updateReply.schema.body>;

type Which = { author: Author; id: string; given: Given };

const kind = 'forum_reply';

/** @throws AppError `not_found` where it is not theirs, or deleted */
async function lockOwn(
  trx: Transaction<Schema>,
  which: { id: string; writer: Writer },
): Promise<LockedReply> {
  const postId = await selectPostIdOfOwnReply(trx, which);
  if (postId === undefined) throw new AppError('not_found');
  await lockCase(trx, { kind, id: which.id });
  await lockPost(trx, postId);
  const reply = await lockOwnReply(trx, which);
  if (!reply) throw new AppError('not_found');
  return reply;
}

async function change(
  trx: Transaction<Schema>,
  { author, id, given, count }: Which & { count: () => Promise<void> },
): Promise<string> {
  const { writer, isTeam } = author;
  const reply = await lockOwn(trx, { id, writer });
  const { content, revision = reply.revision } = given;
  if (reply.revision !== revision) throw new AppError('conflict');
  if (reply.content === content) return reply.post_id;
  await count();
  const { language, status: before } = reply;
  await insertEdit(trx, { kind, id, title: '', content: reply.content });
  const piece = { kind, id, writer, isTeam, language, text: content, traces: undefined } as const;
  const { status } = await screenEdit(trx, { ...piece, status: before });
  await updateReplyRow(trx, { ...reply, content, status });
  return reply.post_id;
}

/**
 * Writes somebody's own reply anew; what it said is kept for moderators.
 *
 * @returns its post's id
 * @throws AppError `not_found`, `conflict` where another revision than the seen one is there,
 *   `rate_limited`
 */
export async function editReply(
  { db, rateLimits }: Pick<Services, 'db' | 'rateLimits'>,
  which: Which,
): Promise<string> {
  return consumeWriteLimit({ rateLimits }, which.author, (count) =>
    retryOnConflict(() => db.transaction().execute((trx) => change(trx, { ...which, count }))),
  );
}

/**
 * Deletes somebody's own reply, with what it said before; where readers saw it, its place is left.
 *
 * @returns its post's id
 * @throws AppError `not_found`
 */
export async function removeReply(
  { db }: Pick<Services, 'db'>,
  which: { id: string; writer: Writer },
): Promise<string> {
  return retryOnConflict(() =>
    db.transaction().execute(async (trx) => {
      const reply = await lockOwn(trx, which);
      await deleteCase(trx, { kind, id: reply.id });
      await deleteReplyRow(trx, reply);
      return reply.post_id;
    }),
  );
}
