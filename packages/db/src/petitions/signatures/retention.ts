// SPDX-License-Identifier: AGPL-3.0-or-later
import { exportDays } from '@kga/contracts/core';
import { sql } from 'kysely';

import type { Retentions } from '../../core/retention.ts';

export const signatureRetention = {
  signerReports: { table: 'signer_report', days: 365, isOver: (end) => sql`created_at < ${end}` },
  /** Files with the names of signers; that they were made stays. */
  exports: {
    table: 'signature_export_part',
    days: exportDays,
    isOver: (end) => sql`created_at < ${end}`,
  },
} as const satisfies Retentions;
