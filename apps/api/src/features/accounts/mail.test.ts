// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomUUID } from 'node:crypto';

import {
  forgotPassword,
  getUser,
  register,
  resendVerification,
  resetPassword,
  signIn,
  verifyEmail,
} from '@kga/contracts/accounts';
import {
  selectAccountByEmail,
  selectAccount,
  insertAccount,
  deleteOneTimeTokens,
  lockAccount,
} from '@kga/db/accounts';
import { countLockWaits } from '@kga/db/testing';
import { describe, expect, onTestFinished, test } from 'vitest';

import { issueOneTimeToken } from '../../accounts/one-time-tokens.ts';
import { createServices } from '../../platform/services.ts';
import {
  outboxMailsTo,
  makeAccount,
  tokenSentTo,
  signInAs,
  testPassword,
} from '../../testing/account-fixture.ts';
import { agent } from '../../testing/agent.ts';
import { setupTestApp, createTestApp } from '../../testing/test-app.ts';

const api = setupTestApp({
  config: ({ accounts }) => ({ accounts: { ...accounts, mailFloorMs: 0 } }),
});

const post = (url: string, body: unknown) => agent(api.app).post(url, body);
const newPassword = 'copper meadow teapot';

async function unverified(): Promise<{ email: string; id: string }> {
  const email = `${randomUUID()}@example.org`;
  const person = { email, password: testPassword, firstName: 'Ada', lastName: '' };
  return { email, id: (await post(register.url, person)).json().id };
}

const isVerified = async (email: string) =>
  ((await selectAccountByEmail(api.db, email))?.email_verified_at ?? null) !== null;

async function expire(email: string): Promise<void> {
  const past = api.db.updateTable('one_time_token').set({ expires_at: new Date(Date.now() - 1) });
  await past.where('email', '=', email).execute();
}

/** Another six-digit code. */
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('registrations with tags count for one mailbox, and so do its other unconfirmed mails', async () => {
  const name = `tagged-${randomUUID()}`;
  const registerAs = (tag: number) =>
    post(register.url, {
      email: `${name}+${tag}@example.org`,
      password: testPassword,
      firstName: 'Ada',
      lastName: '',
    });
  const sent = async () => {
    const rows = await api.db.selectFrom('outbox').select('payload').execute();
    return rows.filter((row) => JSON.stringify(row).includes(name)).length;
  };
  const budget = { account: `${name}@example.org` };
  for (let count = 0; count < 8; count += 1) {
    await createServices(api).rateLimits.consume('unconfirmed_mail', budget);
  }
  expect((await registerAs(1)).statusCode).toBe(201);
  // An address that is taken gets no mail, which is not counted.
  expect((await registerAs(1)).statusCode).toBe(409);
  const resend = () => post(resendVerification.url, { email: `${name}+1@example.org` });
  expect((await resend()).statusCode).toBe(202);
  expect(await sent()).toBe(2);
  expect((await registerAs(2)).statusCode).toBe(429);
  expect((await resend()).statusCode).toBe(202);
  expect(await sent()).toBe(2);
});

