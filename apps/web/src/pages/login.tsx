// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, contributePath, loginPath, pathTo, routes } from '@kga/contracts/core';
import { Link, Navigate, matchPath, useSearchParams } from 'react-router-dom';

import { returnPathOf } from '../auth/return-path.ts';
import { SocialErrorNotice, SocialSignIn } from '../auth/social-sign-in.tsx';
import { useAuth } from '../auth/use-auth.ts';
import { PageSpinner } from '../components/load-state.tsx';
import { LoginForm, RegisterForm } from '../features/accounts/login-forms.tsx';
import { usePageHead } from '../lib/head.tsx';
import { HydrateWhenNear, lateSection } from '../lib/hydrate-when-near.tsx';
import { useTranslation } from '../lib/translation.ts';

/** Signing without an account, whose code only visitors load who came to sign. */
const SignPanel = lateSection(
  async () => (await import('../features/petitions/signatures/sign-panel.tsx')).SignPanel,
);

export const loadSections = () => SignPanel.load();

type Mode = 'login' | 'register' | 'sign';

/** The tab that is open: who came to sign begins without an account. */
function modeOf(search: URLSearchParams, goal: Goal): Mode {
  const mode = search.get('mode');
  if (mode === 'register' || mode === 'login') return mode;
  return goal === 'sign' ? 'sign' : 'login';
}

/** Sign-in, registration or signing without an account; redirects visitors who are signed in. */
export function LoginPage() {
  const { t } = useTranslation(['shell', 'accounts']);
  const { status } = useAuth();
  const [search] = useSearchParams();
  const returnTo = returnPathOf(search);
  const social = search.get('social');
  const goal = goalOf(returnTo);
  const mode = modeOf(search, goal);
  const title = mode === 'sign' ? t('accounts:goal.sign.title') : t(mode);
  usePageHead({
    title: `${title} · ${campaign.brand}`,
    description: t(`accounts:${mode === 'sign' ? 'goal.sign' : mode}.lead`),
    hidden: true,
  });
  // Signing waits for nothing, so that it also works without script.
  if (status === 'loading' && mode !== 'sign') return <PageSpinner />;
  // A signed-in user lands here after linking a provider failed.
  if (status === 'authenticated' && social === null) {
    return <Navigate to={returnTo ?? pathTo('home')} replace />;
  }
  return (
    <div className="column-data py-10 sm:py-16">
      <div className="mx-auto max-w-lg">
        <h1 className="text-3xl">{title}</h1>
        {mode !== 'sign' && (
          <p className="mt-3 text-lg text-muted">
            {t(goal === undefined ? `accounts:${mode}.lead` : `accounts:goal.${goal}.lead`)}
          </p>
        )}
        <div className="mt-6 grid gap-6">
          <SocialErrorNotice reason={social} />
          {status !== 'authenticated' && (
            <div>
              <AccountTabs mode={mode} returnTo={returnTo} />
              <div className="mt-6">
                {mode === 'sign' && <HydrateWhenNear of={SignPanel} />}
                {mode === 'login' && <LoginForm />}
                {mode === 'register' && <RegisterForm returnTo={returnTo} />}
              </div>
              {mode !== 'sign' && <SocialSignIn returnTo={returnTo} />}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

type Goal = 'sign' | 'tell' | undefined;

/** What a visitor came for that needs no account. */
function goalOf(returnTo: string | undefined): Goal {
  if (returnTo === undefined) return undefined;
  if (returnTo === contributePath) return 'tell';
  return matchPath(routes.signPetition, returnTo.split('?')[0] ?? '') ? 'sign' : undefined;
}

type AccountTabsProps = { mode: Mode; returnTo: string | undefined };

/** The ways to go on: with an account, a new one or, where what was wanted needs none, without. */
function AccountTabs({ mode, returnTo }: AccountTabsProps) {
  const { t } = useTranslation(['accounts', 'shell']);
  const goal = goalOf(returnTo);
  const withoutAccount =
    returnTo === undefined || goal === undefined
      ? []
      : [
          {
            name: goal,
            to: goal === 'sign' ? loginPath({ returnTo }) : returnTo,
            label: t(`goal.${goal}.withoutAccount`),
          },
        ];
  const accounts = [
    {
      name: 'login',
      to: loginPath({ returnTo, ...(goal === 'sign' && { mode: 'login' }) }),
      label: t('shell:login'),
    },
    { name: 'register', to: loginPath({ mode: 'register', returnTo }), label: t('shell:register') },
  ];
  const tabs =
    goal === 'sign' ? [...withoutAccount, ...accounts] : [...accounts, ...withoutAccount];
  return (
    <nav aria-label={t('tabs')} className="border-b border-edge">
      <ul className="-mb-px flex flex-wrap gap-x-6">
        {tabs.map(({ name, to, label }) => (
          <li key={name}>
            <Link
              to={to}
              // Both forms share their draft, so no history entry is needed.
              replace={name !== 'tell'}
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
