// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Stage } from '../assembly/letter-values.ts';
import { hasDeadline } from './letter-errors.ts';
import { type LetterFields, dateOf, deadlineOf, stageOf, stageParts } from './letter-fields.ts';

/** A letter's texts as they are assembled. */
export const unedited = { head: undefined, subject: undefined, body: undefined } as const;

/**
 * The days of a letter that is written now. They are stored, because the deadline is what the reminder
 * and the complaint refer to weeks later. A letter that has its days already keeps them.
 */
export function daysOf(fields: LetterFields, today: string): LetterFields {
  const date = dateOf(fields, today);
  return { date, ...(hasDeadline(fields) && { deadline: deadlineOf(fields, today) }) };
}

/** The changes that date a letter again: to today, with a new deadline. */
export const redated = (fields: LetterFields, today: string): LetterFields => ({
  deadline: undefined,
  ...daysOf({ ...fields, date: undefined, deadline: undefined }, today),
  ...unedited,
});

/** The changes that store the shown letter for its stage and restore that of another stage. */
const exchanged = (fields: LetterFields, stage: Stage): LetterFields =>
  Object.fromEntries(
    stageParts.flatMap((part) => [
      [`${stageOf(fields)}.${part}`, fields[part]],
      [part, fields[`${stage}.${part}`]],
    ]),
  );

/**
 * The changes that show the letter of another stage: as it was left, or else a new one, which takes
 * over what the first said. Undefined for a new reminder while the deadline runs, because it says
 * that the deadline has passed.
 */
export function stageChanges(
  fields: LetterFields,
  stage: Stage,
  today: string,
): LetterFields | undefined {
  const dated = { ...fields, ...daysOf(fields, today) };
  const deadline = deadlineOf(dated, today);
  const changes = {
    ...exchanged(dated, stage),
    ...(stageOf(fields) === 'first' && { firstDeadline: deadline }),
    stage,
  };
  if (changes.date !== undefined) return changes;
  if (stage === 'reminder' && deadline >= today) return undefined;
  return { ...changes, ...redated({ ...fields, ...changes }, today) };
}
