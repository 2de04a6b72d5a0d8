// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import PdfKit from 'pdfkit';

import { type TextRun, createPdfFonts } from './pdf-fonts.ts';

/** What the first page says, from top to bottom. */
export type CoverSheet = {
  brand: string;
  title: string;
  /** Labels with what they name. */
  facts: readonly (readonly [label: string, value: string])[];
  /** Headings with small print. */
  notes: readonly (readonly [heading: string, text: string])[];
  /** What was signed, in each language in which it was. */
  texts: readonly { heading: string; text: string; language: Language }[];
};

export type PdfStart = {
  language: Language;
  paper: 'A4' | 'LETTER';
  cover: CoverSheet;
  /** Headings of the columns, with their shares of the width. */
  columns: readonly { heading: string; share: number }[];
};

/** The cells of a signer, and in whose script characters are drawn that several share. */
export type PdfRow = { cells: readonly string[]; language: Language | null };

const margin = 50;
const rowHeight = 15;
const sizes = { title: 22, lead: 13, text: 10, row: 8.5, foot: 8 } as const;

/** No cache of words: in a million names there are too many. */
const options = { fontLayoutCache: false, bufferPages: false } as const;

/** Width of an index column for numbers of seven digits. */
const numberWidth = 44;

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

/** Draws the cover sheet, then rows as they come; each step returns the bytes so far. */
// oxlint-disable-next-line max-lines-per-function -- All parts draw at one cursor in one document.
export async function createSignaturePdf({ language, paper, cover, columns }: PdfStart) {
  const doc = new PdfKit({
    size: paper,
    margin,
    ...options,
    lang: language,
    info: { Title: cover.title, Author: cover.brand, CreationDate: new Date() },
  });
  const runsOf = createPdfFonts((name, bytes) => void doc.registerFont(name, bytes));
  const width = doc.page.width - 2 * margin;
  const bottom = doc.page.height - margin;
  let page = 0;
  let row = 0;
  let y: number = margin;

  /** Widths of runs at a size; without features pdfkit would lay out word by word, from the left. */
  const widthsOf = (runs: readonly TextRun[], size: number): number[] =>
    runs.map(({ font, text }) =>
      doc.font(font).fontSize(size).widthOfString(text, { features: [] }),
    );

  /** Draws a text on one line that gets smaller until it fits: no name is cut off. */
  function fit(runs: readonly TextRun[], x: number, at: number, space: number, size: number): void {
    const wide = widthsOf(runs, size);
    const scale = Math.min(1, space / sumOf(wide));
    let left = x;
    for (const [index, { font, text }] of runs.entries()) {
      doc.font(font).fontSize(size * scale);
      // Baselines of fonts with other heights meet.
      doc.text(text, left, at, { lineBreak: false, features: [], baseline: 'alphabetic' });
      left += scale * (wide[index] ?? 0);
    }
  }

  /** Draws a text in lines of the page's width, and on further pages. */
  async function paragraph(text: string, size: number, own = language): Promise<void> {
    for (const line of text.split('\n')) {
      let runs: TextRun[] = [];
      let content = '';
      for (const word of line.split(
        /(?<=\s)|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u,
      )) {
        const longer = await runsOf(content + word, own);
        if (content !== '' && sumOf(widthsOf(longer, size)) > width) {
          write(runs, size);
          content = word;
          runs = await runsOf(word, own);
        } else {
          content += word;
          runs = longer;
        }
      }
      write(runs, size);
    }
  }

  function write(runs: readonly TextRun[], size: number): void {
    y += size * 1.5;
    if (y > bottom) {
      doc.addPage();
      y = margin + size * 1.5;
    }
    fit(runs, margin, y, width, size);
  }

  const heads = await Promise.all(columns.map(({ heading }) => runsOf(heading, language)));
  const titleRuns = await runsOf(cover.title, language);
  const shares = sumOf(columns.map(({ share }) => share));
  const widths = columns.map(({ share }) => ((width - numberWidth) * share) / shares);

  function inColumns(cells: readonly (readonly TextRun[])[], size: number): void {
    let left = margin + numberWidth;
    for (const [index, runs] of cells.entries()) {
      const space = widths[index] ?? 0;
      fit(runs, left, y, space - 8, size);
      left += space;
    }
  }

  async function beginPage(): Promise<void> {
    doc.addPage();
    page += 1;
    fit(await runsOf(String(page), null), margin, bottom + 20, numberWidth, sizes.foot);
    fit(titleRuns, margin + numberWidth, bottom + 20, width - numberWidth, sizes.foot);
    y = margin + rowHeight;
    inColumns(heads, sizes.row);
    doc
      .moveTo(margin, y + 4)
      .lineTo(margin + width, y + 4)
      .lineWidth(0.5)
      .stroke();
  }

  /** What was written since the last call. */
  function written(): Buffer {
    const chunks: Buffer[] = [];
    for (let chunk = read(); chunk; chunk = read()) chunks.push(chunk);
    return Buffer.concat(chunks);
  }
  const read = (): Buffer | undefined => {
    const chunk: unknown = doc.read();
    return Buffer.isBuffer(chunk) ? chunk : undefined;
  };

  async function drawCover(): Promise<void> {
    await paragraph(cover.brand, sizes.text);
    y += 20;
    await paragraph(cover.title, sizes.title);
    y += 20;
    for (const [label, value] of cover.facts) {
      y += 6;
      await paragraph(label, sizes.text);
      await paragraph(value, sizes.lead);
    }
    for (const [heading, text] of cover.notes) {
      y += 10;
      await paragraph(heading, sizes.lead);
      await paragraph(text, sizes.text);
    }
    for (const { heading, text, language: own } of cover.texts) {
      y += 20;
      await paragraph(heading, sizes.lead);
      await paragraph(text, sizes.text, own);
    }
  }
  await drawCover();

  return {
    async addRows(rows: readonly PdfRow[]): Promise<Buffer> {
      for (const { cells, language: own } of rows) {
        if (page === 0 || y + rowHeight > bottom) await beginPage();
        y += rowHeight;
        row += 1;
        fit(await runsOf(String(row), null), margin, y, numberWidth, sizes.row);
        inColumns(await Promise.all(cells.map((cell) => runsOf(cell, own))), sizes.row);
      }
      return written();
    },

    async end(): Promise<Buffer> {
      const chunks: Buffer[] = [];
      doc.end();
      for await (const chunk of doc) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
      return Buffer.concat(chunks);
    },
  };
}
