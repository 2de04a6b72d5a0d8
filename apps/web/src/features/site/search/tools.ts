// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo, regionName } from '@kga/contracts/core';
import type { SearchSuggestion } from '@kga/contracts/site';

import { ownRegionOf } from '../../../components/own-region/guess-region.ts';
import { useActs } from '../../../content/acts.tsx';
import { useBrowserConfig } from '../../../lib/browser.ts';
import { useLanguage } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';

/** A page where a visitor does something, filled in with what the search names. */
export type Tool = { kind: 'tool'; path: string; label: string; about: string };

/** Most tools that a search shows, and without a search. */
const toolsMax = 3;
const oftenMax = 4;

type Counted = { act: { label: string; to: string }; name: string; count: number };

/** Adds the law beside asking for money back, after it. */
function withLaw(tools: readonly Counted[], law: Counted['act']): readonly Counted[] {
  const isWanted = tools.some(({ name, count }) => name === 'refund' && count > 0);
  if (!isWanted || tools.some(({ name }) => name === 'law')) return tools;
  const [first, ...others] = tools;
  return first ? [first, { act: law, name: 'law', count: 0 }, ...others] : tools;
}

/** Tools that take the game and the country. */
const filledIn = new Set(['refund', 'write', 'represent', 'sign']);

/** Without case and accents, which many do not type. */
const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC').toLowerCase();

/** Whether a word of a search means a keyword: words of two letters whole, longer ones also by their beginnings. */
function means(word: string, keyword: string): boolean {
  if (word === keyword) return true;
  if (!/^\p{sc=Latin}/u.test(keyword)) {
    return keyword.startsWith(word) || (keyword.length > 1 && word.includes(keyword));
  }
  return (
    word.length > 2 &&
    (keyword.startsWith(word) || (keyword.length > 4 && word.startsWith(keyword)))
  );
}

/** How many words of a search mean a keyword of a tool. */
function countMatches(q: string, words: string): number {
  const keywords = fold(words).split(/\s+/);
  return fold(q)
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word !== '' && keywords.some((keyword) => means(word, keyword))).length;
}

/**
 * The tools that a search asks for, those with most of its words first; without a search those that are looked for
 * often. The first game and country that it names are filled in.
 */
export function useTools(q: string, suggestions: readonly SearchSuggestion[]): readonly Tool[] {
  const { t } = useTranslation('toolsSearch');
  const language = useLanguage();
  const game = suggestions.find((each) => each.kind === 'game');
  const country = suggestions.find((each) => each.kind === 'country');
  const law = country?.law?.id;
  const { readOnly } = useBrowserConfig();
  const region = ownRegionOf(country?.region);
  const acts = useActs({ game: game?.game, region });
  const countryName = country && regionName(country.region, language);
  const about = [game?.game.name, countryName].filter((each) => each !== undefined).join(' · ');
  const tools = {
    refund: acts.refund,
    law: {
      label:
        countryName === undefined ? t('labels.law') : t('labels.lawOf', { country: countryName }),
      to: law === undefined ? pathTo('legalRecords') : pathTo('legalRecord', { id: law }),
    },
    evidence: acts.evidence,
    sign: acts.sign,
    write: acts.write,
    represent: acts.represent,
    ask: acts.ask,
    tell: acts.tell,
    documents: { label: t('labels.documents'), to: pathTo('legalDocuments') },
    promises: { label: t('labels.promises'), to: pathTo('commitments') },
    submit: readOnly ? undefined : { label: t('labels.submit'), to: pathTo('archiveSubmit') },
    widgets: { label: t('labels.widgets'), to: pathTo('widgets') },
  } as const;
  const names = Object.keys(tools).filter((name): name is keyof typeof tools => name in tools);
  const counted = names.flatMap((name) => {
    const act = tools[name];
    const count = q === '' ? 1 : countMatches(q, t(`words.${name}`));
    return act === undefined || count === 0 ? [] : { act, name, count };
  });
  const sorted = counted.toSorted((a, b) => b.count - a.count);
  return withLaw(sorted, tools.law)
    .slice(0, q === '' ? oftenMax : toolsMax)
    .map(({ act, name }) => ({
      kind: 'tool',
      path: act.to,
      label: act.label,
      about: filledIn.has(name) ? about : '',
    }));
}
