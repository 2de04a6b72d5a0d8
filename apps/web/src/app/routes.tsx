import { type Language, type RouteName, routes } from '@kga/contracts';
import { type RouteObject, matchRoutes, useRoutes } from 'react-router-dom';

import type { ComingName } from '../features/coming-soon/coming-soon-page.tsx';
import {
  type InformationPageName,
  preloadInformation,
} from '../features/information/load-information.ts';
import { ArticleTools } from './article-tools.tsx';
import { frontPage } from './front-page.tsx';
import { Layout } from './layout.tsx';
import { type Page, page } from './pages.tsx';
import { editStory, shareStory, stories, story } from './story-pages.tsx';

const petition = page(
  'src/pages/petition.tsx',
  async () => {
    const { PetitionPage } = await import('../pages/petition.tsx');
    return PetitionPage;
  },
  { messages: ['petition'] },
);

const login = page(
  'src/pages/login.tsx',
  async () => {
    const { LoginPage } = await import('../pages/login.tsx');
    return LoginPage;
  },
  { messages: ['accounts', 'errors'] },
);

const verifyEmail = page(
  'src/pages/verify-email.tsx',
  async () => {
    const { VerifyEmailPage } = await import('../pages/verify-email.tsx');
    return VerifyEmailPage;
  },
  { messages: ['accounts', 'errors'] },
);

const forgotPassword = page(
  'src/pages/forgot-password.tsx',
  async () => {
    const { ForgotPasswordPage } = await import('../pages/forgot-password.tsx');
    return ForgotPasswordPage;
  },
  { messages: ['accounts', 'errors'] },
);

const resetPassword = page(
  'src/pages/reset-password.tsx',
  async () => {
    const { ResetPasswordPage } = await import('../pages/reset-password.tsx');
    return ResetPasswordPage;
  },
  { messages: ['accounts', 'errors'] },
);

const profile = page(
  'src/pages/profile.tsx',
  async () => {
    const { ProfilePage } = await import('../pages/profile.tsx');
    return ProfilePage;
  },
  { messages: ['accounts', 'content', 'errors', 'latestStories', 'profile'] },
);

const people = page(
  'src/pages/people.tsx',
  async () => {
    const { UsersPage } = await import('../pages/users.tsx');
    return UsersPage;
  },
  { messages: ['errors', 'users'] },
);

const ownNews = page(
  'src/pages/own-news.tsx',
  async () => {
    const { EditorialPage } = await import('../pages/editorial.tsx');
    return EditorialPage;
  },
  { messages: ['editorial', 'errors'] },
);

const ownArticle = page(
  'src/pages/own-article.tsx',
  async () => {
    const { OwnArticlePage } = await import('../pages/own-article.tsx');
    return OwnArticlePage;
  },
  { messages: ['editorial', 'errors'] },
);

const feeds = page(
  'src/pages/feeds.tsx',
  async () => {
    const { FeedsPage } = await import('../pages/feeds.tsx');
    return FeedsPage;
  },
  { messages: ['editorial', 'errors', 'feeds'] },
);

const moderation = page(
  'src/pages/moderation.tsx',
  async () => {
    const { ModerationPage } = await import('../pages/moderation.tsx');
    return ModerationPage;
  },
  { messages: ['content', 'errors', 'moderation'] },
);

const auditLog = page(
  'src/pages/audit-log.tsx',
  async () => {
    const { AuditLogPage } = await import('../pages/audit-log.tsx');
    return AuditLogPage;
  },
  { messages: ['content', 'moderation'] },
);

const news = page(
  'src/pages/news.tsx',
  async () => {
    const { NewsPage } = await import('../pages/news.tsx');
    return NewsPage;
  },
  { messages: ['latestNews', 'news'] },
);

const newsArticle = page(
  'src/pages/news-article.tsx',
  async () => {
    const { NewsArticlePage } = await import('../pages/news-article.tsx');
    return () => <NewsArticlePage AdminTools={ArticleTools} />;
  },
  { messages: ['latestNews', 'news'] },
);

const forum = page(
  'src/pages/forum.tsx',
  async () => {
    const { ForumPage } = await import('../pages/forum.tsx');
    return ForumPage;
  },
  { messages: ['forum', 'latestForum'] },
);

const forumCategory = page(
  'src/pages/forum-category.tsx',
  async () => {
    const { ForumCategoryPage } = await import('../pages/forum-category.tsx');
    return ForumCategoryPage;
  },
  { messages: ['forum', 'latestForum'] },
);

const forumPost = page(
  'src/pages/forum-post.tsx',
  async () => {
    const { ForumPostPage } = await import('../pages/forum-post.tsx');
    return ForumPostPage;
  },
  { messages: ['content', 'errors', 'forum', 'latestForum'] },
);

