// SPDX-License-Identifier: AGPL-3.0-or-later
import { email, oneTimeCode } from '@kga/contracts/core';
import { TextField } from '@kga/ui/text-field';
import type { ComponentProps } from 'react';
import * as z from 'zod/mini';

import type { Form } from '../lib/forms/use-form.ts';
import { useFieldProps } from './errors/form-errors.tsx';

/** The email address and the code from the mail, typed instead of following the link. */
export const codeProof = z.object({ email, code: oneTimeCode });

export type CodeProof = z.infer<typeof codeProof>;

/** Reads the proof from the fields; pasted codes may contain spaces. */
export function readCodeProof(texts: Readonly<Record<string, string>>) {
  return {
    email: texts['email']?.trim() ?? '',
    code: (texts['code'] ?? '').replaceAll(/[\s-]/g, ''),
  };
}

/** The code alone, where the address is known. Phones offer it from the mail. */
export const CodeField = (props: ComponentProps<typeof TextField>) => (
  <TextField {...props} inputMode="numeric" autoComplete="one-time-code" maxLength={12} required />
);

type CodeFieldsProps = {
  form: Form;
  labels: Readonly<Record<keyof CodeProof, string>>;
  /** Where the code is. */
  hint: string;
  /** The address, where it is known. */
  known?: string | undefined;
};

export function CodeFields({ form, labels, hint, known }: CodeFieldsProps) {
  const field = useFieldProps(form);
  return (
    <>
      <TextField
        defaultValue={known}
        {...field('email')}
        type="email"
        label={labels.email}
        autoComplete="email"
        maxLength={254}
        required
      />
      <CodeField {...field('code')} label={labels.code} hint={hint} />
    </>
  );
}
