// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign } from '@kga/contracts/core';

import type { Feature, PageDefinition, PrefetchInput } from '../../lib/feature.ts';

const signatureMessages = ['errors', 'signatures'] as const;

const prefetchSigned = async (input: PrefetchInput) =>
  (await import('./signatures/queries.ts')).prefetchSignedPetition(input);

const builder = {
  searchParams: ['of', 'view', 'theme', 'language', 'size'],
  module: 'src/features/petitions/widgets/widgets-page.tsx',
  load: async () => (await import('./widgets/widgets-page.tsx')).WidgetsPage,
  messages: ['regions', 'widgets', 'imageWidgets'],
  prefetch: async ({ client, options }) => [
    client.fetchQuery((await import('./queries.ts')).allPetitionsQuery(undefined, options)),
  ],
} as const satisfies PageDefinition;

const page = {
  searchParams: ['country', 'range', 'view'],
  module: 'src/features/petitions/petition/petition-page.tsx',
  forms: async () => [(await import('./subscription-forms.ts')).subscribeForm],
  loadSections: async () => (await import('./petition/petition-page.tsx')).loadSections(),
  messages: ['content', 'errors', 'petition', 'petitions', 'progress'],
  sectionMessages: ['actsContent'],
} as const;

const prefetchPage = async (input: PrefetchInput, id: string) =>
  (await import('./prefetch.ts')).prefetchPetition(input, id);

export const petitions = {
  pages: {
    petition: {
      ...page,
      load: async () => (await import('./petition/petition-page.tsx')).MainPetitionPage,
      prefetch: async (input) => [prefetchPage(input, campaign.petition)],
      sitemap: true,
      navigation: { order: 2, label: 'nav.petition' },
    },
    readings: {
      module: 'src/features/petitions/readings/readings-view.tsx',
      load: async () => (await import('./readings/readings-view.tsx')).ReadingsView,
      access: 'admin',
      messages: ['errors', 'readingsPetitions'],
    },
    petitions: {
      searchParams: ['q', 'region', 'status'],
      module: 'src/features/petitions/petitions-page.tsx',
      load: async () => (await import('./petitions-page.tsx')).PetitionsPage,
      messages: ['petitions', 'regions'],
      prefetch: async ({ client, search, options }) => {
        const { allPetitionsQuery, noFilter, parsePetitionFilter } = await import('./queries.ts');
        return [parsePetitionFilter(search), noFilter].map((filter) =>
          client.fetchQuery(allPetitionsQuery(filter, options)),
        );
      },
      sitemap: true,
    },
    petitionDetail: {
      ...page,
      load: async () => (await import('./petition/petition-page.tsx')).PetitionPage,
      messages: [...page.messages, 'regions'],
      prefetch: async (input) => [prefetchPage(input, input.params['id'] ?? '')],
    },
    petitionReasons: {
      searchParams: ['at', 'cursor'],
      module: 'src/features/petitions/reasons.tsx',
      load: async () => (await import('./reasons.tsx')).ReasonsPage,
      messages: ['content', 'petitions'],
      prefetch: async (input) => (await import('./queries.ts')).prefetchReasons(input),
    },
    confirmUpdates: {
      writes: true,
      module: 'src/features/petitions/confirm-updates.tsx',
      load: async () => (await import('./confirm-updates.tsx')).ConfirmUpdatesPage,
      forms: async () => [(await import('./subscription-forms.ts')).confirmUpdatesForm],
      messages: ['errors', 'petitions', 'regions'],
      prefetch: async ({ client, params: { id = '' }, options }) => {
        const { petitionIdOf } = await import('./queries.ts');
        const { petitionQuery } = await import('../../components/progress/queries.ts');
        return [client.fetchQuery(petitionQuery(petitionIdOf(id), options))];
      },
    },
    managedPetitions: {
      searchParams: ['q', 'status'],
      module: 'src/features/petitions/admin/managed-petitions.tsx',
      load: async () => (await import('./admin/managed-petitions.tsx')).ManagedPetitionsPage,
      access: 'admin',
      messages: ['adminPetitions', 'petitions'],
    },
    newPetition: {
      module: 'src/features/petitions/admin/edit-petition.tsx',
      load: async () => (await import('./admin/edit-petition.tsx')).NewPetitionPage,
      access: 'admin',
      messages: ['adminPetitions', 'content', 'errors', 'petitions'],
    },
    editPetition: {
      module: 'src/features/petitions/admin/edit-petition.tsx',
      load: async () => (await import('./admin/edit-petition.tsx')).EditPetitionPage,
      access: 'admin',
      messages: [
        'adminPetitions',
        'content',
        'deliveryPetitions',
        'errors',
        'petition',
        'petitions',
      ],
    },
    signPetition: {
      writes: true,
      searchParams: ['ref'],
      module: 'src/features/petitions/signatures/sign-page.tsx',
      load: async () => (await import('./signatures/sign-page.tsx')).SignPage,
      forms: async () => {
        const { codeForm, newsForm, signForm } = await import('./signatures/forms.ts');
        return [signForm, codeForm, newsForm];
      },
      messages: signatureMessages,
      prefetch: prefetchSigned,
    },
    confirmSignature: {
      writes: true,
      module: 'src/features/petitions/signatures/confirm-page.tsx',
      load: async () => (await import('./signatures/confirm-page.tsx')).ConfirmPage,
      forms: async () => {
        const { confirmForm, newsForm, previewForm } = await import('./signatures/forms.ts');
        return [previewForm, confirmForm, newsForm];
      },
      messages: signatureMessages,
      prefetch: prefetchSigned,
    },
    withdrawSignature: {
      writes: true,
      module: 'src/features/petitions/signatures/withdraw-page.tsx',
      load: async () => (await import('./signatures/withdraw-page.tsx')).WithdrawPage,
      forms: async () => [(await import('./signatures/forms.ts')).withdrawForm],
      messages: signatureMessages,
      prefetch: prefetchSigned,
    },
    checkReceipt: {
      module: 'src/features/petitions/signatures/receipt-page.tsx',
      load: async () => (await import('./signatures/receipt-page.tsx')).ReceiptPage,
      messages: signatureMessages,
      prefetch: prefetchSigned,
    },
    reviewSignatures: {
      module: 'src/features/petitions/signatures/review-page.tsx',
      load: async () => (await import('./signatures/review-page.tsx')).ReviewPage,
      access: 'moderator',
      messages: ['content', ...signatureMessages],
    },
    widgets: { ...builder, sitemap: true },
    widget: builder,
  },
  landing: {
    messages: ['petition', 'progress'],
    onHome: true,
    prefetch: async () => (await import('./petition/queries.ts')).prefetchMainProgress,
  },
  sitemap: async (options) => (await import('./queries.ts')).listPetitionEntries(options),
} as const satisfies Feature;
