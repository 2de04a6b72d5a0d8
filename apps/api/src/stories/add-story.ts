import type { addStory as contract } from '@kga/contracts';
import { type Schema, addStory as insertStory, admit, lockWriter, ownStoryById } from '@kga/db';
import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';

import { AppError } from '../errors.ts';
import type { Author } from '../writing/author.ts';
import { writeOnce } from '../writing/write-once.ts';
import { textOf, writtenStory } from './written.ts';

type Given = z.infer<typeof contract.schema.body>;

async function create(
  trx: Transaction<Schema>,
  { writer, isTeam, language: usual }: Author,
  { traces, language = usual, ...given }: Given,
): Promise<string> {
  if (!(await lockWriter(trx, writer))) throw new AppError('not_signed_in');
  const id = uuidv7();
  const written = await writtenStory(trx, { ...given, language });
  const piece = { kind: 'story', id, writer, isTeam, language, text: textOf(written) } as const;
  const { status } = await admit(trx, { ...piece, traces });
  await insertStory(trx, { ...written, id, status, writer });
  return id;
}

/**
 * Tells a story. Repeated with the same key, it answers the first one's id.
 *
 * @throws AppError `validation_failed`, `not_signed_in`, `rate_limited`, `idempotency_key_reused`
 */
export const addStory = writeOnce({
  operation: 'add_story',
  create,
  isThere: (db, { id, author: { writer } }) => ownStoryById(db, { id, writer }),
});
