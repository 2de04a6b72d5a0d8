import { type ForumCategoryId, loginPath } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { PenLine } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';

import { useTranslation } from '../../../lib/translation.ts';
import { newPostPath } from './filter.ts';

/** Links to the form for a new post. */
export function NewPostButton({ categoryId }: { categoryId?: ForumCategoryId }) {
  const { t } = useTranslation('forum');
  return (
    <Button asChild variant="signal">
      <Link to={newPostPath(categoryId)}>
        <PenLine aria-hidden="true" className="size-4 shrink-0" />
        {t('begin')}
      </Link>
    </Button>
  );
}

/** Says that a new post needs an account, with links to sign in or register. */
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