describe('verifying an address', () => {
  test('works once, by the link', async () => {
    const { email } = await unverified();
    const { token } = await tokenSentTo(api.db, email, 'verify_email');
    const answer = await post(verifyEmail.url, { token });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ email });
    expect(await isVerified(email)).toBe(true);
    const again = await post(verifyEmail.url, { token });
    expect(again.statusCode).toBe(400);
    expect(again.json()).toMatchObject({ code: 'proof_invalid' });
  });

  test('works by address and code, in whatever case', async () => {
    const { email } = await unverified();
    const { code } = await tokenSentTo(api.db, email, 'verify_email');
    const answer = await post(verifyEmail.url, { email: email.toUpperCase(), code });
    expect(answer.statusCode).toBe(200);
    expect(await isVerified(email)).toBe(true);
  });

  test('of ten at once succeeds once', async () => {
    const { email } = await unverified();
    const { token } = await tokenSentTo(api.db, email, 'verify_email');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post(verifyEmail.url, { token })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(9);
  });

  test('takes five wrong codes, also at the same time; the link still works', async () => {
    const { email } = await unverified();
    const { code, token } = await tokenSentTo(api.db, email, 'verify_email');
    const wrong = Array.from({ length: 5 }, () =>
      post(verifyEmail.url, { email, code: otherThan(code) }),
    );
    for (const answer of await Promise.all(wrong)) expect(answer.statusCode).toBe(400);
    expect((await post(verifyEmail.url, { email, code })).statusCode).toBe(400);
    expect((await post(verifyEmail.url, { token })).statusCode).toBe(200);
  });

  test('a right code after four wrong ones works', async () => {
    const { email } = await unverified();
    const { code } = await tokenSentTo(api.db, email, 'verify_email');
    for (let time = 0; time < 4; time += 1) {
      await post(verifyEmail.url, { email, code: otherThan(code) });
    }
    expect((await post(verifyEmail.url, { email, code })).statusCode).toBe(200);
  });

  test('is too late after its time', async () => {
    const { email } = await unverified();
    const { token, code } = await tokenSentTo(api.db, email, 'verify_email');
    await expire(email);
    expect((await post(verifyEmail.url, { token })).statusCode).toBe(400);
    expect((await post(verifyEmail.url, { email, code })).statusCode).toBe(400);
  });

  test('of another purpose or account is worth nothing', async () => {
    const [{ email }, other] = [await unverified(), await unverified()];
    const { token, code } = await tokenSentTo(api.db, email, 'verify_email');
    const reset = await post(resetPassword.url, { proof: { token }, password: newPassword });
    expect(reset.json()).toMatchObject({ code: 'proof_invalid' });
    const wrong = await post(verifyEmail.url, { email: other.email, code });
    expect(wrong.json()).toMatchObject({ code: 'proof_invalid' });
  });

  test.each([
    {},
    { token: 'short' },
    { token: 'x'.repeat(129) },
    { email: 'ada@example.org' },
    { email: 'ada@example.org', code: '12345' },
    { email: 'ada@example.org', code: '１２３４５６' },
    { token: `${'x'.repeat(40)}\0\ud800` },
  ])('%j is refused', async (body) => {
    expect((await post(verifyEmail.url, body)).statusCode).toBe(400);
  });

  test('a change of address takes effect once confirmed and notifies the old address', async () => {
    const account = await makeAccount(api.db);
    const email = `New.${randomUUID()}@example.org`;
    const people = createServices(api);
    await api.db
      .transaction()
      .execute((trx) =>
        issueOneTimeToken(people, trx, { account, purpose: 'change_email', email }),
      );
    await post(forgotPassword.url, { email: account.email });
    const old = await tokenSentTo(api.db, account.email, 'reset_password');
    const { code } = await tokenSentTo(api.db, email, 'change_email');
    const answer = await post(verifyEmail.url, { email, code });
    expect(answer.json()).toEqual({ email });
    expect(await selectAccount(api.db, account.id)).toMatchObject({ email });
    expect(await outboxMailsTo(api.db, account.email)).toContainEqual(
      expect.objectContaining({ about: 'email_changed' }),
    );
    // Tokens sent to the old address are invalid.
    const proof = { token: old.token };
    const reset = await post(resetPassword.url, { proof, password: newPassword });
    expect(reset.statusCode).toBe(400);
  });

  test('a change to an address that was taken meanwhile is refused', async () => {
    const account = await makeAccount(api.db);
    const email = `${randomUUID()}@example.org`;
    const people = createServices(api);
    await api.db
      .transaction()
      .execute((trx) =>
        issueOneTimeToken(people, trx, { account, purpose: 'change_email', email }),
      );
    const { token } = await tokenSentTo(api.db, email, 'change_email');
    await makeAccount(api.db, { email });
    const answer = await post(verifyEmail.url, { token });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'email_taken' });
  });

  test('a change to an address that is being taken at that moment is refused', async () => {
    const account = await makeAccount(api.db);
    const email = `${randomUUID()}@example.org`;
    const people = createServices(api);
    await api.db
      .transaction()
      .execute((trx) =>
        issueOneTimeToken(people, trx, { account, purpose: 'change_email', email }),
      );
    const { token } = await tokenSentTo(api.db, email, 'change_email');
    const names = { firstName: 'Eve', lastName: '', passwordHash: null, language: 'en' } as const;
    const [asked] = await api.db.transaction().execute(async (trx) => {
      await insertAccount(trx, { email: email.toUpperCase(), ...names });
      const asking = post(verifyEmail.url, { token });
      await untilHeldUp();
      // In an array, so that the transaction does not await a request that waits for it.
      return [asking] as const;
    });
    const answer = await asked;
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'email_taken']);
    expect(await selectAccount(api.db, account.id)).toMatchObject({ email: account.email });
  });
});

