// SPDX-License-Identifier: AGPL-3.0-or-later
// Signatures that copies of the api acknowledge a second, beside pgbench committing rows as wide to the same Postgres, and
// beside a bare Fastify that answers the same forms and stores nothing: what Node can reach at most on this machine.
// Usage: npm run bench:sign -- [--rounds=5] [--seconds=5] [--connections=200] [--copies=2]
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import type { Database } from '@kga/db/core';
import { sql } from 'kysely';

import { startServer } from '../shared/processes.ts';
import { startApp } from '../shared/product.ts';
import { option, runBench } from '../shared/run-bench.ts';
import { inTurn, median } from '../shared/statistics.ts';
import { type Widths, createInserter } from './pgbench.ts';
import { createSigner } from './signer.ts';

const rounds = Number(option('rounds', '5'));
const seconds = Number(option('seconds', '5'));
/** Of visitors who sign, as in a burst. */
const connections = Number(option('connections', '200'));
/** Of the api: Postgres uses all processors, too. */
const copies = Number(option('copies', String(availableParallelism())));
/** Of pgbench, with which it commits most. */
const clients = 50;
/** Least share of pgbench's transactions: of signatures alone, and of those that are confirmed, too. */
const bars = { signed: 0.5, confirmed: 0.25 } as const;

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
    const bareServer = join(import.meta.dirname, '../shared/bare-server.ts');
    const [apis, bare]: [string[], string[]] = [[], []];
    for (let copy = 0; copy < copies; copy += 1) {
      apis.push((await startApp(resources, 'api', services, settings)).origin);
      bare.push((await startServer(resources, bareServer, [])).url);
    }
    const { sign, confirm } = await createSigner(resources, services.db, { connections, seconds });
    await sign(apis);
    const widths = await selectWidths(services.db);
    const pgbench = await createInserter(resources, services, { connections: clients, seconds });
    const rateOf = await measureRates({
      committed: () => pgbench.insertBoth(widths),
      inserted: () => pgbench.insertOne(widths),
      answered: () => sign(bare),
      signed: () => sign(apis),
      // Each signature takes the time of both.
      confirmed: async () => 1 / (1 / (await sign(apis)) + 1 / (await confirm(apis))),
    });
    const [committed, inserted] = [rateOf('committed'), rateOf('inserted')];
    const [signed, confirmed] = [rateOf('signed'), rateOf('confirmed')];
    const ratios = (rate: number) =>
      `${(rate / committed).toFixed(2)} of the transactions, ${(rate / inserted).toFixed(2)} of single rows`;
    return {
      figures:
        `pgbench commits ${committed.toFixed(0)} transactions of a row of ${widths.signature} and one of ` +
        `${widths.mail} bytes a second, and ${inserted.toFixed(0)} single rows of both; ` +
        `${signed.toFixed(0)} signatures (${ratios(signed)}, bar ${bars.signed}), ` +
        `${confirmed.toFixed(0)} confirmed (${ratios(confirmed)}, bar ${bars.confirmed}); ` +
        `a bare Fastify answers ${rateOf('answered').toFixed(0)}`,
      pass: signed >= bars.signed * committed && confirmed >= bars.confirmed * committed,
    };
  },
  { durable: true },
);

/** Measures each rate once a round; returns the median of one. */
async function measureRates<Name extends string>(
  rates: Readonly<Record<Name, () => Promise<number>>>,
): Promise<(name: Name) => number> {
  const measures = Object.entries<() => Promise<number>>(rates);
  const found: [name: string, rate: number][] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, measure] of inTurn(measures, round)) found.push([name, await measure()]);
  }
  return (name) => median(found.flatMap(([of, rate]) => (of === name ? [rate] : [])));
}

async function selectWidths(db: Database): Promise<Widths> {
  const { rows } = await sql<Widths>`
    select (select pg_column_size(signature) from signature limit 1) as signature,
      (select pg_column_size(outbox) from outbox limit 1) as mail`.execute(db);
  if (!rows[0]) throw new Error('Nothing is signed.');
  return rows[0];
}
