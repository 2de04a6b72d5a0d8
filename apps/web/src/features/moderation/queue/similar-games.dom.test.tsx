// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ArchiveGame } from '@kga/contracts/archive';
import type { ModerationCase } from '@kga/contracts/moderation';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { user } from '../../../auth/testing/fixture.ts';
import { archivedGame } from '../../../testing/archived-game.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { queueApi, waitingStory } from '../testing/queue-api.ts';

const moderator = { ...user, role: 'moderator' } as const;

const archived = {
  ...archivedGame,
  id: '0193f5a0-0000-7000-8001-000000000001',
  genre: null,
  platforms: [],
};

const caseOf = (details: ModerationCase['details']): ModerationCase => ({
  ...waitingStory('Capstans', 'en'),
  kind: 'game',
  details,
});

test('A submitted game is shown beside those of the archive that it may be', async () => {
  const submitted = caseOf([{ name: 'developer', value: 'Keel Studio' }]);
  await renderApp('/admin/moderation?kind=game', {
    user: moderator,
    api: { ...queueApi([submitted]), listSimilarGames: () => [archived] },
  });
  const row = page.getByRole('listitem', { name: 'Capstans' });
  await expect.element(row.getByText('Keel Studio')).toBeVisible();
  await expect
    .element(row.getByRole('link', { name: 'Capstan', exact: true }))
    .toHaveAttribute('href', `/archive/${archived.id}`);
  await expect
    .element(row.getByRole('link', { name: 'Compare, correct or merge' }))
    .toHaveAttribute('href', `/admin/archive/${submitted.id}`);
  await expectAccessible();
});

test('A game is not approved by its key before similar ones are known', async () => {
  const submitted = { ...caseOf([]), status: 'pending' } as const;
  const { promise, resolve } = Promise.withResolvers<[ArchiveGame]>();
  const { api } = await renderApp('/admin/moderation?kind=game', {
    user: moderator,
    api: { ...queueApi([submitted]), listSimilarGames: () => promise },
  });
  const approve = page.getByRole('button', { name: /^Approve/ });
  await approve.click();
  await expect.element(page.getByText('We’re still looking').first()).toBeVisible();
  expect(api.calls('createDecisions')).toEqual([]);
  resolve([archived]);
  await expect.element(page.getByRole('link', { name: 'Capstan', exact: true })).toBeVisible();
  await approve.click();
  await expect.poll(() => api.calls('createDecisions').length).toBe(1);
});

test('A correction shows the facts before and after', async () => {
  const correction = {
    ...caseOf([
      { name: 'developer', value: 'Jib Works → Keel <img src=x>' },
      { name: 'genre', value: 'racing → strategy' },
    ]),
    kind: 'correction',
  } as const;
  await renderApp('/admin/moderation?kind=correction', {
    user: moderator,
    api: queueApi([correction]),
  });
  await expect.element(page.getByText('Jib Works → Keel <img src=x>')).toBeVisible();
  await expect.element(page.getByText('Racing → Strategy')).toBeVisible();
  await expectAccessible();
});
