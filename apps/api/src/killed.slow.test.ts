// SPDX-License-Identifier: AGPL-3.0-or-later
import { createMemory, gameLike } from '@kga/contracts/archive';
import { updateReaction } from '@kga/contracts/content';
import { fileMediaType } from '@kga/contracts/core';
import { createReply } from '@kga/contracts/forum';
import { createConsultation, createLegalFile, fileNameHeader } from '@kga/contracts/legal';
import { countUnread } from '@kga/db/contributions';
import { selectSignatureCounts } from '@kga/db/petitions';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';

import { makeAccount, newMember } from './testing/account-fixture.ts';
import { type Agent, agent } from './testing/agent.ts';
import { setupApiProcess } from './testing/api-process.ts';
import { insertTestGame } from './testing/archive-fixture.ts';
import { insertTestPost } from './testing/forum-fixture.ts';
import { consultation, pdf } from './testing/legal-fixture.ts';
import {
  insertOwnPetition,
  newSigner,
  signatureMails,
  signatureUrl,
} from './testing/signature-fixture.ts';
import { setupTestApp } from './testing/test-app.ts';

vi.setConfig({ testTimeout: 300_000 });

const writers = 50;
/** Writers that retry more often take the processor from the api, which starts later. */
const patience = { timeout: 240_000, interval: 250 };

const api = setupTestApp();
const { start, kill, fetch } = setupApiProcess(api);

type Write = {
  method: 'POST' | 'PUT';
  url: string;
  headers?: Record<string, string>;
  /** JSON, or a file. */
  body?: object | Blob;
  key?: string;
};

