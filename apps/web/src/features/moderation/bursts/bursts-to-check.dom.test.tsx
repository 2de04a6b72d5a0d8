// SPDX-License-Identifier: AGPL-3.0-or-later
import type { MarkBurst } from '@kga/contracts/moderation';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { user } from '../../../auth/testing/fixture.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { listPage } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const times = { first: '2026-01-02T10:00:00.000Z', last: '2026-01-02T10:40:00.000Z' };

const game: MarkBurst = {
  mark: 'game_like',
  kind: 'game',
  id: '0193f5a0-0000-4000-8000-000000000002',
  title: 'Calm Harbour',
  path: '/archive/0193f5a0-0000-4000-8000-000000000002',
  marks: 300,
  ...times,
};

const letters: MarkBurst = {
  mark: 'letter_written',
  kind: null,
  id: 'NL',
  title: 'NL',
  path: null,
  marks: 21,
  ...times,
};

test('a moderator sees bursts of likes, and counts or removes them', async () => {
  let bursts = [game, letters];
  const decided: unknown[] = [];
  await renderApp('/admin/moderation', {
    user: { ...user, role: 'moderator' },
    api: {
      listDisplayNameReviews: () => [],
      listMarkBursts: () => bursts,
      listGamesToCheck: () => listPage([]),
      listModerationCases: () => listPage([]),
      decideMarkBurst: ({ body }) => {
        decided.push(body);
        bursts = bursts.filter(({ id }) => id !== body.id);
        return { decided: 21 };
      },
    },
  });
  const region = page.getByRole('region', { name: 'Bursts to check' });
  await expect.element(region.getByText('Likes: 300')).toBeVisible();
  await expect
    .element(region.getByRole('link', { name: game.title }))
    .toHaveAttribute('href', game.path);
  await expectAccessible();
  await region.getByRole('button', { name: 'Remove: Calm Harbour' }).click();
  await expect.element(page.getByText('Removed: 21', { exact: true }).first()).toBeVisible();
  await region.getByRole('button', { name: 'Count: Netherlands' }).click();
  await expect.poll(() => region.elements()).toEqual([]);
  expect(decided).toEqual([
    { mark: 'game_like', kind: 'game', id: game.id, last: times.last, decision: 'reject' },
    { mark: 'letter_written', kind: null, id: 'NL', last: times.last, decision: 'accept' },
  ]);
});
