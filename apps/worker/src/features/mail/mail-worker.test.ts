// SPDX-License-Identifier: AGPL-3.0-or-later
import type { AccountMail } from '@kga/contracts/jobs';
import { selectTokenByCode } from '@kga/db/core';
import { startCluster, startSentinel } from '@kga/dev/testing';
import { createLog } from '@kga/server';
import { createKeyRing } from '@kga/server/crypto';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';

import { type MailFixture, createMailFixture } from '../../testing/mail-fixture.ts';
import { allMails, mailAbout, mailsIn } from '../../testing/mails.ts';
import { type BackgroundWorker, buildWorker } from '../../worker.ts';
import { stopTokenOf } from './list-headers.ts';
import { renderMail } from './render-mail.ts';

let on: MailFixture;
const running: BackgroundWorker[] = [];
beforeAll(async () => {
  on = await createMailFixture();
});
afterAll(() => on.close());
beforeEach(async () => {
  await on.services.redis.flushall();
  await on.services.database.db.deleteFrom('outbox').execute();
  on.server.received = [];
  on.server.beforeAnswer = () => {};
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((worker) => worker.stop()));
});

async function begin(env: Record<string, string> = on.env()) {
  const lines: string[] = [];
  const log = createLog('worker', 'info', { write: (line) => void lines.push(line) });
  const worker = buildWorker({ config: on.services.config(env), log });
  running.push(worker);
  const { port } = await worker.start();
  const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return { worker, lines, metrics };
}

/** Where the kind of a mail does not matter. */
const someMails = [...mailsIn('en'), ...mailsIn('de', 'ada.de@example.org')];

const wait = { timeout: 60_000, interval: 20 };
const untilStates = (states: Record<string, number>) =>
  vi.waitFor(async () => expect(await on.states()).toEqual(states), wait);

/** The paragraphs of a text, or the lines of HTML, without that of the code which stands for its links. */
const partsOf = (text = '', separator: RegExp, code?: string) =>
  text
    .replaceAll('\r\n', '\n')
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '' && (code === undefined || !part.includes(code)));

/** The code in a mail that has a link to end such mails, which stands for its token. */
async function linkCodeOf(mail: AccountMail, text = ''): Promise<string | undefined> {
  const stop = stopTokenOf(mail);
  if (stop === undefined) return undefined;
  const sentences = text.split(/\r?\n/).filter((line) => !line.includes('http'));
  const [code = ''] = sentences.flatMap((line) => /(?<!\d)\d{6}(?!\d)/.exec(line)?.[0] ?? []);
  const { db } = on.services.database;
  const ring = createKeyRing(on.services.config(on.env()).encryptionKeys);
  const proof = { email: mail.to, code, link: 'unsubscribe' } as const;
  expect(await selectTokenByCode(db, ring, proof)).toBe(stop);
  return code;
}

test('every kind of mail in every language arrives once, with its text, link and code', async () => {
  const ids = await on.add(...allMails);
  const { metrics } = await begin();
  await untilStates({ done: allMails.length });
  expect(on.server.received).toHaveLength(allMails.length);
  for (const [index, mail] of allMails.entries()) {
    const id = `<${ids[index]}@kga.example>`;
    const found = on.server.received.filter(({ email }) => email.messageId === id);
    expect(found).toHaveLength(1);
    const [{ email, to, from } = { email: undefined }] = found;
    const { subject, text, html } = renderMail(mail, 'https://kga.example');
    expect([from, to]).toEqual(['noreply@kga.example', [mail.to]]);
    expect(email?.subject).toBe(subject);
    const code = await linkCodeOf(mail, email?.text);
    expect(partsOf(email?.text, /\n{2,}/, code)).toEqual(partsOf(text, /\n{2,}/));
    expect(partsOf(email?.html, /\n+/, code)).toEqual(partsOf(html, /\n+/));
    expect(email?.from).toEqual({ name: 'Keep Games Alive', address: 'noreply@kga.example' });
    const headers = new Map(email?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.get('content-language')).toBe(mail.language);
    expect(Date.parse(headers.get('date') ?? '')).not.toBeNaN();
  }
  expect(await metrics()).toContain(`kga_mails_total{outcome="sent"} ${allMails.length}`);
});