const newForumPost = page(
  'src/pages/new-post.tsx',
  async () => {
    const { NewPostPage } = await import('../pages/new-post.tsx');
    return NewPostPage;
  },
  { messages: ['content', 'errors', 'forum'] },
);

const unsubscribe = page(
  'src/pages/unsubscribe.tsx',
  async () => {
    const { UnsubscribePage } = await import('../pages/unsubscribe.tsx');
    return UnsubscribePage;
  },
  { messages: ['errors', 'forum'] },
);

const notFound = page('src/pages/not-found.tsx', async () => {
  const { NotFoundPage } = await import('../pages/not-found.tsx');
  return NotFoundPage;
});

/** Every part of the kit, for those who work on it. */
const developmentRoutes = () => [
  routeOf(
    '/dev/gallery',
    page('src/pages/gallery.tsx', async () => {
      const { GalleryPage } = await import('../pages/gallery.tsx');
      return GalleryPage;
    }),
  ),
];

function coming(name: ComingName): Page {
  return page(
    'src/features/coming/coming-page.tsx',
    async () => {
      const { ComingPage } = await import('../features/coming-soon/coming-soon-page.tsx');
      return () => <ComingPage name={name} />;
    },
    { messages: ['comingSoon'] },
  );
}

function information(name: InformationPageName): Page {
  return page(
    'src/features/information/information-page.tsx',
    async () => {
      const { InformationPage } = await import('../features/information/information-page.tsx');
      return () => <InformationPage page={name} />;
    },
    { loadMore: preloadInformation },
  );
}

/** The page of each route. */
const pages: readonly (readonly [name: RouteName, page: Page])[] = [
  ['home', frontPage],
  ['profile', profile],
  ['petition', petition],
  ['petitionDetail', coming('petitionDetail')],
  ['archive', coming('archive')],
  ['archiveSubmit', coming('archiveSubmit')],
  ['archiveGame', coming('archiveGame')],
  ['archiveMemories', coming('archiveMemories')],
  ['news', news],
  ['newsArticle', newsArticle],
  ['stories', stories],
  ['shareStory', shareStory],
  ['story', story],
  ['editStory', editStory],
  ['forum', forum],
  ['forumCategory', forumCategory],
  ['forumPost', forumPost],
  ['newForumPost', newForumPost],
  ['unsubscribe', unsubscribe],
  ['legal', coming('legal')],
  ['login', login],
  ['verifyEmail', verifyEmail],
  ['forgotPassword', forgotPassword],
  ['resetPassword', resetPassword],
  ['faq', information('faq')],
  ['privacy', information('privacy')],
  ['terms', information('terms')],
  ['cookies', information('cookies')],
  ['about', information('about')],
  ['contact', information('contact')],
  ['volunteer', information('volunteer')],
  ['media', information('media')],
  ['partners', information('partners')],
  ['support', information('support')],
  ['widgets', coming('widgets')],
  ['widget', coming('widgets')],
  ['users', people],
  ['editorial', ownNews],
  ['newArticle', ownArticle],
  ['editArticle', ownArticle],
  ['feeds', feeds],
  ['moderation', moderation],
  ['auditLog', auditLog],
];

/** The finished public pages, for search engines. */
export const finishedRoutes = [
  'home',
  'petition',
  'news',
  'stories',
  'shareStory',
  'forum',
  'faq',
  'about',
  'contact',
  'volunteer',
  'media',
  'partners',
  'support',
  'privacy',
  'terms',
  'cookies',
] as const satisfies readonly RouteName[];

const pageOfPath = new Map<string, Page>();

function routeOf(path: string, shown: Page): RouteObject {
  pageOfPath.set(path, shown);
  return { path, Component: shown.Component, caseSensitive: true };
}

/** Every route inside the layout; what matches none is not found. */
const routeObjects: RouteObject[] = [
  {
    Component: Layout,
    children: [
      ...pages.map(([name, shown]) => routeOf(routes[name], shown)),
      ...(import.meta.env.DEV ? developmentRoutes() : []),
      routeOf('*', notFound),
    ],
  },
];

/** Loads the page at an address ahead, and answers the source paths of its chunks. */
export async function preloadPage(
  pathname: string,
  language: Language,
  /** Whether somebody is probably signed in. */
  member = false,
): Promise<string[]> {
  const match = matchRoutes(routeObjects, pathname)?.at(-1);
  const shown = pageOfPath.get(match?.route.path ?? '');
  await shown?.preload(language, member);
  return shown?.modules(language) ?? [];
}

/** The page at the router's address, inside the layout. */
export function AppRoutes() {
  return useRoutes(routeObjects);
}
