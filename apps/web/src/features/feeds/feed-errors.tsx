import type { Feed } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { Dialog } from '@kga/ui/dialog';
import { SkeletonText } from '@kga/ui/skeleton';
import { VisuallyHidden } from '@kga/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';

import { useTimeZone } from '../../lib/browser.ts';
import { useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { FaultWords } from './error-text.tsx';
import { feedFaultsQuery } from './queries.ts';

/** Why a source could not be read, each time. */
export function FeedFaults({ feed, onClose }: { feed: Feed; onClose: () => void }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const timeZone = useTimeZone();
  const faults = useQuery(feedFaultsQuery(feed.id));
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('feeds.faultsTitle', { name: feed.name })}
      description={t('feeds.faultsText')}
      closeLabel={t('admin.close')}
    >
      {faults.data ? (
        faults.data.length === 0 ? (
          <p>{t('feeds.faultsEmpty')}</p>
        ) : (
          <ol>
            {faults.data.map(({ at, fault, status }) => (
              <li key={at} className="border-b border-line py-3 text-muted last:border-b-0">
                <p className="text-sm">{formats.moment(at, timeZone)}</p>
                <p>
                  <FaultWords fault={fault} status={status} />
                </p>
              </li>
            ))}
          </ol>
        )
      ) : faults.isError ? (
        <div className="flex flex-wrap items-center gap-3">
          <p role="alert">{t('feeds.faultsFailed')}</p>
          <Button
            size="small"
            busy={faults.isFetching}
            busyLabel={t('feeds.faultsLoading')}
            onClick={() => void faults.refetch()}
          >
            {t('admin.retry')}
          </Button>
        </div>
      ) : (
        <div aria-busy="true">
          <VisuallyHidden role="status">{t('feeds.faultsLoading')}</VisuallyHidden>
          <SkeletonText lines={4} />
        </div>
      )}
    </Dialog>
  );
}
