// SPDX-License-Identifier: AGPL-3.0-or-later
import type { CommitmentStatus } from '@kga/contracts/legal';
import { Ban, Check, CircleQuestionMark, Clock, Hourglass, Redo2, X } from 'lucide-react';

import type { Outcome } from './promisers.ts';

/** Each outcome has a pattern of its own, so that it is known without its colour. */
export const patterns = {
  kept: 'border-step-green bg-step-green',
  broken:
    'border-signal bg-signal bg-[repeating-linear-gradient(135deg,transparent_0_3px,var(--paper)_3px_5px)]',
  overdue:
    'border-signal bg-[repeating-linear-gradient(90deg,var(--signal)_0_2px,transparent_2px_5px)]',
  open: 'border-ink bg-paper',
  refused: 'border-ink bg-ink',
  superseded:
    'border-edge bg-[repeating-linear-gradient(0deg,var(--edge)_0_1px,transparent_1px_3px)]',
  unknown: 'border-dashed border-edge bg-wash',
} as const satisfies Record<Outcome, string>;

/** Each status has a mark and a colour, and the pattern of its outcome. */
export const statusLooks = {
  promised: { Mark: Clock, color: 'text-ink', pattern: patterns.open },
  under_way: { Mark: Hourglass, color: 'text-ink', pattern: patterns.open },
  kept: { Mark: Check, color: 'text-step-green', pattern: patterns.kept },
  broken: { Mark: X, color: 'text-signal', pattern: patterns.broken },
  refused: { Mark: Ban, color: 'text-ink', pattern: patterns.refused },
  superseded: { Mark: Redo2, color: 'text-muted', pattern: patterns.superseded },
  unknown: { Mark: CircleQuestionMark, color: 'text-muted', pattern: patterns.unknown },
} as const satisfies Record<
  CommitmentStatus,
  { Mark: typeof Check; color: string; pattern: string }
>;

type StatusMarkProps = { status: CommitmentStatus; className: string };

/** The mark of a status, beside its name. */
export function StatusMark({ status, className }: StatusMarkProps) {
  const { Mark, color } = statusLooks[status];
  return <Mark aria-hidden="true" strokeWidth={2.5} className={`shrink-0 ${color} ${className}`} />;
}
