import {
  type createCorrection,
  differentFacts,
  isEndPossible,
  isLifetime,
  replaceFacts,
} from '@kga/contracts';
import { factsOf, insertCorrection, lockPublishedGame, selectReviewedGame } from '@kga/db';
import type { z } from 'zod';

import type { Author } from '../../content/author.ts';
import { screenNew } from '../../content/auto-moderation.ts';
import { createContent } from '../../content/create-content.ts';
import { AppError, found } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

type Input = z.infer<typeof createCorrection.schema.body>;

const refuse = (path: string, code: string) =>
  new AppError('validation_failed', { errors: [{ path, code }] });

/**
 * Stores a correction of a published game for a moderator to look at; returns its id.
 * @throws AppError `not_found`, `validation_failed` if nothing changes or the dates would lie,
 *   `not_signed_in`, `rate_limited`, `idempotency_key_reused`
 */
export const suggestCorrection = (
  services: Pick<Services, 'db' | 'keys' | 'rateLimits'>,
  author: Author,
  { gameId, input, key }: { gameId: string; input: Input; key: string | undefined },
): Promise<string> => {
  const content = { kind: 'correction', key, input: { ...input, gameId } } as const;
  return createContent(services, author, content, async (trx, draft) => {
    if (!(await lockPublishedGame(trx, gameId, 'share'))) throw new AppError('not_found');
    const facts = factsOf(found(await selectReviewedGame(trx, gameId)));
    const after = differentFacts(input.facts, facts);
    if (Object.keys(after).length === 0) throw refuse('facts', 'unchanged');
    const corrected = replaceFacts(facts, after);
    if (!isLifetime(corrected)) throw refuse('releaseDate', 'custom');
    if (!isEndPossible(corrected)) throw refuse('status', 'custom');
    const note = input.note?.trim() ?? '';
    const { status } = await screenNew(trx, {
      ...draft,
      text: [note, after.description, after.shutdownReason].filter(Boolean).join('\n'),
    });
    await insertCorrection(trx, {
      id: draft.id,
      game_id: gameId,
      before: differentFacts(facts, corrected),
      after,
      note,
      source_url: input.sourceUrl ?? null,
      language: draft.language,
      status,
      author: draft.author,
    });
  });
};
