// SPDX-License-Identifier: AGPL-3.0-or-later
import { email } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { TextField } from '@kga/ui/text-field';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';

import { FormErrors, useFieldProps } from '../../components/errors/form-errors.tsx';
import type { DraftKey } from '../../lib/forms/drafts.ts';
import { type Form, useForm } from '../../lib/forms/use-form.ts';
import { useTranslation } from '../../lib/translation.ts';

/** Draft of names and email address, shared by the sign-in and registration forms. */
export const accountDraft = 'draft:account';

type EmailProps = {
  name: string;
  id: string;
  error: string | undefined;
  /** `username` on the sign-in form. */
  autoComplete: 'email' | 'username';
  hint?: string;
};

export function Email(props: EmailProps) {
  const { t } = useTranslation('accounts');
  return <TextField {...props} type="email" label={t('email')} maxLength={254} required />;
}

type SubmitButtonProps = {
  form: Form;
  variant?: 'plain' | 'signal';
  className?: string;
  children: ReactNode;
};

export function SubmitButton({
  form,
  variant = 'signal',
  className = 'justify-self-start',
  children,
}: SubmitButtonProps) {
  const { t } = useTranslation('accounts');
  return (
    <Button
      type="submit"
      variant={variant}
      className={className}
      busy={form.busy}
      busyLabel={t('working')}
    >
      {children}
    </Button>
  );
}

type EmailFormProps = Pick<EmailProps, 'autoComplete'> &
  Pick<SubmitButtonProps, 'variant'> & {
    submit: string;
    send: (body: { email: string }) => Promise<unknown>;
    onSent: (email: string) => void;
    draftKey?: DraftKey;
    children?: ReactNode;
  };

const emailOnly = z.object({ email });

/** Asks for an email address to send a mail to. */
export function EmailForm({
  autoComplete,
  variant,
  submit,
  send,
  onSent,
  draftKey,
  children,
}: EmailFormProps) {
  const { t } = useTranslation('accounts');
  const form = useForm({
    read: (texts) => ({ email: texts['email']?.trim() ?? '' }),
    schema: emailOnly,
    send,
    onDone: (_, values) => onSent(values.email),
    ...(draftKey && { draft: { key: draftKey, fields: ['email'] } }),
  });
  const field = useFieldProps(form);
  return (
    <form {...form.props} className="grid gap-5">
      <FormErrors form={form} labels={{ email: t('email') }} />
      <Email {...field('email')} autoComplete={autoComplete} />
      <SubmitButton form={form} {...(variant && { variant })}>
        {submit}
      </SubmitButton>
      {children}
    </form>
  );
}
