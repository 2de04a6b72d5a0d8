// SPDX-License-Identifier: AGPL-3.0-or-later
export * from './display-name-reviews.ts';
export * from './display-names.ts';
export * from './guests.ts';
export * from './idempotency-keys.ts';
export * from './identities.ts';
export * from './one-time-tokens.ts';
export * from './profile-exports.ts';
export * from './queries.ts';
export * from './renew-display-name-keys.ts';
export * from './reserved-names.ts';
export * from './users.ts';
export type { OneTimeTokenPurpose } from './table.ts';
