import { email } from '@kga/contracts';
import { TextField } from '@kga/ui/text-field';
import * as z from 'zod/mini';

import { useFieldOf } from '../../components/errors/form-errors.tsx';
import { useTranslation } from '../../lib/translation.ts';
import type { Form } from '../../lib/use-form.ts';
import { Email } from './email.tsx';

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
