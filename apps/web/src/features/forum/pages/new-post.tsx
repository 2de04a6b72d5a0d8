import { campaign, loginPath, pathTo } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { Link, useLocation } from 'react-router-dom';

import { useAuth } from '../../../auth/use-auth.ts';
import { BackLink } from '../../../components/list-page.tsx';
import { PageSpinner } from '../../../components/load-state.tsx';
import { usePageHead } from '../../../lib/head.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { NewPostForm } from '../post/new-post-form.tsx';

export function NewPostPage() {
  const { t } = useTranslation('forum');
  const { status, user } = useAuth();
  usePageHead({
    title: `${t('begin')} · ${campaign.brand}`,
    description: t('description'),
    hidden: true,
  });
  if (status === 'loading') return <PageSpinner />;
  return (
    <div className="column-text pt-8 sm:pt-12">
      <BackLink to={pathTo('forum')}>{t('back')}</BackLink>
      <h1 className="text-3xl">{t('begin')}</h1>
      {!user && <SignInNotice />}
      {user?.suspended && <Notice className="mt-8">{t('suspended')}</Notice>}
      {user && !user.suspended && <NewPostForm user={user} />}
    </div>
  );
}

function SignInNotice() {
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
