import { email } from '@kga/contracts';
import { TextField } from '@kga/ui/text-field';
import * as z from 'zod/mini';

import { useFieldOf } from '../../components/errors/form-errors.tsx';
import type { Form } from '../../lib/forms/use-form.ts';
import { useTranslation } from '../../lib/translation.ts';

/** What is typed by hand where a link does not help: the address and the code of the mail. */
export const codeProof = z.object({ email, code: z.string().check(z.regex(/^\d{6}$/)) });

/** Reads it from the fields; codes may be pasted with spaces. */
export function readCodeProof(texts: Readonly<Record<string, string>>) {
  return {
    email: texts['email']?.trim() ?? '',
    code: (texts['code'] ?? '').replaceAll(/[\s-]/g, ''),
  };
}

/** Labels of the two fields. */
export function useCodeLabels() {
  const { t } = useTranslation('accounts');
  return { email: t('email'), code: t('code') };
}

/** The two fields. */
export function CodeFields({ form, known }: { form: Form; known?: string | undefined }) {
  const { t } = useTranslation('accounts');
  const field = useFieldOf(form);
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
  /** `username` where somebody signs in by it. */
  autoComplete: 'email' | 'username';
  hint?: string;
  defaultValue?: string | undefined;
};

/** A field for the address of an account. */
export function Email(props: EmailProps) {
  const { t } = useTranslation('accounts');
  return <TextField {...props} type="email" label={t('email')} maxLength={254} required />;
}

/** Names and address survive a reload, and go along from one of the forms to the other. */
export const accountDraft = 'draft:account';
