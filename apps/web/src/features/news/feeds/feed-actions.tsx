// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Feed, updateFeed, pollFeed } from '@kga/contracts/news';
import { Button } from '@kga/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { ActionButton } from '../../../components/action-button.tsx';
import { usePolling } from '../../../components/use-polling.ts';
import { useSuccessToast } from '../../../components/use-toasts.ts';
import { call } from '../../../lib/api.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { invalidateFeeds, pollRefreshKey, setFeed } from './queries.ts';

/** Actions that open a dialog. */
export type FeedTask = 'edit' | 'errors' | 'remove';

export function FeedActions({ feed, onTask }: { feed: Feed; onTask: (task: FeedTask) => void }) {
  const { t } = useTranslation(['feeds', 'admin']);
  const showSuccess = useSuccessToast();
  const client = useQueryClient();
  const refreshUntilPolled = usePollRefresh(feed);
  const { id, name, enabled } = feed;
  const label = (action: string) => t('admin:actionOn', { action, name });
  const toggle = t(enabled ? 'switchOff' : 'on');
  return (
    <>
      <Button size="small" aria-label={label(t('edit'))} onClick={() => onTask('edit')}>
        {t('edit')}
      </Button>
      {enabled && (
        <ActionButton
          size="small"
          aria-label={label(t('read'))}
          busyLabel={t('reading')}
          act={() => call(pollFeed, { params: { id } })}
          onDone={() => {
            showSuccess(t('readAsked', { name }), t('readAskedText'));
            refreshUntilPolled();
          }}
        >
          {t('read')}
        </ActionButton>
      )}
      <ActionButton
        size="small"
        aria-label={label(toggle)}
        busyLabel={t('switching')}
        act={() => call(updateFeed, { params: { id }, body: { enabled: !enabled } })}
        onDone={(changed) => {
          setFeed(client, changed);
          const title = t(changed.enabled ? 'switchedOn' : 'switchedOff', { name });
          showSuccess(title);
        }}
      >
        {toggle}
      </ActionButton>
      {(feed.lastFault !== null || feed.failures > 0) && (
        <Button size="small" aria-label={label(t('history'))} onClick={() => onTask('errors')}>
          {t('history')}
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        aria-label={label(t('remove'))}
        onClick={() => onTask('remove')}
      >
        {t('remove')}
      </Button>
    </>
  );
}

const pollAttempts = 10;

/** Returns a function that refetches the lists until the feed has been polled. */
function usePollRefresh({ id, enabled, lastPolledAt }: Feed): () => void {
  const client = useQueryClient();
  const [before, setBefore] = useState<{ lastPolledAt: string | null; round: number }>();
  usePolling({
    queryKey: pollRefreshKey(id, before?.round),
    poll: () => invalidateFeeds(client),
    enabled: enabled && before !== undefined && before.lastPolledAt === lastPolledAt,
    attempts: pollAttempts,
  });
  return () => setBefore({ lastPolledAt, round: (before?.round ?? 0) + 1 });
}
