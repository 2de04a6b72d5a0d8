// SPDX-License-Identifier: AGPL-3.0-or-later
// Breaks one thing after another and prints what notices it: readiness, doctor and alerts, with their runbooks. The
// times of alerts are divided by a factor, so that an hour lasts two minutes.
// Usage: npm run faults:noticed -- [--only=redis,mail] [--factor=30]
import { setTimeout } from 'node:timers/promises';

import { buildApps, option } from '../shared/run-bench.ts';
import { type Fault, faults } from './faults.ts';
import type { Firing } from './prometheus.ts';
import { type Site, startSite } from './site.ts';

/** Parts of the names of the faults that are made; all by default. */
const only = option('only', '').split(',');
const factor = Number(option('factor', '30'));
/** For which alerts are waited for, in seconds; with the factor 30, 15 minutes. */
const patience = 30;
/** After which a site that does not recover is given up, in milliseconds. */
const recoveryMs = 120_000;

await using resources = new AsyncDisposableStack();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void resources.disposeAsync().then(() => process.exit(130)));
}
await buildApps(['api', 'worker', 'web']);
const site = await startSite(resources, factor);

type Noticed = {
  readonly unready: readonly string[];
  readonly diagnosis: readonly string[];
  readonly alerts: ReadonlyMap<string, Firing & { readonly seconds: number }>;
};

/** What notices a fault that has just struck. */
async function watch(
  { seconds = patience, diagnosedAfter = 3 }: Fault,
  settings = {},
): Promise<Noticed> {
  const begun = Date.now();
  const alerts = new Map<string, Firing & { seconds: number }>();
  const unready = new Set<string>();
  const diagnosed = setTimeout(diagnosedAfter * 1_000).then(() => site.diagnose(settings));
  let asked = begun;
  while (Date.now() - begun < seconds * 1_000) {
    // Seldom, because its answers count among those of the api.
    if (Date.now() - asked > unreadyMs) {
      for (const line of await site.unready()) unready.add(line);
      asked = Date.now();
    }
    for (const firing of await site.prometheus.firing()) {
      if (alerts.has(firing.name)) continue;
      alerts.set(firing.name, { ...firing, seconds: (Date.now() - begun) / 1_000 });
    }
    await setTimeout(250);
  }
  return { unready: [...unready], diagnosis: await diagnosed, alerts };
}

/** Between two questions whether the apps are ready, in milliseconds. */
const unreadyMs = 10_000;

/** For which nothing may be wrong before the next fault, in milliseconds: longer than any app is read apart. */
const quietMs = 5_000;

/** Waits until nothing is wrong any more. */
async function recover({ unready, prometheus }: Site): Promise<void> {
  const begun = Date.now();
  let wrongAt = begun;
  for (;;) {
    const [down, firing] = [await unready(), await prometheus.firing()];
    if (down.length + firing.length > 0) wrongAt = Date.now();
    if (Date.now() - wrongAt > quietMs) return;
    if (Date.now() - begun > recoveryMs) {
      const names = firing.map(({ name }) => name);
      console.log(`Still wrong: ${[...down, ...names].join(', ')}`);
      return;
    }
    await setTimeout(500);
  }
}

const minutes = (seconds: number) => `${((seconds * factor) / 60).toFixed(0)} min`;

function rowOf(name: string, { unready, diagnosis, alerts }: Noticed): string {
  const fired = [...alerts.values()].map(
    ({ name: alert, severity, seconds }) => `${alert} (${severity}, ${minutes(seconds)})`,
  );
  const runbooks = [...alerts.values()].map(({ runbook }) => runbook.replace(/^.*\//, ''));
  const cells = [unready, [...new Set(diagnosis)], fired, runbooks];
  return `| ${[name, ...cells.map((cell) => cell.join(', ') || 'nothing')].join(' | ')} |`;
}

await recover(site);
const usual = await site.diagnose();
console.log(`Before: doctor names ${usual.join(', ') || 'nothing'}`);
const rows: string[] = [];
let unnoticed = 0;
for (const fault of faults.filter(({ name }) => only.some((part) => name.includes(part)))) {
  const { mend, settings } = await fault.strike(site);
  const noticed = await watch(fault, settings);
  const diagnosis = noticed.diagnosis.filter((line) => !usual.includes(line));
  await mend();
  await recover(site);
  if (diagnosis.length + noticed.alerts.size === 0) unnoticed += 1;
  const row = rowOf(fault.name, { ...noticed, diagnosis });
  console.log(row);
  rows.push(row);
}
console.log(
  ['', '| fault | not ready | doctor | alerts | runbooks |', '|---|---|---|---|---|', ...rows].join(
    '\n',
  ),
);
console.log(
  `faults:noticed: ${rows.length} faults, ${unnoticed} that neither doctor nor an alert names`,
);
process.exitCode = unnoticed === 0 ? 0 : 1;
