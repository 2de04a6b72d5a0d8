// SPDX-License-Identifier: AGPL-3.0-or-later
import { fileURLToPath } from 'node:url';

import * as tables from '@kga/contracts/core';
import { expect, test } from 'vitest';

import { asValues, withoutPrefetching, withoutServerParts } from './server-parts.ts';

const code = `
const endpoint = endpointsOf('stories');
export const story = namedObject('Story', { yen: describe(z.nullable(describe(z.number(), 'Yen')), 'Of (all)') });
export const getStory = endpoint('GET', '/api/stories/:id', {
  operationId: 'getStory',
  summary: 'A story',
  params: z.object({ description: z.string() }),
  querystring: z.object({ q: describe(z.string(), 'Words') }),
  body: z.object({ description: z.string() }),
  response: { 200: story, ...answersWith(404) },
  description: \`Its \\\`id\\\`\`,
});
export const storyLike = markEndpoints('stories', '/api/stories/:id/like', {
  kind: 'story_like',
  operationId: 'StoryLike',
  hasBody: false,
  params: idParams,
  summary: { get: 'Whether one likes it' },
});
export const label = { summary: 'This is no endpoint' };
`;

test('leaves out what only the document of the API says or only the API checks, and nothing else', () => {
  expect(withoutServerParts('stories.ts', code).replaceAll(/\s+/g, ' ')).toBe(
    ' const endpoint = endpointsOf(); export const story = z.object({ yen: z.nullable(z.number()) }); ' +
      "export const getStory = endpoint('GET', '/api/stories/:id', { " +
      'body: z.object({ description: z.string() }), response: { 200: story, ...{} }, }); ' +
      "export const storyLike = markEndpoints('stories', '/api/stories/:id/like', { hasBody: false, }); " +
      "export const label = { summary: 'This is no endpoint' }; ",
  );
});

const feature = `
const prefetch = async (input) => (await import('./server.ts')).prefetchGames(input);
export const archive = {
  pages: {
    archive: {
      module: 'src/features/archive/pages/archive.tsx',
      load: async () => (await import('./pages/archive.tsx')).ArchivePage,
      messages: ['archive'],
      prefetch,
      sitemap: true,
      navigation: { order: 3 },
    },
    ...listPages.map((name) => ({ load, prefetch: async () => (await import('./server.ts')).list() })),
  },
  sitemap: async (options) => (await import('./server.ts')).listGames(options),
} as const satisfies Feature;
`;

test('leaves out what the server prefetches, and by what it finds chunks and sitemaps', () => {
  expect(withoutPrefetching('feature.tsx', feature).split('export ')[1]).toBe(`const archive = {
  pages: {
    archive: {
      load: async () => (await import('./pages/archive.tsx')).ArchivePage,
      messages: ['archive'],
      navigation: { order: 3 },
    },
    ...listPages.map((name) => ({ load, })),
  },
  } as const satisfies Feature;
`);
});

test('the tables of kinds reach browsers as they are, without what computes them', async () => {
  const entry = fileURLToPath(import.meta.resolve('@kga/contracts/core'));
  const sent = await asValues(entry.replace(/index\.\w+$/, 'features.ts'));
  expect(sent).toContain(
    `export const mentionedKinds = ${JSON.stringify(tables.mentionedKinds)};\n`,
  );
  expect(sent).toContain(`export const contentTopics = ${JSON.stringify(tables.contentTopics)};\n`);
  expect(sent).not.toContain('=>');
});
