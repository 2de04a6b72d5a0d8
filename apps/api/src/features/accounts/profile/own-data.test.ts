// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  updatePassword,
  deleteProfile,
  deleteOtherSessions,
  deleteSession,
  listSessions,
  getUser,
  signIn,
} from '@kga/contracts/accounts';
import { createConsultation } from '@kga/contracts/legal';
import { insertIdentity, insertGuest, upsertOneTimeToken } from '@kga/db/accounts';
import { insertPictureUpload, updateProfilePicture } from '@kga/db/content';
import { selectContributions } from '@kga/db/contributions';
import { insertAuditEntries } from '@kga/db/core';
import { insertLegalMessage } from '@kga/db/legal';
import { createKeyRing } from '@kga/server/crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { notifyAccountOwner } from '../../../accounts/security-notifications.ts';
import { createServices } from '../../../platform/services.ts';
import {
  type AccountOptions,
  makeAccount,
  outboxMailsTo,
  newMember,
  signInAs,
  testPassword,
  newGuestId,
  guestAgent,
} from '../../../testing/account-fixture.ts';
import { type Agent, agent, firefox, safari } from '../../../testing/agent.ts';
import { insertTestGame, insertTestMemory } from '../../../testing/archive-fixture.ts';
import { consultation } from '../../../testing/legal-fixture.ts';
import { exportedBy } from '../../../testing/profile-export-fixture.ts';
import { insertTestStory } from '../../../testing/story-fixture.ts';
import { setupTestApp } from '../../../testing/test-app.ts';

const api = setupTestApp();

const member = (options?: AccountOptions) => newMember(api, options);

const statusOf = async (by: Agent) => (await by.get(getUser.url)).statusCode;

const remove = (by: Agent, contributions: string, currentPassword?: string) =>
  by.request({
    method: 'DELETE',
    url: deleteProfile.url,
    payload: { contributions, ...(currentPassword !== undefined && { currentPassword }) },
  });

const storyRow = (id: string) =>
  api.db
    .selectFrom('story')
    .select(['account_id', 'title'])
    .where('id', '=', id)
    .executeTakeFirst();

const newPassword = 'quiet meadow telegraph';

test('a new password ends the other sessions, sends a mail and replaces the old one', async () => {
  const { account, by } = await member();
  const elsewhere = await signInAs(api.app, account);
  const answer = await by.post(updatePassword.url, {
    currentPassword: testPassword,
    password: newPassword,
  });
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect([await statusOf(by), await statusOf(elsewhere)]).toEqual([200, 401]);
  const mails = await outboxMailsTo(api.db, account.email);
  expect(mails.at(-1)).toMatchObject({ about: 'password_changed', name: 'Ada Lovelace' });
  const login = (password: string) =>
    agent(api.app).post(signIn.url, { email: account.email, password });
  expect((await login(testPassword)).statusCode).toBe(401);
  expect((await login(newPassword)).statusCode).toBe(200);
});

test.each([
  [{ currentPassword: 'wrong', password: newPassword }, 'currentPassword', 'wrong'],
  [{ password: newPassword }, 'currentPassword', 'missing'],
  [{ currentPassword: testPassword, password: 'password1234' }, 'password', 'common'],
])('%j is refused and changes nothing', async (body, path, code) => {
  const { account, by } = await member();
  const elsewhere = await signInAs(api.app, account);
  const answer = await by.post(updatePassword.url, body);
  expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ path, code }]]);
  expect(await statusOf(elsewhere)).toBe(200);
  expect(await outboxMailsTo(api.db, account.email)).toEqual([]);
});

test('another password makes links for a new one and for another address void', async () => {
  const { account, by } = await member();
  for (const purpose of ['reset_password', 'change_email', 'verify_email'] as const) {
    await api.db.transaction().execute((trx) =>
      upsertOneTimeToken(trx, {
        accountId: account.id,
        purpose,
        email: account.email,
        tokenHash: Buffer.from(`${purpose}${account.id}`),
        codeHash: Buffer.from('code'),
        expiresAt: new Date(Date.now() + 3_600_000),
      }),
    );
  }
  await by.post(updatePassword.url, { currentPassword: testPassword, password: newPassword });
  const left = await api.db
    .selectFrom('one_time_token')
    .select('purpose')
    .where('account_id', '=', account.id)
    .execute();
  expect(left).toEqual([{ purpose: 'verify_email' }]);
});

