// SPDX-License-Identifier: AGPL-3.0-or-later
import { join } from 'node:path';

import { chromium } from 'playwright';

import { chromium as settings } from '../../../../apps/web/chromium.ts';
import list from './screenshots.json' with { type: 'json' };

const places: readonly (readonly [name: string, path: string])[] = Object.entries(list);

const viewport = { width: 390, height: 844 };

/** Takes the screenshots that the notes for translators name, of a running site, as a phone shows it. */
export async function takeScreenshots(origin: string, folder: string): Promise<void> {
  const browser = await chromium.launch(settings);
  try {
    const context = await browser.newContext({ viewport, locale: 'en-GB' });
    const page = await context.newPage();
    for (const [name, path] of places) {
      await page.goto(new URL(path, origin).href, { waitUntil: 'networkidle' });
      await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
      process.stdout.write(`${name}.png\n`);
    }
  } finally {
    await browser.close();
  }
}
