import { loginPath, pathTo } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { TextLink } from '@kga/ui/link';
import { Notice } from '@kga/ui/notice';
import { Spinner } from '@kga/ui/spinner';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { refetchUserInAllTabs } from '../../../auth/change-user.ts';
import { useAuth } from '../../../auth/use-auth.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { MailPage } from '../account-page.tsx';
import { useLinkToken } from '../link-token.ts';
import { ResetForm } from '../reset-form.tsx';

/** Sets a new password with a mail's link or code. */
export function ResetPasswordPage() {
  const { t } = useTranslation(['accounts', 'shell']);
  const client = useQueryClient();
  const { status } = useAuth();
  const token = useLinkToken();
  const [done, setDone] = useState(false);
  const onDone = () => {
    setDone(true);
    // The reset ends all sessions of that account, which may not be the one signed in here.
    if (status === 'authenticated') void refetchUserInAllTabs(client);
  };
  return (
    <MailPage title={t('reset.title')} lead={t(token ? 'reset.leadLink' : 'reset.lead')}>
      {token === undefined && <Spinner label={t('shell:loading')} />}
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
