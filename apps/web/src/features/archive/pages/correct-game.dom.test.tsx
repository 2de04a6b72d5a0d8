// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { refusal } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { game, gamePageApi, submittedGame } from '../testing/game-fixture.ts';

const path = `/archive/${game.id}`;
const send = () => page.getByRole('button', { name: 'Send correction' }).click();

test('A reader suggests a correction, which names the changed facts alone', async () => {
  const { api } = await renderApp(path, {
    api: {
      ...gamePageApi(),
      createCorrection: () =>
        refusal('validation_failed', {
          errors: [{ path: '/facts', code: 'unchanged' }],
        }),
    },
  });
  await page.getByRole('link', { name: 'Suggest a correction' }).click();
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Correct “Capstan”');
  await expectAccessible();
  await send();
  await expect.element(page.getByText('Nothing has changed yet.')).toBeVisible();
  api.use({ createCorrection: () => ({ id: submittedGame.id, status: 'pending' }) });
  await page.getByRole('textbox', { name: 'Developer' }).fill('Keel Studio');
  await send();
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Thank you for the correction' }))
    .toHaveFocus();
  expect(api.calls('createCorrection').at(-1)?.body).toMatchObject({
    facts: { developer: 'Keel Studio' },
  });
  await page.getByRole('link', { name: 'Back to the game' }).last().click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Capstan' })).toBeVisible();
});

test('The history of a game shows each fact before and after, and who suggested it', async () => {
  await renderApp(path, {
    api: {
      ...gamePageApi(),
      listGameChanges: () => [
        {
          at: '2026-11-20T10:00:00.000Z',
          author: null,
          byReader: true,
          changes: [{ fact: 'developer', before: null, after: 'Keel <img src=x>' }],
        },
      ],
    },
  });
  const history = page.getByRole('region', { name: 'History of this entry' });
  await expect.element(history.getByText('Keel <img src=x>')).toBeVisible();
  await expect.element(history.getByText('not known')).toBeVisible();
  await expect.element(history.getByText(/Suggested by/)).toBeVisible();
  await expectAccessible();
});

test('A game that can be played again is corrected with since when and a source', async () => {
  const { api } = await renderApp(`/archive/${game.id}/correct`, {
    api: {
      ...gamePageApi(),
      createCorrection: () => ({ id: submittedGame.id, status: 'pending' }),
    },
  });
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Playable again', exact: true }).click();
  await page.getByRole('textbox', { name: 'Run today by' }).fill('Capstan Revived');
  await send();
  const since = page.getByRole('textbox', { name: 'Playable again since' });
  const source = page.getByRole('textbox', { name: 'Source link' });
  await expect.element(since).toHaveAccessibleDescription(/Enter since when/);
  await since.fill('2025-09');
  await send();
  await expect.element(source).toHaveAccessibleDescription(/Enter a page that confirms/);
  await expectAccessible();
  await source.fill('https://example.org/revival');
  await send();
  await expect.element(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
  expect(api.calls('createCorrection').map(({ body }) => body)).toMatchObject([
    {
      facts: { status: 'playable_again', revivedBy: 'Capstan Revived' },
      playableSince: '2025-09',
      sourceUrl: 'https://example.org/revival',
    },
  ]);
});
