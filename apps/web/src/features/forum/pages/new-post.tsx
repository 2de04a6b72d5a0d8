import { campaign, pathTo } from '@kga/contracts';
import { Notice } from '@kga/ui/notice';
import { Link } from 'react-router-dom';

import { useAuth } from '../../../auth/use-auth.ts';
import { PageSpinner } from '../../../components/page-spinner.tsx';
import { usePageHead } from '../../../lib/head.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { SignInNotice } from '../categories/new-post.tsx';
import { NewPostForm } from '../post/new-post-form.tsx';

/** Beginning a post, which needs an account. */
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
      <p className="no-print">
        <Link to={pathTo('forum')} className="inline-flex min-h-11 items-center text-sm">
          {t('back')}
        </Link>
      </p>
      <h1 className="text-3xl">{t('begin')}</h1>
      {!user && <SignInNotice />}
      {user?.suspended && <Notice className="mt-8">{t('suspended')}</Notice>}
      {user && !user.suspended && <NewPostForm user={user} />}
    </div>
  );
}
