import type { createStory } from '@kga/contracts';
import { type Schema, insertStory, screenNew, lockWriter, selectOwnStory } from '@kga/db';
import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';

import type { Author } from '../../content/author.ts';
import { createContent } from '../../content/create-content.ts';
import { AppError } from '../../platform/errors.ts';
import { screenedTextOf, storyValues } from './story-values.ts';

type Given = z.infer<typeof createStory.schema.body>;

async function create(
  trx: Transaction<Schema>,
  { writer, isTeam, language: usual }: Author,
  { traces, language = usual, ...given }: Given,
): Promise<string> {
  if (!(await lockWriter(trx, writer))) throw new AppError('not_signed_in');
  const id = uuidv7();
  const written = await storyValues(trx, { ...given, language });
  const piece = {
    kind: 'story',
    id,
    writer,
    isTeam,
    language,
    text: screenedTextOf(written),
  } as const;
  const { status } = await screenNew(trx, { ...piece, traces });
  await insertStory(trx, { ...written, id, status, writer });
  return id;
}

/**
 * Tells a story. Repeated with the same key, it answers the first one's id.
 *
 * @throws AppError `validation_failed`, `not_signed_in`, `rate_limited`, `idempotency_key_reused`
 */
export const publishStory = createContent({
  operation: 'add_story',
  create,
  isThere: (db, { id, author: { writer } }) => selectOwnStory(db, { id, writer }),
});
