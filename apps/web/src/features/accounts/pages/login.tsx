import { campaign, contributePath, pathTo } from '@kga/contracts';
import { Link, Navigate, useSearchParams } from 'react-router-dom';

import { returnPathOf } from '../../../auth/return-path.ts';
import { SocialErrorNotice, SocialSignIn } from '../../../auth/social-sign-in.tsx';
import { useAuth } from '../../../auth/use-auth.ts';
import { PageSpinner } from '../../../components/page-spinner.tsx';
import { usePageHead } from '../../../lib/head.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { AccountTabs } from '../account-page.tsx';
import { LoginForm } from '../login-form.tsx';
import { RegisterForm } from '../register-form.tsx';

/** Sign-in, or with `?mode=register` registration; redirects visitors who are signed in. */
export function LoginPage() {
  const { t } = useTranslation(['shell', 'accounts']);
  const { status } = useAuth();
  const [search] = useSearchParams();
  const mode = search.get('mode') === 'register' ? 'register' : 'login';
  const returnTo = returnPathOf(search);
  const social = search.get('social');
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
        <p className="mt-3 text-lg text-muted">{t(`accounts:${mode}.lead`)}</p>
        <div className="mt-6 grid gap-6">
          <SocialErrorNotice reason={social} />
          {status !== 'authenticated' && (
            <div>
              <AccountTabs mode={mode} returnTo={returnTo} />
              <div className="mt-6">{mode === 'login' ? <LoginForm /> : <RegisterForm />}</div>
              <SocialSignIn returnTo={returnTo} />
              {returnTo === contributePath && (
                <p className="mt-6 border-t border-line pt-4">
                  <Link to={returnTo} className="inline-flex min-h-11 items-center font-semibold">
                    {t('accounts:withoutAccount')}
                  </Link>
                </p>
              )}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
