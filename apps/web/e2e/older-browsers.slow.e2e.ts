// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomUUID } from 'node:crypto';

import { pathTo } from '@kga/contracts/core';
import { insertTestPetition } from '@kga/db/testing';
import type { Page } from 'playwright/test';

import { browserLine, lineBrowsers } from '../browsers/line.ts';
import { lackedBy, neededByApp, removeFeatures } from '../browsers/remove.ts';
import { addArticles } from './support/articles.ts';
import { awake, expect, test } from './support/test.ts';

const pages = ['/', '/news', '/petition', '/forum', '/archive', '/login'];

for (const browser of lineBrowsers) {
  test(`pages come alive without what ${browser} ${browserLine[browser]} lacks, and read on`, async ({
    page,
    stack,
  }) => {
    const title = `An article of ${randomUUID()}`;
    await addArticles(stack, [{ title, category: 'policy' }]);
    const id = `p-${randomUUID()}`;
    await insertTestPetition(stack.db, { slug: id, opened_at: new Date() });
    await page.addInitScript(removeFeatures, lackedBy(browser));
    for (const path of [...pages, pathTo('signPetition', { id })]) {
      await page.goto(path);
      await awake(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('This part of the page didn’t load')).toHaveCount(0);
    }
    await page.goto('/search');
    await awake(page);
    await page.getByRole('searchbox').fill('game');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/[?&]q=game/);
    await page.goto('/contact');
    await awake(page);
    await page.getByRole('textbox', { name: 'Message' }).fill('\u3164'.repeat(12));
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('no visible characters').first()).toBeVisible();
    // It would be open to all visitors of later tests.
    await stack.db.deleteFrom('petition').where('slug', '=', id).execute();
    // Code, messages and articles of the next page load in the browser.
    await page.getByRole('banner').getByRole('link', { name: 'News', exact: true }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  });
}

test('a browser below the line keeps the page of the server, with its links and forms', async ({
  page,
  stack,
}) => {
  const id = `p-${randomUUID()}`;
  await insertTestPetition(stack.db, {
    slug: id,
    signers: JSON.stringify({ who: 'anyone', fromAge: 16, sureFromAge: 16 }),
    opened_at: new Date(),
  });
  await page.addInitScript(removeFeatures, neededByApp);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/?lang=de');
  // Nothing fills the place of the offer of another language.
  await expect(page.locator('html')).not.toHaveAttribute('data-offer');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Nachrichten', exact: true }).click();
  await expect(page).toHaveURL(/\/news/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const email = `${randomUUID()}@mail.kga.test`;
  await page.goto(`${pathTo('signPetition', { id })}?lang=en`);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Wilhelmina');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('combobox', { name: 'Country where you live' }).selectOption('NL');
  await page.getByRole('checkbox', { name: /16 or over/ }).check();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const { link, code } = await stack.mailTo(email);
  await page.goto(link);
  // What stands in `noscript` is shown, too.
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Confirm signature' }).click();
  await expect(page.getByText('Your signature counts')).toBeVisible();
  expect(await page.evaluate(() => window.kgaAwake)).toBeUndefined();
  await expect(page.locator('#kga-broken')).toBeHidden();
  await stack.db.deleteFrom('petition').where('slug', '=', id).execute();
});

test('below the line a visitor with a session learns what the page needs, and logs out to the home page', async ({
  page,
  context,
  baseURL,
}) => {
  await page.addInitScript(removeFeatures, neededByApp);
  const url = baseURL ?? '';
  await context.addCookies([{ name: 'kga_session', value: 'ended', url }]);
  await page.goto('/profile?lang=de');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Diese Seite braucht JavaScript' }),
  ).toBeVisible();
  await expect(page.getByText('Safari 15.4')).toBeVisible();
  await expect(page.getByRole('status')).toBeHidden();
  await page.getByRole('button', { name: 'Abmelden und zur Startseite' }).click();
  await expect(page).toHaveURL(/\/\?lang=de$/);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Nachrichten', exact: true })
    .click();
  await expect(page).toHaveURL(/\/news\?lang=de$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Breaks what the header asks outside of every error boundary. */
async function breakHeader(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const Whole = URL;
    window.URL = class extends Whole {
      constructor(url: string | URL, base?: string | URL) {
        if (base === 'http://return.invalid') throw new Error('broken on purpose');
        super(url, base);
      }
    };
  });
}

test.describe('an error that reaches the root', () => {
  test.use({ expectedFaults: /broken on purpose/ });

  test('leaves the page that the server rendered, whose links work', async ({ page }) => {
    await breakHeader(page);
    await page.goto('/petition?lang=de');
    const notice = page.getByRole('alert').filter({ hasText: 'weiter lesen und Links öffnen' });
    await expect(notice).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('table')).toBeAttached();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Häufige Fragen' }).click();
    await expect(page).toHaveURL(/\/faq/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('leaves no spinner where the server sent no page', async ({ page, context, baseURL }) => {
    await breakHeader(page);
    const url = baseURL ?? '';
    await context.addCookies([{ name: 'kga_session', value: 'ended', url }]);
    await page.goto('/news');
    await expect(page.locator('#root').getByRole('link', { name: 'Reload' })).toBeVisible();
    await expect(page.getByRole('status')).toHaveCount(0);
  });
});
