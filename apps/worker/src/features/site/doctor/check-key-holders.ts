// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Database } from '@kga/db/core';
import { selectKeyVersions } from '@kga/db/registry';
import { type RedisClient, selectKeyHolders } from '@kga/server';
import { versionOfFingerprint } from '@kga/server/crypto';

import { type KeyDifference, appsWithoutCopy, compareKeys } from '../keys/key-holders.ts';
import { type Check, type Found, judge, ok } from './report.ts';

const wayOut =
  'Give all copies the same ENCRYPTION_KEYS and restart them (docs/operations/keys.md).';

function judgeCopy(
  { copy, lacks, hasAlso, sealsWith }: KeyDifference,
  { used, first }: { used: readonly number[]; first: number | undefined },
): Found[number] | undefined {
  if (lacks.length + hasAlso.length === 0) {
    if (sealsWith === first) return undefined;
    const order = `${copy} seals with ${sealsWith}, and this command with ${first}`;
    return judge(false, order, wayOut, 'warning');
  }
  const needed = lacks.filter((version) => used.includes(version));
  if (needed.length > 0) {
    return judge(false, `${copy} lacks ${needed.join(', ')}, which rows are sealed with`, wayOut);
  }
  const parts = [
    ...(lacks.length > 0 ? [`lacks ${lacks.join(', ')}`] : []),
    ...(hasAlso.length > 0 ? [`has ${hasAlso.join(', ')}, which this command lacks`] : []),
  ];
  return judge(false, `${copy} ${parts.join(' and ')}`, wayOut, 'warning');
}

/** Whether the copies that run have the same keys as this command. */
async function checkKeyHolders(
  db: Database,
  redis: RedisClient,
  fingerprints: readonly string[],
): Promise<Found> {
  const [holders, used] = await Promise.all([selectKeyHolders(redis), selectKeyVersions(db)]);
  const copies = compareKeys(holders, fingerprints);
  const [newest] = fingerprints;
  const first = newest === undefined ? undefined : versionOfFingerprint(newest);
  const differing = copies.flatMap((copy) => judgeCopy(copy, { used, first }) ?? []);
  const silent = appsWithoutCopy(holders).map((app) =>
    judge(
      false,
      `no copy of ${app} tells its keys`,
      'Is one running, with this REDIS_URL? (docs/operations/runbooks/app-down.md)',
      'warning',
    ),
  );
  const same = copies.length - differing.length;
  return [
    ...(same > 0
      ? [ok(`${same} of ${copies.length} copies have the same keys as this command`)]
      : []),
    ...differing,
    ...silent,
  ];
}

export const keyHolderChecks = (
  db: Database,
  redis: RedisClient,
  fingerprints: readonly string[],
): readonly Check[] => [
  { name: 'keys of copies', run: () => checkKeyHolders(db, redis, fingerprints) },
];
