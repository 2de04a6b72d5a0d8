// SPDX-License-Identifier: AGPL-3.0-or-later
import { selectBacklog } from '@kga/db/site';

import type { Context } from '../../../platform/context.ts';
import type { Lease } from '../../../platform/lease.ts';
import type { BacklogMetrics } from './metrics.ts';

type BacklogDeps = Pick<Context, 'db'> & {
  metrics: Pick<BacklogMetrics, 'noteBacklog'>;
  /** Of the worker that counts. */
  lease: Lease;
};

/** Milliseconds between two counts. */
export const backlogInterval = 30_000;

/** Makes a function that counts what waits for people, at one worker at a time. */
export const createBacklogCounter =
  ({ db, metrics, lease }: BacklogDeps): (() => Promise<void>) =>
  async () => {
    if (await lease.claim()) metrics.noteBacklog(await selectBacklog(db));
  };
