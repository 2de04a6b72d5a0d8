// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { landingApi } from '../../pages/testing/landing-fixture.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { expectFits, setWidth } from '../../testing/expect-fits.ts';
import { focusStart } from '../../testing/keyboard.ts';
import { listPage } from '../../testing/mock-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { chooseTheme } from './theme.ts';

const api = {
  ...landingApi,
  getStoryTotals: () => ({ stories: 0, games: 0, yen: 0, rates: [] }),
  getModerationFigures: () => ({ reported: 0, removed: 0, restored: 0 }),
};

test('A page without a session asks once for the user, when the browser is idle', async () => {
  const { api: mock } = await renderApp('/faq', { api });
  await expect.poll(() => mock.calls('registerGuest').length).toBe(1);
  await page.getByRole('banner').getByRole('link', { name: 'News' }).click();
  await expect.poll(() => document.title).toMatch(/^News/);
  expect(mock.calls('getUser')).toHaveLength(1);
});

test('The whole page is laid out once the browser is idle', async () => {
  delete document.documentElement.dataset['laidOut'];
  await renderApp('/faq', { api });
  await expect.element(page.getByRole('contentinfo')).toBeVisible();
  const footer = page.getByRole('contentinfo').element();
  await expect.poll(() => getComputedStyle(footer).contentVisibility).toBe('visible');
  const bottom = footer.getBoundingClientRect().bottom + scrollY;
  scrollTo(0, document.documentElement.scrollHeight);
  // The page keeps its height when the footer comes near.
  await expect.poll(() => footer.getBoundingClientRect().bottom + scrollY).toBe(bottom);
});

test('A link to another page changes the title', async () => {
  await renderApp('/faq', { api });
  await page.getByRole('banner').getByRole('link', { name: 'News' }).click();
  await expect.poll(() => location.pathname).toBe('/news');
  await expect.poll(() => document.title).toMatch(/^News/);
  await expectAccessible();
});

test('The head follows the page', async () => {
  const attribute = (selector: string, name: string) =>
    document.head.querySelector(selector)?.getAttribute(name);
  await renderApp('/search', { api });
  await expect.poll(() => attribute('meta[name="robots"]', 'content')).toBe('noindex');
  await page.getByRole('banner').getByRole('link', { name: 'Petition' }).click();
  await expect.poll(() => attribute('meta[name="robots"]', 'content')).toBeUndefined();
  expect(attribute('link[rel="canonical"]', 'href')).toMatch(/\/petition$/);
  expect(document.head.querySelectorAll('link[hreflang]')).toHaveLength(7);
});

test('The menu of the appearance sets the theme and stores it', async () => {
  onTestFinished(() => chooseTheme('system'));
  const { reload } = await renderApp('/faq', { api });
  await page.getByRole('button', { name: 'Appearance' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  expect(document.documentElement.dataset['theme']).toBe('dark');
  await reload();
  await page.getByRole('button', { name: 'Appearance' }).click();
  await expect.element(page.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
});

test('The skip link and the menus work by keyboard', async () => {
  await renderApp('/faq', { api });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  focusStart();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
  const language = page.getByRole('button', { name: 'Language' });
  language.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menu')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitemradio', { name: 'English' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(language).toHaveFocus();
});

test('The menu of a small phone opens, leads to a page and closes', async () => {
  await setWidth(360, 740);
  await renderApp('/faq', { api });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect.element(menu).toBeVisible();
  await expectAccessible();
  await menu.getByRole('link', { name: 'Stories' }).click();
  await expect.poll(() => location.pathname).toBe('/stories');
  await expect.element(menu).not.toBeInTheDocument();
});

test.each(['/faq', '/forum', '/login'])(
  'The page %s fits a small phone in German',
  async (path) => {
    await renderApp(path, {
      language: 'de',
      api: {
        ...api,
        listSocialProviders: () => [],
        listLatestPosts: () => listPage([]),
      },
    });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFits(360);
  },
);

test('The footer of a phone is short: each title opens its links', async () => {
  await setWidth(390);
  await renderApp('/faq', { api });
  const footer = page.getByRole('contentinfo');
  await expect.element(footer).toBeVisible();
  await expect.poll(() => footer.element().getBoundingClientRect().height).toBeLessThan(420);
  const title = footer.getByRole('button', { name: 'Legal' });
  await expect.element(title).toHaveAttribute('aria-expanded', 'false');
  const link = footer.getByRole('link', { name: 'Privacy policy' });
  expect(link.elements()).toEqual([]);
  await title.click();
  await expect.element(link).toBeVisible();
  await expectAccessible();
});
