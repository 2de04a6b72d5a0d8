// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Feature } from '../../../lib/feature.ts';

export const openData = {
  pages: {
    openData: {
      module: 'src/features/site/open-data/open-data-page.tsx',
      load: async () => (await import('./open-data-page.tsx')).OpenDataPage,
      messages: ['openData'],
      sitemap: true,
    },
  },
} as const satisfies Feature;
