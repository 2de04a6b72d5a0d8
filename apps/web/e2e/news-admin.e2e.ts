// SPDX-License-Identifier: AGPL-3.0-or-later
import { listOwnArticles, ownArticle } from '@kga/contracts/news';
import type { Page } from 'playwright/test';
import { z } from 'zod';

import { removeSource } from './support/articles.ts';
import { addMember, signInAs } from './support/members.ts';
import type { Stack } from './support/stack.ts';
import { expect, expectAccessible, expectFits, test } from './support/test.ts';

let admins = 0;

/** Signs in as a new admin. */
async function signInAsAdmin(page: Page, stack: Stack): Promise<string> {
  admins += 1;
  const email = `editor-${admins}@example.org`;
  await addMember(stack, { email, firstName: 'Edith', role: 'admin' });
  await signInAs(page, email);
  return email;
}

/** Creates an article through the api; returns its id. */
async function beginArticle(page: Page, title: string): Promise<string> {
  const answer = await page.request.post(listOwnArticles.url, {
    data: {
      category: 'policy',
      language: 'en',
      version: { title, excerpt: '', body: 'As it was.', imageAlt: '', status: 'draft' },
    },
  });
  expect(answer.status()).toBe(201);
  return ownArticle.parse(await answer.json()).id;
}

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const body = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const save = (page: Page) => page.getByRole('button', { name: /^(Save|Publish|Schedule)$/ });
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });
const language = (page: Page, name: string) => page.getByRole('tab', { name });

async function chooseCategory(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name }).click();
}

async function chooseStatus(page: Page, name: string): Promise<void> {
  await page.getByRole('group', { name: 'Status' }).getByText(name, { exact: true }).click();
}

test('who is no admin finds none of the pages', async ({ page, stack }) => {
  await addMember(stack, { email: 'no-editor@example.org', role: 'moderator' });
  await signInAs(page, 'no-editor@example.org');
  for (const path of ['/admin/news', '/admin/news/new', '/admin/feeds']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  }
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write articles' })).toBeHidden();
});

test('an article is written in two languages, scheduled, published and read', async ({
  page,
  stack,
}) => {
  await signInAsAdmin(page, stack);
  await stack.db.deleteFrom('own_article').execute();
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Write articles' }).click();
  await expect(page.getByText('No articles yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Write article' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'New article' })).toBeVisible();

  await save(page).click();
  await expect(page.getByText('Not saved yet: please check these fields')).toBeVisible();
  await expect(title(page)).toBeFocused();
  await expectAccessible(page);

  await chooseCategory(page, 'Policy');
  await title(page).fill('The hearing in Brussels');
  await body(page).fill(
    '## What was said\n\nA *lot*.\n\n- one\n- two\n\n[Read on](https://example.org/on)\n\n<script>window.broken = 1</script>\n\n[bad](javascript:alert)',
  );
  await expect(preview(page).getByRole('heading', { name: 'What was said' })).toBeVisible();
  await expect(preview(page).getByRole('listitem')).toHaveText(['one', 'two']);
  await expect(preview(page).getByText('<script>window.broken = 1</script>')).toBeVisible();
  await expect(preview(page).getByRole('link', { name: 'bad' })).toBeHidden();
  expect(await page.evaluate(() => Reflect.get(window, 'broken'))).toBeUndefined();
  await expectAccessible(page);

  await language(page, 'Deutsch').click();
  await title(page).fill('Die Anhörung in Brüssel');
  await body(page).fill('Es wurde **viel** gesagt.');
  await chooseStatus(page, 'Scheduled');
  await expect(page.getByText('Your time zone: Europe/Brussels')).toBeVisible();
  await page.getByLabel('Publish at').fill('2020-01-01T10:00');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByLabel('Publish at')).toBeFocused();
  await expect(page.getByText('Choose a time in the future.', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Publish at').fill('2031-07-01T10:00');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page).toHaveURL(/\/admin\/news\/[0-9a-f-]{36}$/);
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expect(language(page, 'English')).toContainText('Draft');
  await expect(language(page, 'Deutsch')).toContainText('Scheduled');
  await language(page, 'Deutsch').click();
  await expect(page.getByLabel('Publish at')).toHaveValue('2031-07-01T10:00');
  const { versions } = ownArticle.parse(
    await (await page.request.get(`/api${new URL(page.url()).pathname}`)).json(),
  );
  expect(versions.find((each) => each.language === 'de')).toMatchObject({
    status: 'scheduled',
    publishAt: '2031-07-01T08:00:00.000Z',
  });

  await language(page, 'English').click();
  await chooseStatus(page, 'Published');
  await expect(page.getByText('Readers see it as soon as you save.')).toBeVisible();
  await save(page).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await page.getByRole('link', { name: 'Read published article' }).click();
  await expect(page).toHaveURL(/\/news\/the-hearing-in-brussels/);
  await expect(
    page.getByRole('heading', { level: 1, name: 'The hearing in Brussels' }),
  ).toBeVisible();
  await expect(page.getByText('<script>window.broken = 1</script>')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'broken'))).toBeUndefined();

  await page.goto('/admin/news?status=scheduled');
  await expect(page.getByText('Deutsch · Scheduled')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/admin/news?q=nothing+like+it');
  await expect(page.getByText('Nothing found')).toBeVisible();
});

