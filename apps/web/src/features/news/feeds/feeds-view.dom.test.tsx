// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Feed, exportFeeds } from '@kga/contracts/news';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { user } from '../../../auth/testing/fixture.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { press, tabTo, type } from '../../../testing/keyboard.ts';
import { type MockHandlers, listPage } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { foundFeed, privateAddress, workingFeed } from '../testing/sample-feed.ts';

const showFeeds = (feeds: readonly Feed[], api: MockHandlers = {}, search = '') =>
  renderApp(`/admin/feeds${search}`, {
    user: { ...user, role: 'admin' },
    api: { listFeeds: () => listPage([...feeds]), ...api },
  });

const row = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
const button = (name: string) => row.getByRole('button', { name });

async function openAddDialog() {
  await page.getByRole('button', { name: 'Add source' }).first().click();
  return page.getByRole('dialog', { name: 'Add source' });
}

test('An address that cannot be read is explained', async () => {
  await showFeeds([], {
    createFeedPreview: () => privateAddress,
    getFeedPreview: () => privateAddress,
  });
  await expect.element(page.getByText('No sources yet')).toBeVisible();
  await expectAccessible();
  const dialog = await openAddDialog();
  await dialog.getByLabelText('Address of a site or a feed').fill('http://localhost/');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('We can’t read anything there')).toBeVisible();
  await expect.element(dialog.getByText('The address leads to a private network.')).toBeVisible();
  await expectAccessible();
});

test('A source found by its address is previewed, corrected and added', async () => {
  const feeds: Feed[] = [];
  const { api } = await showFeeds(feeds, {
    listFeeds: () => listPage([...feeds]),
    createFeedPreview: () => foundFeed,
    getFeedPreview: () => foundFeed,
    createFeed: ({ body }) => {
      feeds.push({ ...workingFeed, ...body });
      return { ...workingFeed, ...body };
    },
  });
  const dialog = await openAddDialog();
  await dialog.getByLabelText('Address of a site or a feed').fill(workingFeed.siteUrl);
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('heading', { name: 'Preview' })).toBeVisible();
  await expect.element(dialog.getByText('Server abgeschaltet')).toBeVisible();
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await expect.element(name).toHaveValue('Speicherpunkt – Nachrichten');
  await name.fill('Speicherpunkt');
  await expect
    .element(dialog.getByRole('combobox', { name: 'Language' }).getByText('Deutsch'))
    .toBeVisible();

  await dialog.getByRole('button', { name: 'Add rule' }).click();
  const words = dialog.getByLabelText('Words');
  await expect.element(words).toHaveFocus();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(words).toHaveFocus();
  await expect.element(words).toHaveAccessibleDescription(/Enter at least one word/);
  await expectAccessible();
  await words.fill('Kommission, Brüssel');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Add source' }).first()).toHaveFocus();
  await expect.element(row.getByRole('rowheader', { name: 'Speicherpunkt' })).toBeVisible();
  expect(api.calls('createFeed').map(({ body }) => body)).toEqual([
    expect.objectContaining({
      name: 'Speicherpunkt',
      rules: [{ category: 'policy', words: ['Kommission', 'Brüssel'] }],
    }),
  ]);
});

test('A source is edited, checked, switched off and removed', async () => {
  let feeds = [workingFeed];
  await showFeeds(
    feeds,
    {
      listFeeds: () => listPage(feeds),
      updateFeed: ({ body: { rules = [], enabled = true } }) => {
        const changed = { ...workingFeed, rules, enabled };
        feeds = [changed];
        return changed;
      },
      pollFeed: () => null,
      deleteFeed: () => {
        feeds = [];
        return undefined;
      },
    },
    '?q=speicherpunkt&enabled=yes',
  );
  await expect.element(row.getByText('Working')).toBeVisible();
  const counts = 'Entries in the feed: 15, of these articles: 12';
  await expect.element(row.getByText(counts)).toBeVisible();
  await button('Edit: Speicherpunkt').click();
  const edit = page.getByRole('dialog', { name: 'Edit Speicherpunkt' });
  await expect.element(edit.getByLabelText('Words')).toHaveValue('Kommission, Brüssel');
  await edit.getByRole('button', { name: 'Remove rule 1' }).click();
  await expect.element(edit.getByRole('button', { name: 'Add rule' })).toHaveFocus();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect.element(edit).not.toBeInTheDocument();
  await button('Check now: Speicherpunkt').click();
  await expect.element(page.getByText('Checking Speicherpunkt', { exact: true })).toBeVisible();
  await button('Switch off: Speicherpunkt').click();
  await expect.element(row.getByText('Switched off')).toBeVisible();

  await button('Remove: Speicherpunkt').click();
  const question = page.getByRole('dialog', { name: 'Remove Speicherpunkt?' });
  await expect.element(question.getByText(/Its 12 articles will be removed too/)).toBeVisible();
  await expectAccessible();
  await question.getByRole('button', { name: 'Remove source' }).click();
  await expect.element(page.getByText('Nothing found')).toBeVisible();
});

