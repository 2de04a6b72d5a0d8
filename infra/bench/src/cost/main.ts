// SPDX-License-Identifier: AGPL-3.0-or-later
// What each kind of visit takes of processors, Postgres and the network, and what loads need by that. Prints the
// tables of docs/operations/scale.md. Usage: npm run bench:cost -- [--scale=1]
import { pathTo } from '@kga/contracts/core';
import type { Database } from '@kga/db/core';
import { insertTestPetition } from '@kga/db/testing';
import { freePort, startMailbox } from '@kga/dev/testing';

import { fillDatabase } from '../features.ts';
import { readAll, startSources } from '../feeds/sources.ts';
import { waitForOutbox } from '../shared/outbox.ts';
import { type Resources, residentMemory } from '../shared/processes.ts';
import { type Services, createFigureChanger, startApp } from '../shared/product.ts';
import { option, runBench } from '../shared/run-bench.ts';
import { type Cost, type Visited, createMeter } from './meter.ts';
import { loads, needOf } from './plan.ts';
import { costTable, needTable } from './tables.ts';
import * as visits from './visits.ts';

const scale = Number(option('scale', '1'));
const times = (count: number) => Math.ceil(count * scale);
const sources = 200;
const slug = 'cost';

await runBench(
  'bench:cost',
  ['api', 'worker', 'web'],
  async (resources, newServices) => {
    const services = await newServices();
    const { db, databaseUrl } = services;
    await fillDatabase(databaseUrl, 1_000);
    const petition = { id: await insertTestPetition(db, { slug, opened_at: new Date(0) }), slug };
    const feeds = await startSources(resources, db, sources);
    const { api, worker, web } = await startApps(resources, services, new URL(feeds.origin).host);
    const { origin } = web;
    const { landing, thread } = await loadPages(db, origin);

    const meter = await createMeter(db, { api: api.pid, worker: worker.pid, web: web.pid });
    const costs: Cost[] = [];
    const measure = async (name: string, visit: () => Promise<Visited>) => {
      costs.push(await meter.measure(name, visit));
      console.log(`measured: ${name}`);
    };
    await measure('first visit', () => visits.firstVisit(origin, landing, times(300)));
    await measure('later visit', () => visits.laterVisit(origin, landing, times(2_000)));
    await measure('page of the forum', () => visits.laterVisit(origin, thread, times(2_000)));
    await measure('search of the archive', () => visits.search(origin, times(300)));
    await measure('widget', () => visits.widget(origin, times(3_000)));
    await measure('signature with its mail', () => visits.sign(origin, db, petition, times(300)));
    await measure('member, ten pages', () => visits.session(origin, thread, times(30)));
    await measure('mail', () => visits.sendMails(db, times(300)));
    const memory = residentMemory(api.pid);
    const changeFigure = await createFigureChanger(resources, services);
    const streams = times(2_000);
    let held = 0;
    await measure('stream, a minute', async () => {
      const found = await visits.holdStreams(api.origin, streams, () => changeFigure(1));
      held = residentMemory(api.pid) - memory;
      return found;
    });

    const poll = async () => {
      await readAll(db);
      return { visits: sources, bytes: 0 };
    };
    await measure('poll of a feed, first', poll);
    // Pictures of the articles, which are not there.
    await waitForOutbox(db);
    await measure('poll of a feed, without news', poll);

    console.log(`\n${costTable(costs)}\n`);
    console.log(`${needTable(loads.map((load) => needOf(load, costs)))}\n`);
    return {
      figures: `a first visit loads ${landing.all.length} files; ${streams} streams took ${held.toFixed(0)} MB`,
      pass: true,
    };
  },
  { durable: true, countsStatements: true },
);

async function startApps(resources: Resources, services: Services, feedsHost: string) {
  const mailbox = await startMailbox({ most: 10 });
  resources.defer(() => mailbox.close());
  const PORT = String(await freePort());
  const PUBLIC_ORIGIN = `http://127.0.0.1:${PORT}`;
  const api = await startApp(resources, 'api', services, {
    PUBLIC_ORIGIN,
    TRUST_PROXY: 'loopback',
    RATE_LIMIT_MAX: '1000000000',
    SIGNATURE_ATTACK_PER_MINUTE: '1000000000',
    STREAM_CONNECTIONS_PER_NETWORK_MAX: '20000',
    PASSWORD_PRIORITY: 'normal',
  });
  const worker = await startApp(resources, 'worker', services, {
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Bench <bench@kga.test>',
    PUBLIC_ORIGIN,
    FETCH_ALLOW_HOSTS: feedsHost,
  });
  const web = await startApp(resources, 'web', services, { API_URL: api.origin, PORT });
  return { api, worker, web };
}

/** Finds out what the landing page and one of the forum load, and reads them until what is hot is compiled. */
async function loadPages(db: Database, origin: string) {
  const post = await db
    .selectFrom('forum_post')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const landing = await visits.loadsOf(origin, pathTo('home'));
  const thread = await visits.loadsOf(origin, pathTo('forumPost', post));
  await visits.laterVisit(origin, landing, times(500));
  await visits.laterVisit(origin, thread, times(200));
  await visits.search(origin, 50);
  return { landing, thread };
}
