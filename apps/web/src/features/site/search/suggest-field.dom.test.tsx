// SPDX-License-Identifier: AGPL-3.0-or-later
import type { SearchSuggestion } from '@kga/contracts/site';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { refusal } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { crew, promised, suggestingApi } from './testing/suggestions.ts';

const box = page.getByRole('combobox', { name: 'Search this site' });
const list = page.getByRole('listbox', { name: 'Suggestions' });
const options = list.getByRole('option');
const chosen = list.getByRole('option', { selected: true });
const section = (name: string) => page.getByRole('region', { name, exact: true });
const address = () => location.pathname + location.search;

test('While one types, suggestions are chosen by keyboard', async () => {
  // The letter reads the game and the law that it is about.
  const letter = {
    getGame: () => refusal('not_found'),
    getLegalRecord: () => refusal('not_found'),
  };
  await renderApp('/search', {
    api: { ...suggestingApi({ crew: [crew], refund: [crew] }), ...letter },
  });
  await box.fill('crew');
  await expect.element(options.getByText('In the game archive · 31 March 2024')).toBeVisible();
  await expect.element(page.getByText('1 suggestion', { exact: true })).toBeInTheDocument();
  await expectAccessible();
  await box.fill('crew refund');
  await expect.poll(() => options.elements()).toHaveLength(3);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(options.first()).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.pathname).toBe('/legal/letter');
});

test('Enter without a choice searches, and Escape keeps what was typed', async () => {
  await renderApp('/search', { api: suggestingApi({ crew: [crew] }) });
  await box.fill('crew');
  await expect.element(options).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(options).not.toBeInTheDocument();
  await expect.element(box).toHaveValue('crew');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/search?q=crew');
  await expect.element(section('Results')).toBeVisible();
  await expect.element(box).toHaveFocus();
});

test('A list that comes after the field was left stays closed', async () => {
  const answer = Promise.withResolvers<SearchSuggestion[]>();
  await renderApp('/search', {
    api: { ...suggestingApi({}), listSearchSuggestions: () => answer.promise },
  });
  await box.fill('crew');
  await expect.poll(() => document.querySelectorAll('[role=option]').length).toBe(0);
  await userEvent.keyboard('{Tab}');
  answer.resolve([crew]);
  await expect.element(page.getByRole('button', { name: 'Search' }).last()).toHaveFocus();
  expect(options.elements()).toEqual([]);
});

test('A second search from the same page closes the list', async () => {
  await renderApp('/search?q=mast', { api: suggestingApi({ crew: [crew], mast: [] }) });
  await box.fill('crew');
  await expect.element(options).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/search?q=crew');
  await expect.poll(() => options.elements()).toEqual([]);
});

/** An api whose suggestions for further words come when the test resolves them. */
async function showLateSuggestions() {
  const answer = Promise.withResolvers<SearchSuggestion[]>();
  await renderApp('/search', {
    api: {
      ...suggestingApi({}),
      listSearchSuggestions: ({ query: { q } }) =>
        q === 'crew' ? [crew, promised] : answer.promise,
    },
  });
  await box.fill('crew');
  await expect.poll(() => options.elements()).toHaveLength(2);
  await userEvent.keyboard(' m{ArrowDown}');
  await expect.element(chosen.getByText('In the game archive')).toBeVisible();
  return answer.resolve;
}

test('A highlighted suggestion stays so where others come before it', async () => {
  const answer = await showLateSuggestions();
  answer([promised, crew]);
  await expect.element(options.first().getByText('Keep it afloat')).toBeVisible();
  await expect.element(chosen.getByText('In the game archive')).toBeVisible();
  await expect.element(box).toHaveAttribute('aria-activedescendant', chosen.element().id);
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe(crew.path);
});

test('Where a highlighted suggestion goes, none is highlighted and Enter searches', async () => {
  const answer = await showLateSuggestions();
  answer([promised]);
  await expect.element(options.first().getByText('Keep it afloat')).toBeVisible();
  await expect.element(chosen).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/search?q=crew+m');
});
