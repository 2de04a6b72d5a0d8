// SPDX-License-Identifier: AGPL-3.0-or-later
import { type LegalContents, legalContents } from '@kga/contracts/legal';
import { type KeyRing, type LegalTokens, createLegalTokens } from '@kga/server/crypto';

import type { Database } from '../../core/client.ts';
import { selectSealedKey } from '../../core/sealed-keys.ts';
import type { SealedTable } from '../../core/sealed-table.ts';

export const sealedLegalTables: readonly SealedTable[] = [
  { table: 'legal_request', key: 'id', columns: ['content'] },
  { table: 'legal_message', key: 'id', columns: ['content'] },
  { table: 'legal_file', key: 'id', columns: ['name', 'bytes'], batch: 10 },
  { table: 'legal_file_page', key: 'id', columns: ['bytes'], batch: 50 },
];

export const placeOf = (
  table: 'legal_request' | 'legal_message' | 'legal_file' | 'legal_file_page',
  column: string,
  row: string,
) => ({
  table,
  column,
  row,
});

export const openContents = (ring: KeyRing, id: string, sealed: Buffer): LegalContents =>
  legalContents.parse(
    JSON.parse(ring.open(sealed, placeOf('legal_request', 'content', id)).toString()),
  );

export const openMessage = (ring: KeyRing, id: string, sealed: Buffer): string =>
  ring.open(sealed, placeOf('legal_message', 'content', id)).toString();

export const openFileName = (ring: KeyRing, id: string, sealed: Buffer): string =>
  ring.open(sealed, placeOf('legal_file', 'name', id)).toString();

const keyName = 'legal requests';

/** The tokens of the installation; their key stays when the ring changes. */
export const selectLegalTokens = async (db: Database, ring: KeyRing): Promise<LegalTokens> =>
  createLegalTokens(await selectSealedKey(db, ring, keyName));
