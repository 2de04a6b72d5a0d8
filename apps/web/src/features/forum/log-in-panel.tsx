import { loginPath } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { Link, useLocation } from 'react-router-dom';

import { useTranslation } from '../../lib/translation.ts';

/** Says that beginning a post needs an account, and leads there and back. */
export function SignInNotice() {
  const { t } = useTranslation(['forum', 'shell']);
  const { pathname, search } = useLocation();
  const returnTo = pathname + search;
  return (
    <Notice
      className="mt-8"
      title={t('form.membersOnly')}
      action={
        <>
          <Button asChild variant="signal">
            <Link to={loginPath({ returnTo })}>{t('shell:login')}</Link>
          </Button>
          <Button asChild>
            <Link to={loginPath({ mode: 'register', returnTo })}>{t('shell:register')}</Link>
          </Button>
        </>
      }
    >
      {t('form.membersOnlyText')}
    </Notice>
  );
}
