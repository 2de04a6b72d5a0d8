// SPDX-License-Identifier: AGPL-3.0-or-later
export * from './queries.ts';
export * from './search.ts';
export type * from './table.ts';
