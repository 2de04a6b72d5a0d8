// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type KeyObject,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
} from 'node:crypto';

import { type KeyRing, createSignatureHashes } from '@kga/server/crypto';

import type { Database } from '../../core/client.ts';
import { openSealedKey, selectSealedKey } from '../../core/sealed-keys.ts';

/** Opens the values of a signature as text. */
export const openerOf = (ring: KeyRing, id: string) => (column: string, sealed: Buffer) =>
  ring.open(sealed, { table: 'signature', column, row: id }).toString();

const namePrefix = 'petition ';

/** Of the key for subscribers to what belongs to no petition. */
const subscribersKeyName = 'subscribers';

/** The keyed hashes of a petition, cached by the caller. */
export const selectSignatureHashes = async (db: Database, ring: KeyRing, petitionId: string) =>
  createSignatureHashes(await selectSealedKey(db, ring, `${namePrefix}${petitionId}`));

/** The keyed hashes of a petition's subscribers; null for what belongs to no petition. */
export const selectSubscriberHashes = async (
  db: Database,
  ring: KeyRing,
  petitionId: string | null,
) =>
  petitionId === null
    ? createSignatureHashes(await selectSealedKey(db, ring, subscribersKeyName))
    : selectSignatureHashes(db, ring, petitionId);

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

/** The keyed hash of a mailbox for what belongs to no petition; null before the first subscriber. */
export async function selectSubscriberHash(
  db: Database,
  ring: KeyRing,
  mailbox: string,
): Promise<Buffer | null> {
  const row = await db
    .selectFrom('sealed_key')
    .select(['name', 'sealed'])
    .where('name', '=', subscribersKeyName)
    .executeTakeFirst();
  return row ? createSignatureHashes(openSealedKey(ring, row)).ofAddress(mailbox) : null;
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
