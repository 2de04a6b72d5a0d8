// The landing page and the petition's, as Lighthouse sees them on a phone.
import { buildApps } from './build-apps.ts';
import { causes } from './page-causes.ts';
import { isGood, measures, write } from './page-figures.ts';
import { runBench } from './run-bench.ts';
import { type Report, runLighthouse } from './run-lighthouse.ts';
import { freePort } from './start-process.ts';
import { startApi, startServices, startWeb, startWorker } from './start-product.ts';
import { median } from './statistics.ts';

const pages = [
  { name: 'landing page', path: '/' },
  { name: 'petition', path: '/petition' },
] as const;
const runs = 3;

await runBench('bench:page', async (resources) => {
  await buildApps(['api', 'worker', 'web']);
  const { redisUrl, newDatabase } = await startServices(resources);
  const { url: databaseUrl } = await newDatabase();
  const addresses = { databaseUrl, redisUrl };
  // Visitors become guests, which the api allows to pages of its own origin alone.
  const port = await freePort();
  const settings = { PUBLIC_ORIGIN: `http://127.0.0.1:${port}` };
  const { origin: api } = await startApi(resources, addresses, settings);
  await startWorker(resources, addresses);
  const { origin: web } = await startWeb(resources, addresses, api, port);

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

/** Takes the median of each figure, and says what is in the way where one is below its bar. */
function judge(name: string, reports: readonly Report[]) {
  const values = measures.map((measure) => ({
    measure,
    value: median(reports.map((report) => measure.of(report))),
  }));
  const pass = values.every(({ measure, value }) => isGood(measure, value));
  const report = reports.toSorted((a, b) => lcpOf(a) - lcpOf(b))[Math.floor(reports.length / 2)];
  if (!pass && report) console.log([`${name}, causes:`, ...causes(report)].join('\n  '));
  return {
    figures: `${name} ${values.map(({ measure, value }) => write(measure, value)).join(', ')}`,
    pass,
  };
}

function lcpOf(report: Report): number {
  return report.audits['largest-contentful-paint']?.numericValue ?? 0;
}
