// SPDX-License-Identifier: AGPL-3.0-or-later
import { listSocialProviders } from '@kga/contracts/accounts';
import { startTcpProxy } from '@kga/dev/testing';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import type { TestBrowser } from '../../../testing/browser.ts';
import {
  type SocialFixture,
  runOauthFlow,
  signIn,
  startSocialFixture,
  userOf,
} from '../../../testing/social-fixture.ts';

/** Long enough for a provider on loopback, short enough to wait for. */
const limits = { timeoutMs: 1_500, maxBytes: 262_144 };

let world: SocialFixture;
beforeAll(async () => {
  world = await startSocialFixture();
});
afterAll(() => world.stop());
const all = () => [world.providers.google, world.providers.github, world.providers.replit];
afterEach(() => all().forEach(({ faults }) => faults.mend()));

const unavailable = '/login?social=unavailable';
const email = 'providers@example.org';

const startImpatientApi = () =>
  world.startApi({ config: { social: { ...world.api.config.social, limits } } });

/** A browser of an api that has sent no request to a provider yet. */
const newBrowser = async () => (await startImpatientApi()).newBrowser();

let impatientApi: ReturnType<typeof startImpatientApi> | undefined;

/** A browser of an api that may know what providers publish of themselves. */
async function sharedBrowser() {
  impatientApi ??= startImpatientApi();
  return (await impatientApi).newBrowser();
}

async function list(browser: TestBrowser) {
  const { text } = await browser.ask('/api/auth/providers');
  return listSocialProviders.schema.response[200].parse(JSON.parse(text));
}

test('the list says which are on; what is off is not there', async () => {
  expect(await list(world.newBrowser())).toEqual([
    { id: 'google', enabled: true, demonstration: true },
    { id: 'github', enabled: true, demonstration: true },
    { id: 'replit', enabled: true, demonstration: true },
  ]);
  const { social } = world.api.config;
  const github = social.github && { ...social.github, isStandIn: false };
  const config = { social: { ...social, google: undefined, github, replit: undefined } };
  const browser = (await world.startApi({ config })).newBrowser();
  expect(await list(browser)).toEqual([
    { id: 'google', enabled: false, demonstration: false },
    { id: 'github', enabled: true, demonstration: false },
    { id: 'replit', enabled: false, demonstration: false },
  ]);
  expect(await browser.ask('/api/auth/google')).toMatchObject({ status: 404 });
  expect(await browser.ask('/api/auth/google/callback')).toMatchObject({ status: 404 });
  expect(await browser.ask('/api/auth/nobody')).toMatchObject({ status: 400 });
  expect(await browser.ask('/api/auth/nobody/callback')).toMatchObject({ status: 400 });
});

test('no request is sent to a provider before its first sign-in', async () => {
  const before = all().map(({ requests }) => requests.length);
  const browser = await newBrowser();
  await browser.ask('/api/auth/providers');
  expect(all().map(({ requests }) => requests.length)).toEqual(before);
});

test.each(['google', 'replit'] as const)(
  'an api starts while %s is away, and signs in by it once it is back',
  async (provider) => {
    await world.providers[provider].leave();
    const browser = await newBrowser();
    expect(await signIn(browser, provider, { email })).toBe(unavailable);
    expect(await signIn(browser, 'github', { email })).toBe('/');
    await world.providers[provider].comeBack();
    expect(await signIn(browser, provider, { email })).toBe('/');
  },
);

describe.each(['mute', 'error', 'endless', 'garbage'] as const)(
  'a provider that is %s',
  (fault) => {
    test.each([
      ['google', /openid-configuration/, newBrowser],
      ['google', /^\/token/, sharedBrowser],
      ['google', /^\/jwks/, newBrowser],
      ['replit', /^\/me/, sharedBrowser],
      ['github', /^\/login\/oauth\/access_token/, sharedBrowser],
      ['github', /^\/user$/, sharedBrowser],
      ['github', /^\/user\/emails/, sharedBrowser],
    ] as const)(
      '(%s, at %s) is not waited for, and used again afterwards',
      async (provider, path, openBrowser) => {
        const browser = await openBrowser();
        const { faults } = world.providers[provider];
        faults.break(fault, path);
        expect(await signIn(browser, provider, { email })).toBe(unavailable);
        expect(await userOf(browser)).toBeUndefined();
        faults.mend();
        expect(await signIn(browser, provider, { email })).toBe('/');
      },
    );
  },
);

test('without Redis people are redirected to the sign-in page', async () => {
  const line = await startTcpProxy(world.services.redisUrl);
  onTestFinished(() => line.close());
  const browser = (await world.startApi({ redisUrl: line.url })).newBrowser();
  await signIn(browser, 'google', { email });
  const { url } = await runOauthFlow(browser, 'github', { email }, '?link=1');
  line.cut();
  expect((await browser.go(url)).url.pathname).toBe('/login');
  expect(await signIn(browser, 'google', { email })).toBe(unavailable);
  line.mend();
});

test('cookies are closed to scripts, other sites and, under https, plain connections', async () => {
  const plain = (await world.newBrowser().ask('/api/auth/github')).headers.getSetCookie();
  expect(plain).toHaveLength(3);
  for (const line of plain) {
    expect(line).toMatch(
      /^kga_social_github\w*=[^;]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  }
  const settings = { ...world.providers.settings, PUBLIC_ORIGIN: 'https://kga.example' };
  const { app } = await world.startApi({ settings });
  const answer = await app.inject('/api/auth/github');
  const secure = [answer.headers['set-cookie'] ?? []].flat();
  expect(secure).toHaveLength(3);
  for (const line of secure) {
    expect(line).toMatch(
      /^__Host-kga_social_github\w*=[^;]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  }
});

test('the authorization URL has PKCE, state and nonce', async () => {
  const { next } = await world.newBrowser().ask('/api/auth/google');
  expect(Object.fromEntries(next?.searchParams ?? [])).toMatchObject({
    response_type: 'code',
    scope: 'openid email profile',
    redirect_uri: 'http://localhost:3000/api/auth/google/callback',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{22}$/),
    nonce: expect.stringMatching(/^[\w-]{32}$/),
  });
});
