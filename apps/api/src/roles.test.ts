// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomInt, randomUUID } from 'node:crypto';

import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { type Caller, callers, roleTable } from './testing/role-table.ts';
import { setupTestApp } from './testing/test-app.ts';

const testApp = setupTestApp();

/** Every route of the router as `METHOD path`, without HEAD and OPTIONS. */
function routesOf(tree: string): string[] {
  const prefixes: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', path = '', methods = ''] =
      /^([│ ├└─]*)(\S+)(?: \((.+)\))?$/.exec(line) ?? [];
    if (path === '') return [];
    const depth = indent.length / 4;
    const whole = (depth > 1 ? (prefixes[depth - 1] ?? '') : '') + path;
    prefixes[depth] = whole;
    const named = methods.split(', ').filter((method) => !['HEAD', 'OPTIONS', ''].includes(method));
    return named.map((method) => `${method} ${whole}`);
  });
}

/** A new IP address for each call, so that no rate limit is hit. */
const anyAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

function send(options: InjectOptions): Promise<LightMyRequestResponse> {
  return testApp.app.inject({ remoteAddress: anyAddress(), ...options });
}

const cookiesOf = (answer: LightMyRequestResponse) =>
  Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));

const registered = z.object({ id: z.uuid() });

async function account(change: Parameters<typeof changeAccount>[1]) {
  const email = `${randomUUID()}@kga.test`;
  const password = 'a long enough secret';
  const body = { email, password, firstName: 'Ada', lastName: 'Lovelace' };
  const answer = await send({ method: 'POST', url: '/api/auth/register', payload: body });
  expect(answer.statusCode).toBe(201);
  await changeAccount(registered.parse(answer.json()).id, change);
  return { cookies: cookiesOf(answer), headers: {} };
}

async function changeAccount(
  id: string,
  change: {
    role?: 'counsel' | 'moderator' | 'admin';
    suspended_at?: Date;
    suspended_reason?: string;
  },
): Promise<void> {
  const { db } = testApp;
  if (Object.keys(change).length === 0) return;
  await db.updateTable('account').set(change).where('id', '=', id).execute();
}

async function guest() {
  const guestId = `guest_${randomUUID().replaceAll('-', '').slice(0, 16)}${Date.now()}`;
  const payload = { guestId, fingerprint: {} };
  const answer = await send({ method: 'POST', url: '/api/guest/register', payload });
  expect(answer.statusCode).toBe(200);
  return { cookies: cookiesOf(answer), headers: { 'x-guest-id': guestId } };
}

type Identity = { cookies: Record<string, string>; headers: Record<string, string> };

const becoming: Readonly<Record<Caller, () => Promise<Identity>>> = {
  nobody: async () => ({ cookies: {}, headers: {} }),
  guest,
  member: () => account({}),
  suspended: () => account({ suspended_at: new Date(), suspended_reason: 'spam' }),
  counsel: () => account({ role: 'counsel' }),
  moderator: () => account({ role: 'moderator' }),
  admin: () => account({ role: 'admin' }),
};

const problemCode = z.object({ code: z.string() });

/** The outcome for a caller; `yes` includes invalid requests and missing resources. */
function accessOf(answer: LightMyRequestResponse): string {
  if (answer.statusCode !== 401 && answer.statusCode !== 403) return 'yes';
  const { code } = problemCode.parse(answer.json());
  return code === 'wrong_credentials' || code === 'sign_in_again' ? 'yes' : code;
}

test('the table names every route, and no other', () => {
  const routes = routesOf(testApp.app.printRoutes({ commonPrefix: false }));
  expect(routes.length).toBeGreaterThan(30);
  expect(routes.toSorted()).toEqual(Object.keys(roleTable).toSorted());
});

const paths: Readonly<Record<string, string>> = {
  '/api/auth/:id': '/api/auth/google',
  '/api/auth/:id/callback': '/api/auth/google/callback',
  '/api/profile/identities/:provider': '/api/profile/identities/google',
};