test('sessions are listed with the own one, and ended one by one or all at once', async () => {
  const { account, by } = await member();
  const phone = await signInAs(api.app, account, agent(api.app, { userAgent: safari }));
  const third = await signInAs(api.app, account, agent(api.app, { userAgent: firefox }));
  const list = async () => (await by.get(listSessions.url)).json();
  const sessions = await list();
  expect(sessions).toHaveLength(3);
  expect(sessions.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
  const onPhone = sessions.find(({ device }: { device: string }) => device.includes('Safari'));
  expect(onPhone).toMatchObject({ current: false, method: 'password', device: 'Safari on iOS' });
  for (const value of by.cookies.values()) expect(JSON.stringify(sessions)).not.toContain(value);

  const end = (from: Agent, id: string) =>
    from.request({ method: 'DELETE', url: deleteSession.url.replace(':id', id) });
  const { by: stranger } = await member();
  expect((await end(stranger, onPhone.id)).statusCode).toBe(404);
  expect(await statusOf(phone)).toBe(200);
  expect((await end(by, onPhone.id)).statusCode).toBe(204);
  expect([await statusOf(phone), await statusOf(third)]).toEqual([401, 200]);

  await signInAs(api.app, account);
  const others = await by.request({ method: 'DELETE', url: deleteOtherSessions.url });
  expect(others.statusCode).toBe(204);
  expect([await statusOf(by), await statusOf(third)]).toEqual([200, 401]);
  const [own] = await list();
  expect((await end(by, own.id)).statusCode).toBe(204);
  expect(await statusOf(by)).toBe(401);
  expect(await statusOf(stranger)).toBe(200);
});

/** Inserts every kind of forum and moderation data about an account. */
async function holdOfForum(accountId: string, name: string, story: string): Promise<void> {
  const db = api.db;
  const [post, id] = [crypto.randomUUID(), crypto.randomUUID()];
  const written = { account_id: accountId, language: 'en', status: 'published' } as const;
  const text = { title: `${name} post`, content: `${name} text` };
  await db
    .insertInto('forum_post')
    .values({ id: post, category_id: 'game-cases', ...written, ...text })
    .execute();
  await db
    .insertInto('forum_reply')
    .values({ id, post_id: post, ...written, content: `${name} reply`, appeared_at: new Date() })
    .execute();
  await db
    .insertInto('forum_follow')
    .values({ post_id: post, account_id: accountId, token: `${name} follow token` })
    .execute();
  await db
    .insertInto('reaction')
    .values({ kind: 'forum_reply', item_id: id, account_id: accountId })
    .execute();
  const game_id = await insertTestGame(db, { account_id: accountId, name: `${name} game` });
  await db
    .insertInto('correction')
    .values({
      id: crypto.randomUUID(),
      game_id,
      account_id: accountId,
      facts_before: '{}',
      facts_after: '{}',
      note: `${name} correction`,
      language: 'en',
      status: 'pending',
    })
    .execute();
  await db
    .insertInto('game_follow')
    .values({ game_id, account_id: accountId, token: `${name} game follow token` })
    .execute();
  await db
    .insertInto('game_like')
    .values({ game_id, account_id: accountId, guest_id: null })
    .execute();
  await db
    .insertInto('letter_written')
    .values({ region: 'NL', account_id: accountId, guest_id: null })
    .execute();
  await db
    .insertInto('letter_answer')
    .values({
      id: crypto.randomUUID(),
      region: 'NL',
      account_id: accountId,
      who: `${name} representative`,
      content: `${name} answer`,
      answered_on: '2026-11-20',
      language: 'en',
      status: 'pending',
    })
    .execute();
  await insertTestMemory(db, { game_id, account_id: accountId, content: `${name} memory` });
  await db.insertInto('forum_read').values({ post_id: post, account_id: accountId }).execute();
  await db
    .insertInto('notification')
    .values({
      account_id: accountId,
      kind: 'decision',
      item_kind: 'story',
      item_id: story,
      thread_id: story,
      decision: 'hide',
      reason: 'spam',
    })
    .execute();
  const about = { kind: 'story', item_id: story } as const;
  await db
    .insertInto('content_edit')
    .values({ id, ...about, title: `${name} first title`, content: `${name} first content` })
    .execute();
  await db
    .insertInto('content_report')
    .values({
      id,
      ...about,
      account_id: accountId,
      reason: 'spam',
      note: `${name} note`,
      weight: 1,
    })
    .execute();
  await db
    .insertInto('moderation_decision')
    .values({
      id,
      ...about,
      decision: 'reject',
      reason: 'off_topic',
      note: `${name} was told why`,
      status_before: 'pending',
      status_after: 'rejected',
      revision: 1,
      by_id: accountId,
      by_name: `${name} as a moderator`,
    })
    .execute();
}

/** Inserts every kind of data about an account. */
async function holdEverything(accountId: string, name: string) {
  const db = api.db;
  const guestId = newGuestId();
  await insertGuest(db, {
    id: guestId,
    fingerprintHash: Buffer.from(`${name} fingerprint`),
    secretHash: Buffer.alloc(32),
    createdAt: new Date(),
  });
  await db
    .updateTable('guest')
    .set({ linked_to: accountId, linked_at: new Date() })
    .where('id', '=', guestId)
    .execute();
  const source = `https://example.org/${name}.png`;
  await db
    .updateTable('account')
    .set({ picture_source: source })
    .where('id', '=', accountId)
    .execute();
  const story = await insertTestStory(db, {
    account_id: accountId,
    title: `${name} title`,
    content: `${name} content`,
    status: 'rejected',
  });
  await holdOfForum(accountId, name, story);
  const picture = await db.transaction().execute(async (trx) => {
    const label = `${name} label`;
    await insertIdentity(trx, { accountId, provider: 'google', subject: `${name} subject`, label });
    await upsertOneTimeToken(trx, {
      accountId,
      purpose: 'change_email',
      email: `${name}.new@example.org`,
      tokenHash: Buffer.from(`${name} token`),
      codeHash: Buffer.from(`${name} code`),
      expiresAt: new Date(Date.now() + 3_600_000),
    });
    await insertAuditEntries(trx, {
      actor_id: crypto.randomUUID(),
      actor: 'An Admin',
      action: 'suspended',
      subject_kind: 'account',
      subject_id: accountId,
      reason: `${name} reason`,
    });
    const bytes = Buffer.from(`${name} picture`);
    await insertPictureUpload(trx, { author: { accountId }, bytes });
    return updateProfilePicture(trx, { accountId, source, bytes, width: 192, height: 192 });
  });
  return { guestId, story, picture };
}

test('the export holds everything about its holder and nothing of others', async () => {
  const { account, by } = await member({ email: 'ada.export@example.org' });
  const { account: other } = await member({
    email: 'mallory.export@example.org',
    firstName: 'Mallory',
  });
  const held = await holdEverything(account.id, 'ada');
  const heldOfOther = await holdEverything(other.id, 'mallory');
  await api.db.transaction().execute((trx) =>
    insertAuditEntries(trx, {
      actor_id: account.id,
      actor: 'Ada as an admin',
      action: 'restored',
      subject_kind: 'account',
      subject_id: other.id,
      reason: 'mallory was sorry',
    }),
  );
  const answer = await exportedBy(api, by);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="keep-games-alive-\d{4}-\d\d-\d\d\.json"$/,
    ),
  });
  const picture = `data:image/webp;base64,${Buffer.from('ada picture').toString('base64')}`;
  expect(answer.json()).toMatchObject({
    exportedAt: expect.any(String),
    account: {
      id: account.id,
      email: account.email,
      firstName: 'Ada',
      displayName: null,
      hasPassword: true,
    },
    picture: { id: held.picture, file: picture },
    uploads: [{ url: expect.stringMatching(/^\/api\/profile\/uploads\/[-0-9a-f]{36}$/) }],
    identities: [{ provider: 'google', subject: 'ada subject', label: 'ada label' }],
    openProofs: [{ purpose: 'change_email', email: 'ada.new@example.org' }],
    signIns: [{ method: 'password', device: 'Firefox on Windows' }],
    sessions: [{ method: 'password', device: 'Firefox on Windows' }],
    guests: [{ id: held.guestId, fingerprintHash: Buffer.from('ada fingerprint').toString('hex') }],
    contributions: {
      story: [
        {
          id: held.story,
          title: 'ada title',
          content: 'ada content',
          amountLost: 6_980,
          before: [{ title: 'ada first title', content: 'ada first content' }],
          decisions: [{ decision: 'reject', reason: 'off_topic', note: 'ada was told why' }],
        },
      ],
      forum_post: [{ title: 'ada post', content: 'ada text' }],
      forum_reply: [{ content: 'ada reply' }],
      game: [{ name: 'ada game', status: 'published' }],
      correction: [{ note: 'ada correction', status: 'pending' }],
      letter_answer: [{ who: 'ada representative', answeredOn: '2026-11-20' }],
    },
    reports: [{ kind: 'story', id: held.story, reason: 'spam', note: 'ada note' }],
    follows: [{ postId: expect.any(String) }],
    postsRead: [{ postId: expect.any(String) }],
    gameFollows: [{ gameId: expect.any(String) }],
    gameLikes: [{ gameId: expect.any(String) }],
    lettersWritten: [{ region: 'NL' }],
    reactions: [{ kind: 'forum_reply', itemId: expect.any(String) }],
    notifications: [{ kind: 'decision', itemId: held.story, decision: 'hide', reason: 'spam' }],
    decisionsMade: [{ decision: 'reject', as: 'ada as a moderator' }],
    doneToAccount: [{ action: 'suspended', reason: 'ada reason' }],
    doneByAccount: [{ action: 'restored', as: 'Ada as an admin' }],
  });
  const text = answer.body;
  for (const alien of [other.id, other.email, 'mallory', heldOfOther.guestId, 'An Admin']) {
    expect(text).not.toContain(alien);
  }
  for (const secret of [
    account.password_hash ?? '?',
    'ada token',
    'ada code',
    'tokenHash',
    'follow token',
  ]) {
    expect(text).not.toContain(secret);
  }
});

