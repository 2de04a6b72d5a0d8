// SPDX-License-Identifier: AGPL-3.0-or-later
import { exportAuditLog } from '@kga/contracts/moderation';
import type { Page } from 'playwright/test';

import {
  insertStories,
  approveStory,
  browserOf,
  deleteContent,
  createStoryAs,
} from './support/content.ts';
import { addMember, signInAs } from './support/members.ts';
import { awake, expect, expectAccessible, expectFits, test } from './support/test.ts';

/** These tests write stories in languages that no other test uses. */
const waiting = (language: string) => `/admin/moderation?language=${language}`;

const caseOf = (page: Page, title: string) => page.getByRole('listitem', { name: title });

/** The summary that replaces a decided case. */
const lineOf = (page: Page, title: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title });

async function report(page: Page, id: string, reason = 'Spam or advertising'): Promise<void> {
  await page.goto(`/stories/${id}`);
  await awake(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Report/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Report this story' });
  await dialog.getByLabel(reason).check();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Thank you for the report', { exact: true })).toBeVisible();
}

test('there is no moderation for members, and nothing of people for moderators', async ({
  page,
  stack,
}) => {
  await addMember(stack, { email: 'nosy@example.org' });
  await signInAs(page, 'nosy@example.org');
  for (const path of ['/admin/moderation', '/admin/audit-log']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  }
  // A request of the page that is left must not come without its session.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await addMember(stack, { email: 'mo@example.org', firstName: 'Mo', role: 'moderator' });
  await signInAs(page, 'mo@example.org');
  await page.goto('/');
  await awake(page);
  await page.getByRole('button', { name: 'Mo Byron’s account' }).click();
  await expect(page.getByRole('menuitem', { name: 'People' })).toBeHidden();
  await page.getByRole('menuitem', { name: 'Moderation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Moderation' })).toBeVisible();
  const places = page.getByRole('navigation', { name: 'Administration' }).getByRole('link');
  await expect(places).toHaveText(['Moderation', 'Signatures', /^Archive/, 'Audit log']);
});

