// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Page } from 'playwright/test';

import { addThread, deleteContent, insertStories } from './support/content.ts';
import { addMember, signInAs } from './support/members.ts';
import { awake, expect, test } from './support/test.ts';

/** A wide window at 200 % zoom, and text alone at 200 % on wide screens and phones. */
const enlargements = [
  { width: 640, text: '100%' },
  { width: 1280, text: '200%' },
  { width: 390, text: '200%' },
] as const;

/** Text that is wider than the page or than an element which hides the rest. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const elements = [...document.querySelectorAll<HTMLElement>('body *')];
    const isWide = (element: Element) =>
      element.getBoundingClientRect().right > root.clientWidth + 1 &&
      element.closest('.overflow-x-auto') === null;
    const isCut = (element: HTMLElement) => {
      const { overflowX, textOverflow } = getComputedStyle(element);
      const hides = overflowX === 'hidden' || overflowX === 'clip';
      const isShown = element.clientWidth > 1 && element.checkVisibility();
      const isDrawing = element.closest('canvas, textarea, [aria-hidden=true]') !== null;
      return (
        isShown &&
        !isDrawing &&
        hides &&
        textOverflow !== 'ellipsis' &&
        element.scrollWidth > element.clientWidth + 1
      );
    };
    const describe = ({ tagName, innerText }: HTMLElement) => `${tagName}: ${innerText}`;
    const wide = root.scrollWidth > root.clientWidth ? elements.filter(isWide) : [];
    return [
      ...wide.filter((element) => ![...element.children].some(isWide)),
      ...elements.filter(isCut),
    ].map(describe);
  });

async function expectRoom(page: Page, path: string, language: string): Promise<void> {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
  await awake(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await page.addStyleTag({
    content:
      '.offscreen { content-visibility: visible !important } html { font-size: var(--enlarged) }',
  });
  for (const { width, text } of enlargements) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((size) => {
      document.documentElement.style.setProperty('--enlarged', size);
    }, text);
    await expect
      .poll(() => cutTexts(page), { message: `${path} in ${language}, ${width} px, ${text}` })
      .toEqual([]);
  }
}

test('text of twice the size is neither cut nor wider than the page', async ({ page, stack }) => {
  test.setTimeout(120_000);
  const title = 'Großgeschriebenes';
  const content = 'Die Verbraucherschutzverbände antworteten nach drei Wochen.';
  const [story] = await insertStories(stack, [{ title, content, gameName: title }]);
  const thread = await addThread(stack, { title, content, replies: [content, content] });
  const paths = [
    '/',
    '/petition',
    '/news',
    `/stories/${story}`,
    `/forum/posts/${thread}`,
    '/search?q=Spiel',
    '/login?mode=register',
  ];
  // German has the longest words of the languages.
  for (const path of paths) await expectRoom(page, path, 'de');
  await addMember(stack, { email: 'large@example.org', role: 'admin' });
  await signInAs(page, 'large@example.org');
  for (const path of ['/notifications', '/admin/moderation', '/admin/news/new']) {
    await expectRoom(page, path, 'de');
  }
  await deleteContent(stack, title);
});