const references = () =>
  sql<{ table: string }>`
    select distinct conrelid::regclass::text as table from pg_constraint
    where contype = 'f' and confrelid = 'account'::regclass`.execute(api.db);

test('every table that points to an account is in the export', async () => {
  const { account, by } = await member();
  await holdEverything(account.id, crypto.randomUUID());
  const sent = await by.post(createConsultation.url, consultation());
  expect(sent.statusCode).toBe(201);
  const { id: requestId } = await api.db
    .selectFrom('legal_request')
    .select('id')
    .where('account_id', '=', account.id)
    .executeTakeFirstOrThrow();
  const note = { requestId, kind: 'note', authorId: account.id, text: 'ada note' } as const;
  const ring = createKeyRing(api.config.encryptionKeys);
  await api.db.transaction().execute((trx) => insertLegalMessage(trx, ring, note));
  const review = { account_id: account.id, reason: 'reserved' } as const;
  await api.db.insertInto('display_name_review').values(review).execute();
  const held = (await exportedBy(api, by)).json();
  const parts: Readonly<Record<string, unknown>> = {
    account_identity: held.identities[0],
    display_name_review: held.displayNameReview,
    picture_upload: held.uploads[0],
    profile_export: held.requestedAt,
    one_time_token: held.openProofs[0],
    sign_in: held.signIns[0],
    guest: held.guests[0],
    story: held.contributions.story[0],
    forum_post: held.contributions.forum_post[0],
    forum_reply: held.contributions.forum_reply[0],
    game: held.contributions.game[0],
    correction: held.contributions.correction[0],
    memory: held.contributions.memory[0],
    legal_request: held.legalRequests[0],
    legal_message: held.counselWork[0],
    forum_follow: held.follows[0],
    forum_read: held.postsRead[0],
    notification: held.notifications[0],
    game_follow: held.gameFollows[0],
    game_like: held.gameLikes[0],
    letter_written: held.lettersWritten[0],
    letter_answer: held.contributions.letter_answer[0],
    reaction: held.reactions[0],
    content_report: held.reports[0],
    moderation_decision: held.decisionsMade[0],
  };
  const { rows } = await references();
  expect(rows.map(({ table }) => table).toSorted()).toEqual(Object.keys(parts).toSorted());
  for (const [table, part] of Object.entries(parts)) expect(part, table).toBeDefined();
});

