import { email, resendVerification, pathTo } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { TextLink } from '@kga/ui/link';
import { Notice } from '@kga/ui/notice';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';

import { useAuth } from '../../auth/use-auth.ts';
import { FormErrors, useFieldProps } from '../../components/errors/form-errors.tsx';
import { useErrorMessages } from '../../components/errors/use-error-messages.ts';
import { call } from '../../lib/api.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Email } from './code-fields.tsx';

/** Reminds members to verify their email address; renders nothing once that is done. */
export function VerifyNotice() {
  const { t } = useTranslation('accounts');
  const { user } = useAuth();
  if (!user || user.emailVerified) return null;
  return (
    <Notice
      tone="caution"
      title={t('verify.noticeTitle')}
      action={
        <>
          <ResendButton to={user.email} />
          <TextLink asChild variant="standalone" className="text-sm">
            <Link to={pathTo('verifyEmail')}>{t('verify.byHand')}</Link>
          </TextLink>
        </>
      }
    >
      {t('verify.notice', { email: user.email })}
    </Notice>
  );
}

/** Shows that the account is suspended, and why. */
export function SuspendedNotice() {
  const { t } = useTranslation('accounts');
  const { user } = useAuth();
  if (!user?.suspended) return null;
  return (
    <Notice tone="caution" title={t('suspended.title')}>
      <p>{t('suspended.text')}</p>
      <p className="mt-1 whitespace-pre-line text-ink">{user.suspended.reason}</p>
    </Notice>
  );
}

/** Resends the verification mail to a known address. */
function ResendButton({ to }: { to: string }) {
  const { t } = useTranslation('accounts');
  const errorMessages = useErrorMessages();
  const resend = useMutation({
    mutationFn: () => call(resendVerification, { body: { email: to } }),
  });
  return (
    <>
      <Button
        size="small"
        busy={resend.isPending}
        busyLabel={t('working')}
        onClick={() => resend.mutate()}
      >
        {t('resend.submit')}
      </Button>
      <p role="status" className="text-sm text-muted">
        {resend.isSuccess && t('resend.sent', { email: to })}
        {resend.isError && errorMessages.of(resend.error)}
      </p>
    </>
  );
}

const schema = z.object({ email });

/** Resends the verification mail to a typed address; the result does not reveal whether it exists. */
export function ResendForm() {
  const { t } = useTranslation('accounts');
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    read: (texts) => ({ email: texts['email']?.trim() ?? '' }),
    schema,
    send: (body) => call(resendVerification, { body }),
    onDone: (_, values) => setSentTo(values.email),
  });
  const field = useFieldProps(form);
  return (
    <form {...form.props} className="grid gap-5">
      <FormErrors form={form} labels={{ email: t('email') }} />
      <Email {...field('email')} autoComplete="email" />
      <Button
        type="submit"
        className="justify-self-start"
        busy={form.busy}
        busyLabel={t('working')}
      >
        {t('resend.submit')}
      </Button>
      <div role="status">
        {sentTo !== undefined && (
          <Notice tone="success">{t('resend.sentMaybe', { email: sentTo })}</Notice>
        )}
      </div>
    </form>
  );
}
