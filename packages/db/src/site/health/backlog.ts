// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ContentKind } from '@kga/contracts/core';
import type { CountedMark } from '@kga/contracts/moderation';

import { selectNewestBackup } from '../../backup/records.ts';
import type { Database } from '../../core/client.ts';
import { selectHeldMails } from '../../core/outbox/held.ts';
import { selectUnansweredRequests } from '../../legal/requests/upkeep.ts';
import { selectWaitingBursts, selectWaitingCases } from '../../moderation/figures.ts';
import { selectSignatureStates } from '../../petitions/signatures/upkeep.ts';

type Waiting = { waiting: number; oldestSeconds: number };

/** What waits for people, and not for the worker. */
export type Backlog = {
  moderation: readonly (Waiting & { kind: ContentKind })[];
  /** Items with held marks. */
  bursts: readonly (Waiting & { mark: CountedMark })[];
  legal: Waiting;
  heldMails: number;
  /** Those of our own petitions; `confirmed` ones count. */
  signatures: readonly { petition: string; state: string; count: number }[];
  /** Undefined where no backup was made. */
  newestBackup: Date | undefined;
};

export async function selectBacklog(db: Database): Promise<Backlog> {
  const held = await selectHeldMails(db);
  return {
    moderation: await selectWaitingCases(db),
    bursts: await selectWaitingBursts(db),
    legal: await selectUnansweredRequests(db),
    heldMails: held.reduce((sum, { count }) => sum + count, 0),
    signatures: await selectSignatureStates(db),
    newestBackup: (await selectNewestBackup(db))?.madeAt,
  };
}
