// SPDX-License-Identifier: AGPL-3.0-or-later
import type { TextBlock, TextSpan } from '@kga/contracts/content';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { forumPost, threadApi } from '../../features/forum/testing/forum-api.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderApp } from '../../testing/render-app.tsx';

const block = (text: string | TextSpan, change: Partial<TextBlock> = {}): TextBlock => ({
  kind: 'paragraph',
  quote: 0,
  level: 0,
  number: null,
  spans: [typeof text === 'string' ? { text } : text],
  ...change,
});

const item = (text: string, level: number, number: number | null = null) =>
  block(text, { kind: 'item', level, number });

async function show(blocks: TextBlock[]): Promise<Element> {
  const post = { ...forumPost, format: 'markdown' as const, blocks };
  await renderApp(`/forum/posts/${post.id}`, { api: threadApi(post, []) });
  await expect.element(page.getByRole('article')).toBeVisible();
  const shown = document.querySelector('article .prose');
  if (!shown) throw new Error('the text is not shown');
  return shown;
}

/** The elements of a text without classes. */
const markup = (element: Element) =>
  element.innerHTML.replaceAll(/ (?:class|dir|start)="[^"]*"/g, '');

test('Blocks are paragraphs, headings, lists, quotations and code', async () => {
  const shown = await show([
    block('First'),
    block('Part', { kind: 'heading' }),
    item('a', 1),
    item('b', 2, 4),
    item('c', 2, 5),
    item('d', 1),
    item('e', 1, 1),
    block('said', { quote: 1 }),
    block('deeper', { quote: 2 }),
    block('x = 1\ny', { kind: 'code' }),
  ]);
  expect(markup(shown)).toBe(
    '<p>First</p><h2>Part</h2><ul><li>a<ol><li>b</li><li>c</li></ol></li><li>d</li></ul>' +
      '<ol><li>e</li></ol><blockquote><p>said</p><blockquote><p>deeper</p></blockquote></blockquote>' +
      '<pre><code>x = 1\ny</code></pre>',
  );
  expect(shown.querySelector('ol')?.getAttribute('start')).toBe('4');
  await expectAccessible();
});

test('Links of this site stay in the page, others say that visitors wrote them', async () => {
  await show([
    block({ text: '@Grace', href: '/members/0193f5a0-0000-4000-8000-00000000000b' }),
    block({ text: 'elsewhere', href: 'https://a.test/' }),
  ]);
  const named = page.getByRole('article').getByRole('link', { name: '@Grace' });
  await expect
    .element(named)
    .toHaveAttribute('href', '/members/0193f5a0-0000-4000-8000-00000000000b');
  await expect.element(named).not.toHaveAttribute('rel');
  await expect
    .element(page.getByRole('link', { name: 'elsewhere' }))
    .toHaveAttribute('rel', 'ugc nofollow');
});

test('A picture has its words, its size and its place before it is made', async () => {
  const url = '/api/pictures/0193f5a0-0000-4000-8000-0000000000aa';
  const picture = (text: string, width: number | null) =>
    block(text, { kind: 'picture', picture: { url, width, height: width } });
  const shown = await show([picture('the error', 300), picture('another one', null)]);
  const image = shown.querySelector('img');
  expect(image?.getAttribute('src')).toBe(url);
  expect(image?.alt).toBe('the error');
  expect(image?.getAttribute('width')).toBe('300');
  await expect.element(page.getByText('another one')).toBeVisible();
});

test('Whatever is in a span is text', async () => {
  const vectors = [
    '<script>window.hit = 1</script>',
    '<img src=x onerror="window.hit = 1">',
    '<svg/onload=window.hit=1>',
    '"><iframe srcdoc="<script>parent.hit = 1</script>">',
  ];
  const shown = await show(vectors.map((text) => block(text)));
  expect(shown.textContent).toBe(vectors.join(''));
  expect(shown.querySelector('script, img, svg, iframe')).toBeNull();
  expect(Reflect.has(window, 'hit')).toBe(false);
});
