// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import { type Selectable, sql } from 'kysely';

import type { ContentItem, ContentType } from '../content/content-type.ts';
import { type StoryRow, selectStoryIdsOfGame, storyListing, storyRows } from './queries.ts';
import type { StoryTable } from './table.ts';

function detailsOf({ game_name, amount, currency }: StoryRow): ContentItem['details'] {
  const game = { name: 'gameName', value: game_name } as const;
  if (amount === null || Number(amount) <= 0) return [game];
  return [game, { name: 'amountLost', value: `${Number(amount)} ${currency ?? ''}`.trim() }];
}

type SharedStory = Pick<
  Selectable<StoryTable>,
  'title' | 'game_name' | 'amount' | 'currency' | 'language'
>;

export const storyType: ContentType<'story'> = {
  table: 'story',
  listing: storyListing,
  byGuests: true,
  title: sql`title`,
  softDelete: false,
  exported: {
    id: sql`id`,
    gameName: sql`game_name`,
    title: sql`title`,
    content: sql`content`,
    format: sql`format`,
    amountLost: sql`amount_lost_yen::float8`,
    amount: sql`amount::float8`,
    currency: sql`currency`,
    rateDate: sql`to_char(rate_date, 'YYYY-MM-DD')`,
    language: sql`language`,
    status: sql`status`,
    createdAt: sql`created_at`,
    editedAt: sql`edited_at`,
  },

  selectIdsOfGame: (db, { name, short }, limit) => selectStoryIdsOfGame(db, [name, short], limit),

  async shareSubject(db, id) {
    const story = await db
      .selectFrom('story')
      .select(['title', 'game_name', 'amount', 'currency', 'language'])
      .where('id', '=', id)
      .where('status', '=', 'published')
      .executeTakeFirst();
    return story && { kind: 'story', ...story };
  },

  async load(db, ids) {
    if (ids.length === 0) return [];
    const rows = await storyRows(db).where('story.id', 'in', ids).execute();
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      content: row.content,
      format: row.format,
      details: detailsOf(row),
      language: row.language,
      status: row.status,
      revision: row.revision,
      path: pathTo('story', { id: row.id }),
      context: null,
      accountId: row.account_id,
      guestId: row.guest_id,
      createdAt: row.created_at,
      change: { topic: 'stories', id: row.id },
    }));
  },
};

declare module '../content/content-type.ts' {
  interface ShareSubjects {
    story: SharedStory;
  }
}
