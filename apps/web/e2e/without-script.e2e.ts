// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomUUID } from 'node:crypto';

import { pathTo } from '@kga/contracts/core';
import { insertTestPetition } from '@kga/db/testing';

import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false, expectedFaults: /status of 422/ });

test('without script a visitor signs, confirms and withdraws by the code of the mail', async ({
  page,
  stack,
}) => {
  const id = `p-${randomUUID()}`;
  await insertTestPetition(stack.db, {
    slug: id,
    title: 'Keep games alive',
    addressee: 'Parliament',
    signers: JSON.stringify({ who: 'anyone', fromAge: 16, sureFromAge: 16 }),
    opened_at: new Date(),
  });
  const email = `${randomUUID()}@mail.kga.test`;
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await page.goto(`${pathTo('signPetition', { id })}?ref=discord`);
  await name.fill('Wilhelmina');
  await page.getByRole('textbox', { name: 'Email' }).fill('wilhelmina@');
  await page.getByRole('combobox', { name: 'Country where you live' }).selectOption('NL');
  await page.getByText('Add your town or a reason').click();
  await page.getByRole('checkbox', { name: /Show my name/ }).check();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();

  // Everything typed is there again, with what is wrong.
  await expect(page.getByRole('alert')).toContainText('Please check these fields');
  await expect(name).toHaveValue('Wilhelmina');
  await expect(page.getByRole('combobox', { name: 'Country where you live' })).toHaveValue('NL');
  await expect(page.getByRole('checkbox', { name: /Show my name/ })).toBeChecked();
  await page.getByRole('link', { name: /^Email: / }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Confirm this to sign.');
  await page.getByRole('checkbox', { name: /16 or over/ }).check();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  const { code, text } = await stack.mailTo(email);
  const digits = page.getByRole('textbox', { name: 'Six-digit code' });
  await digits.fill(code === '999999' ? '999998' : '999999');
  await page.getByRole('button', { name: 'Confirm signature' }).click();
  await expect(page.getByRole('alert').first()).toContainText('code');
  await digits.fill(code);
  await page.getByRole('button', { name: 'Confirm signature' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are number 1' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  const sources = await stack.db
    .selectFrom('signature_source')
    .innerJoin('petition', 'petition.id', 'petition_id')
    .select('source')
    .where('slug', '=', id)
    .execute();
  expect(sources).toEqual([{ source: 'discord' }]);
  await page.getByRole('button', { name: 'Email me the news' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You’ll get news about this petition',
  );

  // The mail also has the link to withdraw, for which its code stands, too.
  await page.goto(/https?:\S+\/withdraw\S+/.exec(text)?.[0] ?? '');
  await page.getByLabel('Email address the email came to').fill(email.toUpperCase());
  await page.getByLabel('Code from the email').fill(code);
  await page.getByRole('button', { name: 'Withdraw signature' }).click();
  await expect(page.getByText('You’ve withdrawn your signature')).toBeVisible();
});

test('without script a wrong message to the operator comes back with its text, and then goes', async ({
  page,
}) => {
  const text = `May we print the map?\nAnd <b>the chart</b> of ${randomUUID()}?`;
  await page.goto('/contact?lang=de');
  const message = page.getByRole('textbox', { name: 'Deine Nachricht' });
  await message.fill(text);
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByRole('alert')).toContainText('Wähl ein Thema');
  await expect(message).toHaveValue(text);
  await page.getByRole('combobox').selectOption('press');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(message).toBeHidden();
  await expect(page.getByText('Danke. Deine Nachricht ist da.')).toBeVisible();
});
