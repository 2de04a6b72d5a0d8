// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, pathTo, widgetBuilderPath } from '@kga/contracts/core';
import { type Petition, asksWhoSigns, takesSubscribers } from '@kga/contracts/petitions';
import { Button } from '@kga/ui/button';
import { ProgressBar } from '@kga/ui/progress-bar';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';

import { BackLink } from '../../components/list-page.tsx';
import { NotFoundPage } from '../../components/not-found-page.tsx';
import { PageState } from '../../components/page-state.tsx';
import { ShareButton } from '../../components/share/share-button.tsx';
import { usePageHead } from '../../lib/head.tsx';
import { counted, useFormats, useLanguage } from '../../lib/language.tsx';
import { describeCampaign } from '../../lib/structured-data.ts';
import { useTranslation } from '../../lib/translation.ts';
import { CountChanges } from './count-changes.tsx';
import { useLiveCounts } from './live-counts.ts';
import { Answer, Figures, Milestones, Sources, Timeline, Updates } from './petition-parts.tsx';
import { PetitionProgress } from './petition-progress.tsx';
import { PetitionBadges, useCountText } from './petition-row.tsx';
import { textsIn } from './petition-texts.ts';
import { petitionQuery } from './queries.ts';
import { RecentReasons, RecentSigners } from './reasons.tsx';
import { useRegionName } from './region-name.ts';
import { SubscribeForm } from './subscribe-form.tsx';

/** The page of any petition. */
export function PetitionDetailPage() {
  const { t } = useTranslation('petitions');
  const { id = '' } = useParams();
  const petition = useQuery(petitionQuery(id));
  if (petition.data) return <PetitionView key={id} petition={petition.data} />;
  if (petition.data === null) return <NotFoundPage />;
  return <PageState namespace="petitions" query={petition} failed={t('detail.failed')} />;
}

function PetitionView({ petition }: { petition: Petition }) {
  const { t } = useTranslation('petitions');
  const language = useLanguage();
  const regionName = useRegionName();
  const texts = textsIn(petition, language);
  const { id, region, kind, reference, translations, officialUrl, dates } = petition;
  const { dataUpdatedAt } = useQuery(petitionQuery(id));
  useHead(petition, texts);
  useLiveCounts(petition);
  return (
    <article className="column-data pt-8 sm:pt-12" aria-labelledby="petition-title">
      <BackLink to={pathTo('petitions')}>{t('detail.all')}</BackLink>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-[1.3fr_1fr]">
        <div>
          <p className="font-semibold text-muted">
            {regionName(region)} · {t(`kind.${kind}`)}
            {reference !== '' && ` · ${reference}`}
          </p>
          <h1 id="petition-title" lang={texts.language} className="mt-1">
            <bdi>{texts.title}</bdi>
          </h1>
          {language in translations && officialUrl !== null && (
            <p className="mt-2 text-sm text-muted">
              {t('detail.originally')} <bdi lang={petition.language}>{petition.title}</bdi>
            </p>
          )}
          <p className="mt-4">
            <span className="font-semibold">{t('detail.to')}</span>{' '}
            <bdi lang={texts.language}>{texts.addressee}</bdi>
          </p>
          <WhoCanSign petition={petition} />
          {texts.text !== '' && (
            <div
              className="mt-6 max-w-text text-lg whitespace-pre-line"
              lang={texts.textLanguage}
              dir="auto"
            >
              {texts.text}
            </div>
          )}
        </div>
        <div className="flex flex-col gap-6">
          <Progress petition={petition} />
          <Actions petition={petition} />
          <Share id={id} title={texts.title} />
        </div>
      </div>
      <PetitionProgress petition={petition} />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-16 lg:grid-cols-2">
        <div>
          <Milestones petition={petition} />
          <Timeline petition={petition} />
          {kind === 'own' && <RecentReasons petition={petition} />}
        </div>
        <div>
          <Updates petition={petition} />
          {takesSubscribers(dates, new Date(dataUpdatedAt)) && (
            <SubscribeForm petition={petition} />
          )}
          <Answer petition={petition} />
          <Figures petition={petition} />
          {kind === 'own' && (
            <>
              <CountChanges petition={petition} />
              <RecentSigners petition={petition} />
            </>
          )}
          <Sources petition={petition} />
        </div>
      </div>
    </article>
  );
}

function WhoCanSign({ petition: { signers } }: { petition: Petition }) {
  const { t } = useTranslation('petitions');
  if (!asksWhoSigns(signers)) return null;
  const { who, fromAge, sureFromAge } = signers;
  return (
    <p className="mt-2">
      <span className="font-semibold">{t('who.title')}</span>{' '}
      {fromAge === 0 ? t(`admin.who.${who}`) : t(`who.${who}`, { age: String(fromAge) })}
      {sureFromAge > fromAge && `. ${t('who.varies')}`}
    </p>
  );
}