test('keys alone lead through the queue, decide and take back', async ({
  page,
  stack,
  browser,
}) => {
  const author = await browserOf(browser, stack, { email: 'teller@example.org' });
  for (const title of ['Erste Geschichte', 'Zweite Geschichte']) {
    await createStoryAs(author.page, { title, language: 'de' });
  }
  await addMember(stack, { email: 'keys@example.org', role: 'moderator' });
  await signInAs(page, 'keys@example.org');
  await page.goto(waiting('de'));
  await expect(caseOf(page, 'Erste Geschichte')).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help.getByText('Next item')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();

  await page.keyboard.press('j');
  await expect(caseOf(page, 'Erste Geschichte')).toBeFocused();
  // A wide screen shows one case whole beside the list, a narrow one all.
  const later = caseOf(page, 'Zweite Geschichte').getByRole('button', { name: /^Approve/ });
  await expect(later).toBeHidden();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(later).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('a');
  await expect(lineOf(page, 'Erste Geschichte')).toContainText('Approved');
  await expect(caseOf(page, 'Zweite Geschichte')).toBeFocused();
  const mail = await stack.mailTo('teller@example.org');
  expect(mail.subject).toBe('Your story “Erste Geschichte” is live');

  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Reject: Zweite Geschichte' });
  await dialog.getByRole('button', { name: 'Reject' }).press('Enter');
  await expect(dialog.getByText('Choose a reason.')).toBeVisible();
  await expect(dialog.getByLabel('Spam or advertising')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('7');
  await expect(dialog.getByLabel('Something else')).toBeChecked();
  await dialog.getByRole('button', { name: 'Reject' }).press('Enter');
  await expect(dialog.getByLabel('Note to the author')).toBeFocused();
  await page.keyboard.type('Please leave out the address.');
  await dialog.getByRole('button', { name: 'Reject' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(lineOf(page, 'Zweite Geschichte')).toContainText('Rejected');

  await page.keyboard.press('u');
  await expect(caseOf(page, 'Zweite Geschichte')).toBeFocused();
  await page.keyboard.press('a');
  await expect(lineOf(page, 'Zweite Geschichte')).toContainText('Approved');

  // Shortcuts do nothing while disabled, also after a reload.
  await page.keyboard.press('?');
  await help.getByLabel('Use these keys').uncheck();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.getByRole('radio', { name: 'Decided' }).click();
  await expect(caseOf(page, 'Zweite Geschichte')).toBeVisible();
  await page.reload();
  await expect(caseOf(page, 'Zweite Geschichte')).toBeVisible();
  await page.keyboard.press('?');
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(help.getByLabel('Use these keys')).not.toBeChecked();
  await author.page.context().close();
});

test('what three people report is hidden, and shown again once a moderator has looked', async ({
  page,
  stack,
  browser,
}) => {
  const moderator = await browserOf(browser, stack, {
    email: 'judge@example.org',
    firstName: 'Judith',
    role: 'moderator',
  });
  const author = await browserOf(browser, stack, { email: 'reported@example.org' });
  const title = 'Une histoire signalée';
  const id = await createStoryAs(author.page, { title, language: 'fr' });
  await approveStory(moderator.page, id);
  expect((await stack.mailTo('reported@example.org')).subject).toBe(
    `Your story “${title}” is live`,
  );
  const reader = await (await browser.newContext({ baseURL: stack.origin })).newPage();
  const readersStatus = async () => (await reader.goto(`/stories/${id}`))?.status();
  await expect.poll(readersStatus).toBe(200);

  await page.goto(`/stories/${id}`);
  await awake(page);
  const button = page.getByRole('main').getByRole('button', { name: /^Report/ });
  await button.click();
  const form = page.getByRole('dialog', { name: 'Report this story' });
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(form.getByText('Choose a reason.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await report(page, id);
  await expect(page.getByRole('button', { name: /^Reported/ })).toBeVisible();
  // Only one report per network counts.
  for (const [network, reason] of ['Insults or harassment', 'Off topic'].entries()) {
    const extraHTTPHeaders = { 'x-forwarded-for': `203.0.113.${network}` };
    const other = await browser.newContext({ baseURL: stack.origin, extraHTTPHeaders });
    await report(await other.newPage(), id, reason);
    await other.close();
  }
  await expect.poll(readersStatus).toBe(404);

  await moderator.page.goto(waiting('fr'));
  const row = caseOf(moderator.page, title);
  await expect(row.getByText('Hidden after reports')).toBeVisible();
  await expect(row.getByRole('heading', { name: '3 reports' })).toBeVisible();
  await expect(row.getByText('Insults or harassment')).toBeVisible();
  await expectAccessible(moderator.page);
  await row.getByRole('button', { name: `Show again: ${title}` }).click();
  await expect(lineOf(moderator.page, title)).toContainText('Shown again');
  await expect.poll(readersStatus).toBe(200);
  expect((await stack.mailTo('reported@example.org')).subject).toBe(
    `We’re showing your story “${title}” again`,
  );

  await moderator.page.goto(`/admin/audit-log?subjectId=${id}`);
  const log = moderator.page.getByRole('row');
  await expect(log.filter({ hasText: 'Shown again' })).toContainText('Judith');
  await expect(log.filter({ hasText: 'readers, by their reports' })).toContainText('Hidden');
  await expectAccessible(moderator.page);
  for (const each of [moderator.page, author.page, reader]) await each.context().close();
});

test('two moderators never decide the same item twice', async ({ page, stack, browser }) => {
  const author = await browserOf(browser, stack, { email: 'twice@example.org' });
  const title = '두 번 결정되지 않는 사연';
  await createStoryAs(author.page, { title, language: 'ko' });
  const other = await browserOf(browser, stack, { email: 'first@example.org', role: 'moderator' });
  await addMember(stack, { email: 'second@example.org', role: 'moderator' });
  await signInAs(page, 'second@example.org');
  await page.goto(waiting('ko'));
  await expect(caseOf(page, title)).toBeVisible();
  await other.page.goto(waiting('ko'));
  await caseOf(other.page, title)
    .getByRole('button', { name: `Approve: ${title}` })
    .click();
  await expect(lineOf(other.page, title)).toContainText('Approved');

  await caseOf(page, title)
    .getByRole('button', { name: `Reject: ${title}` })
    .click();
  const dialog = page.getByRole('dialog', { name: `Reject: ${title}` });
  await dialog.getByLabel('Already published here').check();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('Someone else has already decided or edited this')).toBeVisible();
  await expect(caseOf(page, title).getByRole('button', { name: /^Reject/ })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect(page.getByText('Nothing found')).toBeVisible();
  for (const each of [author.page, other.page]) await each.context().close();
});

test('many are decided at once, one’s own never, and what was decided is found and undone', async ({
  page,
  stack,
  browser,
}) => {
  const titles = ['最初の体験談', '次の体験談', '三つ目の体験談'];
  const authors = [];
  for (const [place, title] of titles.entries()) {
    const author = await browserOf(browser, stack, { email: `many-${place}@example.org` });
    await createStoryAs(author.page, { title, language: 'ja' });
    authors.push(author.page);
  }
  await addMember(stack, { email: 'many@example.org', firstName: 'Minnie', role: 'moderator' });
  await signInAs(page, 'many@example.org');
  await page.goto(waiting('ja'));
  for (const title of titles.slice(0, 2)) {
    await caseOf(page, title).getByLabel(`Select: ${title}`).check();
  }
  const bar = page.getByRole('group', { name: 'Decide several at once' });
  await expect(bar.getByText('2 selected')).toBeVisible();
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Remove…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove 2 items' });
  await dialog.getByLabel('Off topic').check();
  await dialog.getByRole('button', { name: 'Remove 2 items' }).click();
  await expect(dialog).toBeHidden();
  for (const title of titles.slice(0, 2)) {
    await expect(lineOf(page, title)).toContainText('Rejected');
  }
  await expect(caseOf(page, '三つ目の体験談')).toBeFocused();
  const mail = await stack.mailTo('many-0@example.org');
  expect(mail.subject).toBe(`We haven’t published “${titles[0]}”`);
  expect(mail.text).toContain('off topic');

  await page.getByRole('radio', { name: 'Decided' }).click();
  await expect(page).toHaveURL('/admin/moderation?status=decided&language=ja');
  const decided = caseOf(page, '次の体験談');
  await decided.click();
  await expect(decided.getByText('Minnie')).toBeVisible();
  await expect(decided.getByText('Off topic')).toBeVisible();
  await decided.getByRole('button', { name: 'Undo: 次の体験談' }).click();
  await expect(lineOf(page, '次の体験談')).toContainText('Decision undone');
  await page.getByRole('radio', { name: 'Waiting' }).click();
  await expect(caseOf(page, '次の体験談')).toBeVisible();
  for (const each of authors) await each.context().close();
});

test('the audit log is searched and taken along', async ({ page, stack, browser }) => {
  const author = await browserOf(browser, stack, { email: 'logged@example.org' });
  const id = await createStoryAs(author.page, { title: 'A story for the log', language: 'zh-CN' });
  await addMember(stack, { email: 'log@example.org', firstName: 'Logan', role: 'moderator' });
  await signInAs(page, 'log@example.org');
  await approveStory(page, id);
  await page.goto('/admin/audit-log');
  await page.getByRole('searchbox', { name: 'Search' }).fill('logan');
  await page.getByRole('combobox', { name: 'Action' }).click();
  await page.getByRole('option', { name: 'Approved' }).click();
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/admin/audit-log?q=logan&action=content.approve');
  await expect(page.getByText('Showing 1 of 1 entry')).toBeVisible();
  const line = page.getByRole('row').filter({ hasText: 'Logan' });
  await expect(line).toContainText('from Not public yet to Public');
  await expectAccessible(page);

  const href = await page.getByRole('link', { name: 'Download as CSV' }).getAttribute('href');
  expect(href).toBe(`${exportAuditLog.url}?q=logan&action=content.approve`);
  const csv = await (await page.request.get(href ?? '')).text();
  expect(csv.trim().split('\r\n')).toHaveLength(2);
  expect(csv).toContain(`"content.approve","story","${id}","pending","published"`);

  await line.getByRole('link', { name: /^Story/ }).click();
  await expect(page).toHaveURL(`/admin/audit-log?subjectId=${id}`);
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('logan');
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  await author.page.context().close();
});

test('nothing is wider than the screen, whatever is written and in every language', async ({
  page,
  stack,
}) => {
  const long = 'Binnenschifffahrtsgesellschaft'.repeat(5);
  const game = 'Bilgewater';
  const stories = [{ gameName: `${game}${long.slice(0, 100)}`, title: long, content: long }];
  await insertStories(stack, stories, { language: 'fr', waiting: true });
  await addMember(stack, { email: 'narrow@example.org', role: 'moderator' });
  await signInAs(page, 'narrow@example.org');
  for (const language of ['en', 'de', 'zh-CN']) {
    await page.goto(`/admin/moderation?lang=${language}&language=fr`);
    const row = page.locator('[data-case]').filter({ hasText: long });
    await row.getByRole('checkbox').check();
    await expectFits(page, [320, 768, 1280]);
    await page.goto(`/admin/audit-log?lang=${language}`);
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expectFits(page, [320, 768, 1280]);
    await expectAccessible(page);
  }
  await deleteContent(stack, game);
});

test.describe('when the server fails', () => {
  test.use({ expectedFaults: /503/ });

  test('nothing is lost: the queue and a decision are tried again', async ({
    page,
    stack,
    browser,
  }) => {
    const author = await browserOf(browser, stack, { email: 'unlucky@example.org' });
    const title = 'A story in bad times';
    await createStoryAs(author.page, { title, language: 'zh-CN' });
    await addMember(stack, { email: 'patient@example.org', role: 'moderator' });
    await signInAs(page, 'patient@example.org');
    const queue = '**/api/admin/moderation?*';
    await page.route(queue, (route) => route.fulfill({ status: 503 }));
    await page.goto(waiting('zh-CN'));
    await expect(page.getByText('We couldn’t load the queue')).toBeVisible();
    await expectAccessible(page);
    await page.unroute(queue);
    await page.getByRole('button', { name: 'Retry' }).click();

    const decisions = '**/api/admin/moderation/decisions';
    await page.route(decisions, (route) => route.fulfill({ status: 503 }));
    await caseOf(page, title)
      .getByRole('button', { name: `Reject: ${title}` })
      .click();
    const dialog = page.getByRole('dialog', { name: `Reject: ${title}` });
    await dialog.getByLabel('Insults or harassment').check();
    await dialog.getByLabel('Note to the author').fill('Please be kind.');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(dialog.getByRole('alert')).toContainText('We can’t do this right now');
    await expect(dialog.getByLabel('Note to the author')).toHaveValue('Please be kind.');
    await page.unroute(decisions);
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(lineOf(page, title)).toContainText('Rejected');
    await author.page.context().close();
  });
});
