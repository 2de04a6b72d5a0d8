// SPDX-License-Identifier: AGPL-3.0-or-later
import { auditActions, moderatorAuditActions } from '@kga/contracts/core';
import type { ForumCategory, ForumCategoryId } from '@kga/contracts/forum';
import type { AuditEntry } from '@kga/contracts/moderation';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { user } from '../../../auth/testing/fixture.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { expectFits } from '../../../testing/expect-fits.ts';
import { listPage } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const approved: AuditEntry = {
  id: '0193f5a0-0000-7000-8000-000000000001',
  at: '2026-11-20T10:00:00.000Z',
  actorId: '0193f5a0-0000-4000-8000-00000000000a',
  actor: 'Logan',
  action: 'content.approve',
  subjectKind: 'story',
  subjectId: '0193f5a0-0000-7000-8000-00000000000b',
  subjectTitle: 'A story for the log',
  before: 'pending',
  after: 'published',
  reason: null,
};

const category = (id: ForumCategoryId, name: string): ForumCategory => ({
  id,
  name,
  description: 'What it is about.',
  color: 'blue',
  icon: 'chat',
  postCount: 1,
  replies: 2,
  posts: [],
});

const moderator = { ...user, role: 'moderator' } as const;
const api = { listAuditEntries: () => listPage([approved]) };
const searchBox = page.getByRole('main').getByRole('searchbox', { name: 'Search' });

test('A moderator searches the audit log, follows an item and clears the search', async () => {
  await renderApp('/admin/audit-log', { user: moderator, api });
  await searchBox.fill('logan');
  await page.getByRole('combobox', { name: 'Action' }).click();
  await page.getByRole('option', { name: 'Approved' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect.poll(() => location.search).toBe('?q=logan&action=content.approve');
  await expect.element(page.getByText('Showing 1 of 1 entry')).toBeVisible();
  const line = page.getByRole('row').filter({ hasText: 'Logan' });
  await expect.element(line.getByText('from Not public yet to Public')).toBeVisible();
  await expectAccessible();
  await expect
    .element(page.getByRole('link', { name: 'Download as CSV' }))
    .toHaveAttribute('href', '/api/admin/audit-log/export?q=logan&action=content.approve');

  await line.getByRole('link', { name: /^Story/ }).click();
  await expect.poll(() => location.search).toBe(`?subjectId=${approved.subjectId}`);
  history.back();
  await expect.element(searchBox).toHaveValue('logan');
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect.element(searchBox).toHaveValue('');
});

test('Merges and corrections have names, and an entry without a change of status shows none', async () => {
  const merged = {
    ...approved,
    action: 'content.merge',
    before: 'published',
    reason: 'duplicate: Paper Realms (http://kga.test/archive/paper-realms)',
  };
  const edited = {
    ...approved,
    id: crypto.randomUUID(),
    action: 'content.edit',
    before: '["pc"]',
    after: '["pc","web"]',
    reason: 'platforms',
  };
  await renderApp('/admin/audit-log', {
    user: moderator,
    api: { listAuditEntries: () => listPage([merged, edited]) },
  });
  const rows = page.getByRole('row');
  await expect.element(rows.getByText('Merged', { exact: true })).toBeVisible();
  await expect.element(rows.getByText('Corrected', { exact: true })).toBeVisible();
  expect(page.getByText('from Public to Public').elements()).toEqual([]);
  await expect
    .element(rows.getByRole('link', { name: 'Paper Realms' }))
    .toHaveAttribute('href', '/archive/paper-realms');
  await expect.element(rows.getByText('Platforms: from pc to pc, web')).toBeVisible();
  expect(page.getByText('kga.test').elements()).toEqual([]);
});

test('Roles, steps, locks and marks are named without codes', async () => {
  const entryOf = (entry: Partial<AuditEntry>) => ({
    ...approved,
    id: crypto.randomUUID(),
    ...entry,
  });
  await renderApp('/admin/audit-log', {
    user: { ...user, role: 'admin' },
    api: {
      listForumCategories: () => [
        category('legal-rights', 'Legal Rights'),
        category('game-cases', 'Game Cases'),
      ],
      listAuditEntries: () =>
        listPage([
          entryOf({ action: 'role_granted', before: 'member', after: 'counsel' }),
          entryOf({ action: 'petition_closed', before: 'collecting', after: null }),
          entryOf({
            action: 'content.edit',
            before: '"shut_down"',
            after: '"playable_again"',
            reason: 'status',
          }),
          entryOf({
            action: 'content.edit',
            before: 'null',
            after: '"2024-03"',
            reason: 'shutdownDate',
          }),
          entryOf({
            action: 'petition_event_added',
            before: null,
            after: 'hearing 2026-04-16 https://example.org/hearing',
          }),
          entryOf({ action: 'content.lock', before: 'not locked', after: 'locked' }),
          entryOf({ action: 'content.move', before: 'legal-rights', after: 'game-cases' }),
          entryOf({ action: 'marks_accepted', before: null, after: 'game_like: 7' }),
        ]),
    },
  });
  await expect.element(page.getByText('from Member to Counsel')).toBeVisible();
  await expect.element(page.getByText('from Legal Rights to Game Cases')).toBeVisible();
  await expect.element(page.getByText('Likes: 7')).toBeVisible();
  await expect.element(page.getByText('Status: from Shut down to Playable again')).toBeVisible();
  await expect.element(page.getByText('Shut down: from – to March 2024')).toBeVisible();
  await expect
    .element(page.getByText('Hearing · 16 April 2026 · https://example.org/hearing'))
    .toBeVisible();
  const rows = page.getByRole('row');
  await expect.element(rows.filter({ hasText: 'Petition closed' })).not.toHaveTextContent('·');
  await expect.element(rows.filter({ hasText: 'Locked' })).not.toHaveTextContent('·');
});

test.each([
  { role: 'moderator', actions: moderatorAuditActions },
  { role: 'admin', actions: auditActions },
] as const)('The filter offers a $role each action of the log by name', async (offered) => {
  await renderApp('/admin/audit-log', { user: { ...user, role: offered.role }, api });
  await page.getByRole('combobox', { name: 'Action' }).click();
  const names = page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);
  expect(names).toHaveLength(offered.actions.length + 1);
  // No code is left among the names.
  expect(names.filter((name) => /[_.]/.test(name))).toEqual([]);
});

test('A decision of readers names them as its author', async () => {
  const hidden = {
    ...approved,
    actorId: null,
    actor: 'readers',
    action: 'content.hide',
    before: 'published',
    after: 'hidden',
  };
  await renderApp('/admin/audit-log', {
    user: moderator,
    api: { listAuditEntries: () => listPage([hidden]) },
  });
  const line = page.getByRole('row').filter({ hasText: 'readers, by their reports' });
  await expect.element(line.getByText('Hidden', { exact: true })).toBeVisible();
});

test('The audit log fits every width', async () => {
  await renderApp('/admin/audit-log', { user: moderator, language: 'de', api });
  await expect.element(page.getByText('Logan')).toBeVisible();
  await expectFits(320, 768, 1280);
});
