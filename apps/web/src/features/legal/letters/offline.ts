// SPDX-License-Identifier: AGPL-3.0-or-later
import { getLegalRecord, legalRegions, listCommitments } from '@kga/contracts/legal';

import { urlOf } from '../../../lib/api.ts';

/** What letters read of the api: the law of every country, and promises. */
export const letterReads: readonly string[] = [
  listCommitments.url,
  ...legalRegions.map((id) => urlOf(getLegalRecord.url, { params: { id } })),
];
