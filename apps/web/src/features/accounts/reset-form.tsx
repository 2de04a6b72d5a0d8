import { newPassword, resetPassword } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import * as z from 'zod/mini';

import { PasswordInput } from '../../auth/password-input.tsx';
import { FormErrors, useFieldProps } from '../../components/errors/form-errors.tsx';
import { call } from '../../lib/api.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useTranslation } from '../../lib/translation.ts';
import {
  accountDraft,
  CodeFields,
  readCodeProof,
  codeProof,
  useCodeLabels,
} from './code-fields.tsx';

const byLink = z.object({ password: newPassword });
const byHand = z.extend(codeProof, { password: newPassword });

/** Sets a new password with the token of a link, or with email address and code. */
export function ResetForm({ token, onDone }: { token: string | null; onDone: () => void }) {
  const { t } = useTranslation('accounts');
  const form = useForm({
    read: (texts) => ({ ...readCodeProof(texts), password: texts['password'] ?? '' }),
    schema: token === null ? byHand : byLink,
    send: ({ email, code, password }) =>
      call(resetPassword, {
        body: { proof: token === null ? { email, code } : { token }, password },
      }),
    onDone,
    ...(token === null && { draft: { key: accountDraft, fields: ['email'] } }),
  });
  const field = useFieldProps(form);
  const labels = { ...useCodeLabels(), password: t('newPassword') };
  return (
    <form {...form.props} className="grid gap-5">
      <FormErrors form={form} labels={labels} />
      {token === null && <CodeFields form={form} />}
      <PasswordInput {...field('password')} label={labels.password} autoComplete="new-password" />
      <Button
        type="submit"
        variant="signal"
        className="justify-self-start"
        busy={form.busy}
        busyLabel={t('working')}
      >
        {t('reset.submit')}
      </Button>
    </form>
  );
}
