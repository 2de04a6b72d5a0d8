// The landing page and the petition page in Lighthouse's mobile simulation.
import { freePort } from '@kga/dev/testing';
import type { Result } from 'lighthouse';

import { startApp } from '../shared/product.ts';
import { runBench } from '../shared/run-bench.ts';
import { median } from '../shared/statistics.ts';
import { runLighthouse } from './lighthouse.ts';
import { causes, format, isGood, measures } from './measures.ts';

const pages = [
  { name: 'landing page', path: '/' },
  { name: 'petition', path: '/petition' },
] as const;
const runs = 3;

await runBench('bench:page', ['api', 'worker', 'web'], async (resources, newServices) => {
  const services = await newServices();
  // Visitors become guests, which the api allows only from its own origin.
  const PORT = String(await freePort());
  const settings = { PUBLIC_ORIGIN: `http://127.0.0.1:${PORT}` };
  const api = await startApp(resources, 'api', services, settings);
  await startApp(resources, 'worker', services);
  const web = await startApp(resources, 'web', services, { API_URL: api.origin, PORT });

  const found: { figures: string; pass: boolean }[] = [];
  for (const { name, path } of pages) {
    const reports: Result[] = [];
    for (let run = 0; run < runs; run += 1)
      reports.push(await runLighthouse(`${web.origin}${path}`));
    found.push(judge(name, reports));
  }
  return {
    figures: found.map(({ figures }) => figures).join('; '),
    pass: found.every(({ pass }) => pass),
  };
});

/** Takes the median of each measure, and prints the causes where one misses its bar. */
function judge(name: string, reports: readonly Result[]) {
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

function lcpOf(report: Result): number {
  return report.audits['largest-contentful-paint']?.numericValue ?? 0;
}
