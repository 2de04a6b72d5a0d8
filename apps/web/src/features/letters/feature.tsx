import type { Feature } from '../../lib/feature.ts';

export const letters = {
  pages: {
    letter: {
      module: 'src/features/letters/letter-page.tsx',
      load: async () => (await import('./letter-page.tsx')).LetterPage,
      messages: ['errors', 'letters'],
      sitemap: true,
    },
  },
} as const satisfies Feature;
