import { campaign } from '@kga/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { AdminNav } from '../../components/admin-nav.tsx';
import { usePageHead } from '../../lib/head.tsx';
import { pathTo } from '../../lib/paths.ts';
import { useTranslation } from '../../lib/translation.ts';

/** What surrounds an article that is written: its heading and the way back to all of them. */
export function ArticleFrame({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('editorial');
  usePageHead({
    title: `${title} · ${campaign.brand}`,
    description: t('description'),
    hidden: true,
  });
  return (
    <div className="column-data py-10 sm:py-14">
      <AdminNav />
      <p>
        <Link to={pathTo('ownNews')} className="inline-flex min-h-11 items-center">
          {t('back')}
        </Link>
      </p>
      <h1 className="text-2xl">{title}</h1>
      {children}
    </div>
  );
}
