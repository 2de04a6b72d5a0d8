// SPDX-License-Identifier: AGPL-3.0-or-later
import { fileNameHeader } from '@kga/contracts/legal';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { expectFits } from '../../../testing/expect-fits.ts';
import { noConnection, refusal } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const path = '/legal/consultation';
const fileId = '0193f5a0-0000-7000-8000-000000000001';

const button = (name: string) => page.getByRole('button', { name });
const field = (name: string) => page.getByRole('textbox', { name });

test.each([
  ['de', 'Anfrage senden', 'Gib deinen vollständigen Namen ein'],
  ['ja', '相談を送信', '氏名を入力してください'],
  ['en', 'Send request', 'Please agree, or we can’t read your request'],
] as const)('A form without answers in %s names them and fits', async (language, send, missing) => {
  await renderApp(path, { language });
  await button(send).click();
  await expect.element(page.getByText(missing).first()).toBeVisible();
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('fullName');
  await expectAccessible();
  await expectFits(320, 1280);
});

test('Each file that is refused says why and is removed; the others are sent', async () => {
  const { api } = await renderApp(path, {
    api: {
      createLegalFile: ({ headers }) =>
        headers.get(fileNameHeader) === 'active.pdf'
          ? refusal('validation_failed', {
              errors: [{ path: '/file', code: 'active_content' }],
            })
          : { id: fileId, state: 'ready' },
      createConsultation: () => ({ reference: 'KGA-1', token: 'x'.repeat(43) }),
    },
  });
  await field('Full name').fill('Wilhelmina Quisthoudt');
  await field('Email').fill('wilhelmina@example.org');
  await field('Phone').fill('+32 2 555 12 12');
  await page.getByLabelText('Preferred date').fill('2099-01-01');
  await page.getByLabelText('Issue type').selectOptions('game_shut_down');
  await field('Case description').fill('Its servers were switched off.');
  await userEvent.upload(page.getByTestId('legal-files'), [
    new File(['%PDF-1.7'], 'receipt.pdf', { type: 'application/pdf' }),
    new File(['<svg/>'], 'x.svg', { type: 'image/svg+xml' }),
    new File(['heic'], 'IMG_1.HEIC', { type: 'image/heic' }),
    new File(['%PDF-1.7'], 'active.pdf', { type: 'application/pdf' }),
  ]);
  for (const [name, why] of [
    ['x.svg', '“x.svg” isn’t a PDF or an image we can accept'],
    ['IMG_1.HEIC', '“IMG_1.HEIC” is in a format we can’t accept.'],
    ['active.pdf', 'We can’t accept “active.pdf”: it contains a script'],
  ] as const) {
    await expect.element(page.getByText(why)).toBeVisible();
    await button(`Remove ${name}`).click();
    await expect.element(button('Add files')).toHaveFocus();
  }
  await page.getByLabelText('I agree that counsel read what I send').click();
  await button('Send request').click();
  await expect
    .element(page.getByRole('heading', { name: 'Thank you. We have your request.' }))
    .toHaveFocus();
  await expectAccessible();
  expect(api.calls('createConsultation').map(({ body }) => body)).toEqual([
    expect.objectContaining({
      preferredDate: '2099-01-01',
      issueType: 'game_shut_down',
      attachments: [fileId],
      consent: true,
    }),
  ]);
});

test('A request that did not arrive says that its draft is safe only where one is stored', async () => {
  await renderApp(path, { api: { createConsultation: noConnection } });
  await field('Full name').fill('Wilhelmina Quisthoudt');
  await field('Email').fill('wilhelmina@example.org');
  await field('Phone').fill('+32 2 555 12 12');
  await page.getByLabelText('Preferred date').fill('2099-01-01');
  await page.getByLabelText('Issue type').selectOptions('game_shut_down');
  await field('Case description').fill('Its servers were switched off.');
  await page.getByLabelText('I agree that counsel read what I send').click();
  await button('Send request').click();
  await expect.element(page.getByText('Submission Failed', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Your draft is safe.')).not.toBeInTheDocument();
  await page.getByLabelText('Keep a draft in this browser').click();
  await expect.element(page.getByText('Your draft is safe.')).toBeVisible();
});

test('A draft of a consultation brings back every field', async () => {
  const { reload } = await renderApp(path);
  const draft = page.getByLabelText('Keep a draft in this browser');
  await draft.click();
  await field('Full name').fill('Wilhelmina Quisthoudt');
  await page.getByLabelText('Preferred date').fill('2099-01-01');
  await page.getByLabelText('Preferred time').fill('14:30');
  await page.getByLabelText('Time zone').selectOptions('Asia/Tokyo');
  await page.getByLabelText('Issue type').selectOptions('refund');
  await reload();
  await expect.element(page.getByText('We’ve brought back your draft.')).toBeVisible();
  await expect.element(draft).toBeChecked();
  await expect.element(field('Full name')).toHaveValue('Wilhelmina Quisthoudt');
  await expect.element(page.getByLabelText('Preferred date')).toHaveValue('2099-01-01');
  await expect.element(page.getByLabelText('Preferred time')).toHaveValue('14:30');
  await expect.element(page.getByLabelText('Time zone')).toHaveValue('Asia/Tokyo');
  await expect.element(page.getByLabelText('Issue type')).toHaveValue('refund');
});

test('A draft of an application for aid brings back every choice', async () => {
  const { reload } = await renderApp('/legal/aid');
  const draft = page.getByLabelText('Keep a draft in this browser');
  await draft.click();
  await page.getByLabelText('Currency').selectOptions('PLN');
  await page.getByLabelText('Legal issue').selectOptions('game_shut_down');
  await page.getByLabelText('Prefer not to say').click();
  await reload();
  await expect.element(page.getByText('We’ve brought back your draft.')).toBeVisible();
  await expect.element(draft).toBeChecked();
  await expect.element(page.getByLabelText('Currency')).toHaveValue('PLN');
  await expect.element(page.getByLabelText('Legal issue')).toHaveValue('game_shut_down');
  await expect.element(page.getByLabelText('Prefer not to say')).toBeChecked();
  await expect.element(field('Monthly income')).toBeDisabled();
});
