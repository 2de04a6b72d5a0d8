import type { addForumPost as contract } from '@kga/contracts';
import {
  type Schema,
  addForumPost as insertPost,
  admit,
  follow,
  lockWriter,
  ownForumPost,
} from '@kga/db';
import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';

import { AppError } from '../errors.ts';
import type { Author } from '../writing/author.ts';
import { writeOnce } from '../writing/write-once.ts';

type Given = z.infer<typeof contract.schema.body>;

/** @throws AppError `not_signed_in`: guests begin none */
export function accountIdOf({ writer }: Pick<Author, 'writer'>): string {
  if (!('accountId' in writer)) throw new AppError('not_signed_in');
  return writer.accountId;
}

async function create(
  trx: Transaction<Schema>,
  { writer, isTeam, language: usual }: Author,
  { traces, categoryId, language = usual, title, content }: Given,
): Promise<string> {
  const accountId = accountIdOf({ writer });
  if (!(await lockWriter(trx, writer))) throw new AppError('not_signed_in');
  const id = uuidv7();
  const text = `${title}\n${content}`;
  const piece = { kind: 'forum_post', id, writer, isTeam, language, text, traces } as const;
  const { status } = await admit(trx, piece);
  const written = { title, content, language, category_id: categoryId };
  await insertPost(trx, { ...written, id, account_id: accountId, status });
  await follow(trx, { postId: id, accountId });
  return id;
}

/**
 * Begins a post, which its author follows. Repeated with the same key, it answers the first one's id.
 *
 * @throws AppError `not_signed_in`, `rate_limited`, `idempotency_key_reused`
 */
export const addPost = writeOnce({
  operation: 'add_forum_post',
  create,
  isThere: (db, { id, author }) => ownForumPost(db, { id, accountId: accountIdOf(author) }),
});
