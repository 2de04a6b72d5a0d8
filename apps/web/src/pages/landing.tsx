import { campaign, loginPath, routes } from '@kga/contracts';
import { Suspense } from 'react';

import { LatestForum } from '../features/forum/categories/latest-forum.tsx';
import { defaultLanguages, feedLinks } from '../features/news/filter.ts';
import { LatestNews } from '../features/news/latest-news.tsx';
import {
  DemonstrationNotice,
  PetitionCounter,
  SignActions,
} from '../features/petition/petition-counter.tsx';
import { PetitionProvider } from '../features/petition/petition-provider.tsx';
import { ProgressCard } from '../features/petition/progress-card.tsx';
import { LatestStories } from '../features/stories/latest-stories.tsx';
import { usePageHead } from '../lib/head.tsx';
import { useLanguage } from '../lib/language.tsx';
import { useTranslation } from '../lib/translation.ts';
import { ClosingCall, LegalHelp, Reasons } from './landing-sections.tsx';

/** Logging in leads on to the form, and so does going on without an account. */
const shareByLogin = loginPath({ returnTo: routes.shareStory });

export function LandingPage() {
  const { t } = useTranslation(['landing', 'shell']);
  const language = useLanguage();
  const news = { q: '', category: undefined, languages: defaultLanguages(language) };
  usePageHead({
    title: `${campaign.brand} · ${t('title')}`,
    description: t('description'),
    feeds: feedLinks(news, t('shell:nav.news')),
  });
  return (
    <PetitionProvider>
      <div className="column-data flex flex-col gap-16 pt-8 sm:gap-24 sm:pt-14">
        <section className="flex flex-col gap-8">
          <DemonstrationNotice />
          <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.15fr] lg:grid-rows-[auto_1fr] lg:gap-y-4">
            <h1>{t('title')}</h1>
            <div className="flex flex-col gap-6 lg:row-span-2">
              <Suspense>
                <PetitionCounter />
              </Suspense>
              <SignActions progressHref="#progress" />
            </div>
            <div>
              <p className="max-w-[55ch] text-lg text-muted">{t('lead')}</p>
              <p className="mt-4">
                <a href="#why" className="inline-flex min-h-11 items-center font-semibold">
                  {t('learnMore')}
                </a>
              </p>
            </div>
          </div>
        </section>
        <Suspense>
          <ProgressCard />
        </Suspense>
        <Suspense>
          <LatestNews />
        </Suspense>
        <Suspense>
          <LatestStories shareTo={shareByLogin} />
        </Suspense>
        <Suspense>
          <LatestForum />
        </Suspense>
        <Suspense>
          <LegalHelp />
          <Reasons />
          <ClosingCall />
        </Suspense>
      </div>
    </PetitionProvider>
  );
}
