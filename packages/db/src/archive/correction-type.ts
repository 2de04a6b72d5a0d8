import { type SomeFacts, gameFactNames, pathTo } from '@kga/contracts';
import { sql } from 'kysely';

import type { ContentItem, ContentType } from '../content/content-type.ts';
import { factText } from './changes.ts';
import { applyCorrection, isCorrectionCurrent } from './corrections.ts';
import { deleteUnpublished } from './submissions.ts';

/** Each fact as `before → after`. */
function differences(before: SomeFacts, after: SomeFacts): ContentItem['details'] {
  return gameFactNames
    .filter((fact) => after[fact] !== undefined)
    .map((fact) => ({
      name: fact === 'name' ? ('gameName' as const) : fact,
      value: `${factText(before, fact) || '–'} → ${factText(after, fact) || '–'}`,
    }));
}

export const correctionType: ContentType<'correction'> = {
  table: 'correction',
  alwaysReviewed: true,
  byGuests: true,
  softDelete: false,
  parent: { table: 'game', column: 'game_id' },
  exported: {
    id: sql`id`,
    gameId: sql`game_id`,
    before: sql`facts_before`,
    after: sql`facts_after`,
    note: sql`note`,
    sourceUrl: sql`source_url`,
    language: sql`language`,
    status: sql`status`,
    createdAt: sql`created_at`,
  },

  async load(db, ids) {
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom('correction')
      .innerJoin('game', 'game.id', 'game_id')
      .selectAll('correction')
      .select(['game.name as game_name', 'game.language as game_language'])
      .where('correction.id', 'in', ids)
      .execute();
    return rows.map((row) => {
      const path = pathTo('archiveGame', { id: row.game_id });
      const source = row.source_url === null ? [] : [row.source_url];
      return {
        id: row.id,
        title: '',
        content: [row.note, ...source].filter(Boolean).join('\n'),
        details: differences(row.facts_before, row.facts_after),
        language: row.language,
        status: row.status,
        revision: row.revision,
        path: `${path}#history`,
        context: { title: row.game_name, language: row.game_language, path, content: '' },
        accountId: row.account_id,
        guestId: row.guest_id,
        createdAt: row.created_at,
        change: { topic: 'archive', id: row.game_id },
      };
    });
  },

  canPublish: isCorrectionCurrent,

  /** A correction that is approved changes its game; one that is not any more is taken back. */
  async updateStatus(trx, id, status) {
    const before = await trx
      .selectFrom('correction')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirst();
    await trx.updateTable('correction').set({ status }).where('id', '=', id).execute();
    if (status === 'published') await applyCorrection(trx, id, { isReverted: false });
    else if (before?.status === 'published') await applyCorrection(trx, id, { isReverted: true });
  },

  delete: (trx, ids) => deleteUnpublished(trx, 'correction', ids),
};
