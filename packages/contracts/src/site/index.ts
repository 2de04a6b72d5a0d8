// SPDX-License-Identifier: AGPL-3.0-or-later
export * from './contact.ts';
export * from './health.ts';
export * from './open-data.ts';
export * from './search.ts';
export * from './share-images.ts';
export * from './suggestions.ts';
