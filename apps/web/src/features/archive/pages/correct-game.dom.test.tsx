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
