// SPDX-License-Identifier: AGPL-3.0-or-later
import { insertPictureUpload, lockAuthor, selectGuestUploadBytes } from '@kga/db/content';
import { transaction } from '@kga/db/core';

import type { Author } from '../../../content/author.ts';
import { AppError } from '../../../platform/errors.ts';
import { mediaTypeOf } from '../../../platform/plugins/file-bodies.ts';
import type { Services } from '../../../platform/services.ts';
import { createUploadBudget } from '../../../platform/upload-budget.ts';

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

/** Bytes of all pictures of guests that the worker has not copied. */
const guestsMax = 256 * 1_048_576;

/**
 * Returns a function that stores an uploaded picture for the worker, and returns its id. Nothing here decodes it.
 * @throws AppError `rate_limited`, `validation_failed`, `not_signed_in`, `overloaded`
 */
export function createPictureUploads({ db, rateLimits }: Pick<Services, 'db' | 'rateLimits'>) {
  const withinBudget = createUploadBudget(guestsMax, () => selectGuestUploadBytes(db));
  return async ({ author, bytes }: { author: Author; bytes: Buffer }): Promise<string> => {
    await rateLimits.consume('picture_upload', { address: author.ip, account: author.id });
    if (!pictureTypes.has(await mediaTypeOf(bytes))) throw refuse('invalid_format');
    const store = () =>
      transaction(db, async (trx) => {
        if (!(await lockAuthor(trx, author.ref))) throw new AppError('not_signed_in');
        return insertPictureUpload(trx, { author: author.ref, bytes });
      });
    return 'guestId' in author.ref ? withinBudget(bytes.length, store) : store();
  };
}
