// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Feature } from '../../../lib/feature.ts';

const messages = ['editorial', 'errors', 'upload'] as const;

export const editorial = {
  pages: {
    editorial: {
      module: 'src/features/news/editorial/editorial-view.tsx',
      load: async () => (await import('./editorial-view.tsx')).EditorialView,
      access: 'admin',
      messages,
    },
    newArticle: {
      module: 'src/features/news/editorial/article-view.tsx',
      load: async () => (await import('./article-view.tsx')).NewArticle,
      access: 'admin',
      messages,
    },
    editArticle: {
      module: 'src/features/news/editorial/article-view.tsx',
      load: async () => (await import('./article-view.tsx')).ArticleView,
      access: 'admin',
      messages,
    },
  },
  drafts: [{ prefix: 'draft:own-article-' }],
} as const satisfies Feature;
