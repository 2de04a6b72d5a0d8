// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { user } from '../../../auth/testing/fixture.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { expectFits, setWidth } from '../../../testing/expect-fits.ts';
import { press, tabTo, type } from '../../../testing/keyboard.ts';
import { listPage, refusal } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { draftArticle, editorialApi, withVersion } from '../testing/editorial-api.ts';
import { ownArticle } from '../testing/fixture.ts';

const admin = { ...user, role: 'admin' } as const;

const title = page.getByRole('textbox', { name: 'Title', exact: true });
const body = page.getByRole('textbox', { name: 'Text', exact: true });
const save = page.getByRole('button', { name: /^(Save|Publish|Schedule)$/ });
const saved = page.getByText('All changes saved');
const tab = (name: string | RegExp) => page.getByRole('tab', { name });

const chooseStatus = (name: string) =>
  page.getByRole('group', { name: 'Status' }).getByRole('radio', { name, exact: true }).click();

const editArticle = (first: string) => {
  const article = draftArticle(first);
  return renderApp(`/admin/news/${article.id}`, { user: admin, api: editorialApi(article) });
};

test('An admin without articles is offered to write the first one', async () => {
  await renderApp('/admin/news', { user: admin, api: editorialApi() });
  await expect.element(page.getByText('No articles yet')).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Write article' }).first().click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'New article' })).toBeVisible();
});

test('A list that a search leaves empty says so', async () => {
  await renderApp('/admin/news?q=nothing+like+it', { user: admin, api: editorialApi() });
  await expect.element(page.getByText('Nothing found')).toBeVisible();
});

test('The list names each language of an article with its status', async () => {
  const scheduled = withVersion(draftArticle('The hearing'), 'de', {
    title: 'Die Anhörung',
    excerpt: '',
    body: 'Es wurde viel gesagt.',
    imageAlt: '',
    status: 'scheduled',
    publishAt: '2031-07-01T08:00:00.000Z',
  });
  await renderApp('/admin/news?status=scheduled', { user: admin, api: editorialApi(scheduled) });
  await expect.element(page.getByText('Deutsch · Scheduled')).toBeVisible();
  await expectAccessible();
});

test('An article without a title is not saved, and the title gets the focus', async () => {
  await renderApp('/admin/news/new', { user: admin, api: editorialApi() });
  await save.click();
  await expect.element(page.getByText('Not saved yet: please check these fields')).toBeVisible();
  await expect.element(title).toHaveFocus();
  await expectAccessible();
});

test('The preview shows the HTML that the api made of the text', async () => {
  const { api } = await renderApp('/admin/news/new', { user: admin, api: editorialApi() });
  api.use({
    previewArticle: ({ body: { body: text } }) => ({
      html: `<h2>${text}</h2><ul><li>one</li><li>two</li></ul>`,
    }),
  });
  await body.fill('What was said');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect.element(preview.getByRole('heading', { name: 'What was said' })).toBeVisible();
  await expect.element(preview.getByText('two')).toBeVisible();
  await expectAccessible();
});

test('An article in two languages is saved by Ctrl+S, one scheduled in the local time zone', async () => {
  const { api } = await renderApp('/admin/news/new', { user: admin, api: editorialApi() });
  await title.fill('The hearing in Brussels');
  await body.fill('A lot.');
  await tab('Deutsch').click();
  await title.fill('Die Anhörung in Brüssel');
  await body.fill('Es wurde **viel** gesagt.');
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Policy' }).click();
  await chooseStatus('Scheduled');
  await expect.element(page.getByText('Your time zone: Europe/Brussels')).toBeVisible();
  const publishAt = page.getByLabelText('Publish at');
  await publishAt.fill('2020-01-01T10:00');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(publishAt).toHaveFocus();
  await expect
    .element(page.getByText('Choose a time in the future.', { exact: true }))
    .toBeVisible();
  await expectAccessible();
  await publishAt.fill('2031-07-01T10:00');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => location.pathname).toMatch(/\/admin\/news\/[0-9a-f-]{36}$/);
  await expect.element(saved).toBeVisible();
  await expect.element(tab(/English.*Draft/)).toBeVisible();
  await expect.element(tab(/Deutsch.*Scheduled/)).toBeVisible();
  await tab('Deutsch').click();
  await expect.element(publishAt).toHaveValue('2031-07-01T10:00');
  const written = [...api.calls('createOwnArticle'), ...api.calls('updateArticleVersion')];
  expect(JSON.stringify(written.map((call) => call.body))).toContain('2031-07-01T08:00:00.000Z');

  await tab('English').click();
  await chooseStatus('Published');
  await expect.element(page.getByText('Readers see it as soon as you save.')).toBeVisible();
  await save.click();
  await expect
    .element(page.getByRole('link', { name: 'Read published article' }))
    .toHaveAttribute('href', '/news/article-en');
});

test('The author is saved with the version', async () => {
  const { api } = await editArticle('With a name');
  await page.getByRole('textbox', { name: 'Author' }).fill('Robin');
  await save.click();
  await expect.element(saved).toBeVisible();
  expect(api.calls('updateArticleVersion').map(({ body: sent }) => sent)).toEqual([
    expect.objectContaining({ author: 'Robin' }),
  ]);
});

test('Readers see the author of an own article', async () => {
  const article = { ...ownArticle, author: 'Robin' };
  await renderApp(`/news/${article.uniqueId}`, { api: { getNewsArticle: () => article } });
  await expect.element(page.getByText('By Robin')).toBeVisible();
  await expectAccessible();
});

