// SPDX-License-Identifier: AGPL-3.0-or-later
// Hashes and ciphers of the services; none of them knows a store.
export * from './key-fingerprints.ts';
export * from './key-ring.ts';
export * from './keyed-hashes.ts';
export * from './merkle-tree.ts';
