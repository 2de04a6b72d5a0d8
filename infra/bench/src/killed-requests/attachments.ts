// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Database } from '@kga/db/core';
import { selectLegalFile } from '@kga/db/legal';
import sharp from 'sharp';

import { keyRing } from '../shared/product.ts';

/** What a camera writes about who took a photo and where; it must not reach counsel. */
const exif = {
  IFD0: { Copyright: 'Grace Hopper at home' },
  IFD3: { GPSLatitude: '51/1 30/1 0/1' },
};

const pdf = (text: string) =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Title (${text}) >>\nendobj\ntrailer\n<<>>\n%%EOF\n`);

const endings: readonly string[] = ['pdf', 'jpg', 'png'];

/** A size that no other picture of a run has, by which it is known again. */
const sizeOf = (index: number) => ({
  width: 320 + (index % 100),
  height: 240 + Math.floor(index / 100),
});

const blank = (index: number) =>
  sharp({ create: { ...sizeOf(index), channels: 3, background: 'teal' } });

/** The files of a person: a receipt, a photo with metadata and a screenshot. */
export async function attachmentsOf(index: number): Promise<{ name: string; bytes: Buffer }[]> {
  return [
    { name: `${index}.pdf`, bytes: pdf(`receipt ${index}`) },
    { name: `${index}.jpg`, bytes: await blank(index).jpeg().withExif(exif).toBuffer() },
    { name: `${index}.png`, bytes: await blank(index).png().toBuffer() },
  ];
}

type File = NonNullable<Awaited<ReturnType<typeof selectLegalFile>>>;

/** Whether counsel gets a PDF as it was sent, or a picture's copy, whole and without metadata. */
async function isWhole({ name, mediaType, bytes }: File): Promise<boolean> {
  const [index = '', ending = ''] = name.split('.');
  if (ending === 'pdf') {
    return mediaType === 'application/pdf' && bytes.equals(pdf(`receipt ${index}`));
  }
  const { width, height, exif: left } = await sharp(bytes).metadata();
  // Decodes every pixel.
  await sharp(bytes).stats();
  const size = sizeOf(Number(index));
  return (
    mediaType === 'image/webp' &&
    width === size.width &&
    height === size.height &&
    left === undefined
  );
}

/** Whole files of requests by their ending, and how many requests have a file of someone else. */
export async function countWholeFiles(db: Database) {
  const rows = await db
    .selectFrom('legal_file')
    .select(['id', 'request_id as requestId'])
    .where('request_id', 'is not', null)
    .execute();
  const whole = new Map(endings.map((ending) => [ending, new Set<string>()]));
  const owners = new Map<string, Set<string>>();
  for (const { id, requestId } of rows) {
    if (requestId === null) continue;
    const file = await selectLegalFile(db, keyRing, { id, requestId });
    const [index = '', ending = ''] = file?.name.split('.') ?? [];
    owners.set(requestId, (owners.get(requestId) ?? new Set()).add(index));
    if (file && (await isWhole(file))) whole.get(ending)?.add(requestId);
  }
  return {
    files: Object.fromEntries([...whole].map(([ending, requests]) => [ending, requests.size])),
    mixed: [...owners.values()].filter(({ size }) => size > 1).length,
  };
}
