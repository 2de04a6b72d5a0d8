// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomBytes } from 'node:crypto';

import { register } from '@kga/contracts/accounts';
import { contentKinds } from '@kga/contracts/core';
import { listModerationCases } from '@kga/contracts/moderation';
import type { Database } from '@kga/db/core';
import { sql } from 'kysely';

import {
  type BenchedFeature,
  type Comparison,
  type Path,
  type Side,
  blocksOf,
  numbers,
} from '../growth/compare.ts';
import { createBrowser } from '../shared/browser.ts';

/** Items of this kind are in the queue. */
const [kind] = contentKinds;

/**
 * Opens a moderation case for every item of one kind: three of four are open, one of a hundred is
 * reported twice.
 */
async function fill(db: Database): Promise<void> {
  await sql`truncate moderation_case, content_report`.execute(db);
  await sql`delete from tally where starts_with(name, 'cases:')`.execute(db);
  await sql`
    insert into moderation_case (kind, item_id, state, causes, language, since, decided_at,
      report_count)
    select ${kind}, id, case when number % 4 = 0 then 'decided' else 'open' end,
      case when number % 100 = 1 then '{reported}'::text[] else '{pending}' end,
      language, created_at, case when number % 4 = 0 then created_at end,
      case when number % 100 = 1 then 2 else 0 end
    from (select id, language, created_at, row_number() over (order by id) as number
      from ${sql.table(kind)})
      as numbered`.execute(db);
  await sql`
    insert into content_report (id, kind, item_id, reason, weight)
    select gen_random_uuid(), kind, item_id, 'spam', 1
    from moderation_case cross join generate_series(1, 2)
    where causes = '{reported}'`.execute(db);
}

const filters = ['', `&kind=${kind}`, '&language=ja', '&cause=reported', '&status=decided'];

/** Pages of the moderation queue, with and without filters. */
async function compare(bench: Comparison): Promise<void> {
  const readAsModerator = async (side: Side) => {
    const headers = { cookie: await registerModerator(side) };
    return (path: Path) => bench.read(side, path, { headers });
  };
  const blocks = blocksOf(numbers(40, 10)).map((block) =>
    filters.flatMap((filter) =>
      block.map((limit) => `${listModerationCases.url}?limit=${limit}${filter}`),
    ),
  );
  await bench.compareReads('pages', readAsModerator, blocks);
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

export const moderation: BenchedFeature = { rows: 'items', fill, compare };
