// SPDX-License-Identifier: AGPL-3.0-or-later
import { sql } from 'kysely';

/** The id of a row, or of the one that its column `merged_into` names. */
export const survivorOf = (table: string, id: string) =>
  sql<string>`coalesce((select merged_into from ${sql.table(table)} where id = ${id}::uuid), ${id}::uuid)`;
