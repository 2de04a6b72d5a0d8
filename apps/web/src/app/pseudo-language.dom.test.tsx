// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { setWidth } from '../testing/expect-fits.ts';
import { refusal } from '../testing/mock-api.ts';
import { renderApp } from '../testing/render-app.tsx';

/** What a visitor reads and fills in; other pages have tests of their own with long words. */
const paths = [
  '/contact',
  '/faq',
  '/forgot-password',
  '/legal/aid',
  '/legal/consultation',
  '/login',
  '/offline',
  '/privacy-policy',
  '/register',
  '/stories/share',
] as const;

/** Texts that stand out of the page, or are cut at an edge that hides them. */
const cut = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('button, a, label, legend, h1, h2, h3, p, li')]
    // The field that only bots see is out of the page.
    .filter((element) => element.closest('[aria-hidden="true"]') === null)
    .filter((element) => {
      const { overflowX, position, clipPath } = getComputedStyle(element);
      // What only screen readers see is clipped on purpose.
      if (position === 'absolute' && clipPath !== 'none') return false;
      const hidesMore = overflowX === 'hidden' || overflowX === 'clip';
      const { right, width } = element.getBoundingClientRect();
      return (
        (width > 0 && right > document.documentElement.clientWidth + 1) ||
        (hidesMore && element.scrollWidth > element.clientWidth + 1)
      );
    })
    .map((element) => element.textContent.slice(0, 80));

test.each(paths)('texts of %s that are two fifths longer fit every width', async (path) => {
  await renderApp(path, {
    language: 'en-XA',
    api: {
      listStoryGames: () => [],
      listSocialProviders: () => [],
      getPetition: () => refusal('dependency_unavailable'),
      getPetitionCountries: () => refusal('dependency_unavailable'),
    },
  });
  await expect.poll(() => document.querySelector('h1')?.textContent).toContain('⟦');
  for (const width of [320, 768, 1280]) {
    await setWidth(width);
    await expect.poll(cut, { message: `${width} px`, timeout: 5_000 }).toEqual([]);
  }
});
