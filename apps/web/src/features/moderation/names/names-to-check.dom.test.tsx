// SPDX-License-Identifier: AGPL-3.0-or-later
import type { DisplayNameReview } from '@kga/contracts/accounts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { user } from '../../../auth/testing/fixture.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { listPage } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const review: DisplayNameReview = {
  id: '0193f5a0-0000-4000-8000-000000000002',
  name: 'Саlm Harbour',
  since: '2026-01-02',
  reason: 'look_alike',
  other: { id: '0193f5a0-0000-4000-8000-000000000001', name: 'Calm Harbour' },
};

test('a moderator sees which name looks like an older one, and accepts it', async () => {
  let reviews = [review];
  await renderApp('/admin/moderation', {
    user: { ...user, role: 'moderator' },
    api: {
      listDisplayNameReviews: () => reviews,
      listMarkBursts: () => [],
      listGamesToCheck: () => listPage([]),
      listModerationCases: () => listPage([]),
      approveDisplayName: () => {
        reviews = [];
        return undefined;
      },
    },
  });
  const names = page.getByRole('region', { name: 'Names to check' });
  await expect
    .element(names.getByText('Looks the same as the name of an older account'))
    .toBeVisible();
  await expect
    .element(names.getByRole('link', { name: 'Calm Harbour', exact: true }))
    .toHaveAttribute('href', `/members/${review.other?.id}`);
  await expectAccessible();
  await names.getByRole('button', { name: 'Keep: Саlm Harbour' }).click();
  await expect.element(page.getByText('Name kept', { exact: true }).first()).toBeVisible();
  await expect.poll(() => names.elements()).toEqual([]);
});
