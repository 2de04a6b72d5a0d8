import type { Database } from '@kga/db';
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

/** Measures what a number of visits takes. */
export async function createMeter(db: Database, pids: Readonly<Record<AppName, number>>) {
  await sql`create extension if not exists pg_stat_statements`.execute(db);
  const countStatements = async (): Promise<number> => {
    const { rows } = await sql<{ calls: string }>`
      select coalesce(sum(calls), 0) as calls from pg_stat_statements
      where dbid = (select oid from pg_database where datname = current_database())
        and query not like '%pg_stat_statements%'`.execute(db);
    return Number(rows[0]?.calls);
  };
  const timesNow = (): Record<Consumer, number> => ({
    web: processorTime(pids.web),
    api: processorTime(pids.api),
    worker: processorTime(pids.worker),
    postgres: processorTimeOf('postgres'),
    redis: processorTimeOf('redis-server'),
  });
  const rest = { seconds: 10, times: timesNow(), statements: 0 };

  return {
    /** Measures what everything takes while nobody visits, which is taken off each visit. */
    async measureRest(wait: (ms: number) => Promise<unknown>): Promise<void> {
      const [statements, before] = [await countStatements(), timesNow()];
      await wait(rest.seconds * 1_000);
      const after = timesNow();
      rest.statements = ((await countStatements()) - statements) / rest.seconds;
      for (const name of consumers) rest.times[name] = (after[name] - before[name]) / rest.seconds;
    },
    async measure(name: string, visit: () => Promise<Visited>): Promise<Cost> {
      const [statements, times, begun] = [await countStatements(), timesNow(), performance.now()];
      const { visits, bytes } = await visit();
      const seconds = (performance.now() - begun) / 1_000;
      const [counted, after] = [await countStatements(), timesNow()];
      const of = (consumer: Consumer) => {
        const taken = after[consumer] - times[consumer] - rest.times[consumer] * seconds;
        return (Math.max(0, taken) * 1_000) / visits;
      };
      return {
        name,
        cpu: {
          web: of('web'),
          api: of('api'),
          worker: of('worker'),
          postgres: of('postgres'),
          redis: of('redis'),
        },
        statements: Math.max(0, counted - statements - rest.statements * seconds) / visits,
        bytes: bytes / visits,
      };
    },
  };
}
