// SPDX-License-Identifier: AGPL-3.0-or-later
import { type LetterErrorCode, letterErrors } from '../form/letter-errors.ts';
import { type FieldName, type LetterFields, choicesOf, demandOf } from '../form/letter-fields.ts';

/** The questions of a letter in their order: what is wanted and what happened first, proof late. */
const letterSteps = [
  'demand',
  'situation',
  'game',
  'country',
  'details',
  'purchase',
  'proof',
  'sender',
] as const;

export type LetterStep = (typeof letterSteps)[number];

/** What the page shows: a question, or the letter. */
export type LetterView = LetterStep | 'letter';

/** The question that asks for what may be missing or wrong. */
const stepOfError: Readonly<Record<LetterErrorCode, LetterStep>> = {
  demand: 'demand',
  deadline: 'demand',
  situation: 'situation',
  game: 'game',
  country: 'country',
  details: 'details',
  purchaseDate: 'purchase',
  price: 'purchase',
  seller: 'sender',
  name: 'sender',
  email: 'sender',
};

/** The questions that a link to the letter can answer, each with a field of the same name. */
const linkedSteps = [
  'demand',
  'situation',
  'game',
  'country',
  'details',
] as const satisfies readonly (LetterStep & FieldName)[];

/** The questions that apply. Representatives get no enclosures, unless some are chosen already. */
export const stepsOf = (fields: LetterFields): readonly LetterStep[] =>
  letterSteps.filter(
    (step) =>
      step !== 'proof' ||
      demandOf(fields) !== 'representative' ||
      choicesOf(fields.proofs).length > 0,
  );

/** Whether a letter can be written without an answer to the question. */
export const isOptional = (step: LetterStep, fields: LetterFields): boolean =>
  step === 'purchase' ||
  step === 'proof' ||
  (step === 'details' && fields.situation !== 'refund_refused');

/** What is missing or wrong in the answer to a question. */
export const stepErrors = (step: LetterStep, fields: LetterFields, today: string) =>
  letterErrors(fields, today).filter(({ code }) => stepOfError[code] === step);

/** The first question whose answer is missing or wrong; the last one if all are answered. */
export function firstOpenStep(fields: LetterFields, today: string): LetterStep {
  const [first] = letterErrors(fields, today);
  return first ? stepOfError[first.code] : 'sender';
}

/** The question after another one, without those that a link has answered; undefined after the last one. */
export function nextStep(
  step: LetterStep,
  fields: LetterFields,
  chosen: LetterFields,
): LetterStep | undefined {
  const isLinked = (each: LetterStep) =>
    linkedSteps.some(
      (linked) =>
        linked === each && chosen[linked] !== undefined && chosen[linked] === fields[linked],
    );
  const steps = stepsOf(fields);
  return steps.slice(steps.indexOf(step) + 1).find((each) => !isLinked(each));
}

export function previousStep(step: LetterStep, fields: LetterFields): LetterStep | undefined {
  const steps = stepsOf(fields);
  return steps[steps.indexOf(step) - 1];
}
