// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type LegalDirective,
  type LegalLaw,
  officialArticle,
  officialTitle,
  recordLanguage,
} from '@kga/contracts/legal';

import type { Formats } from '../../../../lib/format.ts';
import { type CitedLaw, citedLaws } from './cited-laws.ts';
import { fill, listLines } from './fill.ts';
import { translatedTitle } from './law-title.ts';
import type { LetterContext } from './letter-context.ts';
import { enclosedTitle } from './letter-form.ts';
import { letterFormats } from './letter-languages.ts';
import type { LetterTexts } from './texts.ts';

/** The title of a directive in the language of the letter. */
function directiveTitle({ texts, language }: LetterContext, directive: LegalDirective): string {
  const title = texts.law.directives[directive];
  return title.charAt(0).toLocaleUpperCase(language) + title.slice(1);
}

/** The title of a law: in the language of the letter if it is published in it, or else in its own. */
function titleOf(context: LetterContext, law: LegalLaw): string {
  const { record, language, isTranslation = false } = context;
  if (!record) return law.title;
  if (record.id === 'EU' && law.implements) return directiveTitle(context, law.implements);
  return isTranslation
    ? translatedTitle(record, law, language)
    : officialTitle(law, recordLanguage(record), language).text;
}

/** Plurals of the words that citations begin with. */
const plurals: ReadonlyMap<string, string> = new Map([
  ['§', '§§'],
  ['art.', 'art.'],
  ['article', 'articles'],
  ['articolo', 'articoli'],
  ['artículo', 'artículos'],
  ['artigo', 'artigos'],
  ['artikel', 'artikelen'],
  ['čl.', 'čl.'],
  ['regulation', 'regulations'],
  ['section', 'sections'],
  ['άρθρο', 'άρθρα'],
]);

/**
 * Citations with what all of them begin and end with said once: `§§ 327c, 327i und 327m BGB` for `§ 327c BGB`,
 * `§ 327i BGB` and `§ 327m BGB`.
 */
export function citeTogether(citations: readonly string[], list: Formats['list']): string {
  const words = citations.map((each) => each.split(' '));
  const [first = []] = words;
  const plural = plurals.get(first[0] ?? '');
  const shares = (at: (each: readonly string[]) => string | undefined) =>
    new Set(words.map(at)).size === 1;
  if (words.length < 2 || plural === undefined || !shares((each) => each[0]))
    return list(citations);
  const shortest = Math.min(...words.map((each) => each.length));
  let end = 0;
  while (end < shortest - 2 && shares((each) => each.at(-1 - end))) end += 1;
  const middles = words.map((each) => each.slice(1, each.length - end).join(' '));
  return [plural, list(middles), ...first.slice(first.length - end)].join(' ');
}

/** A law with the rights that it gives, each with its articles. */
function lawParagraph(context: LetterContext, { law, rights }: CitedLaw): string {
  const { texts, language, record } = context;
  const own = record ? recordLanguage(record) : language;
  const lines = rights.map(({ right, articles }) =>
    fill(texts.rights[right], {
      articles: citeTogether(
        articles.map((each) => localArticle(texts, officialArticle(each, own, language).text)),
        letterFormats(language).list,
      ),
    }),
  );
  return [enclosedTitle(titleOf(context, law), language), listLines(lines)].join('\n');
}

/** The laws with the directive behind them, which stands once, below the last law that implements it. */
const withDirectives = (context: LetterContext, cited: readonly CitedLaw[]): string[] =>
  cited.map((each, index) => {
    const { texts, language, record } = context;
    const directive = each.law.implements;
    const paragraph = lawParagraph(context, each);
    const isLast = !cited.slice(index + 1).some(({ law }) => law.implements === directive);
    if (record?.id === 'EU' || directive === undefined || !isLast) return paragraph;
    const law = enclosedTitle(texts.law.directives[directive], language);
    return `${paragraph}\n${fill(texts.law.implements, { law })}`;
  });

/** One law for each title: the parts of a directive apply from different days, but are cited together. */
function byTitle(context: LetterContext, cited: readonly CitedLaw[]): CitedLaw[] {
  const merged = new Map<string, CitedLaw>();
  for (const each of cited) {
    const title = titleOf(context, each.law);
    const before = merged.get(title)?.rights ?? [];
    const rights = [...before, ...each.rights].reduce<CitedLaw['rights'][number][]>((all, next) => {
      const same = all.find(({ right }) => right === next.right);
      if (!same) return [...all, next];
      const both = { right: next.right, articles: [...same.articles, ...next.articles] };
      return all.map((one) => (one === same ? both : one));
    }, []);
    merged.set(title, { law: merged.get(title)?.law ?? each.law, rights });
  }
  return [...merged.values()];
}

/** The law that a letter refers to; without any, the sentence that replaces it. */
export function lawParagraphs(context: LetterContext): string[] {
  const { texts, kind, paragraph } = context;
  const recipient = kind === 'reminder' ? 'seller' : kind;
  const cited = byTitle(context, citedLaws(context.record, context.values));
  const withArticles = cited.filter(({ rights }) => rights.length > 0);
  const others = cited.filter(({ rights }) => rights.length === 0);
  // To a seller, the sentence on other rights says it at the end.
  if (cited.length === 0)
    return recipient === 'seller' ? [] : [paragraph(texts.law.none[recipient])];
  return [
    ...(withArticles.length > 0 ? [paragraph(texts.law.intro[recipient])] : []),
    ...withDirectives(context, withArticles),
    ...others.map(({ law }) =>
      fill(texts.law.withoutArticles, {
        law: enclosedTitle(titleOf(context, law), context.language),
      }),
    ),
  ];
}

/** The sentence that reserves other rights, or all if the letter names none. */
export const reservation = ({ texts, record, values }: LetterContext): string =>
  citedLaws(record, values).length > 0 ? texts.law.reservation : texts.law.none.seller;

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
