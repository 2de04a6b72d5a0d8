// SPDX-License-Identifier: AGPL-3.0-or-later
/** Fields of an item beside title and text that moderators see. */
export const contentDetails = [
  'gameName',
  'amountLost',
  'categoryId',
  'developer',
  'publisher',
  'releaseDate',
  'shutdownDate',
  'status',
  'revivedBy',
  'playableSince',
  'genre',
  'platforms',
  'description',
  'shutdownReason',
  'sources',
  'yearsPlayed',
  'region',
  'answeredOn',
] as const;

export type ContentDetail = (typeof contentDetails)[number];
