import type {
  CaseCause,
  ContentKind,
  ContentReason,
  ContentStatus,
  Decision,
  HoldReason,
  Language,
} from '@kga/contracts';
import type { Generated } from 'kysely';

import type { FilledTime, Time } from '../time.ts';

/** A piece that waits for a moderator, or did. */
export type ModerationCaseTable = {
  kind: ContentKind;
  item_id: string;
  state: 'open' | 'decided';
  causes: CaseCause[];
  holds: Generated<HoldReason[]>;
  language: Language;
  since: FilledTime;
  decided_at: Time | null;
  /** What its piece became by the last decision; says nothing of one that is open. */
  decided_status: ContentStatus | null;
  report_count: Generated<number>;
  report_weight: Generated<number>;
  revision: Generated<number>;
};

export type ModerationDecisionTable = {
  id: string;
  kind: ContentKind;
  item_id: string;
  decision: Decision;
  reason: ContentReason | null;
  note: Generated<string>;
  status_before: ContentStatus;
  status_after: ContentStatus;
  /** Of the case, after it. */
  revision: number;
  by_id: string | null;
  by_name: string;
  at: FilledTime;
  undone_at: Time | null;
};

export type ContentReportTable = {
  id: string;
  kind: ContentKind;
  item_id: string;
  account_id: string | null;
  guest_id: string | null;
  reason: ContentReason;
  note: Generated<string>;
  weight: number;
  at: FilledTime;
  /** Keyed hash of the reporter's network and the piece, until it is settled or a month old. */
  network: Buffer | null;
  /**
   * What a moderator found; null until one has looked. `changed` where the text was another one when
   * it was reported.
   */
  outcome: 'upheld' | 'dismissed' | 'changed' | null;
  /** The one that settled it. */
  decision_id: string | null;
};

/** What a piece said before a change. */
export type ContentEditTable = {
  id: string;
  kind: ContentKind;
  item_id: string;
  title: string;
  content: string;
  replaced_at: FilledTime;
};

/** Hashes of the parts of what was lately written. */
export type ContentTraceTable = {
  kind: ContentKind;
  item_id: string;
  /** 64 bits, as text. */
  hash: string;
  at: FilledTime;
  /** When the piece was first written. */
  since: FilledTime;
};
