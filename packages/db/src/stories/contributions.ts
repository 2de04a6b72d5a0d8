import { pathTo } from '@kga/contracts';

import type { ContributionSource } from '../content/contribution-source.ts';
import { deleteCase } from '../moderation/delete-case.ts';
import { deleteStoryRow } from './own-stories.ts';
import { storyColumns } from './queries.ts';

const numberOf = (text: string | null): number | null => (text === null ? null : Number(text));

export const storySource: ContributionSource = {
  kind: 'story',
  table: 'story',

  async move(trx, { guestId, accountId }) {
    const { numUpdatedRows } = await trx
      .updateTable('story')
      .set({ account_id: accountId, guest_id: null })
      .where('guest_id', '=', guestId)
      .executeTakeFirst();
    return Number(numUpdatedRows);
  },

  async list(db, accountId, limit) {
    const rows = await db
      .selectFrom('story')
      .select(['id', 'title', 'status', 'created_at'])
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ created_at, ...row }) => ({
      kind: 'story',
      ...row,
      path: pathTo('story', { id: row.id }),
      createdAt: created_at.toISOString(),
    }));
  },

  async whole(db, accountId) {
    const rows = await db
      .selectFrom('story')
      .select(storyColumns)
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      gameName: row.game_name,
      title: row.title,
      content: row.content,
      amountLost: numberOf(row.amount_lost_yen),
      amount: numberOf(row.amount),
      currency: row.currency,
      rateDate: row.rate_date,
      language: row.language,
      status: row.status,
      createdAt: row.created_at.toISOString(),
      editedAt: row.edited_at?.toISOString() ?? null,
    }));
  },

  async theirs(trx, accountId) {
    const rows = await trx
      .selectFrom('story')
      .select('id')
      .where((build) =>
        build.or([
          build('account_id', '=', accountId),
          build(
            'guest_id',
            'in',
            build.selectFrom('guest').select('guest.id').where('linked_to', '=', accountId),
          ),
        ]),
      )
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  },

  async remove(trx, ids) {
    for (const id of ids) {
      await deleteStoryRow(trx, id);
      await deleteCase(trx, { kind: 'story', id });
    }
  },
};
