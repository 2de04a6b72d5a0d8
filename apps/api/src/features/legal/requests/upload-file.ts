// SPDX-License-Identifier: AGPL-3.0-or-later
import { transaction } from '@kga/db/core';
import { type LegalMediaType, insertLegalFile, selectUnusedFileBytes } from '@kga/db/legal';
import type { KeyRing } from '@kga/server/crypto';

import { AppError } from '../../../platform/errors.ts';
import { mediaTypeOf } from '../../../platform/plugins/file-bodies.ts';
import type { Services } from '../../../platform/services.ts';
import { createUploadBudget } from '../../../platform/upload-budget.ts';
import { hasActiveContent, isPdfThroughout } from './active-content.ts';

const refuse = (code: string) =>
  new AppError('validation_failed', { errors: [{ path: 'body', code }] });

/** What is accepted, by its media type. */
const types: Readonly<Record<string, LegalMediaType>> = {
  'application/pdf': 'application/pdf',
  'image/apng': 'image',
  'image/jpeg': 'image',
  'image/png': 'image',
  'image/webp': 'image',
};

/** Bytes of all files that no request has. */
const unusedMax = 1_024 * 1_048_576;

/**
 * Returns a function that stores a file for a request that is not sent yet. Nothing here decodes it.
 * @throws AppError `rate_limited`, `validation_failed`, `overloaded`
 */
export function createFileUploads(
  { db, rateLimits }: Pick<Services, 'db' | 'rateLimits'>,
  ring: KeyRing,
) {
  const withinBudget = createUploadBudget(unusedMax, () => selectUnusedFileBytes(db));
  return async ({ name, bytes, address }: { name: string; bytes: Buffer; address: string }) => {
    await rateLimits.consume('legal_file', { address });
    const type = types[(await mediaTypeOf(bytes)) ?? ''];
    if (!type) throw refuse('invalid_format');
    return withinBudget(bytes.length, async () => {
      if (type === 'application/pdf') {
        if (!isPdfThroughout(bytes)) throw refuse('invalid_format');
        if (await hasActiveContent(bytes)) throw refuse('active_content');
      }
      return transaction(db, (trx) => insertLegalFile(trx, ring, { name, bytes, type }));
    });
  };
}
