// SPDX-License-Identifier: AGPL-3.0-or-later
// Usage: node infra/dev/bootstrap.mjs infra/release/src/check-workflows.ts
// Checks the workflows of .github and runs those of their shell steps that can run on this machine.
// What only GitHub can run is listed as untried.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readLockfile } from './sbom/lockfile.ts';
import { findMissingPlatforms } from './sbom/platforms.ts';
import { readVersion } from './versions/versions.ts';
import { validateSyntax } from './workflows/language-service.ts';
import { readWorkflows, shellSteps } from './workflows/read-workflows.ts';
import { checkIssueForms, checkRenovateGroups } from './workflows/repository-files.ts';
import { rules } from './workflows/rules.ts';
import { runStep } from './workflows/run-step.ts';
import { stepCases } from './workflows/step-cases.ts';

let passed = 0;
let failed = 0;

function report(what: string, complaints: readonly string[]): void {
  if (complaints.length === 0) {
    passed += 1;
    console.log(`passed: ${what}`);
    return;
  }
  failed += 1;
  console.log(`failed: ${what}`);
  for (const complaint of complaints) console.log(`  ${complaint.replaceAll('\n', '\n  ')}`);
}

/** Reports what throws as a failure too. */
function check(what: string, find: () => string[]): void {
  try {
    report(what, find());
  } catch (error) {
    report(what, [error instanceof Error ? error.message : String(error)]);
  }
}

const workflows = readWorkflows();
for (const workflow of workflows) {
  const { file } = workflow;
  report(`${file} has valid keys, values and expressions`, await validateSyntax(workflow));
  for (const [name, rule] of Object.entries(rules)) check(`${file} ${name}`, () => rule(workflow));
}
check('issue forms', checkIssueForms);
check('groups of renovate.json', checkRenovateGroups);
check('programs for all platforms in pnpm-lock.yaml', () => findMissingPlatforms(readLockfile()));

const steps = new Map(workflows.flatMap(shellSteps).map((step) => [step.id, step]));
const temp = mkdtempSync(join(tmpdir(), 'kga-workflows-'));
try {
  const version = readVersion();
  for (const one of stepCases) {
    const step = steps.get(one.step);
    const replaced = Object.keys(one.standIns ?? {}).join(' and ');
    const how = [one.fails && 'refused', replaced && `with a stand-in for ${replaced}`];
    const what = [one.step, ...how.filter(Boolean)].join(', ');
    check(what, () => (step ? runStep(step, one, version, temp) : ['there is no such step']));
  }
} finally {
  rmSync(temp, { recursive: true, force: true });
}

const tried = new Set(stepCases.map(({ step }) => step));
for (const id of steps.keys()) if (!tried.has(id)) console.log(`untried: ${id}`);
const used = workflows.flatMap(({ jobs }) =>
  Object.values(jobs).flatMap((job) => [job, ...job.steps].flatMap(({ uses }) => uses ?? [])),
);
for (const uses of new Set(used)) console.log(`untried: uses ${uses.replace(/@.*/, '')}`);
for (const what of ['GitHub itself', 'a push to the registry', 'signatures', 'arm64', 'macOS']) {
  console.log(`untried: ${what}`);
}

console.log(`${passed} passed, ${failed} failed`);
if (failed > 0 || passed === 0) process.exitCode = 1;
