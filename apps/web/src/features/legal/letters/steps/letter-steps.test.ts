// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import type { LetterFields } from '../form/letter-fields.ts';
import {
  type LetterStep,
  firstOpenStep,
  isOptional,
  nextStep,
  previousStep,
  stepErrors,
  stepsOf,
} from './letter-steps.ts';

const today = '2026-11-23';

const linked: LetterFields = {
  game: 'The Crew',
  country: 'FR',
  situation: 'shut_down',
  demand: 'refund',
};

test('every question follows another one, and the optional ones come late', () => {
  expect(stepsOf({})).toEqual([
    'demand',
    'situation',
    'game',
    'country',
    'details',
    'purchase',
    'proof',
    'sender',
  ]);
  expect(stepsOf({}).filter((step) => isOptional(step, {}))).toEqual([
    'details',
    'purchase',
    'proof',
  ]);
  expect(isOptional('details', { situation: 'refund_refused' })).toBe(false);
});

test.each<[LetterFields, LetterStep]>([
  [{}, 'demand'],
  [{ demand: 'refund' }, 'situation'],
  [{ ...linked, demand: undefined }, 'demand'],
  [{ ...linked, game: ' ' }, 'game'],
  [{ ...linked, country: undefined }, 'country'],
  [{ ...linked, situation: 'refund_refused' }, 'details'],
  [{ ...linked, price: 'much' }, 'purchase'],
  [linked, 'sender'],
  [{ ...linked, seller: 'Game Shop', name: 'Ada Lovelace' }, 'sender'],
])('of %j the first open question is %s', (fields, step) => {
  expect(firstOpenStep(fields, today)).toBe(step);
});

test('a question has the errors of its own fields alone', () => {
  const codes = (step: LetterStep, fields: LetterFields) =>
    stepErrors(step, fields, today).map(({ code }) => code);
  expect(codes('sender', { ...linked, price: 'much', email: 'ada@' })).toEqual([
    'seller',
    'name',
    'email',
  ]);
  expect(codes('demand', { ...linked, deadline: today })).toEqual(['deadline']);
  expect(codes('proof', {})).toEqual([]);
});

test('what a link has answered is passed, unless it was changed', () => {
  expect(nextStep('demand', linked, {})).toBe('situation');
  expect(nextStep('demand', linked, linked)).toBe('details');
  expect(nextStep('demand', { ...linked, game: 'Anthem' }, linked)).toBe('game');
  expect(nextStep('sender', linked, {})).toBeUndefined();
});

test('going back leads through every question', () => {
  expect(previousStep('demand', linked)).toBeUndefined();
  expect(previousStep('sender', linked)).toBe('proof');
});

test('a representative gets no enclosures, unless some are chosen already', () => {
  const fields = { ...linked, demand: 'representative' };
  expect(stepsOf(fields)).not.toContain('proof');
  expect(nextStep('purchase', fields, {})).toBe('sender');
  expect(stepsOf({ ...fields, proofs: 'receipt' })).toContain('proof');
});
