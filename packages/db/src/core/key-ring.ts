// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type KeyObject,
  createCipheriv,
  createDecipheriv,
  createHmac,
  createPrivateKey,
  createPublicKey,
  createSecretKey,
  generateKeyPairSync,
  randomBytes,
  randomFillSync,
  timingSafeEqual,
} from 'node:crypto';

import type { HoldCause } from '@kga/contracts/petitions';
import type { EncryptionKey } from '@kga/server/settings';
import { sql } from 'kysely';

import type { Database } from './client.ts';

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

/** Opens the values of a signature as text. */
export const openerOf = (ring: KeyRing, id: string) => (column: string, sealed: Buffer) =>
  ring.open(sealed, { table: 'signature', column, row: id }).toString();

const placeOf = (name: string): SealedPlace => ({
  table: 'sealed_key',
  column: 'sealed',
  row: name,
});

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
  return ring.open(row.sealed, placeOf(name));
}

/** Seals the installation's keys with the newest key of the ring; returns how many. */
export async function resealKeys(db: Database, ring: KeyRing): Promise<number> {
  const rows = await db
    .selectFrom('sealed_key')
    .selectAll()
    .where(sql<number>`get_byte(sealed, 0)`, '<>', ring.version)
    .execute();
  for (const { name, sealed } of rows) {
    await db
      .updateTable('sealed_key')
      .set({ sealed: ring.seal(ring.open(sealed, placeOf(name)), placeOf(name)) })
      .where('name', '=', name)
      .where('sealed', '=', sealed)
      .execute();
  }
  return rows.length;
}

/** Names of the installation's keys that the ring does not open. */
export async function findUnreadableKeys(db: Database, ring: KeyRing): Promise<string[]> {
  const rows = await db.selectFrom('sealed_key').select(['name', 'sealed']).execute();
  const isReadable = (name: string, sealed: Buffer) => {
    try {
      return ring.open(sealed, placeOf(name)).length > 0;
    } catch {
      return false;
    }
  };
  return rows.flatMap(({ name, sealed }) => (isReadable(name, sealed) ? [] : [name]));
}

/** Bytes of what names a batch of suspicious signatures. */
export const batchBytes = 8;

type TokenPurpose = 'confirm' | 'withdraw' | 'updates' | 'subscribe';

function isSame(one: string, other: string): boolean {
  const [known, given] = [Buffer.from(one), Buffer.from(other)];
  return known.length === given.length && timingSafeEqual(known, given);
}

/** Keyed hashes of one petition: of addresses, of the links and codes in its mails, and of receipts. */
export function createSignatureHashes(secret: Buffer) {
  const key = createSecretKey(secret);
  const hash = (...parts: string[]) => createHmac('sha256', key).update(parts.join('\n')).digest();
  /** Long enough that it cannot be guessed. */
  const tokenBytes = 24;
  const tokenOf = (purpose: TokenPurpose, id: string): string =>
    Buffer.concat([
      Buffer.from(id.replaceAll('-', ''), 'hex'),
      hash('token', purpose, id).subarray(0, tokenBytes),
    ]).toString('base64url');
  const codeOf = (id: string): string =>
    String(hash('code', id).readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
  return {
    ofAddress: (address: string): Buffer => hash('address', address),

    /** What suspicious signatures have in common, such as a network. */
    ofBatch: (cause: HoldCause, value: string): Buffer =>
      hash('batch', cause, value).subarray(0, batchBytes),

    /** The token of a link: the signature's id and a hash that proves it. */
    token: tokenOf,

    /** The id that a token proves for this purpose; undefined for any other text. */
    verifyToken(purpose: TokenPurpose, token: string): string | undefined {
      const id = idOfToken(token);
      return id !== undefined && isSame(tokenOf(purpose, id), token) ? id : undefined;
    },

    /** What the signer alone gets: the same whenever it is asked for, and too random to guess. */
    receipt: (id: string): string =>
      hash('receipt', id).subarray(0, tokenBytes).toString('base64url'),

    /** The six digits that confirm a signature as its link does. */
    code: codeOf,

    isCode: (id: string, code: string): boolean => isSame(codeOf(id), code),
  };
}

export type SignatureHashes = ReturnType<typeof createSignatureHashes>;

/** The id that a token names but may not prove; undefined for any other text. */
export function idOfToken(token: string): string | undefined {
  if (!/^[\w-]{54}$/.test(token)) return undefined;
  return Buffer.from(token, 'base64url')
    .subarray(0, 16)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const namePrefix = 'petition ';

/** The keyed hashes of a petition, cached by the caller. */
export const selectSignatureHashes = async (db: Database, ring: KeyRing, petitionId: string) =>
  createSignatureHashes(await selectSealedKey(db, ring, `${namePrefix}${petitionId}`));

/** The keyed hash of a mailbox for each petition that has been signed. */
export async function selectAddressHashes(db: Database, ring: KeyRing, mailbox: string) {
  const rows = await db
    .selectFrom('sealed_key')
    .select(['name', 'sealed'])
    .where('name', 'like', `${namePrefix}%`)
    .execute();
  return rows.map(({ name, sealed }) => ({
    petitionId: name.slice(namePrefix.length),
    hash: createSignatureHashes(ring.open(sealed, placeOf(name))).ofAddress(mailbox),
  }));
}

const logKeyName = 'tree heads';

/** The key with which the installation signs the heads of its logs. */
export async function selectLogKey(db: Database, ring: KeyRing): Promise<KeyObject> {
  const type = { format: 'der', type: 'pkcs8' } as const;
  const key = await selectSealedKey(db, ring, logKeyName, () =>
    generateKeyPairSync('ed25519').privateKey.export(type),
  );
  return createPrivateKey({ key, ...type });
}

/** Ed25519, raw. It is stored in clear the first time, and found without the ring from then on. */
export async function selectLogPublicKey(db: Database, ring: KeyRing): Promise<Buffer> {
  const row = await db
    .selectFrom('sealed_key')
    .select('public_key')
    .where('name', '=', logKeyName)
    .executeTakeFirst();
  if (row?.public_key) return row.public_key;
  const key = createPublicKey(await selectLogKey(db, ring)).export({ format: 'raw-public' });
  await db
    .updateTable('sealed_key')
    .set({ public_key: key })
    .where('name', '=', logKeyName)
    .execute();
  return key;
}
