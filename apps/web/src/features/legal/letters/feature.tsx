// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Feature } from '../../../lib/feature.ts';

export const letters = {
  pages: {
    letter: {
      module: 'src/features/legal/letters/letter-page.tsx',
      load: async () => (await import('./letter-page.tsx')).LetterPage,
      messages: ['errors', 'letters'],
      sitemap: true,
    },
    evidence: {
      module: 'src/features/legal/letters/locker/locker-page.tsx',
      load: async () => (await import('./locker/locker-page.tsx')).LockerPage,
      messages: ['accounts', 'errors', 'letters', 'lockerLetters'],
      sitemap: true,
    },
  },
  // With what follows the letter up: an answer takes weeks. Its page forgets it.
  drafts: [{ prefix: 'draft:letter', days: 365, outliveSignOut: true }],
} as const satisfies Feature;
