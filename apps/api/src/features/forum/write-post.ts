// SPDX-License-Identifier: AGPL-3.0-or-later
import type { TextFormat } from '@kga/contracts/content';
import { pathTo } from '@kga/contracts/core';
import type { createPost, updatePost } from '@kga/contracts/forum';
import { lockSurvivingGame } from '@kga/db/archive';
import { insertMark } from '@kga/db/content';
import type { Transaction } from '@kga/db/core';
import { insertPost, postFollowMark, selectThreads, updatePostText } from '@kga/db/forum';
import { type Formatted, formatOf, screenedTextOf } from '@kga/server/markdown';
import type { z } from 'zod';

import type { Author } from '../../content/author.ts';
import { screenNew } from '../../content/auto-moderation.ts';
import { createContent } from '../../content/create-content.ts';
import type { ContentEditor } from '../../content/edit-content.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

type CreateInput = z.infer<typeof createPost.schema.body>;
type UpdateInput = z.infer<typeof updatePost.schema.body>;
type Text = { title: string; content: string; format: TextFormat };

const screenedText = ({ title, ...text }: { title: string } & Formatted): string =>
  `${title}\n${screenedTextOf(text)}`;

/** @throws AppError `not_signed_in`, because guests create no posts */
function accountIdOf({ ref }: Author): string {
  if (!('accountId' in ref)) throw new AppError('not_signed_in');
  return ref.accountId;
}

/** Locks the game that a thread is about. @throws AppError `validation_failed` if the archive has no such game */
async function lockGame(trx: Transaction, id: string): Promise<string> {
  const gameId = await lockSurvivingGame(trx, id);
  if (gameId !== undefined) return gameId;
  throw new AppError('validation_failed', { errors: [{ path: 'gameId', code: 'unknown' }] });
}

/** Names the thread that a game has to those who see it. */
async function gameHasThread(
  trx: Transaction,
  { gameId, accountId }: { gameId: string; accountId: string },
): Promise<AppError> {
  const [thread] = await selectThreads(trx, [gameId]);
  const isSeen = thread?.status === 'published' || thread?.account_id === accountId;
  return new AppError('game_has_thread', {
    existing: thread && isSeen ? pathTo('forumPost', { id: thread.id }) : undefined,
  });
}

/**
 * Publishes a post or holds it for moderation; its author follows it. Returns its id.
 * @throws AppError `not_signed_in`, `rate_limited`, `idempotency_key_reused`, `game_has_thread`,
 *   `validation_failed` for an unknown game
 */
export const publishPost = (
  services: Pick<Services, 'db' | 'keys' | 'rateLimits'>,
  author: Author,
  { input, key }: { input: CreateInput; key: string | undefined },
): Promise<string> =>
  createContent(services, author, { kind: 'forum_post', key, input }, async (trx, draft) => {
    const { id, language } = draft;
    const { categoryId, title, content, format = 'plain' } = input;
    const accountId = accountIdOf(author);
    const gameId = input.gameId === undefined ? null : await lockGame(trx, input.gameId);
    const { status } = await screenNew(trx, { ...draft, text: screenedText(input) });
    const post = { id, category_id: categoryId, title, content, format, language, status };
    const isInserted = await insertPost(trx, { ...post, game_id: gameId, account_id: accountId });
    if (!isInserted && gameId !== null) throw await gameHasThread(trx, { gameId, accountId });
    await insertMark(trx, { type: postFollowMark, id, owner: author.ref });
  });

export const postEditor: ContentEditor<UpdateInput, Text> = {
  kind: 'forum_post',
  async values(
    _trx,
    item,
    { title = item.title, content = item.content, format = formatOf(item) },
  ) {
    const isSame = title === item.title && content === item.content && format === formatOf(item);
    return isSame ? undefined : { title, content, format };
  },
  text: screenedText,
  update: (trx, id, values) => updatePostText(trx, { ...values, id }),
};
