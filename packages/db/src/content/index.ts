// SPDX-License-Identifier: AGPL-3.0-or-later
export * from './pictures/content-pictures.ts';
export * from './pictures/news-pictures.ts';
export * from './pictures/queries.ts';
export * from './pictures/uploads.ts';
export { type ContentItem, isItemBy, selectPublishedTitles, titleOf } from './content-type.ts';
export * from './held-marks.ts';
export { type NamedMember, selectMembersByName, selectNamedMembers } from './mentions.ts';
export {
  type Mark,
  deleteMarkByToken,
  insertMark,
  selectMark,
  selectMarks,
  updateMark,
} from './marks.ts';
export { type AuthorRef, lockAuthor } from './refs.ts';
export { type AuthorRow, selectPublicAuthors } from './public-author.ts';
export type * from './notification-table.ts';
export type * from './pictures/table.ts';
