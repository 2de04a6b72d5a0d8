// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFile } from 'node:fs/promises';

import { memoryPath, pathTo, shareImageSizes } from '@kga/contracts/core';

import { addArticles } from './support/articles.ts';
import { insertGames, insertMemories, insertStories } from './support/content.ts';
import { awake, expect, test } from './support/test.ts';
import { settle } from './support/threads.ts';

/** Width and height of a PNG, from its header. */
function sizeOfPng(bytes: Buffer) {
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('A visitor shares the link and the image of a memorial', async ({ page, stack }) => {
  const [id = ''] = await insertGames(stack, [{ name: 'Spinnaker <b>Online</b>' }]);
  const path = pathTo('archiveGame', { id });
  await page.goto(path);
  await awake(page);
  await page.getByRole('button', { name: 'Share memorial' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share', exact: true });
  await expect(dialog.getByRole('img', { name: /^Image to share/ })).toHaveJSProperty(
    'naturalWidth',
    1_200,
  );
  await expect(dialog.getByRole('textbox', { name: 'Your text' })).toHaveValue(
    'Do you remember Spinnaker <b>Online</b>?',
  );
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied!', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${stack.origin}${path}?ref=share`,
  );

  await dialog.getByRole('radio', { name: 'Tall' }).check();
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download image' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('keep-games-alive-game-tall.png');
  expect(sizeOfPng(await readFile(await download.path()))).toEqual(shareImageSizes.tall);
});

/** Contents of a property in the HTML that a crawler reads. */
function contentOf(html: string, property: string): string {
  const tag = new RegExp(`<meta[^>]*(?:property|name)="${property}"[^>]*>`).exec(html)?.[0] ?? '';
  return (/content="([^"]*)"/.exec(tag)?.[1] ?? '').replaceAll('&amp;', '&');
}

test('A crawler finds the image of every page that is shared', async ({ stack }) => {
  const [game = ''] = await insertGames(stack, [{ name: 'Genoa' }]);
  const [memory = ''] = await insertMemories(stack, game, ['The sea was calm.']);
  const [story = ''] = await insertStories(stack, [{ title: 'Cut', content: 'It was cut.' }]);
  const [article = ''] = await addArticles(stack, [{ title: 'To pass on' }]);
  const post = await settle(stack, { email: 'poster@example.com' });
  const pages = [
    '/',
    '/petition',
    '/petition?country=DE&lang=de',
    `/archive/${game}`,
    memoryPath(game, memory),
    `/stories/${story}?lang=ja`,
    `/news/${article}`,
    `/forum/posts/${post}`,
    '/archive',
    '/stories',
    '/news',
    '/forum',
    '/legal?lang=ja',
    '/commitments',
    '/legal/countries/DE?lang=de',
  ];
  const images = new Set<string>();
  for (const path of pages) {
    const html = await (await fetch(stack.origin + path)).text();
    const url = contentOf(html, 'og:image');
    expect([path, url]).toEqual([path, expect.stringContaining('/api/share-images/')]);
    expect(contentOf(html, 'og:image:width')).toBe('1200');
    expect(contentOf(html, 'og:image:height')).toBe('630');
    expect(contentOf(html, 'og:image:alt')).not.toBe('');
    expect(contentOf(html, 'twitter:card')).toBe('summary_large_image');
    const image = await fetch(url, { redirect: 'error' });
    expect([path, image.status, image.headers.get('content-type')]).toEqual([
      path,
      200,
      'image/png',
    ]);
    expect(sizeOfPng(Buffer.from(await image.arrayBuffer()))).toEqual(shareImageSizes.wide);
    images.add(url);
  }
  expect(images.size).toBe(pages.length - 1);
});
