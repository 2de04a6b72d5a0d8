// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHmac } from 'node:crypto';

import type { Database } from '../../core/client.ts';
import { type KeyRing, selectSealedKey } from '../../core/key-ring.ts';

const keyName = 'legal requests';

/** The tokens of status pages: derived, so that each mail can name them, and stored as hashes alone. */
function createLegalTokens(secret: Buffer) {
  const hash = (...parts: string[]) =>
    createHmac('sha256', secret).update(parts.join('\n')).digest();
  return {
    token: (requestId: string): string => hash('token', requestId).toString('base64url'),
    hashOf: (token: string): Buffer => hash('hash', token),
  };
}

export type LegalTokens = ReturnType<typeof createLegalTokens>;

/** Of the installation; the key stays when the ring changes. */
export const selectLegalTokens = async (db: Database, ring: KeyRing): Promise<LegalTokens> =>
  createLegalTokens(await selectSealedKey(db, ring, keyName));
