// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type KeyObject,
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  randomBytes,
  randomFillSync,
} from 'node:crypto';

import type { EncryptionKey } from '@kga/server/settings';
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

/** Where a sealed value is stored. It opens nowhere else, so that rows cannot be exchanged. */
type SealedPlace = { table: string; column: string; row: string };

/** AES-256-GCM: the version of the key, the nonce, the ciphertext and the tag. */
const layout = { version: 1, nonce: 12, tag: 16 } as const;

const cipher = 'aes-256-gcm';
const options = { authTagLength: layout.tag };

/** Returns a function for random nonces, each valid until the next; drawing many at once costs as much as a few. */
function createNonces(): () => Buffer {
  const drawn = Buffer.alloc(layout.nonce * 256);
  let used = drawn.length;
  return () => {
    if (used === drawn.length) {
      randomFillSync(drawn);
      used = 0;
    }
    used += layout.nonce;
    return drawn.subarray(used - layout.nonce, used);
  };
}

const boundTo = ({ table, column, row }: SealedPlace) => Buffer.from(`${table}.${column} ${row}`);

/** The ring lacks the key that sealed a value. */
export class MissingKeyError extends Error {
  override readonly name = 'MissingKeyError';
}

/** Encrypts with the first key and decrypts with all of them. */
export function createKeyRing(keys: readonly [EncryptionKey, ...EncryptionKey[]]) {
  const [{ version: newest }] = keys;
  const nextNonce = createNonces();
  const byVersion = new Map(keys.map(({ version, key }) => [version, createSecretKey(key)]));

  function keyOf(version: number): KeyObject {
    const key = byVersion.get(version);
    if (!key) throw new MissingKeyError(`ENCRYPTION_KEYS has no key of version ${version}`);
    return key;
  }

  return {
    /** Of the key that encrypts. */
    version: newest,

    seal(text: string | Buffer, place: SealedPlace): Buffer {
      const nonce = nextNonce();
      const encryption = createCipheriv(cipher, keyOf(newest), nonce, options).setAAD(
        boundTo(place),
      );
      const bytes = typeof text === 'string' ? Buffer.from(text) : text;
      const sealed = [encryption.update(bytes), encryption.final(), encryption.getAuthTag()];
      return Buffer.concat([Buffer.of(newest), nonce, ...sealed]);
    },

    /** @throws MissingKeyError, or Error where the value was changed or belongs elsewhere */
    open(sealed: Buffer, place: SealedPlace): Buffer {
      const key = keyOf(sealed[0] ?? 0);
      const [start, end] = [layout.version + layout.nonce, sealed.length - layout.tag];
      const nonce = sealed.subarray(layout.version, start);
      const decryption = createDecipheriv(cipher, key, nonce, options)
        .setAAD(boundTo(place))
        .setAuthTag(sealed.subarray(end));
      return Buffer.concat([decryption.update(sealed.subarray(start, end)), decryption.final()]);
    },
  };
}

export type KeyRing = ReturnType<typeof createKeyRing>;

const placeOf = (name: string): SealedPlace => ({
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
