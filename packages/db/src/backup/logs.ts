// SPDX-License-Identifier: AGPL-3.0-or-later
import { createMerkleTree } from '@kga/server/crypto';
import { sql } from 'kysely';

import type { Database } from '../core/client.ts';

/** The newest head of a petition's log, with its root in hexadecimal digits. */
export type LogRoot = { petitionId: string; size: number; root: string };

/** Leaves of one query. */
const batch = 50_000;

async function* readLeaves(db: Database, petitionId: string): AsyncGenerator<Buffer> {
  for (let from = 0; ; from += batch) {
    const { rows } = await sql<{ hash: Buffer }>`
      select hash from log_leaf where petition_id = ${petitionId}
        and position >= ${from} and position < ${from + batch} order by position`.execute(db);
    for (const { hash } of rows) yield hash;
    if (rows.length < batch) return;
  }
}

/** The newest head of each log, as it was published. */
export async function selectLogRoots(db: Database): Promise<LogRoot[]> {
  const { rows } = await sql<LogRoot>`
    select distinct on (petition_id) petition_id as "petitionId", size::float8 as size,
      encode(root, 'hex') as root
    from log_head order by petition_id, log_head.size desc`.execute(db);
  return rows;
}

/**
 * Computes the root of every published head from its leaves. Returns the petitions of those that
 * differ.
 */
export async function findBrokenLogs(db: Database): Promise<string[]> {
  const { rows } = await sql<{ petitionId: string; size: number; root: Buffer }>`
    select petition_id as "petitionId", size::float8 as size, root
    from log_head order by petition_id, log_head.size`.execute(db);
  const broken: string[] = [];
  for (const [petitionId, heads] of Map.groupBy(rows, (row) => row.petitionId)) {
    const wanted = new Map(heads.map(({ size, root }) => [size, root]));
    const tree = createMerkleTree();
    let size = 0;
    for await (const leaf of readLeaves(db, petitionId)) {
      tree.add(leaf);
      size += 1;
      const root = wanted.get(size);
      if (root && tree.root()?.equals(root)) wanted.delete(size);
    }
    if (wanted.size > 0) broken.push(petitionId);
  }
  return broken;
}
