import type { VersionStatus } from '@kga/contracts';
import { CircleCheck, Clock, PencilLine } from 'lucide-react';

const marks = { draft: PencilLine, scheduled: Clock, published: CircleCheck } as const;

/** The mark of a status; the words beside it say the same. */
export function StatusMark({ status }: { status: VersionStatus }) {
  const Mark = marks[status];
  return <Mark aria-hidden="true" className="size-3.5 shrink-0" />;
}
