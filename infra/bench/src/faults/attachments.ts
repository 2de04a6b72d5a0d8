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

const pdf = (index: number) =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Title (receipt ${index}) >>\nendobj\ntrailer\n<<>>\n%%EOF\n`);

/** A size that no other photo of a run has. */
const sizeOf = (index: number) => ({
  width: 320 + (index % 100),
  height: 240 + Math.floor(index / 100),
});

/** The files of a person: a receipt, and a photo with metadata. */
export async function attachmentsOf(index: number): Promise<{ name: string; bytes: Buffer }[]> {
  const photo = sharp({ create: { ...sizeOf(index), channels: 3, background: 'teal' } });
  return [
    { name: `${index}.pdf`, bytes: pdf(index) },
    { name: `${index}.jpg`, bytes: await photo.jpeg().withExif(exif).toBuffer() },
  ];
}

type File = NonNullable<Awaited<ReturnType<typeof selectLegalFile>>>;

/** Whether counsel gets a PDF as it was sent, or a photo's copy, complete and without metadata. */
async function isWhole({ name, mediaType, bytes }: File): Promise<boolean> {
  const index = Number.parseInt(name, 10);
  if (name.endsWith('.pdf')) return bytes.equals(pdf(index));
  const { width, height, exif: left } = await sharp(bytes).metadata();
  // Decodes every pixel.
  await sharp(bytes).stats();
  const size = sizeOf(index);
  const isSame = width === size.width && height === size.height;
  return isSame && mediaType === 'image/webp' && left === undefined;
}

/** The reference of each request with the name of each of its files that is whole. */
export async function selectWholeFiles(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('legal_file')
    .innerJoin('legal_request', 'legal_request.id', 'legal_file.request_id')
    .select(['legal_file.id', 'legal_request.id as requestId', 'legal_request.reference'])
    .execute();
  const whole: string[] = [];
  for (const { id, requestId, reference } of rows) {
    const file = await selectLegalFile(db, keyRing, { id, requestId });
    if (file && (await isWhole(file))) whole.push(`${reference} ${file.name}`);
  }
  return whole;
}
