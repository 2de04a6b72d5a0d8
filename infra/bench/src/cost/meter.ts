// SPDX-License-Identifier: AGPL-3.0-or-later
import { setTimeout } from 'node:timers/promises';

import type { Database } from '@kga/db/core';
import { sql } from 'kysely';

import { processorTime, processorTimeOf } from '../shared/processes.ts';
import type { AppName } from '../shared/product.ts';

export const consumers = ['web', 'api', 'worker', 'postgres', 'redis'] as const;

export type Consumer = (typeof consumers)[number];

/** What one visit takes: milliseconds of a processor by process, statements, and bytes sent. */
export type Cost = {
  readonly name: string;
  readonly cpu: Readonly<Record<Consumer, number>>;
  readonly statements: number;
  readonly bytes: number;
};

/** Number of visits, and bytes of what they were answered. */
export type Visited = { readonly visits: number; readonly bytes: number };

/** Figures so far, or between two points in time; processor times are seconds. */
type Reading = {
  readonly seconds: number;
  readonly statements: number;
  readonly cpu: Readonly<Record<Consumer, number>>;
};

export const byConsumer = (of: (consumer: Consumer) => number): Record<Consumer, number> => ({
  web: of('web'),
  api: of('api'),
  worker: of('worker'),
  postgres: of('postgres'),
  redis: of('redis'),
});

const difference = (from: Reading, to: Reading): Reading => ({
  seconds: to.seconds - from.seconds,
  statements: to.statements - from.statements,
  cpu: byConsumer((consumer) => to.cpu[consumer] - from.cpu[consumer]),
});

const restMs = 10_000;

/** Measures first what the idle apps take, which `measure` subtracts from what visits take. */
export async function createMeter(db: Database, pids: Readonly<Record<AppName, number>>) {
  await sql`create extension if not exists pg_stat_statements`.execute(db);
  const read = async (): Promise<Reading> => {
    const { rows } = await sql<{ calls: string }>`
      select coalesce(sum(calls), 0) as calls from pg_stat_statements
      where dbid = (select oid from pg_database where datname = current_database())
        and query not like '%pg_stat_statements%'`.execute(db);
    return {
      seconds: performance.now() / 1_000,
      statements: Number(rows[0]?.calls),
      cpu: {
        web: processorTime(pids.web),
        api: processorTime(pids.api),
        worker: processorTime(pids.worker),
        postgres: processorTimeOf('postgres'),
        redis: processorTimeOf('redis-server'),
      },
    };
  };

  const beforeRest = await read();
  await setTimeout(restMs);
  const rest = difference(beforeRest, await read());

  return {
    async measure(name: string, visit: () => Promise<Visited>): Promise<Cost> {
      const before = await read();
      const { visits, bytes } = await visit();
      const used = difference(before, await read());
      const rests = used.seconds / rest.seconds;
      const perVisit = (inAll: number, atRest: number) =>
        Math.max(0, inAll - atRest * rests) / visits;
      return {
        name,
        cpu: byConsumer((consumer) => perVisit(used.cpu[consumer], rest.cpu[consumer]) * 1_000),
        statements: perVisit(used.statements, rest.statements),
        bytes: bytes / visits,
      };
    },
  };
}
