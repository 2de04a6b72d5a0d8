// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type KeyObject,
  createHmac,
  createPrivateKey,
  createPublicKey,
  createSecretKey,
  generateKeyPairSync,
  timingSafeEqual,
} from 'node:crypto';

import type { HoldCause } from '@kga/contracts/petitions';

import type { Database } from '../../core/client.ts';
import { type KeyRing, openSealedKey, selectSealedKey } from '../../core/key-ring.ts';

/** Opens the values of a signature as text. */
export const openerOf = (ring: KeyRing, id: string) => (column: string, sealed: Buffer) =>
  ring.open(sealed, { table: 'signature', column, row: id }).toString();

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
    hash: createSignatureHashes(openSealedKey(ring, { name, sealed })).ofAddress(mailbox),
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
