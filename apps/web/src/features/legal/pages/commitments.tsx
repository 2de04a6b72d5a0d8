// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, pathTo } from '@kga/contracts/core';
import { type Commitment, getCommitmentsFeed } from '@kga/contracts/legal';
import { Button } from '@kga/ui/button';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';

import { BackLink, LinkTabs, PageHeader, useListHead } from '../../../components/list-page.tsx';
import { LoadState } from '../../../components/load-state.tsx';
import { LoadingRegion } from '../../../components/skeletons.tsx';
import { useToday } from '../../../lib/browser.ts';
import { counted, useFormats, useLanguage } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { CommitmentFigures, everyStatusId } from '../commitment-figures.tsx';
import {
  type CommitmentFilter,
  type CommitmentView,
  commitmentsPath,
  noCommitmentFilter,
  parseCommitmentFilter,
  parseCommitmentView,
} from '../commitment-filter.ts';
import { CommitmentFilters } from '../commitment-filters.tsx';
import { groupByDue } from '../commitment-order.ts';
import { CommitmentRow } from '../commitment-row.tsx';
import { CommitmentFiles, Representatives } from '../commitment-sections.tsx';
import { PromiserGroups } from '../promiser-groups.tsx';
import { commitmentsQuery } from '../queries.ts';
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
      <CommitmentFigures filter={filter} />
      <CommitmentFilters filter={filter} />
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
              {/* The figures show it, too. */}
              <p className="sr-only" role="status">
                {t('shown', counted(formats, found.length))}
              </p>
              {view === 'promiser' ? <PromiserGroups found={found} /> : <DueGroups found={found} />}
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

/** The promises by the day they are due. */
function DueGroups({ found }: { found: readonly Commitment[] }) {
  const { t } = useTranslation('commitmentsLegal');
  const titles = {
    overdue: t('record.overdue'),
    next: t('groups.next'),
    undated: t('noDue'),
    decided: t('groups.decided'),
  };
  return groupByDue(found, useToday()).map(({ group, commitments }) => (
    <section key={group} aria-labelledby={`due-${group}`} className="mt-6">
      <h2 id={`due-${group}`} className="border-b-2 border-ink pb-1 text-xl">
        {titles[group]}
      </h2>
      <ul>
        {commitments.map((commitment) => (
          <CommitmentRow key={commitment.id} commitment={commitment} />
        ))}
      </ul>
    </section>
  ));
}

type ViewsProps = { filter: CommitmentFilter; view: CommitmentView };

function Views({ filter, view }: ViewsProps) {
  const { t } = useTranslation('commitmentsLegal');
  const [search] = useSearchParams();
  return (
    <LinkTabs
      className="no-print sm:mt-6"
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
            onClick={() => document.getElementById(everyStatusId)?.focus()}
          >
            {t('filters.clear')}
          </Link>
        </Button>
      }
    />
  );
}
