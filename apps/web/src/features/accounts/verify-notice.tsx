// SPDX-License-Identifier: AGPL-3.0-or-later
import { resendVerification } from '@kga/contracts/accounts';
import { pathTo } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { TextLink } from '@kga/ui/link';
import { Notice } from '@kga/ui/notice';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { useAuth } from '../../auth/use-auth.ts';
import { useErrorMessages } from '../../components/errors/use-error-messages.ts';
import { call } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';

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

/** Sends the mail with link and code again. */
export function ResendButton({ to }: { to: string }) {
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
