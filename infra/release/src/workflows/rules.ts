// SPDX-License-Identifier: AGPL-3.0-or-later
import { spawnSync } from 'node:child_process';

import { shellSteps, type Job, type Workflow } from './read-workflows.ts';

/** Returns what is wrong with a workflow. */
export type Rule = (workflow: Workflow) => string[];

/** What every workflow is held to, beside the syntax. */
export const rules = {
  'pins every action by its commit': pinsActions,
  'declares permissions, and writes only where a job asks for it': declaresPermissions,
  'bounds the time of every job': boundsTime,
  'gives code of strangers no rights': refusesTargetEvents,
  'names every shell step and puts no expression into it': separatesExpressions,
  'has shell steps that bash can read': parsesShell,
  'leaves no token in the checkout': dropsCredentials,
  'runs no code of dependencies where a job may write': separatesWriters,
} satisfies Record<string, Rule>;

/** A tag can be moved to other code, a commit cannot. Renovate reads the version in the comment. */
const pinned = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

function pinsActions({ text, jobs }: Workflow): string[] {
  const lines = [...text.matchAll(/^ *(?:- )?uses: *(.+)$/gm)].flatMap(([, value]) => value ?? []);
  const parsed = Object.values(jobs).flatMap((job) => [job, ...job.steps]);
  const used = parsed.filter(({ uses }) => uses !== undefined).length;
  return [
    ...lines
      .filter((line) => !line.startsWith('./') && !pinned.test(line))
      .map((line) => `${line} is not pinned by a commit with its version as a comment`),
    ...(lines.length === used ? [] : [`writes ${used} uses on ${lines.length} lines`]),
  ];
}

const grantsWrite = ({ permissions }: Pick<Job, 'permissions'>): boolean =>
  typeof permissions === 'object'
    ? Object.values(permissions).includes('write')
    : permissions === 'write-all';

function declaresPermissions(workflow: Workflow): string[] {
  if (workflow.permissions === undefined) return ['declares no permissions'];
  return grantsWrite(workflow) ? ['lets every job write'] : [];
}

function boundsTime({ jobs }: Workflow): string[] {
  return Object.entries(jobs)
    .filter(([, job]) => job.uses === undefined && job['timeout-minutes'] === undefined)
    .map(([name]) => `${name} has no timeout-minutes`);
}

/** These events run with the rights of the repository on what a pull request brings. */
function refusesTargetEvents({ on }: Workflow): string[] {
  const events = typeof on === 'string' ? [on] : Array.isArray(on) ? on : Object.keys(on);
  return events
    .filter((event) => ['pull_request_target', 'workflow_run'].includes(event))
    .map((event) => `runs on ${event}`);
}

/** An expression is replaced before bash reads the line, so a title or branch could be a command. */
function separatesExpressions(workflow: Workflow): string[] {
  const steps = shellSteps(workflow);
  return [
    ...steps
      .filter(({ run }) => run.includes('${{'))
      .map(({ id }) => `${id}: pass expressions through env`),
    ...steps.filter(({ name }) => name === undefined).map(({ id }) => `${id} has no name`),
  ];
}

function parsesShell(workflow: Workflow): string[] {
  return shellSteps(workflow).flatMap(({ id, run }) => {
    const { status, stderr } = spawnSync('bash', ['-n'], { input: run, encoding: 'utf8' });
    return status === 0 ? [] : [`${id}: ${stderr.trim()}`];
  });
}

function dropsCredentials({ jobs }: Workflow): string[] {
  return Object.entries(jobs).flatMap(([name, { steps }]) =>
    steps
      .filter(({ uses = '' }) => uses.startsWith('actions/checkout@'))
      .filter((step) => step.with['persist-credentials'] !== 'false')
      .map(() => `${name} checks out without persist-credentials: false`),
  );
}

/** A compromised package must meet no token that can publish or sign. */
function separatesWriters({ file, jobs, ...workflow }: Workflow): string[] {
  return Object.entries(jobs)
    .filter(([, job]) => grantsWrite(job))
    .flatMap(([name, job]) => shellSteps({ ...workflow, file, jobs: { [name]: job } }))
    .filter(({ run }) => /\b(node|npm|npx|pnpm)\b/.test(run))
    .map(({ id }) => `${id} runs Node in a job that may write`);
}
