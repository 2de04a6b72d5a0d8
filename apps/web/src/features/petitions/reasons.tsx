// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, pathTo, petitionPath, reasonAnchor, reasonPath } from '@kga/contracts/core';
import type { Petition, Reason } from '@kga/contracts/petitions';
import { Button } from '@kga/ui/button';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router-dom';

import { Byline } from '../../components/byline.tsx';
import { InfiniteList } from '../../components/infinite-list.tsx';
import { BackLink } from '../../components/list-page.tsx';
import { NotFoundPage } from '../../components/not-found-page.tsx';
import { PageState } from '../../components/page-state.tsx';
import { petitionQuery } from '../../components/progress/queries.ts';
import { SmallLoadState } from '../../components/small-load-state.tsx';
import { ReportButton } from '../../content/content-buttons.tsx';
import { usePageHead } from '../../lib/head.tsx';
import { useFormats, useLanguage } from '../../lib/language.tsx';
import { UserText } from '../../lib/text/user-text.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { textsIn } from './petition-texts.ts';
import { Part } from './petition/petition-parts.tsx';
import { reasonsQuery, reasonsStart, recentReasonsQuery, signersQuery } from './queries.ts';
import { ReportNameButton } from './report-name-button.tsx';

/** Why people signed one of our own petitions: the newest reasons. */
export function RecentReasons({ petition: { id, status } }: { petition: Petition }) {
  const { t } = useTranslation('petitions');
  const reasons = useQuery(recentReasonsQuery(id));
  return (
    <Part title={t('reasons.title')}>
      <SmallLoadState
        className="mt-3"
        query={reasons}
        loading={t('reasons.loading')}
        failed={t('reasons.failed')}
        lines={6}
      >
        {(listed) =>
          listed.length === 0 ? (
            <p className="mt-3 text-muted">
              {t(status === 'collecting' ? 'reasons.empty' : 'reasons.none')}
            </p>
          ) : (
            <>
              <ul className="mt-3 border-t border-line">
                {listed.map((reason) => (
                  <ReasonItem key={reason.id} reason={reason} />
                ))}
              </ul>
              <Button asChild className="no-print mt-4">
                <Link to={pathTo('petitionReasons', { id })}>{t('reasons.all')}</Link>
              </Button>
            </>
          )
        }
      </SmallLoadState>
    </Part>
  );
}

/** The last signers who show their names. */
export function RecentSigners({ petition: { id } }: { petition: Petition }) {
  const { t } = useTranslation('petitions');
  const formats = useFormats();
  const { data: signers = [] } = useQuery(signersQuery(id));
  if (signers.length === 0) return null;
  return (
    <Part title={t('signers.title')}>
      <p className="mt-1 text-muted">{t('signers.intro')}</p>
      <ul className="mt-3 columns-[12rem] gap-x-8">
        {signers.map(({ id: signer, name, country }) => (
          <li key={signer} className="break-inside-avoid py-1">
            <bdi className="font-semibold [overflow-wrap:anywhere]">{name}</bdi>{' '}
            <span className="text-sm text-muted">{formats.country(country)}</span>
          </li>
        ))}
      </ul>
      <ReportNameButton petition={id} signers={signers} />
    </Part>
  );
}

/** What a signer is called, with or without a name. */
function useSignerName(): (reason: Reason) => string {
  const { t } = useTranslation('petitions');
  const formats = useFormats();
  return ({ name, country }) => {
    const place = country === null ? undefined : formats.country(country);
    if (name !== null) return place === undefined ? name : `${name}, ${place}`;
    return place === undefined
      ? t('reasons.someone')
      : t('reasons.someoneFrom', { country: place });
  };
}

function ReasonItem({ reason, marked = false }: { reason: Reason; marked?: boolean }) {
  const { t } = useTranslation('content');
  const signer = useSignerName()(reason);
  const { id, petition, content, language, createdAt } = reason;
  return (
    <li
      id={reasonAnchor(id)}
      tabIndex={-1}
      className={`scroll-mt-4 border-b border-line py-5 ${marked ? 'border-s-4 border-s-signal ps-4' : ''}`}
    >
      <UserText text={content} language={language} />
      <Byline
        className="mt-3 items-center gap-y-1"
        lead={<bdi className="font-semibold text-ink [overflow-wrap:anywhere]">{signer}</bdi>}
        createdAt={createdAt}
        renderTime={(time) => (
          <Link
            to={reasonPath(petition, id)}
            title={t('permalink')}
            className="inline-flex min-h-6 items-center text-muted"
          >
            {time}
          </Link>
        )}
        language={language}
      />
      <div className="no-print mt-1 -ms-3 noscript:hidden">
        <ReportButton kind="reason" {...{ id, language }} of={signer} text={content} />
      </div>
    </li>
  );
}

/** All reasons for signing a petition. */
export function ReasonsPage() {
  const { t } = useTranslation('petitions');
  const { id = '' } = useParams();
  const petition = useQuery(petitionQuery(id));
  if (petition.data?.kind === 'own') return <ReasonsView key={id} petition={petition.data} />;
  if (petition.data !== undefined) return <NotFoundPage />;
  return <PageState namespace="petitions" query={petition} failed={t('reasons.failed')} />;
}

function ReasonsView({ petition }: { petition: Petition }) {
  const { t } = useTranslation('petitions');
  const [search] = useSearchParams();
  const start = reasonsStart(search);
  const { at } = start;
  const { id, status } = petition;
  const { title, language } = textsIn(petition, useLanguage());
  const list = useInfiniteQuery(reasonsQuery(id, start));
  usePageHead({
    title: `${t('reasons.title')} · ${title} · ${campaign.brand}`,
    description: t('reasons.description', { title }),
    trail: [
      { name: t('title'), path: pathTo('petitions') },
      { name: title, path: petitionPath(id) },
    ],
    // A permanent link shows a part of the list, which is indexed as a whole.
    hidden: at !== undefined,
  });
  return (
    <div className="column-text pt-8 sm:pt-12">
      <BackLink to={petitionPath(id)}>{t('reasons.back')}</BackLink>
      <h1 className="mt-4">{t('reasons.title')}</h1>
      <p className="mt-2 text-lg text-muted">
        <bdi lang={language}>{title}</bdi>
      </p>
      <div className="no-print mt-6 flex flex-wrap gap-3">
        {status === 'collecting' && (
          <Button asChild variant="signal">
            <Link to={pathTo('signPetition', { id })}>{t('actions.sign')}</Link>
          </Button>
        )}
        {at !== undefined && (
          <Button asChild>
            <Link to={pathTo('petitionReasons', { id })}>{t('reasons.all')}</Link>
          </Button>
        )}
      </div>
      <InfiniteList
        list={list}
        restored
        pages={start}
        messages={{ loading: t('reasons.loading'), failed: t('reasons.failed') }}
        count={() => undefined}
        empty={
          <EmptyPanel
            className="mt-6"
            title={t('reasons.none')}
            text={status === 'collecting' ? t('reasons.empty') : undefined}
          />
        }
      >
        {(reason) => <ReasonItem key={reason.id} reason={reason} marked={reason.id === at} />}
      </InfiniteList>
    </div>
  );
}
