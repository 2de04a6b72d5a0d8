// SPDX-License-Identifier: AGPL-3.0-or-later
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import { recurringJobs } from '@kga/contracts/jobs';
import { afterAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { z } from 'zod';

import { readConfig, root } from '../config.ts';
import { type AlertCase, alertCases, apps } from './alert-cases.ts';

const folder = join(root, 'infra/observability');
const rulesFile = join(folder, 'rules.yml');

const rule = z.object({
  alert: z.string(),
  expr: z.string(),
  for: z.string(),
  labels: z.object({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.object({ summary: z.string(), runbook_url: z.string() }),
});
const groups = z.object({ groups: z.array(z.object({ rules: z.array(rule) })) });
const rules = groups
  .parse(parse(readFileSync(rulesFile, 'utf8')))
  .groups.flatMap((group) => group.rules);

const promtool = (readConfig().inherited['PATH'] ?? '')
  .split(delimiter)
  .map((path) => join(path, 'promtool'))
  .find((path) => existsSync(path));

const temporary = mkdtempSync(join(tmpdir(), 'kga-alerts-'));
afterAll(() => rmSync(temporary, { recursive: true }));

test('every alert has a section in a runbook that says how to look and what to do', () => {
  for (const { alert, annotations } of rules) {
    const [file = '', section] = annotations.runbook_url.split('#');
    expect(section).toBe(alert.toLowerCase());
    const text = readFileSync(join(root, file), 'utf8');
    expect(text, alert).toMatch(new RegExp(`^## ${alert}$`, 'm'));
  }
});

test('every alert has a case, and names recurring jobs that exist', () => {
  expect(Object.keys(alertCases)).toEqual(rules.map(({ alert }) => alert));
  const late = rules.find(({ alert }) => alert === 'RecurringJobLate');
  const [, names = ''] = /exported_job=~"([^"]+)"/.exec(late?.expr ?? '') ?? [];
  const known: readonly string[] = recurringJobs;
  expect(names.split('|').filter((name) => !known.includes(name))).toEqual([]);
});

const nothing: AlertCase = { series: {}, fires: [], quiet: '0m' };

/** A promtool test of one alert: that it fires with its series, and not before its time. */
function promtoolCase({ alert, labels, annotations }: z.infer<typeof rule>) {
  const { series, fires, quiet, at = '90m' } = alertCases[alert] ?? nothing;
  // Apps that a case does not name are up.
  const named = Object.keys(series).join(' ');
  const up = apps.filter((app) => !named.includes(`up{job="${app}"`));
  const present = up.map((app) => [`up{job="${app}",instance="${app}:1"}`, '1x2000'] as const);
  const expected = fires.map((own) => ({
    exp_labels: { ...labels, ...own },
    exp_annotations: annotations,
  }));
  return {
    name: alert,
    interval: '1m',
    input_series: [...present, ...Object.entries(series)].map(([name, values]) => ({
      series: name,
      values,
    })),
    alert_rule_test: [
      { eval_time: quiet, alertname: alert, exp_alerts: [] },
      { eval_time: at, alertname: alert, exp_alerts: expected },
    ],
  };
}

test.skipIf(promtool === undefined)(
  'promtool: the files are valid, and each alert fires after its time (skipped without promtool)',
  () => {
    const file = join(temporary, 'tests.yml');
    const tests = rules.map(promtoolCase);
    writeFileSync(file, stringify({ rule_files: [rulesFile], tests }));
    const run = (...args: string[]) =>
      execFileSync(promtool ?? '', args, { encoding: 'utf8', stdio: 'pipe' });
    expect(run('check', 'config', join(folder, 'prometheus.yml'))).toContain('SUCCESS');
    expect(run('test', 'rules', file)).toContain('SUCCESS');
  },
  // It replays hours of figures; beside other tests that takes half a minute.
  120_000,
);