/** Sends a write again until it is acknowledged, as a browser would. */
const write = (by: Agent, { method, url, headers, body, key }: Write): Promise<unknown> =>
  vi.waitFor(async () => {
    const answer = await fetch(by, url, {
      method,
      headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
      ...(body && { body: body instanceof Blob ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    expect(answer.ok, `${answer.status} ${text}`).toBe(true);
    return text === '' ? undefined : JSON.parse(text);
  }, patience);

test('replies, notifications, reactions, likes and memories are exact after kill -9 amid 50 writers', async () => {
  const { db } = api;
  const author = await makeAccount(db);
  const post = await insertTestPost(db, { account_id: author.id });
  await db
    .insertInto('forum_follow')
    .values({ post_id: post, account_id: author.id, token: 'a token' })
    .execute();
  const game = await insertTestGame(db);
  const members: Agent[] = [];
  while (members.length < writers) members.push((await newMember(api, { role: 'moderator' })).by);

  let acknowledged = 0;
  async function writeAll(by: Agent, index: number): Promise<void> {
    const writes: Write[] = [
      {
        method: 'POST',
        url: createReply.url.replace(':id', post),
        body: { content: `This is reply number ${index} of fifty.`, language: 'en' },
        key: `reply-${index}`,
      },
      {
        method: 'PUT',
        url: updateReaction.url.replace(':kind', 'forum_post').replace(':id', post),
        body: { helpful: true },
      },
      { method: 'PUT', url: gameLike.set.url.replace(':id', game) },
      {
        method: 'POST',
        url: createMemory.url.replace(':id', game),
        body: { content: `This is memory number ${index} of fifty.`, language: 'en' },
        key: `memory-${index}`,
      },
    ];
    for (const each of writes) {
      await write(by, each);
      acknowledged += 1;
    }
  }

  start();
  const all = Promise.all(members.map(writeAll));
  for (const reached of [20, 80, 140]) {
    await vi.waitFor(() => expect(acknowledged).toBeGreaterThanOrEqual(reached), patience);
    await kill();
    start();
  }
  await all;

  const count = (table: 'forum_reply' | 'reaction' | 'game_like' | 'memory') =>
    db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<string>().as('rows'))
      .executeTakeFirstOrThrow();
  for (const table of ['forum_reply', 'reaction', 'game_like', 'memory'] as const) {
    expect(await count(table), table).toEqual({ rows: String(writers) });
  }
  expect(await countUnread(db, author.id)).toBe(writers);
  const counts = await db
    .selectFrom('forum_post')
    .innerJoin('reaction_count', 'item_id', 'forum_post.id')
    .innerJoin('game_count', (join_) => join_.on('game_id', '=', game))
    .select(['replies', 'helpful', 'likes', 'memories', 'remembered'])
    .where('forum_post.id', '=', post)
    .executeTakeFirstOrThrow();
  expect(counts).toEqual({
    replies: writers,
    helpful: writers,
    likes: writers,
    memories: writers,
    remembered: 2 * writers,
  });
});

test('signatures are exact after kill -9 amid 100 signers', async () => {
  const slug = 'killed';
  const petitionId = await insertOwnPetition(api, slug);
  const signers = Array.from({ length: 2 * writers }, (_, index) => ({
    ...newSigner(),
    email: `signer.${index}@mail.kga.test`,
  }));
  const by = agent(api.app);
  let acknowledged = 0;
  await kill();
  start();
  const signed = Promise.all(
    signers.map(async (body, index) => {
      const headers = { ...by.headers, 'x-forwarded-for': `203.0.113.${index}` };
      await write({ ...by, headers }, { method: 'POST', url: signatureUrl(slug), body });
      acknowledged += 1;
    }),
  );
  for (const reached of [10, 60]) {
    await vi.waitFor(() => expect(acknowledged).toBeGreaterThanOrEqual(reached), patience);
    await kill();
    start();
  }
  await signed;
  const mails = await signatureMails(api, petitionId);
  expect(mails).toHaveLength(signers.length);
  expect(new Set(mails.map(({ signatureId }) => signatureId))).toHaveProperty('size', 2 * writers);

  let confirmed = 0;
  const all = Promise.all(
    mails.map(({ confirm: token }, index) =>
      vi.waitFor(async () => {
        const answer = await fetch(by, signatureUrl(slug, '/confirm'), {
          method: 'POST',
          headers: { 'x-forwarded-for': `203.0.113.${index}` },
          body: JSON.stringify({ token }),
        });
        expect(answer.status).toBe(200);
        confirmed += 1;
      }, patience),
    ),
  );
  for (const reached of [30]) {
    await vi.waitFor(() => expect(confirmed).toBeGreaterThanOrEqual(reached), patience);
    await kill();
    start();
  }
  await all;
  const { total } = await selectSignatureCounts(api.db, petitionId);
  const { leaves } = await api.db
    .selectFrom('log_leaf')
    .select(({ fn }) => fn.countAll<string>().as('leaves'))
    .where('petition_id', '=', petitionId)
    .executeTakeFirstOrThrow();
  expect([total, leaves]).toEqual([signers.length, String(signers.length)]);
});

test('requests for legal help are exact after kill -9 amid 100 with attachments', async () => {
  // Ten of each writer take a minute and a half.
  const each = 2;
  const by = agent(api.app);
  const acknowledged: string[] = [];
  const submitted = z.object({ reference: z.string() });
  const uploaded = z.object({ id: z.string() });
  const person = async (host: number) => {
    const from = { ...by, headers: { ...by.headers, 'x-forwarded-for': `198.51.100.${host}` } };
    for (let count = 0; count < each; count += 1) {
      const name = `${host}-${count}`;
      const file = {
        method: 'POST',
        url: createLegalFile.url,
        headers: { [fileNameHeader]: name },
        body: new Blob([pdf(name)], { type: fileMediaType }),
      } as const;
      const { id } = uploaded.parse(await write(from, file));
      const request = {
        method: 'POST',
        url: createConsultation.url,
        body: consultation({ attachments: [id] }),
        key: `legal-${name}`,
      } as const;
      acknowledged.push(submitted.parse(await write(from, request)).reference);
    }
  };
  await kill();
  start();
  const all = Promise.all(Array.from({ length: writers }, (_, host) => person(host)));
  for (const reached of [20, 60]) {
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThanOrEqual(reached), patience);
    await kill();
    start();
  }
  await all;
  const rows = await api.db
    .selectFrom('legal_request')
    .innerJoin('legal_file', 'request_id', 'legal_request.id')
    .select('reference')
    .execute();
  expect(rows.map(({ reference }) => reference).toSorted()).toEqual(acknowledged.toSorted());
  expect(new Set(acknowledged)).toHaveProperty('size', writers * each);
  const mails = await api.db
    .selectFrom('outbox')
    .select('payload')
    .where('job', '=', 'mail.send')
    .where(sql`payload->>'about'`, '=', 'legal_request')
    .execute();
  expect(mails).toHaveLength(writers * each);
});
