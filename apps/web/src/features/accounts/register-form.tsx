import { register, pathTo } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { TextField } from '@kga/ui/text-field';
import { useToast } from '@kga/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { changeUser } from '../../auth/change-user.ts';
import { PasswordInput } from '../../auth/password-input.tsx';
import { FormErrors, useFieldProps } from '../../components/errors/form-errors.tsx';
import { useErrorMessages } from '../../components/errors/use-error-messages.ts';
import { call } from '../../lib/api.ts';
import { createIdempotencyKeys } from '../../lib/forms/idempotency-key.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { accountDraft, Email } from './code-fields.tsx';

/** Creates an account and signs in. */
export function RegisterForm() {
  const { t } = useTranslation(['accounts', 'shell']);
  const language = useLanguage();
  const errorMessages = useErrorMessages();
  const client = useQueryClient();
  const { show } = useToast();
  const [idempotencyKeyOf] = useState(createIdempotencyKeys);
  const form = useForm({
    read: (texts) => ({
      firstName: texts['firstName'] ?? '',
      lastName: texts['lastName'] ?? '',
      email: texts['email']?.trim() ?? '',
      password: texts['password'] ?? '',
      language,
    }),
    schema: register.schema.body,
    send: (body) => call(register, { body }, { idempotencyKey: idempotencyKeyOf(body) }),
    onDone: (user) => {
      changeUser(client, user);
      show({
        title: t('register.done'),
        description: t('register.welcome'),
        tone: 'success',
      });
    },
    onError: (error) =>
      show({
        title: t('register.failed'),
        description: errorMessages.of(error),
        tone: 'failure',
      }),
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
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <TextField
          {...field('firstName')}
          label={labels.firstName}
          autoComplete="given-name"
          maxLength={80}
          required
        />
        <TextField
          {...field('lastName')}
          label={labels.lastName}
          note={t('optional')}
          autoComplete="family-name"
          maxLength={80}
        />
      </div>
      <Email {...field('email')} hint={t('register.emailHint')} autoComplete="email" />
      <PasswordInput {...field('password')} label={labels.password} autoComplete="new-password" />
      <p className="text-sm text-muted">
        {t('register.privacy')} <Link to={pathTo('privacy')}>{t('shell:footer.privacy')}</Link>
      </p>
      <Button
        type="submit"
        variant="signal"
        busy={form.busy}
        busyLabel={t('working')}
        className="w-full"
      >
        {t('register.submit')}
      </Button>
    </form>
  );
}