function Share({ id, title }: { id: string; title: string }) {
  const language = useLanguage();
  const path = pathTo('petitionDetail', { id });
  const shared = { kind: 'petition', id, title, path, language } as const;
  return <ShareButton shared={shared} className="self-start" />;
}

/** The count, the way to the target, and when it was counted. */
function Progress({ petition }: { petition: Petition }) {
  const { t } = useTranslation('petitions');
  const formats = useFormats();
  const countText = useCountText();
  const { signatureCount, target, countedAt, status, dates, deliveredCount } = petition;
  const missing = target === null ? 0 : Math.max(0, target - (signatureCount ?? 0));
  return (
    <div>
      <p className="font-heading text-3xl font-extrabold tabular" aria-live="polite">
        {countText(petition)}
      </p>
      {target !== null && signatureCount !== null && (
        <>
          <ProgressBar
            className="mt-4"
            label={t('target', { goal: formats.integer(target) })}
            value={signatureCount}
            max={Math.max(target, signatureCount)}
            valueText={formats.percent(Math.floor((1_000 * signatureCount) / target) / 10)}
          />
          <p className="mt-3 text-lg font-semibold">
            {missing === 0
              ? t('achieved')
              : status === 'collecting'
                ? t('stillNeed', counted(formats, missing))
                : t('notReached')}
          </p>
        </>
      )}
      <p className="mt-3 flex flex-wrap items-center gap-2">
        <PetitionBadges petition={petition} />
        {countedAt !== null && (
          <span className="text-sm text-muted">
            {t('asOf', { day: formats.partialDate(countedAt.slice(0, 'YYYY-MM-DD'.length)) })}
          </span>
        )}
      </p>
      {deliveredCount !== null && dates.submitted !== null && (
        <p className="mt-3 font-semibold">
          {t('delivered', {
            ...counted(formats, deliveredCount),
            day: formats.day(dates.submitted),
          })}
        </p>
      )}
      {status === 'collecting' && dates.closes !== null && (
        <p className="mt-2 text-sm text-muted">
          {t('closesOn', { day: formats.day(dates.closes) })}
        </p>
      )}
    </div>
  );
}

/** Official petitions lead to the official system, which asks for more than this site does. */
function Actions({ petition: { id, kind, status, officialUrl } }: { petition: Petition }) {
  const { t } = useTranslation('petitions');
  const isOpen = status === 'collecting';
  return (
    <div className="no-print flex flex-col items-start gap-3">
      {kind === 'official' && officialUrl !== null && (
        <>
          <Button asChild variant={isOpen ? 'signal' : 'plain'} size="large">
            <a href={officialUrl} rel="external">
              {t(isOpen ? 'actions.signOfficial' : 'actions.seeOfficial')}
              <ExternalLink className="size-4" aria-hidden="true" />
            </a>
          </Button>
          {isOpen && <p className="max-w-text text-sm text-muted">{t('actions.asked')}</p>}
        </>
      )}
      {kind === 'own' && (
        <>
          {isOpen && (
            <Button asChild variant="signal" size="large">
              <Link to={pathTo('signPetition', { id })}>{t('actions.sign')}</Link>
            </Button>
          )}
          <Button asChild>
            <Link to={pathTo('checkReceipt', { id })}>{t('actions.checkReceipt')}</Link>
          </Button>
        </>
      )}
      <Button asChild>
        <Link to={widgetBuilderPath({ petition: id })}>{t('actions.embed')}</Link>
      </Button>
      {id === campaign.petition && (
        <Button asChild>
          <Link to={pathTo('petition')}>{t('actions.figures')}</Link>
        </Button>
      )}
    </div>
  );
}

function useHead(petition: Petition, { title, text }: ReturnType<typeof textsIn>): void {
  const { t } = useTranslation('petitions');
  const language = useLanguage();
  usePageHead({
    title: `${title} · ${campaign.brand}`,
    description: text === '' ? t('description') : text.slice(0, 200),
    embeddable: {},
    trail: [{ name: t('title'), path: pathTo('petitions') }],
    shared: { kind: 'petition', id: petition.id },
    describe: (url, origin) => ({
      '@type': 'WebPage',
      name: title,
      url,
      inLanguage: language,
      publisher: describeCampaign(origin),
      ...(petition.sources.length > 0 && { citation: petition.sources }),
    }),
  });
}
