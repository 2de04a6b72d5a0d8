import { expect, test } from 'vitest';

import { scriptJson } from './script-json.ts';

test('data cannot close its script element', () => {
  const value = { text: '</script><script>alert(1)</script><!--\u2028\u2029' };
  const json = scriptJson(value);
  expect(json).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(value);
});
