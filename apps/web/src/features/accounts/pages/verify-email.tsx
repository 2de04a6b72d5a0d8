// SPDX-License-Identifier: AGPL-3.0-or-later
import { verifyEmail } from '@kga/contracts/accounts';
import { loginPath, pathTo } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { refetchUserInAllTabs } from '../../../auth/change-user.ts';
import { useAuth } from '../../../auth/use-auth.ts';
import { CodeFields } from '../../../components/code-fields.tsx';
import { FormErrors } from '../../../components/errors/form-errors.tsx';
import {
  Alternative,
  LinkPending,
  MailPage,
  useLinkToken,
} from '../../../components/mail-page.tsx';
import { call } from '../../../lib/api.ts';
import { useClientValue } from '../../../lib/browser.ts';
import { useOutcome, usePageForm } from '../../../lib/forms/page-form.ts';
import { useSubmission } from '../../../lib/forms/submission.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { EmailForm, SubmitButton } from '../form-fields.tsx';
import { resendForm, verifyForm } from '../forms.ts';
import { deleteRegisteredFrom, readRegisteredFrom } from '../registered-from.ts';

/** Confirms an email address with a mail's link, on click, or with its code. */
export function VerifyEmailPage() {
  const { t } = useTranslation(['accounts', 'shell']);
  const client = useQueryClient();
  const token = useLinkToken();
  const { status } = useAuth();
  const hasResent = useSubmission(resendForm.name) !== undefined;
  const [verified, setVerified] = useState(useOutcome(verifyForm)?.answer.email);
  const from = useClientValue(() => readRegisteredFrom() ?? '', '');
  const [back, setBack] = useState('');
  const onVerified = (email: string) => {
    setBack(from);
    deleteRegisteredFrom();
    setVerified(email);
    if (status === 'authenticated') void refetchUserInAllTabs(client);
  };
  return (
    <MailPage
      title={t(verified === undefined ? 'verify.title' : 'verify.done')}
      {...(verified === undefined && { lead: t(token ? 'verify.leadLink' : 'verify.lead') })}
    >
      {token === undefined && verified === undefined && (
        <LinkPending
          byCode={
            <>
              <VerifyForm token={null} onVerified={onVerified} />
              <Alternative title={t('resend.title')}>
                <ResendForm />
              </Alternative>
            </>
          }
        />
      )}
      {token !== undefined && verified === undefined && (
        <>
          {token !== null && <VerifyForm token={token} onVerified={onVerified} />}
          <Alternative title={t('verify.byHandTitle')} open={token === null}>
            <VerifyForm token={null} onVerified={onVerified} />
          </Alternative>
          <Alternative title={t('resend.title')} open={hasResent}>
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
              <>
                {back !== '' && (
                  <Button asChild>
                    <Link to={back}>{t('verify.back')}</Link>
                  </Button>
                )}
                <Button asChild>
                  <Link to={status === 'authenticated' ? pathTo('home') : loginPath()}>
                    {t(status === 'authenticated' ? 'shell:nav.home' : 'shell:login')}
                  </Link>
                </Button>
              </>
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
  const onDone = ({ email }: { email: string }) => onVerified(email);
  const byLink = useForm({
    read: () => ({ token: token ?? '' }),
    send: (body) => call(verifyEmail, { body }),
    onDone,
  });
  const byCode = usePageForm(verifyForm, { onDone });
  const form = byHand ? byCode : byLink;
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
  const [sentTo, setSentTo] = useState(useOutcome(resendForm)?.values.email);
  return (
    <EmailForm
      autoComplete="email"
      variant="plain"
      submit={t('resend.submit')}
      form={resendForm}
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
