import { memoryPath, pathTo } from '@kga/contracts';
import { sql } from 'kysely';

import type { ContentType } from '../content/content-type.ts';
import { memoryListing } from './memories.ts';

export const memoryType: ContentType<'memory'> = {
  table: 'memory',
  listing: memoryListing,
  byGuests: true,
  softDelete: false,
  parent: { table: 'game', column: 'game_id' },
  exported: {
    id: sql`id`,
    gameId: sql`game_id`,
    content: sql`content`,
    yearsPlayed: sql`years_played`,
    language: sql`language`,
    status: sql`status`,
    createdAt: sql`created_at`,
    editedAt: sql`edited_at`,
  },

  async load(db, ids) {
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom('memory')
      .innerJoin('game', 'game.id', 'game_id')
      .selectAll('memory')
      .select(['game.name as game_name', 'game.language as game_language'])
      .where('memory.id', 'in', ids)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      title: '',
      content: row.content,
      details: row.years_played === null ? [] : [{ name: 'yearsPlayed', value: row.years_played }],
      language: row.language,
      status: row.status,
      revision: row.revision,
      path: memoryPath(row.game_id, row.id),
      context: {
        title: row.game_name,
        language: row.game_language,
        path: pathTo('archiveGame', { id: row.game_id }),
        content: '',
      },
      accountId: row.account_id,
      guestId: row.guest_id,
      createdAt: row.created_at,
      change: { topic: 'archive', id: row.game_id },
    }));
  },
};
