// SPDX-License-Identifier: AGPL-3.0-or-later
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { recurringJobs } from '@kga/contracts/jobs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

import { readConfig, root } from '../config.ts';

const folder = join(root, 'infra/observability');
const ruleFiles = ['rules.yml', 'rules-probes.yml'].map((file) => join(folder, file));
const testsFile = join(folder, 'rules.test.yml');

const rule = z.object({
  alert: z.string(),
  expr: z.string(),
  for: z.string().optional(),
  // Of the watchdog, `none`.
  labels: z.object({ severity: z.enum(['page', 'ticket', 'none']) }),
  annotations: z.object({ summary: z.string(), runbook_url: z.string() }),
});
const groups = z.object({ groups: z.array(z.object({ rules: z.array(rule) })) });
const cases = z.object({ tests: z.array(z.object({ name: z.string() })) });
const rules = ruleFiles.flatMap((file) =>
  groups.parse(parse(readFileSync(file, 'utf8'))).groups.flatMap((group) => group.rules),
);

const promtool = (readConfig().inherited['PATH'] ?? '')
  .split(delimiter)
  .map((path) => join(path, 'promtool'))
  .find((path) => existsSync(path));

test('every alert has a section in a runbook that says how to look and what to do', () => {
  for (const { alert, annotations } of rules) {
    const [file = '', section] = annotations.runbook_url.split('#');
    expect(section).toBe(alert.toLowerCase());
    const text = readFileSync(join(root, file), 'utf8');
    expect(text, alert).toMatch(new RegExp(`^## ${alert}$`, 'm'));
  }
});

test('every alert has a case, and names recurring jobs that exist', () => {
  const { tests } = cases.parse(parse(readFileSync(testsFile, 'utf8')));
  expect(tests.map(({ name }) => name)).toEqual(rules.map(({ alert }) => alert));
  const late = rules.find(({ alert }) => alert === 'RecurringJobLate');
  const [, names = ''] = /exported_job=~"([^"]+)"/.exec(late?.expr ?? '') ?? [];
  const known: readonly string[] = recurringJobs;
  expect(names.split('|').filter((name) => !known.includes(name))).toEqual([]);
});

test.skipIf(promtool === undefined)(
  'promtool: the files are valid, and each alert fires after its time (skipped without promtool)',
  () => {
    const run = (...args: string[]) =>
      execFileSync(promtool ?? '', args, { encoding: 'utf8', stdio: 'pipe' });
    expect(run('check', 'config', join(folder, 'prometheus.yml'))).toContain('SUCCESS');
    expect(run('test', 'rules', testsFile)).toContain('SUCCESS');
  },
  // It replays hours of figures; beside other tests that takes half a minute.
  120_000,
);
