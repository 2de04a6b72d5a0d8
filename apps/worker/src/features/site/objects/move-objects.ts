// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type Database,
  type ObjectBucket,
  type ObjectPlace,
  countObjects,
  moveObject,
  selectObjectsOutside,
} from '@kga/db/core';

type MoveOptions = {
  to: ObjectPlace;
  /** Objects at a time. */
  parallel: number;
  say: (line: string) => void;
};

type Moved = { moved: number; gone: number; missing: number; failed: number };

const batch = 200;
/** Failures after which the rest is not tried, because the bucket or Postgres is down. */
const failuresMax = 20;

/**
 * Moves all objects into one place while the product runs. What is there already is not looked at, so
 * that a run that was stopped is continued by the next.
 */
export async function moveObjects(
  db: Database,
  bucket: ObjectBucket,
  { to, parallel, say }: MoveOptions,
): Promise<Moved> {
  const counts = await countObjects(db);
  const total = to === 's3' ? counts.postgres : counts.s3;
  const done: Moved = { moved: 0, gone: 0, missing: 0, failed: 0 };
  let after = '';

  async function moveOne(hash: string): Promise<void> {
    try {
      const outcome = await moveObject(db, bucket, { hash, to });
      done[outcome] += 1;
      if (outcome === 'missing') say(`${hash} is not in the bucket`);
    } catch (error) {
      done.failed += 1;
      say(`${hash}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  for (;;) {
    const hashes = await selectObjectsOutside(db, to, { after, limit: batch });
    const last = hashes.at(-1);
    if (last === undefined) return done;
    after = last;
    const moving = hashes[Symbol.iterator]();
    const lanes = Array.from({ length: parallel }, async () => {
      for (const hash of moving) if (done.failed < failuresMax) await moveOne(hash);
    });
    await Promise.all(lanes);
    say(`${done.moved} of ${total} moved`);
    if (done.failed >= failuresMax) return done;
  }
}
