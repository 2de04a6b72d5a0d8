// SPDX-License-Identifier: AGPL-3.0-or-later
import { type ManagedPetition, updatePetition } from '@kga/contracts/petitions';
import { expect, test } from 'vitest';

import { validateFields } from '../../../lib/forms/form-values.ts';
import { integerOf, readPetition, textsOfPetition } from './petition-form-values.ts';

const managed: ManagedPetition = {
  id: 'nz',
  region: 'NZ',
  kind: 'own',
  title: 'Keep games playable',
  addressee: 'Parliament',
  language: 'en',
  translations: {},
  target: null,
  signatureCount: 0,
  atLeast: false,
  countedAt: null,
  status: 'draft',
  dates: { opened: null, closes: null, submitted: null, answered: null },
  deliveredCount: null,
  signers: null,
  officialUrl: null,
  demonstration: false,
  replayOf: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  revision: 1,
  text: '',
  blocks: {},
  answer: null,
  reference: '',
  areas: [],
  areasNeeded: null,
  firstReached: null,
  verified: null,
  answerReference: null,
  signUrl: null,
  milestones: [],
  timeline: [],
  figures: [],
  updates: [],
  sources: [],
};

test.each([
  '10000',
  '10.000',
  '10,000',
  "10'000",
  '10’000',
  ' 10 000 ',
  '10\u202F000',
  '10\u00A0000',
])('%j is ten thousand', (text) => {
  expect(integerOf(text)).toBe(10_000);
  expect(readPetition({ target: text }, undefined).target).toBe(10_000);
  expect(readPetition({ milestones: `${text}: A start` }, undefined).milestones).toEqual([
    { count: 10_000, effect: { en: 'A start' } },
  ]);
});

test('Indian groups are read too', () => expect(integerOf('1,00,000')).toBe(100_000));

test.each(['', '1e3', '0x10', '1.5', '-1', '10 people', '1..000'])('%j is no number', (text) => {
  expect(integerOf(text)).toBeNaN();
});

const closesOf = (closes: string) => readPetition({ closes }, undefined).closes;

test('a petition collects until the end of the day on which it closes', () => {
  expect(closesOf('2027-01-31')).toBe('2027-01-31T23:59:59.000Z');
  expect(closesOf('')).toBeNull();
});

test.each(['2027', '2027-04-31', 'soon'])('%j is no day to close on', (closes) => {
  const values = readPetition({ closes }, undefined);
  expect(values.closes).toBe(closes);
  const errors = validateFields(updatePetition.schema.body, values);
  expect(errors.map(({ path }) => path)).toContain('closes');
});

test('a translation without a title is refused, not dropped', () => {
  const values = readPetition({ 'translations.de.text': 'Ein Text' }, undefined);
  const errors = validateFields(updatePetition.schema.body, values);
  expect(errors).toContainEqual({ path: 'translations.de.title', code: 'empty' });
});

test('a milestone keeps its texts when the language of the petition changes', () => {
  const effect = { en: 'Half of it', de: 'Die Hälfte' };
  const before = { ...managed, language: 'en' as const, milestones: [{ count: 500, effect }] };
  const texts = { ...textsOfPetition(before), language: 'de' };
  expect(readPetition(texts, before).milestones).toEqual([{ count: 500, effect }]);
  const changed = { ...texts, milestones: '500: Halb geschafft' };
  expect(readPetition(changed, before).milestones).toEqual([
    { count: 500, effect: { en: 'Half of it', de: 'Halb geschafft' } },
  ]);
});

test('milestones have their translations, unless another number takes their place', () => {
  const texts = { milestones: '500: Half of it\n900: Nearly', 'milestones.500.de': 'Die Hälfte' };
  expect(readPetition(texts, undefined).milestones).toEqual([
    { count: 500, effect: { en: 'Half of it', de: 'Die Hälfte' } },
    { count: 900, effect: { en: 'Nearly' } },
  ]);
});

test('areas keep their tiles and their names in other languages', () => {
  const areas: ManagedPetition['areas'] = [
    {
      code: 'CA-QC',
      threshold: 1_200,
      tile: { column: 3, row: 2 },
      name: { en: 'Quebec', fr: 'Québec' },
    },
    { code: 'CA-ON', name: { en: 'Ontario' } },
    { code: 'FI' },
  ];
  const before = { ...managed, areas };
  expect(textsOfPetition(before)).toMatchObject({
    areas: 'CA-QC: 1200: Quebec\nCA-ON: : Ontario\nFI',
  });
  expect(readPetition(textsOfPetition(before), before).areas).toEqual(areas);
});
