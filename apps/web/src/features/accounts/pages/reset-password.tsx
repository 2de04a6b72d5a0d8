// SPDX-License-Identifier: AGPL-3.0-or-later
import { newPassword, resetPassword } from '@kga/contracts/accounts';
import { loginPath, pathTo } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { TextLink } from '@kga/ui/link';
import { Notice } from '@kga/ui/notice';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';

import { refetchUserInAllTabs } from '../../../auth/change-user.ts';
import { PasswordInput } from '../../../auth/password-input.tsx';
import { accountDraft } from '../../../auth/signature-proof.ts';
import { useAuth } from '../../../auth/use-auth.ts';
import { CodeFields } from '../../../components/code-fields.tsx';
import { FormErrors, useFieldProps } from '../../../components/errors/form-errors.tsx';
import { LinkPending, MailPage, useLinkToken } from '../../../components/mail-page.tsx';
import { call } from '../../../lib/api.ts';
import { useOutcome, usePageForm } from '../../../lib/forms/page-form.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { SubmitButton } from '../form-fields.tsx';
import { resetForm } from '../forms.ts';

export function ResetPasswordPage() {
  const { t } = useTranslation(['accounts', 'shell']);
  const client = useQueryClient();
  const { status } = useAuth();
  const token = useLinkToken();
  const [done, setDone] = useState(useOutcome(resetForm) !== undefined);
  const onDone = () => {
    setDone(true);
    // The reset ends all sessions of that account, which may not be the one signed in here.
    if (status === 'authenticated') void refetchUserInAllTabs(client);
  };
  return (
    <MailPage title={t('reset.title')} lead={t(token ? 'reset.leadLink' : 'reset.lead')}>
      {token === undefined && !done && (
        <LinkPending byCode={<ResetForm token={null} onDone={onDone} />} />
      )}
      {token !== undefined && !done && (
        <>
          <ResetForm key={token} token={token} onDone={onDone} />
          <p>
            <TextLink asChild variant="standalone">
              <Link to={pathTo('forgotPassword')}>{t('reset.another')}</Link>
            </TextLink>
          </p>
        </>
      )}
      <div role="status">
        {done && (
          <Notice
            tone="success"
            title={t('reset.done')}
            action={
              <Button asChild>
                <Link to={loginPath()}>{t('shell:login')}</Link>
              </Button>
            }
          >
            {t('reset.doneText')}
          </Notice>
        )}
      </div>
    </MailPage>
  );
}

const byLink = z.object({ password: newPassword });

/** Sets a new password with the token of a link, or with email address and code. */
function ResetForm({ token, onDone }: { token: string | null; onDone: () => void }) {
  const { t } = useTranslation('accounts');
  const withLink = useForm({
    read: (texts) => ({ password: texts['password'] ?? '' }),
    schema: byLink,
    send: ({ password }) =>
      call(resetPassword, { body: { proof: { token: token ?? '' }, password } }),
    onDone,
  });
  const withCode = usePageForm(resetForm, {
    onDone,
    draft: { key: accountDraft, fields: ['email'] },
  });
  const form = token === null ? withCode : withLink;
  const field = useFieldProps(form);
  const labels = { email: t('email'), code: t('code'), password: t('newPassword') };
  return (
    <form {...form.props} className="grid gap-5">
      <FormErrors form={form} labels={labels} />
      {token === null && <CodeFields {...{ form, labels }} hint={t('codeHint')} />}
      <PasswordInput {...field('password')} label={labels.password} autoComplete="new-password" />
      <SubmitButton form={form}>{t('reset.submit')}</SubmitButton>
    </form>
  );
}
