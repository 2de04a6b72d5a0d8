import type { changeForumReply as contract } from '@kga/contracts';
import {
  type LockedReply,
  type Schema,
  type Writer,
  admitChange,
  closeCase,
  deleteForumReply,
  keepEdit,
  lockCase,
  lockForumPost,
  lockOwnReply,
  postOfOwnReply,
  unlessOvertaken,
  changeForumReply as updateReply,
} from '@kga/db';
import type { Transaction } from 'kysely';
import type { z } from 'zod';

import type { People } from '../accounts/people.ts';
import { AppError } from '../errors.ts';
import type { Author } from '../writing/author.ts';
import { countWritten } from '../writing/count-written.ts';

type Given = z.infer<typeof contract.schema.body>;

type Which = { author: Author; id: string; given: Given };

const kind = 'forum_reply';

/** @throws AppError `not_found` where it is not theirs, or deleted */
async function lockOwn(
  trx: Transaction<Schema>,
  which: { id: string; writer: Writer },
): Promise<LockedReply> {
  const postId = await postOfOwnReply(trx, which);
  if (postId === undefined) throw new AppError('not_found');
  await lockCase(trx, { kind, id: which.id });
  await lockForumPost(trx, postId);
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
  await keepEdit(trx, { kind, id, title: '', content: reply.content });
  const piece = { kind, id, writer, isTeam, language, text: content, traces: undefined } as const;
  const { status } = await admitChange(trx, { ...piece, status: before });
  await updateReply(trx, { ...reply, content, status });
  return reply.post_id;
}

/**
 * Writes somebody's own reply anew; what it said is kept for moderators.
 *
 * @returns its post's id
 * @throws AppError `not_found`, `conflict` where another revision than the seen one is there,
 *   `rate_limited`
 */
export async function changeReply(
  { db, attempts }: Pick<People, 'db' | 'attempts'>,
  which: Which,
): Promise<string> {
  return countWritten({ attempts }, which.author, (count) =>
    unlessOvertaken(() => db.transaction().execute((trx) => change(trx, { ...which, count }))),
  );
}

/**
 * Deletes somebody's own reply, with what it said before; where readers saw it, its place is left.
 *
 * @returns its post's id
 * @throws AppError `not_found`
 */
export async function deleteReply(
  { db }: Pick<People, 'db'>,
  which: { id: string; writer: Writer },
): Promise<string> {
  return unlessOvertaken(() =>
    db.transaction().execute(async (trx) => {
      const reply = await lockOwn(trx, which);
      await closeCase(trx, { kind, id: reply.id });
      await deleteForumReply(trx, reply);
      return reply.post_id;
    }),
  );
}
