import { campaign, pathTo } from '@kga/contracts';
import { Badge } from '@kga/ui/badge';
import { Button } from '@kga/ui/button';
import { Link } from 'react-router-dom';

import { usePageHead } from '../../lib/head.tsx';
import { useTranslation } from '../../lib/translation.ts';
import type { messages } from './messages/en.ts';

/** Features that are announced but not built yet. */
export type ComingName = keyof (typeof messages)['pages'];

export function ComingSoonPage({ name }: { name: ComingName }) {
  const { t } = useTranslation('comingSoon');
  const title = t(`pages.${name}.title`);
  const text = t(`pages.${name}.text`);
  usePageHead({ title: `${title} · ${campaign.brand}`, description: text, hidden: true });
  return (
    <div className="column-text flex flex-col items-start gap-4 py-12 sm:py-20">
      <Badge>{t('label')}</Badge>
      <h1>{title}</h1>
      <p className="text-lg">{text}</p>
      <Button asChild variant="plain" className="mt-4">
        <Link to={pathTo('petition')}>{t('back')}</Link>
      </Button>
    </div>
  );
}