/** Waits until another connection waits for a row lock of this test. */
const untilHeldUp = () =>
  expect.poll(() => countLockWaits(api.db), { timeout: 60_000 }).toBeGreaterThan(0);

describe('asking for a mail', () => {
  test('answers the same whether or not the address is known', async () => {
    const [member, waiting] = [await makeAccount(api.db), await unverified()];
    for (const { url } of [forgotPassword, resendVerification]) {
      const emails = [member.email, waiting.email, `${randomUUID()}@example.org`];
      const answers = await Promise.all(emails.map((email) => post(url, { email })));
      const seen = answers.map(({ statusCode, body, headers }) => {
        const { 'x-request-id': _id, date: _date, ...rest } = headers;
        return { statusCode, body, rest };
      });
      expect(seen[0]).toMatchObject({ statusCode: 202, body: '' });
      for (const each of seen) expect(each).toEqual(seen[0]);
    }
    expect((await outboxMailsTo(api.db, member.email)).map(({ about }) => about)).toEqual([
      'reset_password',
    ]);
  });

  test('takes at least the floor for unknown addresses too', async () => {
    let waited = 0;
    const accounts = {
      ...api.config.accounts,
      get mailFloorMs() {
        waited += 1;
        return 0;
      },
    };
    const own = await createTestApp({ ...api.services, config: { accounts } });
    onTestFinished(() => own.close());
    await agent(own.app).post(forgotPassword.url, { email: 'nobody@example.org' });
    await agent(own.app).post(forgotPassword.url, { email: (await makeAccount(api.db)).email });
    expect(waited).toBe(2);
  });

  test('again makes what came before void', async () => {
    const { email } = await unverified();
    const first = await tokenSentTo(api.db, email, 'verify_email');
    await post(resendVerification.url, { email });
    expect((await post(verifyEmail.url, { token: first.token })).statusCode).toBe(400);
    const { token } = await tokenSentTo(api.db, email, 'verify_email');
    expect((await post(verifyEmail.url, { token })).statusCode).toBe(200);
  });

  test('again for a change of address reaches the new one', async () => {
    const account = await makeAccount(api.db);
    const email = `${randomUUID()}@example.org`;
    const people = createServices(api);
    await api.db
      .transaction()
      .execute((trx) =>
        issueOneTimeToken(people, trx, { account, purpose: 'change_email', email }),
      );
    // In the owner's spelling rather than that of the request.
    await post(resendVerification.url, { email: email.toUpperCase() });
    expect((await outboxMailsTo(api.db, email)).map(({ to }) => to)).toEqual([email, email]);
  });

  test('again for a change of address does not bring back one that is being taken back', async () => {
    const account = await makeAccount(api.db);
    const email = `${randomUUID()}@example.org`;
    const people = createServices(api);
    await api.db
      .transaction()
      .execute((trx) =>
        issueOneTimeToken(people, trx, { account, purpose: 'change_email', email }),
      );
    const [asked] = await api.db.transaction().execute(async (trx) => {
      await lockAccount(trx, account.id);
      await deleteOneTimeTokens(trx, account.id, ['change_email']);
      const asking = post(resendVerification.url, { email });
      await untilHeldUp();
      return [asking] as const;
    });
    expect((await asked).statusCode).toBe(202);
    expect(await outboxMailsTo(api.db, email)).toHaveLength(1);
    const proofs = api.db.selectFrom('one_time_token').select('id');
    expect(await proofs.where('account_id', '=', account.id).execute()).toEqual([]);
  });

  test('does not flood an address, known or not', async () => {
    const { email } = await makeAccount(api.db);
    for (const each of [email, `${randomUUID()}@example.org`]) {
      const answers = [];
      for (let time = 0; time < 4; time += 1) {
        answers.push(await post(forgotPassword.url, { email: each }));
      }
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 429]);
      expect(answers.at(-1)?.headers['retry-after']).toBe('60');
    }
    expect(await outboxMailsTo(api.db, email)).toHaveLength(3);
  });
});

