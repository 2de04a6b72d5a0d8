// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Endpoint } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { TextField } from '@kga/ui/text-field';
import type { ReactNode } from 'react';

import { FormErrors, useFieldProps } from '../../components/errors/form-errors.tsx';
import type { DraftKey } from '../../lib/forms/drafts.ts';
import { type PageForm, usePageForm } from '../../lib/forms/page-form.ts';
import type { Form } from '../../lib/forms/use-form.ts';
import { useTranslation } from '../../lib/translation.ts';

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

type EmailFormProps<E extends Endpoint> = Pick<EmailProps, 'autoComplete'> &
  Pick<SubmitButtonProps, 'variant'> & {
    submit: string;
    form: PageForm<E, { email: string }>;
    onSent: (email: string) => void;
    draftKey?: DraftKey;
    children?: ReactNode;
  };

/** Asks for an email address to send a mail to. */
export function EmailForm<E extends Endpoint>({
  autoComplete,
  variant,
  submit,
  form: definition,
  onSent,
  draftKey,
  children,
}: EmailFormProps<E>) {
  const { t } = useTranslation('accounts');
  const form = usePageForm(definition, {
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
