// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type DisplayNameReview,
  approveDisplayName,
  listDisplayNameReviews,
} from '@kga/contracts/accounts';
import { pathTo } from '@kga/contracts/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { ActionButton } from '../../../components/action-button.tsx';
import { useSuccessToast } from '../../../components/use-toasts.ts';
import { call } from '../../../lib/api.ts';
import { refetchPath } from '../../../lib/freshness.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { reviewsQuery } from '../queue/queries.ts';
import { EntryToCheck, ToCheck } from '../to-check.tsx';

/** Public names from before stricter rules; nothing where none waits. */
export function NamesToCheck() {
  const { t } = useTranslation('moderation');
  const { data: reviews } = useQuery(reviewsQuery);
  if (!reviews || reviews.length === 0) return null;
  return (
    <ToCheck id="names-to-check" title={t('names.title')} intro={t('names.intro')}>
      {reviews.map((review) => (
        <Name key={review.id} review={review} />
      ))}
    </ToCheck>
  );
}

function Name({ review: { id, name, reason, other } }: { review: DisplayNameReview }) {
  const { t } = useTranslation(['moderation', 'admin']);
  const client = useQueryClient();
  const showSuccess = useSuccessToast();
  return (
    <EntryToCheck>
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <MemberLink id={id} name={name} className="font-semibold" />
        <p className="text-sm text-muted">
          {t(`names.${reason}`)}{' '}
          {other && <MemberLink id={other.id} name={other.name ?? other.id.slice(0, 8)} />}
        </p>
      </div>
      <ActionButton
        size="small"
        busyLabel={t('names.keeping')}
        aria-label={t('admin:actionOn', { action: t('names.keep'), name })}
        act={() => call(approveDisplayName, { params: { id } })}
        onDone={async () => {
          showSuccess(t('names.kept'));
          // The button goes with the name.
          document.querySelector('main')?.focus({ preventScroll: true });
          await refetchPath(client, listDisplayNameReviews.url);
        }}
      >
        {t('names.keep')}
      </ActionButton>
    </EntryToCheck>
  );
}

function MemberLink({ id, name, ...props }: { id: string; name: string; className?: string }) {
  return (
    <Link to={pathTo('member', { id })} {...props}>
      <bdi>{name}</bdi>
    </Link>
  );
}
