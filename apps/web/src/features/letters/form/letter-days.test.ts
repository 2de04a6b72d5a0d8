import { expect, test } from 'vitest';

import { daysOf, followUp, redated } from './letter-days.ts';
import { letterErrors } from './letter-errors.ts';
import { type LetterFields, letterValuesOf } from './letter-fields.ts';

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
  expect(followUp(written, 'reminder', '2026-12-07')).toBeUndefined();
  const reminder = { ...written, ...followUp(written, 'reminder', '2026-12-08') };
  expect(letterValuesOf(reminder, '2026-12-20')).toMatchObject({
    stage: 'reminder',
    date: '2026-12-08',
    firstDeadline: '2026-12-07',
    deadline: '2026-12-22',
  });
  const complaint = { ...reminder, ...followUp(reminder, 'authority', '2026-12-23') };
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
