// SPDX-License-Identifier: AGPL-3.0-or-later
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import type { TestBrowser } from '../../../testing/browser.ts';
import {
  type SocialFixture,
  runOauthFlow,
  signIn,
  startSocialFixture,
  userOf,
} from '../../../testing/social-fixture.ts';

let world: SocialFixture;
const logged: string[] = [];
beforeAll(async () => {
  world = await startSocialFixture({ onLog: (line) => logged.push(line) });
});
afterAll(() => world.stop());
afterEach(() => {
  for (const provider of [world.providers.google, world.providers.github, world.providers.replit]) {
    provider.faults.mend();
  }
});

let persons = 0;
/** A person without an account. */
const newPerson = () => ({ email: `refusals${(persons += 1)}@example.org` });

/** The path and query that a callback redirects to. */
async function end(browser: TestBrowser, callback: URL): Promise<string> {
  const { url } = await browser.go(callback);
  return url.pathname + url.search;
}

test('a refusal leads to the sign-in page and keeps the return path', async () => {
  const browser = world.newBrowser();
  const refused = { email: '', refuse: 'yes' } as const;
  expect(await signIn(browser, 'google', refused, '?returnTo=/petition%3Fa=1')).toBe(
    '/login?social=refused&returnTo=%2Fpetition%3Fa%3D1',
  );
  expect(await signIn(browser, 'github', refused)).toBe('/login?social=refused');
});

test.each([
  ['server_error', 'unavailable'],
  ['temporarily_unavailable', 'unavailable'],
  ['invalid_scope', 'failed'],
  ['<script>', 'failed'],
])('the error %s of a provider ends as %s', async (error, why) => {
  const browser = world.newBrowser();
  const { url } = await runOauthFlow(browser, 'google', newPerson());
  url.searchParams.delete('code');
  url.searchParams.set('error', error);
  expect(await end(browser, url)).toBe(`/login?social=${why}`);
});

test('a forged state ends nothing but itself', async () => {
  const browser = world.newBrowser();
  const { url } = await runOauthFlow(browser, 'google', newPerson());
  const forged = new URL(url);
  forged.searchParams.set('state', 'forged');
  expect(await end(browser, forged)).toBe('/login?social=expired');
  forged.searchParams.delete('state');
  expect(await end(browser, forged)).toBe('/login?social=expired');
  expect(await userOf(browser)).toBeUndefined();
  expect(await end(browser, url)).toBe('/?signedIn=1');
});

test('a callback in another browser does not sign in', async () => {
  const { url } = await runOauthFlow(world.newBrowser(), 'google', newPerson());
  const victim = world.newBrowser();
  expect(await end(victim, url)).toBe('/login?social=expired');
  await runOauthFlow(victim, 'google', newPerson());
  expect(await end(victim, url)).toBe('/login?social=expired');
  expect(await userOf(victim)).toBeUndefined();
});

test('a code of another flow is refused', async () => {
  const stolen = await runOauthFlow(world.newBrowser(), 'google', newPerson());
  const browser = world.newBrowser();
  const own = await runOauthFlow(browser, 'google', newPerson());
  own.url.searchParams.set('code', stolen.url.searchParams.get('code') ?? '');
  expect(await end(browser, own.url)).toBe('/login?social=failed');
});

test('a callback works once, and its code too', async () => {
  const browser = world.newBrowser();
  const { url } = await runOauthFlow(browser, 'google', newPerson());
  const before = browser.cookies.copy();
  expect(await end(browser, url)).toBe('/?signedIn=1');
  expect(await end(browser, url)).toBe('/login?social=expired');
  const thief = world.newBrowser();
  thief.cookies.load(before);
  expect(await end(thief, url)).toBe('/login?social=failed');
  expect(await userOf(thief)).toBeUndefined();
});

test('a flow expires after ten minutes', async () => {
  const browser = world.newBrowser();
  const { url } = await runOauthFlow(browser, 'google', newPerson());
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 601_000);
  try {
    expect(await end(browser, url)).toBe('/login?social=expired');
  } finally {
    clock.mockRestore();
  }
});

test.each(['kga_social_google', 'kga_social_google_state', 'kga_social_google_verifier'])(
  'a changed or missing cookie %s ends the flow',
  async (name) => {
    for (const change of [(value: string) => `x${value}`, () => undefined]) {
      const browser = world.newBrowser();
      const { url } = await runOauthFlow(browser, 'google', newPerson());
      const cookies = browser.cookies.copy();
      const changed = (cookies.get('localhost') ?? []).flatMap((cookie) => {
        const value = cookie.name === name ? change(cookie.value) : cookie.value;
        return value === undefined ? [] : [{ ...cookie, value }];
      });
      browser.cookies.load(cookies.set('localhost', changed));
      const why = name.endsWith('verifier') ? 'failed' : 'expired';
      expect(await end(browser, url)).toBe(`/login?social=${why}`);
      expect(await userOf(browser)).toBeUndefined();
    }
  },
);

