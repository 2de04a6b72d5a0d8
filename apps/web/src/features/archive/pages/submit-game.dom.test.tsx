// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { type MockHandlers, listPage, refusal } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { game, submittedGame } from '../testing/game-fixture.ts';

const path = '/archive/submit';

const api: MockHandlers = {
  listSimilarGames: () => [],
  createGame: ({ body: { name, developer } }) => ({ ...submittedGame, name, developer }),
};

const field = (name: string) => page.getByRole('textbox', { name });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const send = () => page.getByRole('button', { name: 'Submit game' }).click();

test('A form without the needed facts names them and focuses the first', async () => {
  await renderApp(path, { api });
  await send();
  const alert = page.getByRole('alert').filter({ hasText: 'Missing Information' });
  await expect
    .element(alert.getByText('Please fill in the game name, developer, and shutdown date.'))
    .toBeVisible();
  await expect.element(field('Game name')).toHaveFocus();
  await expectAccessible();
});

test('Games with a similar name are offered while a name is typed', async () => {
  await renderApp(path, {
    api: { listSimilarGames: ({ query }) => (query.name === 'Capstans' ? [game] : []) },
  });
  await field('Game name').fill('Capstans');
  await expect.element(page.getByText('Already in the archive?')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Capstan', exact: true }))
    .toHaveAttribute('href', `/archive/${game.id}`);
});

test('A game survives a reload, is corrected, sent and followed by another one', async () => {
  const { api: mock, reload } = await renderApp(path, { api });
  await field('Game name').fill('Capstans');
  await field('Developer').fill('Keel Studio');
  await field('Publisher').fill('Hull <img src=x onerror=window.ran=1>');
  await field('Release date').fill('2021');
  await field('Shutdown date').fill('2020-01-31');
  const genre = page.getByRole('combobox', { name: 'Genre' });
  await genre.click();
  await page.getByRole('option', { name: 'Strategy', exact: true }).click();
  await reload();
  await expect.element(field('Publisher')).toHaveValue('Hull <img src=x onerror=window.ran=1>');
  await expect.element(genre.getByText('Strategy')).toBeVisible();
  await send();
  await expect
    .element(field('Release date'))
    .toHaveAccessibleDescription(/Enter an existing date before the shutdown date\./);
  await field('Release date').fill('2012-05');
  await expectAccessible();
  await send();
  await expect.element(heading('Game Submitted!')).toHaveFocus();
  await expect.element(page.getByText(/Your submission is being reviewed/)).toBeVisible();
  expect(mock.calls('createGame')[0]?.body).toMatchObject({
    name: 'Capstans',
    developer: 'Keel Studio',
    publisher: 'Hull <img src=x onerror=window.ran=1>',
    releaseDate: '2012-05',
    shutdownDate: '2020-01-31',
    genre: 'strategy',
  });
  await page.getByRole('button', { name: 'Submit another game' }).click();
  await expect.element(field('Game name')).toHaveValue('');
});

test('A submitted game is shown to its author, who withdraws it', async () => {
  await renderApp(`/archive/${submittedGame.id}`, {
    api: {
      getGame: () => refusal('not_found'),
      getOwnGame: () => ({ ...submittedGame, description: '<img src=x onerror=window.ran=1>' }),
      deleteGame: () => undefined,
      listGames: () => listPage([]),
      getArchiveFigures: () => ({ total: 0, announced: 0, playable: 0, byYear: [] }),
    },
  });
  await expect.element(heading('Capstans')).toBeVisible();
  await expect.element(page.getByText('Your submission is being reviewed')).toBeVisible();
  await expect.element(page.getByText('<img src=x onerror=window.ran=1>')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect.element(page.getByText('Submission withdrawn').first()).toBeVisible();
  expect(location.pathname).toBe('/archive');
});
