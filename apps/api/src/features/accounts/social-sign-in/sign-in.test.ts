// SPDX-License-Identifier: AGPL-3.0-or-later
import { socialProviders } from '@kga/contracts/accounts';
import {
  insertAccount,
  updateAccount,
  selectOpenTokens,
  upsertOneTimeToken,
} from '@kga/db/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  type SocialFixture,
  runOauthFlow,
  signIn,
  startSocialFixture,
  userOf,
} from '../../../testing/social-fixture.ts';

let world: SocialFixture;
beforeAll(async () => {
  world = await startSocialFixture();
});
afterAll(() => world.stop());

const accounts = (email: string) =>
  world.api.db.selectFrom('account').selectAll().where('email', '=', email).execute();

const identities = (accountId: string) =>
  world.api.db
    .selectFrom('account_identity')
    .selectAll()
    .where('account_id', '=', accountId)
    .execute();

/** The payloads of outbox jobs that contain a text. */
const outbox = async (job: string, holds: string) => {
  const rows = await world.api.db.selectFrom('outbox').selectAll().execute();
  return rows
    .filter((row) => row.job === job && JSON.stringify(row.payload).includes(holds))
    .map((row) => row.payload);
};

function addLocal(email: string, emailVerified: boolean) {
  const account = { email, firstName: 'Local', lastName: '', passwordHash: 'hash' };
  return world.api.db
    .transaction()
    .execute((trx) => insertAccount(trx, { ...account, language: 'ja', emailVerified }));
}

describe.each(socialProviders)('by %s', (provider) => {
  const email = `new@${provider}.example`;

  test('a new person gets a verified account and is signed in', async () => {
    const browser = world.newBrowser();
    const picture = 'https://pictures.example/ada.png';
    expect(await signIn(browser, provider, { email, picture })).toBe('/');
    expect(await userOf(browser)).toMatchObject({
      email,
      firstName: 'Ada',
      lastName: 'Lovelace',
      emailVerified: true,
      role: 'member',
    });
    const [account] = await accounts(email);
    expect(account).toMatchObject({ password_hash: null, language: 'en', picture_source: picture });
    expect(await identities(account?.id ?? '')).toMatchObject([{ provider, label: email }]);
    expect(await outbox('profile.picture', account?.id ?? '')).toEqual([
      { accountId: account?.id, source: picture },
    ]);
    expect(await outbox('mail.send', email)).toEqual([]);
  });

  test('the same person comes back to the same account, with another address too', async () => {
    const sub = `77${socialProviders.indexOf(provider)}`;
    const address = `first@${provider}.example`;
    await signIn(world.newBrowser(), provider, { email: address, sub });
    const browser = world.newBrowser();
    const moved = { email: `second@${provider}.example`, sub, verified: 'no' } as const;
    expect(await signIn(browser, provider, moved)).toBe('/');
    expect(await userOf(browser)).toMatchObject({ email: address });
    expect(await accounts(moved.email)).toEqual([]);
  });

  test('an address that both sides verified is the same person, who is notified', async () => {
    const address = `Known@${provider}.example`;
    const local = await addLocal(address, true);
    const browser = world.newBrowser();
    const given = { email: address.toLowerCase(), picture: 'https://pictures.example/x.png' };
    expect(await signIn(browser, provider, given)).toBe('/');
    expect(await userOf(browser)).toMatchObject({ id: local?.id, firstName: 'Local' });
    expect(await outbox('mail.send', address)).toMatchObject([
      { about: 'identity_linked', to: address, language: 'ja', method: provider },
    ]);
    expect(await outbox('profile.picture', local?.id ?? '')).toEqual([]);
  });

  test('an address that a local account only claims is refused', async () => {
    const address = `claimed@${provider}.example`;
    const local = await addLocal(address, false);
    const browser = world.newBrowser();
    expect(await signIn(browser, provider, { email: address })).toBe('/login?social=address_taken');
    expect(await userOf(browser)).toBeUndefined();
    expect(await identities(local?.id ?? '')).toEqual([]);
  });

  test('an address that the provider has not verified is refused', async () => {
    const browser = world.newBrowser();
    const given = { email: `unverified@${provider}.example`, verified: 'no' } as const;
    expect(await signIn(browser, provider, given)).toBe('/login?social=unverified');
    expect(await userOf(browser)).toBeUndefined();
    expect(await accounts(given.email)).toEqual([]);
  });
});

