// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Feature } from '../../../lib/feature.ts';
import { lateSection } from '../../../lib/hydrate-when-near.tsx';

export const LateProgressCard = lateSection(
  async () => (await import('./progress-card.tsx')).ProgressCard,
);

export const petition = {
  pages: {
    petition: {
      module: 'src/features/petitions/initiative/petition-page.tsx',
      load: async () => (await import('./petition-page.tsx')).PetitionPage,
      loadSections: async () => (await import('./petition-page.tsx')).loadSections(),
      messages: ['petition', 'progress'],
      prefetch: async (input) => (await import('./queries.ts')).prefetchPetition(input),
      sitemap: true,
      navigation: { order: 2, label: 'nav.petition' },
    },
    readings: {
      module: 'src/features/petitions/initiative/readings/readings-view.tsx',
      load: async () => (await import('./readings/readings-view.tsx')).ReadingsView,
      access: 'admin',
      messages: ['errors', 'readingsPetition'],
    },
  },
  landing: {
    messages: ['petition', 'progress'],
    onHome: true,
    prefetch: async () => (await import('./queries.ts')).prefetchPetition,
  },
} as const satisfies Feature;
