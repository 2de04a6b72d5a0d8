// SPDX-License-Identifier: AGPL-3.0-or-later
import { listGamesToCheck } from '@kga/contracts/archive';

import { callList } from '../lib/api.ts';

export async function countGamesToCheck(signal: AbortSignal): Promise<number> {
  return (await callList(listGamesToCheck, { query: { limit: 1 } }, { signal })).total;
}
