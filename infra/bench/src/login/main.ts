// SPDX-License-Identifier: AGPL-3.0-or-later
// Latency of the latest figures while many people sign in at the same api process.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { register } from '@kga/contracts/accounts';
import { campaign } from '@kga/contracts/core';
import type { Database } from '@kga/db/core';
import { sql } from 'kysely';
import { z } from 'zod';

import { readFor } from '../shared/http-reads.ts';
import { forkModule } from '../shared/processes.ts';
import { startApp } from '../shared/product.ts';
import { option, runBench } from '../shared/run-bench.ts';
import { inTurn, median, quantile } from '../shared/statistics.ts';

const rounds = Number(option('rounds', '12'));
const readMs = Number(option('seconds', '2')) * 1_000;
const accounts = 2_000;
const perSecond = 50;
const readers = 4;
const bar = 3;

/** Number of sign-in attempts by outcome. */
const outcomes = z.object({ signedIn: z.number(), refused: z.number(), throttled: z.number() });

await runBench('bench:login', ['api'], async (resources, newServices) => {
  const services = await newServices();
  const proxied = { TRUST_PROXY: '127.0.0.1' };
  const { origin: api } = await startApp(resources, 'api', services, proxied);
  const password = randomBytes(12).toString('base64url');
  await createAccounts(api, services.db, password);
  const { ask } = forkModule(resources, join(import.meta.dirname, 'login-process.ts'), [
    api,
    String(perSecond),
    String(accounts),
    password,
  ]);
  const readLatest = async () =>
    quantile(await readFor(`${api}/api/${campaign.slug}/latest`, { readers, ms: readMs }), 0.99);
  await readLatest();

  const p99 = { idle: new Array<number>(), busy: new Array<number>() };
  const total = { signedIn: 0, refused: 0, throttled: 0 };
  for (let round = 0; round < rounds; round += 1) {
    for (const state of inTurn(['idle', 'busy'] as const, round)) {
      if (state === 'idle') {
        p99.idle.push(await readLatest());
        continue;
      }
      await ask('begin');
      // Until the queue of the password threads is full.
      await setTimeout(1_000);
      p99.busy.push(await readLatest());
      const { signedIn, refused, throttled } = outcomes.parse(await ask('end'));
      total.signedIn += signedIn;
      total.refused += refused;
      total.throttled += throttled;
    }
    console.log(`latest p99 ${p99.idle.at(-1)?.toFixed(2)} and ${p99.busy.at(-1)?.toFixed(2)} ms`);
  }
  const [few, many] = [median(p99.idle), median(p99.busy)];
  const { signedIn, refused, throttled } = total;
  return {
    figures:
      `latest p99 ${few.toFixed(2)} ms idle, ${many.toFixed(2)} ms while ${perSecond} a second ` +
      `sign in (ratio ${(many / few).toFixed(2)}, bar ${bar.toFixed(2)}); ` +
      `${signedIn} signed in, ${refused} refused, ${throttled} told to wait`,
    pass: many <= few * bar && signedIn > 0 && refused > 0,
  };
});

/** Registers one person at the api and copies the password hash to the other accounts. */
async function createAccounts(api: string, db: Database, password: string): Promise<void> {
  const answer = await fetch(`${api}${register.url}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'first@example.org', password, firstName: 'Ada', lastName: '' }),
  });
  if (answer.status !== 201) throw new Error(`Registering was answered ${answer.status}.`);
  await sql`
    insert into account (id, email, first_name, last_name, password_hash, language)
    select gen_random_uuid(), 'person-' || number || '@example.org', 'Ada', '', password_hash, 'en'
    from account, generate_series(1, ${accounts}::int) as number`.execute(db);
}
