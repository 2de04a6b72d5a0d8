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
  const { t } = useTranslation(['moderation', 'shared']);
  const isOpen = filter.status === 'open';
  if (isNarrowed(filter)) {
    return {
      title: t('noMatch'),
      text: t('noMatchText'),
      action: <Way to={isOpen ? '' : 'status=decided'}>{t('shared:clear')}</Way>,
    };
  }
  if (isOpen) {
    return {
      title: t('empty'),
      text: t('emptyText'),
      action: <Way to="status=decided">{t('toDecided')}</Way>,
    };
  }
  return {
    title: t('noneDecided'),
    text: t('noneDecidedText'),
    action: <Way to="">{t('toOpen')}</Way>,
  };
}

function Way({ to, children }: { to: string; children: string }) {
  return (
    <Button asChild>
      <Link to={{ pathname: pathTo('moderation'), search: to }}>{children}</Link>
    </Button>
  );
}