describe.each(['google', 'replit'] as const)('an id_token of %s', (provider) => {
  test.each(['nonce', 'key', 'expired', 'audience', 'issuer', 'unsigned'] as const)(
    'with a wrong %s does not sign in',
    async (flaw) => {
      world.providers[provider].faults.spoil(flaw);
      const browser = world.newBrowser();
      expect(await signIn(browser, provider, newPerson())).toBe('/login?social=failed');
      expect(await userOf(browser)).toBeUndefined();
    },
  );
});

test('a callback that names another issuer is refused', async () => {
  const browser = world.newBrowser();
  const { url } = await runOauthFlow(browser, 'google', newPerson());
  expect(url.searchParams.get('iss')).toBe(world.providers.google.issuer);
  url.searchParams.set('iss', world.providers.replit.issuer);
  expect(await end(browser, url)).toBe('/login?social=failed');
});

test.each([
  ['https://evil.example', 400],
  ['//evil.example', 400],
  ['/\\evil.example', 400],
  ['/\t/evil.example', 400],
  ['javascript:alert(1)', 400],
  ['', 400],
  [`/${'a'.repeat(600)}`, 400],
])('leading back to %j is refused', async (returnTo, status) => {
  const query = new URLSearchParams({ returnTo }).toString();
  expect(await world.newBrowser().ask(`/api/auth/google?${query}`)).toMatchObject({ status });
});

test.each([
  ['/profile', '/profile'],
  ['/stories?q=a%20b#new', '/stories?q=a%20b#new'],
  ['/日本', '/%E6%97%A5%E6%9C%AC'],
  ['/.//evil.example', '/'],
  ['/api/logout', '/'],
  ['/x/../api/logout', '/'],
  ['/%2f%2fevil.example', '/%2f%2fevil.example'],
  ['/@evil.example', '/@evil.example'],
  ['/a\u0001b', '/a%01b'],
])('leading back to %j stays at our own origin', async (returnTo, path) => {
  const query = `?${new URLSearchParams({ returnTo }).toString()}`;
  expect(await signIn(world.newBrowser(), 'google', newPerson(), query)).toBe(path);
});

test.each([
  ['/', '/?signedIn=1'],
  ['/stories?q=a%20b#new', '/stories?q=a%20b&signedIn=1#new'],
])('leading back to %j tells the page that it went well', async (returnTo, path) => {
  const browser = world.newBrowser();
  const query = `?${new URLSearchParams({ returnTo }).toString()}`;
  const { url } = await runOauthFlow(browser, 'google', newPerson(), query);
  const { pathname, search, hash } = (await browser.go(url)).url;
  expect(`${pathname}${search}${hash}`).toBe(path);
});

test('clearing ends every flow', async () => {
  const browser = world.newBrowser();
  await runOauthFlow(browser, 'github', newPerson());
  const { url } = await runOauthFlow(browser, 'google', newPerson());
  const own = () => browser.cookies.copy().get('localhost');
  expect(own()).toHaveLength(6);
  const answer = await browser.ask('/api/auth/clear-oauth-state', { method: 'POST' });
  expect(answer.status).toBe(204);
  expect(own()).toEqual([]);
  expect(await end(browser, url)).toBe('/login?social=expired');
});

test('the log says what broke, and nothing of people and their secrets', async () => {
  const browser = world.newBrowser();
  world.providers.google.faults.spoil('key');
  const given = newPerson();
  const { url } = await runOauthFlow(browser, 'google', given);
  const secrets = browser.cookies.copy().get('localhost') ?? [];
  await end(browser, url);
  const text = logged.join('\n');
  expect(text).toContain('The id_token does not hold');
  expect(text).not.toContain(given.email);
  expect(text).not.toContain(url.searchParams.get('code'));
  expect(text).not.toContain(world.providers.settings['GOOGLE_CLIENT_SECRET']);
  for (const { value } of secrets) expect(text).not.toContain(value);
});

describe('a callback that is refused before its cookies are read', () => {
  const url = '/api/auth/google/callback';

  test('because its URL is too long, gets a message', async () => {
    const answer = await world.api.app.inject(`${url}?state=${'x'.repeat(9_000)}`);
    expect(answer.statusCode).toBe(414);
  });

  test('because of the rate limit, gets a message', async () => {
    const api = await world.startApi({ config: { rateLimit: { max: 1, windowMs: 60_000 } } });
    await api.app.inject(url);
    const answer = await api.app.inject(url);
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBeDefined();
  });

  test('because the API is overloaded, leads to the sign-in page', async () => {
    const pressure = {
      eventLoopDelayMs: 0.000_001,
      eventLoopUtilization: 1,
      sampleMs: 20,
      graceMs: 0,
    };
    const api = await world.startApi({ config: { pressure } });
    await expect
      .poll(async () => (await api.app.inject(url)).headers.location)
      .toContain('social=unavailable');
  });
});
