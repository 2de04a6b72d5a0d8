// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomBytes } from 'node:crypto';

import { sql } from 'kysely';

import { withConnection } from './connection.ts';

/**
 * Runs `run` with the URL of an empty database beside the given one, and drops it. The role needs the
 * right to create databases.
 */
export async function withScratchDatabase<Result>(
  url: string,
  run: (url: string) => Promise<Result>,
): Promise<Result> {
  const name = `kga_scratch_${randomBytes(6).toString('hex')}`;
  const scratch = new URL(url);
  scratch.pathname = `/${name}`;
  await withConnection(url, ({ db }) => sql`create database ${sql.id(name)}`.execute(db));
  try {
    return await run(scratch.href);
  } finally {
    await withConnection(url, ({ db }) =>
      sql`drop database if exists ${sql.id(name)} with (force)`.execute(db),
    );
  }
}
