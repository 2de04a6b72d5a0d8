// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Contribution } from '@kga/contracts/accounts';
import type { ContentRef } from '@kga/contracts/content';
import { contentKinds } from '@kga/contracts/core';

import { moveGuestRows, selectOwnIds, selectOwnItems, titleOf } from '../content/content-type.ts';
import { moveMarks } from '../content/marks.ts';
import type { GuestLink } from '../content/refs.ts';
import type { Database, Transaction } from '../core/client.ts';
import { lockCases } from '../moderation/cases.ts';
import { selectModerationStatuses } from '../moderation/decisions.ts';
import { deleteContentItems, lockParents } from '../moderation/items.ts';
import { moveGuestReports } from '../moderation/reports.ts';
import { contentTypes } from '../registry/content-types.ts';
import { guestMarks } from '../registry/marks.ts';

/**
 * Moves everything a guest has contributed to an account. Reports come first, because cases are
 * locked before items.
 *
 * @returns how many rows were moved
 */
export async function moveContributions(trx: Transaction, owners: GuestLink): Promise<number> {
  let moved = await moveGuestReports(trx, owners);
  for (const { table, byGuests } of Object.values(contentTypes)) {
    if (byGuests) moved += await moveGuestRows(trx, table, owners);
  }
  await moveGuestRows(trx, 'picture_upload', owners);
  const { guestId, accountId } = owners;
  for (const type of guestMarks) {
    const to = { guest_id: null, account_id: accountId };
    moved += await moveMarks(trx, type, { from: { guest_id: guestId }, to });
  }
  return moved;
}

/** An account's contributions of all kinds, newest first. */
export async function selectContributions(
  db: Database,
  accountId: string,
  limit: number,
): Promise<Contribution[]> {
  const lists = await Promise.all(
    contentKinds.map(async (kind) => {
      const items = await selectOwnItems(db, contentTypes[kind], { accountId, limit });
      return items.map((item) => ({ kind, ...item }));
    }),
  );
  const newest = lists
    .flat()
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id.localeCompare(a.id))
    .slice(0, limit);
  const statuses = await selectModerationStatuses(db, newest);
  return newest.map(({ kind, id, path, status, createdAt, ...item }) => {
    const { reason = null, note = null } = statuses.get(id) ?? {};
    return {
      kind,
      id,
      title: titleOf(item),
      path,
      status,
      createdAt: createdAt.toISOString(),
      reason,
      note,
    };
  });
}

/**
 * Deletes everything that an account has contributed, also as a guest. Locks are taken in the usual
 * order: all cases, then parents, then items.
 *
 * @returns how many items there were
 */
export async function deleteContributions(trx: Transaction, accountId: string): Promise<number> {
  const refs: ContentRef[] = [];
  for (const kind of contentKinds) {
    const ids = await selectOwnIds(trx, contentTypes[kind], accountId);
    refs.push(...ids.map((id) => ({ kind, id })));
  }
  await lockCases(trx, refs);
  await lockParents(trx, refs);
  await deleteContentItems(trx, refs);
  return refs.length;
}
