// SPDX-License-Identifier: AGPL-3.0-or-later
import { sql } from 'kysely';

import type { Database } from '../core/client.ts';

/** Columns that are sealed with the ring of `ENCRYPTION_KEYS`; what else a row has sealed is of the same version. */
const sealed = [
  { table: 'sealed_key', column: 'sealed' },
  { table: 'signature', column: 'email' },
  { table: 'legal_request', column: 'content' },
  { table: 'legal_message', column: 'content' },
  { table: 'legal_file', column: 'name' },
] as const;

/** The versions of `ENCRYPTION_KEYS` without which rows cannot be read, in ascending order. */
export async function selectKeyVersions(db: Database): Promise<number[]> {
  const versions = new Set<number>();
  for (const { table, column } of sealed) {
    const { rows } = await sql<{ version: number }>`
      select distinct get_byte(${sql.ref(column)}, 0) as version from ${sql.table(table)}
      where ${sql.ref(column)} is not null`.execute(db);
    for (const { version } of rows) versions.add(version);
  }
  return [...versions].toSorted((one, other) => one - other);
}
