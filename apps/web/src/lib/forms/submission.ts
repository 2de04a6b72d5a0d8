// SPDX-License-Identifier: AGPL-3.0-or-later
import { createContext, useContext } from 'react';

import { type RawResponse, errorOf } from '../api.ts';
import { type FieldError, fieldErrorsOf } from './form-values.ts';

/** A form that a browser sent without script, and what became of it. */
export type Submission = {
  /** Name of the form. */
  readonly form: string;
  /** What was typed, without passwords. */
  readonly texts: Readonly<Record<string, string>>;
  /** Fields that were refused before the api was called. */
  readonly errors: readonly FieldError[];
  /** The answer of the api; undefined where it was not called. */
  readonly response?: RawResponse | undefined;
};

/** Undefined but on the page that answers a form. */
export const SubmissionContext = createContext<Submission | undefined>(undefined);

/** What was sent by the form of this name. */
export function useSubmission(form: string | undefined): Submission | undefined {
  const submission = useContext(SubmissionContext);
  return form !== undefined && submission?.form === form ? submission : undefined;
}

const isSuccess = ({ status }: RawResponse) => status >= 200 && status < 300;

/** The answer to a form that succeeded. */
export const successOf = ({ response }: Submission): RawResponse | undefined =>
  response && isSuccess(response) ? response : undefined;

/** Why a form failed: the error of the api, and the refused fields. */
export function failureOf({ errors, response }: Submission) {
  if (!response || isSuccess(response)) return { error: undefined, errors };
  const error = errorOf(response);
  return { error, errors: fieldErrorsOf(error) };
}

/** The status of the page that answers a form. */
export function statusOf({ errors, response }: Submission): number {
  if (errors.length > 0) return 422;
  if (!response || isSuccess(response)) return 200;
  return response.status === 400 ? 422 : response.status;
}
