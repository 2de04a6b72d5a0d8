// SPDX-License-Identifier: AGPL-3.0-or-later
import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';

import { createKey, openKey, seal, sha256Of, storeKey, unseal } from './locker-crypto.ts';
import { checklistOf, lockerCases, lockerItems } from './locker-items.ts';
import { createZip, readZip } from './locker-zip.ts';

const bytes = new Uint8Array(strToU8('a receipt'));

const fileOf = async (name: string) => ({
  id: 'f1',
  item: 'purchase' as const,
  name,
  type: 'text/plain',
  size: bytes.length,
  sha256: await sha256Of(bytes),
  addedAt: '2026-11-23T10:00:00.000Z',
  note: 'from the shop',
});

const zipOf = async (...names: string[]) =>
  createZip(await Promise.all(names.map(fileOf)), () => Promise.resolve(bytes.slice().buffer));

test('what was exported can be imported, with its notes and times', async () => {
  const zip = await zipOf('receipt.txt', '../../etc/passwd');
  expect(Object.keys(unzipSync(zip))).toEqual([
    'manifest.json',
    'files/001-purchase-receipt.txt',
    'files/002-purchase-.._.._etc_passwd',
  ]);
  const read = await readZip(zip);
  expect(read?.changed).toEqual([]);
  expect(read?.files[0]?.file).toEqual(await fileOf('receipt.txt'));
  expect(read?.files[0]?.bytes).toEqual(bytes);
});

test('a file that was changed in the ZIP is named and left out', async () => {
  const entries = unzipSync(await zipOf('receipt.txt', 'other.txt'));
  const path = 'files/001-purchase-receipt.txt';
  const read = await readZip(
    new Uint8Array(zipSync({ ...entries, [path]: strToU8('another receipt') })),
  );
  expect(read?.changed).toEqual(['receipt.txt']);
  expect(read?.files.map(({ file }) => file.name)).toEqual(['other.txt']);
});

test.each([
  ['no ZIP', strToU8('hello')],
  ['a ZIP without a list', zipSync({ 'a.txt': strToU8('a') })],
  ['a ZIP with another list', zipSync({ 'manifest.json': strToU8('{"kind":"other"}') })],
])('%s is refused', async (_, zip) => {
  expect(await readZip(new Uint8Array(zip))).toBeUndefined();
});

test('only the passphrase gives the key back', async () => {
  const key = await createKey();
  const sealed = await seal(key, 'f1', bytes);
  expect(new Uint8Array(sealed.data)).not.toEqual(bytes);
  await expect(unseal(key, 'f2', sealed)).rejects.toMatchObject({ name: 'OperationError' });
  const stored = await storeKey(key, 'a long passphrase');
  expect(JSON.stringify(Object.keys(stored))).not.toContain('raw');
  expect(await openKey(stored)).toBeUndefined();
  expect(await openKey(stored, 'another passphrase')).toBeUndefined();
  const opened = await openKey(stored, 'a long passphrase');
  expect(opened && new Uint8Array(await unseal(opened, 'f1', sealed))).toEqual(bytes);
});

test('every item is on a checklist', () => {
  const listed = new Set(lockerCases.flatMap(checklistOf));
  expect(lockerItems.filter((item) => !listed.has(item))).toEqual([]);
});
