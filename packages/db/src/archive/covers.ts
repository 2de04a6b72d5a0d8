import type { OutboxPayload } from '@kga/contracts';
import { sql } from 'kysely';

import type { Database, Transaction } from '../client.ts';
import { insertOutboxJob } from '../outbox/queries.ts';
import { type NewPicture, insertPicture } from '../pictures/queries.ts';
import type { SubmittedGame } from './submissions.ts';

/** Of a published game that its readers see otherwise. */
const editedAt = sql<Date | null>`case when status = 'published' then now() else edited_at end`;

type CoverSource = OutboxPayload<'archive.cover'>;

/** Whether a game still has this source of its cover. */
export async function isCoverWanted(db: Database, { gameId, source }: CoverSource) {
  const game = await db
    .selectFrom('game')
    .select('cover_source')
    .where('id', '=', gameId)
    .executeTakeFirst();
  return game?.cover_source === source;
}

/** Stores the cover of a game; false where it is deleted or has another source by now. */
export async function updateGameCover(
  trx: Transaction,
  { gameId, source }: CoverSource,
  picture: NewPicture,
): Promise<boolean> {
  const game = await trx
    .selectFrom('game')
    .select('id')
    .where('id', '=', gameId)
    .where('cover_source', '=', source)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!game) return false;
  const cover_id = await insertPicture(trx, picture);
  await trx
    .updateTable('game')
    .set({ cover_id, edited_at: editedAt })
    .where('id', '=', gameId)
    .execute();
  return true;
}

/** Removes the cover of a locked game. The purge job deletes the picture. */
export async function removeGameCover(trx: Transaction, id: string): Promise<void> {
  await trx
    .updateTable('game')
    .set({ cover_source: null, cover_id: null, edited_at: editedAt })
    .where('id', '=', id)
    .execute();
}

/** Gives the cover of a duplicate to a game that has none. */
export async function moveGameCover(
  trx: Transaction,
  { from, into }: { from: SubmittedGame; into: SubmittedGame },
): Promise<void> {
  const { cover_source, cover_id } = from;
  if (into.cover_source !== null || cover_source === null) return;
  await removeGameCover(trx, from.id);
  await trx
    .updateTable('game')
    .set({ cover_source, cover_id, edited_at: editedAt })
    .where('id', '=', into.id)
    .execute();
  if (cover_id === null) {
    await insertOutboxJob(trx, 'archive.cover', { gameId: into.id, source: cover_source });
  }
}
