// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type LeafRange,
  childrenOf,
  consistencyRanges,
  inclusionRanges,
} from '@kga/contracts/petitions';
import { nodeHash, perfectRoot } from '@kga/server/crypto';
import { sql } from 'kysely';

import type { Database, Transaction } from '../../core/client.ts';

/** Levels between the stored nodes of a tree: a node covers 256 of the level below. */
const storedLevels = 8;
const fanOut = 2 ** storedLevels;
const topLevel = 32;

const isPerfect = ({ start, end }: LeafRange): boolean => Number.isInteger(Math.log2(end - start));

/** Perfect subtrees of a range, from left to right. */
function perfectParts(range: LeafRange): LeafRange[] {
  return isPerfect(range) ? [range] : childrenOf(range).flatMap(perfectParts);
}

const keyOf = ({ start, end }: LeafRange) => `${start} ${end}`;

/** Hashes of nodes of a petition's tree: stored ones are read in one query, the others computed. */
async function selectNodeHashes(
  db: Database,
  petitionId: string,
  ranges: readonly LeafRange[],
): Promise<Buffer[]> {
  const wanted = ranges.flatMap(perfectParts).map((range, part) => {
    const { start, end } = range;
    const size = end - start;
    const level = Math.floor(Math.log2(size) / storedLevels) * storedLevels;
    return { part, range, level, from: start / 2 ** level, until: end / 2 ** level };
  });
  const { rows } = await sql<{ part: number; hash: Buffer }>`
    select part::int, hash
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      as wanted (part integer, level integer, "from" bigint, until bigint)
    cross join lateral (
      select position, hash from log_leaf
      where wanted.level = 0 and petition_id = ${petitionId}
        and position >= "from" and position < until
      union all
      select position, hash from log_node
      where log_node.level = wanted.level and petition_id = ${petitionId}
        and position >= "from" and position < until
    ) as node
    order by part, position`.execute(db);
  const found = Map.groupBy(rows, ({ part }) => part);
  const roots = new Map(
    wanted.map(({ from, until, range }, part) => {
      const hashes = (found.get(part) ?? []).map(({ hash }) => hash);
      if (hashes.length !== until - from) throw new Error('the log lacks nodes');
      return [keyOf(range), perfectRoot(hashes)];
    }),
  );
  const hashOf = (range: LeafRange): Buffer => {
    const known = roots.get(keyOf(range));
    if (known) return known;
    const [left, right] = childrenOf(range);
    return nodeHash(hashOf(left), hashOf(right));
  };
  return ranges.map(hashOf);
}

/** Petitions with leaves that are in no tree yet. */
export async function selectGrowingLogs(db: Database) {
  return db
    .selectFrom('petition')
    .select(['id', 'slug'])
    .where((build) =>
      build.exists(
        build
          .selectFrom('log_leaf')
          .whereRef('log_leaf.petition_id', '=', 'petition.id')
          .where('position', 'is', null),
      ),
    )
    .execute();
}

/** Leaves of one statement. */
const batch = 10_000;

export type SignedHead = { size: number; root: Buffer; signedAt: Date };

/**
 * Appends the waiting leaves to a petition's tree and stores its head, signed by `sign`. One
 * transaction at a time does that for a petition.
 */
