import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import type { Database } from '@kga/db';
import { freePort } from '@kga/dev/testing';
import { sql } from 'kysely';
import { z } from 'zod';

import type { Resources } from '../shared/run-bench.ts';
import { startProcess } from '../shared/start-process.ts';
import { itemsOfSource, sourceAt } from './texts.ts';

const counted = z.object({ full: z.int(), notModified: z.int() });

export type Sources = {
  readonly origin: string;
  /** Answers since the start, by kind. */
  readonly answered: () => Promise<z.infer<typeof counted>>;
};

/** Starts the host of `count` sources and inserts them as disabled feeds. */
export async function startSources(
  resources: Resources,
  db: Database,
  { count, until }: { count: number; until: Date },
): Promise<Sources> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const settings = { port: String(port), sources: String(count), until: until.toISOString() };
  await startProcess(resources, {
    args: [
      '--conditions=kga-source',
      join(import.meta.dirname, 'host.ts'),
      ...Object.entries(settings).map(([name, value]) => `--${name}=${value}`),
    ],
    cwd: import.meta.dirname,
    readyUrl: `${origin}/answered`,
  });
  const rows = Array.from({ length: count }, (_, index) => {
    const { name, language } = sourceAt(index);
    return { url: `${origin}/feeds/${index}`, site: `${origin}/sites/${index}`, name, language };
  });
  await sql`
    insert into feed (id, url, site_url, name, language, category, enabled)
    select gen_random_uuid(), url, site, name, language, 'industry', false
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (url text, site text, name text, language text)`.execute(db);
  return {
    origin,
    answered: async () => counted.parse(await (await fetch(`${origin}/answered`)).json()),
  };
}

/**
 * Makes every feed due and waits until each has been read.
 *
 * @returns seconds
 * @throws Error where one could not be read
 */
export async function readAll(db: Database): Promise<number> {
  const begun = performance.now();
  await db
    .updateTable('feed')
    .set({ enabled: true, due_at: new Date(0), last_polled_at: null })
    .execute();
  for (;;) {
    const { unread, failed } = await db
      .selectFrom('feed')
      .select((build) => [
        build.fn.countAll<string>().filterWhere('last_polled_at', 'is', null).as('unread'),
        build.fn.countAll<string>().filterWhere('failures', '>', 0).as('failed'),
      ])
      .executeTakeFirstOrThrow();
    if (Number(failed) > 0) throw new Error(`${failed} sources could not be read.`);
    if (Number(unread) === 0) return (performance.now() - begun) / 1_000;
    await setTimeout(100);
  }
}

/** @throws Error where an item is missing or duplicated */
export async function requireAllItems(db: Database, sources: number): Promise<void> {
  const { rows } = await sql<{ items: number; articles: number }>`
    select (select count(*)::int from feed_item) as items,
      (select count(*)::int from news_article where feed_id is not null) as articles
  `.execute(db);
  const [found] = rows;
  const wanted = sources * itemsOfSource;
  if (found?.items !== wanted || found.articles !== wanted) {
    throw new Error(`${found?.items} items, ${found?.articles} articles instead of ${wanted}.`);
  }
}

/** An idle connection reports its statistics to Postgres within ten seconds. */
const statisticsDelay = 11_000;

/** Rows inserted, updated and deleted so far, by table. */
export async function rowsWritten(db: Database): Promise<ReadonlyMap<string, number>> {
  await setTimeout(statisticsDelay);
  const { rows } = await sql<{ table: string; written: number }>`
    select relname as table, (n_tup_ins + n_tup_upd + n_tup_del)::float8 as written
    from pg_stat_user_tables`.execute(db);
  return new Map(rows.map(({ table, written }) => [table, written]));
}
