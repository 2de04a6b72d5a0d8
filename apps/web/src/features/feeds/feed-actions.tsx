import { type Feed, updateFeed, pollFeed } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { useToast } from '@kga/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useErrorToast } from '../../components/use-error-toast.ts';
import { usePolling } from '../../components/use-polling.ts';
import { call } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { invalidateFeeds, pollRefreshKey, setFeed } from './queries.ts';

/** Actions that open a dialog. */
export type FeedTask = 'edit' | 'errors' | 'remove';

/** Actions on a feed. */
export function FeedActions({ feed, onTask }: { feed: Feed; onTask: (task: FeedTask) => void }) {
  const { t } = useTranslation('feeds');
  const { name } = feed;
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button
        size="small"
        aria-label={t('actionOn', { action: t('edit'), name })}
        onClick={() => onTask('edit')}
      >
        {t('edit')}
      </Button>
      {feed.enabled && <PollNow feed={feed} />}
      <OnOff feed={feed} />
      {(feed.lastFault !== null || feed.failures > 0) && (
        <Button
          size="small"
          aria-label={t('actionOn', { action: t('history'), name })}
          onClick={() => onTask('errors')}
        >
          {t('history')}
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        aria-label={t('actionOn', { action: t('remove'), name })}
        onClick={() => onTask('remove')}
      >
        {t('remove')}
      </Button>
    </div>
  );
}

function PollNow({ feed }: { feed: Feed }) {
  const { t } = useTranslation('feeds');
  const { show } = useToast();
  const showError = useErrorToast();
  const refreshUntilPolled = usePollRefresh(feed);
  const { name } = feed;
  const poll = useMutation({
    mutationFn: () => call(pollFeed, { params: { id: feed.id } }),
    onSuccess: () => {
      show({
        title: t('readAsked', { name }),
        description: t('readAskedText'),
        tone: 'success',
      });
      refreshUntilPolled();
    },
    onError: showError,
  });
  return (
    <Button
      size="small"
      aria-label={t('actionOn', { action: t('read'), name })}
      busy={poll.isPending}
      busyLabel={t('reading')}
      onClick={() => poll.mutate()}
    >
      {t('read')}
    </Button>
  );
}

function OnOff({ feed }: { feed: Feed }) {
  const { t } = useTranslation('feeds');
  const { show } = useToast();
  const client = useQueryClient();
  const showError = useErrorToast();
  const { name, enabled } = feed;
  const action = t(enabled ? 'switchOff' : 'on');
  const change = useMutation({
    mutationFn: () => call(updateFeed, { params: { id: feed.id }, body: { enabled: !enabled } }),
    onSuccess: (changed) => {
      setFeed(client, changed);
      show({
        title: t(changed.enabled ? 'switchedOn' : 'switchedOff', { name }),
        tone: 'success',
      });
    },
    onError: showError,
  });
  return (
    <Button
      size="small"
      aria-label={t('actionOn', { action, name })}
      busy={change.isPending}
      busyLabel={t('switching')}
      onClick={() => change.mutate()}
    >
      {action}
    </Button>
  );
}

/** Attempts to see the result of a poll. */
const pollAttempts = 10;

/** Returns a function that refetches the lists until the feed has been polled. */
function usePollRefresh({ id, lastPolledAt }: Feed): () => void {
  const client = useQueryClient();
  const [before, setBefore] = useState<{ lastPolledAt: string | null; round: number }>();
  usePolling({
    queryKey: pollRefreshKey(id, before?.round),
    poll: () => invalidateFeeds(client),
    enabled: before !== undefined && before.lastPolledAt === lastPolledAt,
    attempts: pollAttempts,
  });
  return () => setBefore({ lastPolledAt, round: (before?.round ?? 0) + 1 });
}
