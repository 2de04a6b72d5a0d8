import type { ContentStatus, Currency, Language } from '@kga/contracts';
import { type Transaction, sql } from 'kysely';

import type { Writer } from '../moderation/auto-moderation.ts';
import { lockCase } from '../moderation/cases.ts';
import type { Schema } from '../schema.ts';
import { type StoryRow, isBy, storyColumns } from './queries.ts';

/** What somebody wrote into a story, with what the loss is worth. */
export type NewStory = {
  game_name: string;
  title: string;
  content: string;
  amount: number | null;
  currency: Currency | null;
  amount_lost_yen: number | null;
  /** As `2024-12-31`. */
  rate_date: string | null;
  language: Language;
};

export async function insertStory(
  trx: Transaction<Schema>,
  { writer, ...story }: NewStory & { id: string; status: ContentStatus; writer: Writer },
): Promise<void> {
  await trx
    .insertInto('story')
    .values({
      ...story,
      account_id: 'accountId' in writer ? writer.accountId : null,
      guest_id: 'guestId' in writer ? writer.guestId : null,
    })
    .execute();
}

/** Somebody's own story, held until the transaction ends; undefined where it is not theirs. */
export async function lockOwnStory(
  trx: Transaction<Schema>,
  { id, writer }: { id: string; writer: Writer },
): Promise<StoryRow | undefined> {
  // In the order of moderators, so that no two wait for each other.
  await lockCase(trx, { kind: 'story', id });
  return trx
    .selectFrom('story')
    .select(storyColumns)
    .where('id', '=', id)
    .where(isBy(writer))
    .forUpdate()
    .executeTakeFirst();
}

export async function updateStoryRow(
  trx: Transaction<Schema>,
  { id, ...story }: NewStory & { id: string; status: ContentStatus },
): Promise<void> {
  await trx
    .updateTable('story')
    .set({ ...story, edited_at: sql<Date>`now()`, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .execute();
}

export async function deleteStoryRow(trx: Transaction<Schema>, id: string): Promise<void> {
  await trx.deleteFrom('story').where('id', '=', id).execute();
}
