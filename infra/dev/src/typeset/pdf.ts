// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { campaign, localeOf, interpolate } from '@kga/contracts/core';
import type { LegalGuide } from '@kga/legal';
import { readMessages } from '@kga/server/messages';
import MarkdownIt from 'markdown-it';
import type { Browser } from 'playwright';

import type { EnglishMessages } from '../english-messages.d.ts';
import { fontRules } from './fonts.ts';

/** The words that typeset guides have beside their own. */
export const typesetMessages = readMessages<EnglishMessages['typeset']>(
  new URL('./messages/', import.meta.url),
);

const markdown = new MarkdownIt({ html: false });

const escapeHtml = (text: string): string => markdown.utils.escapeHtml(text);

const rules = readFileSync(join(import.meta.dirname, 'pdf.css'), 'utf8');

const pageNumbers = `<div style="width:100%;text-align:center;font:8pt sans-serif;color:#555">
  <span class="pageNumber"></span> / <span class="totalPages"></span></div>`;

/** Draws a document as a tagged A4 PDF with an outline, in the fonts of its language. */
export async function createPdf(browser: Browser, document: LegalGuide): Promise<Buffer> {
  const { id, language, title, summary } = document;
  const content = `<h1>${escapeHtml(title)}</h1>
    <p class="imprint">${escapeHtml(imprintOf(document))}</p>
    <p class="summary">${escapeHtml(summary)}</p>
    ${markdown.render(document.markdown)}`;
  // Between letters of Chinese, Japanese and Korean, marks beside a bracket have no meaning.
  if (content.includes('**')) throw new Error(`${language}/${id} shows marks of Markdown.`);
  const page = await browser.newPage();
  try {
    await page.setContent(`<!doctype html><html lang="${language}"><head>
      <title>${escapeHtml(`${title} · ${campaign.brand}`)}</title>
      <style>${await fontRules(`${content}•0123456789`, language)} ${rules}</style>
      </head><body>${content}</body></html>`);
    await page.evaluate('document.fonts.ready');
    return await page.pdf({
      format: 'A4',
      margin: { top: '20mm', right: '22mm', bottom: '20mm', left: '22mm' },
      tagged: true,
      outline: true,
      displayHeaderFooter: true,
      headerTemplate: '<span></span>',
      footerTemplate: pageNumbers,
    });
  } finally {
    await page.close();
  }
}

/** Who publishes a document, and in which version: the line below its title. */
export function imprintOf({ language, version, date }: LegalGuide): string {
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  const text = interpolate(typesetMessages(language).imprint, {
    version: String(version),
    date: day.format(new Date(`${date}T00:00:00Z`)),
  });
  return `${campaign.brand} · ${text}`;
}
