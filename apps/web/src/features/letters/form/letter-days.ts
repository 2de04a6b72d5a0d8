import type { Stage } from '../assembly/letter-values.ts';
import { hasDeadline } from './letter-errors.ts';
import { type LetterFields, dateOf, deadlineOf } from './letter-fields.ts';

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

/**
 * The changes that follow a letter up, which take over what it said. Undefined for a reminder while
 * the deadline runs, because it says that the deadline has passed.
 */
export function followUp(
  fields: LetterFields,
  stage: Exclude<Stage, 'first'>,
  today: string,
): LetterFields | undefined {
  const deadline = deadlineOf(fields, today);
  if (stage === 'reminder' && deadline >= today) return undefined;
  const changes = { stage, firstDeadline: fields.firstDeadline ?? deadline, ...unedited };
  return { ...changes, ...redated({ ...fields, ...changes }, today) };
}
