// SPDX-License-Identifier: AGPL-3.0-or-later
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { firstName } from '@kga/contracts/core';
import { z } from 'zod';

import { addMember, signInAs } from './support/members.ts';
import { awake, expect, test } from './support/test.ts';

const list = join(import.meta.dirname, '../../../../shared/data/bad/blns.json');
const there = existsSync(list);

/** Every string of the list that is a valid name. */
const readNames = (): string[] =>
  z
    .array(z.string())
    .parse(JSON.parse(readFileSync(list, 'utf8')))
    .filter((text) => firstName.safeParse(text).success);

test.describe('names that are made to break things', () => {
  test.skip(!there, 'skipped without shared/data/bad/blns.json');

  test('are shown exactly, and break no page', async ({ page, stack }) => {
    const names = readNames();
    expect(names.length).toBeGreaterThan(400);
    for (const [place, name] of names.entries()) {
      await addMember(stack, {
        email: `naughty-${place}@example.org`,
        firstName: name,
        lastName: '',
      });
    }
    await addMember(stack, { email: 'reader@example.org', role: 'admin' });
    await signInAs(page, 'reader@example.org');
    await page.goto('/admin/people?q=naughty-');
    const more = page.getByRole('button', { name: 'Load more' });
    await awake(page);
    const rows = page
      .getByRole('main')
      .getByRole('row')
      .filter({ has: page.getByRole('button') });
    for (let shown = 25; shown < names.length; shown += 25) {
      await expect(rows).toHaveCount(shown);
      await more.click();
    }
    await expect(rows).toHaveCount(names.length);
    const text = await page.getByRole('main').evaluate((main) => main.textContent);
    expect(names.filter((name) => !text.includes(name.trim()))).toEqual([]);
  });

  test('greet who bears them, in the header and on Home', async ({ page, stack }) => {
    const names = readNames().filter((name) => /[<>"'&{]/.test(name));
    const email = 'greeted@example.org';
    const id = await addMember(stack, { email, lastName: '' });
    await signInAs(page, email);
    for (const [place, name] of names.entries()) {
      if (place % 8 !== 0) continue;
      const account = stack.db.updateTable('account').where('id', '=', id);
      await account.set({ first_name: name }).execute();
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome, /);
      const greeting = await page.getByRole('heading', { level: 1 }).textContent();
      expect(greeting).toContain(name.trim());
    }
  });
});
