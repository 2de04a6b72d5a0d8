// SPDX-License-Identifier: AGPL-3.0-or-later
// How fast the worker reads many news feeds, its memory, and that a poll without news writes nothing.
// Pictures are left out, because their cost depends on the pictures.
import { parseFeed } from 'feedsmith';

import { waitForOutbox } from '../shared/outbox.ts';
import { peakMemory } from '../shared/processes.ts';
import { startApp } from '../shared/product.ts';
import { option, runBench } from '../shared/run-bench.ts';
import { readAll, requireAllItems, rowsWritten, startSources } from './sources.ts';
import { itemsOfSource } from './texts.ts';

const count = Number(option('sources', '1000'));
const barMb = 400;

/** Tables of news. Polls of the petition write to others meanwhile. */
const ofNews = /^(news_|feed_|own_article|outbox|picture)/;

await runBench('bench:feeds', ['worker'], async (resources, newServices) => {
  const services = await newServices();
  const { db } = services;
  const { origin, bodies, answered } = await startSources(resources, db, count);
  const allowed = { FETCH_ALLOW_HOSTS: new URL(origin).host };
  const { pid } = await startApp(resources, 'worker', services, allowed);

  const parsedBefore = parseAll(bodies);
  const seconds = await readAll(db);
  const parsedAfter = parseAll(bodies);
  await requireAllItems(db, count);
  const parsed = (parsedBefore + parsedAfter) / 2;
  console.log(
    `${count} sources of ${itemsOfSource} items in ${seconds.toFixed(1)} s; ` +
      `feedsmith alone ${parsed.toFixed(2)} s`,
  );

  // Pictures of the articles, which are not there.
  await waitForOutbox(db, { ms: 300_000 });
  const before = { written: await rowsWritten(db), ...answered };
  const againSeconds = await readAll(db);
  const writtenAfter = await rowsWritten(db);
  const same = answered.full - before.full;
  const notModified = answered.notModified - before.notModified;
  if (same + notModified !== count) throw new Error(`${same + notModified} sources were asked.`);
  const written = tablesWritten(before.written, writtenAfter);
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
function parseAll(bodies: readonly Buffer[]): number {
  let total = 0;
  for (const body of bodies) {
    const begun = performance.now();
    const found = parseFeed(body.toString());
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
