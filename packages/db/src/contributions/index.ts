// SPDX-License-Identifier: AGPL-3.0-or-later
export * from './contributions.ts';
export * from './delete-account.ts';
export * from './export.ts';
export * from './member-items.ts';
export * from './notifications.ts';
export * from './profile-export.ts';
