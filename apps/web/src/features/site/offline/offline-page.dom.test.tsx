// SPDX-License-Identifier: AGPL-3.0-or-later
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { pageStore } from '../../../lib/browser.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { expectFits } from '../../../testing/expect-fits.ts';
import { renderApp } from '../../../testing/render-app.tsx';

beforeEach(async () => {
  await caches.delete(pageStore);
});

/** Stores a page as the service worker does. */
async function storePage(path: string, title: string) {
  const cache = await caches.open(pageStore);
  const html = `<!doctype html><title data-page>${title} · Keep Games Alive</title>`;
  await cache.put(path, new Response(html, { headers: { date: 'Fri, 27 Nov 2026 12:30:00 GMT' } }));
}

const stored = page.getByRole('region', { name: 'Stored on this device' });

test('Stored pages are listed, the last one first, and the page that was wanted is tried again', async () => {
  await storePage('/faq', 'Questions &amp; answers');
  await storePage('/archive?q=crew', 'Archive');
  await storePage('/offline', 'You’re offline');
  await renderApp('/offline?page=%2Fnews%3Fq%3Da');
  await expect
    .element(page.getByRole('link', { name: 'Try again' }))
    .toHaveAttribute('href', '/news?q=a');
  await expect.element(stored.getByText(/^Stored .*27 November 2026.*13:30/).first()).toBeVisible();
  expect(
    stored
      .getByRole('link')
      .elements()
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Archive', '/archive?q=crew'],
    ['Questions & answers', '/faq'],
  ]);
  await expectAccessible();
  await expectFits(320);
});

test('Without stored pages it says how they come to be', async () => {
  await renderApp('/offline?page=%2F%2Fevil.example');
  await expect.element(stored.getByText('No page is stored yet.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/');
  await expectAccessible();
});
