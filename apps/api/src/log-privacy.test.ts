// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  updatePassword,
  updateProfile,
  deleteProfile,
  forgotPassword,
  linkGuest,
  register,
  registerGuest,
  resendVerification,
  resetPassword,
  signIn,
  signOut,
  verifyEmail,
} from '@kga/contracts/accounts';
import { expect, test } from 'vitest';

import { tokenSentTo } from './testing/account-fixture.ts';
import { agent } from './testing/agent.ts';
import { setupTestApp } from './testing/test-app.ts';

const testApp = setupTestApp({
  logLevel: 'trace',
  onLog: (line) => lines.push(line),
});
const lines: string[] = [];

const email = 'secret.reader@mail.kga.test';
const newEmail = 'other.reader@mail.kga.test';
const names = { firstName: 'Wilhelmina', lastName: 'Quisthoudt' };
const [password, newPassword] = ['violet harbour lantern', 'amber meadow trumpet'];
const guestId = `guest_0123456789abcdef${Date.now()}`;
const address = '203.0.113.77';
const userAgent = 'PeculiarBrowser/7.7';

test('the whole life of an account leaves no personal data in the log', async () => {
  const { db } = testApp;
  const person = agent(testApp.app, { address, userAgent });
  const statuses: number[] = [];
  const send = async (method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) => {
    const answer = await person.request({ method, url, ...(payload && { payload }) });
    statuses.push(answer.statusCode);
  };

  person.headers['x-guest-id'] = guestId;
  const fingerprint = { userAgent, timezone: 'Antarctica/Troll' };
  await send('POST', registerGuest.url, { guestId, fingerprint });
  await send('POST', register.url, { email, password, ...names });
  await send('POST', linkGuest.url, { guestId });
  await send('POST', resendVerification.url, { email });
  const verify = await tokenSentTo(db, email, 'verify_email');
  await send('POST', verifyEmail.url, { email, code: '000000' });
  await send('POST', verifyEmail.url, { token: verify.token });
  await send('PATCH', updateProfile.url, { email: newEmail, currentPassword: password });
  await send('POST', updatePassword.url, { currentPassword: password, password: newPassword });
  await send('POST', signOut.url);
  await send('POST', signIn.url, { email, password: 'not the right one' });
  await send('POST', forgotPassword.url, { email });
  const reset = await tokenSentTo(db, email, 'reset_password');
  await send('POST', resetPassword.url, { proof: { token: reset.token }, password });
  await send('POST', signIn.url, { email, password });
  const session = [...person.cookies.values()];
  await send('DELETE', deleteProfile.url, { contributions: 'remove', currentPassword: password });

  // Errors are logged: here the database fails during a registration.
  await db.schema.alterTable('account').renameTo('account_away').execute();
  await send('POST', register.url, { email, password, ...names });
  await db.schema.alterTable('account_away').renameTo('account').execute();

  expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(11);
  expect(statuses.at(-1)).toBe(500);
  // Without timestamps, whose digits could match a code by chance.
  const log = lines.join('').replaceAll(/"time":\d+/g, '');
  expect(log).toContain('"bug"');
  const secrets = [
    email,
    newEmail,
    ...Object.values(names),
    password,
    newPassword,
    guestId,
    address,
    userAgent,
    'Antarctica',
    verify.token,
    verify.code,
    reset.token,
    reset.code,
    ...session,
  ];
  for (const secret of secrets) expect(log).not.toContain(secret);
});
