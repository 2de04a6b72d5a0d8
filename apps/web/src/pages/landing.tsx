// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign } from '@kga/contracts/core';
import { Suspense } from 'react';

import { feedLinks } from '../features/news/filter.ts';
import { CauseToday } from '../features/petitions/petition/cause-today.tsx';
import {
  LateMap,
  LateProgress,
  loadProgress,
} from '../features/petitions/petition/late-sections.ts';
import { SignActions } from '../features/petitions/petition/petition-actions.tsx';
import {
  DemonstrationNotice,
  PetitionCounter,
} from '../features/petitions/petition/petition-counter.tsx';
import { PetitionProvider } from '../features/petitions/petition/petition-provider.tsx';
import { usePageHead } from '../lib/head.tsx';
import { HydrateWhenNear, lateSection } from '../lib/hydrate-when-near.tsx';
import { defaultLanguages } from '../lib/language-filter.ts';
import { useLanguage } from '../lib/language.tsx';
import { describeSite } from '../lib/structured-data.ts';
import { useTranslation } from '../lib/translation.ts';

const Reasons = lateSection(async () => (await import('./landing-sections.tsx')).Reasons);
const EndingBand = lateSection(
  async () => (await import('../features/archive/ending-band.tsx')).EndingBand,
);
const LatestNews = lateSection(
  async () => (await import('../features/news/latest-news.tsx')).LatestNews,
);
const LatestStories = lateSection(
  async () => (await import('../features/stories/latest-stories.tsx')).LatestStories,
);
const LatestForum = lateSection(
  async () => (await import('../features/forum/categories/latest-forum.tsx')).LatestForum,
);
const LegalHelp = lateSection(async () => (await import('./landing-sections.tsx')).LegalHelp);
const ClosingCall = lateSection(async () => (await import('./landing-sections.tsx')).ClosingCall);

const sections = [
  LateMap,
  EndingBand,
  Reasons,
  LateProgress,
  LatestNews,
  LatestStories,
  LatestForum,
  LegalHelp,
  ClosingCall,
] as const;

export const loadSections = () =>
  Promise.all([...sections.map(({ load }) => load()), loadProgress()]);

export function LandingPage() {
  const { t } = useTranslation(['landing', 'shell']);
  const language = useLanguage();
  const news = { q: '', category: undefined, languages: defaultLanguages(language) };
  usePageHead({
    title: `${campaign.brand} · ${t('title')}`,
    description: t('description'),
    shared: { kind: 'petition', id: campaign.slug },
    feeds: feedLinks(news, t('shell:nav.news')),
    describe: (_url, origin) => describeSite(origin, t('description')),
  });
  return (
    <PetitionProvider>
      <div className="column-data flex flex-col gap-7 pt-6 sm:gap-24 sm:pt-14">
        <section className="flex flex-col gap-5 sm:gap-8">
          <DemonstrationNotice />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-6 lg:grid-cols-[1.15fr_1fr]">
            <div>
              <h1 className="max-sm:text-[2rem]">{t('title')}</h1>
              <div className="mt-4 flex max-w-[55ch] flex-col gap-1 text-pretty sm:text-lg">
                <p>{t('lead.sold')}</p>
                <p>{t('lead.stops')}</p>
                <p>
                  <span className="font-semibold">{t('lead.law')}</span>{' '}
                  <a href="#why" className="whitespace-nowrap">
                    {t('learnMore')}
                  </a>
                </p>
                <Suspense>
                  <CauseToday />
                </Suspense>
              </div>
              <div className="mt-3 mb-4 sm:mt-4 sm:mb-5">
                <Suspense>
                  <PetitionCounter />
                </Suspense>
              </div>
              <SignActions viaLogin progressHref="#progress" />
            </div>
            <HydrateWhenNear of={LateMap} />
          </div>
          <HydrateWhenNear of={EndingBand} />
          <HydrateWhenNear of={Reasons} />
        </section>
        <HydrateWhenNear of={LateProgress} />
        <HydrateWhenNear of={LatestNews} />
        <HydrateWhenNear of={LatestStories} />
        <HydrateWhenNear of={LatestForum} />
        <HydrateWhenNear of={LegalHelp} />
        <HydrateWhenNear of={ClosingCall} />
      </div>
    </PetitionProvider>
  );
}
