// SPDX-License-Identifier: AGPL-3.0-or-later
import type { User } from '@kga/contracts/accounts';
import { petitionPath } from '@kga/contracts/core';
import { type HeldBatch, alarmTimesUsual } from '@kga/contracts/petitions';
import { Badge } from '@kga/ui/badge';
import { Notice } from '@kga/ui/notice';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { AdminPage } from '../../../auth/admin-page.tsx';
import { isAdmin } from '../../../auth/user.ts';
import { AdminList } from '../../../components/admin/admin-list.tsx';
import { useLocalFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { HeldSignatures } from './held-signatures.tsx';
import { HideNameForm } from './hide-name-form.tsx';
import { HoldForm } from './hold-form.tsx';
import { ReportedNames } from './reported-names.tsx';
import { heldBatchesQuery } from './review-queries.ts';

/** Reported names for moderators, and for admins held signatures too. */
export function ReviewPage({ user }: { user: User }) {
  const { t } = useTranslation('signatures');
  const part = isAdmin(user) ? 'review' : 'review.reported';
  return (
    <AdminPage
      title={t(`${part}.title`)}
      description={t(`${part}.description`)}
      intro={t(`${part}.intro`)}
    >
      {isAdmin(user) && <HeldBatches />}
      <ReportedNames titled={isAdmin(user)} />
      {isAdmin(user) && (
        <>
          <HoldForm />
          <HideNameForm />
        </>
      )}
    </AdminPage>
  );
}

/** Suspicious signatures, which count once an admin accepts them. */
function HeldBatches() {
  const { t } = useTranslation(['signatures', 'admin']);
  const formats = useLocalFormats();
  const { moment } = formats;
  const list = useInfiniteQuery(heldBatchesQuery);
  const alarms = list.data?.pages[0]?.alarms ?? [];
  return (
    <>
      {alarms.map(({ petition, title, until }) => (
        <Notice key={petition} className="mt-6" title={t('review.alarm', { title })}>
          {t('review.alarmText', {
            n: formats.integer(alarmTimesUsual),
            time: moment(until),
          })}
        </Notice>
      ))}
      <AdminList
        list={list}
        label={t('review.title')}
        messages={{
          loading: t('review.loading'),
          failed: t('review.failed'),
          empty: t('review.empty'),
          emptyText: t('review.emptyText'),
        }}
        shown={(counts, { total }) =>
          t(total > counts.count ? 'review.more' : 'admin:shown', counts)
        }
        keyOf={({ petition, id }) => `${petition} ${id}`}
        columns={[
          { label: t('admin:columns.petition'), render: (batch) => <Batch batch={batch} /> },
          { label: t('review.since'), render: ({ first }) => moment(first) },
          { label: t('review.until'), render: ({ last }) => moment(last) },
          {
            label: t('admin:nav.signatures'),
            render: ({ signatureCount, countries }) => (
              <>
                <p className="tabular">
                  {t('review.held', { n: formats.integer(signatureCount) })}
                </p>
                <p className="text-muted tabular">
                  {countries
                    .map((each) =>
                      [
                        formats.country(each.countryCode),
                        formats.integer(each.signatureCount),
                      ].join(' '),
                    )
                    .join(' · ')}
                </p>
              </>
            ),
          },
        ]}
        renderDetails={(batch) => <HeldSignatures batch={batch} />}
      />
    </>
  );
}

function Batch({ batch: { petition, title, cause } }: { batch: HeldBatch }) {
  const { t } = useTranslation('signatures');
  return (
    <>
      <p className="font-semibold">
        <Link to={petitionPath(petition)}>
          <bdi>{title}</bdi>
        </Link>
      </p>
      <p className="mt-1">
        <Badge tone="notice">{t(`review.causes.${cause}`)}</Badge>
      </p>
    </>
  );
}
