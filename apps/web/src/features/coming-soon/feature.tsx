import type { Feature, PageDefinition } from '../../lib/feature.ts';
import type { ComingName } from './coming-soon-page.tsx';

const comingSoonPage = (name: ComingName) =>
  ({
    module: 'src/features/coming-soon/coming-soon-page.tsx',
    load: async () => {
      const { ComingSoonPage } = await import('./coming-soon-page.tsx');
      return () => <ComingSoonPage name={name} />;
    },
    messages: ['comingSoon'],
  }) as const satisfies PageDefinition;

export const comingSoon = {
  pages: {
    legal: { ...comingSoonPage('legal'), navigation: { order: 7, label: 'nav.legal' } },
  },
} as const satisfies Feature;
