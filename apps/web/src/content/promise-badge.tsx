// SPDX-License-Identifier: AGPL-3.0-or-later
import type { CommitmentStatus } from '@kga/contracts/legal';
import { Badge } from '@kga/ui/badge';

import { useTranslation } from '../lib/translation.ts';

const tones = {
  promised: 'plain',
  under_way: 'notice',
  kept: 'live',
  broken: 'signal',
  refused: 'signal',
  superseded: 'plain',
  unknown: 'plain',
} as const satisfies Record<CommitmentStatus, string>;

/** What came of a promise. */
export function PromiseBadge({ status }: { status: CommitmentStatus }) {
  const { t } = useTranslation('commitmentsLegal');
  return <Badge tone={tones[status]}>{t(`statuses.${status}`)}</Badge>;
}
