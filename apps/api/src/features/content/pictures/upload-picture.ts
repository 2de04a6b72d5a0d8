// SPDX-License-Identifier: AGPL-3.0-or-later
import { insertPictureUpload, lockAuthor } from '@kga/db/content';
import { transaction } from '@kga/db/core';

import type { Author } from '../../../content/author.ts';
import { AppError } from '../../../platform/errors.ts';
import { mediaTypeOf } from '../../../platform/plugins/file-bodies.ts';
import type { Services } from '../../../platform/services.ts';

/** What the worker reads. */
const pictureTypes = new Set<string | undefined>([
  'image/apng',
  'image/avif',
  'image/jpeg',
  'image/png',
  'image/webp',
]);

const refuse = (code: string) =>
  new AppError('validation_failed', { errors: [{ path: 'body', code }] });

/**
 * Stores an uploaded picture for the worker; returns its id. Nothing here decodes it.
 * @throws AppError `rate_limited`, `validation_failed`, `not_signed_in`
 */
export async function uploadPicture(
  { db, rateLimits }: Pick<Services, 'db' | 'rateLimits'>,
  { author, bytes }: { author: Author; bytes: Buffer },
): Promise<string> {
  await rateLimits.consume('picture_upload', { address: author.ip, account: author.id });
  if (!pictureTypes.has(await mediaTypeOf(bytes))) throw refuse('invalid_format');
  return transaction(db, async (trx) => {
    if (!(await lockAuthor(trx, author.ref))) throw new AppError('not_signed_in');
    return insertPictureUpload(trx, { author: author.ref, bytes });
  });
}
