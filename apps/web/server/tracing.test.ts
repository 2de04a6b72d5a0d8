// SPDX-License-Identifier: AGPL-3.0-or-later
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { register } from '@kga/contracts/accounts';
import { cloneDatabase } from '@kga/db/testing';
import { freePort, startRedis, withCompileCache } from '@kga/dev/testing';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';

import { startUpstream, startWeb } from './testing.ts';

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });

const span = z.looseObject({
  traceId: z.string().length(32),
  spanId: z.string().length(16),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(attribute),
});

const sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});

type Seen = z.infer<typeof span> & { service: string };

/** A stand-in for a collector, with the spans that it was sent. */
async function startCollector() {
  const spans: Seen[] = [];
  const note = (body: unknown) => {
    for (const { resource, scopeSpans } of sent.parse(body).resourceSpans) {
      const name = resource.attributes.find(({ key }) => key === 'service.name');
      const service = String(name?.value['stringValue']);
      for (const { spans: more } of scopeSpans) {
        spans.push(...more.map((one) => ({ ...one, service })));
      }
    }
  };
  const { url } = await startUpstream((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      note(JSON.parse(body));
      response.end('{}');
    });
  });
  return { spans, url };
}

async function startServices() {
  const [database, redis] = await Promise.all([cloneDatabase(inject('databaseUrl')), startRedis()]);
  onTestFinished(async () => {
    await database.drop();
    await redis.stop();
  });
  return { db: database.db, settings: { DATABASE_URL: database.url, REDIS_URL: redis.url } };
}

/** Starts an app from its source; it ends, and sends its spans, with the test at the latest. */
function startProcess(app: 'api' | 'worker', env: Record<string, string>): ChildProcess {
  const main = join(import.meta.dirname, '../..', app, 'src/main.ts');
  const child = spawn(process.execPath, ['--conditions=kga-source', main], {
    env: withCompileCache({ ...env, HOST: '127.0.0.1', METRICS_PORT: '0', LOG_LEVEL: 'silent' }),
    stdio: 'inherit',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

test('a registration is one trace from web over api and SQL to the mail, without personal data', async () => {
  const [collector, { db, settings }, port] = await Promise.all([
    startCollector(),
    startServices(),
    freePort(),
  ]);
  const shared = {
    ...settings,
    ENCRYPTION_KEYS: `1:${'5a'.repeat(32)}`,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    PUBLIC_ORIGIN: 'http://kga.test',
  };
  const apiUrl = `http://127.0.0.1:${port}`;
  const processes = [
    startProcess('api', {
      ...shared,
      PORT: String(port),
      SESSION_SECRETS: 'a secret of the tests that is long enough',
    }),
    startProcess('worker', {
      ...shared,
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'noreply@kga.test',
    }),
  ];
  const { app, get } = await startWeb({
    environment: { API_URL: apiUrl, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
  });
  await vi.waitFor(async () => expect((await fetch(`${apiUrl}/api/health/ready`)).ok).toBe(true), {
    timeout: 60_000,
  });
  const email = 'ada.lovelace@example.org';
  const person = {
    email,
    password: 'copper meadow teapot',
    firstName: 'Ada',
    lastName: 'Lovelace',
  };
  const { status } = await get(`${register.url}?secret=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://kga.test' },
    body: JSON.stringify(person),
  });
  expect(status).toBe(201);
  const tried = () => db.selectFrom('outbox').select('id').where('tries', '>', 0).execute();
  await vi.waitFor(async () => expect(await tried()).toHaveLength(1), { timeout: 60_000 });
  await app.close();
  for (const child of processes) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }

  const root = collector.spans.find(({ name }) => name === 'POST /api/*');
  const trace = collector.spans.filter(({ traceId }) => traceId === root?.traceId);
  const named = (service: string, name: string) =>
    trace.find((one) => one.service === service && one.name === name);
  const request = named('api', `POST ${register.url}`);
  const job = named('worker', 'mail.send');
  expect([root?.parentSpanId, request?.parentSpanId, job?.parentSpanId]).toEqual([
    undefined,
    root?.spanId,
    request?.spanId,
  ]);
  const statements = (parent: Seen | undefined) =>
    trace.filter(({ name, parentSpanId }) => name !== 'POST' && parentSpanId === parent?.spanId);
  expect(statements(request).map(({ name }) => name)).toContain('insert');
  expect(statements(job).map(({ name }) => name)).toContain('update');
  const keys = new Set(
    collector.spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)),
  );
  expect([...keys].toSorted()).toEqual([
    'db.query.text',
    'db.system.name',
    'http.request.method',
    'http.response.status_code',
    'http.route',
  ]);
  const text = JSON.stringify(collector.spans);
  for (const secret of [email, 'Lovelace', 'secret', '127.0.0.1'])
    expect(text).not.toContain(secret);
});

test('a collector that refuses traces is logged once, and one that is silent delays the end by a second at most', async () => {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const refusing = await startUpstream((_request, response) => response.writeHead(400).end());
  const silent = await startUpstream(() => {});
  for (const { url } of [refusing, silent]) {
    const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: url, LOG_LEVEL: 'warn' };
    const { app, get } = await startWeb({ environment, logTo });
    expect((await get('/')).status).toBe(200);
    expect((await get('/petition')).status).toBe(200);
    await app.close();
  }
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'Traces could not be sent', err: { message: 'Bad Request' } },
  ]);
});
