// SPDX-License-Identifier: AGPL-3.0-or-later
import { isToSeller, letterKindOf } from '../assembly/letter-values.ts';
import {
  type FieldName,
  type LetterFields,
  dateOf,
  deadlineOf,
  priceOf,
  stageOf,
  demandOf,
} from './letter-fields.ts';

/** What may be wrong with a field, as its message is called. */
export type LetterErrorCode =
  | 'game'
  | 'country'
  | 'situation'
  | 'details'
  | 'demand'
  | 'seller'
  | 'name'
  | 'purchaseDate'
  | 'price'
  | 'deadline'
  | 'email';

export type LetterError = { readonly field: FieldName; readonly code: LetterErrorCode };

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const isEmpty = (text: string | undefined): boolean => (text ?? '').trim() === '';

/** Whether a letter has a deadline: one to a seller has. */
export function hasDeadline(fields: LetterFields): boolean {
  const demand = demandOf(fields);
  return demand === undefined || isToSeller(letterKindOf({ demand, stage: stageOf(fields) }));
}

/** What is missing or wrong, in the order of the questions. `today` is a day such as `2026-11-23`. */
export function letterErrors(fields: LetterFields, today: string): readonly LetterError[] {
  const needsSeller = hasDeadline(fields) && isEmpty(fields.seller);
  const isFuture = (fields.purchaseDate ?? '') > today;
  const checks: readonly (LetterErrorCode | false)[] = [
    demandOf(fields) === undefined && 'demand',
    hasDeadline(fields) && deadlineOf(fields, today) <= dateOf(fields, today) && 'deadline',
    isEmpty(fields.situation) && 'situation',
    isEmpty(fields.game) && 'game',
    isEmpty(fields.country) && 'country',
    // That a refund was refused does not say what is wrong with the game.
    fields.situation === 'refund_refused' && isEmpty(fields.details) && 'details',
    isFuture && 'purchaseDate',
    Number.isNaN(priceOf(fields).amount) && 'price',
    needsSeller && 'seller',
    isEmpty(fields.name) && 'name',
    !isEmpty(fields.email) && !emailForm.test(fields.email?.trim() ?? '') && 'email',
  ];
  return checks.flatMap((code) => (code === false ? [] : [{ field: code, code }]));
}
