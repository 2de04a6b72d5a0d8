// SPDX-License-Identifier: AGPL-3.0-or-later
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { embedPath, frameCode, widgetViews } from '@kga/contracts/core';
import { chromium } from 'playwright/test';

import { startOtherSite } from './support/other-site.ts';
import { expect, expectAccessible, expectFits, test } from './support/test.ts';

/** A page of another site that allows the frame and its script, and nothing else. */
const startFramingSite = (origin: string, body: string) =>
  startOtherSite({
    body: `<!doctype html><title>Another site</title><h1>Another site</h1>${body}`,
    policy: `default-src 'none'; frame-src ${origin}; script-src ${origin}`,
  });

/**
 * A browser that blocks third-party cookies, as a setting of Chromium says. The headless shell, which
 * the tests use where Chromium is not installed, does not know that setting.
 */
async function openBlockingBrowser() {
  const executablePath = '/usr/bin/chromium';
  const blocksCookies = existsSync(executablePath);
  const profile = await mkdtemp(join(tmpdir(), 'kga-profile-'));
  await mkdir(join(profile, 'Default'));
  const preferences = JSON.stringify({ profile: { cookie_controls_mode: 1 } });
  await writeFile(join(profile, 'Default', 'Preferences'), preferences);
  const context = await chromium.launchPersistentContext(profile, {
    ...(blocksCookies && { executablePath, ignoreDefaultArgs: ['--headless'] }),
    args: ['--no-sandbox', ...(blocksCookies ? ['--headless=new'] : [])],
  });
  const close = async () => {
    await context.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  };
  return { context, blocksCookies, close };
}

// A frame in a sandbox may send no headers of its own to another origin.
test.use({ extraHTTPHeaders: {} });

test('a widget is live on another site under a strict policy, with third-party cookies blocked', async ({
  stack,
}) => {
  const src = stack.origin + embedPath({ petition: 'eu', country: 'DE' }, { lang: 'de' });
  const frame = frameCode({ src, title: 'Petition', width: 480, height: 900 });
  const script = `<script async src="${stack.origin}/widget.js"></script>`;
  const site = await startFramingSite(stack.origin, frame + script);
  const { context, blocksCookies, close } = await openBlockingBrowser();
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('console', (message) => {
      // The policy of the page forbids the style attribute of the frame, which still works.
      const isStyle = message.text().includes('inline style');
      if (message.type() === 'error' && !isStyle) errors.push(message.text());
    });
    // A visitor has been on the site itself; where third-party cookies are not blocked, the frame sends this.
    await page.goto(`${stack.origin}/robots.txt`);
    await page.evaluate(() => (document.cookie = 'own=1; SameSite=None; Secure'));
    const sent: string[] = [];
    page.on('request', async (request) => {
      const { cookie } = await request.allHeaders().catch(() => ({ cookie: undefined }));
      if (cookie !== undefined) sent.push(`${request.url()} ${cookie}`);
    });
    let bytes = 0;
    const requested: string[] = [];
    page.on('response', async (response) => {
      const path = response.url().replace(stack.origin, '');
      requested.push(path);
      if (!path.startsWith('/embed/')) return;
      bytes += gzipSync(await response.body()).length;
    });
    await page.goto(site.url);
    const widget = page.frameLocator('iframe');
    await expect(widget.getByRole('heading', { name: 'Deutschland' })).toBeVisible();
    await expect.poll(() => requested.some((path) => path.endsWith('/stream'))).toBe(true);
    // The script makes it as high as its content.
    await expect
      .poll(async () => Number(await page.locator('iframe').getAttribute('height')))
      .toBeLessThan(400);
    const before = await widget.locator('.number').innerText();
    await stack.control({ position: '2025-07-10T00:00:00Z' });
    await expect(widget.locator('.number')).not.toHaveText(before);
    if (blocksCookies) expect(sent).toEqual([]);
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['own']);
    expect(bytes).toBeLessThan(25_000);
    expect(
      requested.every((path) => /^(?:http|\/embed\/|\/api\/widgets\/|\/widget\.js)/.test(path)),
    ).toBe(true);
    expect(errors).toEqual([]);
  } finally {
    await close();
    site.close();
  }
});

test('widgets are accessible in both themes, fit a narrow frame and need no script', async ({
  stack,
  browser,
}) => {
  // The policy of widgets would stop the test's own styles.
  const context = await browser.newContext({ bypassCSP: true, baseURL: stack.origin });
  const page = await context.newPage();
  for (const view of widgetViews) {
    await page.goto(embedPath({ petition: 'eu', country: 'FR' }, { view, lang: 'fr' }));
    expect(await page.evaluate(() => [document.cookie, localStorage.length])).toEqual(['', 0]);
    await expectFits(page, [320]);
    await expectAccessible(page);
  }
  await context.close();
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.origin });
  const reader = await plain.newPage();
  await reader.goto(embedPath({ petition: 'eu' }, { view: 'map' }));
  await expect(reader.getByText(/^Finland: [\d,]+% of its threshold$/)).toHaveCount(1);
  await plain.close();
});
