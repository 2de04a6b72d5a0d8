// SPDX-License-Identifier: AGPL-3.0-or-later
export * from './category-figures.ts';
export { selectThreads } from './game-threads.ts';
export * from './latest-posts.ts';
export * from './posts.ts';
export * from './reads.ts';
export * from './replies.ts';
export * from './reply-notifications.ts';
export * from './search.ts';
export * from './write-posts.ts';
export * from './write-replies.ts';
export type * from './table.ts';
