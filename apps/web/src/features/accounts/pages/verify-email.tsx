// SPDX-License-Identifier: AGPL-3.0-or-later
import { resendVerification, verifyEmail } from '@kga/contracts/accounts';
import { type OneTimeTokenBody, loginPath, pathTo } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { Spinner } from '@kga/ui/spinner';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { refetchUserInAllTabs } from '../../../auth/change-user.ts';
import { useAuth } from '../../../auth/use-auth.ts';
import { CodeFields, codeProof, readCodeProof } from '../../../components/code-fields.tsx';
import { FormErrors } from '../../../components/errors/form-errors.tsx';
import { Alternative, MailPage, useLinkToken } from '../../../components/mail-page.tsx';
import { call } from '../../../lib/api.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { EmailForm, SubmitButton } from '../form-fields.tsx';

/** Confirms an email address with a mail's link, on click, or with its code. */
export function VerifyEmailPage() {
  const { t } = useTranslation(['accounts', 'shell']);
  const client = useQueryClient();
  const token = useLinkToken();
  const { status } = useAuth();
  const [verified, setVerified] = useState<string>();
  const onVerified = (email: string) => {
    setVerified(email);
    if (status === 'authenticated') void refetchUserInAllTabs(client);
  };
  return (
    <MailPage title={t('verify.title')} lead={t(token ? 'verify.leadLink' : 'verify.lead')}>
      {token === undefined && <Spinner label={t('shell:loading')} />}
      {token !== undefined && verified === undefined && (
        <>
          {token !== null && <VerifyForm token={token} onVerified={onVerified} />}
          <Alternative title={t('verify.byHandTitle')} open={token === null}>
            <VerifyForm token={null} onVerified={onVerified} />
          </Alternative>
          <Alternative title={t('resend.title')}>
            <ResendForm />
          </Alternative>
        </>
      )}
      <div role="status">
        {verified !== undefined && (
          <Notice
            tone="success"
            title={t('verify.done')}
            action={
              <Button asChild>
                <Link to={status === 'authenticated' ? pathTo('home') : loginPath()}>
                  {t(status === 'authenticated' ? 'shell:nav.home' : 'shell:login')}
                </Link>
              </Button>
            }
          >
            {t('verify.doneText', { email: verified })}
          </Notice>
        )}
      </div>
    </MailPage>
  );
}

type VerifyFormProps = { token: string | null; onVerified: (email: string) => void };

/** Confirms by the token of a link, which alone changes nothing, or by the code from the mail. */
function VerifyForm({ token, onVerified }: VerifyFormProps) {
  const { t } = useTranslation('accounts');
  const { user } = useAuth();
  const labels = { email: t('email'), code: t('code') };
  const byHand = token === null;
  const form = useForm({
    read: (texts): OneTimeTokenBody => (byHand ? readCodeProof(texts) : { token }),
    ...(byHand && { schema: codeProof }),
    send: (body) => call(verifyEmail, { body }),
    onDone: ({ email }) => onVerified(email),
  });
  return (
    <form {...form.props} className={byHand ? 'grid gap-5' : 'grid justify-items-start gap-5'}>
      <FormErrors form={form} labels={labels} />
      {byHand && <CodeFields {...{ form, labels }} hint={t('codeHint')} known={user?.email} />}
      <SubmitButton form={form} variant={byHand ? 'plain' : 'signal'}>
        {t('verify.submit')}
      </SubmitButton>
    </form>
  );
}

/** Sends the mail again; the result does not reveal whether the address exists. */
function ResendForm() {
  const { t } = useTranslation('accounts');
  const [sentTo, setSentTo] = useState<string>();
  return (
    <EmailForm
      autoComplete="email"
      variant="plain"
      submit={t('resend.submit')}
      send={(body) => call(resendVerification, { body })}
      onSent={setSentTo}
    >
      <div role="status">
        {sentTo !== undefined && (
          <Notice tone="success">{t('resend.sentMaybe', { email: sentTo })}</Notice>
        )}
      </div>
    </EmailForm>
  );
}
