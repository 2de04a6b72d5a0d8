import type { ContributionSource } from '../contributions/source.ts';

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
      createdAt: created_at.toISOString(),
    }));
  },

  async whole(db, accountId) {
    const rows = await db
      .selectFrom('story')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      gameName: row.game_name,
      title: row.title,
      content: row.content,
      amountLost: row.amount_lost_yen === null ? null : Number(row.amount_lost_yen),
      language: row.language,
      status: row.status,
      createdAt: row.created_at.toISOString(),
    }));
  },

  async remove(trx, accountId) {
    const { numDeletedRows } = await trx
      .deleteFrom('story')
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
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
};
