// SPDX-License-Identifier: AGPL-3.0-or-later
import { releaseHeldMarks } from '@kga/db/content';
import { changeOfCount, heldMarks } from '@kga/db/registry';

import { publishChange } from '../../platform/changes.ts';
import type { Context } from '../../platform/context.ts';

/** Counts held marks that were no burst, such as likes of new guests; returns of how many items. */
export async function releaseMarks(deps: Pick<Context, 'db' | 'redis' | 'log'>): Promise<number> {
  let released = 0;
  for (const type of heldMarks) {
    const items = await releaseHeldMarks(deps.db, type);
    released += items.length;
    for (const item of items) {
      try {
        const change = await changeOfCount(deps.db, type, item);
        if (change) await publishChange(deps, change);
      } catch (error) {
        // The others are counted already, so no later run publishes them.
        deps.log.error({ err: error, ...item }, 'the count of released marks was not published');
      }
    }
  }
  return released;
}
