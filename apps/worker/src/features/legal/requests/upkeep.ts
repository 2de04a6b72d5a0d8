// SPDX-License-Identifier: AGPL-3.0-or-later
import { deleteUnusedLegalFiles, eraseLegalRequests } from '@kga/db/legal';

import type { Context } from '../../../platform/context.ts';
import { inBatches } from '../../../platform/loop.ts';

/** Erases requests a year after they were closed, and files that no request has. */
export async function keepLegalRequests({ db, log }: Pick<Context, 'db' | 'log'>) {
  const done = {
    erased: await inBatches(() => eraseLegalRequests(db)),
    files: await inBatches(() => deleteUnusedLegalFiles(db)),
  };
  log.info(done, 'legal requests purged');
  return done;
}