export async function appendLeaves(
  trx: Transaction,
  petitionId: string,
  sign: (head: SignedHead) => string,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`log ${petitionId}`}, 0))`.execute(trx);
  const last = await selectHeads(trx, petitionId, 1);
  const before = last[0]?.size ?? 0;
  let size = before;
  for (let added = batch; added === batch; size += added) {
    const { numAffectedRows = 0n } = await sql`
      with waiting as (
        select id, row_number() over (order by id) - 1 + ${size}::bigint as next
        from (
          select id from log_leaf
          where petition_id = ${petitionId} and position is null order by id limit ${batch}
        ) as oldest
      )
      update log_leaf set position = next from waiting where log_leaf.id = waiting.id`.execute(trx);
    added = Number(numAffectedRows);
  }
  if (size === before) return;
  for (let level = storedLevels; level < topLevel; level += storedLevels) {
    await insertNodes(trx, petitionId, { level, before, size });
  }
  const [root] = await selectNodeHashes(trx, petitionId, [{ start: 0, end: size }]);
  if (!root) throw new Error('a tree has no root');
  const head = { size, root, signedAt: new Date() };
  await trx
    .insertInto('log_head')
    .values({
      petition_id: petitionId,
      size,
      root,
      signed_at: head.signedAt,
      checkpoint: sign(head),
    })
    .execute();
}

/** Stores the nodes of a level that are complete now. */
async function insertNodes(
  trx: Transaction,
  petitionId: string,
  { level, before, size }: { level: number; before: number; size: number },
): Promise<void> {
  const width = fanOut ** (level / storedLevels);
  for (let position = Math.floor(before / width); (position + 1) * width <= size; position += 1) {
    const children = await sql<{ hash: Buffer }>`
      select hash from ${level === storedLevels ? sql`log_leaf` : sql`log_node`}
      where petition_id = ${petitionId}
        ${level === storedLevels ? sql`` : sql`and level = ${level - storedLevels}`}
        and position >= ${position * fanOut} and position < ${(position + 1) * fanOut}
      order by position`.execute(trx);
    const hash = perfectRoot(children.rows.map((row) => row.hash));
    await trx
      .insertInto('log_node')
      .values({ petition_id: petitionId, level, position, hash })
      .execute();
  }
}

/** The last heads of a petition's tree, or those before one of a size, the newest first. */
export async function selectHeads(
  db: Database,
  petitionId: string,
  limit: number,
  { below }: { below?: number | undefined } = {},
) {
  const rows = await db
    .selectFrom('log_head')
    .select(['size', 'root', 'signed_at as signedAt', 'checkpoint'])
    .where('petition_id', '=', petitionId)
    .$if(below !== undefined, (query) => query.where('size', '<', String(below)))
    .orderBy('size', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, size: Number(row.size) }));
}

/** The last head of each day (UTC) that has any, of the last `limit` such days, the newest first. */
export async function selectLastHeadsOfDays(db: Database, petitionId: string, limit: number) {
  const day = sql`date_trunc('day', signed_at, 'UTC')`;
  const rows = await db
    .selectFrom('log_head')
    .distinctOn(day)
    .select(['size', 'root', 'signed_at as signedAt', 'checkpoint'])
    .where('petition_id', '=', petitionId)
    .orderBy(day, 'desc')
    .orderBy('size', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, size: Number(row.size) }));
}

const isHead = async (db: Database, petitionId: string, sizes: readonly number[]) => {
  const rows = await db
    .selectFrom('log_head')
    .select('size')
    .where('petition_id', '=', petitionId)
    .where('size', 'in', sizes.map(String))
    .execute();
  return rows.length === new Set(sizes).size;
};

/** Leaves in the order of the tree. */
export async function selectLeaves(
  db: Database,
  petitionId: string,
  { start, limit }: { start: number; limit: number },
) {
  return db
    .selectFrom('log_leaf')
    .select(['withdrawal', 'receipt_hash as receiptHash'])
    .where('petition_id', '=', petitionId)
    .where('position', '>=', sql<string>`${start}::bigint`)
    .where('position', '<', sql<string>`${start + limit}::bigint`)
    .orderBy('position')
    .execute();
}

/** The last such leaf of a petition; its position is null until it is in a tree, for which it waits some minutes. */
export async function selectLeaf(
  db: Database,
  petitionId: string,
  leaf: Buffer,
): Promise<{ position: number | null; waitingMinutes: number | null } | undefined> {
  const row = await db
    .selectFrom('log_leaf')
    .select([
      'position',
      sql<number | null>`floor(extract(epoch from now() - waiting_since) / 60)::int`.as(
        'waitingMinutes',
      ),
    ])
    .where('petition_id', '=', petitionId)
    .where('hash', '=', leaf)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, position: row.position === null ? null : Number(row.position) };
}

/**
 * Proof that a leaf is in the tree of a head, of the last one where it was added again; undefined where
 * there is no such head or leaf.
 */
export async function selectInclusionProof(
  db: Database,
  petitionId: string,
  { leaf, size }: { leaf: Buffer; size: number },
): Promise<{ position: number; proof: Buffer[] } | undefined> {
  const row = await db
    .selectFrom('log_leaf')
    .select('position')
    .where('petition_id', '=', petitionId)
    .where('hash', '=', leaf)
    .where('position', '<', sql<string>`${size}::bigint`)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row || !(await isHead(db, petitionId, [size]))) return undefined;
  const position = Number(row.position);
  const proof = await selectNodeHashes(db, petitionId, inclusionRanges(position, size));
  return { position, proof };
}

/** Proof that the tree of one head begins with that of another; undefined without both heads. */
export async function selectConsistencyProof(
  db: Database,
  petitionId: string,
  { first, second }: { first: number; second: number },
): Promise<Buffer[] | undefined> {
  if (first > second || !(await isHead(db, petitionId, [first, second]))) return undefined;
  return selectNodeHashes(db, petitionId, consistencyRanges(first, second));
}
