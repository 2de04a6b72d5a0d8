// SPDX-License-Identifier: AGPL-3.0-or-later
import type { RouteName } from './routes.ts';

/** Features with cached reads, as topics of change events. User content is below `/api/<topic>`. */
export const changeTopics = [
  'petition',
  'news',
  'stories',
  'forum',
  'archive',
  'reasons',
  'letters',
] as const;

export type ChangeTopic = (typeof changeTopics)[number];

/** Groups of operations, in the order of the OpenAPI document. */
export const apiTags = {
  petition: 'Figures of the petition, open data',
  petitions: 'Petitions of all regions, open data, and their administration',
  news: 'News, its feeds and the sitemap',
  stories: 'Stories of players',
  forum: 'Categories, posts and replies',
  archive: 'Games that were shut down, open data',
  signatures: 'Signatures, and the log that proves their number',
  widgets: 'Figures of petitions for other sites, open data',
  'open data': 'What there is to download',
  reasons: 'Why people signed',
  legal: 'Consumer law by country, guides and promises, open data',
  letters: 'Letters to representatives and what these answered, open data',
  search: 'Search over the whole site',
  accounts: 'Registration and sign-in',
  profile: "The caller's own account",
  guests: 'Callers without an account',
  notifications: 'What happened to the caller’s content and followed posts',
  reactions: 'What members found helpful',
  members: 'Members and what they have published',
  moderation: 'Reports, the queue and the audit log',
  users: 'Administration of accounts',
  editorial: 'Administration of our own articles',
  feeds: 'Administration of news sources',
  contact: 'Messages to the operator',
  'legal requests': 'Requests for consultation and legal aid',
  pictures: 'Pictures of articles and profiles',
  health: 'Probes',
} as const;

export type ApiTag = keyof typeof apiTags;

/** Kinds of user content that the site's search finds. */
export const searchedContentKinds = [
  'story',
  'forum_post',
  'forum_reply',
  'game',
  'memory',
] as const;

/** Kinds of user content; each has its own table. */
export const contentKinds = [
  ...searchedContentKinds,
  'correction',
  'reason',
  'letter_answer',
] as const;

export type ContentKind = (typeof contentKinds)[number];

/** The feature of each kind, and the page of one item if texts can mention it; it has a title. */
export const contentFeatures = {
  story: { topic: 'stories', page: 'story' },
  forum_post: { topic: 'forum', page: 'forumPost' },
  forum_reply: { topic: 'forum', page: undefined },
  game: { topic: 'archive', page: 'archiveGame' },
  memory: { topic: 'archive', page: undefined },
  correction: { topic: 'archive', page: undefined },
  reason: { topic: 'reasons', page: undefined },
  letter_answer: { topic: 'letters', page: undefined },
} as const satisfies Record<
  ContentKind,
  { topic: ChangeTopic & ApiTag; page: RouteName | undefined }
>;

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

export type ContentTopic<Kind extends ContentKind = ContentKind> =
  (typeof contentFeatures)[Kind]['topic'];

export const contentTopics = [...new Set(Object.values(contentFeatures).map(({ topic }) => topic))];

/** Kinds that texts can mention, with the route of an item's page. */
export const mentionedKinds = contentKinds.flatMap((kind) => {
  const { page } = contentFeatures[kind];
  return page === undefined ? [] : [{ kind, page }];
});
