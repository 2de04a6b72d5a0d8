import type { changeForumPost as contract } from '@kga/contracts';
import {
  type LockedPost,
  type Schema,
  admitChange,
  closeCase,
  deleteForumPost,
  keepEdit,
  lockCase,
  lockForumPost,
  unlessOvertaken,
  changeForumPost as updatePost,
} from '@kga/db';
import type { Transaction } from 'kysely';
import type { z } from 'zod';

import type { People } from '../accounts/people.ts';
import { AppError } from '../errors.ts';
import type { Author } from '../writing/author.ts';
import { countWritten } from '../writing/count-written.ts';
import { accountIdOf } from './add-post.ts';

type Given = z.infer<typeof contract.schema.body>;

type Which = { author: Author; id: string; given: Given };

const kind = 'forum_post';

/** @throws AppError `not_found` where it is not theirs, or deleted */
async function lockOwn(
  trx: Transaction<Schema>,
  { id, author }: Pick<Which, 'author' | 'id'>,
): Promise<LockedPost> {
  await lockCase(trx, { kind, id });
  const post = await lockForumPost(trx, id);
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
  await keepEdit(trx, { kind, id, title: post.title, content: post.content });
  const text = `${title}\n${content}`;
  const piece = { kind, id, writer, isTeam, language, text, traces: undefined } as const;
  const { status } = await admitChange(trx, { ...piece, status: before });
  await updatePost(trx, { id, title, content, status });
}

/**
 * Writes somebody's own post anew; what it said is kept for moderators.
 *
 * @throws AppError `not_found`, `conflict` where another revision than the seen one is there,
 *   `rate_limited`
 */
export async function changePost(
  { db, attempts }: Pick<People, 'db' | 'attempts'>,
  which: Which,
): Promise<void> {
  await countWritten({ attempts }, which.author, (count) =>
    unlessOvertaken(() => db.transaction().execute((trx) => change(trx, { ...which, count }))),
  );
}

/**
 * Deletes somebody's own post, with what it said before; where it has replies, its place is left.
 *
 * @throws AppError `not_found`
 */
export async function deletePost(
  { db }: Pick<People, 'db'>,
  which: Pick<Which, 'author' | 'id'>,
): Promise<void> {
  await unlessOvertaken(() =>
    db.transaction().execute(async (trx) => {
      const { id } = await lockOwn(trx, which);
      await closeCase(trx, { kind, id });
      await deleteForumPost(trx, id);
    }),
  );
}
