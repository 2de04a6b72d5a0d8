// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, pathTo } from '@kga/contracts/core';
import { BrandMark } from '@kga/ui/brand-mark';
import { Button } from '@kga/ui/button';
import { Link } from 'react-router-dom';

import { usePageHead } from '../lib/head.tsx';
import { useTranslation } from '../lib/translation.ts';

export function NotFoundPage() {
  const { t } = useTranslation('shell');
  usePageHead({
    title: `${t('notFound.title')} · ${campaign.brand}`,
    description: t('notFound.text'),
    hidden: true,
    status: 404,
  });
  return (
    <div className="memorial -mb-24">
      <div className="column-text flex flex-col items-start gap-4 py-16 sm:py-28">
        <p
          className="flex items-center gap-[0.2em] font-heading text-display font-extrabold tabular text-muted"
          aria-hidden="true"
        >
          4<BrandMark className="size-[0.75em]" />4
        </p>
        <h1>{t('notFound.title')}</h1>
        <p className="text-lg">{t('notFound.text')}</p>
        <p className="border-s-2 border-edge ps-4 font-heading text-xl text-muted">
          {t('notFound.memorial')}
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button asChild variant="plain">
            <Link to={pathTo('home')}>{t('notFound.home')}</Link>
          </Button>
          <Button asChild variant="quiet">
            <Link to={pathTo('stories')}>{t('nav.stories')}</Link>
          </Button>
          <Button asChild variant="quiet">
            <Link to={pathTo('petition')}>{t('nav.petition')}</Link>
          </Button>
        </div>
      </div>
    </div>
  );
}
