import { email } from '@kga/contracts';
import { TextField } from '@kga/ui/text-field';
import * as z from 'zod/mini';

import { useFieldProps } from '../../components/errors/form-errors.tsx';
import type { Form } from '../../lib/forms/use-form.ts';
import { useTranslation } from '../../lib/translation.ts';

/** The email address and the code from the mail, typed instead of following the link. */
export const codeProof = z.object({ email, code: z.string().check(z.regex(/^\d{6}$/)) });

/** Reads the proof from the fields; pasted codes may contain spaces. */
export function readCodeProof(texts: Readonly<Record<string, string>>) {
  return {
    email: texts['email']?.trim() ?? '',
    code: (texts['code'] ?? '').replaceAll(/[\s-]/g, ''),
  };
}

export function useCodeLabels() {
  const { t } = useTranslation('accounts');
  return { email: t('email'), code: t('code') };
}

/** Fields for the email address and the code. */
export function CodeFields({ form, known }: { form: Form; known?: string | undefined }) {
  const { t } = useTranslation('accounts');
  const field = useFieldProps(form);
  const labels = useCodeLabels();
  return (
    <>
      <Email {...field('email')} defaultValue={known} autoComplete="email" />
      <TextField
        {...field('code')}
        label={labels.code}
        hint={t('codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        required
      />
    </>
  );
}

type EmailProps = {
  name: string;
  id: string;
  error: string | undefined;
  /** `username` on the sign-in form. */
  autoComplete: 'email' | 'username';
  hint?: string;
  defaultValue?: string | undefined;
};

/** The email field of the account forms. */
export function Email(props: EmailProps) {
  const { t } = useTranslation('accounts');
  return <TextField {...props} type="email" label={t('email')} maxLength={254} required />;
}

/** Draft of names and email address, shared by the sign-in and registration forms. */
export const accountDraft = 'draft:account';
