// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, pathTo } from '@kga/contracts/core';
import { TextLink } from '@kga/ui/link';
import { Link } from 'react-router-dom';

import { useAuth } from '../auth/use-auth.ts';
import { SuspendedNotice, VerifyNotice } from '../features/accounts/verify-notice.tsx';
import { LatestNews } from '../features/news/latest-news.tsx';
import { SignActions } from '../features/petitions/petition/petition-actions.tsx';
import {
  DemonstrationNotice,
  PetitionCounter,
} from '../features/petitions/petition/petition-counter.tsx';
import { PetitionProvider } from '../features/petitions/petition/petition-provider.tsx';
import { SummaryTiles } from '../features/petitions/petition/summary-tiles.tsx';
import { LatestStories } from '../features/stories/latest-stories.tsx';
import { usePageHead } from '../lib/head.tsx';
import { useTranslation } from '../lib/translation.ts';

export function HomePage() {
  const { t } = useTranslation(['landing', 'petition', 'progress']);
  const { user } = useAuth();
  usePageHead({
    title: `${t('home.title')} · ${campaign.brand}`,
    description: t('home.lead'),
    hidden: true,
  });
  const name = user?.firstName.trim();
  return (
    <PetitionProvider>
      <div className="column-data flex flex-col gap-16 pt-8 sm:gap-20 sm:pt-14">
        <section className="flex flex-col gap-6">
          <VerifyNotice />
          <SuspendedNotice />
          <DemonstrationNotice />
          <div>
            <h1>{name ? t('home.welcome', { name }) : t('home.welcomeUnnamed')}</h1>
            <p className="mt-3 max-w-[55ch] text-lg text-muted">{t('home.lead')}</p>
          </div>
        </section>
        <section aria-labelledby="home-petition" className="flex flex-col gap-8">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h2 id="home-petition">{t('progress:card.titleClosed')}</h2>
            <TextLink asChild variant="standalone">
              <Link to={pathTo('petition')}>{t('home.petitionAll')}</Link>
            </TextLink>
          </div>
          <PetitionCounter />
          <SignActions viaLogin progressHref={`${pathTo('petition')}#progress`} />
          <SummaryTiles />
        </section>
        <LatestNews />
        <LatestStories shareTo={pathTo('shareStory')} />
      </div>
    </PetitionProvider>
  );
}
