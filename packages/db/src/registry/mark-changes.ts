// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Change } from '@kga/contracts/core';

import type { MarkedItem } from '../content/held-marks.ts';
import type { MarkType } from '../content/marks.ts';
import type { Database } from '../core/client.ts';
import { contentTypes } from './content-types.ts';

/** What to invalidate once the count of an item has changed; undefined where the item is gone. */
export async function changeOfCount(
  db: Database,
  { topic }: MarkType,
  { kind, id }: MarkedItem,
): Promise<Change | undefined> {
  if (kind === null) return topic && { topic, id };
  return (await contentTypes[kind].load(db, [id]))[0]?.change;
}
