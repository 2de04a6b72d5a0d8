// SPDX-License-Identifier: AGPL-3.0-or-later
import { createMarkdownRenderer } from 'vitepress';
import { expect, test } from 'vitest';

import { repository } from './pages.ts';
import { createResolver, escapeInterpolations, rewriteLinks } from './rewrite-links.ts';

const page = (source: string, target: string) => ({ source, target, title: source });
const readme = page('README.md', 'project/index.md');
const guide = page('docs/architecture.md', 'guides/architecture.md');
const decision = page('docs/decisions/0001-status.md', 'decisions/0001-status.md');
const link = createResolver([readme, guide, decision], {
  repository,
  sourceUrl: 'https://host.example/repository',
});

const md = await createMarkdownRenderer('.', {
  config(renderer) {
    escapeInterpolations(renderer);
    rewriteLinks(renderer, [readme, guide], link);
  },
});

test('links between pages follow where the pages stand on the site', () => {
  expect(link('docs/architecture.md', readme)).toBe('/guides/architecture.md');
  expect(link('decisions/0001-status.md#why', guide)).toBe('/decisions/0001-status.md#why');
  expect(link('../architecture.md', decision)).toBe('/guides/architecture.md');
});

test('links to a folder lead to its index', () => {
  expect(link('docs/decisions', readme)).toBe('/decisions/index.md');
  expect(link('decisions/', guide)).toBe('/decisions/index.md');
});

test('links to other files lead to the repository', () => {
  const host = 'https://host.example/repository';
  expect(link('../package.json#L2', guide)).toBe(`${host}/blob/main/package.json#L2`);
  expect(link('../packages', guide)).toBe(`${host}/tree/main/packages`);
  expect(link('/package.json', decision)).toBe(`${host}/blob/main/package.json`);
});

test('links to other sites, headings and missing files stay', () => {
  for (const href of ['https://example.org/a.md', 'mailto:a@example.org', '#part', 'missing.ts']) {
    expect(link(href, guide)).toBe(href);
  }
});

test('links and pictures of HTML are paths to files', async () => {
  const text = '<a href="docs/architecture.md#x"><img src="docs/landing.png"></a>';
  expect(await md.renderAsync(text, { relativePath: readme.target })).toContain(
    '<a href="../guides/architecture.html#x"><img src="./docs/landing.png"></a>',
  );
});

test('braces of texts and of code are no expressions for Vue', async () => {
  const html = await md.renderAsync('# A {{ b }}\n\nc `{{ d }}`');
  expect(html).toContain('A &#123;&#123; b }}');
  expect(html).toContain('<code>&#123;&#123; d }}</code>');
});
