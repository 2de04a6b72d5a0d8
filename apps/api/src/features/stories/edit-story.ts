import type { updateStory } from '@kga/contracts';
import {
  type Schema,
  type StoryRow,
  type NewStory,
  screenEdit,
  deleteCase,
  deleteStoryRow,
  insertEdit,
  lockOwnStory,
  retryOnConflict,
  updateStoryRow,
} from '@kga/db';
import type { Transaction } from 'kysely';
import type { z } from 'zod';

import type { Author } from '../../content/author.ts';
import { consumeWriteLimit } from '../../content/write-limit.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { screenedTextOf, storyValues } from './story-values.ts';

type Given = z.infer<typeof updateStory.schema.body>;

type Which = { author: Author; id: string; given: Given };

/** Says that something is about to be written. */
type Counted = { count: () => Promise<void> };

const isSame = (before: StoryRow, after: NewStory): boolean =>
  before.game_name === after.game_name &&
  before.title === after.title &&
  before.content === after.content &&
  before.language === after.language &&
  before.currency === after.currency &&
  (before.amount === null ? null : Number(before.amount)) === after.amount;

/** What it said is kept under one title: the game is part of what others read. */
const before = ({ id, game_name, title, content }: StoryRow) =>
  ({ kind: 'story', id, title: `${game_name}: ${title}`, content }) as const;

async function change(
  trx: Transaction<Schema>,
  {
    author: { writer, isTeam },
    id,
    given: { revision, language, ...given },
    count,
  }: Which & Counted,
): Promise<void> {
  const row = await lockOwnStory(trx, { id, writer });
  if (!row) throw new AppError('not_found');
  if (row.revision !== revision) throw new AppError('conflict');
  const written = await storyValues(trx, { ...given, language: language ?? row.language }, row);
  if (isSame(row, written)) return;
  await count();
  await insertEdit(trx, before(row));
  const { status } = await screenEdit(trx, {
    kind: 'story',
    id,
    writer,
    isTeam,
    language: written.language,
    text: screenedTextOf(written),
    traces: undefined,
    status: row.status,
  });
  await updateStoryRow(trx, { ...written, id, status });
}

/**
 * Writes somebody's own story anew; what it said is kept for moderators.
 *
 * @throws AppError `not_found`, `conflict` where it was changed meanwhile, `validation_failed`,
 *   `rate_limited`
 */
export async function editStory(
  { db, rateLimits }: Pick<Services, 'db' | 'rateLimits'>,
  { author, ...which }: Which,
): Promise<void> {
  await consumeWriteLimit({ rateLimits }, author, (count) =>
    retryOnConflict(() =>
      db.transaction().execute((trx) => change(trx, { author, ...which, count })),
    ),
  );
}

/**
 * Deletes somebody's own story, with what it said before.
 *
 * @throws AppError `not_found`
 */
export async function withdrawStory(
  { db }: Pick<Services, 'db'>,
  { writer, id }: Pick<Author, 'writer'> & { id: string },
): Promise<void> {
  await retryOnConflict(() =>
    db.transaction().execute(async (trx) => {
      if (!(await lockOwnStory(trx, { id, writer }))) throw new AppError('not_found');
      await deleteCase(trx, { kind: 'story', id });
      await deleteStoryRow(trx, id);
    }),
  );
}
