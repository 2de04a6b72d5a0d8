// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { type MockHandlers, noConnection, refusal } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

/** Pages of information name the figures of the petition where they are known. */
const api: MockHandlers = { getPetition: () => refusal('not_found') };

const topic = page.getByRole('combobox', { name: 'What is it about?' });
const text = page.getByLabelText('Your message');
const send = () => page.getByRole('button', { name: 'Send message' }).click();

test('Each error of a message goes once its field is corrected', async () => {
  const { api: mock } = await renderApp('/contact', {
    api: { ...api, createContactMessage: () => null },
  });
  await send();
  const missing = page.getByText('Choose a topic.', { exact: true });
  await expect.element(missing).toBeVisible();
  await expectAccessible();
  await topic.selectOptions('Press');
  await expect.element(missing).not.toBeInTheDocument();
  await expect.element(text).toHaveAttribute('aria-invalid', 'true');
  await text.fill('<img src=x onerror=alert(1)> May we print the map?');
  await expect.element(text).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByLabelText('Your email address').fill('press@example.org');
  await send();
  await expect.element(page.getByText('We’ll answer to press@example.org.')).toBeVisible();
  await expectAccessible();
  expect(mock.calls('createContactMessage').map(({ body }) => body)).toEqual([
    expect.objectContaining({
      topic: 'press',
      text: '<img src=x onerror=alert(1)> May we print the map?',
      email: 'press@example.org',
    }),
  ]);
});

test('A message that did not arrive says that it failed, and why', async () => {
  const { api: mock } = await renderApp('/contact', {
    api: { ...api, createContactMessage: noConnection },
  });
  await topic.selectOptions('Press');
  await text.fill('May we print the map?');
  await page.getByLabelText('Your email address').fill('press@example.org');
  await send();
  const failed = page.getByText('Submission Failed', { exact: true });
  await expect.element(failed).toBeVisible();
  await expect.element(page.getByText('We can’t reach the server.')).toBeVisible();
  await expect.element(text).toHaveValue('May we print the map?');
  await expectAccessible();
  mock.use({ createContactMessage: () => refusal('too_many_guests') });
  await send();
  await expect.element(page.getByText('Log in to go on')).toBeVisible();
  await expect.element(failed).toBeVisible();
});

test('The field of a message has room for eight lines', async () => {
  await renderApp('/contact', { api });
  await expect.element(text).toBeVisible();
  expect(text.element().getBoundingClientRect().height).toBeGreaterThan(8 * 20);
});
