// SPDX-License-Identifier: AGPL-3.0-or-later
import { type RouteName, pathTo, routes } from '@kga/contracts/core';
import { forumCategoryIds } from '@kga/contracts/forum';

/**
 * What a static copy has of each route. Forms, accounts and searches need a server. Pages of members
 * would gather what a person has written, and no one could delete them afterwards.
 */
const copied = {
  home: 'page',
  petition: 'page',
  petitions: 'page',
  archive: 'page',
  news: 'page',
  stories: 'page',
  forum: 'page',
  legal: 'page',
  letter: 'page',
  evidence: 'page',
  legalRecords: 'page',
  legalDocuments: 'page',
  commitments: 'page',
  openData: 'page',
  faq: 'page',
  about: 'page',
  volunteer: 'page',
  media: 'page',
  partners: 'page',
  support: 'page',
  privacy: 'page',
  terms: 'page',
  cookies: 'page',
  endOfLife: 'page',
  petitionDetail: 'items',
  checkReceipt: 'items',
  petitionReasons: 'items',
  archiveGame: 'items',
  archiveMemories: 'items',
  newsArticle: 'items',
  story: 'items',
  forumCategory: 'items',
  forumPost: 'items',
  legalRecord: 'items',
  legalDocument: 'items',
  profile: 'left out',
  notifications: 'left out',
  signPetition: 'left out',
  confirmSignature: 'left out',
  withdrawSignature: 'left out',
  confirmUpdates: 'left out',
  archiveSubmit: 'left out',
  correctGame: 'left out',
  shareStory: 'left out',
  editStory: 'left out',
  newForumPost: 'left out',
  unsubscribe: 'left out',
  search: 'left out',
  consultation: 'left out',
  aidApplication: 'left out',
  legalRequest: 'left out',
  member: 'left out',
  login: 'left out',
  verifyEmail: 'left out',
  forgotPassword: 'left out',
  resetPassword: 'left out',
  contact: 'left out',
  widgets: 'left out',
  widget: 'left out',
  users: 'left out',
  editorial: 'left out',
  newArticle: 'left out',
  editArticle: 'left out',
  feeds: 'left out',
  readings: 'left out',
  managedPetitions: 'left out',
  newPetition: 'left out',
  editPetition: 'left out',
  reviewSignatures: 'left out',
  moderation: 'left out',
  gamesToCheck: 'left out',
  reviewGame: 'left out',
  counselQueue: 'left out',
  counselRequest: 'left out',
  auditLog: 'left out',
} as const satisfies Record<RouteName, 'page' | 'items' | 'left out'>;

/** Paths of the pages that a copy has in every language, items aside; in the order of the start page. */
export const generalPaths: readonly string[] = [
  ...Object.entries(copied).flatMap(([name, part]) =>
    part === 'page'
      ? Object.entries(routes).flatMap(([other, path]) => (other === name ? [path] : []))
      : [],
  ),
  ...forumCategoryIds.map((id) => pathTo('forumCategory', { id })),
];

/** The route of a page that works in the browser without a server; the script of `apps/web/src/app/entry-copy.tsx` runs them. */
export function interactiveRoute(path: string): string | undefined {
  if (/^\/petition\/[^/]+\/receipt$/.test(path)) return routes.checkReceipt;
  return [routes.letter, routes.evidence].find((route) => route === path);
}
