// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomBytes } from 'node:crypto';

import { register } from '@kga/contracts/accounts';
import { contentKinds } from '@kga/contracts/core';
import { listModerationCases } from '@kga/contracts/moderation';

import {
  type BenchedFeature,
  type Comparison,
  type Path,
  type Side,
  numbers,
} from '../growth/compare.ts';
import { createBrowser } from '../shared/browser.ts';
import { fill } from './fill.ts';

/** Items of this kind are in the queue. */
const [kind] = contentKinds;

const filters = ['', `&kind=${kind}`, '&language=ja', '&cause=reported', '&status=decided'];

/** Pages of the moderation queue, with and without filters. */
async function compare(bench: Comparison): Promise<void> {
  const readAsModerator = async (side: Side) => {
    const headers = { cookie: await registerModerator(side) };
    return (path: Path) => bench.read(side, path, { headers });
  };
  const paths = numbers(40, 10).flatMap((limit) =>
    filters.map((filter): Path => `${listModerationCases.url}?limit=${limit}${filter}`),
  );
  await bench.compareReads('pages', readAsModerator, paths);
}

/** Registers a moderator. Returns the session as the value of a `Cookie` header. */
async function registerModerator({ api, db }: Side): Promise<string> {
  const email = `${randomBytes(8).toString('hex')}@example.org`;
  const browser = createBrowser(api, '10.0.0.1');
  const { status } = await browser.send(register, {
    body: {
      email,
      password: randomBytes(16).toString('hex'),
      firstName: 'Mo',
      lastName: 'Derator',
    },
  });
  if (status !== 201) throw new Error(`Registering answered ${status}`);
  await db
    .updateTable('account')
    .set({ role: 'moderator', email_verified_at: new Date() })
    .where('email', '=', email)
    .execute();
  return browser.cookie();
}

export const moderation: BenchedFeature = {
  rows: 'items',
  fill: (db) => fill(db, 'moderation', { kind }),
  compare,
};
