// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  updateProfile,
  listUsers,
  getProfile,
  getUser,
  guestHeader,
} from '@kga/contracts/accounts';
import { fastify } from 'fastify';
import { describe, expect, test } from 'vitest';

import { loadShedding, rateLimit } from '../platform/plugins/limits.ts';
import { problems } from '../platform/plugins/problems.ts';
import { createServices } from '../platform/services.ts';
import { makeAccount, signInAs } from '../testing/account-fixture.ts';
import { type Agent, agent } from '../testing/agent.ts';
import { setupTestApp } from '../testing/test-app.ts';
import { actor } from './actor.ts';
import { session } from './session-plugin.ts';

const guestCookie = 'kga_guest';

const api = setupTestApp();

async function refusals(browser: Agent, urls: readonly string[]): Promise<string[]> {
  const answers = [];
  for (const url of urls) answers.push(await browser.get(url));
  return answers.map((answer) => (answer.statusCode === 200 ? 'yes' : answer.json().code));
}

describe('what a scope lets in', () => {
  const urls = [getUser.url, getProfile.url, listUsers.url];

  test.each([
    ['member', ['yes', 'yes', 'not_allowed']],
    ['moderator', ['yes', 'yes', 'not_allowed']],
    ['admin', ['yes', 'yes', 'yes']],
  ] as const)('%s', async (role, expected) => {
    const browser = await signInAs(api.app, await makeAccount(api.db, { role }));
    expect(await refusals(browser, urls)).toEqual(expected);
  });

  test('anonymous callers are asked to sign in', async () => {
    expect(await refusals(agent(api.app), urls)).toEqual(urls.map(() => 'not_signed_in'));
  });

  test('a suspended account keeps its own data, whatever its role', async () => {
    const account = await makeAccount(api.db, { suspended: true, role: 'admin' });
    const browser = await signInAs(api.app, account);
    expect(await refusals(browser, urls)).toEqual(['yes', 'yes', 'account_suspended']);
    const { method, url } = updateProfile;
    const change = await browser.request({ method, url, payload: { firstName: 'Grace' } });
    expect(change.statusCode).toBe(403);
    expect(change.json()).toMatchObject({ code: 'account_suspended' });
  });

  test('a refusal comes before the body is looked at', async () => {
    const { method, url } = updateProfile;
    const answer = await agent(api.app).request({ method, url, payload: { firstName: 1 } });
    expect(answer.json()).toMatchObject({ code: 'not_signed_in' });
  });
});

describe('a guest', () => {
  /** The same plugins with a route that returns the caller. */
  async function telling() {
    const app = fastify();
    await app.register(problems);
    await app.register(loadShedding, api.config.pressure);
    const { keys } = createServices(api);
    await app.register(rateLimit, { redis: api.redis, keys, ...api.config.rateLimit });
    await app.register(session, createServices(api));
    await app.register(actor);
    app.get('/probe', async (request) => request.actor);
    app.post('/probe', async (request, reply) => {
      reply.setCookie(guestCookie, String(request.headers[guestHeader]), { signed: true });
      return null;
    });
    await app.ready();
    return app;
  }

  test('acts with the header and the signed cookie together, and by nothing less', async () => {
    const app = await telling();
    const [mine, theirs] = [`guest_${'a'.repeat(16)}1`, `guest_${'b'.repeat(16)}1`];
    const browser = agent(app);
    const ask = async (headers: Record<string, string>, from = browser) =>
      (await from.request({ url: '/probe', headers })).json();
    await browser.request({ method: 'POST', url: '/probe', headers: { [guestHeader]: mine } });
    expect(await ask({ [guestHeader]: mine })).toEqual({ kind: 'guest', guestId: mine });
    expect(await ask({})).toEqual({ kind: 'nobody' });
    expect(await ask({ [guestHeader]: theirs })).toEqual({ kind: 'nobody' });
    const other = agent(app);
    expect(await ask({ [guestHeader]: mine }, other)).toEqual({ kind: 'nobody' });
    other.cookies.set(guestCookie, mine);
    expect(await ask({ [guestHeader]: mine }, other)).toEqual({ kind: 'nobody' });
    other.cookies.set(guestCookie, `${mine}.forged`);
    expect(await ask({ [guestHeader]: mine }, other)).toEqual({ kind: 'nobody' });
    await app.close();
  });
});
