// SPDX-License-Identifier: AGPL-3.0-or-later
import type { OutboxJob } from '@kga/contracts/jobs';
import type { ColumnType, Generated } from 'kysely';

import type { FilledTime, Time } from '../values.ts';

/**
 * `handing_over` is set before a step that cannot be undone, such as handing a mail to the server.
 * A row whose lease ends in that state becomes `uncertain`: the step may have happened. `held` ones wait
 * for an operator.
 */
export type OutboxState = 'waiting' | 'held' | 'handing_over' | 'done' | 'failed' | 'uncertain';

/** A job that a transaction requested. */
type OutboxTable = {
  id: string;
  job: OutboxJob;
  /** JSON; null once the row is settled, because it may hold secrets. */
  payload: ColumnType<unknown, string | null, string | null>;
  state: Generated<OutboxState>;
  tries: Generated<number>;
  due_at: FilledTime;
  /** The `traceparent` of what requested it. */
  trace: Generated<string | null>;
  last_error: string | null;
  created_at: FilledTime;
  settled_at: Time | null;
};

declare module '../client.ts' {
  interface Schema {
    outbox: OutboxTable;
  }
}
