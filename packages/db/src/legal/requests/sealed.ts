// SPDX-License-Identifier: AGPL-3.0-or-later
import { type LegalContents, legalContents } from '@kga/contracts/legal';

import type { KeyRing } from '../../core/key-ring.ts';

/** Columns that are sealed, by table. */
export const sealedColumns = {
  legal_request: ['content'],
  legal_message: ['content'],
  legal_file: ['name', 'bytes'],
} as const;

type SealedTable = keyof typeof sealedColumns;

export const placeOf = (table: SealedTable, column: string, row: string) => ({
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
