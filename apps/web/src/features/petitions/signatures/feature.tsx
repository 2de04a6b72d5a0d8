// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Feature, PrefetchInput } from '../../../lib/feature.ts';

const messages = ['errors', 'signatures'] as const;

const prefetch = async (input: PrefetchInput) =>
  (await import('./queries.ts')).prefetchSignedPetition(input);

export const signatures = {
  pages: {
    signPetition: {
      writes: true,
      module: 'src/features/petitions/signatures/sign-page.tsx',
      load: async () => (await import('./sign-page.tsx')).SignPage,
      messages,
      prefetch,
    },
    confirmSignature: {
      writes: true,
      module: 'src/features/petitions/signatures/confirm-page.tsx',
      load: async () => (await import('./confirm-page.tsx')).ConfirmPage,
      messages,
      prefetch,
    },
    withdrawSignature: {
      writes: true,
      module: 'src/features/petitions/signatures/withdraw-page.tsx',
      load: async () => (await import('./withdraw-page.tsx')).WithdrawPage,
      messages,
      prefetch,
    },
    checkReceipt: {
      module: 'src/features/petitions/signatures/receipt-page.tsx',
      load: async () => (await import('./receipt-page.tsx')).ReceiptPage,
      messages,
      prefetch,
    },
    reviewSignatures: {
      module: 'src/features/petitions/signatures/review-page.tsx',
      load: async () => (await import('./review-page.tsx')).ReviewPage,
      access: 'moderator',
      messages: ['content', ...messages],
    },
  },
} as const satisfies Feature;
