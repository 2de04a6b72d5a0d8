import { expect, test } from 'vitest';

import { withoutDocumentation } from './leave-out-documentation.ts';

const code = `
const tags = ['stories'];
export const story = z.object({ yen: described(z.nullable(described(z.number(), 'Yen')), 'Of (all)') })
  .register(z.globalRegistry, { id: 'Story' });
export const getStory = endpoint({
  method: 'GET',
  url: '/api/stories/:id',
  schema: {
    operationId: 'getStory',
    summary: 'A story',
    tags,
    params: z.object({ description: z.string() }),
    response: { 200: story },
    description: \`Its \\\`id\\\`\`,
  },
});
export const label = { summary: 'This is no endpoint', list: shelf.register(other, { id: 1 }) };
`;

test('leaves out what only the document of the API says, and nothing else', () => {
  expect(withoutDocumentation('stories.ts', code).replaceAll(/\s+/g, ' ')).toBe(
    " const tags = ['stories']; export const story = z.object({ yen: z.nullable(z.number()) }); " +
      "export const getStory = endpoint({ method: 'GET', url: '/api/stories/:id', schema: { " +
      'params: z.object({ description: z.string() }), response: { 200: story }, }, }); ' +
      "export const label = { summary: 'This is no endpoint', list: shelf.register(other, { id: 1 }) }; ",
  );
});
