// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomBytes } from 'node:crypto';

import { pictureUploadMax } from '@kga/contracts/content';
import { legalFileMax } from '@kga/contracts/legal';
import sharp from 'sharp';

/** A JPEG of noise, which the worker can copy, filled up to the most bytes that an upload may have. */
export async function largePicture(): Promise<Buffer> {
  const noise = randomBytes(1_800 * 1_200 * 3);
  const raw = { width: 1_800, height: 1_200, channels: 3 } as const;
  const jpeg = await sharp(noise, { raw }).jpeg({ quality: 92 }).toBuffer();
  if (jpeg.length > pictureUploadMax) throw new Error(`The picture has ${jpeg.length} bytes.`);
  return Buffer.concat([jpeg, Buffer.alloc(pictureUploadMax - jpeg.length)]);
}

/** A PDF with one page and an incompressible stream, of the most bytes that a legal file may have. */
export function largePdf(): Buffer {
  const head =
    '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\n';
  const tail = '\nendstream\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
  const length = legalFileMax - head.length - tail.length - 64;
  const stream = `4 0 obj<</Length ${length}>>stream\n`.padEnd(64);
  return Buffer.concat([Buffer.from(head + stream), randomBytes(length), Buffer.from(tail)]);
}

/** A form of 1 MB. */
export const largeJson = (): string =>
  JSON.stringify({
    title: 'x',
    content: Array.from({ length: 40_000 }, (_, at) => `part ${at} of a long text`),
  });
