// The landing page and the petition page in Lighthouse's mobile simulation.
import { freePort } from '@kga/dev/testing';

import { buildApps, startApi, startServices, startWeb, startWorker } from '../shared/product.ts';
import { runBench } from '../shared/run-bench.ts';
import { median } from '../shared/statistics.ts';
import { causes } from './causes.ts';
import { type Report, runLighthouse } from './lighthouse.ts';
import { format, isGood, measures } from './measures.ts';

const pages = [
  { name: 'landing page', path: '/' },
  { name: 'petition', path: '/petition' },
] as const;
const runs = 3;

await runBench('bench:page', async (resources) => {
  await buildApps(['api', 'worker', 'web']);
  const { redisUrl, newDatabase } = await startServices(resources);
  const { url: databaseUrl } = await newDatabase();
  const services = { databaseUrl, redisUrl };
  // Visitors become guests, which the api allows only from its own origin.
  const port = await freePort();
  const settings = { PUBLIC_ORIGIN: `http://127.0.0.1:${port}` };
  const { origin: api } = await startApi(resources, services, settings);
  await startWorker(resources, services);
  const { origin: web } = await startWeb(resources, services, api, port);

  const found: { figures: string; pass: boolean }[] = [];
  for (const { name, path } of pages) {
    const reports: Report[] = [];
    for (let run = 0; run < runs; run += 1) reports.push(await runLighthouse(`${web}${path}`));
    found.push(judge(name, reports));
  }
  return {
    figures: found.map(({ figures }) => figures).join('; '),
    pass: found.every(({ pass }) => pass),
  };
});

/** Takes the median of each measure, and prints the causes where one misses its bar. */
function judge(name: string, reports: readonly Report[]) {
  const values = measures.map((measure) => ({
    measure,
    value: median(reports.map((report) => measure.of(report))),
  }));
  const pass = values.every(({ measure, value }) => isGood(measure, value));
  const report = reports.toSorted((a, b) => lcpOf(a) - lcpOf(b))[Math.floor(reports.length / 2)];
  if (!pass && report) console.log([`${name}, causes:`, ...causes(report)].join('\n  '));
  return {
    figures: `${name} ${values.map(({ measure, value }) => format(measure, value)).join(', ')}`,
    pass,
  };
}

function lcpOf(report: Report): number {
  return report.audits['largest-contentful-paint']?.numericValue ?? 0;
}