describe('resetting a password', () => {
  async function resetting(email: string) {
    await post(forgotPassword.url, { email });
    return tokenSentTo(api.db, email, 'reset_password');
  }

  test('sets it, ends every session and notifies the owner', async () => {
    const account = await makeAccount(api.db);
    const [one, two] = [await signInAs(api.app, account), await signInAs(api.app, account)];
    const { token } = await resetting(account.email);
    const done = await post(resetPassword.url, { proof: { token }, password: newPassword });
    expect(done.statusCode).toBe(204);
    expect(done.body).toBe('');
    for (const browser of [one, two]) {
      expect((await browser.get(getUser.url)).statusCode).toBe(401);
    }
    const { email } = account;
    expect((await post(signIn.url, { email, password: testPassword })).statusCode).toBe(401);
    expect((await post(signIn.url, { email, password: newPassword })).statusCode).toBe(200);
    expect(await outboxMailsTo(api.db, email)).toContainEqual(
      expect.objectContaining({ about: 'password_changed', device: 'Firefox on Windows' }),
    );
    const again = await post(resetPassword.url, { proof: { token }, password: testPassword });
    expect(again.json()).toMatchObject({ code: 'proof_invalid' });
  });

  test('gives one to an account without, and leaves its providers where it was verified', async () => {
    const account = await makeAccount(api.db, { password: false });
    const identity = { provider: 'github', subject: randomUUID(), label: 'ada' } as const;
    const row = { ...identity, account_id: account.id };
    await api.db.insertInto('account_identity').values(row).execute();
    const { code } = await resetting(account.email);
    const proof = { email: account.email, code };
    const done = await post(resetPassword.url, { proof, password: newPassword });
    expect(done.statusCode).toBe(204);
    const left = api.db.selectFrom('account_identity').select('label');
    expect(await left.where('account_id', '=', account.id).execute()).toHaveLength(1);
  });

  test('verifies an address, and drops what was planted in the account before', async () => {
    const planted = await makeAccount(api.db, { verified: false });
    const identity = { provider: 'google', subject: randomUUID(), label: 'mallory' } as const;
    const row = { ...identity, account_id: planted.id };
    await api.db.insertInto('account_identity').values(row).execute();
    const intruder = await signInAs(api.app, planted);
    const { token } = await resetting(planted.email);
    await post(resetPassword.url, { proof: { token }, password: newPassword });
    expect(await isVerified(planted.email)).toBe(true);
    expect((await intruder.get(getUser.url)).statusCode).toBe(401);
    const left = api.db.selectFrom('account_identity').select('label');
    expect(await left.where('account_id', '=', planted.id).execute()).toEqual([]);
  });

  test('refuses what went to an address that the account has no more', async () => {
    const account = await makeAccount(api.db);
    const email = `old.${account.email}`;
    const people = createServices(api);
    await api.db
      .transaction()
      .execute((trx) =>
        issueOneTimeToken(people, trx, { account, purpose: 'reset_password', email }),
      );
    const { token } = await tokenSentTo(api.db, email, 'reset_password');
    const reset = await post(resetPassword.url, { proof: { token }, password: newPassword });
    expect(reset.json()).toMatchObject({ code: 'proof_invalid' });
    await signInAs(api.app, account);
  });

  test('refuses a common password and leaves the link as it was', async () => {
    const account = await makeAccount(api.db);
    const { code } = await resetting(account.email);
    const proof = { email: account.email, code };
    for (let time = 0; time < 6; time += 1) {
      const refused = await post(resetPassword.url, { proof, password: 'Lovelace 1815' });
      expect(refused.json().errors).toEqual([{ path: 'password', code: 'common' }]);
    }
    expect((await post(resetPassword.url, { proof, password: newPassword })).statusCode).toBe(204);
  });

  test('spares its holder the waits of who guessed at it', async () => {
    const { email } = await makeAccount(api.db);
    for (let time = 0; time < 6; time += 1) {
      await post(signIn.url, { email, password: 'wrong' });
    }
    expect((await post(signIn.url, { email, password: testPassword })).statusCode).toBe(429);
    const { token } = await resetting(email);
    await post(resetPassword.url, { proof: { token }, password: newPassword });
    expect((await post(signIn.url, { email, password: newPassword })).statusCode).toBe(200);
  });
});