test.describe('when somebody else writes at the same time', () => {
  test.use({ expectedFaults: /409/ });

  test('both texts are kept until one is chosen', async ({ page, stack, browser }) => {
    await signInAsAdmin(page, stack);
    const id = await beginArticle(page, 'Before them both');
    await page.goto(`/admin/news/${id}`);
    await title(page).fill('Mine');

    const others = await (await browser.newContext({ baseURL: stack.origin })).newPage();
    await signInAsAdmin(others, stack);
    await others.goto(`/admin/news/${id}`);
    await title(others).fill('Theirs');
    await save(others).click();
    await expect(others.getByText('All changes saved')).toBeVisible();
    await others.context().close();

    await save(page).click();
    await expect(page.getByText('Someone else has edited this')).toBeVisible();
    await expect(title(page)).toHaveValue('Mine');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'View the other version' }).click();
    await expect(title(page)).toHaveValue('Theirs');
    await page.getByRole('button', { name: 'Go back to what I typed' }).click();
    await expect(title(page)).toHaveValue('Mine');
    await save(page).click();
    await expect(page.getByText('All changes saved')).toBeVisible();
    await page.reload();
    await expect(title(page)).toHaveValue('Mine');
  });
});

test('what is typed survives a reload, and leaving asks', async ({ page, stack }) => {
  await signInAsAdmin(page, stack);
  const id = await beginArticle(page, 'Kept while typing');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/admin/news?q=Kept');
  await page.getByRole('link', { name: 'Kept while typing' }).click();
  await body(page).fill('Not saved yet.');
  await language(page, 'Français').click();
  await title(page).fill('Pas encore');
  await page.reload();
  await expect(page.getByText('Your unsaved changes are back')).toBeVisible();
  await language(page, 'English').click();
  await expect(body(page)).toHaveValue('Not saved yet.');
  await language(page, 'Français').click();
  await expect(title(page)).toHaveValue('Pas encore');

  await page.getByRole('link', { name: 'All articles' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await page.goBack();
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(`/admin/news/${id}`);
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/admin/news?q=Kept');
  await page.goForward();
  await expect(page.getByText('Your unsaved changes are back')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expect(body(page)).toHaveValue('As it was.');
});

test.describe('when the session ends', () => {
  test.use({ expectedFaults: /401/ });

  test('what is typed is there again after the log-in', async ({ page, stack }) => {
    const email = await signInAsAdmin(page, stack);
    const id = await beginArticle(page, 'Interrupted');
    await page.goto(`/admin/news/${id}`);
    await title(page).fill('Interrupted in the middle');
    await page.context().clearCookies({ name: 'kga_session' });
    // A request in the background may have led to the log-in before, where there is no button.
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/\/login\?returnTo=/);
    await signInAs(page, email);
    await page.goto(`/admin/news/${id}`);
    await expect(page.getByText('Your unsaved changes are back')).toBeVisible();
    await expect(title(page)).toHaveValue('Interrupted in the middle');
  });
});

test.describe('what is deleted', () => {
  test.use({ expectedFaults: /404/ });

  test('a language and then the whole article are deleted', async ({ page, stack }) => {
    await signInAsAdmin(page, stack);
    const id = await beginArticle(page, 'To be deleted');
    await page.goto(`/admin/news/${id}`);
    await expect(page.getByText('You can’t delete the last language on its own.')).toBeVisible();
    await language(page, '한국어').click();
    await title(page).fill('삭제할 기사');
    await save(page).click();
    await expect(language(page, '한국어')).toContainText('Draft');
    await page.getByRole('button', { name: 'Delete 한국어' }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: 'Delete 한국어' }).click();
    await expect(language(page, '한국어')).toContainText('Not started');
    await page.getByRole('button', { name: 'Delete article' }).click();
    await expect(page.getByRole('dialog', { name: 'Delete “To be deleted”?' })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete article' }).click();
    await expect(page).toHaveURL('/admin/news');
    await page.goto(`/admin/news/${id}`);
    await expect(page.getByText('Article not found')).toBeVisible();
  });
});

test('a phone has one choice of languages and nothing stands out sideways', async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAsAdmin(page, stack);
  const id = await beginArticle(page, 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen');
  for (const path of [`/admin/news/${id}`, '/admin/news', '/admin/feeds']) {
    await page.goto(`${path}?lang=de`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status').first()).toBeAttached();
    await expectFits(page, [360]);
  }
  await page.goto(`/admin/news/${id}?lang=en`);
  await page.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: '日本語: Not started' }).click();
  await title(page).fill('日本語の題名');
  await save(page).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Language' })).toContainText('日本語: Draft');
  await expectAccessible(page);
});

test('a source is found by the address of its site, added, read, switched off and removed', async ({
  page,
  stack,
}) => {
  const site = `${stack.feeds.origin}/speicherpunkt/`;
  await removeSource(stack, site);
  await signInAsAdmin(page, stack);
  await page.goto('/admin/feeds');
  await expect(page.getByText(/^Showing \d+ of \d+ sources$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add source' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add source' });
  const address = dialog.getByLabel('Address of a site or a feed');
  await address.fill('http://localhost/');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('We can’t read anything there')).toBeVisible();
  await expect(dialog.getByText('The address leads to a private network.')).toBeVisible();
  await expectAccessible(page);

  await address.fill(site);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Preview' })).toBeVisible();
  await expect(dialog.getByRole('list').getByRole('listitem').first()).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue(/Speicherpunkt/);
  await dialog.getByLabel('Name').fill('Speicherpunkt');
  await expect(dialog.getByRole('combobox', { name: 'Language' })).toHaveText('Deutsch');
  await dialog.getByRole('button', { name: 'Add rule' }).press('Enter');
  await expect(dialog.getByLabel('Words')).toBeFocused();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter at least one word').last()).toBeVisible();
  await expect(dialog.getByLabel('Words')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('Words').fill('Kommission, Brüssel');
  await dialog.getByLabel('Words').press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add source' })).toBeFocused();

  const row = page.getByRole('row').filter({
    has: page.getByRole('rowheader', { name: 'Speicherpunkt' }),
  });
  await expect(row).toBeVisible();
  await stack.readFeeds();
  await page.goto('/admin/feeds?q=speicherpunkt&enabled=yes');
  await expect(row.getByText('Working')).toBeVisible();
  await row.getByRole('button', { name: 'Edit: Speicherpunkt' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Speicherpunkt' });
  await expect(edit.getByLabel('Words')).toHaveValue('Kommission, Brüssel');
  await edit.getByRole('button', { name: 'Remove rule 1' }).press('Enter');
  await expect(edit.getByRole('button', { name: 'Add rule' })).toBeFocused();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await row.getByRole('button', { name: 'Check now: Speicherpunkt' }).click();
  await expect(page.getByText('Checking Speicherpunkt', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'Switch off: Speicherpunkt' }).click();
  await expect(row.getByText('Switched off')).toBeVisible();

  await row.getByRole('button', { name: 'Remove: Speicherpunkt' }).click();
  const question = page.getByRole('dialog', { name: 'Remove Speicherpunkt?' });
  await expect(
    question.getByText(/articles will be removed too|article will be removed too/),
  ).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Remove source' }).click();
  await expect(page.getByText('Nothing found')).toBeVisible();
});

test('faults of a source are told in words, with the way out', async ({ page, stack }) => {
  await signInAsAdmin(page, stack);
  const { id } = await stack.db
    .selectFrom('feed')
    .select('id')
    .orderBy('name')
    .executeTakeFirstOrThrow();
  const fault = { feed_id: id, fault: 'bad_answer', status: 502 } as const;
  await stack.db.insertInto('feed_fault').values(fault).execute();
  await stack.db
    .updateTable('feed')
    .set({ state: 'failing', failures: 2, failing_since: new Date(), enabled: false })
    .where('id', '=', id)
    .execute();
  await page.goto('/admin/feeds?state=failing');
  await expect(page.getByText('Showing 1 of 1 source')).toBeVisible();
  await expect(page.getByText('The site responded with an error.')).toBeVisible();
  await page.getByRole('button', { name: /^Errors: / }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('The site responded with an error.')).toBeVisible();
  await expect(dialog.getByText('response 502')).toBeVisible();
  await expectAccessible(page);
});

test('sources go out and come in as OPML', async ({ page, stack }) => {
  await signInAsAdmin(page, stack);
  await page.goto('/admin/feeds');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export all' }).click();
  const file = await (await download).createReadStream();
  const exported = z
    .string()
    .parse(await file.setEncoding('utf8').reduce((all, part) => all + part, ''));
  expect(exported).toContain(stack.feeds.origin);

  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import sources' });
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(dialog.getByText('Choose a file, or paste its text.').first()).toBeVisible();
  await expectAccessible(page);
  const another =
    '<outline text="New" xmlUrl="https://new.example/feed.xml"/><outline text="Bad" xmlUrl="ftp://bad.example/"/>';
  await dialog.getByLabel('File').setInputFiles({
    name: 'sources.opml',
    mimeType: 'text/x-opml',
    buffer: Buffer.from(exported.replace('</body>', `${another}</body>`)),
  });
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(dialog.getByText('1 source added, switched off')).toBeVisible();
  await expect(dialog.getByText(/\d+ already existed/)).toBeVisible();
  await expect(dialog.getByText('ftp://bad.example/')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'Show sources that are off' }).click();
  await expect(page).toHaveURL('/admin/feeds?enabled=no');
  await expect(page.getByRole('rowheader', { name: /^New\b/ })).toBeVisible();
});
