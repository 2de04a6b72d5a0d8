// SPDX-License-Identifier: AGPL-3.0-or-later
import type { LetterCount } from '@kga/contracts/legal';
import { sql } from 'kysely';

import type { MarkType } from '../../content/marks.ts';
import type { Database } from '../../core/client.ts';

/** Regions with letters or answers. */
export const selectLetterCounts = (db: Database): Promise<LetterCount[]> =>
  db
    .selectFrom('letter_count')
    .select(['region', 'written', 'answers'])
    .where((where) => where.or([where('written', '>', 0), where('answers', '>', 0)]))
    .orderBy('region')
    .execute();

/** Set by guests and members who wrote to the representatives of a region. */
export const letterMark: MarkType = {
  kind: 'letter_written',
  items: [],
  byGuests: true,
  topic: 'letters',
  table: 'letter_written',
  column: 'region',
  count: () => sql`coalesce((select written from letter_count where region = item.id), 0)`,
  exported: { list: 'lettersWritten', columns: { region: 'region' } },
};
