/** Every route of the app, as patterns of the router. */
export const routes = {
  home: '/',
  profile: '/profile',
  petition: '/petition',
  petitionDetail: '/petition/:id',
  archive: '/archive',
  archiveSubmit: '/archive/submit',
  archiveGame: '/archive/:id',
  archiveMemories: '/archive/:id/memories',
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
  legal: '/legal',
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
  widgets: '/widgets',
  widget: '/widgets/:country',
  people: '/admin/people',
  ownNews: '/admin/news',
  newOwnArticle: '/admin/news/new',
  ownArticle: '/admin/news/:id',
  feeds: '/admin/feeds',
  moderation: '/admin/moderation',
  auditLog: '/admin/audit-log',
} as const;

export type RouteName = keyof typeof routes;

type Parameters<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameters<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

type Arguments<Name extends RouteName> = [Parameters<(typeof routes)[Name]>] extends [never]
  ? []
  : [parameters: Record<Parameters<(typeof routes)[Name]>, string>];

/** The path of a route, with its parameters filled in and escaped. */
export function pathTo<Name extends RouteName>(name: Name, ...rest: Arguments<Name>): string;
export function pathTo(name: RouteName, parameters: Readonly<Record<string, string>> = {}): string {
  return routes[name].replaceAll(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(parameters[key] ?? ''),
  );
}

/** The page of signing in or registering, which leads back to a path of this site. */
export function loginPath({
  mode,
  returnTo,
}: { mode?: 'register' | undefined; returnTo?: string | undefined } = {}): string {
  const search = new URLSearchParams();
  if (mode) search.set('mode', mode);
  if (returnTo !== undefined && returnTo !== routes.home) search.set('returnTo', returnTo);
  return search.size > 0 ? `${routes.login}?${search}` : routes.login;
}
