import { pathTo } from '@kga/contracts';

import type { ContentType } from '../content/content-type.ts';
import { type StoryRow, storyColumns } from './queries.ts';

const detailsOf = (row: StoryRow) => [
  { name: 'gameName', value: row.game_name },
  ...(row.amount !== null && Number(row.amount) > 0
    ? [{ name: 'amountLost', value: `${Number(row.amount)} ${row.currency ?? ''}`.trim() }]
    : []),
];

/** What a moderator sees of stories and does with them. */
export const moderatedStory: ContentType = {
  kind: 'story',
  table: 'story',

  async load(db, ids) {
    if (ids.length === 0) return [];
    const rows = await db.selectFrom('story').select(storyColumns).where('id', 'in', ids).execute();
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      content: row.content,
      details: detailsOf(row),
      language: row.language,
      status: row.status,
      path: pathTo('story', { id: row.id }),
      context: null,
      accountId: row.account_id,
      guestId: row.guest_id,
      createdAt: row.created_at,
    }));
  },

  async setStatus(trx, { id, status }) {
    const changed = await trx
      .updateTable('story')
      .set({ status })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    return changed && { topic: 'stories', id };
  },
};
