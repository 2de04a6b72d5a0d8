// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign } from '@kga/contracts/core';

import type { Feature, PageDefinition } from '../../lib/feature.ts';
import { type InformationPageName, messagesOf, namesAreas } from './information/information.ts';

const informationPage = (page: InformationPageName) =>
  ({
    module: 'src/features/site/information/information-page.tsx',
    load: async () => {
      const { InformationPage } = await import('./information/information-page.tsx');
      return () => <InformationPage page={page} />;
    },
    messages: messagesOf(page),
    prefetch: async ({ client, options }) => {
      const queries = await import('../../components/progress/queries.ts');
      return [
        client.fetchQuery(queries.petitionQuery(campaign.petition, options)),
        ...(namesAreas(page) ? [client.fetchQuery(queries.areaCountsQuery(options))] : []),
      ];
    },
    sitemap: true,
  }) as const satisfies PageDefinition;

export const site = {
  pages: {
    openData: {
      module: 'src/features/site/open-data/open-data-page.tsx',
      load: async () => (await import('./open-data/open-data-page.tsx')).OpenDataPage,
      messages: ['openData'],
      sitemap: true,
    },
    offline: {
      searchParams: ['page'],
      module: 'src/features/site/offline/offline-page.tsx',
      load: async () => (await import('./offline/offline-page.tsx')).OfflinePage,
      messages: ['offline'],
    },
    faq: informationPage('faq'),
    about: informationPage('about'),
    volunteer: informationPage('volunteer'),
    media: informationPage('media'),
    partners: informationPage('partners'),
    support: informationPage('support'),
    privacy: informationPage('privacy'),
    terms: informationPage('terms'),
    cookies: informationPage('cookies'),
    endOfLife: {
      ...informationPage('endOfLife'),
      load: async () => (await import('./information/information-page.tsx')).EndOfLifePage,
    },
  },
} as const satisfies Feature;
