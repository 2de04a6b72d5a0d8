// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { user } from '../auth/testing/fixture.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { refusal } from '../testing/mock-api.ts';
import { renderApp } from '../testing/render-app.tsx';

const title = page.getByLabelText('Title');
const publish = () => page.getByRole('button', { name: 'Publish' }).click();

test('a member chooses a public name with the first post, unless it is taken', async () => {
  const { api } = await renderApp('/forum/new?category=game-cases', {
    user,
    api: {
      listForumCategories: () => [],
      updateDisplayName: () =>
        refusal('display_name_taken', { errors: [{ path: 'displayName', code: 'nameTaken' }] }),
      createPost: () => refusal('dependency_unavailable'),
    },
  });
  await title.fill('Roll call');
  await page.getByLabelText('Your post').fill('Who else was there when it ended?');
  const name = page.getByLabelText('Public name');
  await name.fill('quiet_harbour');
  await publish();
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription(/Someone already has this name/);
  await expectAccessible();
  expect(api.calls('createPost')).toEqual([]);
  api.use({
    updateDisplayName: ({ body: { displayName } }) => ({ ...user, displayName }),
  });
  await name.fill('Loud Harbour');
  await publish();
  await expect.poll(() => api.calls('createPost').length).toBe(1);
  // The name is saved, whatever happens to the post.
  await expect.poll(() => name.elements()).toEqual([]);
});

test('a name is suggested in words of the language, another one at each press', async () => {
  await renderApp('/forum/new?category=game-cases', {
    user,
    language: 'de',
    api: { listForumCategories: () => [] },
  });
  const name = page.getByLabelText('Öffentlicher Name');
  const suggest = page.getByRole('button', { name: 'Namen vorschlagen' });
  await suggest.click();
  await expect.element(name).toHaveFocus();
  const first = document.querySelector<HTMLInputElement>(':focus')?.value ?? '';
  expect(first).toMatch(/^\p{Lu}\p{Ll}+ \d\d$/u);
  await expect
    .poll(async () => {
      await suggest.click();
      return document.querySelector<HTMLInputElement>(':focus')?.value;
    })
    .not.toBe(first);
});

test('a title without visible characters is an error of its field', async () => {
  await renderApp('/forum/new?category=game-cases', {
    user,
    api: { listForumCategories: () => [] },
  });
  await title.fill('\u3164\u3164\u3164');
  await page.getByLabelText('Your post').fill('A text that can be read.');
  await publish();
  await expect.element(title).toHaveFocus();
  await expect.element(title).toHaveAccessibleDescription(/no visible characters/);
  await expect.element(title).toHaveValue('\u3164\u3164\u3164');
});
