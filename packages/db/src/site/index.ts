// SPDX-License-Identifier: AGPL-3.0-or-later
export * from './rates.ts';
export * from './share-images/queries.ts';
export { countUnsentMails, selectServerFacts, selectServerTime } from './health/queries.ts';
export { purgePersonalData } from './retention/purge.ts';
export { type Backlog, selectBacklog } from './health/backlog.ts';
export type * from './share-images/table.ts';
