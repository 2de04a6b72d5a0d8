// SPDX-License-Identifier: AGPL-3.0-or-later
import { takesComplaints } from '@kga/contracts/legal';

import { citedLaws } from './cited-laws.ts';
import { fill, listLines } from './fill.ts';
import { type LetterContext, byDate } from './letter-context.ts';
import { isSameLanguage } from './letter-languages.ts';
import {
  type Demand,
  type Situation,
  isToSeller,
  presentSituation,
  sellerDemands,
} from './letter-values.ts';

/** The sentence that says where, when and for how much the game, or what was lost in it, was bought. */
export function purchaseSentence({ texts, values, kind }: LetterContext): string {
  const { fromYou, fromSeller, withoutSeller } =
    values.situation === 'items_lost' ? texts.purchaseInGame : texts.purchase;
  const elsewhere = values.seller === undefined ? withoutSeller : fromSeller;
  const forms = isToSeller(kind) ? fromYou : elsewhere;
  if (values.purchaseDate === undefined) {
    return values.price === undefined ? forms.minimal : forms.withoutDate;
  }
  return values.price === undefined ? forms.withoutPrice : forms.full;
}

/** What happened, and below it the writer's own words as they are, marked where they are in another language. */
export function situationParagraphs(context: LetterContext): string[] {
  const { texts, values, paragraph, language, writerLanguage } = context;
  const what = paragraph(byDate(texts.situation[presentSituation(values)], values.eventDate));
  if (values.details === undefined) return [what];
  return isSameLanguage(language, writerLanguage)
    ? [what, values.details]
    : [what, `${paragraph(texts.ownWords)}\n${values.details}`];
}

/** The data of the purchase as a list, for an authority. Empty without any. */
export function detailLines({ texts, values, placeholders }: LetterContext): string[] {
  const { heading, game, ...others } = texts.details;
  const known = [
    values.seller !== undefined && others.seller,
    values.purchaseDate !== undefined && others.purchaseDate,
    values.price !== undefined && others.price,
    placeholders['country'] !== undefined && others.country,
    values.orderNumber !== undefined && others.reference,
  ].filter((line) => line !== false);
  if (known.length === 0) return [];
  const lines = [game, ...known].map((line) => fill(line, placeholders));
  return [`${heading}\n${listLines(lines)}`];
}

const isSellerDemand = (demand: Demand): demand is (typeof sellerDemands)[number] =>
  sellerDemands.some((each) => each === demand);

/** What the seller is, or was, asked for, after its introduction. Empty if it is not asked for anything. */
export function demandParagraphs(
  { texts, values, paragraph }: LetterContext,
  intro: keyof LetterContext['texts']['demands']['intro'],
): string[] {
  const { demand, price } = values;
  if (!isSellerDemand(demand)) return [];
  const { refund, ...items } = texts.demands.items;
  const isAnnounced = presentSituation(values) === 'announced';
  const forms = isAnnounced && intro !== 'reported' ? refund.ifShutDown : refund;
  const refundItem = price === undefined ? forms.withoutPrice : forms.withPrice;
  const item = demand === 'refund' ? refundItem : items[demand];
  return [`${paragraph(texts.demands.intro[intro])}\n${listLines([paragraph(item)])}`];
}

/** Situations in which a buyer can end the contract at once, after a day for the seller to put things right. */
const canEnd = new Set<Situation>([
  'shut_down',
  'features_removed',
  'items_lost',
  'refund_refused',
]);

/** Whether the letter ends the contract: it wants a refund, and cites a law by which its buyer can end it. */
export const endsContract = (
  record: LetterContext['record'],
  values: LetterContext['values'],
): boolean =>
  values.demand === 'refund' &&
  canEnd.has(presentSituation(values)) &&
  citedLaws(record, values).some(({ rights }) =>
    rights.some(({ right }) => right === 'termination'),
  );

/** Ends the contract if the seller does not put things right in time. */
export const terminationSentence = ({ texts, record, values }: LetterContext): string =>
  endsContract(record, values) ? texts.demands.termination : '';

/** What came back from the seller. That a refund was refused is the situation itself. */
export function replySentence({ texts, values: { reply, situation } }: LetterContext): string {
  if (reply === 'none') return texts.reply.none;
  if (reply !== 'refused') return texts.reply.unsolved;
  return situation === 'refund_refused' ? '' : texts.reply.refused;
}

/**
 * What was written to the seller before the complaint, and what came back. Empty for a first complaint,
 * whose writer was not asked.
 */
export function earlierParagraphs(context: LetterContext): string[] {
  const { texts, values, paragraph } = context;
  const { first, both, deadlinePassed } = texts.earlier;
  if (values.stage !== 'authority') return [];
  const { firstSent, reminderSent, firstDeadline, date } = values;
  const written = reminderSent === undefined ? byDate(first, firstSent) : byDate(both, firstSent);
  const passed = firstDeadline !== undefined && firstDeadline < date ? deadlinePassed : '';
  return [
    paragraph(written),
    ...demandParagraphs(context, 'reported'),
    paragraph(replySentence(context), passed),
  ].filter((text) => text !== '');
}

/**
 * What the writer will do next: complain to the authority of the record if it takes complaints of consumers, or
 * turn to those who advise them.
 */
export function nextSentence(
  { texts, record, placeholders }: LetterContext,
  step: 'first' | 'final',
): string {
  const { named, advice, unnamed } = texts.next[step];
  if (record && takesComplaints(record)) return named;
  return placeholders['advice'] === undefined ? unnamed : advice;
}

/** The salutation. A representative is addressed by the name that the writer entered. */
export function salutationOf({ texts, values, kind }: LetterContext): string {
  if (kind !== 'representative') return texts.salutation[kind];
  const { unnamed, named, ...titled } = texts.salutation.representative;
  if (values.recipient === undefined) return unnamed;
  return values.recipientTitle === undefined ? named : titled[values.recipientTitle];
}
