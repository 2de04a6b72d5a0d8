// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Feature } from '../../../lib/feature.ts';

export const feeds = {
  pages: {
    feeds: {
      module: 'src/features/news/feeds/feeds-view.tsx',
      load: async () => (await import('./feeds-view.tsx')).FeedsView,
      access: 'admin',
      messages: ['editorial', 'errors', 'feeds'],
    },
  },
} as const satisfies Feature;
