import { Button } from '@kga/ui/button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { pathTo } from '../../../lib/paths.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { type QueueFilter, isNarrowed } from './queue-filter.ts';

/** What is said of a list without cases, and where to go from there. */
export function useEmptyState(filter: QueueFilter): {
  title: string;
  text: string;
  action: ReactNode;
} {
  const { t } = useTranslation();
  const isOpen = filter.status === 'open';
  if (isNarrowed(filter)) {
    return {
      title: t('moderation.noMatch'),
      text: t('moderation.noMatchText'),
      action: <Way to={isOpen ? '' : 'status=decided'}>{t('admin.clear')}</Way>,
    };
  }
  if (isOpen) {
    return {
      title: t('moderation.empty'),
      text: t('moderation.emptyText'),
      action: <Way to="status=decided">{t('moderation.toDecided')}</Way>,
    };
  }
  return {
    title: t('moderation.noneDecided'),
    text: t('moderation.noneDecidedText'),
    action: <Way to="">{t('moderation.toOpen')}</Way>,
  };
}

function Way({ to, children }: { to: string; children: string }) {
  return (
    <Button asChild>
      <Link to={{ pathname: pathTo('moderation'), search: to }}>{children}</Link>
    </Button>
  );
}