test('The errors of a source are explained in words', async () => {
  const lastFault = { at: '2026-11-20T10:00:00.000Z', fault: 'bad_answer', status: 502 } as const;
  const failing = { ...workingFeed, state: 'failing', failures: 2, lastFault } as const;
  await showFeeds(
    [{ ...failing, failingSince: lastFault.at }],
    { listFeedErrors: () => [lastFault] },
    '?state=failing',
  );
  await expect.element(page.getByText('Showing 1 of 1 source')).toBeVisible();
  await expect.element(row.getByText('The site responded with an error.')).toBeVisible();
  await button('Errors: Speicherpunkt').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('The site responded with an error.')).toBeVisible();
  await expect.element(dialog.getByText('response 502')).toBeVisible();
  await expectAccessible();
});

test('An import tells which sources are new and which addresses are refused', async () => {
  await showFeeds([workingFeed], {
    importFeeds: () => ({ added: 1, known: 3, refused: ['ftp://bad.example/'] }),
  });
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import sources' });
  const submit = dialog.getByRole('button', { name: 'Import' });
  await submit.click();
  await expect.element(dialog.getByText('Choose a file, or paste its text.').first()).toBeVisible();
  await expectAccessible();
  await dialog.getByLabelText('File').upload(new File(['<opml/>'], 'sources.opml'));
  await submit.click();
  await expect.element(dialog.getByText('1 source added, switched off')).toBeVisible();
  await expect.element(dialog.getByText('3 already existed')).toBeVisible();
  await expect.element(dialog.getByText('ftp://bad.example/')).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('link', { name: 'Show sources that are off' }).click();
  await expect.poll(() => location.search).toBe('?enabled=no');
});

test('All sources are exported as a file', async () => {
  await showFeeds([workingFeed]);
  const link = page.getByRole('link', { name: 'Export all' });
  await expect.element(link).toHaveAttribute('href', exportFeeds.url);
  await expect.element(link).toHaveAttribute('download');
});

test('A source is added by keyboard alone, and a closed dialog forgets what was found', async () => {
  const { api } = await showFeeds([workingFeed], {
    createFeedPreview: () => foundFeed,
    getFeedPreview: () => foundFeed,
    createFeed: ({ body }) => ({ ...workingFeed, ...body }),
  });
  const add = page.getByRole('button', { name: 'Add source' });
  const dialog = page.getByRole('dialog', { name: 'Add source' });
  const found = dialog.getByRole('region', { name: 'Preview' });
  const name = dialog.getByRole('textbox', { name: 'Name', exact: true });
  await press(add);
  await type('Address of a site or a feed', workingFeed.siteUrl);
  await userEvent.keyboard('{Enter}');
  await expect.element(found).toHaveFocus();
  await tabTo(name);
  await userEvent.keyboard('{Control>}a{/Control}Keys and locks');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(add).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
  await expect.element(name).not.toBeInTheDocument();

  await type('Address of a site or a feed', workingFeed.siteUrl);
  await userEvent.keyboard('{Enter}');
  await expect.element(found).toHaveFocus();
  await press(dialog.getByRole('button', { name: 'Save', exact: true }));
  await expect.element(dialog).not.toBeInTheDocument();
  expect(api.calls('createFeed')).toHaveLength(1);
});

test('A search of the list leaves the focus in its field', async () => {
  await showFeeds([workingFeed]);
  const search = page.getByRole('main').getByRole('searchbox', { name: 'Search' });
  await tabTo(search);
  await userEvent.keyboard('speicher{Enter}');
  await expect.poll(() => location.search).toBe('?q=speicher');
  await expect.element(search).toHaveFocus();
});

test('Unsaved changes of a source survive a reload, and closing the dialog forgets them', async () => {
  const { reload } = await showFeeds([workingFeed]);
  const edit = button('Edit: Speicherpunkt');
  const dialog = page.getByRole('dialog');
  const name = dialog.getByRole('textbox', { name: 'Name', exact: true });
  const restored = dialog.getByText('Your unsaved changes are back');
  await edit.click();
  await name.fill('Speicherpunkt, corrected');
  await reload();
  await edit.click();
  await expect.element(restored).toBeVisible();
  await expect.element(name).toHaveValue('Speicherpunkt, corrected');
  await press(dialog.getByRole('button', { name: 'Discard' }));
  await expect.element(name).toHaveValue('Speicherpunkt');
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard('x{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await edit.click();
  await expect.element(name).toHaveValue('Speicherpunkt');
  await expect.element(restored).not.toBeInTheDocument();
});
