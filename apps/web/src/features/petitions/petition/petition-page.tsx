// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, pathTo, petitionPath, regionOf, widgetBuilderPath } from '@kga/contracts/core';
import { type Petition, asksWhoSigns } from '@kga/contracts/petitions';
import { TextLink } from '@kga/ui/link';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';

import { BackLink } from '../../../components/list-page.tsx';
import { NotFoundPage } from '../../../components/not-found-page.tsx';
import { PageState } from '../../../components/page-state.tsx';
import { chartChoiceOf } from '../../../components/progress/chart-choice.ts';
import { historyQuery } from '../../../components/progress/queries.ts';
import { petitionQuery } from '../../../components/progress/queries.ts';
import { ShareButton } from '../../../components/share/share-button.tsx';
import { usePageHead } from '../../../lib/head.tsx';
import { HydrateWhenNear, lateSection } from '../../../lib/hydrate-when-near.tsx';
import { counted, useFormats, useLanguage } from '../../../lib/language.tsx';
import { describeCampaign } from '../../../lib/structured-data.ts';
import { RichText, plainTextOf } from '../../../lib/text/rich-text.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { PetitionBadges } from '../petition-row.tsx';
import { textsIn, useRegionName } from '../petition-texts.ts';
import { petitionIdOf } from '../queries.ts';
import { hasMap, useAreaKind } from './areas.ts';
import { LateMap, LateWholeProgress, loadProgress } from './late-sections.ts';
import { LinkedArea } from './linked-area.tsx';
import { SignActions } from './petition-actions.tsx';
import { DemonstrationNotice, PetitionCounter } from './petition-counter.tsx';
import { PetitionProvider, usePetition } from './petition-provider.tsx';
import { chartOptions, historySource, isMain } from './queries.ts';
import { sharedId, useAreaTitle } from './share-area.tsx';

const Details = lateSection(async () => (await import('./petition-details.tsx')).PetitionDetails);
const Region = lateSection(async () => (await import('../regions/region-page.tsx')).RegionPage);

export const loadRegion = Region.load;

export const loadSections = async () => {
  await Promise.all([LateMap.load(), LateWholeProgress.load(), loadProgress(), Details.load()]);
};

/** The page of the campaign's main petition. */
export const MainPetitionPage = () => <Page id={campaign.petition} />;

/** The page of any petition; the main one has the page above as its canonical address. */
export function PetitionPage() {
  const id = petitionIdOf(useParams()['id'] ?? '');
  return <Page key={id} id={id} />;
}

function Page({ id }: { id: string }) {
  const { t } = useTranslation('petitions');
  const query = useQuery(petitionQuery(id));
  if (query.data) {
    return (
      <PetitionProvider id={id}>
        <PetitionView petition={query.data} />
      </PetitionProvider>
    );
  }
  if (query.data === null) {
    return regionOf(id) ? (
      <Suspense>
        <Region />
      </Suspense>
    ) : (
      <NotFoundPage />
    );
  }
  if (isMain(id)) return <FiguresAlone query={query} />;
  return <PageState namespace="petitions" query={query} failed={t('detail.failed')} />;
}

/** The main petition without the server: its figures come from the tracker or the sample. */
function FiguresAlone({ query }: { query: Parameters<typeof PageState>[0]['query'] }) {
  const { t } = useTranslation(['petition', 'petitions']);
  if (!query.isError) {
    return <PageState namespace="petitions" query={query} failed={t('petitions:detail.failed')} />;
  }
  return (
    <PetitionProvider>
      <div className="column-data grid gap-6 pt-8 sm:pt-14">
        <h1>{t('page.title')}</h1>
        <PetitionCounter />
      </div>
    </PetitionProvider>
  );
}

function PetitionView({ petition }: { petition: Petition }) {
  const { t } = useTranslation(['petition', 'petitions']);
  const language = useLanguage();
  const regionName = useRegionName();
  const texts = textsIn(petition, language);
  const isMapped = hasMap(petition.areas);
  const { region, kind, reference, translations, officialUrl } = petition;
  useHead(petition, texts);
  return (
    <article className="column-data pt-8 sm:pt-12" aria-labelledby="petition-title">
      <BackLink to={pathTo('petitions')}>{t('petitions:detail.all')}</BackLink>
      <div className="mt-4">
        <DemonstrationNotice />
      </div>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.15fr] lg:grid-rows-[auto_auto_1fr]">
        <div>
          <p className="font-semibold text-muted">
            {regionName(region)} · {t(`petitions:kind.${kind}`)}
            {reference !== '' && ` · ${reference}`}
          </p>
          <h1 id="petition-title" lang={texts.language} className="mt-1">
            <bdi>{texts.title}</bdi>
          </h1>
          {language in translations && officialUrl !== null && (
            <p className="mt-2 text-sm text-muted">
              {t('petitions:detail.originally')}{' '}
              <bdi lang={petition.language}>{petition.title}</bdi>
            </p>
          )}
          <LinkedArea />
          <p className="mt-4">
            <span className="font-semibold">{t('petitions:detail.to')}</span>{' '}
            <bdi lang={texts.language}>{texts.addressee}</bdi>
          </p>
          <WhoCanSign petition={petition} />
          <Needs petition={petition} />
        </div>
        <div className="flex flex-col gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Suspense>
            <PetitionCounter />
          </Suspense>
          <Stage petition={petition} />
          <SignActions progressHref="#progress" />
          <OtherActions petition={petition} title={texts.title} />
        </div>
        {isMapped && (
          <div className="lg:col-start-1 lg:row-span-2 lg:row-start-2">
            <HydrateWhenNear of={LateMap} />
          </div>
        )}
        {texts.text !== '' && (
          <div
            className={`max-w-text text-lg ${isMapped ? 'lg:col-start-2 lg:row-start-3' : 'lg:col-start-1 lg:row-start-2'}`}
          >
            <RichText blocks={texts.blocks} language={texts.textLanguage} heading="h2" />
          </div>
        )}
      </div>
      <WithProgress petition={petition}>
        <div className="mt-16 sm:mt-20">
          <HydrateWhenNear of={LateWholeProgress} />
        </div>
      </WithProgress>
      <HydrateWhenNear of={Details} />
    </article>
  );
}

