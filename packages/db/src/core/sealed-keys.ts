// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomBytes } from 'node:crypto';

import type { KeyRing } from '@kga/server/crypto';
import type { Generated } from 'kysely';

import type { Database } from './client.ts';
import type { SealedTable } from './sealed-table.ts';
import type { FilledTime } from './values.ts';

/** A key of the installation, sealed with the ring of `ENCRYPTION_KEYS`. */
type SealedKeyTable = {
  name: string;
  sealed: Buffer;
  /** In clear, of the key that signs the heads of logs: they can be checked when the ring is lost. */
  public_key: Generated<Buffer | null>;
  created_at: FilledTime;
};

const placeOf = (name: string) => ({
  table: 'sealed_key',
  column: 'sealed',
  row: name,
});

/** Opens a row of the installation's keys. */
export const openSealedKey = (
  ring: KeyRing,
  { name, sealed }: { name: string; sealed: Buffer },
): Buffer => ring.open(sealed, placeOf(name));

/**
 * A key of the installation by its name, made by `create` the first time. It stays the same when the
 * ring changes, which only seals it again.
 */
export async function selectSealedKey(
  db: Database,
  ring: KeyRing,
  name: string,
  create: () => Buffer = () => randomBytes(32),
): Promise<Buffer> {
  const stored = () =>
    db.selectFrom('sealed_key').select('sealed').where('name', '=', name).executeTakeFirst();
  let row = await stored();
  if (!row) {
    const sealed = ring.seal(create(), placeOf(name));
    await db
      .insertInto('sealed_key')
      .values({ name, sealed })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    row = await stored();
  }
  if (!row) throw new Error('a sealed key is deleted while it is made');
  return openSealedKey(ring, { name, sealed: row.sealed });
}

export const sealedKeys: SealedTable = {
  table: 'sealed_key',
  key: 'name',
  columns: ['sealed'],
};

/** Names of the installation's keys that the ring does not open. */
export async function findUnreadableKeys(db: Database, ring: KeyRing): Promise<string[]> {
  const rows = await db.selectFrom('sealed_key').select(['name', 'sealed']).execute();
  const isReadable = (name: string, sealed: Buffer) => {
    try {
      return openSealedKey(ring, { name, sealed }).length > 0;
    } catch {
      return false;
    }
  };
  return rows.flatMap(({ name, sealed }) => (isReadable(name, sealed) ? [] : [name]));
}

declare module './client.ts' {
  interface Schema {
    sealed_key: SealedKeyTable;
  }
}
