import type { Story } from '@kga/contracts';
import type { StoryRow } from '@kga/db';

/** Characters of an author's id that are public; the rest of a guest's tells of its browser. */
const publicLength = 8;

export function presentStory(row: StoryRow): Story {
  return {
    id: row.id,
    userId: (row.account_id ?? row.guest_id)?.slice(0, publicLength) ?? null,
    gameName: row.game_name,
    title: row.title,
    content: row.content,
    amountLost: row.amount_lost_yen === null ? null : Number(row.amount_lost_yen),
    createdAt: row.created_at.toISOString(),
  };
}
