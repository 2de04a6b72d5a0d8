import * as z from 'zod/mini';

import { ApiError } from '../api.ts';

/** One field that is not as it should be, with the code of what is wrong. */
export type FieldError = { readonly path: string; readonly code: string };

/** What the fields of a form hold, by name. */
export function formValues(form: HTMLFormElement): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') texts[name] = value;
  }
  return texts;
}

/** What a schema finds wrong: one fault a field, `empty` where nothing is written. */
export function validateFields(schema: z.core.$ZodType, values: unknown): readonly FieldError[] {
  const { error } = z.safeParse(schema, values);
  return firstOfEach(
    (error?.issues ?? []).map(({ path, code }) => ({ path: path.join('.'), code })),
  ).map(({ path, code }) => ({ path, code: valueAt(values, path) === '' ? 'empty' : code }));
}

/** The fields that an answer names. */
export function fieldErrorsOf(error: unknown): readonly FieldError[] {
  return error instanceof ApiError ? firstOfEach(error.problem?.errors ?? []) : [];
}

function firstOfEach(faults: readonly FieldError[]): FieldError[] {
  return faults.filter(
    ({ path }, index) => faults.findIndex((other) => other.path === path) === index,
  );
}

function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
      values,
    );
}
