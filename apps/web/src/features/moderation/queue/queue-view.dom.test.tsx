// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ModerationCase } from '@kga/contracts/moderation';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { user } from '../../../auth/testing/fixture.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { expectFits, setWidth } from '../../../testing/expect-fits.ts';
import { refusal } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { queueApi, waitingStory } from '../testing/queue-api.ts';

const moderator = { ...user, role: 'moderator' } as const;

const caseOf = (title: string) => page.getByRole('listitem', { name: title });

/** The line that replaces a decided case. */
const lineOf = (title: string, outcome: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title }).getByText(outcome);

const press = (key: string) => userEvent.keyboard(key);

const showQueue = (cases: readonly ModerationCase[], search = '') =>
  renderApp(`/admin/moderation${search}`, { user: moderator, api: queueApi(cases) });

async function openRemoval(title: string) {
  await caseOf(title)
    .getByRole('button', { name: `Reject: ${title}` })
    .click();
  return page.getByRole('dialog', { name: `Reject: ${title}` });
}

test('A moderator moves through the queue, decides and undoes by keys', async () => {
  await showQueue([waitingStory('Erste Geschichte'), waitingStory('Zweite Geschichte')]);
  await expect.element(caseOf('Erste Geschichte')).toBeVisible();
  await expectAccessible();
  await press('j');
  await expect.element(caseOf('Erste Geschichte')).toHaveFocus();
  await press('a');
  await expect.element(lineOf('Erste Geschichte', 'Approved')).toBeVisible();
  await expect.element(caseOf('Zweite Geschichte')).toHaveFocus();

  await press('r');
  const dialog = page.getByRole('dialog', { name: 'Reject: Zweite Geschichte' });
  const reject = dialog.getByRole('button', { name: 'Reject' });
  await reject.click();
  await expect.element(dialog.getByText('Choose a reason.')).toBeVisible();
  await expect.element(dialog.getByLabelText('Spam or advertising')).toHaveFocus();
  await expectAccessible();
  await press('7');
  await expect.element(dialog.getByLabelText('Something else')).toBeChecked();
  await reject.click();
  await expect.element(dialog.getByLabelText('Note to the author')).toHaveFocus();
  await press('Please leave out the address.');
  await reject.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(lineOf('Zweite Geschichte', 'Rejected')).toBeVisible();

  await press('u');
  await expect.element(caseOf('Zweite Geschichte')).toHaveFocus();
  await press('a');
  await expect.element(lineOf('Zweite Geschichte', 'Approved')).toBeVisible();
});

test('The keys are explained, and do nothing while they are off, even after a reload', async () => {
  const { reload } = await showQueue([waitingStory('Erste Geschichte')]);
  await expect.element(caseOf('Erste Geschichte')).toBeVisible();
  await press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(help.getByText('Next item')).toBeVisible();
  await expectAccessible();
  await help.getByLabelText('Use these keys').click();
  await press('{Escape}');
  await expect.element(help).not.toBeInTheDocument();
  await reload();
  await expect.element(caseOf('Erste Geschichte')).toBeVisible();
  await press('?');
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect.element(help.getByLabelText('Use these keys')).not.toBeChecked();
});

test('A wide screen shows one case whole beside the list, a narrow one all', async () => {
  await showQueue([waitingStory('Erste Geschichte'), waitingStory('Zweite Geschichte')]);
  const later = caseOf('Zweite Geschichte').getByText('Approve', { exact: true });
  await expect.element(caseOf('Zweite Geschichte')).toBeVisible();
  await expect.element(later).not.toBeVisible();
  await setWidth(390);
  await expect.element(later).toBeVisible();
});

test('A case hidden after reports shows each of them, and is shown again', async () => {
  const title = 'Une histoire signalée';
  const at = '2026-11-20T10:00:00.000Z';
  const reports = (['spam', 'abuse', 'off_topic'] as const).map((reason, place) => ({
    reason,
    note: '',
    at: at.replace('10:00', `1${place}:00`),
    weight: 1,
  }));
  await showQueue([
    {
      ...waitingStory(title, 'fr'),
      status: 'hidden',
      causes: ['reported'],
      holds: ['reported'],
      reports,
      reportCount: 3,
    },
  ]);
  const row = caseOf(title);
  await expect.element(row.getByText('Hidden after reports')).toBeVisible();
  await expect.element(row.getByRole('heading', { name: '3 reports' })).toBeVisible();
  await expect.element(row.getByText('Insults or harassment')).toBeVisible();
  await expectAccessible();
  await row.getByRole('button', { name: `Show again: ${title}` }).click();
  await expect.element(lineOf(title, 'Shown again')).toBeVisible();
});

