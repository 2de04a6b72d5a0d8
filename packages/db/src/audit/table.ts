import type { FilledTime } from '../time.ts';

/** Who did what to whom; rows can only be inserted. */
export type AuditLogTable = {
  id: string;
  at: FilledTime;
  /** Null for the command line. */
  actor_id: string | null;
  actor: string;
  action: string;
  subject_kind: string;
  subject_id: string;
  before: string | null;
  after: string | null;
  reason: string | null;
};
