// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type PetitionRegion,
  campaign,
  pathTo,
  petitionPath,
  regionOf,
  widgetBuilderPath,
} from '@kga/contracts/core';
import type { Petition, PetitionSummary } from '@kga/contracts/petitions';
import { Button } from '@kga/ui/button';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';

import { BackLink } from '../../../components/list-page.tsx';
import { NotFoundPage } from '../../../components/not-found-page.tsx';
import { PageState } from '../../../components/page-state.tsx';
import { petitionQuery } from '../../../components/progress/queries.ts';
import { usePageHead } from '../../../lib/head.tsx';
import { useFormats, useLanguage } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { PetitionBadges, PetitionRow } from '../petition-row.tsx';
import { textsIn, useRegionName } from '../petition-texts.ts';
import { PetitionCounter } from '../petition/petition-counter.tsx';
import { Part } from '../petition/petition-parts.tsx';
import { PetitionProvider } from '../petition/petition-provider.tsx';
import { figuresQuery } from '../petition/queries.ts';
import { allPetitionsQuery, noFilter } from '../queries.ts';
import { SubscribeForm } from '../subscribe-form.tsx';
import { internationalId, isArea } from './queries.ts';

/** The page of the region in the address, whose code is the id of no petition that visitors see. */
export function RegionPage() {
  const region = regionOf(useParams()['id'] ?? '');
  return region ? <PageOfRegion region={region} /> : <NotFoundPage />;
}

function PageOfRegion({ region }: { region: PetitionRegion }) {
  const { t } = useTranslation(['petitions', 'regions']);
  const petitions = useQuery(allPetitionsQuery({ ...noFilter, region }));
  const international = useQuery(petitionQuery(internationalId));
  if (petitions.data === undefined || international.data === undefined) {
    const query = petitions.data === undefined ? petitions : international;
    return <PageState namespace="petitions" query={query} failed={t('detail.failed')} />;
  }
  return (
    <RegionView region={region} petitions={petitions.data} international={international.data} />
  );
}

type RegionViewProps = {
  region: PetitionRegion;
  petitions: readonly PetitionSummary[];
  international: Petition | null;
};

function RegionView({ region, petitions, international }: RegionViewProps) {
  const { t } = useTranslation(['petitions', 'regions']);
  const name = useRegionName()(region);
  const id = region.toLowerCase();
  const isOpen = petitions.some(({ status }) => status === 'collecting');
  const state = isOpen ? 'open' : petitions.length > 0 ? 'over' : 'none';
  usePageHead({
    title: `${t('regions:title', { region: name })} · ${campaign.brand}`,
    description: t(`regions:description.${state}`, { region: name }),
    path: petitionPath(id),
    trail: [{ name: t('title'), path: pathTo('petitions') }],
    shared: international === null ? undefined : { kind: 'petition', id: international.id },
  });
  return (
    <article className="column-data pt-8 sm:pt-12" aria-labelledby="region-title">
      <BackLink to={pathTo('petitions')}>{t('detail.all')}</BackLink>
      <h1 id="region-title" className="mt-4">
        {name}
      </h1>
      <p className="mt-3 max-w-text text-lg">{t(`regions:lead.${state}`)}</p>
      {petitions.length > 0 && (
        <ul className="mt-6 border-t-2 border-ink">
          {petitions.map((petition) => (
            <PetitionRow key={petition.id} petition={petition} heading="h2" />
          ))}
        </ul>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 lg:grid-cols-2">
        <div>
          {international && region !== 'international' && (
            <InternationalPetition petition={international} />
          )}
          {isArea(region) && <AreaShare region={region} />}
        </div>
        <div>
          {!isOpen && (
            <SubscribeForm
              petition={{ id }}
              texts={{
                title: t('regions:subscribe.title'),
                lead: t('regions:subscribe.lead', { region: name }),
                submit: t('regions:subscribe.submit'),
              }}
            />
          )}
          <Part title={t('regions:more')}>
            <ul className="mt-2">
              <MoreLink to={`${pathTo('petitions')}#which`}>{t('which.title')}</MoreLink>
              <MoreLink to={pathTo('legal')}>{t('regions:legal')}</MoreLink>
              <MoreLink to={widgetBuilderPath({ petition: internationalId })}>
                {t('regions:widget')}
              </MoreLink>
            </ul>
          </Part>
        </div>
      </div>
    </article>
  );
}

function MoreLink({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <Link to={to} className="inline-flex min-h-11 items-center">
        {children}
      </Link>
    </li>
  );
}

/** The petition that people of all regions can sign, with its figures. */
function InternationalPetition({ petition }: { petition: Petition }) {
  const { t } = useTranslation(['petitions', 'regions']);
  const language = useLanguage();
  const { id, kind, status } = petition;
  const texts = textsIn(petition, language);
  const isOpen = status === 'collecting';
  return (
    <Part title={t(isOpen ? 'regions:sign' : 'regions:international')}>
      <p className="mt-3 text-xl font-bold" lang={texts.language}>
        <Link to={petitionPath(id)} className="inline-flex min-h-11 items-center">
          <bdi>{texts.title}</bdi>
        </Link>
      </p>
      {isOpen && <p className="text-muted">{t('regions:everyone')}</p>}
      <div className="mt-3">
        <PetitionProvider id={id}>
          <PetitionCounter />
        </PetitionProvider>
      </div>
      <p className="mt-3 flex flex-wrap gap-2">
        <PetitionBadges petition={petition} />
      </p>
      {isOpen && (
        <Button asChild variant="signal" size="large" className="mt-4">
          <Link to={kind === 'own' ? pathTo('signPetition', { id }) : petitionPath(id)}>
            {t('actions.sign')}
          </Link>
        </Button>
      )}
    </Part>
  );
}

/** The share of an area in the main petition; nothing while its figures are unknown. */
function AreaShare({ region }: { region: PetitionRegion }) {
  const { t } = useTranslation('regions');
  const formats = useFormats();
  const name = useRegionName()(region);
  const figures = useQuery(figuresQuery(campaign.petition)).data;
  const share = figures?.latest.signatureCountryCount.find(
    ({ countryCode }) => countryCode === region,
  );
  if (!share || share.treshold === null) return null;
  return (
    <Part title={t('share.title')}>
      <p className="mt-3 max-w-text tabular">
        {t('share.text', {
          region: name,
          n: formats.integer(share.totalCount),
          needed: formats.integer(share.treshold),
        })}
      </p>
      <p>
        <Link
          to={`${pathTo('petition')}?country=${region}`}
          className="inline-flex min-h-11 items-center font-semibold"
        >
          {t('share.link', { region: name })}
        </Link>
      </p>
    </Part>
  );
}