test('A conflict with another admin holds both texts until one of them is chosen', async () => {
  const { api, reload } = await editArticle('Before them both');
  await title.fill('Mine');
  const theirs = withVersion(draftArticle(''), 'en', {
    title: 'Theirs',
    excerpt: '',
    body: '',
    imageAlt: '',
    status: 'draft',
  });
  api.use(editorialApi(theirs));
  await save.click();
  await expect.element(page.getByText('Someone else has edited this')).toBeVisible();
  await expect.element(title).toHaveValue('Mine');
  await expectAccessible();
  await page.getByRole('button', { name: 'View the other version' }).click();
  await expect.element(title).toHaveValue('Theirs');
  await page.getByRole('button', { name: 'Go back to what I typed' }).click();
  await expect.element(title).toHaveValue('Mine');
  await save.click();
  await expect.element(saved).toBeVisible();
  await reload();
  await expect.element(title).toHaveValue('Mine');
});

test('Unsaved changes survive a reload, and leaving asks first', async () => {
  const article = draftArticle('Written for a while');
  const list = '/admin/news?q=Written';
  const { reload } = await renderApp(list, { user: admin, api: editorialApi(article) });
  await page.getByRole('link', { name: 'Written for a while' }).click();
  await body.fill('Not saved yet.');
  await tab('Français').click();
  await title.fill('Pas encore');
  const unload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(true);
  await reload();
  const restored = page.getByText('Your unsaved changes are back');
  await expect.element(restored).toBeVisible();
  await tab('English').click();
  await expect.element(body).toHaveValue('Not saved yet.');
  await tab('Français').click();
  await expect.element(title).toHaveValue('Pas encore');

  await page.getByRole('link', { name: 'All articles' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect.element(question).toBeVisible();
  await expectAccessible();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect.element(question).not.toBeInTheDocument();
  history.back();
  await expect.element(question).toBeVisible();
  await expect.poll(() => location.pathname).toBe(`/admin/news/${article.id}`);
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(() => location.pathname + location.search).toBe(list);
  history.forward();
  await expect.element(restored).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(saved).toBeVisible();
  await expect.element(body).toHaveValue('As it was.');
});

test('Unsaved changes are there after a session that ended', async () => {
  const { api, reload } = await editArticle('Interrupted');
  const { pathname } = location;
  await title.fill('Interrupted in the middle');
  api.use({ updateArticleVersion: () => refusal('not_signed_in') });
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => location.pathname + location.search).toContain('/login?returnTo=');
  await reload(pathname);
  await expect.element(page.getByText('Your unsaved changes are back')).toBeVisible();
  await expect.element(title).toHaveValue('Interrupted in the middle');
});

test('A language and then the whole article are deleted', async () => {
  const { reload } = await editArticle('To be deleted');
  const { pathname } = location;
  await expect
    .element(page.getByText('You can’t delete the last language on its own.'))
    .toBeVisible();
  await tab('한국어').click();
  await title.fill('삭제할 기사');
  await save.click();
  await expect.element(tab(/한국어.*Draft/)).toBeVisible();
  await page.getByRole('button', { name: 'Delete 한국어' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete 한국어' }).click();
  await expect.element(tab(/한국어.*Not started/)).toBeVisible();
  await page.getByRole('button', { name: 'Delete article' }).click();
  const question = page.getByRole('dialog', { name: 'Delete “To be deleted”?' });
  await question.getByRole('button', { name: 'Delete article' }).click();
  await expect.poll(() => location.pathname).toBe('/admin/news');
  await reload(pathname);
  await expect.element(page.getByText('Article not found')).toBeVisible();
});

test('A phone offers the languages in one select', async () => {
  await editArticle('Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen');
  await setWidth(360);
  const language = page.getByRole('combobox', { name: 'Language', exact: true });
  await language.click();
  await page.getByRole('option', { name: '日本語: Not started' }).click();
  await title.fill('日本語の題名');
  await save.click();
  await expect.element(saved).toBeVisible();
  await expect.element(language.getByText('日本語: Draft')).toBeVisible();
  await expectAccessible();
});

test('The pages of the newsroom fit a phone', async () => {
  const article = draftArticle('Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen');
  const { reload } = await renderApp(`/admin/news/${article.id}`, {
    user: admin,
    language: 'de',
    api: { ...editorialApi(article), listFeeds: () => listPage([]) },
  });
  await setWidth(360);
  for (const path of [`/admin/news/${article.id}`, '/admin/news', '/admin/feeds']) {
    await reload(path);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFits(360);
  }
});

test('A moderator finds none of the pages of the newsroom', async () => {
  const { reload } = await renderApp('/admin/feeds', {
    user: { ...user, role: 'moderator' },
  });
  for (const path of ['/admin/news', '/admin/news/new', '/admin/feeds']) {
    await reload(path);
    await expect.element(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  }
});

test('An article is written and published by keyboard alone', async () => {
  await renderApp('/admin/news/new', { user: admin, api: editorialApi() });
  const category = page.getByRole('combobox', { name: 'Category' });
  await press(category);
  const policy = page.getByRole('option', { name: 'Policy' });
  await expect.element(policy).toBeVisible();
  await userEvent.keyboard('p');
  await expect.element(policy).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(category.getByText('Policy')).toBeVisible();
  await type('Title', 'Written by keyboard');
  await tabTo(body);
  await userEvent.keyboard('One sentence is enough.');
  const status = page.getByRole('group', { name: 'Status' });
  await tabTo(status.getByRole('radio', { name: 'Draft' }));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(status.getByRole('radio', { name: 'Published' })).toBeChecked();
  await press(page.getByRole('button', { name: 'Publish', exact: true }));
  await expect.element(page.getByRole('link', { name: 'Read published article' })).toBeVisible();
});
