// SPDX-License-Identifier: AGPL-3.0-or-later
export * from './accounts.ts';
export * from './guests.ts';
export * from './mail-providers.ts';
export * from './mailbox.ts';
export * from './members.ts';
export * from './notifications.ts';
export * from './profile.ts';
export * from './user.ts';
export * from './users.ts';
