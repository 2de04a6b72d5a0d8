// SPDX-License-Identifier: AGPL-3.0-or-later
import { sql } from 'kysely';

import { accountRetention } from '../accounts/table.ts';
import { contentRetention } from '../content/retention.ts';
import type { Schema } from '../core/client.ts';
import { mailCodeRetention } from '../core/mail-codes.ts';
import { type Retentions, outboxRetention } from '../core/retention.ts';
import { sealedFileRetention } from '../core/sealed-file.ts';
import { forumRetention } from '../forum/reads.ts';
import { signatureRetention } from '../petitions/signatures/retention.ts';
import { guestTables } from './content-types.ts';

/** Columns that refer to pictures. */
export const pictureReferences: readonly { table: keyof Schema; column: string }[] = [
  { table: 'account', column: 'picture_id' },
  { table: 'content_picture', column: 'picture_id' },
  { table: 'game', column: 'cover_id' },
  { table: 'news_article', column: 'picture_large_id' },
  { table: 'news_article', column: 'picture_small_id' },
];

// Separate conditions, which Postgres turns into anti-joins; one `or` may run for every picture.
const unreferenced = pictureReferences.map(
  ({ table, column }) =>
    sql`not exists (select from ${sql.table(table)} as one where one.${sql.ref(column)} = picture.id)`,
);

const withContent = guestTables.map(
  (table) =>
    sql`exists (select from ${sql.table(table)} as content where content.guest_id = guest.id)`,
);

/** What the domains retain, and what they refer to: pictures, and guests without content. */
export const retentions = {
  ...outboxRetention,
  ...sealedFileRetention,
  ...mailCodeRetention,
  ...contentRetention,
  ...accountRetention,
  ...forumRetention,
  ...signatureRetention,
  /** Since they were last seen. */
  guests: {
    table: 'guest',
    days: 30,
    isOver: (end) => sql`seen_at < ${end} and not (${sql.join(withContent, sql` or `)})`,
  },
  /** Since they were fetched. */
  pictures: {
    table: 'picture',
    days: 1,
    isOver: (end) => sql`created_at < ${end} and ${sql.join(unreferenced, sql` and `)}`,
  },
} as const satisfies Retentions;