test('deleting with what one has handed in leaves nothing of it', async () => {
  const { account, by } = await member({ email: 'ada.remove@example.org' });
  const held = await holdEverything(account.id, 'remove');
  const asGuest = await insertTestStory(api.db, { guest_id: held.guestId });
  const foreign = await insertTestStory(api.db);
  const elsewhere = await signInAs(api.app, account);
  await by.request({
    method: 'PATCH',
    url: '/api/profile',
    payload: { pictureSource: 'https://example.org/pending.png' },
  });
  await by.request({
    method: 'PATCH',
    url: '/api/profile',
    payload: { email: 'ada.next@example.org', currentPassword: testPassword },
  });
  await api.db.transaction().execute((trx) =>
    notifyAccountOwner(
      createServices(api),
      trx,
      { ...account, email: 'ada.old@example.org' },
      {
        about: 'email_changed',
      },
    ),
  );
  const { waiting: exported } = (await exportedBy(api, by)).json();
  expect(exported).toMatchObject([
    { job: 'profile.picture' },
    { job: 'mail.send', about: 'change_email', to: 'ada.next@example.org' },
    { job: 'mail.send', about: 'email_changed', to: 'ada.old@example.org' },
    { job: 'profile.export' },
  ]);
  const answer = await remove(by, 'remove', testPassword);
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect(await storyRow(held.story)).toBeUndefined();
  expect(await storyRow(asGuest)).toBeUndefined();
  expect(await storyRow(foreign)).toBeDefined();
  const waiting = api.db.selectFrom('outbox').select('payload').where('state', '=', 'waiting');
  const left = JSON.stringify(await waiting.execute());
  for (const address of ['ada.old@example.org', 'ada.next@example.org']) {
    expect(left).not.toContain(address);
  }
  expect([await statusOf(by), await statusOf(elsewhere)]).toEqual([401, 401]);
  expect(await tracesOf(account.id, account.email, held.guestId)).toEqual([]);
  expect(await api.redis.exists(`kga:{sessions}:of:${account.id}`)).toBe(0);
  const again = await agent(api.app).post('/api/auth/register', {
    email: account.email,
    password: newPassword,
    firstName: 'Ada',
    lastName: '',
  });
  expect(again.statusCode).toBe(201);
});

