// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import type * as z from 'zod/mini';

import { type DraftKey, readDraft, storeDraft } from './drafts.ts';
import {
  type FieldError,
  fieldErrorsOf,
  firstOfEach,
  formValues,
  validateFields,
} from './form-values.ts';
import { type Submission, failureOf, successOf, useSubmission } from './submission.ts';

export type FormOptions<Values, Answer> = {
  /** Of a form that also works without script. */
  name?: string;
  read: (texts: Readonly<Record<string, string>>) => Values;
  schema?: z.core.$ZodType;
  send: (values: Values) => Promise<Answer>;
  onDone: (answer: Answer, values: Values) => void | Promise<void>;
  /** Awaited before the error is shown and the form can be sent again. */
  onError?: (error: unknown) => void | Promise<void>;
  /** Fields saved until the form succeeds, so that a reload loses nothing. Never a password. */
  draft?: { key: DraftKey; fields: readonly string[] };
};

/** The hidden field that names a form which also works without script. */
export const formField = 'form';

/** State and props of a form with uncontrolled fields. */
export type Form = ReturnType<typeof useForm>;

const inputOf = (form: HTMLFormElement | null, name: string) => {
  const found = form?.elements.namedItem(name);
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement
    ? found
    : undefined;
};

const nameOf = (target: EventTarget) =>
  target instanceof Element ? (target.getAttribute('name') ?? '') : '';

/** Errors by the fields that they belong to: that of an item belongs to the field of its list. */
const byField = (errors: readonly FieldError[], idOf: (name: string) => string) =>
  firstOfEach(
    errors.map(({ path, code }) => {
      const parts = path.split('.');
      const names = parts.map((_, index) => parts.slice(0, parts.length - index).join('.'));
      return { path: names.find((name) => document.getElementById(idOf(name))) ?? path, code };
    }),
  );

/** The elements of invalid fields, whatever their kind, with their errors, in the form's order. */
const inFormOrder = (errors: readonly FieldError[], idOf: (name: string) => string) =>
  errors
    .map((error) => ({ error, element: document.getElementById(idOf(error.path)) }))
    .toSorted(({ element: a }, { element: b }) => {
      if (!a || !b) return Number(a === null) - Number(b === null);
      return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
    });

/** Of the errors shown, those that are found again, and those refused by the server that stay. */
const leftOf = (
  errors: readonly FieldError[],
  found: readonly FieldError[],
  stays: (path: string) => boolean,
) =>
  errors.flatMap(
    (each) => found.find(({ path }) => path === each.path) ?? (stays(each.path) ? each : []),
  );

const isCheckbox = (input: HTMLInputElement | HTMLTextAreaElement): input is HTMLInputElement =>
  input instanceof HTMLInputElement && input.type === 'checkbox';

/** Whether a field differs from what the server sent. */
const isChanged = (input: HTMLInputElement | HTMLTextAreaElement) =>
  isCheckbox(input) ? input.checked !== input.defaultChecked : input.value !== input.defaultValue;

/** Fills fields from their draft, and returns what saves them. */
function useDraft(
  ref: RefObject<HTMLFormElement | null>,
  draft: FormOptions<never, never>['draft'],
): () => void {
  const save = (kept: Readonly<Record<string, string>> = {}) => {
    if (!draft || !ref.current) return;
    const texts = formValues(ref.current);
    storeDraft(draft.key, {
      ...Object.fromEntries(draft.fields.map((name) => [name, texts[name] ?? ''])),
      ...kept,
    });
  };
  const restore = useEffectEvent(() => {
    if (!draft) return;
    const saved = readDraft(draft.key);
    const typed = new Set<string>();
    for (const name of draft.fields) {
      const input = inputOf(ref.current, name);
      const value = saved[name];
      // What has been typed before the start stays, and an account's value yields to the draft's.
      if (!input) continue;
      if (isChanged(input)) typed.add(name);
      else if (isCheckbox(input))
        input.checked = value === undefined ? input.checked : value !== '';
      else if (value) input.value = value;
    }
    if (typed.size === 0) return;
    // React was not there to save it. Fields such as selects, which others restore, keep what is saved.
    save(Object.fromEntries(Object.entries(saved).filter(([name]) => !typed.has(name))));
  });
  useEffect(() => restore(), []);
  return () => save();
}

/** Props of fields, with what a form without script had in them unless it succeeded. */
function fieldsOf(submission: Submission | undefined, idOf: (name: string) => string) {
  const texts = submission && !successOf(submission) ? submission.texts : undefined;
  /** What was typed, as the first value of a state. */
  const typed = (name: string) => texts?.[name];
  return {
    typed,
    /** Name and id of a field; its name is its path in the request values. */
    field(name: string) {
      const text = typed(name);
      return { name, id: idOf(name), ...(text !== undefined && { defaultValue: text }) };
    },
    /** The same of a checkbox. */
    box: (name: string) => ({
      name,
      id: idOf(name),
      ...(texts && { defaultChecked: typed(name) !== undefined }),
    }),
  };
}

/** Validates and submits a form, one submission at a time, and focuses the first invalid field. */
export function useForm<Values, Answer>(options: FormOptions<Values, Answer>) {
  const base = useId();
  const ref = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const submission = useSubmission(options.name);
  const failed = submission && failureOf(submission);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(failed?.error);
  const [errors, setErrors] = useState<readonly FieldError[]>(failed?.errors ?? []);

  const idOf = (name: string) => `${base}-${name}`;
  const saveDraft = useDraft(ref, options.draft);
  const show = (found: readonly FieldError[]) => {
    const sorted = inFormOrder(byField(found, idOf), idOf);
    setErrors(sorted.map(({ error: each }) => each));
    for (const { element } of sorted) element?.closest('details')?.setAttribute('open', '');
    sorted[0]?.element?.focus();
  };

  /** Removes the errors of fields that have been corrected since. */
  const revalidate = (changed: string) => {
    if (errors.length === 0 || !ref.current) return;
    const values = options.read(formValues(ref.current));
    const wrong = byField(options.schema ? validateFields(options.schema, values) : [], idOf);
    const left = leftOf(errors, wrong, (path) => error !== undefined && path !== changed);
    setErrors(left);
    if (left.length === 0) setError(undefined);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    const values = options.read(formValues(event.currentTarget));
    const wrong = options.schema ? validateFields(options.schema, values) : [];
    setError(undefined);
    show(wrong);
    if (wrong.length > 0) return;
    sending.current = true;
    setBusy(true);
    try {
      const answer = await options.send(values);
      if (options.draft) storeDraft(options.draft.key, null);
      await options.onDone(answer, values);
    } catch (failure) {
      await options.onError?.(failure);
      setError(failure);
      show(fieldErrorsOf(failure));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return {
    name: options.name,
    props: {
      ref,
      // Without script, a submission must not put the values into the URL.
      method: 'post',
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      // Custom controls, such as selects, change without input.
      onChange: ({ target }: FormEvent<HTMLFormElement>) => revalidate(nameOf(target)),
      onInput: saveDraft,
    },
    busy,
    /** Whether what is typed is stored until the form succeeds. */
    hasDraft: options.draft !== undefined,
    /** The error of the last submission. */
    error,
    errors,
    ...fieldsOf(submission, idOf),
    errorCodeOf: (name: string) => errors.find(({ path }) => path === name)?.code,
    idOf,
    /** To be called where a field changes without an event. */
    revalidate,
    reset: () => ref.current?.reset(),
  };
}
