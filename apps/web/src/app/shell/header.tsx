// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, loginPath, pathTo, routes } from '@kga/contracts/core';
import { BrandMark } from '@kga/ui/brand-mark';
import { Button } from '@kga/ui/button';
import { Skeleton } from '@kga/ui/skeleton';
import { Bell, Search } from 'lucide-react';
import { Suspense, lazy } from 'react';
import { Link, NavLink } from 'react-router-dom';

import { useReturnPath } from '../../auth/return-path.ts';
import { useAuth } from '../../auth/use-auth.ts';
import { useBrowserConfig } from '../../lib/browser.ts';
import { ErrorBoundary } from '../../lib/error-boundary.tsx';
import { useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { navigationOf } from '../features.ts';
import { GuestBadge } from './menu-buttons.tsx';
import { AccountMenu, LanguageMenu, MobileMenu, ThemeMenu } from './menus.tsx';

export function Header() {
  const { t } = useTranslation(['shell', 'shared']);
  const language = useLanguage();
  return (
    <header className="no-print border-b border-line">
      <div className="column-data flex min-h-16 flex-wrap items-center gap-1 max-sm:gap-0 max-[22rem]:flex-nowrap max-[22rem]:noscript:flex-wrap lg:gap-2 xl:gap-4">
        <Link
          to={pathTo('home')}
          className="me-auto inline-flex min-h-11 items-center gap-2 font-heading text-lg font-extrabold no-underline max-sm:gap-1.5 xl:me-2"
        >
          <BrandMark className="size-7 text-signal" />
          {/* On phones the whole name is on two lines, on the narrowest ones the short one. */}
          <span className="hidden max-[22rem]:inline">{campaign.shortBrand}</span>
          <span className="max-w-20 text-[0.8125rem] leading-[1.1] max-[22rem]:hidden sm:hidden">
            {campaign.brand}
          </span>
          <span className="hidden whitespace-nowrap sm:inline">{campaign.brand}</span>
        </Link>
        {/* Without script there is no menu to open: on small screens the links are a row of their own. */}
        <nav
          aria-label={t('nav.label')}
          className="me-auto hidden min-w-0 noscript:block max-xl:noscript:order-last max-xl:noscript:w-full xl:block"
        >
          <ul className="flex flex-wrap">
            {navigationOf(language).map(({ path, label }) => (
              <li key={path}>
                <NavLink
                  to={path}
                  end={path === routes.home}
                  className="inline-flex min-h-11 items-center whitespace-nowrap px-2.5 text-sm font-semibold text-muted no-underline underline-offset-8 hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-signal aria-[current=page]:decoration-2"
                >
                  {t(label)}
                </NavLink>
              </li>
            ))}
            <li className="hidden max-sm:noscript:block">
              <Link
                to={pathTo('search')}
                className="inline-flex min-h-11 items-center px-2.5 text-sm font-semibold text-muted no-underline"
              >
                {t('shared:search')}
              </Link>
            </li>
          </ul>
        </nav>
        <SearchLink />
        <div className="noscript:hidden">
          <LanguageMenu />
        </div>
        <div className="max-sm:hidden noscript:hidden">
          <ThemeMenu />
        </div>
        <NotificationsPlace />
        <AccountArea />
        <div className="xl:hidden noscript:hidden">
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}

const NotificationBell = lazy(async () => ({
  default: (await import('../../features/accounts/notifications/bell.tsx')).NotificationBell,
}));

/** The link to the notifications of members; its place is reserved until it is known who visits. */
function NotificationsPlace() {
  const { status, user } = useAuth();
  if (status !== 'loading' && !user) return null;
  return (
    <span className="size-11 shrink-0">
      {user && (
        <ErrorBoundary fallback={<NotificationsLink />}>
          <Suspense fallback={<NotificationsLink />}>
            <NotificationBell />
          </Suspense>
        </ErrorBoundary>
      )}
    </span>
  );
}

/** Leads to the notifications before their number and words have loaded. */
function NotificationsLink() {
  const { t } = useTranslation('shell');
  return (
    <Button asChild variant="quiet" size="icon" aria-label={t('account.notifications')}>
      <Link to={pathTo('notifications')}>
        <Bell className="size-5" aria-hidden="true" />
      </Link>
    </Button>
  );
}

/** Leads to the search, as its keys do; on the narrowest screens the menu has the link. */
function SearchLink() {
  const { t } = useTranslation('shared');
  return (
    <Button
      asChild
      variant="quiet"
      size="icon"
      className="max-[24rem]:hidden"
      aria-label={t('search')}
      aria-keyshortcuts="Control+K Meta+K"
    >
      <Link to={pathTo('search')}>
        <Search className="size-5" aria-hidden="true" />
      </Link>
    </Button>
  );
}

/** The account's menu, or the links to sign in and register. */
function AccountArea() {
  const { readOnly } = useBrowserConfig();
  const { status, user } = useAuth();
  if (status === 'loading') {
    return (
      <span className="grid size-11 shrink-0 place-items-center">
        <Skeleton className="size-9 rounded-full" />
      </span>
    );
  }
  if (readOnly) return null;
  return user ? <AccountMenu user={user} /> : <SignInLinks guest={status === 'guest'} />;
}

/** The badge has its place from the start, so that nothing moves when the visitor becomes a guest. */
function SignInLinks({ guest }: { guest: boolean }) {
  const { t } = useTranslation('shell');
  const returnTo = useReturnPath();
  return (
    <div className="flex items-center gap-2">
      <GuestBadge short className={`max-sm:hidden ${guest ? '' : 'invisible'}`} />
      <Button asChild variant="quiet" size="small" className="max-lg:hidden">
        <Link to={loginPath({ mode: 'register', returnTo })}>{t('register')}</Link>
      </Button>
      <Button
        asChild
        variant="plain"
        size="small"
        className="min-w-11 max-sm:px-2.5 max-[26rem]:px-1.5 sm:whitespace-nowrap"
      >
        <Link to={loginPath({ returnTo })}>{t('login')}</Link>
      </Button>
    </div>
  );
}
