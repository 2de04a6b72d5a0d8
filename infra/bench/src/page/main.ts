// SPDX-License-Identifier: AGPL-3.0-or-later
// Pages in Lighthouse's mobile simulation. Usage: npm run bench:page -- [--only=legal] [--runs=5]
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pathTo } from '@kga/contracts/core';
import { seedGames } from '@kga/db/seeds';
import { freePort } from '@kga/dev/testing';
import { type Result, generateReport } from 'lighthouse';

import { startApp } from '../shared/product.ts';
import { option, runBench } from '../shared/run-bench.ts';
import { median } from '../shared/statistics.ts';
import { runLighthouse } from './lighthouse.ts';
import { format, fullScorePage, isGood, measuresOf } from './measures.ts';

const runs = Number(option('runs', '5'));
/** Part of the names of the pages that are loaded; all by default. */
const only = option('only', '');
const scripts = ['*/assets/*.js'];

/** A load of a page, and one with its scripts blocked. */
type Load = { report: Result; twin: Result };

await runBench('bench:page', ['api', 'worker', 'web'], async (resources, newServices) => {
  const services = await newServices();
  await seedGames(services.db);
  const game = await services.db
    .selectFrom('game')
    .select('id')
    .orderBy('name')
    .limit(1)
    .executeTakeFirstOrThrow();
  const pages = [
    { name: 'landing page', path: pathTo('home') },
    { name: 'petition', path: pathTo('petition') },
    { name: 'archive', path: pathTo('archive') },
    { name: 'game', path: pathTo('archiveGame', game) },
    { name: fullScorePage, path: pathTo('legal') },
  ].filter(({ name }) => name.includes(only));
  // Visitors become guests, which the api allows only from its own origin.
  const PORT = String(await freePort());
  const settings = { PUBLIC_ORIGIN: `http://127.0.0.1:${PORT}` };
  const api = await startApp(resources, 'api', services, settings);
  await startApp(resources, 'worker', services);
  const web = await startApp(resources, 'web', services, { API_URL: api.origin, PORT });

  const found: { figures: string; pass: boolean }[] = [];
  for (const { name, path } of pages) {
    const loads: Load[] = [];
    for (let run = 0; run < runs; run += 1) {
      const url = `${web.origin}${path}`;
      loads.push({ report: await runLighthouse(url), twin: await runLighthouse(url, scripts) });
    }
    found.push(judge(name, loads));
  }
  return {
    figures: found.map(({ figures }) => figures).join('; '),
    pass: found.every(({ pass }) => pass),
  };
});

/** Takes the median of each measure, and writes Lighthouse's report where one misses its bar. */
function judge(name: string, loads: readonly Load[]) {
  const values = measuresOf(name).map((measure) => ({
    measure,
    value: median(loads.map(({ report, twin }) => measure.of(report, twin))),
  }));
  const pass = values.every(({ measure, value }) => isGood(measure, value));
  const byLcp = loads.toSorted((a, b) => lcpOf(a.report) - lcpOf(b.report));
  const middle = byLcp[Math.floor(loads.length / 2)];
  if (!pass && middle) {
    const file = join(tmpdir(), `lighthouse-${name.replaceAll(' ', '-')}.html`);
    writeFileSync(file, generateReport(middle.report, 'html'));
    console.log(`${name}: the report is ${file}`);
  }
  return {
    figures: `${name} ${values.map(({ measure, value }) => format(measure, value)).join(', ')}`,
    pass,
  };
}

function lcpOf(report: Result): number {
  return report.audits['largest-contentful-paint']?.numericValue ?? 0;
}
