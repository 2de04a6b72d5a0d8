// SPDX-License-Identifier: AGPL-3.0-or-later
import type { TextBlock } from '@kga/contracts/content';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { user } from '../../auth/testing/fixture.ts';
import { forumPost, replyOf, threadApi } from '../../features/forum/testing/forum-api.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { tabTo } from '../../testing/keyboard.ts';
import { type MockHandlers, refusal } from '../../testing/mock-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const path = `/forum/posts/${forumPost.id}`;
const box = page.getByRole('textbox', { name: 'Your reply' });
const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name });

const showThread = (api: MockHandlers = {}) =>
  renderApp(path, {
    user: { ...user, displayName: 'Ada' },
    api: { ...threadApi(forumPost, [replyOf(1, 'Write to them.')]), ...api },
  });

const paragraph = (text: string): TextBlock => ({
  kind: 'paragraph',
  quote: 0,
  level: 0,
  number: null,
  spans: [{ text, marks: ['strong'] }],
});

function select(from: number, to: number): void {
  const area = box.element();
  if (area instanceof HTMLTextAreaElement) area.setSelectionRange(from, to);
}

test('The toolbar marks what is selected, and the arrow keys move in it', async () => {
  await showThread();
  await box.fill('my game');
  select(3, 7);
  await tool('Bold').click();
  await expect.element(box).toHaveValue('my **game**');
  await expect.element(box).toHaveFocus();
  select(0, 11);
  await tool('Quotation').click();
  await expect.element(box).toHaveValue('> my **game**');
  await tabTo(tool('Bold'));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(tool('Quotation')).toHaveFocus();
  await expectAccessible();
});

test('A reply is sent as Markdown, as it was typed', async () => {
  const { api } = await showThread();
  await box.fill('**Ask** for it.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect.poll(() => api.calls('createReply')).toHaveLength(1);
  expect(api.calls('createReply')[0]?.body).toMatchObject({
    content: '**Ask** for it.',
    format: 'markdown',
  });
});

test('The preview shows the text as it would be published, and leads back to it', async () => {
  await showThread({ previewText: ({ body: { content } }) => ({ blocks: [paragraph(content)] }) });
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect.element(preview.getByText('Nothing written yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep writing' }).click();
  await expect.element(box).toHaveFocus();
  await box.fill('Strong words');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect.element(preview.getByText('Strong words')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Keep writing' }).click();
  await expect.element(box).toHaveValue('Strong words');
});

test('A preview that fails says so, keeps the text and is tried again on a press', async () => {
  const { api } = await showThread({ previewText: () => refusal('rate_limited') });
  await box.fill('Strong words');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect.element(page.getByText('The preview couldn’t be loaded.')).toBeVisible();
  api.use({ previewText: () => ({ blocks: [paragraph('Loaded')] }) });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText('Loaded')).toBeVisible();
});

test('A text that is refused is shown to be written on', async () => {
  await showThread();
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect.element(box).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Preview' })).toBeVisible();
});

test('A picture is uploaded and inserted where one writes, with words to be typed', async () => {
  const id = '0193f5a0-0000-4000-8000-0000000000aa';
  await showThread({ createPictureUpload: () => ({ id }) });
  await box.fill('See');
  await expect.element(page.getByRole('button', { name: 'Add a picture' })).toBeVisible();
  await userEvent.upload(
    page.getByTestId('picture-file'),
    new File(['x'], 'a.png', { type: 'image/png' }),
  );
  await expect.element(box).toHaveValue(`See\n\n![what it shows](/api/pictures/${id})\n`);
  await userEvent.keyboard('the error');
  await expect.element(box).toHaveValue(`See\n\n![the error](/api/pictures/${id})\n`);
  await expectAccessible();
});

test('A file that is no picture, and a fifth picture, are refused', async () => {
  await showThread();
  const mark = '![x](/api/pictures/0193f5a0-0000-4000-8000-0000000000aa)';
  await userEvent.upload(
    page.getByTestId('picture-file'),
    new File(['x'], 'a.txt', { type: 'text/plain' }),
  );
  await expect.element(page.getByText('Choose a PNG, JPEG, WebP or AVIF picture.')).toBeVisible();
  await box.fill(mark.repeat(4));
  await page.getByRole('button', { name: 'Add a picture' }).click();
  await expect.element(page.getByText('At most 4 pictures.')).toBeVisible();
});

const member = (displayName: string, last: string) => ({
  ...(forumPost.author ?? { marks: [], picture: null }),
  id: `0193f5a0-0000-4000-8000-0000000000${last}`,
  shortId: '0193f5a0',
  displayName,
});

test('@ offers those who take part, then others by their letters, and completes by keyboard', async () => {
  const { reload } = await showThread({
    listMembers: ({ query: { name } }) =>
      [member('Greta Blum', 'c1'), member('Grace', '0b')].filter(({ displayName }) =>
        displayName.toLowerCase().startsWith(name.toLowerCase()),
      ),
  });
  const options = page.getByRole('option');
  await box.click();
  await userEvent.keyboard('One{Enter}two{Enter}three{Enter}four{Enter}five{Enter}six{Enter}@');
  const list = page.getByRole('listbox', { name: 'Members' });
  await expect.element(list).toBeVisible();
  const bottom = () => box.element().getBoundingClientRect().bottom;
  expect(Math.abs(list.element().getBoundingClientRect().top - bottom())).toBeLessThan(60);
  await box.clear();
  await userEvent.keyboard('Ask @');
  await expect.poll(() => options.elements().map((one) => one.textContent)).toEqual(['Grace']);
  await userEvent.keyboard('gr');
  await expect
    .poll(() => options.elements().map((one) => one.textContent))
    .toEqual(['Grace', 'Greta Blum']);
  await expectAccessible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(box).toHaveValue('Ask @Greta Blum ');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await reload();
  await expect.element(box).toHaveValue('Ask @Greta Blum ');
});

test('Escape closes the names, and what is typed stays', async () => {
  await showThread({ listMembers: () => refusal('rate_limited') });
  await box.click();
  await userEvent.keyboard('@gr');
  await expect.element(page.getByRole('option', { name: 'Grace' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(box).toHaveValue('@gr');
});
