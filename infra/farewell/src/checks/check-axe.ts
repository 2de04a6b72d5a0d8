// SPDX-License-Identifier: AGPL-3.0-or-later
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

import axe from 'axe-core';
import { chromium } from 'playwright';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves a folder on this machine, as any static host does. */
function serveFolder(folder: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(folder, normalize(decodeURIComponent(pathname)));
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const type = types[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type }).end(readFileSync(file));
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      resolve({ url: `http://127.0.0.1:${port}/`, close: () => server.close() });
    });
  });
}

/**
 * Opens files of a copy in both themes, wide and narrow, and lets axe look at them.
 * @returns what is wrong: violations of WCAG 2.2 AA, errors of scripts, pages that are too wide
 */
export async function checkPages(
  folder: string,
  files: readonly string[],
  chromiumPath: string,
  log: (line: string) => void,
): Promise<string[]> {
  const { url, close } = await serveFolder(folder);
  const browser = await chromium.launch({ executablePath: chromiumPath });
  const wrong: string[] = [];
  try {
    for (const [colorScheme, width] of [['light', 1_280] as const, ['dark', 390] as const]) {
      const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } });
      const page = await context.newPage();
      for (const file of files) {
        const complain = (what: string) => wrong.push(`${file} (${colorScheme}): ${what}`);
        const onError = ({ message }: Error) => complain(message);
        page.on('pageerror', onError);
        await page.goto(url + file, { waitUntil: 'networkidle' });
        const shown = await page.evaluate(() => document.documentElement.scrollWidth);
        if (shown > width) complain(`${shown} pixels wide`);
        await page.evaluate(axe.source);
        const { violations } = await page.evaluate(() =>
          window.axe.run(document, {
            runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
          }),
        );
        for (const { id, nodes } of violations) complain(`${id}: ${nodes[0]?.html ?? ''}`);
        page.off('pageerror', onError);
      }
      await context.close();
    }
  } finally {
    await browser.close();
    close();
  }
  log(`axe looked at ${files.length} pages in two themes and found ${wrong.length} faults`);
  return wrong;
}
