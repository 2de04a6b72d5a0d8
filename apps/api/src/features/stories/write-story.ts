// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import type * as contracts from '@kga/contracts/stories';
import type { Database } from '@kga/db/core';
import { convertToYen } from '@kga/db/site';
import {
  type NewStory,
  type StoryRow,
  insertStory,
  selectStory,
  updateStory,
} from '@kga/db/stories';
import { screenedTextOf } from '@kga/server/markdown';
import type { z } from 'zod';

import type { Author } from '../../content/author.ts';
import { screenNew } from '../../content/auto-moderation.ts';
import { createContent } from '../../content/create-content.ts';
import type { ContentEditor } from '../../content/edit-content.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

type CreateInput = z.infer<typeof contracts.createStory.schema.body>;
type UpdateInput = z.infer<typeof contracts.updateStory.schema.body>;

type Loss = Pick<NewStory, 'amount' | 'currency' | 'amount_lost_yen' | 'rate_date'>;

/** A loss of zero needs no currency; one in a currency without a rate is not converted. */
async function convertLoss(
  db: Database,
  { amountLost: amount = null, currency }: Pick<contracts.StoryBody, 'amountLost' | 'currency'>,
  before: StoryRow | undefined,
): Promise<Loss> {
  if (amount === null) {
    return { amount, currency: null, amount_lost_yen: null, rate_date: null };
  }
  if (amount === 0) {
    return { amount, currency: currency ?? null, amount_lost_yen: 0, rate_date: null };
  }
  if (currency === undefined) {
    throw new AppError('validation_failed', { errors: [{ path: 'currency', code: 'missing' }] });
  }
  const isConverted = before !== undefined && before.amount_lost_yen !== null;
  if (isConverted && before.currency === currency && Number(before.amount) === amount) {
    const { rate_date } = before;
    return { amount, currency, amount_lost_yen: Number(before.amount_lost_yen), rate_date };
  }
  const { yen = null, rateDate = null } = (await convertToYen(db, { amount, currency })) ?? {};
  return { amount, currency, amount_lost_yen: yen, rate_date: rateDate };
}

/**
 * The values of a story to store, in place of `before` if there is one.
 *
 * @throws AppError `validation_failed` if a loss has no currency
 */
async function storyValues(
  db: Database,
  { gameName: game_name, title, content, format, ...loss }: contracts.StoryBody,
  { language, before }: { language: Language; before?: StoryRow | undefined },
): Promise<NewStory> {
  return {
    game_name,
    title,
    content,
    format: format ?? before?.format ?? 'plain',
    language,
    ...(await convertLoss(db, loss, before)),
  };
}

const screenedText = ({ game_name, title, ...text }: NewStory): string =>
  [game_name, title, screenedTextOf(text)].join('\n');

const isUnchanged = (before: StoryRow, after: NewStory): boolean =>
  before.game_name === after.game_name &&
  before.title === after.title &&
  before.content === after.content &&
  before.format === after.format &&
  before.language === after.language &&
  before.currency === after.currency &&
  (before.amount === null ? null : Number(before.amount)) === after.amount;

/**
 * Publishes a story or holds it for moderation; returns its id.
 *
 * @throws AppError `validation_failed`, `not_signed_in`, `rate_limited`, `idempotency_key_reused`
 */
export const publishStory = (
  services: Pick<Services, 'db' | 'keys' | 'rateLimits'>,
  author: Author,
  { input, key }: { input: CreateInput; key: string | undefined },
): Promise<string> =>
  createContent(services, author, { kind: 'story', key, input }, async (trx, draft) => {
    const values = await storyValues(trx, input, draft);
    const { status } = await screenNew(trx, { ...draft, text: screenedText(values) });
    await insertStory(trx, { ...values, id: draft.id, status, author: author.ref });
  });

export const storyEditor: ContentEditor<UpdateInput, NewStory> = {
  kind: 'story',
  async values(trx, item, input) {
    const before = await selectStory(trx, item.id);
    const language = input.language ?? item.language;
    const values = await storyValues(trx, input, { language, before });
    return before && isUnchanged(before, values) ? undefined : values;
  },
  text: screenedText,
  versionTitle: ({ title, details }) =>
    `${details.find(({ name }) => name === 'gameName')?.value ?? ''}: ${title}`,
  update: (trx, id, values) => updateStory(trx, { ...values, id }),
};
