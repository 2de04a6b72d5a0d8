// SPDX-License-Identifier: AGPL-3.0-or-later
import type { OwnStory } from '@kga/contracts/stories';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { user } from '../../../auth/testing/fixture.ts';
import { archivedGame } from '../../../testing/archived-game.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { type MockHandlers, listPage, refusal } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { germanStory } from '../testing/fixture.ts';

const author = { ...user, id: '0193f5a0-0000-4000-8000-000000000001' };

const ownStory: OwnStory = {
  ...germanStory,
  title: 'First words',
  status: 'published',
  held: null,
  reason: null,
  note: null,
  revision: 1,
};
const path = `/stories/${ownStory.id}`;

const title = page.getByLabelText('Title', { exact: true });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const save = () => page.getByRole('button', { name: 'Save changes' }).click();
const failed = page.getByRole('alert').filter({ hasText: 'Submission Failed' });

/** An API with a story, which its author changes. */
function storyApi(first: OwnStory = ownStory): MockHandlers {
  let own = first;
  return {
    listSimilarGames: () => [],
    getStory: () => own,
    getOwnStory: () => own,
    getNextStory: () => null,
    listStoryGames: () => [],
    updateStory: ({ body: { title: changed } }) => {
      own = { ...own, title: changed, revision: own.revision + 1 };
      return own;
    },
  };
}

test('a story leads to the memorial of its game, where the archive has it', async () => {
  const { gameName } = ownStory;
  await renderApp(path, {
    api: {
      ...storyApi(),
      listSimilarGames: () => [archivedGame, { ...archivedGame, name: `${gameName} (online)` }],
    },
  });
  const memorial = page.getByRole('link', { name: `${gameName} (online)` });
  await expect.element(memorial).toHaveAttribute('href', `/archive/${archivedGame.id}`);
  await expectAccessible();
});

test('a reader can report a story, but not edit it', async () => {
  await renderApp(path, { user, api: storyApi() });
  await expect.element(heading('First words')).toHaveAttribute('lang', 'de');
  await expect.element(page.getByRole('button', { name: 'Report: First words' })).toBeVisible();
  expect(page.getByText('This story is yours').elements()).toEqual([]);
});

test('an author edits a story, and unsaved changes survive a reload', async () => {
  const { reload } = await renderApp(path, { user: author, api: storyApi() });
  await expect.element(page.getByText('This story is yours')).toBeVisible();
  await expect.element(page.getByText('60', { exact: false }).first()).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect.element(title).toHaveValue('First words');
  await title.fill('Second words');
  await reload();
  await expect.element(page.getByText('Your unsaved changes are back')).toBeVisible();
  await expect.element(title).toHaveValue('Second words');
  await expectAccessible();
  await save();
  await expect.element(heading('Second words')).toBeVisible();
  await expect.element(page.getByText('Changes saved', { exact: true }).first()).toBeVisible();
});

test('a change that another one overtook is saved only on a second press', async () => {
  const { api } = await renderApp(`${path}/edit`, { user: author, api: storyApi() });
  await title.fill('Second words');
  const revisions: number[] = [];
  api.use({
    updateStory: ({ body: { revision } }) => {
      revisions.push(revision);
      return refusal('conflict');
    },
    getOwnStory: () => ({ ...ownStory, title: 'Words from elsewhere', revision: 2 }),
  });
  await save();
  await expect.element(failed.getByText(/saving again overwrites that change/)).toBeVisible();
  await expect.element(title).toHaveValue('Second words');
  api.use({
    updateStory: ({ body: { revision, title: changed } }) => {
      revisions.push(revision);
      const saved = { ...ownStory, title: changed, revision: 3 };
      api.use({ getStory: () => saved, getOwnStory: () => saved });
      return saved;
    },
  });
  await save();
  await expect.element(heading('Second words')).toBeVisible();
  expect(revisions).toEqual([1, 2]);
});

test('a change survives a lost session and is discarded on request', async () => {
  const { api, reload } = await renderApp(`${path}/edit`, { user: author, api: storyApi() });
  await title.fill('After the session went');
  api.use({ updateStory: () => refusal('not_signed_in') });
  await save();
  await expect
    .element(failed.getByRole('link', { name: 'Log in and continue' }))
    .toHaveAttribute('href', `/login?returnTo=${encodeURIComponent(`${path}/edit`)}`);
  await reload();
  await expect.element(page.getByText('Your unsaved changes are back')).toBeVisible();
  await expect.element(title).toHaveValue('After the session went');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(title).toHaveValue('First words');
});

test('an author withdraws a story after a confirmation', async () => {
  const { api, reload } = await renderApp(path, { user: author, api: storyApi() });
  await page.getByRole('button', { name: 'Withdraw' }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw this story?' });
  await expect.element(dialog).toBeVisible();
  await expectAccessible();
  api.use({
    deleteStory: () => undefined,
    listSimilarGames: () => [],
    getStory: () => refusal('not_found'),
    getOwnStory: () => refusal('not_found'),
    getStoryTotals: () => ({ stories: 0, games: 0, yen: 0, rates: [] }),
    listStories: () => listPage([]),
  });
  await dialog.getByRole('button', { name: 'Withdraw story' }).click();
  await expect.element(page.getByText('Story withdrawn', { exact: true }).first()).toBeVisible();
  expect(location.pathname).toBe('/stories');
  await reload(path);
  await expect.element(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test.each([path, `${path}/edit`, '/stories/no-such-story'])(
  'the page %s of a story that waits is not found by others',
  async (shown) => {
    await renderApp(shown, {
      user,
      api: { getStory: () => refusal('not_found'), getOwnStory: () => refusal('not_found') },
    });
    await expect.element(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  },
);

test.each([refusal('not_found'), refusal('not_signed_in')])(
  'the page to edit a story asks a visitor without an account to log in, and leads back',
  async (refused) => {
    localStorage.setItem('guestId', 'guest_0123456789abcdef1700000000000');
    await renderApp(`${path}/edit`, { api: { getOwnStory: () => refused } });
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Log in' }))
      .toHaveAttribute('href', `/login?returnTo=${encodeURIComponent(`${path}/edit`)}`);
  },
);
