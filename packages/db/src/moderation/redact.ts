// SPDX-License-Identifier: AGPL-3.0-or-later
import type { RedactableKind } from '@kga/contracts/moderation';
import { sql } from 'kysely';

import { isAbout } from '../content/refs.ts';
import type { Transaction } from '../core/client.ts';

type Text = { title: string; content: string };

/** Kinds with a title of their own, which can hold passages, too. */
export const titledKinds: ReadonlySet<RedactableKind> = new Set<RedactableKind>([
  'story',
  'forum_post',
]);

/** Replaces the text of a locked item and what its earlier versions say, without storing what it was. */
export async function updateRedactedText(
  trx: Transaction,
  { kind, id }: { kind: RedactableKind; id: string },
  { text, redact }: { text: Text; redact: (text: string) => string },
): Promise<void> {
  const title = titledKinds.has(kind) ? sql`title = ${text.title},` : sql``;
  await sql`
    update ${sql.table(kind)} set ${title} content = ${text.content}, revision = revision + 1
    where id = ${id}::uuid`.execute(trx);
  // Hashes of the text, which its words can be guessed from.
  await trx.deleteFrom('content_trace').where(isAbout({ kind, id })).execute();
  const edits = await trx
    .selectFrom('content_edit')
    .select(['id', 'title', 'content'])
    .where(isAbout({ kind, id }))
    .execute();
  for (const edit of edits) {
    await trx
      .updateTable('content_edit')
      .set({ title: redact(edit.title), content: redact(edit.content) })
      .where('id', '=', edit.id)
      .execute();
  }
}
