// SPDX-License-Identifier: AGPL-3.0-or-later
// Lists, pages and searches at a thousand rows and at a million; of one feature with --only=archive. What the api logs
// is in .data/growth-<rows>.log.
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '@kga/dev/testing';

import { chosenFeatures, fillDatabase } from '../features.ts';
import type { Resources } from '../shared/processes.ts';
import { type Services, startApp } from '../shared/product.ts';
import { option, runBench } from '../shared/run-bench.ts';
import { type Comparison, type Side, createComparison } from './compare.ts';

/** p95 at a million rows must not exceed this multiple of p95 at a thousand. */
const ratioBar = 1.5;
/** Milliseconds. */
const searchBar = 60;

const many = Number(option('many', '1000000'));
const features = chosenFeatures(option('only', ''));

await runBench('bench:growth', ['api'], async (resources, newServices) => {
  const sides = {
    few: await startSide(resources, await newServices(), 1_000),
    many: await startSide(resources, await newServices(), many),
  };
  const figures: string[] = [];
  let pass = true;
  for (const [name, { rows, compare }] of features) {
    const comparison = createComparison(resources, sides);
    await compare(comparison);
    figures.push(`${name} ${figuresOf(rows, comparison)}`);
    pass &&= meets(comparison.ratios, ratioBar) && meets(comparison.times, searchBar);
  }
  return { figures: figures.join('; '), pass };
});

async function startSide(resources: Resources, services: Services, count: number): Promise<Side> {
  const filled = features.map(([, feature]) => feature);
  await fillDatabase(services.databaseUrl, count, filled);
  // So many signatures a minute are an attack otherwise.
  const settings = {
    RATE_LIMIT_MAX: '1000000',
    SIGNATURE_ATTACK_PER_MINUTE: '1000000000',
    TRUST_PROXY: '127.0.0.1',
  };
  const output = openSync(join(root, '.data', `growth-${count}.log`), 'w');
  resources.defer(() => closeSync(output));
  const { origin } = await startApp(resources, 'api', services, settings, { output });
  return { db: services.db, api: origin };
}

function figuresOf(rows: string, { ratios, times, timesWithoutBar }: Comparison): string {
  const million = many.toLocaleString('en');
  const listed = Object.entries(ratios).map(([name, ratio]) => `${name} ${ratio.toFixed(2)}`);
  const text = `p95 at ${million} ${rows} to 1,000: ${listed.join(', ')} (bar ${ratioBar.toFixed(2)})`;
  if (Object.keys(times).length === 0) return text;
  const timed = Object.entries({ ...times, ...timesWithoutBar }).map(
    ([name, ms]) => `${name} ${ms.toFixed(0)} ms`,
  );
  return `${text}; p95 at ${million}: ${timed.join(', ')} (bar ${searchBar} ms)`;
}

function meets(figures: Readonly<Record<string, number>>, bar: number): boolean {
  return Object.values(figures).every((figure) => figure <= bar);
}
