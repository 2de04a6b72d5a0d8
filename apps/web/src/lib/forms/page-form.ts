// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Endpoint, Language } from '@kga/contracts/core';
import { useParams } from 'react-router-dom';
import type * as z from 'zod/mini';

import {
  type CallInput,
  type CallOptions,
  type CallResult,
  type Parts,
  type RawResponse,
  call,
  readAnswer,
  request,
} from '../api.ts';
import { useLanguage } from '../language.tsx';
import { validateFields } from './form-values.ts';
import { type Submission, successOf, useSubmission } from './submission.ts';
import { type FormOptions, useForm } from './use-form.ts';

type Texts = Readonly<Record<string, string>>;

/** The page on which a form is. */
export type FormPlace = {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly language: Language;
};

type Definition<E extends Endpoint, Values> = {
  /** Distinguishes it from other forms of its page. */
  readonly name: string;
  readonly endpoint: E;
  readonly read: (texts: Texts, place: FormPlace) => Values;
  readonly schema?: z.core.$ZodType;
  /** The request of valid values; `plain` where the browser runs no script. */
  readonly request: (values: Values, place: FormPlace, plain: boolean) => CallInput<E> & Parts;
};

/** A form as the server handles it, whatever its fields. */
export type ServerForm = {
  readonly name: string;
  readonly submit: (texts: Texts, place: FormPlace, options: CallOptions) => Promise<Submission>;
};

export type PageForm<E extends Endpoint, Values> = Definition<E, Values> &
  ServerForm & { readonly answerOf: (response: RawResponse) => CallResult<E> };

/** What is never sent back to the browser. */
const isSecret = (name: string) => /password/i.test(name);

/** The response of an api that cannot be reached. */
const unreachable: RawResponse = { status: 503, statusText: '', text: '', retryAfter: null };

/**
 * Defines a form that works with and without script: a component sends it by `usePageForm`; where no
 * script runs, the browser posts it to the page's own path, and the server calls `submit`.
 */
export function pageForm<E extends Endpoint, Values>(
  form: Definition<E, Values>,
): PageForm<E, Values> {
  return {
    ...form,
    answerOf: (response) => readAnswer(form.endpoint, response),
    async submit(texts, place, options) {
      const values = form.read(texts, place);
      const errors = form.schema ? validateFields(form.schema, values) : [];
      const shown = Object.entries(texts).filter(([name]) => !isSecret(name));
      const submission = { form: form.name, texts: Object.fromEntries(shown), errors };
      if (errors.length > 0) return submission;
      const input = form.request(values, place, true);
      const answered = await request(form.endpoint, input, options).catch(() => unreachable);
      const { status, statusText, text, retryAfter } = answered;
      return { ...submission, response: { status, statusText, text, retryAfter } };
    },
  };
}

function usePlace(): FormPlace {
  const params = useParams();
  return { params, language: useLanguage() };
}

type Options<E extends Endpoint, Values> = Pick<
  FormOptions<Values, CallResult<E>>,
  'schema' | 'onDone' | 'onError' | 'draft'
> & {
  /** Adds what only a script knows. */
  extend?: (values: Values, texts: Texts) => Values;
  /** Calls the endpoint, where one call is not all. */
  send?: (input: CallInput<E> & Parts) => Promise<CallResult<E>>;
};

/** The state of such a form where script runs. */
export function usePageForm<E extends Endpoint, Values>(
  form: PageForm<E, Values>,
  { extend = (values) => values, send, ...options }: Options<E, Values>,
) {
  const place = usePlace();
  return useForm<Values, CallResult<E>>({
    name: form.name,
    read: (texts) => extend(form.read(texts, place), texts),
    ...(form.schema && { schema: form.schema }),
    send: (values) => {
      const input = form.request(values, place, false);
      return send ? send(input) : call(form.endpoint, input);
    },
    ...options,
  });
}

/** What came of the form if the server has just carried it out; undefined otherwise. */
export function useOutcome<E extends Endpoint, Values>(form: PageForm<E, Values>) {
  const place = usePlace();
  const submission = useSubmission(form.name);
  const response = submission && successOf(submission);
  if (!submission || !response) return undefined;
  return { answer: form.answerOf(response), values: form.read(submission.texts, place) };
}
