import { type User, campaign } from '@kga/contracts';
import { useSearchParams } from 'react-router-dom';

import { AdminNav } from '../../../components/admin-nav.tsx';
import { usePageHead } from '../../../lib/head.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { queueFilterOf, queueSearchOf } from './queue-filter.ts';
import { QueueFilters } from './queue-filters.tsx';
import { QueueList } from './queue-list.tsx';

/** Where moderators decide what people publish. */
export function QueueView({ user }: { user: User }) {
  const { t } = useTranslation('moderation');
  usePageHead({
    title: `${t('title')} · ${campaign.brand}`,
    description: t('description'),
    hidden: true,
  });
  const [search] = useSearchParams();
  const filter = queueFilterOf(search);
  return (
    <div className="column-data py-10 sm:py-14">
      <AdminNav />
      <h1>{t('title')}</h1>
      <p className="mt-3 max-w-text text-muted">{t('intro')}</p>
      <div className="mt-8">
        <QueueFilters filter={filter} />
      </div>
      <div className="mt-8">
        {/* What came of the cases belongs to the list that showed them. */}
        <QueueList key={queueSearchOf(filter).toString()} filter={filter} user={user} />
      </div>
    </div>
  );
}
