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
  texts: 'Markdown of contributions',
  health: 'Probes',
} as const;

export type ApiTag = keyof typeof apiTags;

/** Kinds of user content; each has its own table. */
export const contentKinds = [
  'story',
  'forum_post',
  'forum_reply',
  'game',
  'memory',
  'correction',
  'reason',
  'letter_answer',
] as const;

export type ContentKind = (typeof contentKinds)[number];

/** What all packages know of a kind; `ContentType` in `@kga/db` has to store what is declared here. */
type ContentFeature = {
  topic: ChangeTopic & ApiTag;
  /** The page of one item if texts can mention it; it has a title. */
  page: RouteName | undefined;
  /** Whether the site's search finds it. */
  searched: boolean;
  /** The kind of its images to share, as their URLs name it. */
  shareImage: string | undefined;
  /** Whether the page of a game lists the newest items about it. */
  listedByGame: boolean;
};

const plain = {
  page: undefined,
  searched: false,
  shareImage: undefined,
  listedByGame: false,
} as const;

export const contentFeatures = {
  story: {
    topic: 'stories',
    page: 'story',
    searched: true,
    shareImage: 'story',
    listedByGame: true,
  },
  forum_post: {
    topic: 'forum',
    page: 'forumPost',
    searched: true,
    shareImage: 'post',
    listedByGame: true,
  },
  forum_reply: { ...plain, topic: 'forum', searched: true },
  game: { ...plain, topic: 'archive', page: 'archiveGame', searched: true, shareImage: 'game' },
  memory: { ...plain, topic: 'archive', searched: true, shareImage: 'memory' },
  correction: { ...plain, topic: 'archive' },
  reason: { ...plain, topic: 'reasons' },
  letter_answer: { ...plain, topic: 'letters' },
} as const satisfies Record<ContentKind, ContentFeature>;

/** The kinds of which a fact is true. */
export type ContentKindWith<Fact extends 'searched' | 'listedByGame'> = {
  [Kind in ContentKind]: (typeof contentFeatures)[Kind][Fact] extends true ? Kind : never;
}[ContentKind];

const kindsWith = <Fact extends 'searched' | 'listedByGame'>(fact: Fact) =>
  contentKinds.filter((kind): kind is ContentKindWith<Fact> => contentFeatures[kind][fact]);

export const searchedContentKinds = kindsWith('searched');

export const kindsListedByGame = kindsWith('listedByGame');

/** Kinds that have images to share, by the name that the images' URLs have for them. */
export const sharedContentKinds = contentKinds.flatMap((kind) => {
  const { shareImage } = contentFeatures[kind];
  return shareImage === undefined ? [] : [shareImage];
});

export type ContentTopic<Kind extends ContentKind = ContentKind> =
  (typeof contentFeatures)[Kind]['topic'];

export const contentTopics = [...new Set(Object.values(contentFeatures).map(({ topic }) => topic))];

/** Kinds that texts can mention, with the route of an item's page. */
export const mentionedKinds = contentKinds.flatMap((kind) => {
  const { page } = contentFeatures[kind];
  return page === undefined ? [] : [{ kind, page }];
});

/** A UUID in a pattern. */
export const uuidPattern = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** What precedes a mention in a text, as a pattern: white space, an opening sign or punctuation of any script. */
export const beforeMention = String.raw`(?:^|[\s([<>"',]|[^\P{P}\x00-\x7F])`;

/** What entries of the audit log are about. */
export const auditSubjects = [
  ...contentKinds,
  'account',
  'article',
  'feed',
  'reading',
  'petition',
  'legal_request',
  'letters',
] as const;

export type AuditSubject = (typeof auditSubjects)[number];
