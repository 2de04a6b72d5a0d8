// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, pathTo } from '@kga/contracts/core';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

import { chartChoiceOf } from '../../../components/progress/chart-choice.ts';
import { ShareButton } from '../../../components/share/share-button.tsx';
import { usePageHead } from '../../../lib/head.tsx';
import { HydrateWhenNear, lateSection } from '../../../lib/hydrate-when-near.tsx';
import { useFormats, useLanguage } from '../../../lib/language.tsx';
import { describeCampaign } from '../../../lib/structured-data.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { LinkedCountry } from './linked-country.tsx';
import { DemonstrationNotice, PetitionCounter, SignActions } from './petition-counter.tsx';
import { PetitionProvider, usePetition } from './petition-provider.tsx';
import { chartOptions } from './queries.ts';
import { useCountryTitle } from './share-country.tsx';

const Progress = lateSection(async () => (await import('./progress-card.tsx')).PetitionProgress);
const Life = lateSection(async () => (await import('./life/latest-life.tsx')).LatestLife);

export const loadSections = async () => {
  const { loadProgress } = await import('./progress-card.tsx');
  await Promise.all([Progress.load(), loadProgress(), Life.load()]);
};

export function PetitionPage() {
  const { t } = useTranslation('petition');
  const formats = useFormats();
  const language = useLanguage();
  const lead = t('page.lead', {
    title: campaign.initiativeTitle,
    registration: campaign.registration,
  });
  return (
    <PetitionProvider>
      <Head description={lead} />
      <div className="column-data flex flex-col gap-16 pt-8 sm:gap-24 sm:pt-14">
        <section className="flex flex-col gap-8">
          <DemonstrationNotice />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.15fr]">
            <div>
              <p className="font-semibold text-muted">{t('title')}</p>
              <h1>{t('page.title')}</h1>
              <LinkedCountry />
              <p className="mt-4 max-w-[68ch] text-lg">{lead}</p>
              <p className="mt-2 max-w-[68ch] text-muted">
                {t('page.needs', {
                  minimum: formats.integer(campaign.legalMinimum),
                  states: formats.integer(campaign.statesNeeded),
                })}
              </p>
              <Target />
            </div>
            <div className="flex flex-col gap-6">
              <Suspense>
                <PetitionCounter />
              </Suspense>
              <SignActions progressHref="#progress" />
              <ShareButton
                label={t('page.share')}
                shared={{
                  kind: 'petition',
                  id: campaign.slug,
                  title: t('page.title'),
                  path: pathTo('petition'),
                  language,
                }}
                className="self-start"
              />
              <Link
                to={pathTo('petitions')}
                className="no-print inline-flex min-h-11 items-center self-start font-semibold"
              >
                {t('page.others')}
              </Link>
              <Link
                to={pathTo('widgets')}
                className="no-print -mt-6 inline-flex min-h-11 items-center self-start font-semibold"
              >
                {t('page.embed')}
              </Link>
            </div>
          </div>
        </section>
        <HydrateWhenNear of={Progress} />
        <HydrateWhenNear of={Life} />
      </div>
    </PetitionProvider>
  );
}

/** Names the country in the address, so that a shared link shows its share. */
function Head({ description }: { description: string }) {
  const { t } = useTranslation('petition');
  const { figures } = usePetition();
  const [search] = useSearchParams();
  const titleOf = useCountryTitle();
  const { country: code } = chartChoiceOf(search, chartOptions);
  const country = figures?.latest.signatureCountryCount.find(
    ({ countryCode }) => countryCode === code,
  );
  usePageHead({
    title: `${country ? titleOf(country) : t('page.title')} · ${campaign.brand}`,
    description,
    embeddable: {},
    trail: [],
    shared: country
      ? { kind: 'country', id: country.countryCode }
      : { kind: 'petition', id: campaign.slug },
    ...(country && { query: `country=${country.countryCode}` }),
    describe: (url, origin) => ({
      '@type': 'WebPage',
      name: t('page.title'),
      description,
      url,
      publisher: describeCampaign(origin),
      about: {
        '@type': 'Legislation',
        name: campaign.initiativeTitle,
        legislationIdentifier: campaign.registration,
        url: campaign.registerUrl,
      },
    }),
  });
  return null;
}

function Target() {
  const { t } = useTranslation('petition');
  const formats = useFormats();
  const { figures } = usePetition();
  return (
    <p className="mt-4 min-h-[1lh] font-semibold">
      {figures && t('target', { goal: formats.integer(figures.latest.goal) })}
    </p>
  );
}
