// SPDX-License-Identifier: AGPL-3.0-or-later
import type { KeyHolder } from '@kga/server';
import { versionOfFingerprint } from '@kga/server/crypto';

/** Apps that use the keys; a site that runs has a copy of each. */
const apps = ['api', 'worker'] as const;

/** How the keys of a copy differ from those of this command. */
export type KeyDifference = {
  copy: string;
  /** Versions of which the copy has no key, or another one. */
  lacks: number[];
  /** Versions that the copy has alone, or with another key. */
  hasAlso: number[];
  /** The version with which it seals. */
  sealsWith: number | undefined;
};

/** @param fingerprints of the keys of this command */
export function compareKeys(
  holders: readonly KeyHolder[],
  fingerprints: readonly string[],
): KeyDifference[] {
  return holders.map(({ copy, fingerprints: known }) => {
    const others = (those: readonly string[], these: readonly string[]) =>
      those.filter((one) => !these.includes(one)).map((one) => versionOfFingerprint(one));
    const [first] = known;
    return {
      copy,
      lacks: others(fingerprints, known),
      hasAlso: others(known, fingerprints),
      sealsWith: first === undefined ? undefined : versionOfFingerprint(first),
    };
  });
}

/** The apps of which no copy is known to run. */
export const appsWithoutCopy = (holders: readonly KeyHolder[]): string[] =>
  apps.filter((app) => !holders.some(({ copy }) => copy.startsWith(`${app} `)));
