// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Feature } from '../../lib/feature.ts';

export const archive = {
  pages: {
    archive: {
      searchParams: ['q', 'genre', 'platform', 'status', 'year', 'sort', 'cursor'],
      module: 'src/features/archive/pages/archive.tsx',
      load: async () => (await import('./pages/archive.tsx')).ArchivePage,
      loadSections: async () => (await import('./pages/archive.tsx')).LateGames.load(),
      messages: ['archive', 'endingArchive'],
      prefetch: async (input) => (await import('./server.ts')).prefetchArchive(input),
      sitemap: true,
      navigation: { order: 3, label: 'nav.archive', languages: ['zh-CN', 'en'] },
    },
    archiveGame: {
      module: 'src/features/archive/pages/game.tsx',
      load: async () => (await import('./pages/game.tsx')).GamePage,
      loadSections: async () => (await import('./pages/game.tsx')).loadSections(),
      messages: ['actsContent', 'archive', 'endingArchive'],
      sectionMessages: ['commitmentsLegal', 'content', 'errors'],
      prefetch: async (input) => (await import('./server.ts')).prefetchGame(input),
    },
    archiveMemories: {
      searchParams: ['sort', 'at', 'cursor'],
      module: 'src/features/archive/pages/memories.tsx',
      load: async () => (await import('./pages/memories.tsx')).MemoriesPage,
      messages: ['archive', 'content', 'errors', 'writeArchive'],
      prefetch: async (input) => (await import('./server.ts')).prefetchMemories(input),
    },
    archiveSubmit: {
      writes: true,
      module: 'src/features/archive/pages/submit-game.tsx',
      load: async () => (await import('./pages/submit-game.tsx')).SubmitGamePage,
      messages: ['archive', 'content', 'errors', 'upload', 'writeArchive'],
      sitemap: true,
    },
    correctGame: {
      writes: true,
      module: 'src/features/archive/pages/correct-game.tsx',
      load: async () => (await import('./pages/correct-game.tsx')).CorrectGamePage,
      messages: ['archive', 'content', 'errors', 'writeArchive'],
      prefetch: async (input) => (await import('./server.ts')).prefetchGame(input),
    },
    gamesToCheck: {
      module: 'src/features/archive/pages/games-to-check.tsx',
      load: async () => (await import('./pages/games-to-check.tsx')).GamesToCheckPage,
      access: 'moderator',
      messages: ['content', 'writeArchive'],
    },
    reviewGame: {
      module: 'src/features/archive/pages/review-game.tsx',
      load: async () => (await import('./pages/review-game.tsx')).ReviewGamePage,
      access: 'moderator',
      messages: ['archive', 'content', 'errors', 'writeArchive'],
    },
  },
  landing: {
    messages: ['endingArchive'],
    onHome: false,
    prefetch: async () => (await import('./server.ts')).prefetchEnding,
  },
  sitemap: async (options) => (await import('./server.ts')).listGameEntries(options),
} as const satisfies Feature;
