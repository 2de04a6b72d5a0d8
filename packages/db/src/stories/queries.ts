import type { Selectable } from 'kysely';

import type { Database } from '../client.ts';
import type { StoryTable } from './table.ts';

export type StoryRow = Pick<
  Selectable<StoryTable>,
  | 'id'
  | 'account_id'
  | 'guest_id'
  | 'game_name'
  | 'title'
  | 'content'
  | 'amount_lost_yen'
  | 'created_at'
>;

/** The newest published stories, newest first. */
export async function publishedStories(db: Database, limit: number): Promise<StoryRow[]> {
  return db
    .selectFrom('story')
    .select([
      'id',
      'account_id',
      'guest_id',
      'game_name',
      'title',
      'content',
      'amount_lost_yen',
      'created_at',
    ])
    .where('status', '=', 'published')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
