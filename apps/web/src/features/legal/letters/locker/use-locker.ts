// SPDX-License-Identifier: AGPL-3.0-or-later
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { sha256Of } from './locker-crypto.ts';
import type { LockerCase, LockerFile, LockerItem } from './locker-items.ts';
import {
  type LockerDatabase,
  deleteFile,
  emptyLocker,
  insertFile,
  isProtected,
  listFiles,
  openDatabase,
  protect,
  readCase,
  readContent,
  storeCase,
  unlock,
  updateFile,
} from './locker-store.ts';
import { createZip, readZip } from './locker-zip.ts';

type LockerState =
  | { readonly status: 'loading' | 'unavailable' | 'locked' }
  | {
      readonly status: 'open';
      readonly key: CryptoKey;
      readonly files: readonly LockerFile[];
      readonly hasPassphrase: boolean;
    };

/** Whether the locker has the same content for the same item. */
const hasFile = (
  files: readonly LockerFile[],
  { sha256, item }: Pick<LockerFile, 'sha256' | 'item'>,
): boolean => files.some((file) => file.sha256 === sha256 && file.item === item);

/** Asks the browser not to delete the locker when space runs out. It may refuse, or ask the visitor. */
const requestPersistence = (): void => void navigator.storage.persist().catch(() => false);

/** How adding a file ended. */
export type Added = 'added' | 'duplicate' | 'full' | 'failed';

/** The database of the locker, open as long as the page is, and what the page shows of it. */
function useDatabase() {
  const db = useRef<LockerDatabase>(undefined);
  const [state, setState] = useState<LockerState>({ status: 'loading' });
  const [lockerCase, setCase] = useState<LockerCase>('shut_down');

  const database = (): LockerDatabase => {
    if (!db.current) throw new Error('The locker is not open.');
    return db.current;
  };

  /** Ends once the page shows the files, so that the focus can move to what is new. */
  const show = async (key: CryptoKey) => {
    const files = await listFiles(database(), key);
    const hasPassphrase = await isProtected(database());
    flushSync(() => setState({ status: 'open', key, files, hasPassphrase }));
  };

  /** Opens the locker; false if the passphrase is wrong. */
  const open = async (passphrase?: string): Promise<boolean> => {
    const key = await unlock(database(), passphrase);
    if (key) await show(key);
    return key !== undefined;
  };

  useEffect(() => {
    let isGone = false;
    const start = async () => {
      try {
        const opened = await openDatabase();
        if (isGone) return opened.close();
        db.current = opened;
        setCase((await readCase(opened)) ?? 'shut_down');
        if (!(await open())) setState({ status: 'locked' });
      } catch {
        // Storage is blocked, or the page came over plain http, where browsers have no cryptography.
        setState({ status: 'unavailable' });
      }
    };
    void start();
    return () => {
      isGone = true;
      db.current?.close();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- Opens the database once.
  }, []);

  return { database, state, setState, lockerCase, setCase, show, open };
}

/** Adds a file unless the item has it already. */
async function insert(
  db: LockerDatabase,
  key: CryptoKey,
  item: LockerItem,
  { name, type }: { name: string; type: string },
  bytes: ArrayBuffer,
  known: readonly LockerFile[],
): Promise<LockerFile | undefined> {
  const sha256 = await sha256Of(bytes);
  if (hasFile(known, { sha256, item })) return undefined;
  const file = {
    id: crypto.randomUUID(),
    item,
    name,
    type,
    size: bytes.byteLength,
    sha256,
    addedAt: new Date().toISOString(),
    note: '',
  };
  await insertFile(db, key, file, bytes);
  return file;
}

/** The evidence locker of this browser. Its key is known as long as the page is open. */
export function useLocker() {
  const { database, state, setState, lockerCase, setCase, show, open } = useDatabase();

  const keyOf = (): CryptoKey => {
    if (state.status !== 'open') throw new Error('The locker is locked.');
    return state.key;
  };
  const files = state.status === 'open' ? state.files : [];

  return {
    state,
    files,
    lockerCase,
    open,
    lock: () => setState({ status: 'locked' }),
    chooseCase: (next: LockerCase) => {
      setCase(next);
      void storeCase(database(), next);
    },
    add: async (item: LockerItem, chosen: File): Promise<Added> => {
      try {
        const known = await listFiles(database(), keyOf());
        if (known.length === 0) requestPersistence();
        const file = await insert(
          database(),
          keyOf(),
          item,
          chosen,
          await chosen.arrayBuffer(),
          known,
        );
        await show(keyOf());
        return file ? 'added' : 'duplicate';
      } catch (error) {
        const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
        return isFull ? 'full' : 'failed';
      }
    },
    note: async (file: LockerFile, note: string) => {
      await updateFile(database(), keyOf(), { ...file, note });
      await show(keyOf());
    },
    remove: async (file: LockerFile) => {
      await deleteFile(database(), file.id);
      await show(keyOf());
    },
    read: async (file: LockerFile): Promise<Blob> =>
      new Blob([await readContent(database(), keyOf(), file.id)], { type: file.type }),
    exportZip: async (): Promise<Blob> => {
      const zip = await createZip(files, (file) => readContent(database(), keyOf(), file.id));
      return new Blob([zip], { type: 'application/zip' });
    },
    /** Adds the files of a ZIP; undefined if it was not exported here. */
    importZip: async (chosen: File) => {
      const found = await readZip(new Uint8Array(await chosen.arrayBuffer()));
      if (!found) return undefined;
      if (files.length === 0) requestPersistence();
      const added = found.files.filter(({ file }) => !hasFile(files, file));
      for (const { file, bytes } of added) {
        await insertFile(database(), keyOf(), { ...file, id: crypto.randomUUID() }, bytes);
      }
      await show(keyOf());
      return { added: added.length, changed: found.changed };
    },
    /** Sets, changes or, without one, removes the passphrase. */
    setPassphrase: async (passphrase?: string) => {
      await protect(database(), keyOf(), passphrase);
      await show(keyOf());
    },
    empty: async () => {
      await emptyLocker(database());
      await open();
    },
  };
}

export type Locker = ReturnType<typeof useLocker>;
