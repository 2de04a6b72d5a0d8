// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ArchiveGame } from '@kga/contracts/archive';
import { countryCodes } from '@kga/contracts/core';
import { type LegalCurrency, dayAfter, legalCurrencies } from '@kga/contracts/legal';

import { parseMoney } from '../../../../lib/forms/amount.ts';
import {
  type LetterValues,
  type Demand,
  letterKindOf,
  proofs,
  replies,
  situations,
  stages,
  demands,
  personTitles,
} from '../assembly/letter-values.ts';

/** What each stage has for itself: its days, and its texts if they were changed. */
export const stageParts = ['head', 'subject', 'body', 'date', 'deadline'] as const;

/**
 * Every text of the draft: the answers, the changed letter, which part is shown, and the letters of
 * other stages, such as `first.body`.
 */
export const fieldNames = [
  'game',
  'country',
  'situation',
  'eventDate',
  'details',
  'purchaseDate',
  'seller',
  'sellerAddress',
  'price',
  'currency',
  'orderNumber',
  'proofs',
  'proofOther',
  'demand',
  'date',
  'deadline',
  'name',
  'address',
  'email',
  'phone',
  'recipient',
  'representativeName',
  'representativeTitle',
  'letterLanguage',
  'omittedLaws',
  'stage',
  'firstSent',
  'firstDeadline',
  'reminderSent',
  'reply',
  'head',
  'subject',
  'body',
  'shown',
  'since',
  ...stages.flatMap((stage) => stageParts.map((part) => `${stage}.${part}` as const)),
] as const;

export type FieldName = (typeof fieldNames)[number];

/** What the writer entered, by field; a missing field is empty. */
export type LetterFields = Readonly<Partial<Record<FieldName, string | undefined>>>;

/** The time that a letter gives its recipient. */
const usualDeadline = 'P14D';

/** Currencies of countries with a record and without the euro. */
const countryCurrencies: Readonly<Record<string, LegalCurrency>> = {
  AU: 'AUD',
  BR: 'BRL',
  CA: 'CAD',
  'CA-QC': 'CAD',
  CH: 'CHF',
  CN: 'CNY',
  CZ: 'CZK',
  DK: 'DKK',
  GB: 'GBP',
  HU: 'HUF',
  JP: 'JPY',
  KR: 'KRW',
  NO: 'NOK',
  PL: 'PLN',
  RO: 'RON',
  SE: 'SEK',
  US: 'USD',
  'US-CA': 'USD',
};

/** Countries to choose from: those of ISO 3166, and California and Quebec, whose law has a record of its own. */
export const letterCountries: readonly string[] = [...countryCodes, 'CA-QC', 'US-CA'];

const textOf = (text: string | undefined): string | undefined => text?.trim() || undefined;

const linesOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The parts of a field with several choices. */
export const choicesOf = (text: string | undefined): string[] =>
  (text ?? '').split(',').filter((each) => each !== '');

const pick = <Value extends string>(
  values: readonly Value[],
  text: string | undefined,
): Value | undefined => values.find((each) => each === text);

export const demandOf = (fields: LetterFields): Demand | undefined => pick(demands, fields.demand);

/** What a link to the letter has chosen in its query. */
export function chosenBy(search: URLSearchParams): LetterFields {
  const country = pick(letterCountries, search.get('country') ?? undefined);
  const demand = pick(demands, search.get('demand') ?? undefined);
  const situation = pick(situations, search.get('situation') ?? undefined);
  return {
    ...(country !== undefined && { country }),
    ...(demand !== undefined && { demand }),
    ...(situation !== undefined && { situation }),
  };
}

/** The fields that a game of the archive fills in: its name, and the day of its end if that is known. */
export const gameFieldsOf = ({
  name,
  shutdownDate,
}: Pick<ArchiveGame, 'name' | 'shutdownDate'>): LetterFields => ({
  game: name,
  ...(shutdownDate?.length === 'YYYY-MM-DD'.length && { eventDate: shutdownDate }),
});

/** The currency of the price: the one chosen, or that of the country. */
export const currencyOf = ({ currency, country = '' }: LetterFields): LegalCurrency =>
  pick(legalCurrencies, currency) ?? countryCurrencies[country] ?? 'EUR';

/** The price, whose currency may be named beside the amount. */
export const priceOf = (fields: LetterFields) =>
  parseMoney(fields.price ?? '', currencyOf(fields), legalCurrencies);

export const stageOf = (fields: LetterFields) => pick(stages, fields.stage) ?? 'first';

/** The day of the letter: that on which it was written. */
export const dateOf = ({ date }: LetterFields, today: string): string => textOf(date) ?? today;

/** The day until which the recipient has time: the writer's, or two weeks after the letter. */
export const deadlineOf = (fields: LetterFields, today: string): string =>
  textOf(fields.deadline) ?? dayAfter(dateOf(fields, today), usualDeadline);

/** Converts the fields to what a letter is assembled from; undefined if a choice is missing. */
export function letterValuesOf(fields: LetterFields, today: string): LetterValues | undefined {
  const situation = pick(situations, fields.situation);
  const demand = demandOf(fields);
  const game = textOf(fields.game);
  if (situation === undefined || demand === undefined || game === undefined) return undefined;
  const stage = stageOf(fields);
  const kind = letterKindOf({ demand, stage });
  const { amount, currency } = priceOf(fields);
  const [recipient, ...recipientAddress] = linesOf(fields.recipient);
  const proofsChosen = choicesOf(fields.proofs);
  const toSeller = { recipient: undefined, recipientAddress: linesOf(fields.sellerAddress) };
  const toAuthority = { recipient, recipientAddress };
  const toRepresentative = { recipient: textOf(fields.representativeName), recipientAddress: [] };
  return {
    game,
    country: pick(letterCountries, fields.country),
    situation,
    eventDate: textOf(fields.eventDate),
    details: textOf(fields.details),
    purchaseDate: textOf(fields.purchaseDate),
    seller: textOf(fields.seller),
    price: amount === null || Number.isNaN(amount) ? undefined : { amount, currency },
    orderNumber: textOf(fields.orderNumber),
    proofs: proofs.filter((each) => proofsChosen.includes(each)),
    proofOther: textOf(fields.proofOther),
    demand,
    omittedLaws: choicesOf(fields.omittedLaws),
    deadline: deadlineOf(fields, today),
    name: textOf(fields.name) ?? '',
    contact: [...linesOf(fields.address), ...linesOf(fields.email), ...linesOf(fields.phone)],
    ...(kind === 'authority'
      ? toAuthority
      : kind === 'representative'
        ? toRepresentative
        : toSeller),
    recipientTitle: pick(personTitles, fields.representativeTitle),
    stage,
    firstSent: textOf(fields.firstSent),
    firstDeadline: textOf(fields.firstDeadline),
    reminderSent: stage === 'authority' ? textOf(fields.reminderSent) : undefined,
    reply: pick(replies, fields.reply) ?? 'none',
    date: dateOf(fields, today),
  };
}