test('A case that another moderator decided says so and offers no decision', async () => {
  const title = '두 번 결정되지 않는 사연';
  const story = waitingStory(title, 'ko');
  const { api } = await showQueue([story], '?language=ko');
  await expect.element(caseOf(title)).toBeVisible();
  api.use({
    ...queueApi([]),
    createDecisions: () => ({
      decided: [],
      skipped: [{ kind: 'story', id: story.id, code: 'decided_meanwhile' }],
    }),
  });
  const dialog = await openRemoval(title);
  await dialog.getByLabelText('Already published here').click();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect
    .element(page.getByText('Someone else has already decided or edited this'))
    .toBeVisible();
  await expect
    .element(caseOf(title).getByRole('button', { name: /^Reject/ }))
    .not.toBeInTheDocument();
  await expectAccessible();
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect.element(page.getByText('Nothing found')).toBeVisible();
});

test('Several cases are removed at once, found among the decided ones and undone', async () => {
  const titles = ['最初の体験談', '次の体験談', '三つ目の体験談'];
  const { api } = await showQueue(
    titles.map((title) => waitingStory(title, 'ja')),
    '?language=ja',
  );
  for (const title of titles.slice(0, 2)) {
    await caseOf(title).getByLabelText(`Select: ${title}`).click();
  }
  const bar = page.getByRole('group', { name: 'Decide several at once' });
  await expect.element(bar.getByText('2 selected')).toBeVisible();
  await expectAccessible();
  await bar.getByRole('button', { name: 'Remove…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove 2 items' });
  await dialog.getByLabelText('Off topic').click();
  await dialog.getByRole('button', { name: 'Remove 2 items' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  for (const title of titles.slice(0, 2)) {
    await expect.element(lineOf(title, 'Rejected')).toBeVisible();
  }
  await expect.element(caseOf('三つ目の体験談')).toHaveFocus();
  expect(api.calls('createDecisions')).toHaveLength(1);

  await page.getByRole('radio', { name: 'Decided' }).click();
  await expect.poll(() => location.search).toBe('?status=decided&language=ja');
  const decided = caseOf('次の体験談');
  await decided.click();
  await expect.element(decided.getByText('Minnie')).toBeVisible();
  await expect.element(decided.getByText('Off topic')).toBeVisible();
  await decided.getByRole('button', { name: 'Undo: 次の体験談' }).click();
  await expect.element(lineOf('次の体験談', 'Decision undone')).toBeVisible();
  await page.getByRole('radio', { name: 'Waiting' }).click();
  await expect.element(caseOf('次の体験談')).toBeVisible();
});

test('A case by the moderator is left to another moderator', async () => {
  const own = waitingStory('Meine Geschichte');
  await showQueue([{ ...own, author: { ...own.author, id: moderator.id, kind: 'moderator' } }]);
  await expect
    .element(page.getByText('You wrote this, so another moderator has to decide.'))
    .toBeVisible();
  await expect
    .element(caseOf('Meine Geschichte').getByRole('button', { name: /^Approve/ }))
    .not.toBeInTheDocument();
});

test('A queue and a decision that fail are tried again, and the note stays', async () => {
  const title = 'A story in bad times';
  const working = queueApi([waitingStory(title)]);
  const unavailable = () => refusal('dependency_unavailable');
  const { api } = await renderApp('/admin/moderation', {
    user: moderator,
    api: { ...working, listModerationCases: unavailable, createDecisions: unavailable },
  });
  await expect.element(page.getByText('We couldn’t load the queue')).toBeVisible();
  await expectAccessible();
  api.use({ ...working, createDecisions: unavailable });
  await page.getByRole('button', { name: 'Retry' }).click();
  const dialog = await openRemoval(title);
  await dialog.getByLabelText('Insults or harassment').click();
  const note = dialog.getByLabelText('Note to the author');
  await note.fill('Please be kind.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect
    .element(dialog.getByRole('alert').getByText('We can’t do this right now'))
    .toBeVisible();
  await expect.element(note).toHaveValue('Please be kind.');
  api.use(working);
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect.element(lineOf(title, 'Rejected')).toBeVisible();
});

test.each(['en', 'de', 'zh-CN'] as const)(
  'A case with long words fits every width in %s',
  async (language) => {
    const long = 'Binnenschifffahrtsgesellschaft'.repeat(5);
    const story = { ...waitingStory(long, 'fr'), content: long };
    const api = queueApi([{ ...story, details: [{ name: 'gameName', value: long }] }]);
    await renderApp('/admin/moderation', { user: moderator, language, api });
    await caseOf(long).getByRole('checkbox').click();
    await expect.element(caseOf(long).getByRole('checkbox')).toBeChecked();
    await expectFits(320, 768, 1280);
  },
);

test('A member finds no pages of moderation', async () => {
  const { reload } = await renderApp('/admin/moderation', { user });
  for (const path of ['/admin/moderation', '/admin/audit-log']) {
    await reload(path);
    await expect.element(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  }
});

test('A moderator is offered the pages of content, not those of people', async () => {
  await showQueue([]);
  await expect.element(page.getByText('All done')).toBeVisible();
  const places = page.getByRole('navigation', { name: 'Administration' }).getByRole('link');
  await expect
    .poll(() => places.elements().map((place) => place.textContent.trim()))
    .toEqual(['Moderation', 'Signatures', 'Archive', 'Audit log']);
  await page.getByRole('button', { name: 'Ada’s account' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Moderation' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'People' })).not.toBeInTheDocument();
});
