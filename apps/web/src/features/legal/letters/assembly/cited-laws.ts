// SPDX-License-Identifier: AGPL-3.0-or-later
import type { LegalLaw, LegalRecord, LegalRight } from '@kga/contracts/legal';

import type { LetterValues, Situation, Demand } from './letter-values.ts';

/** The rights that a letter names for each situation, in this order. A letter that names all of them is weak. */
const rightsOfSituation: Readonly<Record<Situation, readonly LegalRight[]>> = {
  shut_down: [
    'conformity',
    'updates',
    'repair',
    'price_reduction',
    'termination',
    'refund',
    'guarantee',
    'compensation',
    'change_notice',
    'no_waiver',
  ],
  announced: [
    'conformity',
    'updates',
    'repair',
    'change_notice',
    'termination',
    'refund',
    'guarantee',
    'information',
    'no_waiver',
  ],
  features_removed: [
    'conformity',
    'change_notice',
    'repair',
    'price_reduction',
    'termination',
    'refund',
    'guarantee',
    'no_waiver',
  ],
  refund_refused: [
    'conformity',
    'price_reduction',
    'termination',
    'refund',
    'guarantee',
    'compensation',
    'no_waiver',
  ],
  offline_missing: [
    'conformity',
    'information',
    'misleading',
    'repair',
    'price_reduction',
    'termination',
    'refund',
    'guarantee',
    'unfair_terms',
  ],
};

const moneyRights: readonly LegalRight[] = [
  'price_reduction',
  'termination',
  'refund',
  'compensation',
];

/** Rights that do not support a demand, so that its letter leaves them out. */
const besideDemand: Readonly<Record<Demand, readonly LegalRight[]>> = {
  refund: ['repair', 'updates', 'information'],
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

/** The laws of a record that fit what happened and what the writer wants. */
export function fittingLaws(
  record: LegalRecord | null,
  { situation, demand }: Pick<LetterValues, 'situation' | 'demand'>,
): readonly CitedLaw[] {
  const fitting = rightsOfSituation[situation].filter(
    (right) => !besideDemand[demand].includes(right),
  );
  return (record?.laws ?? []).flatMap((law) => {
    if (law.articles.length === 0) {
      return generalTopics.has(law.topic) ? [{ law, rights: [] }] : [];
    }
    const rights = fitting.flatMap((right) => {
      const articles = law.articles.filter((each) => each.rights.includes(right));
      return articles.length > 0 ? [{ right, articles }] : [];
    });
    return rights.some(({ right }) => !supporting.has(right)) ? [{ law, rights }] : [];
  });
}

/** The fitting laws without those that the writer leaves out. */
export const citedLaws = (
  record: LegalRecord | null,
  values: Pick<LetterValues, 'situation' | 'demand' | 'omittedLaws'>,
): readonly CitedLaw[] =>
  fittingLaws(record, values).filter(({ law }) => !values.omittedLaws.includes(law.id));