/** Shows the progress of a petition whose figures have changed, or are counted by area. */
function WithProgress({ petition: { id }, children }: { petition: Petition; children: ReactNode }) {
  const { petition, figures } = usePetition();
  const { range } = chartOptions(id, petition, figures);
  const { data: history = [] } = useQuery(historyQuery(historySource(id), { range }));
  const hasAreas = (figures?.latest.signatureCountryCount.length ?? 0) > 0;
  return isMain(id) || hasAreas || history.length > 1 ? children : null;
}

/** Its status, and what is known of its end. */
function Stage({ petition }: { petition: Petition }) {
  const { t } = useTranslation('petition');
  const formats = useFormats();
  const { status, dates, deliveredCount } = petition;
  return (
    <div>
      <p className="flex flex-wrap items-center gap-2">
        <PetitionBadges petition={petition} />
        {status === 'collecting' && dates.closes !== null && (
          <span className="text-sm text-muted">
            {t('closesOn', { day: formats.day(dates.closes) })}
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
    </div>
  );
}

function WhoCanSign({ petition: { signers } }: { petition: Petition }) {
  const { t } = useTranslation('petitions');
  if (!asksWhoSigns(signers)) return null;
  const { who, fromAge, sureFromAge } = signers;
  return (
    <p className="mt-2">
      <span className="font-semibold">{t('who.title')}</span>{' '}
      {fromAge === 0 ? t(`who.any.${who}`) : t(`who.${who}`, { age: String(fromAge) })}
      {sureFromAge > fromAge && `. ${t('who.varies')}`}
    </p>
  );
}

/** What the petition has to reach: its target, and thresholds of areas where a rule asks for them. */
function Needs({ petition: { target, areasNeeded } }: { petition: Petition }) {
  const { t } = useTranslation('petition');
  const formats = useFormats();
  const kind = useAreaKind();
  if (target === null) return null;
  return (
    <p className="mt-2 max-w-[68ch] text-muted">
      {areasNeeded === null
        ? t('target', { goal: formats.integer(target) })
        : t(`page.needs.${kind}`, {
            minimum: formats.integer(target),
            states: formats.integer(areasNeeded),
          })}
    </p>
  );
}

function OtherActions({ petition, title }: { petition: Petition; title: string }) {
  const { t } = useTranslation(['petition', 'petitions']);
  const language = useLanguage();
  const { id, kind, status, officialUrl } = petition;
  const isSignedElsewhere = kind === 'official' && officialUrl !== null && status === 'collecting';
  return (
    <div id="share" className="no-print flex scroll-mt-24 flex-wrap items-center gap-x-5 gap-y-1">
      {isSignedElsewhere && petition.replayOf === null && (
        <p className="max-w-text text-sm text-muted">{t('petitions:actions.asked')}</p>
      )}
      <ShareButton
        label={t('page.share')}
        shared={{ kind: 'petition', id: sharedId(id), title, path: petitionPath(id), language }}
      />
      {kind === 'own' && (
        <TextLink asChild variant="standalone">
          <Link to={pathTo('checkReceipt', { id })}>{t('petitions:actions.checkReceipt')}</Link>
        </TextLink>
      )}
      <TextLink asChild variant="standalone">
        <Link to={widgetBuilderPath({ petition: id })}>{t('page.embed')}</Link>
      </TextLink>
      {isMain(id) && (
        <TextLink asChild variant="standalone">
          <Link to={pathTo('petitions')}>{t('page.others')}</Link>
        </TextLink>
      )}
    </div>
  );
}

/** Names the area in the address, so that a shared link shows its share. */
function useHead(petition: Petition, { title, text, blocks }: ReturnType<typeof textsIn>): void {
  const { t } = useTranslation('petitions');
  const language = useLanguage();
  const { id, figures } = usePetition();
  const [search] = useSearchParams();
  const areaTitle = useAreaTitle();
  const { country: code } = chartChoiceOf(search, chartOptions(id, petition, figures));
  const area = isMain(id)
    ? figures?.latest.signatureCountryCount.find(({ countryCode }) => countryCode === code)
    : undefined;
  usePageHead({
    title: `${area ? areaTitle(area) : title} · ${campaign.brand}`,
    description: text === '' ? t('description') : plainTextOf({ content: text, blocks }),
    embeddable: {},
    trail: [{ name: t('title'), path: pathTo('petitions') }],
    shared: area
      ? { kind: 'country', id: area.countryCode }
      : { kind: 'petition', id: sharedId(id) },
    path: petitionPath(id),
    ...(area && { query: `country=${area.countryCode}` }),
    describe: (url, origin) => ({
      '@type': 'WebPage',
      name: title,
      url,
      inLanguage: language,
      publisher: describeCampaign(origin),
      ...(petition.reference !== '' && {
        about: {
          '@type': 'Legislation',
          name: petition.title,
          legislationIdentifier: petition.reference,
          ...(petition.officialUrl !== null && { url: petition.officialUrl }),
        },
      }),
      ...(petition.sources.length > 0 && { citation: petition.sources }),
    }),
  });
}
