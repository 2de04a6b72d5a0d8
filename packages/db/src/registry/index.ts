// SPDX-License-Identifier: AGPL-3.0-or-later
export * from './audit-titles.ts';
export * from './content-languages.ts';
export * from './game-mentions.ts';
export * from './mark-changes.ts';
export * from './marks.ts';
export * from './search-sources.ts';
export * from './sealed-tables.ts';
export * from './share-subjects.ts';
export { contentTypes } from './content-types.ts';
export type { ShareSubject, SubjectOf } from '../content/content-type.ts';
