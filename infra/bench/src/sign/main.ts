// Signatures that the api acknowledges a second, beside pgbench inserting rows as wide into the same Postgres.
import { execFile } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { confirmSignature, createSignature } from '@kga/contracts';
import { type Database, selectSignatureHashes } from '@kga/db';
import { sql } from 'kysely';

import { keyRing, startApp } from '../shared/product.ts';
import { option, runBench } from '../shared/run-bench.ts';
import { median } from '../shared/statistics.ts';

const rounds = Number(option('rounds', '5'));
const ms = Number(option('seconds', '5')) * 1_000;
const connections = 16;

const run = promisify(execFile);
/** Of the system's Postgres, or of the path. */
const pgbench = globSync('/usr/lib/postgresql/*/bin/pgbench').toSorted().at(-1) ?? 'pgbench';
/** Least share of the inserts: of signatures alone, and of those that are confirmed, too. */
const bars = { signed: 0.5, confirmed: 0.25 } as const;

const slug = 'bench';

/** With a domain of its own, of which others are not held. */
const newAddress = () => `ada@${randomUUID()}.org`;

await runBench(
  'bench:sign',
  ['api'],
  async (resources, newServices) => {
    const services = await newServices();
    const { db } = services;
    // So many signatures a minute are an attack otherwise.
    const settings = {
      TRUST_PROXY: '127.0.0.1',
      RATE_LIMIT_MAX: '1000000000',
      SIGNATURE_ATTACK_PER_MINUTE: '1000000000',
    };
    const { origin } = await startApp(resources, 'api', services, settings);
    const petitionId = await insertPetition(db);
    const hashes = await selectSignatureHashes(db, keyRing, petitionId);
    const agent = new Agent({ keepAlive: true });
    const send = (url: string, body: object) =>
      post(agent, new URL(url.replace(':id', slug), origin), body);

    const sign = (email = newAddress()) =>
      send(createSignature.url, { firstName: 'Ada', lastName: 'Lovelace', email, country: 'NL' });
    const signAndConfirm = async () => {
      const email = newAddress();
      await sign(email);
      const { id } = await db
        .selectFrom('signature')
        .select('id')
        .where('petition_id', '=', petitionId)
        .where('address_hash', '=', hashes.ofAddress(email))
        .executeTakeFirstOrThrow();
      await send(confirmSignature.url, { token: hashes.token('confirm', id) });
    };
    await sign();
    const width = await rowWidth(db);
    const rates = {
      inserted: await insertRate(services.databaseUrl, width),
      signed: () => rateOf(() => sign()),
      confirmed: () => rateOf(signAndConfirm),
    };
    const names = ['inserted', 'signed', 'confirmed'] as const;
    const perSecond = {
      inserted: new Array<number>(),
      signed: new Array<number>(),
      confirmed: new Array<number>(),
    };
    for (let round = 0; round < rounds; round += 1) {
      for (const name of round % 2 === 0 ? names : names.toReversed()) {
        perSecond[name].push(await rates[name]());
      }
    }
    agent.destroy();
    const [inserted, signed, confirmed] = [
      median(perSecond.inserted),
      median(perSecond.signed),
      median(perSecond.confirmed),
    ];
    return {
      figures:
        `${inserted.toFixed(0)} rows of ${width} bytes a second; ${signed.toFixed(0)} signatures ` +
        `(ratio ${(signed / inserted).toFixed(2)}, bar ${bars.signed}), ${confirmed.toFixed(0)} ` +
        `confirmed (ratio ${(confirmed / inserted).toFixed(2)}, bar ${bars.confirmed})`,
      pass: signed >= bars.signed * inserted && confirmed >= bars.confirmed * inserted,
    };
  },
  { durable: true },
);

/** How many rows of a width pgbench inserts a second, each in a transaction of its own. */
async function insertRate(databaseUrl: string, width: number): Promise<() => Promise<number>> {
  const folder = await mkdtemp(join(tmpdir(), 'kga-bench-'));
  const script = join(folder, 'insert.sql');
  // The bytes are made by the server, which costs it less than receiving them.
  const data = `decode(repeat('5a', ${width}), 'hex')`;
  await writeFile(script, `insert into bench_row values (gen_random_uuid(), ${data});\n`);
  const seconds = String(Math.max(1, Math.round(ms / 1_000)));
  const clients = String(connections);
  const settings = ['-n', '-M', 'prepared', '-f', script, '-c', clients, '-j', '2', '-T', seconds];
  return async () => {
    const { stdout } = await run(pgbench, [...settings, databaseUrl]);
    const [, tps = ''] = /tps = ([\d.]+)/.exec(stdout) ?? [];
    if (tps === '') throw new Error(`pgbench says no rate: ${stdout}`);
    return Number(tps);
  };
}

/** Runs a task on all connections for a while; returns how many ended a second. */
async function rateOf(task: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  let done = 0;
  const repeat = async () => {
    while (performance.now() - begun < ms) {
      await task();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, repeat));
  return (done * 1_000) / (performance.now() - begun);
}

async function insertPetition(db: Database): Promise<string> {
  const id = randomUUID();
  const row = { slug, title: slug, kind: 'own' as const, goal: 1 };
  await db
    .insertInto('petition')
    .values({ id, ...row, opened_at: new Date(0), sources: [], demonstration: false })
    .execute();
  await sql`create table bench_row (id uuid primary key, data bytea)`.execute(db);
  return id;
}

/** Bytes of a signature and of the request of its mail. */
async function rowWidth(db: Database): Promise<number> {
  const { rows } = await sql<{ width: number }>`
    select (select pg_column_size(signature) from signature limit 1)
      + (select pg_column_size(outbox) from outbox limit 1) as width`.execute(db);
  return rows[0]?.width ?? 0;
}

/** Posts JSON from a network of its own. @throws Error where that is refused */
async function post(agent: Agent, url: URL, body: object): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  request(url, { agent, method: 'POST', headers }, (response) => {
    response.resume().once('end', resolve);
    const { statusCode = 0 } = response;
    if (statusCode >= 300) reject(new Error(`${url.pathname} answered ${statusCode}`));
  })
    .once('error', reject)
    .end(JSON.stringify(body));
  return promise;
}
