// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, languageFonts, localeOf } from '@kga/contracts/core';
import type { LegalGuide } from '@kga/legal';
import {
  Document,
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx';
import MarkdownIt, { type Token } from 'markdown-it';

import { imprintOf } from './pdf.ts';

const markdown = new MarkdownIt({ html: false });

const headings = { h2: HeadingLevel.HEADING_1, h3: HeadingLevel.HEADING_2 } as const;

const levelOf = (tag: string) => (tag === 'h2' ? headings.h2 : headings.h3);

/** The runs of a line: text, what is emphasised, and links. */
function runsOf(tokens: readonly Token[]): ParagraphChild[] {
  const runs: ParagraphChild[] = [];
  let bold = false;
  let italics = false;
  let link: { href: string; children: ParagraphChild[] } | undefined;
  for (const token of tokens) {
    const into = link ? link.children : runs;
    if (token.type === 'strong_open' || token.type === 'strong_close') bold = token.nesting === 1;
    else if (token.type === 'em_open' || token.type === 'em_close') italics = token.nesting === 1;
    else if (token.type === 'link_open')
      link = { href: String(token.attrGet('href') ?? ''), children: [] };
    else if (token.type === 'link_close' && link) {
      runs.push(new ExternalHyperlink({ link: link.href, children: link.children }));
      link = undefined;
    } else if (token.type.endsWith('break')) into.push(new TextRun({ text: '', break: 1 }));
    else {
      const style = link && { style: 'Hyperlink' };
      into.push(new TextRun({ text: token.content, bold, italics, ...style }));
    }
  }
  return runs;
}

/** The paragraphs of a Markdown text; each numbered list counts for itself. */
function paragraphsOf(text: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  const lists: { reference: string; instance: number }[] = [];
  let instance = 0;
  let heading: string | undefined;
  for (const token of markdown.parse(text, {})) {
    if (token.type === 'heading_open') heading = token.tag;
    else if (token.type === 'heading_close') heading = undefined;
    else if (token.type === 'bullet_list_open') lists.push({ reference: 'bullets', instance });
    else if (token.type === 'ordered_list_open') {
      instance += 1;
      lists.push({ reference: 'numbers', instance });
    } else if (token.type.endsWith('list_close')) lists.pop();
    else if (token.type === 'inline') {
      const list = lists.at(-1);
      paragraphs.push(
        new Paragraph({
          children: runsOf(token.children ?? []),
          ...(heading !== undefined && { heading: levelOf(heading) }),
          ...(list && { numbering: { ...list, level: lists.length - 1 } }),
        }),
      );
    }
  }
  return paragraphs;
}

const levels = (format: (typeof LevelFormat)['BULLET' | 'DECIMAL'], text: (at: number) => string) =>
  [0, 1].map((level) => ({
    level,
    format,
    text: text(level),
    style: { paragraph: { indent: { left: 500 * (level + 1), hanging: 350 } } },
  }));

/** Writes a document as a file for word processors, to be filled in and changed. */
export function createDocx(document: LegalGuide): Promise<Buffer> {
  const { language, title, summary } = document;
  const locale = localeOf(language);
  // Word processors have these for each script.
  const font = {
    ascii: 'Calibri',
    hAnsi: 'Calibri',
    eastAsia: languageFonts.get(language)?.document ?? 'Calibri',
  };
  return Packer.toBuffer(
    new Document({
      title,
      creator: campaign.brand,
      description: summary,
      styles: {
        default: {
          document: {
            run: { font, size: 22, language: { value: locale, eastAsia: locale } },
            paragraph: { spacing: { after: 120, line: 288 } },
          },
          title: { run: { size: 40, bold: true }, paragraph: { spacing: { after: 60 } } },
          heading1: { run: { size: 28, bold: true }, paragraph: { spacing: { before: 320 } } },
          heading2: { run: { size: 24, bold: true }, paragraph: { spacing: { before: 240 } } },
        },
      },
      numbering: {
        config: [
          { reference: 'bullets', levels: levels(LevelFormat.BULLET, () => '•') },
          { reference: 'numbers', levels: levels(LevelFormat.DECIMAL, (at) => `%${at + 1}.`) },
        ],
      },
      sections: [
        {
          footers: {
            default: new Footer({
              children: [
                new Paragraph({ children: [new TextRun({ children: [PageNumber.CURRENT] })] }),
              ],
            }),
          },
          children: [
            new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
            new Paragraph({
              children: [new TextRun({ text: imprintOf(document), color: '555555' })],
            }),
            new Paragraph({ text: summary }),
            ...paragraphsOf(document.markdown),
          ],
        },
      ],
    }),
  );
}
