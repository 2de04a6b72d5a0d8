import type { OwnStory, Story } from '@kga/contracts';
import type { ModerationStatus, StoryRow } from '@kga/db';

/** Characters of an author's id that are public; the rest of a guest's tells of its browser. */
const publicLength = 8;

const numberOf = (text: string | null): number | null => (text === null ? null : Number(text));

export function presentStory(row: StoryRow): Story {
  return {
    id: row.id,
    userId: (row.account_id ?? row.guest_id)?.slice(0, publicLength) ?? null,
    gameName: row.game_name,
    title: row.title,
    content: row.content,
    amountLost: numberOf(row.amount_lost_yen),
    amount: numberOf(row.amount),
    currency: row.currency,
    rateDate: row.rate_date,
    language: row.language,
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
  };
}

export const presentOwnStory = (row: StoryRow, standing: ModerationStatus): OwnStory => ({
  ...presentStory(row),
  status: row.status,
  revision: row.revision,
  ...standing,
});
