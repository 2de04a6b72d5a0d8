import { email, signIn, pathTo } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { useToast } from '@kga/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';

import { changeUser } from '../../auth/change-user.ts';
import { PasswordInput } from '../../auth/password-input.tsx';
import { FormErrors, useFieldProps } from '../../components/errors/form-errors.tsx';
import { useErrorMessages } from '../../components/errors/use-error-messages.ts';
import { call } from '../../lib/api.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useTranslation } from '../../lib/translation.ts';
import { accountDraft, Email } from './code-fields.tsx';

const schema = z.object({ email, password: z.string().check(z.minLength(1)) });

/** Signs in by email address and password. */
export function LoginForm() {
  const { t } = useTranslation(['accounts', 'shell']);
  const errorMessages = useErrorMessages();
  const client = useQueryClient();
  const { show } = useToast();
  const form = useForm({
    read: (texts) => ({ email: texts['email']?.trim() ?? '', password: texts['password'] ?? '' }),
    schema,
    send: (body) => call(signIn, { body }),
    onDone: (user) => {
      changeUser(client, user);
      show({
        title: t('shell:account.loggedIn'),
        description: t('shell:account.loggedInText'),
        tone: 'success',
      });
    },
    onError: (error) =>
      show({
        title: t('login.failed'),
        description: errorMessages.of(error),
        tone: 'failure',
      }),
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
      <Button
        type="submit"
        variant="signal"
        busy={form.busy}
        busyLabel={t('working')}
        className="w-full"
      >
        {t('login.submit')}
      </Button>
    </form>
  );
}
