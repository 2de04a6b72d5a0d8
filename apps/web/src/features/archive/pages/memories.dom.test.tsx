// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { user } from '../../../auth/testing/fixture.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { expectFits, setWidth } from '../../../testing/expect-fits.ts';
import { listPage, refusal } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { scriptVectors } from '../../../testing/script-vectors.ts';
import { game, memoryOf } from '../testing/game-fixture.ts';
import { memoriesApi } from '../testing/memories-api.ts';

const path = `/archive/${game.id}/memories`;
const newer = memoryOf(1, 'The newer one.');
const older = memoryOf(2, 'The older one.');

const memory = (text: string) =>
  page
    .getByRole('region', { name: 'Memories', exact: true })
    .getByRole('listitem')
    .filter({ hasText: text });
/** The ids of the memories in their order. */
const shown = () => [...document.querySelectorAll('li[id^="memory-"]')].map(({ id }) => id);
const waiting = page.getByRole('region', { name: 'Your memories awaiting review' });
const box = page.getByRole('textbox', { name: 'Your memory' }).first();
const years = page.getByRole('textbox', { name: 'Years played' });
const send = page.getByRole('button', { name: 'Share memory' });

test('a guest without a text or with wrong years is asked for them', async () => {
  await renderApp(path, { api: memoriesApi() });
  await expect.element(page.getByText('You’re writing as a guest.')).toBeVisible();
  await send.click();
  await expect.element(box).toHaveFocus();
  await expectAccessible();
  await box.fill('We sailed around the cape every Friday.');
  await years.fill('2019 – 2014');
  await send.click();
  await expect.element(years).toHaveFocus();
  await expect.element(years).toHaveAccessibleDescription(/Enter one year or a range/);
});

test('a memory of a guest survives a reload, waits for a moderator and is edited', async () => {
  const { reload } = await renderApp(path, { api: memoriesApi() });
  await expect.element(page.getByText('No memories yet')).toBeVisible();
  await box.fill('We sailed around the cape every Friday.');
  await years.fill('2014 – 2019');
  await reload();
  await expect.element(box).toHaveValue('We sailed around the cape every Friday.');
  await send.click();
  await expect.element(waiting.getByText('Waiting for a moderator')).toBeVisible();
  await expect.element(waiting.getByText('Played 2014–2019')).toBeVisible();
  await expect.element(box).toHaveValue('');
  await expectAccessible();

  await waiting.getByRole('button', { name: 'Edit' }).click();
  const editor = waiting.getByRole('textbox', { name: 'Your memory' });
  await expect.element(editor).toHaveFocus();
  await editor.fill('We sailed around the cape every Sunday.');
  await waiting.getByRole('button', { name: 'Save' }).click();
  await expect.element(waiting.getByText('every Sunday')).toBeVisible();
  await expect.element(waiting.getByRole('listitem')).toHaveFocus();

  await waiting.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(waiting).not.toBeInTheDocument();
});

test('a member finds a memory helpful, and sorts by what helped', async () => {
  let helpful = 0;
  const { api } = await renderApp(path, { user, api: memoriesApi([newer, older]) });
  await expect.poll(shown).toEqual([`memory-${newer.id}`, `memory-${older.id}`]);
  const button = memory('The older one.').getByRole('button', { name: /^Helpful/ });
  api.use({
    updateReaction: ({ params: { id }, body }) => {
      helpful += 1;
      api.use(memoriesApi([newer, { ...older, helpful }]));
      return { id, own: body.helpful, helpful };
    },
  });
  await button.click();
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Most helpful' }).click();
  await expect.poll(shown).toEqual([`memory-${older.id}`, `memory-${newer.id}`]);
  expect(location.search).toBe('?sort=helpful');
});

test('a member reports a memory', async () => {
  const { api } = await renderApp(path, {
    user,
    api: { ...memoriesApi([newer]), createReport: () => undefined },
  });
  await page.getByRole('button', { name: /^Report/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this memory' });
  await dialog.getByRole('radio', { name: /Spam/ }).click();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect.element(page.getByText('Thank you for the report').first()).toBeVisible();
  expect(api.calls('createReport').map(({ body }) => body)).toEqual([
    { kind: 'memory', id: newer.id, reason: 'spam', note: '' },
  ]);
});

test('texts that are made to run scripts are shown as text', async () => {
  const memories = scriptVectors.map((text, place) => memoryOf(place, text));
  const name = 'Eyebolt <img src=x onerror=window.ran=1>';
  await renderApp(path, {
    api: { ...memoriesApi(memories), getGame: () => ({ ...game, name }) },
  });
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent(`Memories of ${name}`);
  await expect.poll(() => shown().length).toBe(scriptVectors.length);
  const main = page.getByRole('main').element();
  expect(main.querySelectorAll('script, img, iframe, object, link, style, base')).toHaveLength(0);
  expect('ran' in window).toBe(false);
});

test('a permanent link shows its memory, and leads to all of them', async () => {
  await renderApp(`${path}?at=${older.id}`, { api: memoriesApi([newer, older]) });
  await expect.element(memory('The older one.')).toBeVisible();
  await page.getByRole('link', { name: 'All memories' }).click();
  await expect.element(page.getByText('The newer one.')).toBeVisible();
  expect(location.pathname + location.search).toBe(path);
});

test('memories that fail to load are loaded again on request', async () => {
  const { api: mock } = await renderApp(path, {
    api: { ...memoriesApi(), listMemories: () => refusal('dependency_unavailable') },
  });
  await expect.element(page.getByText('Unable to load the memories')).toBeVisible();
  mock.use(memoriesApi([newer]));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText('The newer one.')).toBeVisible();
});

test.each(['de', 'zh-CN', 'en'] as const)(
  'memories with long words fit in %s',
  async (language) => {
    await setWidth(320);
    await renderApp(path, {
      language,
      api: {
        ...memoriesApi(),
        getGame: () => ({ ...game, name: 'Gangway'.repeat(12) }),
        listMemories: () => listPage([memoryOf(1, 'Verbraucherschutz'.repeat(40))]),
      },
    });
    await expect.element(page.getByText(/^Verbraucherschutz/)).toBeVisible();
    await expectFits();
    await page.viewport(1280, 800);
    await expectFits();
  },
);
