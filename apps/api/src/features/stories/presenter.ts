// SPDX-License-Identifier: AGPL-3.0-or-later
import { publicAuthorId } from '@kga/contracts/content';
import type { OwnStory, Story } from '@kga/contracts/stories';
import type { ModerationStatus } from '@kga/db/moderation';
import type { StoryRow } from '@kga/db/stories';

import { presentAuthor } from '../../content/present-author.ts';
import type { ShownText } from '../../content/texts.ts';

const numberOf = (text: string | null): number | null => (text === null ? null : Number(text));

export function presentStory(row: StoryRow, { blocks }: Pick<ShownText, 'blocks'>): Story {
  const authorId = row.account_id ?? row.guest_id;
  return {
    id: row.id,
    userId: authorId === null ? null : publicAuthorId(authorId),
    author: presentAuthor(row.author),
    gameName: row.game_name,
    title: row.title,
    content: row.content,
    format: row.format,
    blocks,
    amountLost: numberOf(row.amount_lost_yen),
    amount: numberOf(row.amount),
    currency: row.currency,
    rateDate: row.rate_date,
    language: row.language,
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
  };
}

export const presentOwnStory = (
  row: StoryRow,
  { shown, moderation }: { shown: ShownText; moderation: ModerationStatus },
): OwnStory => ({
  ...presentStory(row, shown),
  status: row.status,
  revision: row.revision,
  ...moderation,
});
