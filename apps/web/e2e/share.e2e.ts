// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFile } from 'node:fs/promises';

import { memoryPath, pathTo, shareImageSizes } from '@kga/contracts/core';
import type { Page } from 'playwright/test';

import { addArticles } from './support/articles.ts';
import { insertGames, insertMemories, insertStories } from './support/content.ts';
import { awake, expect, expectAccessible, test } from './support/test.ts';
import { settle } from './support/threads.ts';

/** Width and height of a PNG, from its header. */
function sizeOfPng(bytes: Buffer) {
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Opens the dialog of a game's memorial. */
async function openDialog(page: Page, path: string) {
  await page.goto(path);
  await awake(page);
  await page.getByRole('button', { name: 'Share memorial' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share', exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('a visitor shares a memorial: text, link, networks and the image in each size', async ({
  page,
  stack,
}) => {
  const [id = ''] = await insertGames(stack, [{ name: 'Spinnaker <b>Online</b>' }]);
  const path = pathTo('archiveGame', { id });
  const dialog = await openDialog(page, path);
  await expectAccessible(page);
  await expect(dialog.getByRole('img', { name: /^Image to share/ })).toHaveJSProperty(
    'naturalWidth',
    1_200,
  );
  const text = dialog.getByRole('textbox', { name: 'Your text' });
  await expect(text).toHaveValue('Do you remember Spinnaker <b>Online</b>?');
  await text.fill('Gone & not forgotten');
  const link = await dialog.getByRole('link', { name: 'Bluesky' }).getAttribute('href');
  expect(new URL(link ?? '').searchParams.get('text')).toBe(
    `Gone & not forgotten ${stack.origin}${path}`,
  );

  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied!', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(stack.origin + path);

  for (const [label, size] of [
    ['Wide', 'wide'],
    ['Square', 'square'],
    ['Tall', 'tall'],
  ] as const) {
    await dialog.getByRole('radio', { name: label }).check();
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download image' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`keep-games-alive-game-${size}.png`);
    expect(sizeOfPng(await readFile(await download.path()))).toEqual(shareImageSizes[size]);
    await expect(page.getByText('Image downloaded!', { exact: true })).toBeVisible();
  }

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Share memorial' })).toBeFocused();
});

test.describe('without clipboard and images', () => {
  test.use({ expectedFaults: /503/ });

  test('what fails is said, and Mastodon asks for the server once', async ({
    page,
    stack,
    context,
  }) => {
    await context.route('https://**', (route) => route.abort());
    const [id = ''] = await insertGames(stack, [{ name: 'Genoa' }]);
    const dialog = await openDialog(page, pathTo('archiveGame', { id }));
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('Refused'));
    });
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Failed to copy', { exact: true })).toBeVisible();
    await page.route('**/api/share-images/**', (route) => route.fulfill({ status: 503 }));
    await dialog.getByRole('button', { name: 'Download image' }).click();
    await expect(page.getByText('Failed to generate image', { exact: true })).toBeVisible();
    await expect(page.getByText('Please try again later.', { exact: true })).toBeVisible();

    await dialog.getByRole('button', { name: 'Mastodon' }).click();
    const server = dialog.getByRole('textbox', { name: 'Your Mastodon server' });
    await expect(server).toBeFocused();
    await server.fill('nonsense');
    await server.press('Enter');
    await expect(dialog.getByText('Enter a server, such as mastodon.social.')).toBeVisible();
    await server.fill('@ada@chaos.social');
    for (const next of [() => server.press('Enter'), () => press('Mastodon')]) {
      const opening = context.waitForEvent('page');
      await next();
      const tab = await opening;
      await tab.close();
    }
    expect(await page.evaluate(() => localStorage.getItem('mastodon-server'))).toBe('chaos.social');

    await press('WeChat');
    await expect(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    await expectAccessible(page);

    function press(name: string) {
      return dialog.getByRole('button', { name }).click();
    }
  });
});

test('the dialog fits a narrow phone in every language', async ({ page, stack }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const [id = ''] = await insertGames(stack, [{ name: 'Genoa' }]);
  for (const lang of ['de', 'fr', 'ja', 'ko', 'zh-CN']) {
    await page.goto(`${pathTo('archiveGame', { id })}?lang=${lang}`);
    await awake(page);
    await page.locator('main button[aria-haspopup="dialog"]').last().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox')).toBeVisible();
    const wider = await dialog.evaluate(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    );
    expect([lang, wider]).toEqual([lang, 0]);
  }
});

/** Contents of a property in the HTML that a crawler reads. */
function contentOf(html: string, property: string): string {
  const tag = new RegExp(`<meta[^>]*(?:property|name)="${property}"[^>]*>`).exec(html)?.[0] ?? '';
  return (/content="([^"]*)"/.exec(tag)?.[1] ?? '').replaceAll('&amp;', '&');
}

test('a crawler finds the image of every page that is shared', async ({ stack }) => {
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