test('two first callbacks at once make one account', async () => {
  const email = 'twice@google.example';
  const browsers = [world.newBrowser(), world.newBrowser(), world.newBrowser(), world.newBrowser()];
  const ready = await Promise.all(
    browsers.map(async (browser) => ({
      browser,
      ...(await runOauthFlow(browser, 'google', { email })),
    })),
  );
  const ends = await Promise.all(ready.map(({ browser, url }) => browser.go(url)));
  expect(ends.map(({ url }) => url.pathname + url.search)).toEqual(Array(4).fill('/?signedIn=1'));
  expect(await accounts(email)).toHaveLength(1);
  const mails = JSON.stringify(await outbox('mail.send', email));
  expect(mails).not.toContain('identity_linked');
});

test('mails of a new account are in the language of the site', async () => {
  const browser = world.newBrowser();
  browser.cookies.keep(
    new URL(browser.publicOrigin),
    new Headers({ 'set-cookie': 'preferred-language=ko; path=/' }),
  );
  await signIn(browser, 'google', { email: 'korean@google.example' });
  expect(await accounts('korean@google.example')).toMatchObject([{ language: 'ko' }]);
});

test('people without a name get one that they can change', async () => {
  const nameless = { email: 'nobody.knows@replit.example', givenName: ' ', familyName: '' };
  await signIn(world.newBrowser(), 'replit', nameless);
  expect(await accounts(nameless.email)).toMatchObject([
    { first_name: 'nobody.knows', last_name: '' },
  ]);
  const long = {
    email: 'long@google.example',
    givenName: '🦊'.repeat(50),
    familyName: '字'.repeat(99),
  };
  expect(await signIn(world.newBrowser(), 'google', long)).toBe('/');
  expect(await accounts(long.email)).toMatchObject([
    { first_name: '🦊'.repeat(40), last_name: '字'.repeat(80) },
  ]);
});

test('pictures that are not at https are left alone', async () => {
  const given = { email: 'picture@google.example', picture: 'http://10.0.0.1/a.png' };
  await signIn(world.newBrowser(), 'google', given);
  const [account] = await accounts(given.email);
  expect(account?.picture_source).toBeNull();
  expect(await outbox('profile.picture', account?.id ?? '')).toEqual([]);
});

test('a suspended account signs in and sees the reason', async () => {
  const given = { email: 'suspended@google.example' };
  await signIn(world.newBrowser(), 'google', given);
  const [account] = await accounts(given.email);
  await world.api.db.transaction().execute((trx) =>
    updateAccount(trx, account?.id ?? '', {
      suspended_at: new Date(),
      suspended_reason: 'spam',
    }),
  );
  const browser = world.newBrowser();
  expect(await signIn(browser, 'google', given)).toBe('/');
  expect(await userOf(browser)).toMatchObject({ suspended: { reason: 'spam' } });
});

test('an account that was never verified is taken over by who has its address', async () => {
  const sub = '4711';
  const attacker = world.newBrowser();
  const email = 'victim@google.example';
  await signIn(attacker, 'google', { email: 'other@google.example', sub });
  const [account] = await accounts('other@google.example');
  const { db } = world.api;
  await db.transaction().execute(async (trx) => {
    const planted = { email, email_verified_at: null, password_hash: 'known to who planted it' };
    await updateAccount(trx, account?.id ?? '', planted);
    await upsertOneTimeToken(trx, {
      accountId: account?.id ?? '',
      purpose: 'change_email',
      email: 'mallory@example.org',
      tokenHash: Buffer.from('token'),
      codeHash: Buffer.from('code'),
      expiresAt: new Date(Date.now() + 3_600_000),
    });
    await trx
      .insertInto('account_identity')
      .values({ provider: 'github', subject: '1', account_id: account?.id ?? '', label: 'x' })
      .execute();
  });
  const browser = world.newBrowser();
  expect(await signIn(browser, 'google', { email, sub })).toBe('/');
  expect(await userOf(browser)).toMatchObject({ email, emailVerified: true });
  expect(await identities(account?.id ?? '')).toMatchObject([{ provider: 'google' }]);
  expect(await accounts(email)).toMatchObject([{ password_hash: null }]);
  expect(await selectOpenTokens(db, account?.id ?? '')).toEqual([]);
  expect(await userOf(attacker)).toBeUndefined();
});
