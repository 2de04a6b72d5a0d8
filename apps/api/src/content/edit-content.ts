// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ContentRef, ContentStatus, TextFormat } from '@kga/contracts/content';
import type { Change, ContentKind, Language } from '@kga/contracts/core';
import type { ContentItem } from '@kga/db/content';
import { transaction, type Transaction } from '@kga/db/core';
import { deleteContentItems, insertEdit, lockOwnItem } from '@kga/db/moderation';

import { AppError, found } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { type Author, createWriteLimit } from './author.ts';
import { screenEdit } from './auto-moderation.ts';
import { attachPictures } from './text-pictures.ts';

/** The values of an edited item; without `language` that stays. */
type EditedValues = { content: string; format?: TextFormat; language?: Language };

export type ContentEditor<Input, Values extends EditedValues> = {
  kind: ContentKind;
  /** The values to store; undefined if the input changes nothing. */
  values: (trx: Transaction, item: ContentItem, input: Input) => Promise<Values | undefined>;
  text: (values: Values) => string;
  /** Title of the stored earlier version; `item.title` by default. */
  versionTitle?: (item: ContentItem) => string;
  update: (
    trx: Transaction,
    id: string,
    values: Values & { status: ContentStatus },
  ) => Promise<void>;
};

/**
 * Edits an author's own item; moderators see the earlier version. `input.revision` is the one that
 * the author has seen; without it the newest.
 * @returns the change to publish
 * @throws AppError `not_found`, `conflict` if the item has another revision, `rate_limited`; and
 *   what the editor throws
 */
export async function editContent<
  Input extends { revision?: number | undefined },
  Values extends EditedValues,
>(
  services: Pick<Services, 'db' | 'rateLimits'>,
  author: Author,
  editor: ContentEditor<Input, Values>,
  { id, input }: { id: string; input: Input },
): Promise<Change> {
  const ref = { kind: editor.kind, id };
  const limit = createWriteLimit(services, author);
  try {
    return await transaction(services.db, async (trx) => {
      const item = found(await lockOwnItem(trx, ref, author.ref));
      if (input.revision !== undefined && input.revision !== item.revision) {
        throw new AppError('conflict');
      }
      const values = await editor.values(trx, item, input);
      if (!values) return item.change;
      await limit.consume();
      const title = editor.versionTitle?.(item) ?? item.title;
      await insertEdit(trx, { ...ref, title, content: item.content });
      const { status } = await screenEdit(trx, {
        ...ref,
        author: author.ref,
        isTeam: author.isTeam,
        language: values.language ?? item.language,
        text: editor.text(values),
        status: item.status,
      });
      await editor.update(trx, id, { ...values, status });
      await attachPictures(trx, ref, { text: values, author: author.ref });
      return item.change;
    });
  } catch (error) {
    await limit.refund();
    throw error;
  }
}

/**
 * Deletes an author's own item with its earlier versions.
 * @returns the change to publish
 * @throws AppError `not_found`
 */
export const deleteContent = (
  { db }: Pick<Services, 'db'>,
  author: Author,
  ref: ContentRef,
): Promise<Change> =>
  transaction(db, async (trx) => {
    const item = found(await lockOwnItem(trx, ref, author.ref));
    await deleteContentItems(trx, [ref]);
    return item.change;
  });
