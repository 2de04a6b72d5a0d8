import { TextLink } from '@kga/ui/link';
import { Notice } from '@kga/ui/notice';
import { Link } from 'react-router-dom';

import { useAuth } from '../../auth/use-auth.ts';
import { pathTo } from '../../lib/paths.ts';
import { useTranslation } from '../../lib/translation.ts';
import { ResendButton } from './resend.tsx';

/** Asks a member to confirm the address, and offers another mail; nothing where that is done. */
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

/** Says that the account is suspended, and why; nothing where it is not. */
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
