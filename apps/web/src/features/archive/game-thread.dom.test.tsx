// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ForumPostSummary } from '@kga/contracts/forum';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { user } from '../../auth/testing/fixture.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { expectFits } from '../../testing/expect-fits.ts';
import { refusal } from '../../testing/mock-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { game, gamePageApi, memoryOf } from './testing/game-fixture.ts';

const path = `/archive/${game.id}`;
const section = page.getByRole('region', { name: 'Conversation' });

const thread: ForumPostSummary = {
  id: '0193f5a0-0000-7000-8001-000000000001',
  categoryId: 'game-cases',
  game: { id: game.id, name: game.name },
  author: memoryOf(1, '').author,
  title: 'What is left of Capstan',
  language: 'en',
  replies: 3,
  views: 20,
  pinned: false,
  locked: false,
  solved: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  lastActivityAt: '2026-11-21T10:00:00.000Z',
};

test('The page of a game shows the conversation about it', async () => {
  await renderApp(path, { api: { ...gamePageApi(), getGameThread: () => thread } });
  const title = section.getByRole('link', { name: 'What is left of Capstan' });
  await expect.element(title).toHaveAttribute('href', `/forum/posts/${thread.id}`);
  await expect.element(section.getByText('3 replies')).toBeVisible();
  await expect.element(section.getByText('last active 21 November 2026')).toBeVisible();
  await expect
    .element(section.getByRole('link', { name: 'Join the conversation' }))
    .toHaveAttribute('href', `/forum/posts/${thread.id}`);
  await expectAccessible();
});

test('A game without a conversation invites to start it', async () => {
  await renderApp(path, { api: gamePageApi() });
  await expect.element(section.getByText('No one has started talking about this')).toBeVisible();
  await expect
    .element(section.getByRole('link', { name: 'Start the conversation' }))
    .toHaveAttribute('href', `/forum/new?category=game-cases&game=${game.id}`);
  await expectAccessible();
});

test('Its author sees a conversation that waits for a moderator', async () => {
  const state = { status: 'pending', held: null, reason: null, note: null, revision: 1 } as const;
  const more = { content: 'A text', removed: false, mentions: [], helpful: 0, editedAt: null };
  const own = { ...thread, ...more, ...state, replies: 0, newestReplyId: null };
  await renderApp(path, { user, api: { ...gamePageApi(), getOwnGameThread: () => own } });
  await expect.element(section.getByRole('link', { name: thread.title })).toBeVisible();
  await expect.element(section.getByText('Waiting for a moderator')).toBeVisible();
  await expect.element(section.getByText('Start the conversation')).not.toBeInTheDocument();
  await expectAccessible();
});

test('A site that can only be read invites to nothing', async () => {
  await renderApp(path, { api: gamePageApi(), config: { readOnly: true } });
  await expect.element(section.getByText('No one has started talking about this')).toBeVisible();
  await expect.element(section.getByRole('link')).not.toBeInTheDocument();
});

test('A conversation that cannot be loaded can be asked for again', async () => {
  const { api } = await renderApp(path, {
    api: { ...gamePageApi(), getGameThread: () => refusal('dependency_unavailable') },
  });
  await expect.element(section.getByText('Unable to load the conversation')).toBeVisible();
  api.use({ getGameThread: () => thread });
  await section.getByRole('button').click();
  await expect.element(section.getByText('3 replies')).toBeVisible();
});

test('A long title fits', async () => {
  const long = { ...thread, title: 'Donaudampfschifffahrtsgesellschaftssimulator'.repeat(3) };
  await renderApp(path, { language: 'de', api: { ...gamePageApi(), getGameThread: () => long } });
  await expect.element(page.getByText(/^Donaudampf/)).toBeVisible();
  await expectFits(320, 1280);
});
