// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Member, MemberContribution } from '@kga/contracts/accounts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { user } from '../../../auth/testing/fixture.ts';
import { archivedGame } from '../../../testing/archived-game.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { listPage } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const member: Member = {
  id: '0193f5a0-0000-4000-8000-000000000001',
  shortId: '0193f5a0',
  displayName: 'Rude Harbour',
  picture: null,
  marks: [],
  since: '2026-01-01',
  games: [],
};

const contribution: MemberContribution = {
  kind: 'story',
  id: '0193f5a0-0000-7000-8000-000000000002',
  title: 'A winter',
  excerpt: 'It rained.',
  path: '/stories/0193f5a0-0000-7000-8000-000000000002',
  language: 'en',
  createdAt: '2026-01-01T00:00:00.000Z',
};

const api = {
  getMember: () => member,
  listMemberContributions: ({ query: { kind } }: { query: { kind?: string | undefined } }) =>
    listPage(kind === 'forum_reply' ? [] : [contribution]),
};

const heading = (name: string) => page.getByRole('heading', { level: 1, name });

test('the page of a member lists what is public, by kind', async () => {
  await renderApp(`/members/${member.id}`, { api });
  await expect.element(heading('Rude Harbour')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'A winter' }))
    .toHaveAttribute('href', contribution.path);
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toMatch(/noindex/);
  await expectAccessible();
  await page.getByRole('link', { name: 'Replies' }).click();
  await expect.element(page.getByText('Nothing here yet')).toBeVisible();
});

test('the games that a member remembers lead to their memories', async () => {
  const games = [{ ...archivedGame, status: 'shut_down' as const }];
  await renderApp(`/members/${member.id}`, {
    api: { ...api, getMember: () => ({ ...member, games }) },
  });
  const region = page.getByRole('region', { name: 'Remembered games' });
  await expect
    .element(region.getByRole('link', { name: 'Capstan' }))
    .toHaveAttribute('href', `/archive/${archivedGame.id}/memories`);
  await expectAccessible();
});

test('a member learns that others see the page', async () => {
  await renderApp(`/members/${member.id}`, {
    user: { ...user, id: member.id, displayName: member.displayName },
    api: { ...api, listMemberContributions: () => listPage([]) },
  });
  await expect.element(page.getByText('This is how others see you.')).toBeVisible();
  await expect.element(page.getByText('Nothing here yet')).toBeVisible();
});

test('a moderator removes a name, for which a reason is required', async () => {
  const { api: mock } = await renderApp(`/members/${member.id}`, {
    user: { ...user, role: 'moderator' },
    api: { ...api, resetDisplayName: () => undefined },
  });
  await page.getByRole('button', { name: 'Remove name' }).click();
  const dialog = page.getByRole('dialog');
  const reason = dialog.getByLabelText('Reason');
  await dialog.getByRole('button', { name: 'Remove name' }).click();
  await expect.element(reason).toHaveFocus();
  await expectAccessible();
  await reason.fill('An insult');
  await dialog.getByRole('button', { name: 'Remove name' }).click();
  await expect.element(heading(member.shortId)).toBeVisible();
  expect(mock.calls('resetDisplayName').map(({ body }) => body)).toEqual([{ reason: 'An insult' }]);
});
