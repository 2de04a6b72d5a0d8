// SPDX-License-Identifier: AGPL-3.0-or-later
import { type User, register, signIn } from '@kga/contracts/accounts';
import { email, pathTo } from '@kga/contracts/core';
import { useToast } from '@kga/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';

import { changeUser } from '../../auth/change-user.ts';
import { PasswordInput } from '../../auth/password-input.tsx';
import { accountDraft, readSignatureProof } from '../../auth/signature-proof.ts';
import { FormErrors, useFieldProps } from '../../components/errors/form-errors.tsx';
import { useErrorMessages } from '../../components/errors/use-error-messages.ts';
import { NameFields } from '../../components/name-fields.tsx';
import { call } from '../../lib/api.ts';
import { createIdempotencyKeys } from '../../lib/forms/form-values.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { Email, SubmitButton } from './form-fields.tsx';
import { storeRegisteredFrom } from './registered-from.ts';

/** What happens after a form has signed in, or failed to: a toast with these texts says so. */
function useSignInOutcome(texts: { done: string; doneText: string; failed: string }) {
  const errorMessages = useErrorMessages();
  const client = useQueryClient();
  const { show } = useToast();
  return {
    onDone: (user: User) => {
      changeUser(client, user);
      show({ title: texts.done, description: texts.doneText, tone: 'success' });
    },
    onError: (error: unknown) =>
      show({ title: texts.failed, description: errorMessages.of(error), tone: 'failure' }),
  };
}

const loginSchema = z.object({ email, password: z.string().check(z.minLength(1)) });

export function LoginForm() {
  const { t } = useTranslation(['accounts', 'shell']);
  const outcome = useSignInOutcome({
    done: t('shell:account.loggedIn'),
    doneText: t('shell:account.loggedInText'),
    failed: t('login.failed'),
  });
  const form = useForm({
    read: (texts) => ({ email: texts['email']?.trim() ?? '', password: texts['password'] ?? '' }),
    schema: loginSchema,
    send: (body) => call(signIn, { body }),
    ...outcome,
    draft: { key: accountDraft, fields: ['email'] },
  });
  const field = useFieldProps(form);
  const labels = { email: t('email'), password: t('password') };
  return (
    <form {...form.props} className="grid gap-5">
      <FormErrors form={form} labels={labels} />
      <Email {...field('email')} autoComplete="username" />
      <div>
        <PasswordInput
          {...field('password')}
          label={labels.password}
          autoComplete="current-password"
        />
        <Link
          to={pathTo('forgotPassword')}
          className="mt-1 inline-flex min-h-11 items-center text-sm"
        >
          {t('login.forgot')}
        </Link>
      </div>
      <SubmitButton form={form} className="w-full">
        {t('login.submit')}
      </SubmitButton>
    </form>
  );
}

/** Creates an account; `returnTo` is the page that it leads back to. */
export function RegisterForm({ returnTo }: { returnTo: string | undefined }) {
  const { t } = useTranslation(['accounts', 'shell']);
  const language = useLanguage();
  const [idempotencyKeyOf] = useState(createIdempotencyKeys);
  const outcome = useSignInOutcome({
    done: t('register.done'),
    doneText: t('register.welcome'),
    failed: t('register.failed'),
  });
  const form = useForm({
    read: (texts) => ({
      firstName: texts['firstName'] ?? '',
      lastName: texts['lastName'] ?? '',
      email: texts['email']?.trim() ?? '',
      password: texts['password'] ?? '',
      language,
      signature: readSignatureProof(texts['email'] ?? ''),
    }),
    schema: register.schema.body,
    send: (body) => call(register, { body }, { idempotencyKey: idempotencyKeyOf(body) }),
    ...outcome,
    onDone: (user) => {
      if (returnTo !== undefined && !user.emailVerified) storeRegisteredFrom(returnTo);
      outcome.onDone(user);
    },
    draft: { key: accountDraft, fields: ['firstName', 'lastName', 'email'] },
  });
  const field = useFieldProps(form);
  const labels = {
    firstName: t('firstName'),
    lastName: t('lastName'),
    email: t('email'),
    password: t('password'),
  };
  return (
    <form {...form.props} className="grid gap-5">
      <FormErrors form={form} labels={labels} />
      <NameFields field={field} labels={labels} optional={t('optional')} />
      <Email {...field('email')} hint={t('register.emailHint')} autoComplete="email" />
      <PasswordInput {...field('password')} label={labels.password} autoComplete="new-password" />
      <p className="text-sm text-muted">
        {t('register.privacy')} <Link to={pathTo('privacy')}>{t('shell:footer.privacy')}</Link>
      </p>
      <SubmitButton form={form} className="w-full">
        {t('register.submit')}
      </SubmitButton>
    </form>
  );
}
