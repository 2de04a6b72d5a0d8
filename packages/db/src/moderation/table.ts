// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ContentReason, ContentStatus, Decision } from '@kga/contracts/content';
import type { ContentKind, Language } from '@kga/contracts/core';
import type { CaseCause, HoldReason } from '@kga/contracts/moderation';
import type { Generated } from 'kysely';

import type { FilledTime, Time } from '../core/values.ts';

/** An item that waits for a moderator, or did. */
export type ModerationCaseTable = {
  kind: ContentKind;
  item_id: string;
  state: 'open' | 'decided';
  causes: CaseCause[];
  holds: Generated<HoldReason[]>;
  language: Language;
  since: FilledTime;
  decided_at: Time | null;
  /** Status of the item after the last decision; meaningless while the case is open. */
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
  /** Revision of the case after the decision. */
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
  /** Keyed hash of the reporter's network and the item; null once settled or a month old. */
  network: Buffer | null;
  /**
   * Null while open. `changed` if the text was edited after it was reported, so that a decision
   * to keep the item does not count against the reporter.
   */
  outcome: 'upheld' | 'dismissed' | 'changed' | null;
  decision_id: string | null;
};

/** An item's version before an edit. */
export type ContentEditTable = {
  id: string;
  kind: ContentKind;
  item_id: string;
  title: string;
  content: string;
  replaced_at: FilledTime;
};

/** Hashes of the shingles of recent texts. */
export type ContentTraceTable = {
  kind: ContentKind;
  item_id: string;
  /** 64 bits, as text. */
  hash: string;
  at: FilledTime;
  /** When the item was first written. */
  since: FilledTime;
};

declare module '../core/client.ts' {
  interface Schema {
    moderation_case: ModerationCaseTable;
    moderation_decision: ModerationDecisionTable;
    content_report: ContentReportTable;
    content_edit: ContentEditTable;
    content_trace: ContentTraceTable;
  }
}
