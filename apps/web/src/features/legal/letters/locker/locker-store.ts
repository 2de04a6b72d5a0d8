// SPDX-License-Identifier: AGPL-3.0-or-later
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

import {
  type Sealed,
  type StoredKey,
  createKey,
  openKey,
  seal,
  storeKey,
  unseal,
} from './locker-crypto.ts';
import { type LockerFile, lockerCases } from './locker-items.ts';
import { lockerFile } from './locker-schema.ts';

interface Schema extends DBSchema {
  files: { key: string; value: { id: string; details: Sealed; content: Sealed } };
  settings: { key: 'key' | 'case'; value: StoredKey | string };
}

/** The locker's database in the browser. Everything in it but the case is encrypted. */
export type LockerDatabase = IDBPDatabase<Schema>;

export const openDatabase = (): Promise<LockerDatabase> =>
  openDB<Schema>('evidence-locker', 1, {
    upgrade: (db) => {
      db.createObjectStore('files', { keyPath: 'id' });
      db.createObjectStore('settings');
    },
  });

async function readKey(db: LockerDatabase): Promise<StoredKey | undefined> {
  const stored = await db.get('settings', 'key');
  return typeof stored === 'string' ? undefined : stored;
}

/** The locker's key, created with the first visit; undefined if a passphrase is needed or wrong. */
export async function unlock(
  db: LockerDatabase,
  passphrase?: string,
): Promise<CryptoKey | undefined> {
  const stored = await readKey(db);
  if (stored) return openKey(stored, passphrase);
  const key = await createKey();
  await protect(db, key);
  return key;
}

/** Stores the key, encrypted if a passphrase is given. The files need not be encrypted again. */
export async function protect(
  db: LockerDatabase,
  key: CryptoKey,
  passphrase?: string,
): Promise<void> {
  await db.put('settings', await storeKey(key, passphrase), 'key');
}

export async function isProtected(db: LockerDatabase): Promise<boolean> {
  return (await readKey(db))?.kind === 'locked';
}

export async function readCase(db: LockerDatabase) {
  const stored = await db.get('settings', 'case');
  return lockerCases.find((each) => each === stored);
}

export const storeCase = (db: LockerDatabase, lockerCase: string) =>
  db.put('settings', lockerCase, 'case');

const detailsLabel = (id: string) => `${id} details`;

const sealDetails = (key: CryptoKey, file: LockerFile): Promise<Sealed> =>
  seal(key, detailsLabel(file.id), new TextEncoder().encode(JSON.stringify(file)));

/** All files, the oldest first, without their contents. */
export async function listFiles(db: LockerDatabase, key: CryptoKey): Promise<LockerFile[]> {
  const stored = await db.getAll('files');
  const files = await Promise.all(
    stored.map(async ({ id, details }) => {
      const text = new TextDecoder().decode(await unseal(key, detailsLabel(id), details));
      return lockerFile.parse(JSON.parse(text));
    }),
  );
  return files.toSorted((a, b) => a.addedAt.localeCompare(b.addedAt));
}

export async function insertFile(
  db: LockerDatabase,
  key: CryptoKey,
  file: LockerFile,
  bytes: ArrayBuffer | Uint8Array<ArrayBuffer>,
): Promise<void> {
  const details = await sealDetails(key, file);
  const content = await seal(key, file.id, bytes);
  await db.put('files', { id: file.id, details, content });
}

/** Changes what is known of a file, such as its note. */
export async function updateFile(
  db: LockerDatabase,
  key: CryptoKey,
  file: LockerFile,
): Promise<void> {
  const details = await sealDetails(key, file);
  const stored = await db.get('files', file.id);
  if (stored) await db.put('files', { ...stored, details });
}

export async function readContent(
  db: LockerDatabase,
  key: CryptoKey,
  id: string,
): Promise<ArrayBuffer> {
  const stored = await db.get('files', id);
  if (!stored) throw new Error('The file is not in the locker.');
  return unseal(key, id, stored.content);
}

export const deleteFile = (db: LockerDatabase, id: string): Promise<void> => db.delete('files', id);

/** Deletes all files, and the key with its passphrase. */
export async function emptyLocker(db: LockerDatabase): Promise<void> {
  const transaction = db.transaction(['files', 'settings'], 'readwrite');
  await Promise.all([
    transaction.objectStore('files').clear(),
    transaction.objectStore('settings').clear(),
    transaction.done,
  ]);
}
