// SPDX-License-Identifier: AGPL-3.0-or-later
export * from './audit.ts';
export * from './client.ts';
export { type LinkTokens, insertMailCode, selectTokenByCode } from './mail-codes.ts';
export * from './sealed-keys.ts';
export * from './migrate.ts';
export * from './objects/move.ts';
export * from './outbox/held.ts';
export * from './outbox/queries.ts';
export * from './outbox/siblings.ts';
export * from './search/search.ts';
export { relaxQuery } from './search/relax.ts';
export type { ListFilter, Listing } from './search/listing.ts';
export type { TimeCursor } from './lists.ts';
export {
  type ObjectBucket,
  type ObjectContent,
  type ObjectStore,
  createObjectStore,
  insertObject,
} from './objects/object-store.ts';
export { cleanUpObjects } from './objects/cleanup.ts';
export { isoTime } from './values.ts';
export { type ReplicaLag, openDatabases } from './replicas.ts';
export type * from './objects/table.ts';
export type * from './outbox/table.ts';
