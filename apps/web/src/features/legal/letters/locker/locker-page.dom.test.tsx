// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectAccessible } from '../../../../testing/expect-accessible.ts';
import { expectFits } from '../../../../testing/expect-fits.ts';
import { type App, type AppOptions, renderApp } from '../../../../testing/render-app.tsx';
import { emptyLocker, openDatabase } from './locker-store.ts';

const passphrase = 'zyx long passphrase';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const first = page.getByRole('textbox', { name: 'Passphrase', exact: true });
const again = page.getByLabelText('Passphrase again');
const note = page.getByLabelText('Note', { exact: true });
const checklist = page.getByRole('heading', { name: 'Checklist' });

/** Shows the locker, without what the test before has stored. */
async function showLocker(options: AppOptions = {}): Promise<App> {
  const db = await openDatabase();
  await emptyLocker(db);
  db.close();
  return renderApp('/legal/evidence', options);
}

/** Adds a receipt as a proof of purchase. */
async function addReceipt(): Promise<void> {
  const receipt = new File(['zyx 59'], 'zyxreceipt.txt', { type: 'text/plain' });
  await userEvent.upload(page.getByLabelText('Add files to “Proof of purchase”').first(), receipt);
  await expect.element(page.getByText('1 of 8 saved · 1 file')).toBeVisible();
}

async function setPassphrase(): Promise<void> {
  await first.fill(passphrase);
  await again.fill(passphrase);
  await button('Set passphrase').click();
  await expect
    .element(page.getByText('Your files are encrypted', { exact: true }).first())
    .toBeVisible();
}

test('A dropped file and its note are stored in the browser and not sent', async () => {
  const { api, reload } = await showLocker();
  await expect.element(page.getByText('0 of 8 saved')).toBeVisible();
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['zyx 59'], 'zyxreceipt.txt', { type: 'text/plain' }));
  page
    .getByRole('heading', { name: 'Proof of purchase' })
    .element()
    .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  await expect.element(page.getByText('1 of 8 saved · 1 file')).toBeVisible();
  await note.fill('zyxnote');
  await expect.element(page.getByText('Note saved')).toBeVisible();
  await reload();
  await expect.element(page.getByText('zyxreceipt.txt')).toBeVisible();
  await expect.element(note).toHaveValue('zyxnote');
  await expectAccessible();
  const sent = api.calls().map(({ url, body }) => `${url} ${JSON.stringify(body)}`);
  expect(sent.join()).not.toMatch(/zyx/i);
});

test.each(['de', 'zh-CN', 'en'] as const)('A locker with a file fits in %s', async (language) => {
  await showLocker({ language });
  const file = new File(['zyx 59'], `${'zyxreceipt'.repeat(9)}.txt`);
  const chooser = () => document.querySelector<HTMLElement>('main li input');
  await expect.poll(chooser).not.toBeNull();
  await userEvent.upload(chooser() ?? document.body, file);
  await expect.element(page.getByText(file.name)).toBeVisible();
  await expectFits(320);
});

test('A passphrase that is too short or repeated wrongly is refused', async () => {
  await showLocker();
  await again.fill('zyx');
  await button('Set passphrase').click();
  await expect.element(first).toHaveFocus();
  await expect.element(first).toHaveAccessibleDescription(/Enter at least 12 characters/);
  await userEvent.keyboard(`${passphrase}{Enter}`);
  await expect.element(page.getByText('The two passphrases don’t match')).toBeVisible();
  await expect.element(again).toHaveFocus();
});

test('A locker with a passphrase opens with that one alone, until it is removed', async () => {
  const { reload } = await showLocker();
  await addReceipt();
  await setPassphrase();
  await reload();
  await expect.element(page.getByRole('heading', { name: 'The locker is locked' })).toBeVisible();
  await first.fill('another passphrase');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Wrong passphrase. Your files are unchanged.')).toBeVisible();
  await expect.element(first).toHaveFocus();
  await expectAccessible();
  await first.fill(passphrase);
  await userEvent.keyboard('{Enter}');
  await expect.element(checklist).toHaveFocus();
  await expect.element(page.getByText('zyxreceipt.txt')).toBeVisible();
  await button('Lock now').click();
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard(`${passphrase}{Enter}`);
  await expect.element(checklist).toHaveFocus();
  await button('Remove passphrase').click();
  await expect
    .element(page.getByRole('heading', { name: 'Passphrase', exact: true }))
    .toHaveFocus();
  await reload();
  await expect.element(page.getByText('zyxreceipt.txt')).toBeVisible();
});

test('A file is removed after a question, and so are all', async () => {
  await showLocker();
  await addReceipt();
  await button('Remove').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect.element(page.getByText('0 of 8 saved')).toBeVisible();
  await expect.element(button('Add files to “Proof of purchase”')).toHaveFocus();
  await addReceipt();
  await button('Empty locker').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Empty locker' }).click();
  await expect.element(page.getByText('0 of 8 saved')).toBeVisible();
  await expect.element(button('Empty locker')).toHaveFocus();
});

test('An exported locker is imported again with its notes', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return '#';
  });
  await showLocker();
  await addReceipt();
  await note.fill('zyxnote');
  await expect.element(page.getByText('Note saved')).toBeVisible();
  await button('Export as ZIP').click();
  await expect.element(page.getByText('ZIP saved').first()).toBeVisible();
  await button('Empty locker').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Empty locker' }).click();
  await expect.element(page.getByText('0 of 8 saved')).toBeVisible();
  await userEvent.upload(page.getByLabelText('Import ZIP'), new File(files, 'evidence.zip'));
  await expect.element(page.getByText('1 file imported', { exact: true }).first()).toBeVisible();
  await expect.element(note).toHaveValue('zyxnote');
});
