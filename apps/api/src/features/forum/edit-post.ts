import type { updatePost } from '@kga/contracts';
import {
  type LockedPost,
  type Schema,
  screenEdit,
  deleteCase,
  deletePostRow,
  insertEdit,
  lockCase,
  lockPost,
  retryOnConflict,
  updatePostRow,
} from '@kga/db';
import type { Transaction } from 'kysely';
import type { z } from 'zod';

import type { Author } from '../../content/author.ts';
import { consumeWriteLimit } from '../../content/write-limit.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { accountIdOf } from './publish-post.ts';

type Given = z.infer<typeof updatePost.schema.body>;

type Which = { author: Author; id: string; given: Given };

const kind = 'forum_post';

/** @throws AppError `not_found` where it is not theirs, or deleted */
async function lockOwn(
  trx: Transaction<Schema>,
  { id, author }: Pick<Which, 'author' | 'id'>,
): Promise<LockedPost> {
  await lockCase(trx, { kind, id });
  const post = await lockPost(trx, id);
  if (post?.account_id !== accountIdOf(author) || post.deleted_at !== null)
    throw new AppError('not_found');
  return post;
}

async function change(
  trx: Transaction<Schema>,
  { author, id, given, count }: Which & { count: () => Promise<void> },
): Promise<void> {
  const { writer, isTeam } = author;
  const { language, status: before, ...post } = await lockOwn(trx, { id, author });
  const { title = post.title, content = post.content, revision = post.revision } = given;
  if (post.revision !== revision) throw new AppError('conflict');
  if (post.title === title && post.content === content) return;
  await count();
  await insertEdit(trx, { kind, id, title: post.title, content: post.content });
  const text = `${title}\n${content}`;
  const piece = { kind, id, writer, isTeam, language, text, traces: undefined } as const;
  const { status } = await screenEdit(trx, { ...piece, status: before });
  await updatePostRow(trx, { id, title, content, status });
}

/**
 * Writes somebody's own post anew; what it said is kept for moderators.
 *
 * @throws AppError `not_found`, `conflict` where another revision than the seen one is there,
 *   `rate_limited`
 */
export async function editPost(
  { db, rateLimits }: Pick<Services, 'db' | 'rateLimits'>,
  which: Which,
): Promise<void> {
  await consumeWriteLimit({ rateLimits }, which.author, (count) =>
    retryOnConflict(() => db.transaction().execute((trx) => change(trx, { ...which, count }))),
  );
}

/**
 * Deletes somebody's own post, with what it said before; where it has replies, its place is left.
 *
 * @throws AppError `not_found`
 */
export async function removePost(
  { db }: Pick<Services, 'db'>,
  which: Pick<Which, 'author' | 'id'>,
): Promise<void> {
  await retryOnConflict(() =>
    db.transaction().execute(async (trx) => {
      const { id } = await lockOwn(trx, which);
      await deleteCase(trx, { kind, id });
      await deletePostRow(trx, id);
    }),
  );
}
