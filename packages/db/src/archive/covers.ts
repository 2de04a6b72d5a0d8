// SPDX-License-Identifier: AGPL-3.0-or-later
import type { OutboxPayload } from '@kga/contracts/jobs';

import { type NewPicture, insertPicture } from '../content/pictures/queries.ts';
import type { Database, Transaction } from '../core/client.ts';
import { editedWherePublished } from './games.ts';

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
    .set({ cover_id, edited_at: editedWherePublished })
    .where('id', '=', gameId)
    .execute();
  return true;
}

/** Removes the cover of a locked game. The purge job deletes the picture. */
export async function removeGameCover(trx: Transaction, id: string): Promise<void> {
  await trx
    .updateTable('game')
    .set({ cover_source: null, cover_id: null, edited_at: editedWherePublished })
    .where('id', '=', id)
    .execute();
}
