import type { JobName } from '@kga/contracts';
import type { ColumnType, Generated } from 'kysely';

import type { FilledTime, Time } from '../time.ts';

/**
 * `handing_over` is said before what cannot be taken back, such as giving a mail away; who finds a
 * row that stayed so knows that it may have happened, and calls it `uncertain`.
 */
export type OutboxState = 'waiting' | 'handing_over' | 'done' | 'failed' | 'uncertain';

/** A job that a transaction asked for. */
export type OutboxTable = {
  id: string;
  job: JobName;
  /** JSON; null once it is settled, for it may hold secrets. */
  payload: ColumnType<unknown, string | null, string | null>;
  state: Generated<OutboxState>;
  tries: Generated<number>;
  due_at: FilledTime;
  last_error: string | null;
  created_at: FilledTime;
  settled_at: Time | null;
};
