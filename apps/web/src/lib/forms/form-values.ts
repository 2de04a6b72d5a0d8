// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { ApiError } from '../api.ts';

export type FieldError = { readonly path: string; readonly code: string };

export function formValues(form: HTMLFormElement): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') texts[name] = value;
  }
  return texts;
}

/** Validates values: at most one error per field, with code `empty` if the field is blank. */
export function validateFields(schema: z.core.$ZodType, values: unknown): readonly FieldError[] {
  const { error } = z.safeParse(schema, values);
  return firstOfEach(
    (error?.issues ?? []).map((issue) => ({ path: issue.path.join('.'), code: codeOf(issue) })),
  ).map(({ path, code }) => ({ path, code: valueAt(values, path) === '' ? 'empty' : code }));
}

/** The code of a rule of our own, as the server answers it, else that of zod. */
function codeOf(issue: z.core.$ZodIssue): string {
  const code: unknown = issue.code === 'custom' ? issue.params?.['code'] : undefined;
  return typeof code === 'string' ? code : issue.code;
}

export function fieldErrorsOf(error: unknown): readonly FieldError[] {
  return error instanceof ApiError ? firstOfEach(error.problem?.errors ?? []) : [];
}

/** The first error of each path. */
export function firstOfEach(errors: readonly FieldError[]): FieldError[] {
  return errors.filter(
    ({ path }, index) => errors.findIndex((other) => other.path === path) === index,
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

/** Bytes in hexadecimal. */
export const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Creates a generator of `Idempotency-Key`s: the same key as long as the body stays the same, so
 * that retries are safe; a new key for a new body. Spam signals differ between attempts, so they do
 * not count.
 */
export function createIdempotencyKeys(): (body: object) => string {
  let last = { body: '', key: '' };
  return (body) => {
    const text = JSON.stringify({ ...body, traces: undefined });
    if (text !== last.body) last = { body: text, key: randomKey() };
    return last.key;
  };
}

// Unlike randomUUID, getRandomValues also exists on plain http.
const randomKey = (): string => hexOf(crypto.getRandomValues(new Uint8Array(16)));
