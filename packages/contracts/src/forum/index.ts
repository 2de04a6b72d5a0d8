// SPDX-License-Identifier: AGPL-3.0-or-later
export * from './categories.ts';
export * from './follows.ts';
export * from './forum.ts';
export * from './latest.ts';
