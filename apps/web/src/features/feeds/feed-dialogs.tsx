import { type Feed, deleteFeed } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { Dialog } from '@kga/ui/dialog';
import { SkeletonText } from '@kga/ui/skeleton';
import { useToast } from '@kga/ui/toast';
import { VisuallyHidden } from '@kga/ui/visually-hidden';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { call } from '../../lib/api.ts';
import { useTimeZone } from '../../lib/browser.ts';
import { invalidateNews } from '../../lib/freshness.ts';
import { useFormats, counted } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { FeedErrorText } from './feed-state.tsx';
import { feedErrorsQuery, invalidateFeeds } from './queries.ts';

/** The history of failed polls. */
export function FeedErrors({ feed, onClose }: { feed: Feed; onClose: () => void }) {
  const { t } = useTranslation(['feeds', 'shared']);
  const formats = useFormats();
  const timeZone = useTimeZone();
  const errors = useQuery(feedErrorsQuery(feed.id));
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('faultsTitle', { name: feed.name })}
      description={t('faultsText')}
      closeLabel={t('shared:close')}
    >
      {errors.data ? (
        errors.data.length === 0 ? (
          <p>{t('faultsEmpty')}</p>
        ) : (
          <ol>
            {errors.data.map(({ at, fault, status }) => (
              <li key={at} className="border-b border-line py-3 text-muted last:border-b-0">
                <p className="text-sm">{formats.moment(at, timeZone)}</p>
                <p>
                  <FeedErrorText fault={fault} status={status} />
                </p>
              </li>
            ))}
          </ol>
        )
      ) : errors.isError ? (
        <div className="flex flex-wrap items-center gap-3">
          <p role="alert">{t('faultsFailed')}</p>
          <Button
            size="small"
            busy={errors.isFetching}
            busyLabel={t('faultsLoading')}
            onClick={() => void errors.refetch()}
          >
            {t('shared:retry')}
          </Button>
        </div>
      ) : (
        <div aria-busy="true">
          <VisuallyHidden role="status">{t('faultsLoading')}</VisuallyHidden>
          <SkeletonText lines={4} />
        </div>
      )}
    </Dialog>
  );
}

/** Deletes a feed, after explaining what happens to its articles. */
export function RemoveFeed({ feed, onClose }: { feed: Feed; onClose: () => void }) {
  const { t } = useTranslation('feeds');
  const formats = useFormats();
  const { show } = useToast();
  const client = useQueryClient();
  const { name, id, items } = feed;
  return (
    <ConfirmDialog
      title={t('removeQuestion', { name })}
      text={t('removeText', counted(formats, items))}
      button={t('removeButton')}
      busyLabel={t('removing')}
      act={() => call(deleteFeed, { params: { id } })}
      onDone={() => {
        onClose();
        invalidateNews(client);
        show({ title: t('removed', { name }), tone: 'success' });
        // The button disappears with its row.
        document.querySelector('main')?.focus({ preventScroll: true });
        void invalidateFeeds(client);
      }}
      onClose={onClose}
    />
  );
}
