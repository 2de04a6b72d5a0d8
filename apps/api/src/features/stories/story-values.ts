import type { Language, StoryBody } from '@kga/contracts';
import { type Database, type StoryRow, type NewStory, convertToYen } from '@kga/db';

import { AppError } from '../../platform/errors.ts';

type Loss = Pick<NewStory, 'amount' | 'currency' | 'amount_lost_yen' | 'rate_date'>;

/** Keeps what a loss was worth when it was told, where it is still the same one. */
function sameLoss(before: StoryRow | undefined, loss: Pick<Loss, 'amount' | 'currency'>) {
  const { amount_lost_yen: yen = null, amount, currency, rate_date = null } = before ?? {};
  if (yen === null || currency !== loss.currency || Number(amount) !== loss.amount)
    return undefined;
  return { amount_lost_yen: Number(yen), rate_date };
}

/** A loss of nothing needs no currency; one of a currency without a rate is kept as it was given. */
async function lossOf(
  db: Database,
  { amountLost: amount = null, currency }: StoryBody,
  before: StoryRow | undefined,
): Promise<Loss> {
  if (amount === null) {
    return { amount: null, currency: null, amount_lost_yen: null, rate_date: null };
  }
  if (amount === 0) {
    return { amount, currency: currency ?? null, amount_lost_yen: 0, rate_date: null };
  }
  if (currency === undefined) {
    throw new AppError('validation_failed', { errors: [{ path: 'currency', code: 'missing' }] });
  }
  const same = sameLoss(before, { amount, currency });
  if (same) return { amount, currency, ...same };
  const { yen = null, rateDate = null } = (await convertToYen(db, { amount, currency })) ?? {};
  return { amount, currency, amount_lost_yen: yen, rate_date: rateDate };
}

/**
 * What is stored of what was written, in place of `before` where there is one.
 *
 * @throws AppError `validation_failed` where a loss has no currency
 */
export async function storyValues(
  db: Database,
  given: StoryBody & { language: Language },
  before?: StoryRow,
): Promise<NewStory> {
  return {
    game_name: given.gameName,
    title: given.title,
    content: given.content,
    language: given.language,
    ...(await lossOf(db, given, before)),
  };
}

/** All that was written, for the moderators' rules. */
export const screenedTextOf = ({ game_name, title, content }: NewStory): string =>
  [game_name, title, content].join('\n');
