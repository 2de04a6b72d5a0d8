import { loginPath, pathTo } from '@kga/contracts';
import { Avatar } from '@kga/ui/avatar';
import { Button } from '@kga/ui/button';
import { Link } from 'react-router-dom';

import { GuestBadge } from '../../auth/guest/guest-badge.tsx';
import { useReturnPath } from '../../auth/return-path.ts';
import { useSignOut } from '../../auth/sign-out.ts';
import { useAuth } from '../../auth/use-auth.ts';
import { isModerator, initialOf, nameOf } from '../../auth/user.ts';
import { useTranslation } from '../../lib/translation.ts';

const moderatorPlaces = ['moderation'] as const;
const adminPlaces = ['users', 'editorial', 'feeds'] as const;

/** Who the visitor is, the way in and the way out, in the menu of small screens. */
export function MobileAccount({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('shell');
  const { status, user } = useAuth();
  const signOut = useSignOut();
  const returnTo = useReturnPath();
  if (status === 'loading') return null;
  if (user) {
    const places = [
      ...(isModerator(user) ? moderatorPlaces : []),
      ...(user.role === 'admin' ? adminPlaces : []),
    ];
    return (
      <>
        <p className="mt-4 flex min-w-0 items-center gap-3 font-semibold">
          <Avatar src={user.profileImageUrl} initial={initialOf(user)} />
          <span className="min-w-0 truncate">{nameOf(user)}</span>
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button asChild variant="plain" size="small">
            <Link to={pathTo('profile')} onClick={onLeave}>
              {t('account.profile')}
            </Link>
          </Button>
          {places.map((name) => (
            <Button key={name} asChild variant="plain" size="small">
              <Link to={pathTo(name)} onClick={onLeave}>
                {t(`account.${name}`)}
              </Link>
            </Button>
          ))}
          <Button size="small" onClick={() => void signOut()}>
            {t('account.logout')}
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      {status === 'guest' && (
        <p className="mt-4">
          <GuestBadge />
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button asChild variant="plain" size="small">
          <Link to={loginPath({ returnTo })} onClick={onLeave}>
            {t('login')}
          </Link>
        </Button>
        <Button asChild variant="plain" size="small">
          <Link to={loginPath({ mode: 'register', returnTo })} onClick={onLeave}>
            {t('register')}
          </Link>
        </Button>
      </div>
    </>
  );
}
