// SPDX-License-Identifier: AGPL-3.0-or-later
import { sql } from 'kysely';

import type { Retentions } from '../core/retention.ts';

export const accountRetention = {
  proofs: { table: 'one_time_token', days: 0, isOver: (end) => sql`expires_at <= ${end}` },
  signIns: { table: 'sign_in', days: 180, isOver: (end) => sql`at < ${end}` },
  idempotencyKeys: { table: 'idempotency_key', days: 1, isOver: (end) => sql`created_at < ${end}` },
} as const satisfies Retentions;
