/** The callers: anonymous, a guest, or an account of a role; `suspended` is a member. */
export const callers = ['nobody', 'guest', 'member', 'suspended', 'moderator', 'admin'] as const;

export type Caller = (typeof callers)[number];

/** `yes`, or the problem code. */
type Access = 'yes' | 'not_signed_in' | 'not_allowed' | 'account_suspended';

type Rights = Readonly<Record<Caller, Access>>;

const everyone: Rights = {
  nobody: 'yes',
  guest: 'yes',
  member: 'yes',
  suspended: 'yes',
  moderator: 'yes',
  admin: 'yes',
};

/** One's own data, which suspended accounts may access too. */
const accountHolders: Rights = { ...everyone, nobody: 'not_signed_in', guest: 'not_signed_in' };

/** One's own content, which suspended accounts may access too. */
const contributors: Rights = { ...everyone, nobody: 'not_signed_in' };

const writers: Rights = { ...contributors, suspended: 'account_suspended' };

const signedIn: Rights = { ...accountHolders, suspended: 'account_suspended' };

const moderators: Rights = { ...signedIn, member: 'not_allowed' };

const admins: Rights = { ...signedIn, member: 'not_allowed', moderator: 'not_allowed' };

/** The outcome of each route for each caller. A missing route fails the test. */
export const roleTable: Readonly<Record<string, Rights>> = {
  'GET /api/health/live': everyone,
  'GET /api/health/ready': everyone,
  'GET /api/keep-games-alive/latest': everyone,
  'GET /api/keep-games-alive/history': everyone,
  'GET /api/keep-games-alive/days': everyone,
  'GET /api/keep-games-alive/forecast': everyone,
  'GET /api/keep-games-alive/highlights': everyone,
  'GET /api/keep-games-alive/petition': everyone,
  'GET /api/keep-games-alive/stream': everyone,
  'GET /api/openapi.json': everyone,
  'GET /api/docs': everyone,
  'GET /api/docs/': everyone,
  'GET /api/docs/*': everyone,
  'GET /api/docs/json': everyone,
  'GET /api/docs/yaml': everyone,
  'GET /api/docs/static/index.html': everyone,
  'GET /api/docs/static/swagger-initializer.js': everyone,
  'GET /api/news': everyone,
  'GET /api/news/:id': everyone,
  'GET /api/news/feed.atom': everyone,
  'GET /api/news/feed.json': everyone,
  'GET /api/news/own': everyone,
  'GET /api/archive/games': everyone,
  'GET /api/archive/games/:id': everyone,
  'GET /api/archive/games/similar': everyone,
  'POST /api/archive/games': writers,
  'GET /api/archive/games/:id/own': contributors,
  'DELETE /api/archive/games/:id': contributors,
  'GET /api/archive/games/:id/like': contributors,
  'PUT /api/archive/games/:id/like': writers,
  'DELETE /api/archive/games/:id/like': contributors,
  'GET /api/archive/games/:id/memories': everyone,
  'GET /api/archive/games/:id/memories/own': contributors,
  'POST /api/archive/games/:id/memories': writers,
  'PATCH /api/archive/memories/:id': writers,
  'DELETE /api/archive/memories/:id': contributors,
  'GET /api/archive/figures': everyone,
  'GET /api/archive/games.json': everyone,
  'GET /api/archive/games.csv': everyone,
  'GET /api/archive/games.schema.json': everyone,
  'GET /api/archive/calendar.ics': everyone,
  'GET /api/archive/feed.atom': everyone,
  'GET /api/search': everyone,
  'GET /api/stories': everyone,
  'GET /api/stories/:id': everyone,
  'GET /api/stories/:id/next': everyone,
  'GET /api/stories/totals': everyone,
  'GET /api/stories/games': everyone,
  'GET /api/stories/:id/own': contributors,
  'POST /api/stories': writers,
  'PUT /api/stories/:id': writers,
  'DELETE /api/stories/:id': contributors,
  'GET /api/forum/categories': everyone,
  'GET /api/forum/categories/:id/posts': everyone,
  'GET /api/forum/posts/:id': everyone,
  'GET /api/forum/posts/:id/replies': everyone,
  'GET /api/forum/posts/:id/stream': everyone,
  'POST /api/forum/posts/:id/views': everyone,
  'POST /api/forum/unsubscribe': everyone,
  'POST /api/forum/posts': signedIn,
  'GET /api/forum/posts/:id/own': accountHolders,
  'PATCH /api/forum/posts/:id': signedIn,
  'DELETE /api/forum/posts/:id': accountHolders,
  'POST /api/forum/posts/:id/replies': writers,
  'GET /api/forum/posts/:id/replies/own': contributors,
  'PATCH /api/forum/replies/:id': writers,
  'DELETE /api/forum/replies/:id': contributors,
  'GET /api/forum/posts/:id/follow': accountHolders,
  'PUT /api/forum/posts/:id/follow': signedIn,
  'PATCH /api/admin/forum/posts/:id': moderators,

  'GET /api/forum/moderation-figures': everyone,
  'POST /api/reports': writers,
  'GET /api/admin/moderation': moderators,
  'POST /api/admin/moderation/decisions': moderators,
  'POST /api/admin/moderation/decisions/:id/undo': moderators,
  'GET /api/admin/moderation/:kind/:id/history': moderators,
  'GET /api/admin/archive/games/:id': moderators,
  'PUT /api/admin/archive/games/:id': moderators,
  'POST /api/admin/archive/games/:id/merge': moderators,
  'GET /api/admin/audit-log': moderators,
  'GET /api/admin/audit-log/export': moderators,
  'GET /api/pictures/:id': everyone,
  'GET /api/objects/:hash': everyone,
  'POST /api/pictures': writers,
  'GET /api/share-images/:kind/:id': everyone,
  'GET /api/members/:id': everyone,
  'GET /api/members/:id/contributions': everyone,
  'DELETE /api/admin/members/:id/display-name': moderators,

  'POST /api/auth/register': everyone,
  'POST /api/auth/login': everyone,
  'GET /api/auth/user': accountHolders,
  'GET /api/logout': everyone,
  'POST /api/logout': everyone,
  'POST /api/auth/clear-oauth-state': everyone,
  'GET /api/auth/providers': everyone,
  'GET /api/auth/:id': everyone,
  'GET /api/auth/:id/callback': everyone,
  'POST /api/auth/email/verify': everyone,
  'POST /api/auth/email/resend': everyone,
  'POST /api/auth/password/forgot': everyone,
  'POST /api/auth/password/reset': everyone,
  'POST /api/guest/register': everyone,
  'POST /api/contact': everyone,

  'GET /api/profile': accountHolders,
  'DELETE /api/profile': accountHolders,
  'GET /api/profile/export': accountHolders,
  'GET /api/profile/sessions': accountHolders,
  'DELETE /api/profile/sessions': accountHolders,
  'DELETE /api/profile/sessions/:id': accountHolders,
  'GET /api/profile/contributions': accountHolders,
  'POST /api/profile/password': accountHolders,
  'PATCH /api/profile': signedIn,
  'PUT /api/profile/display-name': signedIn,
  'DELETE /api/profile/identities/:provider': signedIn,
  'POST /api/guest/link': signedIn,

  'GET /api/notifications': accountHolders,
  'GET /api/notifications/unread': accountHolders,
  'PUT /api/notifications/read': accountHolders,
  'GET /api/notifications/mails': accountHolders,
  'PUT /api/notifications/mails': accountHolders,
  'GET /api/forum/unread': accountHolders,
  'GET /api/reactions/:kind': accountHolders,
  'PUT /api/reactions/:kind/:id': signedIn,

  'GET /api/admin/people': admins,
  'PATCH /api/admin/people/:id': admins,
  'POST /api/admin/people/:id/suspension': admins,
  'DELETE /api/admin/people/:id/suspension': admins,
  'GET /api/admin/people/:id/events': admins,

  'GET /api/admin/news': admins,
  'POST /api/admin/news': admins,
  'POST /api/admin/news/preview': admins,
  'GET /api/admin/news/:id': admins,
  'PATCH /api/admin/news/:id': admins,
  'DELETE /api/admin/news/:id': admins,
  'PUT /api/admin/news/:id/versions/:language': admins,
  'DELETE /api/admin/news/:id/versions/:language': admins,
  'GET /api/admin/news/hidden': admins,
  'PUT /api/admin/news/aggregated/:id/hidden': admins,

  'GET /api/admin/feeds': admins,
  'POST /api/admin/feeds': admins,
  'GET /api/admin/feeds/export': admins,
  'POST /api/admin/feeds/import': admins,
  'POST /api/admin/feed-previews': admins,
  'GET /api/admin/feed-previews/:id': admins,
  'PATCH /api/admin/feeds/:id': admins,
  'DELETE /api/admin/feeds/:id': admins,
  'POST /api/admin/feeds/:id/poll': admins,
  'GET /api/admin/feeds/:id/faults': admins,

  'GET /api/admin/petition/readings': admins,
  'POST /api/admin/petition/readings/:id/decision': admins,
};
