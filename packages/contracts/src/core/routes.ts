// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign } from './campaign.ts';

/** Every page of the site, as patterns of its router; mails and redirects link by it, too. */
export const routes = {
  home: '/',
  profile: '/profile',
  notifications: '/notifications',
  petition: '/petition',
  petitionDetail: '/petition/:id',
  petitions: '/petitions',
  signPetition: '/petition/:id/sign',
  confirmSignature: '/petition/:id/confirm',
  withdrawSignature: '/petition/:id/withdraw',
  checkReceipt: '/petition/:id/receipt',
  petitionReasons: '/petition/:id/reasons',
  confirmUpdates: '/petition/:id/updates',
  archive: '/archive',
  archiveSubmit: '/archive/submit',
  archiveGame: '/archive/:id',
  archiveMemories: '/archive/:id/memories',
  correctGame: '/archive/:id/correct',
  news: '/news',
  newsArticle: '/news/:id',
  stories: '/stories',
  shareStory: '/stories/share',
  story: '/stories/:id',
  editStory: '/stories/:id/edit',
  forum: '/forum',
  forumCategory: '/forum/categories/:id',
  forumPost: '/forum/posts/:id',
  newForumPost: '/forum/new',
  unsubscribe: '/unsubscribe',
  search: '/search',
  legal: '/legal',
  letter: '/legal/letter',
  evidence: '/legal/evidence',
  legalRecords: '/legal/countries',
  legalRecord: '/legal/countries/:id',
  legalDocuments: '/legal/documents',
  legalDocument: '/legal/documents/:id',
  commitments: '/commitments',
  consultation: '/legal/consultation',
  aidApplication: '/legal/aid',
  legalRequest: '/legal/requests/:token',
  member: '/members/:id',
  login: '/login',
  verifyEmail: '/verify-email',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  faq: '/faq',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  cookies: '/cookie-policy',
  about: '/about',
  contact: '/contact',
  volunteer: '/volunteer',
  media: '/media',
  partners: '/partners',
  support: '/support',
  endOfLife: '/end-of-life',
  widgets: '/widgets',
  widget: '/widgets/:country',
  openData: '/open-data',
  offline: '/offline',
  users: '/admin/people',
  editorial: '/admin/news',
  newArticle: '/admin/news/new',
  editArticle: '/admin/news/:id',
  feeds: '/admin/feeds',
  readings: '/admin/petition',
  managedPetitions: '/admin/petitions',
  newPetition: '/admin/petitions/new',
  editPetition: '/admin/petitions/:id',
  reviewSignatures: '/admin/signatures',
  moderation: '/admin/moderation',
  gamesToCheck: '/admin/archive',
  reviewGame: '/admin/archive/:id',
  counselQueue: '/admin/legal',
  counselRequest: '/admin/legal/:id',
  auditLog: '/admin/audit-log',
} as const;

export type RouteName = keyof typeof routes;

/** The form for a first contribution, which needs no account. */
export const contributePath = routes.shareStory;

type Parameters<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameters<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

type Arguments<Name extends RouteName> = [Parameters<(typeof routes)[Name]>] extends [never]
  ? []
  : [parameters: Record<Parameters<(typeof routes)[Name]>, string>];

/** Builds the path of a route from its parameters, escaped; that of a petition is `petitionPath`. */
export function pathTo<Name extends Exclude<RouteName, 'petitionDetail'>>(
  name: Name,
  ...rest: Arguments<Name>
): string;
export function pathTo(name: RouteName, parameters: Readonly<Record<string, string>> = {}): string {
  return routes[name].replaceAll(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(parameters[key] ?? ''),
  );
}

/** The path of the page of a petition, or of a region without one: the main petition has its own. */
export const petitionPath = (id: string): string =>
  id === campaign.petition
    ? routes.petition
    : routes.petitionDetail.replace(':id', () => encodeURIComponent(id));

/** Builds the path of signing in or registering, which leads back to `returnTo` afterwards. */
export function loginPath({
  mode,
  returnTo,
}: { mode?: 'login' | 'register' | undefined; returnTo?: string | undefined } = {}): string {
  const query = [
    ...(mode ? [`mode=${mode}`] : []),
    ...(returnTo !== undefined && returnTo !== routes.home
      ? [`returnTo=${encodeURIComponent(returnTo)}`]
      : []),
  ];
  return query.length > 0 ? `${routes.login}?${query.join('&')}` : routes.login;
}

/** The id of a reply's element on the page of its post. */
export const replyAnchor = (replyId: string): string => `reply-${replyId}`;

/** Permanent path of a reply: its post, opened at the part of the thread that holds the reply. */
export const forumReplyPath = (postId: string, replyId: string): string =>
  `${pathTo('forumPost', { id: postId })}?at=${replyId}#${replyAnchor(replyId)}`;

/** Path of the newest replies of a post, scrolled to one of them. */
export const newestRepliesPath = (postId: string, replyId: string): string =>
  `${pathTo('forumPost', { id: postId })}?at=newest#${replyAnchor(replyId)}`;

/** The id of a memory's element on the page of its game's memories. */
export const memoryAnchor = (memoryId: string): string => `memory-${memoryId}`;

/** Permanent path of a memory: the memories of its game, from this one on. */
export const memoryPath = (gameId: string, memoryId: string): string =>
  `${pathTo('archiveMemories', { id: gameId })}?at=${memoryId}#${memoryAnchor(memoryId)}`;

/** The id of a reason's element on the page of its petition's reasons. */
export const reasonAnchor = (reasonId: string): string => `reason-${reasonId}`;

/** Permanent path of a reason: those of its petition, from this one on. */
export const reasonPath = (slug: string, reasonId: string): string =>
  `${pathTo('petitionReasons', { id: slug })}?at=${reasonId}#${reasonAnchor(reasonId)}`;

/** The id of an answer's element on the page of its region. */
export const answerAnchor = (answerId: string): string => `answer-${answerId}`;

/** Path of an answer to a letter: the record of its region, scrolled to it. */
export const answerPath = (region: string, answerId: string): string =>
  `${pathTo('legalRecord', { id: region })}#${answerAnchor(answerId)}`;

/** Path of an article by its unique id, which outlives a re-import; by its id where it has none. */
export const articlePath = ({ uniqueId, id }: { uniqueId: string; id: string }): string =>
  pathTo('newsArticle', { id: uniqueId || id });

/** Path of choosing which notifications are mailed. */
export const mailChoicesPath = `${routes.notifications}#emails`;

/** Path of ending a post's mails or those of a kind; the token is in the fragment, which no server log sees. */
export const unsubscribePath = (token: string): string =>
  `${routes.unsubscribe}#token=${encodeURIComponent(token)}`;

/** Path of confirming that one wants mails about a petition. */
export const confirmUpdatesPath = (slug: string, token: string): string =>
  `${pathTo('confirmUpdates', { id: slug })}#token=${encodeURIComponent(token)}`;

/** Path of withdrawing a signature; the token is in the fragment, which no server log sees. */
export const withdrawalPath = (slug: string, token: string): string =>
  `${pathTo('withdrawSignature', { id: slug })}#token=${encodeURIComponent(token)}`;
