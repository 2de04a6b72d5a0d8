// Signatures that the api acknowledges a second, beside pgbench inserting rows as wide into the same Postgres, and
// beside a bare Fastify that answers the same forms and stores nothing: what Node can reach at most on this machine.
// Usage: npm run bench:sign -- [--rounds=5] [--seconds=5]
import { join } from 'node:path';

import type { Database } from '@kga/db';
import { sql } from 'kysely';

import { startServer } from '../shared/processes.ts';
import { startApp } from '../shared/product.ts';
import { option, runBench } from '../shared/run-bench.ts';
import { inTurn, median } from '../shared/statistics.ts';
import { createInserter } from './pgbench.ts';
import { createSigner } from './signer.ts';

const rounds = Number(option('rounds', '5'));
const ms = Number(option('seconds', '5')) * 1_000;
const connections = 16;
/** Least share of the inserts: of signatures alone, and of those that are confirmed, too. */
const bars = { signed: 0.5, confirmed: 0.25 } as const;

const names = ['inserted', 'answered', 'signed', 'confirmed'] as const;
type Rates = Readonly<Record<(typeof names)[number], () => Promise<number>>>;

await runBench(
  'bench:sign',
  ['api'],
  async (resources, newServices) => {
    const services = await newServices();
    // So many signatures a minute are an attack otherwise.
    const settings = {
      TRUST_PROXY: '127.0.0.1',
      RATE_LIMIT_MAX: '1000000000',
      SIGNATURE_ATTACK_PER_MINUTE: '1000000000',
    };
    const { origin } = await startApp(resources, 'api', services, settings);
    const bare = await startServer(resources, join(import.meta.dirname, 'bare-server.ts'), []);
    const origins = { api: origin, bare: bare.url };
    const { sendToBare, sign, signAndConfirm } = await createSigner(
      resources,
      services.db,
      origins,
    );
    await sign();
    const width = await rowWidth(services.db);
    const { inserted, answered, signed, confirmed } = await medianRates({
      inserted: await createInserter(resources, services, { width, connections, ms }),
      answered: () => rateOf(sendToBare),
      signed: () => rateOf(sign),
      confirmed: () => rateOf(signAndConfirm),
    });
    return {
      figures:
        `${inserted.toFixed(0)} rows of ${width} bytes a second; ${signed.toFixed(0)} signatures ` +
        `(ratio ${(signed / inserted).toFixed(2)}, bar ${bars.signed}), ${confirmed.toFixed(0)} ` +
        `confirmed (ratio ${(confirmed / inserted).toFixed(2)}, bar ${bars.confirmed}); a bare Fastify ` +
        `answers ${answered.toFixed(0)} (ratio ${(answered / inserted).toFixed(2)})`,
      pass: signed >= bars.signed * inserted && confirmed >= bars.confirmed * inserted,
    };
  },
  { durable: true },
);

/** Measures each rate once a round; returns the medians. */
async function medianRates(rates: Rates) {
  const found = {
    inserted: new Array<number>(),
    answered: new Array<number>(),
    signed: new Array<number>(),
    confirmed: new Array<number>(),
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const name of inTurn(names, round)) found[name].push(await rates[name]());
  }
  return {
    inserted: median(found.inserted),
    answered: median(found.answered),
    signed: median(found.signed),
    confirmed: median(found.confirmed),
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

/** Bytes of a signature and of the request of its mail. */
async function rowWidth(db: Database): Promise<number> {
  const { rows } = await sql<{ width: number }>`
    select (select pg_column_size(signature) from signature limit 1)
      + (select pg_column_size(outbox) from outbox limit 1) as width`.execute(db);
  return rows[0]?.width ?? 0;
}
