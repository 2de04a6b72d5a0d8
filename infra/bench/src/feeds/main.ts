// How fast the worker reads many news feeds, its memory, and that a poll without news writes nothing.
// Pictures are left out, because their cost depends on the pictures.
import { parseArgs } from 'node:util';

import { parseFeed } from 'feedsmith';

import { buildApps, startServices, startWorker } from '../shared/product.ts';
import { runBench } from '../shared/run-bench.ts';
import { peakMemory } from '../shared/start-process.ts';
import { readAll, requireAllItems, rowsWritten, startSources } from './sources.ts';
import { itemsOfSource, sourceAt, writeFeed } from './texts.ts';

const { values: options } = parseArgs({
  options: { sources: { type: 'string', default: '1000' } },
});
const count = Number(options.sources);
const barMb = 400;

/** Tables of news. Polls of the petition write to others meanwhile. */
const ofNews = /^(news_|feed_|own_article|outbox|picture)/;

await runBench('bench:feeds', async (resources) => {
  await buildApps(['worker']);
  const { redisUrl, newDatabase } = await startServices(resources);
  const { db, url: databaseUrl } = await newDatabase();
  const until = new Date();
  const sources = await startSources(resources, db, { count, until });
  const allowed = { FETCH_ALLOW_HOSTS: new URL(sources.origin).host };
  const { pid } = await startWorker(resources, { databaseUrl, redisUrl }, allowed);

  const parsedBefore = parseAll(sources.origin, until);
  const seconds = await readAll(db);
  const parsedAfter = parseAll(sources.origin, until);
  await requireAllItems(db, count);
  const parsed = (parsedBefore + parsedAfter) / 2;
  console.log(
    `${count} sources of ${itemsOfSource} items in ${seconds.toFixed(1)} s; ` +
      `feedsmith alone ${parsed.toFixed(2)} s`,
  );

  const before = { written: await rowsWritten(db), answered: await sources.answered() };
  const againSeconds = await readAll(db);
  const after = { written: await rowsWritten(db), answered: await sources.answered() };
  const same = after.answered.full - before.answered.full;
  const notModified = after.answered.notModified - before.answered.notModified;
  if (same + notModified !== count) throw new Error(`${same + notModified} sources were asked.`);
  const written = tablesWritten(before.written, after.written);
  const megabytes = peakMemory(pid);
  return {
    figures:
      `${(count / seconds).toFixed(1)} sources and ${((count * itemsOfSource) / seconds).toFixed(0)} ` +
      `items a second, ${(seconds / parsed).toFixed(1)} times what feedsmith takes alone; ` +
      `peak ${megabytes.toFixed(0)} MB (bar ${barMb}); a second poll, ${notModified} answered 304 ` +
      `and ${same} with the same bytes, in ${againSeconds.toFixed(1)} s wrote ${written || 'no rows'}`,
    pass: megabytes <= barMb && written === '',
  };
});

/** Seconds that feedsmith takes to parse the same bytes, one feed after the other. */
function parseAll(origin: string, until: Date): number {
  let total = 0;
  for (let index = 0; index < count; index += 1) {
    const bytes = Buffer.from(writeFeed(sourceAt(index), origin, until));
    const begun = performance.now();
    const found = parseFeed(bytes.toString());
    total += performance.now() - begun;
    const items = found.format === 'atom' ? found.feed.entries : found.feed.items;
    if (items?.length !== itemsOfSource) throw new Error(`feedsmith found ${items?.length} items.`);
  }
  return total / 1_000;
}

/** Rows of news written between two counts, as text. */
function tablesWritten(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>) {
  const between = [...after].map(([table, rows]) => ({
    table,
    rows: rows - (before.get(table) ?? 0),
  }));
  const polled = between.find(({ table }) => table === 'feed')?.rows ?? 0;
  // Each poll locks and releases its feed.
  if (polled < 2 * count) throw new Error(`Postgres counted only ${polled} writes to feed.`);
  return between
    .filter(({ table, rows }) => ofNews.test(table) && rows !== 0)
    .map(({ table, rows }) => `${rows} rows of ${table}`)
    .join(', ');
}
