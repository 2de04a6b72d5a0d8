// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, pathTo } from '@kga/contracts/core';
import {
  commitmentBodies,
  commitmentRegions,
  commitmentStatuses,
  getCommitmentsFeed,
} from '@kga/contracts/legal';
import { Button } from '@kga/ui/button';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { NativeSelect } from '@kga/ui/native-select';
import { Skeleton } from '@kga/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';

import { BackLink, LinkTabs, PageHeader, useListHead } from '../../../components/list-page.tsx';
import { LoadState } from '../../../components/load-state.tsx';
import { LoadingRegion } from '../../../components/skeletons.tsx';
import { counted, useFormats, useLanguage, useSortedOptions } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import {
  type CommitmentFilter,
  type CommitmentView,
  commitmentsPath,
  noCommitmentFilter,
  parseCommitmentFilter,
  parseCommitmentView,
} from '../commitment-filter.ts';
import { byDueDate, countStatuses } from '../commitment-order.ts';
import { CommitmentRow } from '../commitment-row.tsx';
import { CommitmentFiles, Representatives } from '../commitment-sections.tsx';
import { PromiserGroups } from '../promiser-groups.tsx';
import { commitmentsQuery } from '../queries.ts';
import { useLegalRegionName } from '../region-name.ts';
import { VerifiedSignatures } from '../verified-signatures.tsx';

/** Who promised what, by when, and what came of it. */
export function CommitmentsPage() {
  const { t } = useTranslation(['commitmentsLegal', 'legal']);
  const formats = useFormats();
  const language = useLanguage();
  const [search] = useSearchParams();
  const filter = parseCommitmentFilter(search);
  const view = parseCommitmentView(search);
  const commitments = useQuery(commitmentsQuery(filter));
  const title = t('title');
  useListHead({
    title: `${title} · ${campaign.brand}`,
    description: t('description'),
    trail: [{ name: t('legal:title'), path: pathTo('legal') }],
    isSearch: commitmentsPath(filter, new URLSearchParams(), view) !== pathTo('commitments'),
    shared: { kind: 'page', id: 'commitments' },
    isLoaded: commitments.data !== undefined,
    feeds: [
      { type: 'application/atom+xml', title, href: `${getCommitmentsFeed.url}?lang=${language}` },
    ],
    describe: (url) => ({
      '@type': 'Dataset',
      name: title,
      description: t('description'),
      url,
      inLanguage: language,
    }),
  });
  return (
    <div className="column-data pt-8 sm:pt-12">
      <BackLink to={pathTo('legal')}>{t('legal:title')}</BackLink>
      <PageHeader title={<h1>{title}</h1>} lead={t('lead')} />
      <Scores filter={filter} />
      <Filters filter={filter} />
      <Views filter={filter} view={view} />
      <LoadState
        query={commitments}
        messages={{ loading: t('legal:loading'), failed: t('failed') }}
        skeleton={<LoadingRegion label={t('legal:loading')}>{null}</LoadingRegion>}
      >
        {(found) =>
          found.length === 0 ? (
            <NothingFound />
          ) : (
            <>
              <p className="mt-6 text-sm text-muted" role="status">
                {t('shown', counted(formats, found.length))}
              </p>
              {view === 'promiser' ? (
                <PromiserGroups found={found} />
              ) : (
                <ul className="mt-2">
                  {byDueDate(found).map((commitment) => (
                    <CommitmentRow key={commitment.id} commitment={commitment} />
                  ))}
                </ul>
              )}
            </>
          )
        }
      </LoadState>
      <Representatives />
      <VerifiedSignatures />
      <CommitmentFiles />
    </div>
  );
}

type ViewsProps = { filter: CommitmentFilter; view: CommitmentView };

function Views({ filter, view }: ViewsProps) {
  const { t } = useTranslation('commitmentsLegal');
  const [search] = useSearchParams();
  return (
    <LinkTabs
      className="no-print mt-6"
      label={t('views.label')}
      links={(['due', 'promiser'] as const).map((each) => ({
        to: commitmentsPath(filter, search, each),
        label: t(`views.${each}`),
        current: each === view,
      }))}
    />
  );
}

function NothingFound() {
  const { t } = useTranslation('commitmentsLegal');
  const [search] = useSearchParams();
  return (
    <EmptyPanel
      className="mt-8"
      title={t('empty')}
      text={t('emptyText')}
      action={
        <Button asChild>
          <Link
            to={commitmentsPath(noCommitmentFilter, search)}
            // This link goes.
            onClick={() => document.getElementById(firstFilterId)?.focus()}
          >
            {t('filters.clear')}
          </Link>
        </Button>
      }
    />
  );
}

/** The number of promises with each status; each figure leads to its promises. */
function Scores({ filter }: { filter: CommitmentFilter }) {
  const { t } = useTranslation('commitmentsLegal');
  const formats = useFormats();
  const [search] = useSearchParams();
  const { data, isError } = useQuery(commitmentsQuery(noCommitmentFilter));
  if (data === undefined) return isError ? null : <Skeleton className="mt-8 h-24 w-full" />;
  return (
    <ul className="mt-8 grid grid-cols-2 gap-x-6 gap-y-4 sm:flex sm:flex-wrap sm:gap-x-12">
      {countStatuses(data).map(({ status, count }) => (
        <li key={status}>
          <Link
            to={commitmentsPath({ ...noCommitmentFilter, status }, search)}
            aria-current={filter.status === status ? 'true' : undefined}
            className="group flex flex-col border-t-4 border-line pt-2 text-ink no-underline hover:border-ink aria-[current]:border-ink"
          >
            <span className="font-heading text-3xl leading-none font-extrabold tabular">
              {formats.integer(count)}
            </span>
            <span className="mt-1 font-semibold group-hover:underline">
              {t(`statuses.${status}`)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Value of the option that sets no filter. */
const all = 'all';

const firstFilterId = 'commitments-status';

function Filters({ filter }: { filter: CommitmentFilter }) {
  const { t } = useTranslation('commitmentsLegal');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const show = (change: Readonly<Record<string, string>>) => {
    const wanted = new URLSearchParams({
      status: filter.status ?? all,
      who: filter.who ?? all,
      region: filter.region ?? all,
      ...change,
    });
    void navigate(commitmentsPath(parseCommitmentFilter(wanted), search));
  };
  const everything = { value: all, label: t('filters.all') };
  const regions = useSortedOptions(commitmentRegions, useLegalRegionName());
  return (
    <search aria-label={t('filters.label')} className="no-print mt-8 grid gap-4 sm:grid-cols-3">
      <NativeSelect
        id={firstFilterId}
        label={t('filters.status')}
        options={[
          everything,
          ...commitmentStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
        ]}
        value={filter.status ?? all}
        onValueChange={(status) => show({ status })}
      />
      <NativeSelect
        label={t('filters.body')}
        options={[
          everything,
          ...commitmentBodies.map((value) => ({ value, label: t(`bodies.${value}`) })),
        ]}
        value={filter.who ?? all}
        onValueChange={(who) => show({ who })}
      />
      <NativeSelect
        label={t('filters.country')}
        options={[everything, ...regions]}
        value={filter.region ?? all}
        onValueChange={(region) => show({ region })}
      />
    </search>
  );
}
