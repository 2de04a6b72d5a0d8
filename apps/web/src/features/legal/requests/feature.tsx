// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Feature } from '../../../lib/feature.ts';

const messages = ['errors', 'legalRequests'] as const;
const counselMessages = ['errors', 'legalRequests', 'counselLegalRequests'] as const;

export const legalRequests = {
  pages: {
    consultation: {
      writes: true,
      module: 'src/features/legal/requests/consultation-page.tsx',
      load: async () => (await import('./consultation-page.tsx')).ConsultationPage,
      messages,
      sitemap: true,
    },
    aidApplication: {
      writes: true,
      module: 'src/features/legal/requests/aid-page.tsx',
      load: async () => (await import('./aid-page.tsx')).AidPage,
      messages,
      sitemap: true,
    },
    legalRequest: {
      writes: true,
      module: 'src/features/legal/requests/status-page.tsx',
      load: async () => (await import('./status-page.tsx')).StatusPage,
      messages,
    },
    counselQueue: {
      module: 'src/features/legal/requests/counsel/queue-page.tsx',
      load: async () => (await import('./counsel/queue-page.tsx')).QueuePage,
      access: 'legalTeam',
      messages: counselMessages,
    },
    counselRequest: {
      module: 'src/features/legal/requests/counsel/request-page.tsx',
      load: async () => (await import('./counsel/request-page.tsx')).RequestPage,
      access: 'legalTeam',
      messages: counselMessages,
    },
  },
  // Stored only where the person asks for it.
  drafts: [{ prefix: 'draft:legal-' }],
} as const satisfies Feature;
