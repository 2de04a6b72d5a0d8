import { type Feed, deleteFeed } from '@kga/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { ModalDialog } from '../../components/modal-dialog.tsx';
import { SmallLoadState } from '../../components/small-load-state.tsx';
import { useSuccessToast } from '../../components/use-success-toast.ts';
import { call } from '../../lib/api.ts';
import { invalidateNews } from '../../lib/freshness.ts';
import { useFormats, counted } from '../../lib/language.tsx';
import { useLocalFormats } from '../../lib/local-formats.ts';
import { useTranslation } from '../../lib/translation.ts';
import { FeedErrorText } from './feed-row.tsx';
import { feedErrorsQuery, invalidateFeeds } from './queries.ts';

export function FeedErrors({ feed, onClose }: { feed: Feed; onClose: () => void }) {
  const { t } = useTranslation('feeds');
  const formats = useLocalFormats();
  const errors = useQuery(feedErrorsQuery(feed.id));
  return (
    <ModalDialog
      title={t('faultsTitle', { name: feed.name })}
      description={t('faultsText')}
      onClose={onClose}
    >
      <SmallLoadState
        query={errors}
        loading={t('faultsLoading')}
        failed={t('faultsFailed')}
        lines={4}
      >
        {(loaded) =>
          loaded.length === 0 ? (
            <p>{t('faultsEmpty')}</p>
          ) : (
            <ol>
              {loaded.map(({ at, fault, status }) => (
                <li key={at} className="border-b border-line py-3 text-muted last:border-b-0">
                  <p className="text-sm">{formats.moment(at)}</p>
                  <p>
                    <FeedErrorText fault={fault} status={status} />
                  </p>
                </li>
              ))}
            </ol>
          )
        }
      </SmallLoadState>
    </ModalDialog>
  );
}

/** Deletes a feed, after explaining what happens to its articles. */
export function RemoveFeed({ feed, onClose }: { feed: Feed; onClose: () => void }) {
  const { t } = useTranslation('feeds');
  const formats = useFormats();
  const showSuccess = useSuccessToast();
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
        showSuccess(t('removed', { name }));
        // The button disappears with its row.
        document.querySelector('main')?.focus({ preventScroll: true });
        void invalidateFeeds(client);
      }}
      onClose={onClose}
    />
  );
}
