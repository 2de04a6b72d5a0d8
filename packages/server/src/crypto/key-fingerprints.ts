// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHmac } from 'node:crypto';

import type { EncryptionKey } from '../settings.ts';

const fingerprintDigits = 16;

/**
 * What tells whether two processes have the same keys, such as `2:9f86d081884c7d65`: the version, and a hash
 * under the key itself, from which the key cannot be found. In the order of the keys: the first one seals.
 */
export const keyFingerprints = (keys: readonly EncryptionKey[]): string[] =>
  keys.map(({ version, key }) => {
    const hash = createHmac('sha256', key).update('fingerprint of an encryption key').digest('hex');
    return `${version}:${hash.slice(0, fingerprintDigits)}`;
  });

/** The version that a fingerprint names. */
export const versionOfFingerprint = (fingerprint: string): number =>
  Number(fingerprint.split(':')[0]);
