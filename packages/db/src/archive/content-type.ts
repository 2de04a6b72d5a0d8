import { pathTo } from '@kga/contracts';
import { sql } from 'kysely';

import type { ContentItem, ContentType } from '../content/content-type.ts';
import { factText, factsOf } from './changes.ts';
import { gameListing } from './queries.ts';
import { type SubmittedGame, deleteUnpublished, submittedGames } from './submissions.ts';

/** The facts that are shown beside the name and the description. */
const detailNames = [
  'developer',
  'publisher',
  'releaseDate',
  'shutdownDate',
  'genre',
  'platforms',
  'shutdownReason',
  'sources',
] as const;

function detailsOf(game: SubmittedGame): ContentItem['details'] {
  const facts = factsOf(game);
  return detailNames
    .map((name) => ({ name, value: factText(facts, name) }))
    .filter(({ value }) => value !== '');
}

export const gameType: ContentType<'game'> = {
  table: 'game',
  listing: gameListing,
  titleColumn: 'name',
  alwaysReviewed: true,
  byGuests: true,
  softDelete: false,
  exported: {
    id: sql`id`,
    name: sql`name`,
    developer: sql`developer`,
    publisher: sql`publisher`,
    releaseDate: sql`release_date`,
    shutdownDate: sql`shutdown_date`,
    genre: sql`genre`,
    platforms: sql`platforms`,
    shutdownReason: sql`shutdown_reason`,
    description: sql`description`,
    sources: sql`sources`,
    coverSource: sql`cover_source`,
    language: sql`language`,
    status: sql`status`,
    createdAt: sql`created_at`,
    editedAt: sql`edited_at`,
  },

  async load(db, ids) {
    if (ids.length === 0) return [];
    const rows = await submittedGames(db).where('id', 'in', ids).execute();
    return rows.map((row) => ({
      id: row.id,
      title: row.name,
      content: row.description ?? '',
      details: detailsOf(row),
      language: row.language,
      status: row.status,
      revision: row.revision,
      path: pathTo('archiveGame', { id: row.id }),
      context: null,
      accountId: row.account_id,
      guestId: row.guest_id,
      createdAt: row.created_at,
      change: { topic: 'archive', id: row.id },
    }));
  },

  /** What others wrote about a duplicate is at the other game and stays there. */
  async canPublish(db, id) {
    const game = await db
      .selectFrom('game')
      .select('merged_into')
      .where('id', '=', id)
      .executeTakeFirst();
    return game?.merged_into === null;
  },

  /** A submission that waits again is no duplicate any more. */
  async updateStatus(trx, id, status) {
    await trx.updateTable('game').set({ status, merged_into: null }).where('id', '=', id).execute();
  },

  delete: (trx, ids) => deleteUnpublished(trx, 'game', ids),
};
