// SPDX-License-Identifier: AGPL-3.0-or-later
import type { TextFormat } from '@kga/contracts/content';
import type { ContentKind, Language } from '@kga/contracts/core';
import { selectGuestsOfAccount } from '@kga/db/accounts';
import { isItemBy, lockAuthor } from '@kga/db/content';
import type { Transaction } from '@kga/db/core';
import { contentTypes } from '@kga/db/registry';
import { v7 } from 'uuid';

import { AppError } from '../platform/errors.ts';
import { createOnce } from '../platform/idempotency.ts';
import { refundOnFailure } from '../platform/rate-limits.ts';
import type { Services } from '../platform/services.ts';
import { type Author, createWriteLimit } from './author.ts';
import type { ScreenedItem } from './auto-moderation.ts';
import { attachPictures } from './text-pictures.ts';

/** Largest JSON body, in bytes, with texts of these lengths: `\uXXXX` takes six bytes a unit. */
export const jsonBodyLimit = (lengths: Readonly<Record<string, number>>): number =>
  6 * Object.values(lengths).reduce((sum, length) => sum + length, 0) + 8_192;

type ContentInput = {
  language?: Language | undefined;
  traces?: ScreenedItem['traces'];
  /** Of kinds that can have pictures in Markdown. */
  content?: string;
  format?: TextFormat | undefined;
};

/** A new item, ready to be screened with its text. */
type Draft = Omit<ScreenedItem, 'text'>;

async function guestIdsOf(trx: Transaction, { ref }: Author): Promise<string[]> {
  if (!('accountId' in ref)) return [];
  const guests = await selectGuestsOfAccount(trx, ref.accountId);
  return guests.map(({ id }) => id);
}

/**
 * Creates an item and returns its id. A repetition with the same key returns the id of the first
 * item, also if a guest has signed in meanwhile, and does not count towards the write limit.
 * @param create locks parents, screens the draft and inserts it
 * @throws AppError `rate_limited`, `not_signed_in` if the author was deleted meanwhile,
 *   `idempotency_key_reused`; and what `create` throws
 */
export async function createContent(
  services: Pick<Services, 'db' | 'keys' | 'rateLimits'>,
  author: Author,
  { kind, key, input }: { kind: ContentKind; key: string | undefined; input: ContentInput },
  create: (trx: Transaction, draft: Draft) => Promise<void>,
): Promise<string> {
  const { ref, isTeam } = author;
  const { traces, ...request } = input;
  const limit = createWriteLimit(services, author);
  const creation = {
    operation: `add_${kind}`,
    owner: author.id,
    earlierOwners: (trx: Transaction) => guestIdsOf(trx, author),
    key,
    request,
    async exists(id: string) {
      const [item] = await contentTypes[kind].load(services.db, [id]);
      return item !== undefined && isItemBy(item, ref);
    },
  };
  return refundOnFailure(limit, () =>
    createOnce(services, creation, async (trx) => {
      await limit.consume();
      if (!(await lockAuthor(trx, ref))) throw new AppError('not_signed_in');
      const id = v7();
      const language = input.language ?? author.language;
      await create(trx, { kind, id, author: ref, isTeam, language, traces });
      await attachPictures(trx, { kind, id }, { text: input, author: ref });
      return id;
    }),
  );
}
