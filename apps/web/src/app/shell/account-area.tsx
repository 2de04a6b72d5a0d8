import { loginPath } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { Skeleton } from '@kga/ui/skeleton';
import { Link } from 'react-router-dom';

import { GuestBadge } from '../../auth/guest/guest-badge.tsx';
import { useReturnPath } from '../../auth/return-path.ts';
import { useAuth } from '../../auth/use-auth.ts';
import { useTranslation } from '../../lib/translation.ts';
import { AccountMenu } from './menus.tsx';

/** Who the visitor is and the way in, or the account's menu. */
export function AccountArea() {
  const { status, user } = useAuth();
  if (status === 'loading') {
    return (
      <span className="grid size-11 shrink-0 place-items-center">
        <Skeleton className="size-9 rounded-full" />
      </span>
    );
  }
  return user ? <AccountMenu user={user} /> : <WaysIn guest={status === 'guest'} />;
}

/** Badge and registering share a place, so that nothing moves when the visitor becomes a guest. */
function WaysIn({ guest }: { guest: boolean }) {
  const { t } = useTranslation('shell');
  const returnTo = useReturnPath();
  return (
    <div className="hidden items-center gap-2 lg:flex">
      <span className="grid place-items-center *:[grid-area:1/1]">
        <GuestBadge className={guest ? '' : 'invisible'} />
        <Button asChild variant="quiet" size="small" className={guest ? 'invisible' : ''}>
          <Link to={loginPath({ mode: 'register', returnTo })}>{t('register')}</Link>
        </Button>
      </span>
      <Button asChild variant="plain" size="small" className="whitespace-nowrap">
        <Link to={loginPath({ returnTo })}>{t('login')}</Link>
      </Button>
    </div>
  );
}
