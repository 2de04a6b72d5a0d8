// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { daysOf, redated, stageChanges } from './letter-days.ts';
import { letterErrors } from './letter-errors.ts';
import { type LetterFields, fieldNames, letterValuesOf } from './letter-fields.ts';

const fields: LetterFields = {
  game: 'The Crew',
  country: 'FR',
  situation: 'shut_down',
  demand: 'refund',
  seller: 'Game Shop',
  name: 'Ada Lovelace',
};

/** The letter as it was written, with the suggested deadline. */
const written = { ...fields, ...daysOf(fields, '2026-11-23') };

test('a letter has the same days whenever it is opened', () => {
  expect(letterValuesOf(written, '2027-01-15')).toMatchObject({
    date: '2026-11-23',
    deadline: '2026-12-07',
  });
  expect(letterErrors(written, '2027-01-15')).toEqual([]);
  expect(daysOf(written, '2027-01-15')).toEqual({ date: '2026-11-23', deadline: '2026-12-07' });
});

test('a reminder can be written once the suggested deadline is over, and a complaint after it', () => {
  expect(stageChanges(written, 'reminder', '2026-12-07')).toBeUndefined();
  const reminder = { ...written, ...stageChanges(written, 'reminder', '2026-12-08') };
  expect(letterValuesOf(reminder, '2026-12-20')).toMatchObject({
    stage: 'reminder',
    date: '2026-12-08',
    firstDeadline: '2026-12-07',
    deadline: '2026-12-22',
  });
  const complaint = { ...reminder, ...stageChanges(reminder, 'authority', '2026-12-23') };
  expect(letterValuesOf(complaint, '2026-12-31')).toMatchObject({
    stage: 'authority',
    date: '2026-12-23',
    firstDeadline: '2026-12-07',
  });
});

test('a letter that was not sent is dated again, without its changes', () => {
  const edited = { ...written, body: 'Changed' };
  expect(redated(edited, '2026-12-10')).toEqual({
    date: '2026-12-10',
    deadline: '2026-12-24',
    head: undefined,
    subject: undefined,
    body: undefined,
  });
});

test('the letter of each stage keeps its changes and its days while another one is shown', () => {
  const first = { ...written, body: 'First, changed' };
  const reminder = { ...first, ...stageChanges(first, 'reminder', '2026-12-08') };
  expect(reminder).toMatchObject({ stage: 'reminder', date: '2026-12-08', body: undefined });
  const edited = { ...reminder, subject: 'Reminder, changed' };
  const complaint = { ...edited, ...stageChanges(edited, 'authority', '2026-12-23') };
  expect(complaint).toMatchObject({ subject: undefined, date: '2026-12-23', deadline: undefined });

  // As it is after a reload: what the draft does not list is not stored.
  const stored: LetterFields = Object.fromEntries(
    fieldNames.map((name) => [name, { ...complaint, head: 'Complaint, changed' }[name]]),
  );
  const back = { ...stored, ...stageChanges(stored, 'first', '2027-01-15') };
  expect(back).toMatchObject({ ...first, stage: 'first', head: undefined, subject: undefined });
  const again = { ...back, ...stageChanges(back, 'reminder', '2027-01-15') };
  expect(again).toMatchObject({ ...edited, body: undefined, firstDeadline: '2026-12-07' });
  expect({ ...again, ...stageChanges(again, 'authority', '2027-01-15') }).toMatchObject({
    stage: 'authority',
    date: '2026-12-23',
    head: 'Complaint, changed',
  });
});

test('a first letter that was dated again moves the deadline that its reminder refers to', () => {
  const complaint = { ...written, ...stageChanges(written, 'authority', '2026-11-24') };
  const back = { ...complaint, ...stageChanges(complaint, 'first', '2026-11-25') };
  const later = { ...back, ...redated(back, '2026-11-25') };
  expect(stageChanges(later, 'reminder', '2026-12-09')).toBeUndefined();
  expect(stageChanges(later, 'reminder', '2026-12-10')).toMatchObject({
    firstDeadline: '2026-12-09',
  });
});
