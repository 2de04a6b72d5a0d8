// SPDX-License-Identifier: AGPL-3.0-or-later
import { sha256Of } from './locker-crypto.ts';
import type { LockerFile } from './locker-items.ts';
import { type Manifest, manifest } from './locker-schema.ts';

const manifestPath = 'manifest.json';

/** Most bytes of all files of a ZIP that is imported, against archives made to fill the memory. */
const importMax = 1_000_000_000;

type Bytes = Uint8Array<ArrayBuffer>;

/** A name that is safe in every file system, after a number that makes it unique. */
const pathOf = ({ item, name }: LockerFile, index: number): string =>
  `files/${String(index + 1).padStart(3, '0')}-${item}-${name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '_').slice(-100)}`;

/** A ZIP of all files with a list of their names, times and SHA-256 values. It is not encrypted. */
export async function createZip(
  files: readonly LockerFile[],
  contentOf: (file: LockerFile) => Promise<ArrayBuffer>,
  now = new Date(),
): Promise<Bytes> {
  const { strToU8, zipSync } = await import('fflate');
  const list: Manifest = {
    kind: 'evidence-locker',
    version: 1,
    exportedAt: now.toISOString(),
    files: files.map((file, index) => ({ ...file, path: pathOf(file, index) })),
  };
  const entries: Record<string, Bytes> = {
    [manifestPath]: new Uint8Array(strToU8(JSON.stringify(list, null, 2))),
  };
  for (const { path, ...file } of list.files) {
    entries[path] = new Uint8Array(await contentOf(file));
  }
  // Pictures and PDF files are compressed already.
  return new Uint8Array(zipSync(entries, { level: 0 }));
}

export type ImportedFile = { readonly file: LockerFile; readonly bytes: Bytes };

/** The files of a ZIP that was exported here; undefined for others. `changed` names those that do not match. */
export async function readZip(
  zip: Bytes,
): Promise<{ files: ImportedFile[]; changed: string[] } | undefined> {
  const { strFromU8, unzipSync } = await import('fflate');
  let total = 0;
  const read = () => {
    try {
      const entries = unzipSync(zip, {
        filter: ({ originalSize }) => {
          total += originalSize;
          return total <= importMax;
        },
      });
      const list = entries[manifestPath];
      return list && { entries, list: manifest.parse(JSON.parse(strFromU8(list))) };
    } catch {
      return undefined;
    }
  };
  const found = read();
  if (!found) return undefined;
  const files: ImportedFile[] = [];
  const changed: string[] = [];
  for (const { path, ...file } of found.list.files) {
    const entry = found.entries[path];
    const bytes = entry && new Uint8Array(entry);
    if (bytes && (await sha256Of(bytes)) === file.sha256) files.push({ file, bytes });
    else changed.push(file.name);
  }
  return { files, changed };
}
