// SPDX-License-Identifier: AGPL-3.0-or-later
export * from './editorial/hidden.ts';
export * from './editorial/queries.ts';
export * from './feeds/admin.ts';
export * from './feeds/articles.ts';
export * from './feeds/delete-feed.ts';
export * from './feeds/items.ts';
export * from './feeds/polls.ts';
export * from './feeds/previews.ts';
export * from './queries.ts';
export { purgeFeedRecords } from './feeds/retention.ts';
export { newsListing } from './listing.ts';
export type * from './table.ts';
export type * from './feeds/table.ts';
