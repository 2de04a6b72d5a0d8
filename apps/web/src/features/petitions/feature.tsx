import type { Feature } from '../../lib/feature.ts';

export const petitions = {
  pages: {
    petitions: {
      module: 'src/features/petitions/petitions-page.tsx',
      load: async () => (await import('./petitions-page.tsx')).PetitionsPage,
      messages: ['petitions'],
      prefetch: async (input) => (await import('./queries.ts')).prefetchPetitions(input),
      sitemap: true,
    },
    petitionDetail: {
      module: 'src/features/petitions/petition-detail.tsx',
      load: async () => (await import('./petition-detail.tsx')).PetitionDetailPage,
      messages: ['petitions'],
      prefetch: async (input) => (await import('./queries.ts')).prefetchPetition(input),
    },
  },
  sitemap: async (options) => (await import('./queries.ts')).listPetitionEntries(options),
} as const satisfies Feature;
