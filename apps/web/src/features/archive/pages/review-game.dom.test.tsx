// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ReviewedGame } from '@kga/contracts/archive';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { user } from '../../../auth/testing/fixture.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { type MockHandlers, listPage } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { game, submittedGame } from '../testing/game-fixture.ts';

const moderator = { ...user, role: 'moderator' } as const;
const merged: ReviewedGame = {
  ...submittedGame,
  status: 'rejected',
  mergedInto: { id: game.id, name: game.name },
  undoableMerge: '0193f5a0-0000-7000-8000-000000000004',
};

const reviewApi = (reviewed: ReviewedGame = submittedGame): MockHandlers => ({
  getReviewedGame: () => reviewed,
  listSimilarGames: () => [game],
  getGame: () => game,
  listModerationCases: () => listPage([]),
  listDisplayNameReviews: () => [],
  listMarkBursts: () => [],
});

const showReview = (api: MockHandlers) =>
  renderApp(`/admin/archive/${submittedGame.id}`, { user: moderator, api });

test('A moderator compares a game with a similar one and merges it', async () => {
  const { api } = await showReview({ ...reviewApi(), mergeGame: () => undefined });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Capstans' })).toBeVisible();
  const other = page.getByRole('article').filter({ hasText: 'Capstan' });
  await expect.element(other.getByText('Jib Works')).toHaveClass(/font-bold/);
  await expectAccessible();
  await page.getByRole('button', { name: 'Merge into this entry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge into “Capstan”?' });
  await dialog.getByRole('button', { name: 'Merge into this entry' }).click();
  await expect.element(page.getByText('Merged', { exact: true }).first()).toBeVisible();
  expect(location.pathname).toBe('/admin/moderation');
  expect(api.calls('mergeGame').map(({ body }) => body)).toEqual([{ into: game.id, revision: 1 }]);
});

test('A moderator undoes a merge', async () => {
  const { api } = await showReview(reviewApi(merged));
  await expect.element(page.getByText('Merged into Capstan')).toBeVisible();
  await expectAccessible();
  api.use({ ...reviewApi(), undoDecision: () => undefined });
  await page.getByRole('button', { name: 'Undo merge' }).click();
  await expect.element(page.getByText('Merge undone', { exact: true }).first()).toBeVisible();
  await expect.element(page.getByText('Waiting for a moderator')).toBeVisible();
});

test('A moderator corrects the facts of a game, and approves what was saved', async () => {
  const { api } = await showReview({
    ...reviewApi(),
    updateGame: ({ body: { name, status } }) => {
      const saved = { ...submittedGame, name, availability: status, revision: 2 };
      api.use(reviewApi(saved));
      return saved;
    },
    createDecisions: ({ body: { items } }) => {
      api.use(reviewApi({ ...submittedGame, name: 'Capstan II', status: 'published' }));
      const decided = { decisionId: game.id, status: 'published', revision: 5 } as const;
      return { decided: items.map((item) => ({ ...item, ...decided })), skipped: [] };
    },
  });
  await page.getByRole('textbox', { name: 'Game name' }).fill('Capstan II');
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Playable again', exact: true }).click();
  await page.getByRole('button', { name: 'Save corrections' }).click();
  const runBy = page.getByRole('textbox', { name: 'Run today by' });
  await expect.element(page.getByText(/^Enter who runs the game/).first()).toBeVisible();
  await runBy.fill('A fan project');
  await page.getByRole('button', { name: 'Save corrections' }).click();
  await expect.element(page.getByText('Corrections saved', { exact: true }).first()).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Capstan II' })).toBeVisible();
  expect(api.calls('updateGame')[0]?.body).toMatchObject({ status: 'playable_again', revision: 1 });
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect.element(page.getByText('The game is in the archive').first()).toBeVisible();
  await expect.element(page.getByText('In the archive', { exact: true })).toBeVisible();
  expect(api.calls('createDecisions')[0]?.body).toEqual({
    items: [{ kind: 'game', id: submittedGame.id, revision: 4 }],
    decision: 'approve',
  });
});
