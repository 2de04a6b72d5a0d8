// SPDX-License-Identifier: AGPL-3.0-or-later
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
      messages: ['content', 'errors', 'petitions', 'progress'],
      prefetch: async (input) => (await import('./queries.ts')).prefetchPetition(input),
    },
    petitionReasons: {
      module: 'src/features/petitions/reasons.tsx',
      load: async () => (await import('./reasons.tsx')).ReasonsPage,
      messages: ['content', 'petitions'],
      prefetch: async (input) => (await import('./queries.ts')).prefetchReasons(input),
    },
    confirmUpdates: {
      writes: true,
      module: 'src/features/petitions/confirm-updates.tsx',
      load: async () => (await import('./confirm-updates.tsx')).ConfirmUpdatesPage,
      messages: ['errors', 'petitions'],
    },
    managedPetitions: {
      module: 'src/features/petitions/admin/managed-petitions.tsx',
      load: async () => (await import('./admin/managed-petitions.tsx')).ManagedPetitionsPage,
      access: 'admin',
      messages: ['petitions'],
    },
    newPetition: {
      module: 'src/features/petitions/admin/edit-petition.tsx',
      load: async () => (await import('./admin/edit-petition.tsx')).NewPetitionPage,
      access: 'admin',
      messages: ['errors', 'petitions'],
    },
    editPetition: {
      module: 'src/features/petitions/admin/edit-petition.tsx',
      load: async () => (await import('./admin/edit-petition.tsx')).EditPetitionPage,
      access: 'admin',
      messages: ['deliveryPetitions', 'errors', 'petitions'],
    },
  },
  sitemap: async (options) => (await import('./queries.ts')).listPetitionEntries(options),
} as const satisfies Feature;
