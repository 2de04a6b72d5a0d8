import type { FeedPreview } from '@kga/contracts';
import { ErrorPanel } from '@kga/ui/error-panel';
import { Spinner } from '@kga/ui/spinner';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { useTranslation } from '../../lib/translation.ts';
import { FeedErrorText } from './error-text.tsx';
import { feedPreviewQuery, isPreviewOverdue } from './queries.ts';

/** Waits for what is found at an address; says why there is nothing. */
export function LookedUp({
  id,
  onFound,
  onAgain,
}: {
  id: string;
  onFound: (preview: FeedPreview) => void;
  onAgain: () => void;
}) {
  const { t } = useTranslation('feeds');
  const client = useQueryClient();
  const asked = feedPreviewQuery(id);
  const { data, isError, isFetching } = useQuery(asked);
  const tell = useEffectEvent((preview: FeedPreview) => onFound(preview));
  useEffect(() => {
    if (data?.state === 'found') tell(data);
  }, [data]);
  if (data?.state === 'found') return null;
  const updates = client.getQueryState(asked.queryKey)?.dataUpdateCount ?? 0;
  const tired = !isFetching && (isError || isPreviewOverdue(updates));
  if (data?.state !== 'failed' && !tired) {
    return <Spinner className="mt-6" label={t('address.looking')} />;
  }
  const fault = data?.state === 'failed' ? data.fault : null;
  return (
    <ErrorPanel
      className="mt-6"
      title={t(data?.state === 'failed' ? 'address.failed' : 'address.slow')}
      text={fault && <FeedErrorText fault={fault} status={data?.status ?? null} />}
      retryLabel={t('address.again')}
      retryingLabel={t('address.looking')}
      onRetry={onAgain}
    />
  );
}