/** The path with parameters of resources that do not exist. */
function pathOf(pattern: string): string {
  const named = pattern
    .replace(':id', randomUUID())
    .replace(':language', 'en')
    .replace(':kind', 'story');
  return paths[pattern] ?? named.replace('*', 'none');
}

describe.each(callers)('%s', (caller) => {
  const rows = Object.entries(roleTable).filter(([route]) => !route.endsWith('/stream'));
  let reader: Promise<Identity> | undefined;

  /** Requests that read or are refused share an identity; others may change or end what they are sent with. */
  const become = (method: string, pattern: string, right: string) => {
    const isRead = method === 'GET' && !/^\/api\/(auth\/|logout$)/.test(pattern);
    if (!isRead && right === 'yes') return becoming[caller]();
    reader ??= becoming[caller]();
    return reader;
  };

  test.each(rows)('%s', async (route, rights) => {
    const [method = '', pattern = ''] = route.split(' ');
    const { cookies, headers } = await become(method, pattern, rights[caller]);
    const hasBody = method !== 'GET';
    const answer = await send({
      method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).parse(method),
      url: pathOf(pattern),
      cookies,
      headers,
      ...(hasBody && { payload: bodies[route] ?? {} }),
    });
    expect(accessOf(answer), answer.body).toBe(rights[caller]);
    expect(answer.statusCode, answer.body).toBeLessThan(500);
  });
});

const story = {
  gameName: 'The Crew',
  title: 'Gone',
  content: 'It was bought, and one day it did not start any more.',
  language: 'en',
};
const said = { content: 'What is to be done now?', language: 'en' };

const version = { title: 'A title', excerpt: '', body: '', imageAlt: '', status: 'draft' };
const feed = {
  name: 'A source',
  siteUrl: 'https://roles.test',
  language: 'en',
  category: 'policy',
  rules: [],
  enabled: false,
};

/** Valid bodies for routes whose validation would hide a refusal. */
const bodies: Readonly<Record<string, object>> = {
  'PATCH /api/profile': { firstName: 'Grace' },
  'DELETE /api/profile': { contributions: 'keep', currentPassword: 'a long enough secret' },
  'POST /api/stories': story,
  'PUT /api/stories/:id': { ...story, revision: 1 },
  'POST /api/forum/posts': { ...said, categoryId: 'legal-rights', title: 'A title' },
  'PATCH /api/forum/posts/:id': { ...said, title: 'A title', revision: 1 },
  'POST /api/forum/posts/:id/replies': said,
  'PATCH /api/forum/replies/:id': { ...said, revision: 1 },
  'PUT /api/forum/posts/:id/follow': { following: true },
  'PATCH /api/admin/forum/posts/:id': { locked: true },
  'POST /api/guest/link': { guestId: `guest_${'0'.repeat(16)}${Date.now()}` },
  'PATCH /api/admin/people/:id': { role: 'member' },
  'POST /api/admin/people/:id/suspension': { reason: 'spam and abuse' },
  'POST /api/reports': { kind: 'story', id: randomUUID(), reason: 'spam' },
  'POST /api/admin/moderation/decisions': {
    items: [{ kind: 'story', id: randomUUID() }],
    decision: 'approve',
  },
  'POST /api/admin/news': { category: 'policy', language: 'en', version },
  'POST /api/admin/news/preview': { body: 'text' },
  'PATCH /api/admin/news/:id': { category: 'policy' },
  'PUT /api/admin/news/:id/versions/:language': { ...version, revision: null },
  'PUT /api/admin/news/aggregated/:id/hidden': { hidden: true, reason: 'spam' },
  'POST /api/admin/feeds': { url: 'https://roles.test/feed', ...feed },
  'POST /api/admin/feeds/import': { opml: '', language: 'en', category: 'policy' },
  'POST /api/admin/feed-previews': { address: 'roles.test' },
  'PATCH /api/admin/feeds/:id': { enabled: true },
  'POST /api/admin/petition/readings/:id/decision': { decision: 'reject' },
};
