// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, contributePath, loginPath, pathTo, routes } from '@kga/contracts/core';
import { Link, Navigate, matchPath, useSearchParams } from 'react-router-dom';

import { returnPathOf } from '../../../auth/return-path.ts';
import { SocialErrorNotice, SocialSignIn } from '../../../auth/social-sign-in.tsx';
import { useAuth } from '../../../auth/use-auth.ts';
import { PageSpinner } from '../../../components/load-state.tsx';
import { usePageHead } from '../../../lib/head.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { LoginForm, RegisterForm } from '../login-forms.tsx';

/** Sign-in, or with `?mode=register` registration; redirects visitors who are signed in. */
export function LoginPage() {
  const { t } = useTranslation(['shell', 'accounts']);
  const { status } = useAuth();
  const [search] = useSearchParams();
  const mode = search.get('mode') === 'register' ? 'register' : 'login';
  const returnTo = returnPathOf(search);
  const social = search.get('social');
  const goal = goalOf(returnTo);
  usePageHead({
    title: `${t(mode === 'login' ? 'login' : 'register')} · ${campaign.brand}`,
    description: t(`accounts:${mode}.lead`),
    hidden: true,
  });
  if (status === 'loading') return <PageSpinner />;
  // A signed-in user lands here after linking a provider failed.
  if (status === 'authenticated' && social === null) {
    return <Navigate to={returnTo ?? pathTo('home')} replace />;
  }
  return (
    <div className="column-data py-10 sm:py-16">
      <div className="mx-auto max-w-lg">
        <h1 className="text-3xl">{t(mode === 'login' ? 'login' : 'register')}</h1>
        <p className="mt-3 text-lg text-muted">
          {goal === undefined ? t(`accounts:${mode}.lead`) : t(`accounts:goal.${goal}.lead`)}
        </p>
        <div className="mt-6 grid gap-6">
          <SocialErrorNotice reason={social} />
          {status !== 'authenticated' && (
            <div>
              <AccountTabs mode={mode} returnTo={returnTo} />
              <div className="mt-6">
                {mode === 'login' ? <LoginForm /> : <RegisterForm returnTo={returnTo} />}
              </div>
              <SocialSignIn returnTo={returnTo} />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

/** What a visitor came for that needs no account. */
function goalOf(returnTo: string | undefined): 'sign' | 'tell' | undefined {
  if (returnTo === undefined) return undefined;
  if (returnTo === contributePath) return 'tell';
  return matchPath(routes.signPetition, returnTo) ? 'sign' : undefined;
}

type AccountTabsProps = { mode: 'login' | 'register'; returnTo: string | undefined };

/** The ways to go on: with an account, a new one or, where what was wanted needs none, without. */
function AccountTabs({ mode, returnTo }: AccountTabsProps) {
  const { t } = useTranslation(['accounts', 'shell']);
  const goal = goalOf(returnTo);
  const tabs = [
    { name: 'login', to: loginPath({ returnTo }), label: t('shell:login') },
    { name: 'register', to: loginPath({ mode: 'register', returnTo }), label: t('shell:register') },
    ...(returnTo !== undefined && goal !== undefined
      ? [{ name: goal, to: returnTo, label: t(`goal.${goal}.withoutAccount`) }]
      : []),
  ];
  return (
    <nav aria-label={t('tabs')} className="border-b border-edge">
      <ul className="-mb-px flex flex-wrap gap-x-6">
        {tabs.map(({ name, to, label }) => (
          <li key={name}>
            <Link
              to={to}
              // Both forms share their draft, so no history entry is needed.
              replace={name !== goal}
              aria-current={name === mode ? 'page' : undefined}
              className="inline-flex min-h-12 items-center border-b-2 border-transparent font-semibold text-muted no-underline hover:text-ink aria-[current=page]:border-signal aria-[current=page]:text-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
