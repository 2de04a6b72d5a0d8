// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomUUID } from 'node:crypto';

import { pathTo } from '@kga/contracts/core';
import { insertTestPetition } from '@kga/db/testing';
import type { Page } from 'playwright/test';

import { addArticles } from './support/articles.ts';
import { awake, expect, test } from './support/test.ts';

const pages = ['/', '/news', '/petition', '/forum', '/archive', '/login'];

/** Each deletes a function that browsers before 2024 lack. */
const lacks: Readonly<Record<string, () => void>> = {
  'URL.canParse': () => Reflect.deleteProperty(URL, 'canParse'),
  'Promise.withResolvers': () => Reflect.deleteProperty(Promise, 'withResolvers'),
  'AbortSignal.any': () => Reflect.deleteProperty(AbortSignal, 'any'),
  'String.isWellFormed': () => {
    Reflect.deleteProperty(String.prototype, 'isWellFormed');
    Reflect.deleteProperty(String.prototype, 'toWellFormed');
  },
};

for (const [name, remove] of Object.entries(lacks)) {
  test(`pages come alive in browsers without ${name}, and read on`, async ({ page, stack }) => {
    const title = `An article of ${randomUUID()}`;
    await addArticles(stack, [{ title, category: 'policy' }]);
    const id = `p-${randomUUID()}`;
    await insertTestPetition(stack.db, { slug: id, opened_at: new Date() });
    await page.addInitScript(remove);
    for (const path of [...pages, pathTo('signPetition', { id })]) {
      await page.goto(path);
      await awake(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('This part of the page didn’t load')).toHaveCount(0);
    }
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
