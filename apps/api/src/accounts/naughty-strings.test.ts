import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  forgotPassword,
  register,
  resendVerification,
  resetPassword,
  signIn,
  verifyEmail,
} from '@kga/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

import { testPassword } from '../testing/accounts.ts';
import { agent } from '../testing/agent.ts';
import { type Services, startServices } from '../testing/services.ts';
import { type TestApp, createTestApp } from '../testing/test-app.ts';

const list = join(import.meta.dirname, '../../../../../shared/data/bad/blns.json');
const there = existsSync(list);

const proof = { email: 'ada@example.org', code: '000000' };
const person = { password: testPassword, firstName: 'Ada', lastName: 'Lovelace' };

/** Every field of every form, by address and the body that a text makes. */
const forms: readonly [string, string, (text: string) => unknown][] = [
  [register.url, 'email', (email) => ({ ...person, email })],
  [register.url, 'password', (password) => ({ ...newPerson(), password })],
  [register.url, 'language', (language) => ({ ...newPerson(), language })],
  [signIn.url, 'email', (email) => ({ email, password: 'wrong' })],
  [signIn.url, 'password', (password) => ({ email: newPerson().email, password })],
  [verifyEmail.url, 'token', (token) => ({ token })],
  [verifyEmail.url, 'email', (email) => ({ ...proof, email })],
  [verifyEmail.url, 'code', (code) => ({ ...proof, code })],
  [resendVerification.url, 'email', (email) => ({ email })],
  [forgotPassword.url, 'email', (email) => ({ email })],
  [resetPassword.url, 'token', (token) => ({ proof: { token }, password: testPassword })],
  [resetPassword.url, 'code', (code) => ({ proof: { ...proof, code }, password: testPassword })],
];

const newPerson = () => ({ ...person, email: `${crypto.randomUUID()}@example.org` });

describe.skipIf(!there)('naughty strings (skipped without shared/data/bad/blns.json)', () => {
  const strings = there ? z.array(z.string()).parse(JSON.parse(readFileSync(list, 'utf8'))) : [];
  let services: Services;
  let api: TestApp;
  beforeAll(async () => {
    services = await startServices();
    const own = await createTestApp(services);
    await own.close();
    const accounts = { ...own.config.accounts, mailFloorMs: 0 };
    api = await createTestApp({ ...services, config: { accounts } });
  });
  afterAll(async () => {
    await api.close();
    await services.stop();
  });

  test.each(forms)(
    '%s takes or refuses each as %s',
    async (url, _field, bodyOf) => {
      const broken: string[] = [];
      for (const text of strings) {
        const { statusCode } = await agent(api.app).post(url, bodyOf(text));
        if (statusCode >= 500) broken.push(`${statusCode} ${text}`);
      }
      expect(broken).toEqual([]);
    },
    120_000,
  );

  test('are kept exactly as names', async () => {
    const changed: string[] = [];
    for (const text of strings) {
      const body = { ...newPerson(), firstName: text, lastName: text };
      const answer = await agent(api.app).post(register.url, body);
      if (answer.statusCode === 400) continue;
      const { firstName, lastName } = answer.json();
      if (firstName !== text || lastName !== text) changed.push(text);
    }
    expect(changed).toEqual([]);
  }, 120_000);

  test('do no harm as cookies and keys', async () => {
    const broken: string[] = [];
    for (const text of strings) {
      const value = encodeURIComponent(text.toWellFormed());
      const answer = await agent(api.app).request({
        method: 'POST',
        url: register.url,
        payload: newPerson(),
        headers: {
          cookie: `kga_session=${value}; kga_guest=${value}; ${value}=${value}`,
          'idempotency-key': value,
          'x-guest-id': value,
        },
      });
      if (answer.statusCode >= 500) broken.push(`${answer.statusCode} ${text}`);
    }
    expect(broken).toEqual([]);
  }, 120_000);
});
