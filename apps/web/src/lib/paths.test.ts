import { expect, test } from 'vitest';

import { pathTo, routes } from './paths.ts';

test('the addresses are those of the specification', () => {
  expect(Object.values(routes)).toMatchInlineSnapshot(`
    [
      "/",
      "/profile",
      "/petition",
      "/petition/:id",
      "/archive",
      "/archive/submit",
      "/archive/:id",
      "/archive/:id/memories",
      "/news",
      "/news/:id",
      "/stories",
      "/stories/share",
      "/stories/:id",
      "/stories/:id/edit",
      "/forum",
      "/forum/categories/:id",
      "/forum/posts/:id",
      "/forum/new",
      "/unsubscribe",
      "/legal",
      "/login",
      "/verify-email",
      "/forgot-password",
      "/reset-password",
      "/faq",
      "/privacy-policy",
      "/terms-of-service",
      "/cookie-policy",
      "/about",
      "/contact",
      "/volunteer",
      "/media",
      "/partners",
      "/support",
      "/widgets",
      "/widgets/:country",
      "/admin/people",
      "/admin/news",
      "/admin/news/new",
      "/admin/news/:id",
      "/admin/feeds",
      "/admin/moderation",
      "/admin/audit-log",
    ]
  `);
});

test('a path holds its parameters, escaped', () => {
  expect(pathTo('petitionDetail', { id: 'ünï/cöde' })).toBe('/petition/%C3%BCn%C3%AF%2Fc%C3%B6de');
  expect(pathTo('forumPost', { id: '7' })).toBe('/forum/posts/7');
  expect(pathTo('home')).toBe('/');
});
