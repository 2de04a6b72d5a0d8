// SPDX-License-Identifier: AGPL-3.0-or-later
import { fill } from './fill.ts';
import type { LetterTexts } from './texts/en.ts';

/** How the record of the Union writes an article: `Article 3(1) of Directive 93/13/EEC`, `Article 11a of …`. */
const article = /^Article (?<number>\d+)(?<inserted>a)?(?:\((?<paragraph>\d+)\))? of Directive /;

/** An article of a directive as the language cites it under the directive's title; other articles as they are. */
export function localArticle({ law }: LetterTexts, citation: string): string {
  const { number, inserted, paragraph } = article.exec(citation)?.groups ?? {};
  const { whole, paragraph: withParagraph, inserted: between } = law.directiveArticle;
  if (number === undefined) return citation;
  if (paragraph !== undefined) return fill(withParagraph, { article: number, paragraph });
  return fill(inserted === undefined ? whole : between, { article: number });
}
