// SPDX-License-Identifier: AGPL-3.0-or-later
import { transaction } from '@kga/db/core';
import { type LegalMediaType, insertLegalFile } from '@kga/db/legal';
import type { KeyRing } from '@kga/server/crypto';

import { AppError } from '../../../platform/errors.ts';
import { mediaTypeOf } from '../../../platform/plugins/file-bodies.ts';
import type { Services } from '../../../platform/services.ts';
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

/**
 * Stores a file for a request that is not sent yet. Nothing here decodes it.
 * @throws AppError `rate_limited`, `validation_failed`
 */
export async function uploadFile(
  { db, rateLimits }: Pick<Services, 'db' | 'rateLimits'>,
  ring: KeyRing,
  { name, bytes, address }: { name: string; bytes: Buffer; address: string },
): Promise<{ id: string; state: 'checking' | 'ready' }> {
  await rateLimits.consume('legal_file', { address });
  const type = types[(await mediaTypeOf(bytes)) ?? ''];
  if (!type) throw refuse('invalid_format');
  if (type === 'application/pdf') {
    if (!isPdfThroughout(bytes)) throw refuse('invalid_format');
    if (await hasActiveContent(bytes)) throw refuse('active_content');
  }
  return transaction(db, (trx) => insertLegalFile(trx, ring, { name, bytes, type }));
}
