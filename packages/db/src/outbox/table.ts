import type { OutboxJob } from '@kga/contracts';
import type { ColumnType, Generated } from 'kysely';

import type { FilledTime, Time } from '../time.ts';

/**
 * `handing_over` is set before a step that cannot be undone, such as handing a mail to the server.
 * A row whose lease ends in that state becomes `uncertain`: the step may have happened.
 */
export type OutboxState = 'waiting' | 'handing_over' | 'done' | 'failed' | 'uncertain';

/** A job that a transaction requested. */
export type OutboxTable = {
  id: string;
  job: OutboxJob;
  /** JSON; null once the row is settled, because it may hold secrets. */
  payload: ColumnType<unknown, string | null, string | null>;
  state: Generated<OutboxState>;
  tries: Generated<number>;
  due_at: FilledTime;
  last_error: string | null;
  created_at: FilledTime;
  settled_at: Time | null;
};
