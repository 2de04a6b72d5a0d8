// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, knownLanguages, sortLanguages } from '@kga/contracts/core';

const known: readonly Language[] = knownLanguages.map(({ tag }) => tag);

let used = known;

/**
 * The languages that a list of everything reads, each from its part of an index: those of the interface, and
 * those that were found in use last.
 */
export const usedLanguages = (): readonly Language[] => used;

/** Sets the languages that are in use, for all lists of this process. */
export function setUsedLanguages(found: readonly Language[]): void {
  used = sortLanguages([...known, ...found]);
}
