// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Page } from 'playwright/test';

import { awake, expect } from './test.ts';

export const password = 'correct horse battery';

let count = 0;

/** A unique email address. */
export function newAddress(): string {
  count += 1;
  return `ada.${count}.${process.pid}@example.org`;
}

/** Registers through the form; `returnTo` is where it redirects afterwards. */
export async function register(page: Page, email: string, query = ''): Promise<void> {
  await page.goto(`/login?mode=register${query}`);
  await awake(page);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('button', { name: 'Ada’s account' })).toBeVisible();
}

/** Fills in and submits the login form, once its page is there. */
export async function logIn(page: Page, email: string, secret = password): Promise<void> {
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Signs out through the account menu. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ada’s account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}
