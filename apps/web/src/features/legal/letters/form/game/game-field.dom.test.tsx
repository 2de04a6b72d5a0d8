// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { archivedGame } from '../../../../../testing/archived-game.ts';
import { expectAccessible } from '../../../../../testing/expect-accessible.ts';
import { type MockHandlers, noConnection } from '../../../../../testing/mock-api.ts';
import { renderApp } from '../../../../../testing/render-app.tsx';

const { id, name, publisher, genre, releaseDate, shutdownDate, coverUrl, status } = archivedGame;
const capstan = { id, name, publisher, genre, releaseDate, shutdownDate, coverUrl, status };
const pokemon = {
  ...capstan,
  id: '0193f5a0-0000-7000-8000-000000000002',
  name: 'Pokémon Duel',
  publisher: 'Jib Works',
};

const field = page.getByRole('combobox', { name: 'Game' });
const option = (game: string) => page.getByRole('option', { name: game });
const button = (text: string) => page.getByRole('button', { name: text, exact: true });

async function show(api: MockHandlers = { listSuggestedGames: () => [capstan, pokemon] }) {
  const app = await renderApp('/legal/letter?step=game&situation=shut_down&demand=refund', { api });
  await expect.element(field).toBeVisible();
  return app;
}

test('A game is suggested and chosen by keyboard, which fills in its day', async () => {
  await show();
  await field.fill('duel pokemon');
  await expect
    .element(
      option('Pokémon Duel')
        .getByText(/Jib Works · 31 March 2024/)
        .first(),
    )
    .toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(field).toHaveValue('Pokémon Duel');
  await expect.element(page.getByText('Which game is it about?')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Where do you live?' })).toHaveFocus();
  await page.getByRole('link', { name: 'Change What happened' }).click();
  await expect.element(page.getByLabelText('When did it happen?')).toHaveValue('2024-03-31');
});

test('Nothing is sent while one types: the list comes as a whole with the focus', async () => {
  const { api } = await show();
  expect(api.calls('listSuggestedGames')).toEqual([]);
  await field.click();
  await expect.poll(() => api.calls('listSuggestedGames')).toHaveLength(1);
  const before = api.calls().length;
  await userEvent.keyboard('zyxcap');
  await expect.element(field).toHaveValue('zyxcap');
  await field.fill('cap');
  await expect.element(option('Capstan')).toBeVisible();
  await option('Capstan').click();
  await button('Continue').click();
  await expect.element(page.getByRole('heading', { name: 'Where do you live?' })).toHaveFocus();
  expect(api.calls()).toHaveLength(before);
  const sent = api.calls().map(({ url, body }) => `${url} ${JSON.stringify(body)}`);
  expect(sent.join('\n')).not.toMatch(/zyx|cap/i);
});

test('A game that is not in the archive can be entered', async () => {
  await show();
  await field.fill('Zyxgame Quest');
  await expect.element(page.getByRole('option')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Where do you live?' })).toHaveFocus();
  await expect.element(page.getByText('Zyxgame Quest').first()).toBeVisible();
});

test('Without the list the field takes any name', async () => {
  await show({ listSuggestedGames: noConnection });
  await field.fill('Capstan');
  await expect.element(page.getByRole('option')).not.toBeInTheDocument();
  await button('Continue').click();
  await expect.element(page.getByRole('heading', { name: 'Where do you live?' })).toHaveFocus();
});