const wholeRows = (table: string) =>
  sql<{
    line: string;
  }>`select row_to_json(each)::text as line from ${sql.table(table)} as each`.execute(api.db);

/** The tables other than the audit log that contain any of the texts. */
async function tracesOf(...texts: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of await api.db.introspection.getTables()) {
    if (name === 'audit_log') continue;
    const { rows } = await wholeRows(name);
    if (rows.some(({ line }) => texts.some((text) => line.includes(text)))) found.push(name);
  }
  return found;
}

test('deleting can keep published content without an author', async () => {
  const { account, by } = await member();
  const held = await holdEverything(account.id, 'keep');
  const answer = await remove(by, 'keep', testPassword);
  expect(answer.statusCode).toBe(204);
  expect(await storyRow(held.story)).toEqual({ account_id: null, title: 'keep title' });
  expect(await tracesOf(account.id, account.email, held.guestId)).toEqual([]);
  expect(await selectContributions(api.db, account.id, 10)).toEqual([]);
});

test('deleting needs the password, or else a recent sign-in, and a decision', async () => {
  const { account, by } = await member();
  expect((await remove(by, 'keep')).json().errors).toEqual([
    { path: 'currentPassword', code: 'missing' },
  ]);
  expect((await remove(by, 'keep', 'wrong')).json().errors).toEqual([
    { path: 'currentPassword', code: 'wrong' },
  ]);
  expect((await remove(by, 'burn', testPassword)).statusCode).toBe(400);
  expect(await statusOf(by)).toBe(200);
  await api.db
    .updateTable('account')
    .set({ password_hash: null })
    .where('id', '=', account.id)
    .execute();
  expect((await remove(by, 'keep')).statusCode).toBe(204);
});

test('a suspended person keeps their hands on their own data', async () => {
  const { account, by } = await member({ suspended: true });
  expect((await exportedBy(api, by)).json().account).toMatchObject({
    id: account.id,
    suspendedReason: 'Spam',
  });
  expect((await remove(by, 'remove', testPassword)).statusCode).toBe(204);
});

test('the last admin cannot go, also where two go at once', async () => {
  await api.db.updateTable('account').set({ role: 'member' }).execute();
  const admins = await Promise.all([member({ role: 'admin' }), member({ role: 'admin' })]);
  await makeAccount(api.db, { role: 'admin', suspended: true });
  const answers = await Promise.all(admins.map(({ by }) => remove(by, 'keep', testPassword)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json().code).toBe('own_account');
});

test('a guest who becomes a member and leaves is forgotten as both', async () => {
  const guest = await guestAgent(api);
  const account = await makeAccount(api.db);
  await signInAs(api.app, account, guest);
  await guest.post('/api/guest/link', { guestId: guest.guestId });
  expect((await remove(guest, 'keep', testPassword)).statusCode).toBe(204);
  expect(await tracesOf(guest.guestId)).toEqual([]);
});
