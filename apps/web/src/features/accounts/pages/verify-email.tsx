import { loginPath, pathTo } from '@kga/contracts';
import { Button } from '@kga/ui/button';
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
import { VerifyByHand, VerifyByLink } from '../verify-form.tsx';
import { ResendForm } from '../verify-notice.tsx';

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
          {token !== null && <VerifyByLink token={token} onVerified={onVerified} />}
          <Alternative title={t('verify.byHandTitle')} open={token === null}>
            <VerifyByHand onVerified={onVerified} />
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

/** The alternative way, collapsed unless it is the main one. */
function Alternative({
  title,
  open = false,
  children,
}: {
  title: string;
  open?: boolean;
  children: React.ReactNode;
}) {
  if (open) return children;
  return (
    <details className="border-t border-line pt-2">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{title}</summary>
      <div className="py-3">{children}</div>
    </details>
  );
}
