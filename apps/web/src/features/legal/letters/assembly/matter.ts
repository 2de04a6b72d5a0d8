// SPDX-License-Identifier: AGPL-3.0-or-later
import { fill, listLines } from './fill.ts';
import { type LetterContext, byDate } from './letter-context.ts';
import { primaryLanguage } from './letter-languages.ts';
import { type Demand, isToSeller, sellerDemands } from './letter-values.ts';

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
  const what = paragraph(byDate(texts.situation[values.situation], values.eventDate));
  if (values.details === undefined) return [what];
  const isForeign = primaryLanguage(language) !== primaryLanguage(writerLanguage);
  return isForeign
    ? [what, `${paragraph(texts.ownWords)}\n${values.details}`]
    : [what, values.details];
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
  const refundItem = price === undefined ? refund.withoutPrice : refund.withPrice;
  const item = demand === 'refund' ? refundItem : items[demand];
  return [`${paragraph(texts.demands.intro[intro])}\n${listLines([paragraph(item)])}`];
}

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
  if (record?.authority?.complaintUrl !== undefined) return named;
  return placeholders['advice'] === undefined ? unnamed : advice;
}

/** The salutation. A representative is addressed by the name that the writer entered. */
export function salutationOf({ texts, values, kind }: LetterContext): string {
  if (kind !== 'representative') return texts.salutation[kind];
  const { unnamed, named, ...titled } = texts.salutation.representative;
  if (values.recipient === undefined) return unnamed;
  return values.recipientTitle === undefined ? named : titled[values.recipientTitle];
}