test('two workers send each mail once', async () => {
  await on.add(...allMails);
  await Promise.all([begin(), begin()]);
  await untilStates({ done: allMails.length });
  const ids = on.server.received.map(({ email }) => email.messageId);
  expect(ids).toHaveLength(allMails.length);
  expect(new Set(ids).size).toBe(ids.length);
});

test('no mail is lost or repeated when Redis is emptied', async () => {
  on.server.beforeAnswer = async () => {
    if (on.server.received.length % 5 === 0) await on.services.redis.flushall();
  };
  await on.add(...someMails);
  await begin();
  await untilStates({ done: someMails.length });
  expect(on.server.received).toHaveLength(someMails.length);
});

test('no mail is lost or repeated when a Sentinel fails over in the middle of them', async () => {
  const fleet = await startSentinel('a secret of the Sentinels');
  onTestFinished(() => fleet.stop());
  const half = someMails.length / 2;
  on.server.beforeAnswer = async () => {
    if (on.server.received.length === Math.floor(half)) await fleet.killFirst();
  };
  await on.add(...someMails);
  const { metrics } = await begin({ ...on.env(), REDIS_URL: fleet.url });
  await untilStates({ done: someMails.length });
  const ids = on.server.received.map(({ email }) => email.messageId);
  expect(new Set(ids).size).toBe(someMails.length);
  expect(ids).toHaveLength(someMails.length);
  expect(await metrics()).toContain(`kga_mails_total{outcome="sent"} ${someMails.length}`);
});

test('mails leave where the queues are on a Cluster of their own', async () => {
  const fleet = await startCluster();
  onTestFinished(() => fleet.stop());
  await on.add(...someMails);
  await begin({ ...on.env(), REDIS_QUEUE_URL: fleet.url });
  await untilStates({ done: someMails.length });
  expect(on.server.received).toHaveLength(someMails.length);
  expect(await on.services.redis.keys('kga:{queues}:*')).toEqual([]);
});

test('without a mail server mails wait, and one warning is logged', async () => {
  await on.add(mailAbout('verify_email'), mailAbout('signed_in'));
  const { worker, lines, metrics } = await begin({});
  await vi.waitFor(async () => {
    const body = await metrics();
    expect(body).toContain('kga_outbox_waiting{job="mail.send"} 2');
    expect(body).toMatch(/kga_outbox_oldest_seconds{job="mail.send"} \d/);
  }, wait);
  await vi.waitFor(() => expect(lines.join('')).toContain('worker started'), wait);
  await worker.stop();
  expect(await on.states()).toEqual({ waiting: 2 });
  expect(lines.filter((line) => line.includes('SMTP_URL'))).toHaveLength(1);
  await begin();
  await untilStates({ done: 2 });
});

test('an unresponsive mail server delays no poll', async () => {
  const held = Promise.withResolvers<void>();
  on.server.beforeAnswer = () => held.promise;
  await on.add(...someMails);
  const { metrics } = await begin({
    ...on.env(),
    WORKER_CONCURRENCY: '1',
    WORKER_RECONCILE_MS: '50',
  });
  await vi.waitFor(() => expect(on.server.received).toHaveLength(1), wait);
  const thinned = async () => (await on.services.redis.zcard('kga:{queues}:jobs:completed')) > 0;
  await vi.waitFor(async () => expect(await thinned()).toBe(true), wait);
  expect(await metrics()).toContain('kga_mails_total{outcome="sent"} 0');
  held.resolve();
  await untilStates({ done: someMails.length });
});
