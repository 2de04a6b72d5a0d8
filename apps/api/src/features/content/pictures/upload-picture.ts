// SPDX-License-Identifier: AGPL-3.0-or-later
import { insertPictureUpload, lockAuthor } from '@kga/db/content';
import { transaction } from '@kga/db/core';

import type { Author } from '../../../content/author.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';

const startsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));

/** Whether the first bytes are those of a PNG, JPEG, WebP or AVIF. The worker reads the rest. */
const isPicture = (bytes: Buffer): boolean =>
  startsWith(bytes, '\x89PNG\r\n\x1a\n') ||
  startsWith(bytes, '\xff\xd8\xff') ||
  (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) ||
  startsWith(bytes, 'ftypavif', 4) ||
  startsWith(bytes, 'ftypavis', 4);

const refuse = (code: string) =>
  new AppError('validation_failed', { errors: [{ path: 'data', code }] });

/**
 * Stores an uploaded picture for the worker; returns its id. Nothing here decodes it.
 * @throws AppError `rate_limited`, `validation_failed`, `not_signed_in`
 */
export async function uploadPicture(
  { db, rateLimits }: Pick<Services, 'db' | 'rateLimits'>,
  { author, bytes }: { author: Author; bytes: Buffer },
): Promise<string> {
  await rateLimits.consume('picture_upload', { address: author.ip, account: author.id });
  if (!isPicture(bytes)) throw refuse('invalid_format');
  return transaction(db, async (trx) => {
    if (!(await lockAuthor(trx, author.ref))) throw new AppError('not_signed_in');
    return insertPictureUpload(trx, { author: author.ref, bytes });
  });
}
