// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Database } from '@kga/db/core';
import { rotateKeys, selectKeyVersions } from '@kga/db/registry';
import { type KeyHolder, forgottenAfter } from '@kga/server';
import { createKeyRing, keyFingerprints } from '@kga/server/crypto';
import type { EncryptionKey } from '@kga/server/settings';

import { appsWithoutCopy, compareKeys } from './key-holders.ts';

type Rotation = {
  db: Database;
  keys: readonly [EncryptionKey, ...EncryptionKey[]];
  /** The copies that run at this moment. */
  holders: () => Promise<readonly KeyHolder[]>;
  /** Whether an operator says that apps without a known copy do not run. */
  isStopped: boolean;
};

const named = (what: string, copies: readonly { copy: string }[]): string[] =>
  copies.length === 0 ? [] : [`${what}:\n${copies.map(({ copy }) => `  ${copy}`).join('\n')}`];

/** @throws Error unless every copy has the first key and seals with it */
async function checkCopies({ keys, holders, isStopped }: Rotation): Promise<void> {
  const [{ version }] = keys;
  const running = await holders();
  const silent = isStopped ? [] : appsWithoutCopy(running);
  const copies = compareKeys(running, keyFingerprints(keys));
  const without = copies.filter(({ lacks }) => lacks.includes(version));
  const behind = copies.filter(
    ({ sealsWith, lacks }) => !lacks.includes(version) && sealsWith !== version,
  );
  const faults = [
    ...named(`These copies do not have key ${version}. Add it to their ENCRYPTION_KEYS`, without),
    ...named(`These copies seal with another key. Put key ${version} first for them`, behind),
    ...silent.map(
      (app) =>
        `No copy of ${app} tells its keys. Check REDIS_URL; where none runs, add --apps-stopped.`,
    ),
  ];
  if (faults.length === 0) return;
  const wayOut =
    'Keep the old keys, restart these copies and run this again. ' +
    `A copy that was killed is forgotten after ${forgottenAfter} seconds.`;
  throw new Error([...faults, ...(without.length + behind.length > 0 ? [wayOut] : [])].join('\n'));
}

/**
 * Seals everything with the first key, where every copy that runs has it and seals with it, before and after.
 * @returns its version
 * @throws Error that says what to do, where the old keys have to stay
 */
export async function rotateWhileRunning(rotation: Rotation): Promise<number> {
  await checkCopies(rotation);
  const ring = createKeyRing(rotation.keys);
  await rotateKeys(rotation.db, ring);
  await checkCopies(rotation);
  // Last: a copy that has ended meanwhile may have sealed more with another key.
  const versions = await selectKeyVersions(rotation.db);
  const others = versions.filter((version) => version !== ring.version);
  if (others.length > 0) {
    throw new Error(
      `Values are still sealed with key ${others.join(', ')}, which has to stay. Run this again.`,
    );
  }
  return ring.version;
}
