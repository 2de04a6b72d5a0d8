// Sends 500 requests for legal help with attachments while api, worker, Redis and Postgres are killed, and checks that none is lost or doubled.
import { randomBytes, randomInt } from 'node:crypto';
import * as timers from 'node:timers/promises';

import { createConsultation, createLegalFile, getLegalRequest } from '@kga/contracts';
import { createDatabase } from '@kga/db';
import { cloneDatabase, prepareTemplate } from '@kga/db/testing';
import { freePort, startMailbox, startPostgres, startRedis } from '@kga/dev/testing';
import { sql } from 'kysely';
import { z } from 'zod';

import { waitForOutbox } from '../shared/outbox.ts';
import { type AppName, startApp } from '../shared/product.ts';
import { option } from '../shared/run-bench.ts';

const requests = Number(option('requests', '500'));
const connections = 8;

await using resources = new AsyncDisposableStack();
const postgres = await startPostgres();
resources.defer(() => postgres.stop());
const redis = await startRedis();
resources.defer(() => redis.stop());
const mailbox = await startMailbox({ most: 10 * requests });
resources.defer(() => mailbox.close());
await prepareTemplate(postgres.url);
const { db, url: databaseUrl } = await cloneDatabase(postgres.url);
resources.defer(() => db.destroy());

const services = { db, databaseUrl, redisUrl: redis.url };
const port = String(await freePort());
const origin = `http://127.0.0.1:${port}`;
const settings: Readonly<Record<'api' | 'worker', Record<string, string>>> = {
  api: {
    PORT: port,
    LOG_LEVEL: 'silent',
    SESSION_SECRETS: randomBytes(32).toString('base64url'),
    TRUST_PROXY: '127.0.0.1',
    RATE_LIMIT_MAX: '1000000',
  },
  worker: {
    METRICS_PORT: String(await freePort()),
    LOG_LEVEL: 'silent',
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Bench <bench@kga.test>',
    PUBLIC_ORIGIN: 'http://127.0.0.1',
  },
};
const pids = new Map<AppName, number>();
const start = async (name: 'api' | 'worker') => {
  const { pid } = await startApp(resources, name, services, settings[name]);
  pids.set(name, pid);
};
await start('api');
await start('worker');

/** Sends until it is answered, as a browser would with the same idempotency key. */
async function send(method: string, path: string, index: number, body?: object): Promise<unknown> {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `10.${index >> 8}.${index & 255}.1`,
    'idempotency-key': `request-${index}`,
  };
  for (;;) {
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => undefined);
    const text = await answer?.text().catch(() => undefined);
    if (answer?.ok && text !== undefined) return JSON.parse(text);
    if (answer && answer.status < 500 && answer.status !== 429) {
      throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    }
    await timers.setTimeout(50 + randomInt(100));
  }
}

const pdf = (text: string) =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Title (${text}) >>\nendobj\ntrailer\n<<>>\n%%EOF\n`);
const mailOf = (index: number) => `asker.${index}@d${index}.test`;
const uploaded = z.object({ id: z.uuid() });
const submitted = z.object({ reference: z.string(), token: z.string() });
const acknowledged: z.infer<typeof submitted>[] = [];

async function submit(index: number): Promise<void> {
  const data = pdf(`receipt ${index}`).toString('base64');
  const file = { name: 'receipt.pdf', data };
  const { id } = uploaded.parse(await send('POST', createLegalFile.url, index, file));
  const body = {
    fullName: 'Grace Hopper',
    email: mailOf(index),
    phone: '+44 20 7946 0000',
    preferredDate: '2099-01-12',
    timeZone: 'Europe/London',
    issueType: 'refund',
    caseDescription: `The shop does not refund game number ${index}.`,
    attachments: [id],
    consent: true,
  };
  acknowledged.push(submitted.parse(await send('POST', createConsultation.url, index, body)));
}

async function restart(name: 'api' | 'worker'): Promise<void> {
  process.kill(pids.get(name) ?? 0, 'SIGKILL');
  await timers.setTimeout(200);
  await start(name);
}

/** Kills one after the other at even steps of what is acknowledged. */
async function killAll(): Promise<void> {
  const kills: readonly (() => Promise<unknown>)[] = [
    () => restart('api'),
    () => restart('worker'),
    () => redis.kill().then(() => redis.restart()),
    () => postgres.kill().then(() => postgres.restart()),
    () => restart('api'),
  ];
  for (const [index, kill] of kills.entries()) {
    while (acknowledged.length < ((index + 1) * requests) / (kills.length + 1)) {
      await timers.setTimeout(20);
    }
    await kill();
  }
}

const queue = Array.from({ length: requests }, (_, index) => index).values();
const work = async () => {
  for (const index of queue) await submit(index);
};
await Promise.all([killAll(), ...Array.from({ length: connections }, work)]);

let lost = 0;
for (const [index, { reference, token }] of acknowledged.entries()) {
  const path = getLegalRequest.url.replace(':token', token);
  const status = await send('GET', path, index).catch(() => ({}));
  if (!status || !Object.values(status).includes(reference)) lost += 1;
}

const after = createDatabase(databaseUrl);
resources.defer(() => after.destroy());
await waitForOutbox(after, { ms: 360_000 });
const { rows } = await sql<Record<'stored' | 'withFile' | 'uncertain', number>>`
  select (select count(*) from legal_request)::int as stored,
    (select count(distinct request_id) from legal_file where bytes is not null)::int as "withFile",
    (select count(*) from outbox where state = 'uncertain')::int as uncertain`.execute(after);
const { stored = 0, withFile = 0, uncertain = requests } = rows[0] ?? {};
const mailed = new Set(mailbox.mails.map(({ to }) => String(to[0]))).size;
const found = { acknowledged: acknowledged.length, lost, stored, withFile, mailed, uncertain };
const pass =
  lost === 0 && stored === requests && withFile === requests && mailed + uncertain >= requests;
console.log(
  `bench:killed-requests: ${JSON.stringify(found)} of ${requests}: ${pass ? 'pass' : 'below the bar'}`,
);
process.exitCode = pass ? 0 : 1;
