// SPDX-License-Identifier: AGPL-3.0-or-later
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';

import { languages, pathTo } from '@kga/contracts/core';
import { freePort } from '@kga/dev/testing';

import { addThread, insertGames, insertMemories, insertStories } from './support/content.ts';
import { startSecondSite } from './support/second-site.ts';
import { expect, test } from './support/test.ts';

const root = join(import.meta.dirname, '../../..');
const command = join(root, 'infra/farewell/src/main.ts');

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves a folder below a path, as any static host does. */
async function serveFolder(folder: string) {
  const port = await freePort();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(folder, decodeURIComponent(pathname.replace('/copy/', '/')));
    if (!existsSync(file)) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': types[extname(file)] }).end(readFileSync(file));
  }).listen(port, '127.0.0.1');
  return { url: `http://127.0.0.1:${port}/copy`, [Symbol.dispose]: () => server.close() };
}

test('a copy of the site opens from a static host, in all languages and without errors', async ({
  stack,
  page,
}) => {
  // A minute of a processor that is free.
  test.slow();
  await using site = await startSecondSite(stack);
  const names = Array.from({ length: 30 }, (_, index) => ({ name: `Game ${index}` }));
  const [game = ''] = await insertGames(site, [{ name: 'The Crew' }, ...names]);
  await insertMemories(site, game, ['We drove from coast to coast.']);
  await insertStories(site, [{ title: 'It ended', content: 'One last drive.' }], {
    language: 'de',
  });
  const replies = Array.from({ length: 60 }, (_, index) => `Write to them ${index}.`);
  const post = await addThread(site, { title: 'What now?', content: 'It is gone.', replies });

  const parent = mkdtempSync(join(tmpdir(), 'kga-farewell-'));
  try {
    const folder = join(parent, 'copy');
    const args = [command, `--url=${site.origin}`, `--out=${folder}`];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
    expect(stdout).toMatch(/\d{5} links checked, 0 lead nowhere/);

    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(files).toContain('api/archive/games.csv');
    expect(files).toContain('api/open-data/tree-heads.json');
    expect(files.filter((file) => /members|profile|admin|login|\.js$/.test(file))).toEqual([]);
    const isWrong = (file: string) =>
      /<(?:script|form|button|input)\b|href="(?:\/|[^":]*\/members\/)/.test(
        readFileSync(join(folder, file), 'utf8'),
      );
    const pages = files.filter((file) => file.endsWith('.html'));
    expect(pages.filter(isWrong)).toEqual([]);
    // A copy is read years later: '3 hours ago' would be wrong in it.
    const timesIn = (file: string) =>
      readFileSync(join(folder, file), 'utf8').match(/<time\b[^>]*>[^<]+/g) ?? [];
    expect(timesIn('forum.html').length).toBeGreaterThan(0);
    expect(pages.flatMap(timesIn).filter((time) => !/>[^<]*\d{4}/.test(time))).toEqual([]);

    using host = await serveFolder(folder);
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
    page.on('requestfailed', (request) => {
      // A font may still be loading when the test opens the next page.
      const { errorText = '' } = request.failure() ?? {};
      if (errorText !== 'net::ERR_ABORTED') faults.push(`${request.url()} ${errorText}`);
    });
    page.on('response', (answer) => answer.ok() || faults.push(answer.url()));
    for (const language of languages) {
      for (const name of ['index', 'archive', 'legal/countries/DE', 'petition/eu', 'end-of-life']) {
        const file = `${language === 'en' ? '' : `${language}/`}${name}.html`;
        await page.goto(`${host.url}/${file}`);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await page.evaluate(() => document.fonts.check('16px Inter Variable')), file).toBe(
          true,
        );
      }
    }

    // Beyond the first games and replies, in another language, and to what has ended.
    await page.goto(`${host.url}/de/archive.html`);
    await page.getByRole('link', { name: 'Alle Einträge (31)' }).click();
    await page.getByRole('link', { name: 'The Crew' }).click();
    await expect(page.getByText('We drove from coast to coast.')).toBeVisible();
    await page.goto(`${host.url}${pathTo('forumPost', { id: post })}.html`);
    await expect(page.getByText('Write to them 59.')).toHaveCount(0);
    await page.getByRole('link', { name: '2', exact: true }).click();
    await expect(page.getByText('Write to them 59.')).toBeVisible();
    await page.goto(`${host.url}/stories.html`);
    await page.getByRole('link', { name: '日本語' }).click();
    await expect(page).toHaveURL(`${host.url}/ja/stories.html`);
    await page.getByRole('link', { name: 'すべての項目 (1)' }).click();
    await page.getByRole('link', { name: 'It ended' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.goto(`${host.url}/archive.html`);
    await page.getByRole('link', { name: 'Submit a Game' }).click();
    await expect(page).toHaveURL(`${host.url}/end-of-life.html`);
    await expect(page.getByText('the campaign has ended')).toBeVisible();
    expect(faults).toEqual([]);
  } finally {
    rmSync(parent, { recursive: true });
  }
});
