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

/** Versions of those that are not among the others. */
const versionsBeside = (those: readonly string[], others: readonly string[]): number[] =>
  those.filter((one) => !others.includes(one)).map((one) => versionOfFingerprint(one));

/** @param fingerprints of the keys of this command */
export function compareKeys(
  holders: readonly KeyHolder[],
  fingerprints: readonly string[],
): KeyDifference[] {
  return holders.map(({ copy, fingerprints: known }) => {
    const [first] = known;
    return {
      copy,
      lacks: versionsBeside(fingerprints, known),
      hasAlso: versionsBeside(known, fingerprints),
      sealsWith: first === undefined ? undefined : versionOfFingerprint(first),
    };
  });
}

/** The apps of which no copy is known to run. */
export const appsWithoutCopy = (holders: readonly KeyHolder[]): string[] =>
  apps.filter((app) => !holders.some(({ copy }) => copy.startsWith(`${app} `)));
