import type { ContentStatus } from '@kga/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../client.ts';
import type { ContentType } from '../content/content-type.ts';
import { contentTypes } from '../content/registry.ts';
import type { Writer } from './auto-moderation.ts';

/** Counted no further, so that nobody's record costs more than another's. */
const countedMax = 1_000;

/** How many pieces of somebody have each status, at most a thousand of each kind. */
export type AuthorRecord = Record<ContentStatus, number>;

type Kind = Pick<ContentType, 'kind' | 'table' | 'membersOnly'>;

/** Kinds that a writer can have written. */
const kindsOf = (writer: Writer): Kind[] =>
  contentTypes.filter((kind) => 'accountId' in writer || kind.membersOnly !== true);

const isBy = (writer: Writer): RawBuilder<boolean> =>
  'accountId' in writer
    ? sql`account_id = ${writer.accountId}::uuid`
    : sql`guest_id = ${writer.guestId}`;

/** How many published pieces somebody has beside one, counted up to `most`. */
export async function countOtherPublished(
  db: Database,
  { writer, id, most }: { writer: Writer; id: string; most: number },
): Promise<number> {
  const each = kindsOf(writer).map(
    ({ table }) => sql`(
      select from ${sql.table(table)}
      where ${isBy(writer)} and status = 'published' and id <> ${id}::uuid limit ${most})`,
  );
  if (each.length === 0) return 0;
  const { rows } = await sql<{ count: string }>`
    select count(*) from (${sql.join(each, sql` union all `)}) as pieces`.execute(db);
  return Math.min(most, Number(rows[0]?.count ?? 0));
}

/** What somebody has written so far, by status. */
export async function selectAuthorRecord(db: Database, writer: Writer): Promise<AuthorRecord> {
  const record: AuthorRecord = { pending: 0, published: 0, hidden: 0, rejected: 0 };
  const each = kindsOf(writer).flatMap(({ table }) =>
    (['pending', 'published', 'hidden', 'rejected'] as const).map(
      (status) => sql`
        select ${status} as status, count(*) as count from (
          select from ${sql.table(table)}
          where ${isBy(writer)} and status = ${sql.lit(status)} limit ${countedMax}
        ) as pieces`,
    ),
  );
  if (each.length === 0) return record;
  const { rows } = await sql<{ status: ContentStatus; count: string }>`
    ${sql.join(each, sql` union all `)}`.execute(db);
  for (const { status, count } of rows) record[status] += Number(count);
  return record;
}
