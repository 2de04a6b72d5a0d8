// SPDX-License-Identifier: AGPL-3.0-or-later
import { bulkhead } from 'cockatiel';

import { AppError } from './errors.ts';

/** Uploads that are checked and stored at a time in this process, and those that wait, each with its whole body. */
const [activeMax, waitingMax] = [2, 8];

const retryAfter = 600;

/**
 * Stores uploads while all that nothing needs yet, of all callers, take at most `max` bytes. Rows that
 * are deleted or come to be needed free their bytes.
 */
export function createUploadBudget(max: number, selectBytes: () => Promise<number>) {
  const slots = bulkhead(activeMax, waitingMax);
  return <Result>(bytes: number, store: () => Promise<Result>): Promise<Result> =>
    slots.execute(async () => {
      if ((await selectBytes()) + bytes > max) throw new AppError('overloaded', { retryAfter });
      return store();
    });
}
