// SPDX-License-Identifier: AGPL-3.0-or-later
import { loginPath, pathTo, routes } from '@kga/contracts/core';
import { Avatar } from '@kga/ui/avatar';
import { Button } from '@kga/ui/button';
import { Dialog } from '@kga/ui/dialog';
import { Segmented } from '@kga/ui/segmented';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink } from 'react-router-dom';

import { useReturnPath } from '../../auth/return-path.ts';
import { useSignOut } from '../../auth/sign-out.ts';
import { useAuth } from '../../auth/use-auth.ts';
import { initialOf, isLegalTeam, isModerator, nameOf } from '../../auth/user.ts';
import { useBrowserConfig } from '../../lib/browser.ts';
import { useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { navigationOf } from '../features.ts';
import { GuestBadge, MobileMenuButton } from './menu-buttons.tsx';
import { chooseTheme, themes, useTheme } from './theme.ts';

export function OpenMobileMenu() {
  const { t } = useTranslation(['shell', 'shared']);
  const language = useLanguage();
  const [open, setOpen] = useState(true);
  const theme = useTheme();
  const close = () => setOpen(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={t('menu.title')}
      closeLabel={t('menu.close')}
      trigger={<MobileMenuButton />}
      initialFocus="dialog"
    >
      <Button asChild className="mb-3 w-full sm:hidden">
        <Link to={pathTo('search')} onClick={close}>
          <Search aria-hidden="true" className="size-4" />
          {t('shared:search')}
        </Link>
      </Button>
      <nav aria-label={t('nav.label')}>
        <ul className="flex flex-col">
          {navigationOf(language).map(({ path, label }) => (
            <li key={path} className="border-b border-line last:border-0">
              <NavLink
                to={path}
                end={path === routes.home}
                onClick={close}
                className="flex min-h-12 items-center text-lg no-underline aria-[current=page]:font-bold"
              >
                {t(label)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Segmented
        className="mt-4 sm:hidden"
        label={t('theme.label')}
        options={themes.map((value) => ({ value, label: t(`theme.${value}`) }))}
        value={theme}
        onValueChange={chooseTheme}
      />
      <MobileAccount onLeave={close} />
    </Dialog>
  );
}

const moderatorPlaces = ['moderation'] as const;
const legalPlaces = ['counselQueue'] as const;
const adminPlaces = ['users', 'editorial', 'feeds'] as const;

/** The visitor's identity with the links to sign in or out, in the menu of small screens. */
function MobileAccount({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('shell');
  const { readOnly } = useBrowserConfig();
  const { status, user } = useAuth();
  const signOut = useSignOut();
  const returnTo = useReturnPath();
  const linkTo = (path: string, label: string) => (
    <Button key={path} asChild variant="plain" size="small">
      <Link to={path} onClick={onLeave}>
        {label}
      </Link>
    </Button>
  );
  if (status === 'loading' || readOnly) return null;
  if (user) {
    const places = [
      ...(isModerator(user) ? moderatorPlaces : []),
      ...(isLegalTeam(user) ? legalPlaces : []),
      ...(user.role === 'admin' ? adminPlaces : []),
    ];
    return (
      <>
        <p className="mt-4 flex min-w-0 items-center gap-3 font-semibold">
          <Avatar src={user.profileImageUrl} initial={initialOf(user)} />
          <span className="min-w-0 truncate">{nameOf(user)}</span>
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
          {linkTo(pathTo('profile'), t('account.profile'))}
          {linkTo(pathTo('notifications'), t('account.notifications'))}
          {places.map((name) => linkTo(pathTo(name), t(`account.${name}`)))}
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
        {linkTo(loginPath({ returnTo }), t('login'))}
        {linkTo(loginPath({ mode: 'register', returnTo }), t('register'))}
      </div>
    </>
  );
}
