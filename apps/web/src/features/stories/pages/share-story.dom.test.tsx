// SPDX-License-Identifier: AGPL-3.0-or-later
import { guestHeader } from '@kga/contracts/accounts';
import { publicAuthorId } from '@kga/contracts/content';
import type { OwnStory } from '@kga/contracts/stories';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { user } from '../../../auth/testing/fixture.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { noConnection, refusal } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { germanStory } from '../testing/fixture.ts';

const sent: OwnStory = {
  ...germanStory,
  status: 'pending',
  held: null,
  reason: null,
  note: null,
  revision: 1,
};

const games = { listStoryGames: () => [] };

async function fillIn(title: string): Promise<void> {
  await page.getByLabelText('Game', { exact: true }).fill('The Crew');
  await page.getByLabelText('Title', { exact: true }).fill(title);
  await page.getByLabelText('Your story').fill('It was there, and then it was not.');
}

const submit = () => page.getByRole('button', { name: 'Submit story' }).click();

test('a form with wrong fields names each of them and focuses the first', async () => {
  await renderApp('/stories/share', { api: games });
  await submit();
  await expect.element(page.getByLabelText('Game', { exact: true })).toHaveFocus();
  const links = page.getByRole('alert').getByRole('link');
  await expect
    .poll(() => links.elements().map((link) => link.textContent))
    .toEqual([
      'Game: Enter the name of the game.',
      'Title: Enter a title.',
      'Your story: Write something first.',
    ]);
  await fillIn('Priceless');
  const amount = page.getByLabelText('Amount lost');
  await amount.fill('a lot');
  await submit();
  await expect.element(amount).toHaveFocus();
  await expect.element(amount).toHaveAccessibleDescription(/Enter an amount like 59\.99/);
  await expectAccessible();
});

test('games that others named are suggested', async () => {
  await renderApp('/stories/share', {
    api: { listStoryGames: ({ query }) => [{ name: `Quarterstaff, by ${query.q}`, stories: 2 }] },
  });
  await page.getByLabelText('Game', { exact: true }).fill('quarters');
  await expect
    .poll(() =>
      [...document.querySelectorAll<HTMLOptionElement>('datalist option')].map(
        ({ value }) => value,
      ),
    )
    .toEqual(['Quarterstaff, by quarters']);
});

test('a story can be in a language in use, or in any other', async () => {
  const bodies: { language?: string | undefined }[] = [];
  const { api } = await renderApp('/stories/share', {
    api: {
      ...games,
      listContentLanguages: () => ['en', 'pt-BR'],
      createStory: ({ body }) => {
        bodies.push(body);
        return noConnection();
      },
    },
  });
  expect(api.calls('listContentLanguages')).toHaveLength(0);
  const language = page.getByRole('combobox', { name: 'Language' });
  await language.click();
  await page.getByRole('option', { name: 'Português (Brasil)' }).click();
  await expect.element(language).toHaveTextContent('Português (Brasil)');
  await fillIn('Sem preço');
  await submit();
  await expect.poll(() => bodies.at(-1)?.language).toBe('pt-BR');
  await language.click();
  await page.getByRole('option', { name: 'Another language' }).click();
  // The list of all languages is loaded.
  await expect.poll(() => language.element().tagName).toBe('SELECT');
  await expect.element(language).toHaveFocus();
  await language.selectOptions('Welsh');
  await submit();
  await expect.poll(() => bodies.at(-1)?.language).toBe('cy');
  await expectAccessible();
});

test('a guest whom the server does not know is asked to refresh the page, which keeps the text', async () => {
  const { reload } = await renderApp('/stories/share', {
    api: {
      ...games,
      registerGuest: () => refusal('dependency_unavailable'),
      createStory: () => refusal('not_signed_in'),
    },
  });
  await fillIn('Sent too early');
  await submit();
  const alert = page.getByRole('alert').filter({ hasText: 'Unable to Submit' });
  await expect.element(alert.getByText('Please refresh the page and try again.')).toBeVisible();
  await reload();
  await expect.element(page.getByLabelText('Title', { exact: true })).toHaveValue('Sent too early');
});

test('a story whose answer was lost is sent again under the same key', async () => {
  const keys: (string | null)[] = [];
  let own = sent;
  const { api } = await renderApp('/stories/share', {
    api: {
      ...games,
      createStory: ({ headers }) => {
        keys.push(headers.get('idempotency-key'));
        return noConnection();
      },
      listSimilarGames: () => [],
      getStory: () => refusal('not_found'),
      getOwnStory: () => own,
    },
  });
  await fillIn('Sent twice');
  await submit();
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'Submission Failed' }))
    .toBeVisible();
  api.use({
    createStory: ({ headers, body: { title } }) => {
      keys.push(headers.get('idempotency-key'));
      own = { ...sent, title, userId: publicAuthorId(headers.get(guestHeader) ?? '') };
      return own;
    },
  });
  await submit();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sent twice' })).toBeVisible();
  await expect.element(page.getByText('Thank you. We have your story.')).toBeVisible();
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

test('the input of a member survives a reload and a lost session', async () => {
  const { api, reload } = await renderApp('/stories/share', {
    user,
    api: { ...games, createStory: () => refusal('not_signed_in') },
  });
  await expect.element(page.getByText('the start of your member ID')).toBeVisible();
  await fillIn('Stored through everything');
  await page.getByLabelText('Amount lost').fill('12.50');
  await page.getByRole('combobox', { name: 'Currency' }).click();
  await page.getByRole('option', { name: 'GBP' }).click();
  const expectInput = async () => {
    await expect
      .element(page.getByLabelText('Title', { exact: true }))
      .toHaveValue('Stored through everything');
    await expect
      .element(page.getByLabelText('Your story'))
      .toHaveValue('It was there, and then it was not.');
    await expect.element(page.getByLabelText('Amount lost')).toHaveValue('12.50');
    const currency = page.getByRole('combobox', { name: 'Currency' });
    await expect.element(currency.getByText(/^GBP/).first()).toBeVisible();
  };
  await reload();
  await expectInput();
  await submit();
  const alert = page.getByRole('alert').filter({ hasText: 'Submission Failed' });
  await expect
    .element(alert.getByRole('link', { name: 'Log in and continue' }))
    .toHaveAttribute('href', '/login?returnTo=%2Fstories%2Fshare');
  await expectInput();
  await expectAccessible();
  api.use({
    createStory: ({ body: { title } }) => ({ ...sent, title, userId: publicAuthorId(user.id) }),
    listSimilarGames: () => [],
    getStory: () => refusal('not_found'),
    getOwnStory: () => sent,
  });
  await reload();
  await submit();
  await expect.element(page.getByText('Thank you. We have your story.')).toBeVisible();
  await reload('/stories/share');
  await expect.element(page.getByLabelText('Title', { exact: true })).toHaveValue('');
});
