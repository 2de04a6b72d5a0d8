// SPDX-License-Identifier: AGPL-3.0-or-later
import { createMarkdownRenderer } from 'vitepress';
import { expect, test } from 'vitest';

import { escapeInterpolations } from './escape-interpolations.ts';

test('braces of texts and of code are no expressions for Vue', async () => {
  const md = await createMarkdownRenderer('.', { config: escapeInterpolations });
  const html = await md.renderAsync('# A {{ b }}\n\nc `{{ d }}`');
  expect(html).toContain('A &#123;&#123; b }}');
  expect(html).toContain('<code>&#123;&#123; d }}</code>');
});
