// SPDX-License-Identifier: AGPL-3.0-or-later
import { loginPath, pathTo } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { TextLink } from '@kga/ui/link';
import { Notice } from '@kga/ui/notice';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { accountDraft } from '../../../auth/signature-proof.ts';
import { MailPage } from '../../../components/mail-page.tsx';
import { storeDraft } from '../../../lib/forms/drafts.ts';
import { useOutcome } from '../../../lib/forms/page-form.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { EmailForm } from '../form-fields.tsx';
import { forgotForm } from '../forms.ts';

/** Requests a password reset mail; the result does not reveal whether the account exists. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('accounts');
  const [sentTo, setSentTo] = useState(useOutcome(forgotForm)?.values.email);
  return (
    <MailPage title={t('forgot.title')} lead={t('forgot.lead')}>
      {sentTo === undefined && (
        <EmailForm
          autoComplete="username"
          submit={t('forgot.submit')}
          form={forgotForm}
          onSent={(email) => {
            // The next page asks for the code of this email address.
            storeDraft(accountDraft, { email });
            setSentTo(email);
          }}
          draftKey={accountDraft}
        />
      )}
      <div role="status">
        {sentTo !== undefined && (
          <Notice
            tone="success"
            title={t('forgot.sent')}
            action={
              <>
                <Button asChild size="small">
                  <Link to={pathTo('resetPassword')}>{t('forgot.byHand')}</Link>
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  className="noscript:hidden"
                  onClick={() => setSentTo(undefined)}
                >
                  {t('forgot.again')}
                </Button>
              </>
            }
          >
            {t('forgot.sentText', { email: sentTo })}
          </Notice>
        )}
      </div>
      <p>
        <TextLink asChild variant="standalone">
          <Link to={loginPath()}>{t('backToLogin')}</Link>
        </TextLink>
      </p>
    </MailPage>
  );
}
