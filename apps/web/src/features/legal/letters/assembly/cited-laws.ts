// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type ClaimDays,
  type LawEffect,
  type LegalLaw,
  type LegalRecord,
  type LegalRight,
  appliesBy,
} from '@kga/contracts/legal';

import {
  type LetterKind,
  type LetterValues,
  type Situation,
  type Demand,
  isToSeller,
  letterKindOf,
  presentSituation,
} from './letter-values.ts';

/** The rights that a letter names for each situation, in this order. A letter that names all of them is weak. */
const rightsOfSituation: Readonly<Record<Situation, readonly LegalRight[]>> = {
  shut_down: [
    'conformity',
    'updates',
    'repair',
    'termination',
    'refund',
    'price_reduction',
    'guarantee',
    'change_notice',
    'no_waiver',
  ],
  // Nothing is missing yet: only rules on changes, and on what a seller has to say, are in point.
  announced: ['change_notice', 'termination', 'updates', 'information', 'no_waiver'],
  features_removed: [
    'conformity',
    'change_notice',
    'repair',
    'termination',
    'refund',
    'price_reduction',
    'guarantee',
    'no_waiver',
  ],
  refund_refused: [
    'conformity',
    'termination',
    'refund',
    'price_reduction',
    'guarantee',
    'no_waiver',
  ],
  offline_missing: [
    'conformity',
    'information',
    'misleading',
    'repair',
    'termination',
    'refund',
    'price_reduction',
    'guarantee',
    'unfair_terms',
  ],
  items_lost: [
    'prepaid_refund',
    'conformity',
    'termination',
    'refund',
    'price_reduction',
    'change_notice',
    'unfair_terms',
    'no_waiver',
  ],
};

const moneyRights: readonly LegalRight[] = [
  'price_reduction',
  'termination',
  'refund',
  'compensation',
  'prepaid_refund',
];

/** Rights that do not support a demand, so that its letter leaves them out. */
const besideDemand: Readonly<Record<Demand, readonly LegalRight[]>> = {
  refund: ['updates', 'information', 'compensation'],
  repair: moneyRights,
  offline_patch: moneyRights,
  information: [...moneyRights, 'repair'],
  authority: [],
  representative: [],
};

/** Rights that a law is not cited for alone. */
const supporting = new Set<LegalRight>(['no_waiver', 'compensation']);

/** Topics of laws that fit any situation, so that a letter may refer to them without an article. */
const generalTopics = new Set<LegalLaw['topic']>(['digital_content', 'sale_of_goods', 'general']);

export type CitedLaw = {
  readonly law: LegalLaw;
  /** Empty if the record has no articles of it. */
  readonly rights: readonly {
    readonly right: LegalRight;
    readonly articles: LegalLaw['articles'];
  }[];
};

type Case = Pick<
  LetterValues,
  'situation' | 'demand' | 'stage' | 'purchaseDate' | 'eventDate' | 'date'
>;

/** Situations whose day is not that on which the game stopped. */
const hasOtherDay = new Set<Situation>(['refund_refused', 'offline_missing']);

/** The days of a letter that decide which law applies and whether a limit has passed. */
export const claimDaysOf = ({ situation, purchaseDate, eventDate, date }: Case): ClaimDays => ({
  purchase: purchaseDate,
  event: hasOtherDay.has(situation) ? undefined : eventDate,
  today: date,
});

/** The articles for a right. Those that end a contract for a change are for changes, and alone before a shutdown. */
function articlesFor(law: LegalLaw, right: LegalRight, inPoint: readonly LegalRight[]) {
  const found = law.articles.filter(({ rights }) => rights.includes(right));
  if (right !== 'termination') return found;
  if (!inPoint.includes('conformity')) {
    return found.filter(({ rights }) => rights.includes('change_notice'));
  }
  return inPoint.includes('change_notice')
    ? found
    : found.filter(({ rights }) => !rights.includes('change_notice'));
}

/** A letter to a seller says what its buyer can claim; others also what an authority may do. */
const effectsFor = (kind: LetterKind): readonly LawEffect[] =>
  isToSeller(kind) ? ['claim'] : ['claim', 'power'];

/** The laws of a record that fit what happened and what the writer wants, whenever they apply. */
function lawsInPoint(record: LegalRecord | null, values: Case): readonly CitedLaw[] {
  const kind = letterKindOf(values);
  const effects = effectsFor(kind);
  const situationRights = rightsOfSituation[presentSituation(values)];
  const rightsInPoint = situationRights.filter(
    (right) => !besideDemand[values.demand].includes(right),
  );
  return (record?.laws ?? []).flatMap((law) => {
    if (!effects.includes(law.effect)) return [];
    // Remedies of unfair practices need a practice that misled the buyer.
    if (law.topic === 'unfair_practices' && !situationRights.includes('misleading')) return [];
    if (law.articles.length === 0) {
      // A seller is not referred to a law without saying what of it.
      return generalTopics.has(law.topic) && !isToSeller(kind) ? [{ law, rights: [] }] : [];
    }
    const rights = rightsInPoint.flatMap((right) => {
      const articles = articlesFor(law, right, rightsInPoint);
      return articles.length > 0 ? [{ right, articles }] : [];
    });
    return rights.some(({ right }) => !supporting.has(right)) ? [{ law, rights }] : [];
  });
}

/** The laws of a record that fit the case and apply to it, as far as its days are known. */
export const fittingLaws = (record: LegalRecord | null, values: Case): readonly CitedLaw[] =>
  lawsInPoint(record, values).filter(({ law }) => appliesBy(law, claimDaysOf(values)) !== false);

/** The laws that would fit, but came into force too late for the case. */
export const lawsTooLate = (record: LegalRecord | null, values: Case): readonly LegalLaw[] =>
  lawsInPoint(record, values)
    .map(({ law }) => law)
    .filter((law) => appliesBy(law, claimDaysOf(values)) === false);

/** Whether the day of purchase decides if a law that the letter cites applies. */
export const needsPurchaseDate = (record: LegalRecord | null, values: Case): boolean =>
  values.purchaseDate === undefined &&
  fittingLaws(record, values).some(({ law }) => appliesBy(law, claimDaysOf(values)) === 'unknown');

/** The fitting laws without those that the writer leaves out. */
export const citedLaws = (
  record: LegalRecord | null,
  values: Case & Pick<LetterValues, 'omittedLaws'>,
): readonly CitedLaw[] =>
  fittingLaws(record, values).filter(({ law }) => !values.omittedLaws.includes(law.id));
