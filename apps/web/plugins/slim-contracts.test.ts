import { expect, test } from 'vitest';

import { withoutServerParts } from './slim-contracts.ts';

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
export const label = { summary: 'This is no endpoint' };
`;

test('leaves out what only the document of the API says or only the API checks, and nothing else', () => {
  expect(withoutServerParts('stories.ts', code).replaceAll(/\s+/g, ' ')).toBe(
    ' const endpoint = endpointsOf(); export const story = z.object({ yen: z.nullable(z.number()) }); ' +
      "export const getStory = endpoint('GET', '/api/stories/:id', { " +
      'body: z.object({ description: z.string() }), response: { 200: story, ...{} }, }); ' +
      "export const label = { summary: 'This is no endpoint' }; ",
  );
});
