import type * as contracts from '@kga/contracts';
import {
  type ContentItem,
  type Database,
  type NewStory,
  type StoryRow,
  convertToYen,
  insertStory,
  selectStory,
  updateStory,
} from '@kga/db';
import type { z } from 'zod';

import type { Author } from '../../content/author.ts';
import { screenNew } from '../../content/auto-moderation.ts';
import { createContent } from '../../content/create-content.ts';
import { type ContentEditor, editContent } from '../../content/edit-content.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

type CreateInput = z.infer<typeof contracts.createStory.schema.body>;
type UpdateInput = z.infer<typeof contracts.updateStory.schema.body>;

type Loss = Pick<NewStory, 'amount' | 'currency' | 'amount_lost_yen' | 'rate_date'>;

/** The stored conversion of a loss, if the author has not changed the loss. */
function convertedBefore(
  before: StoryRow | undefined,
  { amount, currency }: Pick<Loss, 'amount' | 'currency'>,
): Pick<Loss, 'amount_lost_yen' | 'rate_date'> | undefined {
  if (!before || before.amount_lost_yen === null) return undefined;
  if (before.currency !== currency || Number(before.amount) !== amount) return undefined;
  return { amount_lost_yen: Number(before.amount_lost_yen), rate_date: before.rate_date };
}

/** A loss of zero needs no currency; one in a currency without a rate is not converted. */
async function convertLoss(
  db: Database,
  { amountLost: amount = null, currency }: contracts.StoryBody,
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
  const unchanged = convertedBefore(before, { amount, currency });
  if (unchanged) return { amount, currency, ...unchanged };
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
  input: contracts.StoryBody & { language: contracts.Language },
  before?: StoryRow,
): Promise<NewStory> {
  return {
    game_name: input.gameName,
    title: input.title,
    content: input.content,
    language: input.language,
    ...(await convertLoss(db, input, before)),
  };
}

const screenedText = ({ game_name, title, content }: NewStory): string =>
  [game_name, title, content].join('\n');

const isUnchanged = (before: StoryRow, after: NewStory): boolean =>
  before.game_name === after.game_name &&
  before.title === after.title &&
  before.content === after.content &&
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
    const values = await storyValues(trx, { ...input, language: draft.language });
    const { status } = await screenNew(trx, { ...draft, text: screenedText(values) });
    await insertStory(trx, { ...values, id: draft.id, status, author: author.ref });
  });

const gameNameOf = ({ details }: ContentItem): string =>
  details.find(({ name }) => name === 'gameName')?.value ?? '';

const editor: ContentEditor<UpdateInput, NewStory> = {
  kind: 'story',
  async values(trx, { id, language }, input) {
    const before = await selectStory(trx, id);
    const values = await storyValues(
      trx,
      { ...input, language: input.language ?? language },
      before,
    );
    return before && isUnchanged(before, values) ? undefined : values;
  },
  text: screenedText,
  versionTitle: (item) => `${gameNameOf(item)}: ${item.title}`,
  update: (trx, id, values) => updateStory(trx, { ...values, id }),
};

/** @throws AppError `not_found`, `conflict`, `validation_failed`, `rate_limited` */
export const editStory = (
  services: Pick<Services, 'db' | 'rateLimits'>,
  author: Author,
  { id, input }: { id: string; input: UpdateInput },
) => editContent(services, author, editor, { id, revision: input.revision, input });
