// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { user } from '../../../auth/testing/fixture.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { listPage } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { game } from '../testing/game-fixture.ts';

const path = '/admin/archive';
const heading = page.getByRole('heading', { level: 1, name: 'Announced shutdowns to check' });

test('A moderator sees which announced games have to be checked, and how many', async () => {
  await renderApp(path, {
    user: { ...user, role: 'moderator' },
    api: { listGamesToCheck: () => listPage([{ ...game, status: 'announced' }]) },
  });
  await expect.element(heading).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Archive (1 to check)' }))
    .toHaveAttribute('href', path);
  const row = page.getByRole('row').filter({ hasText: 'Capstan' });
  await expect.element(row.getByText('31 March 2024')).toBeVisible();
  await expect
    .element(row.getByRole('link', { name: 'Capstan' }))
    .toHaveAttribute('href', `/admin/archive/${game.id}`);
  await expectAccessible();
});

test('A member finds no games to check', async () => {
  await renderApp(path, { user });
  await expect.element(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});
