import { type CitedLaw, citedLaws } from './cited-laws.ts';
import { fill, listLines } from './fill.ts';
import type { LetterContext } from './letter-context.ts';
import { letterFormats } from './letter-languages.ts';

/** A law with the rights that it gives, each with its articles, and the directive behind it. */
function lawParagraph({ texts, language }: LetterContext, { law, rights }: CitedLaw): string {
  const lines = rights.map(({ right, articles }) =>
    fill(texts.rights[right], { articles: letterFormats(language).list(articles) }),
  );
  const directive = law.implements && texts.law.directives[law.implements];
  const source = directive && fill(texts.law.implements, { law: directive });
  return [law.title, listLines(lines), source].filter((text) => text !== undefined).join('\n');
}

/** The law that a letter refers to; without any, the sentence that replaces it. */
export function lawParagraphs(context: LetterContext): string[] {
  const { texts, kind, paragraph } = context;
  const recipient = kind === 'reminder' ? 'seller' : kind;
  const cited = citedLaws(context.record, context.values);
  const withArticles = cited.filter(({ rights }) => rights.length > 0);
  const others = cited.filter(({ rights }) => rights.length === 0);
  if (cited.length === 0) return [paragraph(texts.law.none[recipient])];
  return [
    ...(withArticles.length > 0 ? [paragraph(texts.law.intro[recipient])] : []),
    ...withArticles.map((each) => lawParagraph(context, each)),
    ...others.map(({ law }) => fill(texts.law.withoutArticles, { law: law.title })),
  ];
}

/** The sentence that reserves other rights, if the letter names some. */
export const reservation = ({ texts, record, values }: LetterContext): string =>
  citedLaws(record, values).length > 0 ? texts.law.reservation : '';
