// SPDX-License-Identifier: AGPL-3.0-or-later
import { openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { freePort, requireProgram, root } from '@kga/dev/testing';
import { z } from 'zod';

import { type Resources, startProcess } from '../shared/processes.ts';

const rulesFile = join(root, 'infra/observability/rules.yml');

const unitSeconds = { s: 1, m: 60, h: 3_600 } as const;
const unitOf = z.enum(['s', 'm', 'h']);

/** Durations of `for` and of ranges, divided by the factor. */
export function hasten(rules: string, factor: number): string {
  return rules.replaceAll(
    /(for: |\[)(\d+)([smh])\b/g,
    (_, before: string, count: string, unit: string) => {
      const seconds = Number(count) * unitSeconds[unitOf.parse(unit)];
      return `${before}${Math.max(1, Math.round((seconds * 1_000) / factor))}ms`;
    },
  );
}

const alerts = z.object({
  data: z.object({
    alerts: z.array(
      z.object({
        state: z.string(),
        labels: z.object({ alertname: z.string(), severity: z.string() }),
        annotations: z.object({ runbook_url: z.string() }),
      }),
    ),
  }),
});

/** An alert that fires. */
export type Firing = {
  readonly name: string;
  readonly severity: string;
  readonly runbook: string;
};

/** Starts Prometheus on the rules of the product, whose times are divided by the factor. */
export async function startPrometheus(
  resources: Resources,
  {
    folder,
    factor,
    targets,
  }: {
    folder: string;
    factor: number;
    /** Where the metrics of each app are, as host and port. */
    targets: Readonly<Record<string, string>>;
  },
) {
  const program = await requireProgram('prometheus', ['prometheus']);
  writeFileSync(join(folder, 'rules.yml'), hasten(readFileSync(rulesFile, 'utf8'), factor));
  const jobs = Object.entries(targets).map(([job_name, target]) => ({
    job_name,
    static_configs: [{ targets: [target] }],
  }));
  const config = {
    // Less time than in production for an app to tell its metrics, yet enough on a busy machine.
    global: { scrape_interval: '3s', scrape_timeout: '3s', evaluation_interval: '1s' },
    rule_files: ['rules.yml'],
    scrape_configs: jobs,
  };
  // JSON is YAML, too.
  writeFileSync(join(folder, 'prometheus.yml'), JSON.stringify(config));
  const url = `http://127.0.0.1:${await freePort()}`;
  await startProcess(resources, {
    program,
    args: [
      '--config.file=prometheus.yml',
      '--storage.tsdb.path=metrics',
      '--query.lookback-delta=10s',
      `--web.listen-address=${new URL(url).host}`,
    ],
    cwd: folder,
    env: {},
    readyUrl: `${url}/-/ready`,
    output: openSync(join(folder, 'prometheus.log'), 'a'),
  });
  return {
    /** What fires now, but for the one that always does. */
    async firing(): Promise<Firing[]> {
      const answer = await fetch(`${url}/api/v1/alerts`);
      const found = alerts.parse(await answer.json()).data.alerts;
      return found
        .filter(({ state, labels }) => state === 'firing' && labels.alertname !== 'Watchdog')
        .map(({ labels, annotations }) => ({
          name: labels.alertname,
          severity: labels.severity,
          runbook: annotations.runbook_url,
        }));
    },
  };
}
