// SPDX-License-Identifier: AGPL-3.0-or-later
import { exportAuditLog } from '@kga/contracts/moderation';
import type { Page } from 'playwright/test';

import { approveStory, browserOf, createStoryAs } from './support/content.ts';
import { addMember, signInAs } from './support/members.ts';
import { awake, expect, expectAccessible, test } from './support/test.ts';

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

test('a moderator approves one story and rejects another by keys, and the author gets one mail', async ({
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
  await page.keyboard.press('j');
  await expect(caseOf(page, 'Erste Geschichte')).toBeFocused();
  await page.keyboard.press('a');
  await expect(lineOf(page, 'Erste Geschichte')).toContainText('Approved');
  await expect(caseOf(page, 'Zweite Geschichte')).toBeFocused();

  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Reject: Zweite Geschichte' });
  await dialog.getByLabel('Off topic').check();
  await dialog.getByRole('button', { name: 'Reject' }).press('Enter');
  await expect(lineOf(page, 'Zweite Geschichte')).toContainText('Rejected');
  const mail = await stack.mailTo('teller@example.org');
  expect(mail.subject).toBe('Decisions about 2 of your contributions');
  expect(mail.text).toContain('Your story “Erste Geschichte” is live');
  expect(mail.text).toContain('We haven’t published “Zweite Geschichte”\nReason: off topic');
  await author.page.context().close();
});

test('reports of three people hide a story until a moderator shows it again', async ({
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
  for (const each of [moderator.page, author.page, reader]) await each.context().close();
});

test('a moderator searches the audit log and exports it', async ({ page, stack, browser }) => {
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

  const href = await page.getByRole('link', { name: 'Download as CSV' }).getAttribute('href');
  expect(href).toBe(`${exportAuditLog.url}?q=logan&action=content.approve`);
  const csv = await (await page.request.get(href ?? '')).text();
  expect(csv.trim().split('\r\n')).toHaveLength(2);
  expect(csv).toContain(`"content.approve","story","${id}","pending","published"`);
  await author.page.context().close();
});
