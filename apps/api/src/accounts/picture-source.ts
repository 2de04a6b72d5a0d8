// SPDX-License-Identifier: AGPL-3.0-or-later
import { uploadSource } from '@kga/contracts/content';
import type { Account } from '@kga/db/accounts';
import { hasPictureUpload } from '@kga/db/content';
import type { Transaction } from '@kga/db/core';

import { AppError } from '../platform/errors.ts';

type Wanted = {
  pictureSource?: string | null | undefined;
  pictureUpload?: string | undefined;
};

/**
 * The source of the picture that a request chooses; undefined where it leaves the picture alone.
 * @throws AppError `validation_failed` where the upload is not the caller's, or was used
 */
export async function wantedPicture(
  trx: Transaction,
  account: Pick<Account, 'id'>,
  { pictureSource, pictureUpload: id }: Wanted,
): Promise<string | null | undefined> {
  if (id === undefined) return pictureSource;
  if (!(await hasPictureUpload(trx, { id, author: { accountId: account.id } }))) {
    const errors = [{ path: 'pictureUpload', code: 'unknown' }];
    throw new AppError('validation_failed', { errors });
  }
  return uploadSource(id);
}
