// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { letterErrors } from './letter-errors.ts';
import { type LetterFields, chosenBy, currencyOf, letterValuesOf } from './letter-fields.ts';

const today = '2026-11-23';

const fields: LetterFields = {
  game: ' The Crew ',
  country: 'FR',
  situation: 'shut_down',
  demand: 'refund',
  seller: 'Game Shop',
  sellerAddress: 'Shop Street 2\n\n 75001 Paris ',
  price: '59,99',
  currency: 'EUR',
  proofs: 'other,receipt',
  name: 'Ada Lovelace',
  address: 'Main Street 1',
  email: 'ada@example.org',
};

test('fields become the values of a letter, with a deadline of two weeks', () => {
  expect(letterValuesOf(fields, today)).toMatchObject({
    game: 'The Crew',
    price: { amount: 59.99, currency: 'EUR' },
    proofs: ['receipt', 'other'],
    contact: ['Main Street 1', 'ada@example.org'],
    recipientAddress: ['Shop Street 2', '75001 Paris'],
    deadline: '2026-12-07',
    stage: 'first',
    reply: 'none',
  });
  expect(letterErrors(fields, today)).toEqual([]);
});

test('a complaint goes to the recipient that was entered, not to the seller', () => {
  const complaint = { ...fields, demand: 'authority', recipient: 'DGCCRF\n59 boulevard Vincent' };
  expect(letterValuesOf(complaint, today)).toMatchObject({
    recipient: 'DGCCRF',
    recipientAddress: ['59 boulevard Vincent'],
  });
});

test('without a situation, a demand and a game there is no letter', () => {
  expect(letterValuesOf({}, today)).toBeUndefined();
  expect(letterErrors({}, today).map(({ code }) => code)).toEqual([
    'demand',
    'situation',
    'game',
    'country',
    'seller',
    'name',
  ]);
});

test('wrong values are named', () => {
  const wrong = {
    ...fields,
    purchaseDate: '2026-11-24',
    price: 'much',
    deadline: today,
    email: 'ada@',
  };
  expect(letterErrors(wrong, today).map(({ code }) => code)).toEqual([
    'deadline',
    'purchaseDate',
    'price',
    'email',
  ]);
});

test('only a letter to a seller needs a seller and a deadline', () => {
  const { seller: _, ...others } = fields;
  expect(letterErrors({ ...others, demand: 'representative', deadline: today }, today)).toEqual([]);
});

test('a link chooses a country and what is wanted, where they exist', () => {
  expect(chosenBy(new URLSearchParams('country=FR&demand=representative'))).toEqual({
    country: 'FR',
    demand: 'representative',
  });
  expect(chosenBy(new URLSearchParams('country=XX&demand=fame&game=Zyx'))).toEqual({});
});

test('a price is in the currency of the country until another one is chosen', () => {
  expect(currencyOf({ country: 'JP' })).toBe('JPY');
  expect(currencyOf({ country: 'FR' })).toBe('EUR');
  expect(currencyOf({ country: 'JP', currency: 'USD' })).toBe('USD');
});
