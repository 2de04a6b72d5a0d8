import type { createPost } from '@kga/contracts';
import {
  type Schema,
  insertPost,
  screenNew,
  insertFollow,
  lockWriter,
  selectOwnPost,
} from '@kga/db';
import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';

import type { Author } from '../../content/author.ts';
import { createContent } from '../../content/create-content.ts';
import { AppError } from '../../platform/errors.ts';

type Given = z.infer<typeof createPost.schema.body>;

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
  const { status } = await screenNew(trx, piece);
  const written = { title, content, language, category_id: categoryId };
  await insertPost(trx, { ...written, id, account_id: accountId, status });
  await insertFollow(trx, { postId: id, accountId });
  return id;
}

/**
 * Begins a post, which its author follows. Repeated with the same key, it answers the first one's id.
 *
 * @throws AppError `not_signed_in`, `rate_limited`, `idempotency_key_reused`
 */
export const publishPost = createContent({
  operation: 'add_forum_post',
  create,
  isThere: (db, { id, author }) => selectOwnPost(db, { id, accountId: accountIdOf(author) }),
});
