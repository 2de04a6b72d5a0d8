// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, pathTo } from '@kga/contracts/core';
import { type LegalRecordSummary, durationRange, isDueForReview } from '@kga/contracts/legal';
import { Badge } from '@kga/ui/badge';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';

import { useAuth } from '../../../auth/use-auth.ts';
import { BackLink, PageHeader, useListHead } from '../../../components/list-page.tsx';
import { LoadState } from '../../../components/load-state.tsx';
import { LoadingRegion } from '../../../components/skeletons.tsx';
import { useToday } from '../../../lib/browser.ts';
import { counted, useFormats, useLanguage } from '../../../lib/language.tsx';
import { describeItems } from '../../../lib/structured-data.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { recordsQuery } from '../queries.ts';
import { useLegalRegionName } from '../region-name.ts';

/** The regions whose consumer law is on record. */
export function RecordsPage() {
  const { t } = useTranslation('legal');
  const language = useLanguage();
  const regionName = useLegalRegionName();
  const { user } = useAuth();
  const records = useQuery(recordsQuery());
  const title = t('countries.title');
  useListHead({
    title: `${title} · ${campaign.brand}`,
    description: t('countries.text'),
    trail: [{ name: t('title'), path: pathTo('legal') }],
    shared: { kind: 'page', id: 'legal' },
    isSearch: false,
    isLoaded: records.data !== undefined,
    describe: (url, origin) =>
      describeItems(
        title,
        (records.data ?? []).map(({ id }) => ({
          title: regionName(id),
          path: pathTo('legalRecord', { id }),
          language,
        })),
        url,
        origin,
      ),
  });
  return (
    <div className="column-data pt-8 sm:pt-12">
      <BackLink to={pathTo('legal')}>{t('guides.back')}</BackLink>
      <PageHeader title={<h1>{title}</h1>} lead={t('countries.text')} />
      <LoadState
        query={records}
        messages={{ loading: t('loading'), failed: t('countries.failed') }}
        skeleton={<LoadingRegion label={t('loading')}>{null}</LoadingRegion>}
      >
        {(all) => (
          <>
            {user?.role === 'admin' && <DueRecords records={all} />}
            <RecordList records={all} />
          </>
        )}
      </LoadState>
    </div>
  );
}

function RecordList({ records }: { records: readonly LegalRecordSummary[] }) {
  const { t } = useTranslation(['legal', 'recordLegal']);
  const language = useLanguage();
  const formats = useFormats();
  const regionName = useLegalRegionName();
  const today = useToday();
  const [first, ...others] = records.map((record) => ({ ...record, name: regionName(record.id) }));
  const sorted = others.toSorted((a, b) => a.name.localeCompare(b.name, language));
  return (
    <ul className="mt-8 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {[...(first ? [first] : []), ...sorted].map(({ id, name, checked, ...record }) => (
        <li key={id} className="border-b border-line py-2">
          <Link
            to={pathTo('legalRecord', { id })}
            className="inline-flex min-h-11 items-center font-semibold"
            // Names by `Intl` can differ between the server and the browser.
            suppressHydrationWarning
          >
            {name}
          </Link>
          <p className="text-sm text-muted" suppressHydrationWarning>
            {checked === null
              ? t('countries.none')
              : [
                  record.claimLimit &&
                    t(`countries.${record.claimLimit.kind}`, {
                      time: durationRange(language, record.claimLimit.durations),
                    }),
                  t('countries.ask'),
                  t('countries.letter', { language: formats.languageName(record.letterLanguage) }),
                  record.missing.length > 0 && t('countries.partial'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
          </p>
          {checked !== null && isDueForReview(checked, today) && (
            <Badge tone="notice">{t('recordLegal:due')}</Badge>
          )}
        </li>
      ))}
    </ul>
  );
}

/** For admins: what was last checked more than 12 months ago, the oldest first. */
function DueRecords({ records }: { records: readonly LegalRecordSummary[] }) {
  const { t } = useTranslation('recordLegal');
  const formats = useFormats();
  const regionName = useLegalRegionName();
  const today = useToday();
  const titleId = useId();
  const due = records
    .flatMap(({ id, checked }) =>
      checked !== null && isDueForReview(checked, today) ? { id, checked } : [],
    )
    .toSorted((a, b) => a.checked.localeCompare(b.checked));
  if (due.length === 0) {
    return <EmptyPanel className="mt-8" title={t('dueList.empty')} text={t('dueList.emptyText')} />;
  }
  return (
    <section aria-labelledby={titleId} className="mt-8 bg-raised p-5">
      <h2 id={titleId} className="text-xl">
        {t('dueList.title')}
      </h2>
      <p className="mt-1 text-muted">{t('dueList.text', counted(formats, due.length))}</p>
      <ul className="mt-2">
        {due.map((record) => (
          <li key={record.id} className="flex flex-wrap items-center gap-x-4">
            <Link
              to={pathTo('legalRecord', { id: record.id })}
              className="inline-flex min-h-11 items-center"
            >
              {regionName(record.id)}
            </Link>
            <span className="text-sm text-muted">
              {t('checked', { date: formats.day(record.checked) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
