// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  forgotPassword,
  register,
  resendVerification,
  resetPassword,
  signIn,
  verifyEmail,
} from '@kga/contracts/accounts';
import { expect, test } from 'vitest';

import { testPassword } from '../testing/account-fixture.ts';
import { agent } from '../testing/agent.ts';
import { describeNaughtyStrings, naughtyStrings } from '../testing/naughty-strings.ts';
import { setupTestApp } from '../testing/test-app.ts';

const proof = { email: 'ada@example.org', code: '000000' };
const person = { password: testPassword, firstName: 'Ada', lastName: 'Lovelace' };

/** Every field of every form: URL, field and the body with a string in that field. */
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

describeNaughtyStrings(() => {
  const api = setupTestApp({
    config: ({ accounts }) => ({ accounts: { ...accounts, mailFloorMs: 0 } }),
  });

  test.each(forms)(
    '%s takes or refuses each as %s',
    async (url, _field, bodyOf) => {
      const broken: string[] = [];
      for (const text of naughtyStrings) {
        const { statusCode } = await agent(api.app).post(url, bodyOf(text));
        if (statusCode >= 500) broken.push(`${statusCode} ${text}`);
      }
      expect(broken).toEqual([]);
    },
    120_000,
  );

  test('are stored unchanged as names', async () => {
    const changed: string[] = [];
    for (const text of naughtyStrings) {
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
    for (const text of naughtyStrings) {
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
