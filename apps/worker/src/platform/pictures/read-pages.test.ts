// SPDX-License-Identifier: AGPL-3.0-or-later
import { buffer } from 'node:stream/consumers';

import PdfKit from 'pdfkit';
import sharp from 'sharp';
import { expect, test } from 'vitest';

import { readPages } from './read-pages.ts';

/** A PDF of red pages. */
function pdfOf(pages: number, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new PdfKit({ ...options, autoFirstPage: false, size: 'A4' });
  for (let page = 0; page < pages; page += 1) {
    document.addPage().rect(0, 0, 600, 850).fill('red');
  }
  document.end();
  return buffer(document);
}

test('the pages of a PDF become pictures, at most so many', async () => {
  const pages = await readPages(await pdfOf(3), 2);
  if (pages.kind !== 'made') throw new Error(pages.kind);
  expect([pages.total, pages.pictures.length]).toEqual([3, 2]);
  const picture = sharp(pages.pictures[0]);
  const { format, height } = await picture.metadata();
  expect(format).toBe('webp');
  expect(height).toBeGreaterThan(1_700);
  const { dominant } = await picture.stats();
  expect(dominant.r).toBeGreaterThan(200);
  expect(Math.max(dominant.g, dominant.b)).toBeLessThan(60);
});

test.each([
  ['encrypted', () => pdfOf(1, { userPassword: 'secret' })],
  ['unreadable', () => Promise.resolve(Buffer.from('%PDF-1.7\n<html>\n%%EOF'))],
  ['unreadable', () => pdfOf(0)],
])('there are no pages of a PDF that is %s', async (kind, make) => {
  expect(await readPages(await make(), 5)).toEqual({ kind });
});

test.each([{ memory: 1 }, { cpu: 0 }, { wall: 1 }])(
  'a PDF that takes more than %j has no pages, and the next one has',
  async (limits) => {
    const pdf = await pdfOf(5);
    expect(await readPages(pdf, 5, limits)).toEqual({ kind: 'unreadable' });
    expect(await readPages(pdf, 1)).toMatchObject({ kind: 'made', total: 5 });
  },
);
