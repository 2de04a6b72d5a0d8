import type * as contracts from '@kga/contracts';
import { type NewMemory, insertMemory, lockPublishedGame, updateMemory } from '@kga/db';
import type { z } from 'zod';

import type { Author } from '../../content/author.ts';
import { screenNew } from '../../content/auto-moderation.ts';
import { createContent } from '../../content/create-content.ts';
import type { ContentEditor } from '../../content/edit-content.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

type CreateInput = { gameId: string } & z.infer<typeof contracts.createMemory.schema.body>;
type UpdateInput = z.infer<typeof contracts.updateMemory.schema.body>;

/**
 * Publishes a memory or holds it for moderation; returns its id.
 * @throws AppError `not_found`, `not_signed_in`, `rate_limited`, `idempotency_key_reused`
 */
export const publishMemory = (
  services: Pick<Services, 'db' | 'keys' | 'rateLimits'>,
  author: Author,
  { input, key }: { input: CreateInput; key: string | undefined },
): Promise<string> =>
  createContent(services, author, { kind: 'memory', key, input }, async (trx, draft) => {
    const { gameId, content, yearsPlayed = null } = input;
    if (!(await lockPublishedGame(trx, gameId, 'share'))) throw new AppError('not_found');
    const { status } = await screenNew(trx, { ...draft, text: content });
    await insertMemory(trx, {
      id: draft.id,
      game_id: gameId,
      content,
      years_played: yearsPlayed,
      language: draft.language,
      status,
      author: author.ref,
    });
  });

export const memoryEditor: ContentEditor<UpdateInput, NewMemory> = {
  kind: 'memory',
  async values(_trx, item, { content = item.content, yearsPlayed, language = item.language }) {
    const before = item.details.find(({ name }) => name === 'yearsPlayed')?.value ?? null;
    const years = yearsPlayed === undefined ? before : yearsPlayed;
    const isSame = content === item.content && years === before && language === item.language;
    return isSame ? undefined : { content, years_played: years, language };
  },
  text: ({ content }) => content,
  update: (trx, id, values) => updateMemory(trx, id, values),
};
