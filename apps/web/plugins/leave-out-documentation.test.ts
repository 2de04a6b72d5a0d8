import { expect, test } from 'vitest';

import { withoutDocumentation } from './leave-out-documentation.ts';

const code = `
const endpoint = endpointsOf('stories');
export const story = namedObject('Story', { yen: describe(z.nullable(describe(z.number(), 'Yen')), 'Of (all)') });
export const getStory = endpoint('GET', '/api/stories/:id', {
  operationId: 'getStory',
  summary: 'A story',
  params: z.object({ description: z.string() }),
  response: { 200: story, ...answersWith(404) },
  description: \`Its \\\`id\\\`\`,
});
export const label = { summary: 'This is no endpoint' };
`;

test('leaves out what only the document of the API says, and nothing else', () => {
  expect(withoutDocumentation('stories.ts', code).replaceAll(/\s+/g, ' ')).toBe(
    ' const endpoint = endpointsOf(); export const story = z.object({ yen: z.nullable(z.number()) }); ' +
      "export const getStory = endpoint('GET', '/api/stories/:id', { " +
      'params: z.object({ description: z.string() }), response: { 200: story, ...{} }, }); ' +
      "export const label = { summary: 'This is no endpoint' }; ",
  );
});
