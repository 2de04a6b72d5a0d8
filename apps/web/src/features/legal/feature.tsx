// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Feature } from '../../lib/feature.ts';

export const legal = {
  pages: {
    legal: {
      module: 'src/features/legal/pages/legal.tsx',
      load: async () => (await import('./pages/legal.tsx')).LegalPage,
      messages: ['legal'],
      prefetch: async (input) => (await import('./figures.ts')).prefetchFigures(input),
      sitemap: true,
      navigation: { order: 7, label: 'nav.legal' },
    },
    legalRecords: {
      module: 'src/features/legal/pages/records.tsx',
      load: async () => (await import('./pages/records.tsx')).RecordsPage,
      messages: ['legal', 'recordLegal'],
      prefetch: async (input) => (await import('./queries.ts')).prefetchLegal(input),
      sitemap: true,
    },
    legalRecord: {
      module: 'src/features/legal/pages/record.tsx',
      load: async () => (await import('./pages/record.tsx')).RecordPage,
      messages: ['answersLegal', 'content', 'errors', 'legal', 'recordLegal'],
      prefetch: async (input) => (await import('./queries.ts')).prefetchRecord(input),
    },
    legalDocuments: {
      module: 'src/features/legal/pages/documents.tsx',
      load: async () => (await import('./pages/documents.tsx')).DocumentsPage,
      messages: ['legal'],
      prefetch: async (input) => (await import('./queries.ts')).prefetchLegal(input),
      sitemap: true,
    },
    legalDocument: {
      module: 'src/features/legal/pages/document.tsx',
      load: async () => (await import('./pages/document.tsx')).DocumentPage,
      messages: ['legal'],
      prefetch: async (input) => (await import('./queries.ts')).prefetchDocument(input),
    },
    commitments: {
      module: 'src/features/legal/pages/commitments.tsx',
      load: async () => (await import('./pages/commitments.tsx')).CommitmentsPage,
      messages: ['answersLegal', 'commitmentsLegal', 'errors', 'legal', 'recordLegal'],
      prefetch: async (input) => (await import('./queries.ts')).prefetchCommitments(input),
      sitemap: true,
    },
  },
  landing: {
    messages: [],
    onHome: false,
    prefetch: async () => (await import('./figures.ts')).prefetchFigures,
  },
  sitemap: async (options) => (await import('./queries.ts')).listLegalEntries(options),
} as const satisfies Feature;
