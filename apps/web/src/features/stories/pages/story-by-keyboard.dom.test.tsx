// SPDX-License-Identifier: AGPL-3.0-or-later
import { guestHeader } from '@kga/contracts/accounts';
import { publicAuthorId } from '@kga/contracts/content';
import type { OwnStory } from '@kga/contracts/stories';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { press, tabTo, type } from '../../../testing/keyboard.ts';
import { listPage, refusal } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { germanStory } from '../testing/fixture.ts';

const state = { status: 'pending', held: null, reason: null, note: null, revision: 1 } as const;

test('A guest writes, edits and withdraws a story by keyboard alone', async () => {
  let own: OwnStory = { ...germanStory, ...state, author: null };
  await renderApp('/stories/share', {
    api: {
      listStoryGames: () => [],
      listStories: () => listPage([]),
      listSimilarGames: () => [],
      getStoryTotals: () => ({ stories: 0, games: 0, yen: 0, rates: [] }),
      getStory: () => refusal('not_found'),
      getOwnStory: () => own,
      createStory: ({ headers, body: { title, gameName, content } }) => {
        const userId = publicAuthorId(headers.get(guestHeader) ?? '');
        own = { ...own, title, gameName, content, userId, amount: 6_980, currency: 'JPY' };
        return own;
      },
      updateStory: ({ body: { title } }) => {
        own = { ...own, title, revision: own.revision + 1 };
        return own;
      },
      deleteStory: () => undefined,
    },
  });
  await type('Game', 'Keystone');
  await userEvent.keyboard('{Escape}');
  await type('Title', 'Written by keyboard');
  await tabTo(page.getByLabelText('Your story'));
  await userEvent.keyboard('It was there for years, and then it was not.');
  await tabTo(page.getByLabelText('Amount lost'));
  await userEvent.keyboard('6980');
  const currency = page.getByRole('combobox', { name: 'Currency' });
  await press(currency);
  const yen = page.getByRole('option', { name: 'JPY' });
  await expect.element(yen).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(yen).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(currency.getByText(/^JPY/)).toBeVisible();
  await press(page.getByRole('button', { name: 'Submit story' }));
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await expect.element(heading('Written by keyboard')).toBeVisible();
  await expect.element(page.getByText('¥6,980', { exact: true })).toBeVisible();

  await press(page.getByRole('link', { name: 'Edit' }));
  await tabTo(page.getByLabelText('Title', { exact: true }));
  await userEvent.keyboard('{End} twice{Enter}');
  await expect.element(heading('Written by keyboard twice')).toBeVisible();

  const withdraw = page.getByRole('button', { name: 'Withdraw', exact: true });
  await press(withdraw);
  const dialog = page.getByRole('dialog', { name: 'Withdraw this story?' });
  await expect.element(dialog).toBeVisible();
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(withdraw).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await press(dialog.getByRole('button', { name: 'Withdraw story' }));
  await expect.poll(() => location.pathname).toBe('/stories');
});
