// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { articleOf, newsApi } from '../../features/news/testing/news-api.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { setWidth } from '../../testing/expect-fits.ts';
import { refusal } from '../../testing/mock-api.ts';
import { type AppOptions, renderApp } from '../../testing/render-app.tsx';

const article = articleOf('Spinnaker <b>Online</b>');
const path = `/news/${article.uniqueId}`;
const url = `${location.origin}${path}?ref=share`;

const opener = page.getByRole('main').getByRole('button', { name: 'Share this article' });
const dialog = page.getByRole('dialog', { name: 'Share', exact: true });
const press = (name: string) => dialog.getByRole('button', { name }).click();
const toast = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();

const showArticle = ({ api, ...options }: AppOptions = {}) =>
  renderApp(path, { ...options, api: { ...newsApi([article]), ...api } });

test('A visitor shares an own text and the link', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await showArticle();
  await opener.click();
  const text = dialog.getByRole('textbox', { name: 'Your text' });
  await expect.element(text).toHaveValue('Spinnaker <b>Online</b>');
  await expectAccessible();
  await text.fill('Gone & not forgotten');
  const link = dialog.getByRole('link', { name: 'Bluesky' }).element().getAttribute('href');
  const shared = new URL(link ?? '').searchParams.get('text');
  expect(shared).toBe(`Gone & not forgotten ${url}`);
  await press('Copy link');
  await toast('Link copied!');
  expect(write).toHaveBeenCalledWith(url);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('Escape that cancels the composition of a word leaves the dialog open', async () => {
  await showArticle();
  await opener.click();
  const text = dialog.getByRole('textbox', { name: 'Your text' });
  await text.click();
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
    const options = { key: 'Escape', bubbles: true, cancelable: true, ...composing };
    text.element().dispatchEvent(new KeyboardEvent('keydown', options));
  }
  await expect.element(text).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('The image is saved in the size that is chosen', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const { api } = await showArticle({ api: { getShareImage: () => 'image' } });
  await opener.click();
  const image = dialog.getByRole('img', { name: 'Image to share: Spinnaker <b>Online</b>' });
  for (const [name, size] of [
    ['Wide', 'wide'],
    ['Square', 'square'],
    ['Tall', 'tall'],
  ] as const) {
    await dialog.getByRole('radio', { name, exact: true }).click();
    await expect.element(image).toHaveAttribute('src', expect.stringContaining(`size=${size}`));
    await press('Download image');
    await expect.poll(() => saved.at(-1)).toBe(`keep-games-alive-article-${size}.png`);
    await toast('Image downloaded!');
    expect(api.calls('getShareImage').at(-1)?.url.searchParams.get('size')).toBe(size);
  }
});

test('A link that is not copied and an image that is not drawn are announced', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Refused'));
  await showArticle({ api: { getShareImage: () => refusal('dependency_unavailable') } });
  await opener.click();
  await press('Copy link');
  await toast('Failed to copy');
  await toast(`Please copy the link manually. ${url}`);
  await press('Download image');
  await toast('Failed to generate image');
  await toast('Please try again later.');
  await press('WeChat');
  await expect.element(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  const hint = `Scan the code with WeChat, or copy this link: ${url}`;
  await expect.element(dialog.getByText(hint)).toBeVisible();
  await expectAccessible();
});

test('Mastodon asks for the server once', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await showArticle();
  await opener.click();
  await press('Mastodon');
  const server = dialog.getByRole('textbox', { name: 'Your Mastodon server' });
  await expect.element(server).toHaveFocus();
  await server.fill('nonsense');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('Enter a server, such as mastodon.social.')).toBeVisible();
  await expectAccessible();
  await server.fill('@ada@chaos.social');
  await userEvent.keyboard('{Enter}');
  await expect.element(server).not.toBeInTheDocument();
  await press('Mastodon');
  await expect.element(server).toHaveValue('chaos.social');
  const opened = open.mock.calls.map(([address]) => new URL(String(address)).host);
  expect(opened).toEqual(['chaos.social', 'chaos.social']);
  expect(localStorage.getItem('mastodon-server')).toBe('chaos.social');
});

test.each(['de', 'fr', 'ja', 'ko', 'zh-CN'] as const)(
  'The dialog fits a narrow phone in %s',
  async (language) => {
    await setWidth(320, 640);
    await showArticle({ language });
    const buttons = page.getByRole('main').getByRole('button');
    await buttons.last().click();
    await expect.element(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
    const { scrollWidth, clientWidth } = page.getByRole('dialog').element();
    expect(scrollWidth).toBe(clientWidth);
  },
);
