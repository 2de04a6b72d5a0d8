// SPDX-License-Identifier: AGPL-3.0-or-later
import { type KeyRing, type LegalTokens, createLegalTokens } from '@kga/server/crypto';

import type { Database } from '../../core/client.ts';
import { selectSealedKey } from '../../core/sealed-keys.ts';

const keyName = 'legal requests';

/** Of the installation; the key stays when the ring changes. */
export const selectLegalTokens = async (db: Database, ring: KeyRing): Promise<LegalTokens> =>
  createLegalTokens(await selectSealedKey(db, ring, keyName));
