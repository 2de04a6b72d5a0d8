// SPDX-License-Identifier: AGPL-3.0-or-later
import type { KeyRing } from '@kga/server/crypto';

import type { Database } from '../core/client.ts';
import { sealedMailCodes } from '../core/mail-codes.ts';
import { sealedKeys } from '../core/sealed-keys.ts';
import {
  type SealedTable,
  countSealedOtherwise,
  resealTable,
  selectSealingVersions,
} from '../core/sealed-table.ts';
import { sealedLegalTables } from '../legal/requests/sealed.ts';
import { sealedSignatureTables } from '../petitions/signatures/rows.ts';

/** Every table that is sealed with the ring of `ENCRYPTION_KEYS`. */
export const sealedTables: readonly SealedTable[] = [
  sealedKeys,
  sealedMailCodes,
  ...sealedSignatureTables,
  ...sealedLegalTables,
];

/** The versions of `ENCRYPTION_KEYS` without which rows cannot be read, in ascending order. */
export async function selectKeyVersions(db: Database): Promise<number[]> {
  const versions = new Set<number>();
  for (const table of sealedTables) {
    for (const version of await selectSealingVersions(db, table)) versions.add(version);
  }
  return [...versions].toSorted((one, other) => one - other);
}

/** Passes over everything, of which each finds what arrived during the one before. */
const passesMax = 5;

/** Seals everything with the newest key of the ring; returns how many rows are still sealed with another one. */
export async function rotateKeys(db: Database, ring: KeyRing): Promise<number> {
  let left = 1;
  for (let pass = 0; pass < passesMax && left > 0; pass += 1) {
    left = 0;
    for (const table of sealedTables) await resealTable(db, ring, table);
    for (const table of sealedTables) left += await countSealedOtherwise(db, ring, table);
  }
  return left;
}
