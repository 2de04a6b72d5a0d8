// SPDX-License-Identifier: AGPL-3.0-or-later
import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import sharp from 'sharp';

/** The first pages of a PDF as WebPs, and how many it has; or why there are none. */
export type DocumentPages =
  | { kind: 'made'; pictures: Buffer[]; total: number }
  | { kind: 'encrypted' | 'unreadable' };

/** Pixels of the longer side: an A4 page can be read at 150 dots an inch. */
const longest = 1_754;

const quality = 80;

/** This build of PDFium has no JavaScript engine and no XFA. Runs in a process that ends with the document, see `read-pages.ts`. */
export async function makePages(bytes: Buffer, pagesMax: number): Promise<DocumentPages> {
  const pdfium = await PDFiumLibrary.init();
  try {
    const document = await pdfium.loadDocument(bytes);
    try {
      const total = document.getPageCount();
      const pictures: Buffer[] = [];
      for (let index = 0; index < Math.min(total, pagesMax); index += 1) {
        const picture = await makePage(document.getPage(index));
        // A damaged page ends what can be shown.
        if (!picture) break;
        pictures.push(picture);
      }
      return pictures.length === 0 ? { kind: 'unreadable' } : { kind: 'made', pictures, total };
    } finally {
      document.destroy();
    }
  } catch (error) {
    // The library has no other names for its errors.
    const isLocked = error instanceof Error && error.message.startsWith('Password');
    return { kind: isLocked ? 'encrypted' : 'unreadable' };
  }
}

/** Undefined where a page has no size, as damaged ones, or is too narrow to be seen. */
async function makePage(page: PDFiumPage): Promise<Buffer | undefined> {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = longest / Math.max(originalWidth, originalHeight);
  if (!(Math.floor(Math.min(originalWidth, originalHeight) * scale) >= 1)) return undefined;
  const { data } = await page.render({ scale, render: toWebp, renderFormFields: true });
  return Buffer.from(data);
}

const toWebp = ({ data, width, height }: { data: Uint8Array; width: number; height: number }) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality })
    .toBuffer();
