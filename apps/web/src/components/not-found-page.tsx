import { campaign, pathTo } from '@kga/contracts';
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
    <div className="column-text flex flex-col items-start gap-4 py-16 sm:py-28">
      <p className="font-heading text-display font-extrabold tabular text-muted" aria-hidden="true">
        404
      </p>
      <h1>{t('notFound.title')}</h1>
      <p className="text-lg">{t('notFound.text')}</p>
      <Button asChild variant="plain" className="mt-2">
        <Link to={pathTo('home')}>{t('notFound.home')}</Link>
      </Button>
    </div>
  );
}
