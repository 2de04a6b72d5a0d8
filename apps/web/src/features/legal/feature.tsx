// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Feature } from '../../lib/feature.ts';

const requestMessages = ['errors', 'legalRequests'] as const;
const counselMessages = ['errors', 'legalRequests', 'counselLegalRequests'] as const;

export const legal = {
  pages: {
    legal: {
      module: 'src/features/legal/pages/legal.tsx',
      load: async () => (await import('./pages/legal.tsx')).LegalPage,
      searchParams: ['happened', 'country', 'game'],
      messages: ['actsContent', 'happenedLegal', 'legal', 'recordLegal'],
      prefetch: async (input) => (await import('./queries.ts')).prefetchHelp(input),
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
      messages: ['actsContent', 'answersLegal', 'content', 'errors', 'legal', 'recordLegal'],
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
      searchParams: ['status', 'who', 'region', 'by'],
      module: 'src/features/legal/pages/commitments.tsx',
      load: async () => (await import('./pages/commitments.tsx')).CommitmentsPage,
      messages: ['answersLegal', 'commitmentsLegal', 'errors', 'legal', 'recordLegal'],
      prefetch: async (input) => (await import('./queries.ts')).prefetchCommitments(input),
      sitemap: true,
    },
    letter: {
      searchParams: ['country', 'demand', 'game', 'promise', 'situation', 'step'],
      module: 'src/features/legal/letters/letter-page.tsx',
      load: async () => (await import('./letters/letter-page.tsx')).LetterPage,
      messages: ['errors', 'letters'],
      offlineReads: async () => (await import('./letters/offline.ts')).letterReads,
      sitemap: true,
    },
    evidence: {
      module: 'src/features/legal/letters/locker/locker-page.tsx',
      load: async () => (await import('./letters/locker/locker-page.tsx')).LockerPage,
      messages: ['accounts', 'errors', 'letters', 'lockerLetters'],
      sitemap: true,
    },
    consultation: {
      writes: true,
      module: 'src/features/legal/requests/consultation-page.tsx',
      load: async () => (await import('./requests/consultation-page.tsx')).ConsultationPage,
      messages: requestMessages,
      sitemap: true,
    },
    aidApplication: {
      writes: true,
      module: 'src/features/legal/requests/aid-page.tsx',
      load: async () => (await import('./requests/aid-page.tsx')).AidPage,
      messages: requestMessages,
      sitemap: true,
    },
    legalRequest: {
      writes: true,
      module: 'src/features/legal/requests/status-page.tsx',
      load: async () => (await import('./requests/status-page.tsx')).StatusPage,
      isPrivate: true,
      prefetch: async (input) =>
        (await import('./requests/queries.ts')).prefetchLegalRequest(input),
      forms: async () => {
        const { meetingForm, withdrawForm } = await import('./requests/status-forms.ts');
        return [meetingForm, withdrawForm];
      },
      messages: requestMessages,
    },
    counselQueue: {
      searchParams: ['q', 'taken', 'kind', 'state', 'country', 'language', 'age'],
      module: 'src/features/legal/requests/counsel/queue-page.tsx',
      load: async () => (await import('./requests/counsel/queue-page.tsx')).QueuePage,
      access: 'legalTeam',
      messages: counselMessages,
    },
    counselRequest: {
      module: 'src/features/legal/requests/counsel/request-page.tsx',
      load: async () => (await import('./requests/counsel/request-page.tsx')).RequestPage,
      access: 'legalTeam',
      messages: counselMessages,
    },
  },
  landing: {
    messages: [],
    onHome: false,
    prefetch: async () => (await import('./figures-queries.ts')).prefetchFigures,
  },
  sitemap: async (options) => (await import('./queries.ts')).listLegalEntries(options),
  drafts: [
    // With what follows the letter up: an answer takes weeks. Its page forgets it.
    { prefix: 'draft:letter', days: 365, outliveSignOut: true },
    // Stored only where the person asks for it.
    { prefix: 'draft:legal-' },
  ],
} as const satisfies Feature;
