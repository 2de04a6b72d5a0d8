// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign } from '@kga/contracts/core';
import { Suspense } from 'react';

import { feedLinks } from '../features/news/filter.ts';
import { LateProgressCard } from '../features/petitions/feature.tsx';
import { CauseToday } from '../features/petitions/petition/cause-today.tsx';
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
  EndingBand,
  Reasons,
  LateProgressCard,
  LatestNews,
  LatestStories,
  LatestForum,
  LegalHelp,
  ClosingCall,
] as const;

export const loadSections = () =>
  Promise.all([
    ...sections.map(({ load }) => load()),
    import('../features/petitions/petition/progress-card.tsx').then(({ loadProgress }) =>
      loadProgress(),
    ),
  ]);

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
      <div className="column-data flex flex-col gap-12 pt-6 sm:gap-24 sm:pt-14">
        <section className="flex flex-col gap-6 sm:gap-8">
          <DemonstrationNotice />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.15fr]">
            <div>
              <h1>{t('title')}</h1>
              <div className="mt-4 flex max-w-[55ch] flex-col gap-1 text-pretty sm:text-lg">
                <p>{t('lead.sold')}</p>
                <p>{t('lead.stops')}</p>
                <p className="font-semibold">{t('lead.law')}</p>
                <Suspense>
                  <CauseToday />
                </Suspense>
              </div>
              <a href="#why" className="mt-2 inline-flex min-h-11 items-center font-semibold">
                {t('learnMore')}
              </a>
            </div>
            <div className="flex flex-col gap-6">
              <Suspense>
                <PetitionCounter />
              </Suspense>
              <SignActions viaLogin progressHref="#progress" />
            </div>
          </div>
          <HydrateWhenNear of={EndingBand} />
          <HydrateWhenNear of={Reasons} />
        </section>
        <HydrateWhenNear of={LateProgressCard} />
        <HydrateWhenNear of={LatestNews} />
        <HydrateWhenNear of={LatestStories} />
        <HydrateWhenNear of={LatestForum} />
        <HydrateWhenNear of={LegalHelp} />
        <HydrateWhenNear of={ClosingCall} />
      </div>
    </PetitionProvider>
  );
}
