// SPDX-License-Identifier: AGPL-3.0-or-later
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { inherited, root } from '../config.ts';
import type { ShellStep } from './read-workflows.ts';
import type { StepCase } from './step-cases.ts';

/** Records how it was called, as `name [argument] [argument]`, and prints what the case gives. */
const standIn = `#!/bin/sh
{
  printf '%s' "\${0##*/}"
  for argument; do printf ' [%s]' "$argument"; done
  echo
} >> "$STAND_IN_CALLS"
cat "$0.output"
`;

/**
 * Runs a shell step as a GitHub runner does, from the root of the checkout.
 *
 * @param temp outlives the step, as RUNNER_TEMP does
 * @returns what is wrong
 */
export function runStep(step: ShellStep, one: StepCase, version: string, temp: string): string[] {
  const variables = { ...step.env, ...one.env };
  const unknown = Object.entries(variables).filter(([, value]) => value.includes('${{'));
  if (unknown.length > 0) return unknown.map(([key]) => `its case gives no value for ${key}`);

  const folder = mkdtempSync(join(temp, 'step-'));
  const programs = writeStandIns(join(folder, 'bin'), one.standIns ?? {});
  const records = ['calls', 'output', 'summary'].map((name) => join(folder, name));
  const [calls = '', output = '', summary = ''] = records;
  const { status, stdout, stderr } = spawnSync(
    'bash',
    ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step.run],
    {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...inherited,
        PATH: [programs, inherited['PATH']].join(delimiter),
        STAND_IN_CALLS: calls,
        GITHUB_REF_NAME: `v${version}`,
        // In capitals, which registries refuse in names of images.
        GITHUB_REPOSITORY: 'Keep-Games-Alive/Mirror',
        GITHUB_SERVER_URL: 'https://github.com',
        GITHUB_OUTPUT: output,
        GITHUB_STEP_SUMMARY: summary,
        RUNNER_TEMP: temp,
        ...variables,
      },
    },
  );
  const written = records.filter((file) => existsSync(file));
  const result = [stdout, stderr, ...written.map((file) => readFileSync(file, 'utf8'))].join('\n');
  return findComplaints(one, version, status, result);
}

/** @returns the folder for PATH */
function writeStandIns(folder: string, standIns: Readonly<Record<string, string>>): string {
  mkdirSync(folder);
  for (const [name, output] of Object.entries(standIns)) {
    const file = join(folder, name);
    writeFileSync(file, standIn, { mode: 0o755 });
    writeFileSync(`${file}.output`, output);
  }
  return folder;
}

function findComplaints(
  { expected, fails = false }: StepCase,
  version: string,
  status: number | null,
  result: string,
): string[] {
  const complaints = expected
    .map((part) => part.replaceAll('{version}', version))
    .filter((part) => !result.includes(part))
    .map((part) => `misses ${part}`);
  if ((status !== 0) !== fails) complaints.push(`ended with status ${status}`);
  return complaints.length === 0 ? [] : [...complaints, result.trim()];
}
