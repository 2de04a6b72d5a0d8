// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import {
  articlePath,
  forumReplyPath,
  loginPath,
  newestRepliesPath,
  pathTo,
  petitionPath,
  routes,
  unsubscribePath,
} from './routes.ts';

test('the paths are those of the specification', () => {
  expect(Object.values(routes)).toMatchInlineSnapshot(`
    [
      "/",
      "/profile",
      "/notifications",
      "/petition",
      "/petition/:id",
      "/petitions",
      "/petition/:id/sign",
      "/petition/:id/confirm",
      "/petition/:id/withdraw",
      "/petition/:id/receipt",
      "/petition/:id/reasons",
      "/petition/:id/updates",
      "/archive",
      "/archive/submit",
      "/archive/:id",
      "/archive/:id/memories",
      "/archive/:id/correct",
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
      "/search",
      "/legal",
      "/legal/letter",
      "/legal/evidence",
      "/legal/countries",
      "/legal/countries/:id",
      "/legal/documents",
      "/legal/documents/:id",
      "/commitments",
      "/legal/consultation",
      "/legal/aid",
      "/legal/requests/:token",
      "/members/:id",
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
      "/end-of-life",
      "/widgets",
      "/widgets/:country",
      "/open-data",
      "/offline",
      "/admin/people",
      "/admin/news",
      "/admin/news/new",
      "/admin/news/:id",
      "/admin/feeds",
      "/admin/petition",
      "/admin/petitions",
      "/admin/petitions/new",
      "/admin/petitions/:id",
      "/admin/signatures",
      "/admin/moderation",
      "/admin/archive",
      "/admin/archive/:id",
      "/admin/legal",
      "/admin/legal/:id",
      "/admin/audit-log",
    ]
  `);
});

test('parameters of a path are escaped', () => {
  expect(petitionPath('ünï/cöde')).toBe('/petition/%C3%BCn%C3%AF%2Fc%C3%B6de');
  expect(pathTo('forumPost', { id: '7' })).toBe('/forum/posts/7');
  expect(pathTo('home')).toBe('/');
});

test('the main petition has a page of its own', () => {
  expect(petitionPath('eu')).toBe('/petition');
  expect(petitionPath('gb')).toBe('/petition/gb');
});

test('anchors and tokens are in the fragment', () => {
  expect(forumReplyPath('p', 'r')).toBe('/forum/posts/p?at=r#reply-r');
  expect(newestRepliesPath('p', 'r')).toBe('/forum/posts/p?at=newest#reply-r');
  expect(unsubscribePath('a+b')).toBe('/unsubscribe#token=a%2Bb');
});

test('an article is known by its unique id, or by its id where that is empty', () => {
  expect(articlePath({ uniqueId: 'u', id: 'i' })).toBe('/news/u');
  expect(articlePath({ uniqueId: '', id: 'i' })).toBe('/news/i');
});

test('the sign-in page leads back, except to the home page', () => {
  expect(loginPath()).toBe('/login');
  expect(loginPath({ returnTo: '/' })).toBe('/login');
  expect(loginPath({ mode: 'register', returnTo: '/forum/new?a=1' })).toBe(
    '/login?mode=register&returnTo=%2Fforum%2Fnew%3Fa%3D1',
  );
});
