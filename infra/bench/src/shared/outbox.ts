// SPDX-License-Identifier: AGPL-3.0-or-later
import { setTimeout } from 'node:timers/promises';

import type { OutboxJob } from '@kga/contracts/jobs';
import type { Database } from '@kga/db/core';

/**
 * Waits until the worker has settled what is in the outbox, or what is there of one job; for `ms` milliseconds at
 * most. What a killed worker had claimed is due again only when its lease ends, after about three minutes.
 */
export async function waitForOutbox(
  db: Database,
  { job, ms = Infinity }: { job?: OutboxJob; ms?: number } = {},
): Promise<void> {
  const unsettled = db.selectFrom('outbox').select('id').where('settled_at', 'is', null).limit(1);
  const query = job === undefined ? unsettled : unsettled.where('job', '=', job);
  const end = performance.now() + ms;
  while (performance.now() < end && (await query.executeTakeFirst())) await setTimeout(100);
}
