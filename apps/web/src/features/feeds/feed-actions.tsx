import { type Feed, updateFeed, pollFeed } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { useToast } from '@kga/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useSayFailure } from '../../components/use-error-toast.ts';
import { call } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { setFeed } from './queries.ts';
import { usePollRefresh } from './use-poll-arrival.ts';

/** What is done with a source in a dialog. */
export type FeedTask = 'edit' | 'faults' | 'remove';

/** Everything that can be done with a source. */
export function FeedActions({ feed, onTask }: { feed: Feed; onTask: (task: FeedTask) => void }) {
  const { t } = useTranslation();
  const { name } = feed;
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button
        size="small"
        aria-label={t('feeds.actionOn', { action: t('feeds.edit'), name })}
        onClick={() => onTask('edit')}
      >
        {t('feeds.edit')}
      </Button>
      {feed.enabled && <ReadNow feed={feed} />}
      <OnOff feed={feed} />
      {(feed.lastFault !== null || feed.failures > 0) && (
        <Button
          size="small"
          aria-label={t('feeds.actionOn', { action: t('feeds.history'), name })}
          onClick={() => onTask('faults')}
        >
          {t('feeds.history')}
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        aria-label={t('feeds.actionOn', { action: t('feeds.remove'), name })}
        onClick={() => onTask('remove')}
      >
        {t('feeds.remove')}
      </Button>
    </div>
  );
}

function ReadNow({ feed }: { feed: Feed }) {
  const { t } = useTranslation();
  const { show } = useToast();
  const sayFailure = useSayFailure();
  const expect = usePollRefresh(feed);
  const { name } = feed;
  const poll = useMutation({
    mutationFn: () => call(pollFeed, { params: { id: feed.id } }),
    onSuccess: () => {
      show({
        title: t('feeds.readAsked', { name }),
        description: t('feeds.readAskedText'),
        tone: 'success',
      });
      expect();
    },
    onError: sayFailure,
  });
  return (
    <Button
      size="small"
      aria-label={t('feeds.actionOn', { action: t('feeds.read'), name })}
      busy={poll.isPending}
      busyLabel={t('feeds.reading')}
      onClick={() => poll.mutate()}
    >
      {t('feeds.read')}
    </Button>
  );
}

function OnOff({ feed }: { feed: Feed }) {
  const { t } = useTranslation();
  const { show } = useToast();
  const client = useQueryClient();
  const sayFailure = useSayFailure();
  const { name, enabled } = feed;
  const action = t(enabled ? 'feeds.switchOff' : 'feeds.on');
  const change = useMutation({
    mutationFn: () => call(updateFeed, { params: { id: feed.id }, body: { enabled: !enabled } }),
    onSuccess: (changed) => {
      setFeed(client, changed);
      show({
        title: t(changed.enabled ? 'feeds.switchedOn' : 'feeds.switchedOff', { name }),
        tone: 'success',
      });
    },
    onError: sayFailure,
  });
  return (
    <Button
      size="small"
      aria-label={t('feeds.actionOn', { action, name })}
      busy={change.isPending}
      busyLabel={t('feeds.switching')}
      onClick={() => change.mutate()}
    >
      {action}
    </Button>
  );
}
