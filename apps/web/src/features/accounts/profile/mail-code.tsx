// SPDX-License-Identifier: AGPL-3.0-or-later
import { resendVerification, verifyEmail } from '@kga/contracts/accounts';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { TextField } from '@kga/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';

import { ActionButton } from '../../../components/action-button.tsx';
import { FormErrors, useFieldProps } from '../../../components/errors/form-errors.tsx';
import { useSuccessToast } from '../../../components/use-toasts.ts';
import { ApiError, call } from '../../../lib/api.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { refetchProfile } from './queries.ts';
import { focusSection } from './section.tsx';

const codeSchema = z.looseObject({ code: z.string().check(z.regex(/^\d{6}$/)) });

type MailCodeProps = {
  /** The recipient of the mail. */
  email: string;
  title: string;
  text: string;
  action?: ReactNode;
};

/** Verifies an email address by the code from the mail, which can be sent again. */
export function VerificationCodeForm({ email, title, text, action }: MailCodeProps) {
  const { t } = useTranslation('profile');
  const showSuccess = useSuccessToast();
  const client = useQueryClient();
  const form = useForm({
    read: ({ code = '' }) => ({ email, code: code.replaceAll(/\s/g, '') }),
    schema: codeSchema,
    send: (body) => call(verifyEmail, { body }),
    onDone: async (verified) => {
      showSuccess(t('address.done'), t('address.doneText', { email: verified.email }));
      focusSection('address');
      await refetchProfile(client).catch(() => undefined);
    },
    onError: () => {
      document.getElementById(form.idOf('code'))?.focus();
    },
  });
  const refused = form.error instanceof ApiError && form.error.problem?.code === 'proof_invalid';
  const label = t('address.code');
  const field = useFieldProps(form)('code');
  return (
    <Notice tone="caution" title={title}>
      <p className="[overflow-wrap:anywhere]">{text}</p>
      <form {...form.props} className="mt-4 flex flex-col gap-3 text-ink">
        {!refused && (
          <div className="has-[[role=alert]:empty]:-mb-3">
            <FormErrors form={form} labels={{ code: label }} />
          </div>
        )}
        <TextField
          {...field}
          className="max-w-56"
          label={label}
          inputMode="numeric"
          autoComplete="one-time-code"
          error={refused ? t('address.codeWrong') : field.error}
          required
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={form.busy} busyLabel={t('address.verifying')}>
            {t('address.verify')}
          </Button>
          <ActionButton
            variant="quiet"
            busyLabel={t('address.sending')}
            act={() => call(resendVerification, { body: { email } })}
            onDone={() => showSuccess(t('address.resent'), t('address.resentText'))}
          >
            {t('address.resend')}
          </ActionButton>
          {action}
        </div>
      </form>
    </Notice>
  );
}
