// SPDX-License-Identifier: AGPL-3.0-or-later
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { parse } from 'yaml';
import { z } from 'zod';

import { root } from '../config.ts';

const permissions = z.union([z.string(), z.record(z.string(), z.string())]);
const scalar = z.union([z.string(), z.number(), z.boolean()]).transform(String);

const step = z.object({
  name: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  env: z.record(z.string(), scalar).default({}),
  with: z.record(z.string(), scalar).default({}),
});

const job = z.object({
  uses: z.string().optional(),
  permissions: permissions.optional(),
  'timeout-minutes': z.number().optional(),
  steps: z.array(step).default([]),
});

const workflow = z.object({
  on: z.union([z.string(), z.array(z.string()), z.record(z.string(), z.unknown())]),
  permissions: permissions.optional(),
  jobs: z.record(z.string(), job),
});

type Step = z.infer<typeof step>;
export type Job = z.infer<typeof job>;
export interface Workflow extends z.infer<typeof workflow> {
  /** Such as `ci.yml`. */
  readonly file: string;
  readonly text: string;
}

export function parseWorkflow(file: string, text: string): Workflow {
  return { file, text, ...workflow.parse(parse(text)) };
}

export function readWorkflows(): Workflow[] {
  const files = globSync('.github/workflows/*.{yml,yaml}', { cwd: root }).toSorted();
  return files.map((file) => parseWorkflow(basename(file), readFileSync(join(root, file), 'utf8')));
}

export interface ShellStep extends Step {
  /** `release.yml push: Starts a builder`. */
  readonly id: string;
  readonly run: string;
}

/** The steps of a workflow that are shell, not actions. */
export function shellSteps({ file, jobs }: Workflow): ShellStep[] {
  return Object.entries(jobs).flatMap(([name, { steps }]) =>
    steps.flatMap((one) => {
      const { run } = one;
      return run === undefined ? [] : [{ ...one, run, id: `${file} ${name}: ${one.name ?? run}` }];
    }),
  );
}
