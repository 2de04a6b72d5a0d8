// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type ContentRef,
  type TextBlock,
  type TextFormat,
  pictureIdOf,
  textPicturesMax,
} from '@kga/contracts/content';
import {
  type AuthorRef,
  type ContentPicture,
  selectContentPictures,
  updateContentPictures,
} from '@kga/db/content';
import type { Database, Transaction } from '@kga/db/core';
import { picturesIn } from '@kga/server/markdown';

/** Gives a text the pictures that it names, where its author uploaded them. */
export async function attachPictures(
  trx: Transaction,
  ref: ContentRef,
  {
    text: { content = '', format },
    author,
  }: { text: { content?: string; format?: TextFormat | undefined }; author: AuthorRef },
): Promise<void> {
  if (format === undefined) return;
  const ids = picturesIn({ content, format }).slice(0, textPicturesMax);
  await updateContentPictures(trx, ref, { ids, author });
}

/** Reads the pictures of the items whose texts show some. */
export async function readPictures(
  db: Database,
  texts: readonly { id?: string; blocks: readonly TextBlock[] }[],
): Promise<Map<string, ContentPicture>> {
  const ids = texts.flatMap(({ id, blocks }) =>
    id !== undefined && blocks.some(({ kind }) => kind === 'picture') ? [id] : [],
  );
  const found = await selectContentPictures(db, ids);
  return new Map(found.map((picture) => [`${picture.itemId} ${picture.id}`, picture]));
}

/** The blocks of an item with the sizes of its pictures; another item's picture becomes its words. */
export const withPictures = (
  blocks: readonly TextBlock[],
  itemId: string,
  pictures: ReadonlyMap<string, ContentPicture>,
): TextBlock[] =>
  blocks.map(({ picture: shown, ...block }) => {
    if (!shown) return block;
    const picture = pictures.get(`${itemId} ${pictureIdOf(shown.url) ?? ''}`);
    if (!picture) return { ...block, kind: 'paragraph' };
    return { ...block, picture: { ...shown, width: picture.width, height: picture.height } };
  });
