import { join } from 'node:path';

import { root, type Config } from '../config.ts';
import type { ServiceUrls } from '../services/services.ts';
import { runCommand } from '../supervisor/command.ts';
import { findChromium } from './chromium.ts';
import { countPlaywright, countVitest, notRun, oneStep, type Counts } from './summary.ts';

export interface StepOptions {
  readonly config: Config;
  readonly services: Promise<ServiceUrls>;
  /** Where reports are written. */
  readonly folder: string;
  readonly signal: AbortSignal;
}

type Command = readonly [command: string, ...string[]];

/** Runs every step, even after a failed one; only the browser tests need the build. */
export async function runAllSteps(options: StepOptions): Promise<readonly Counts[]> {
  // Located or installed in parallel; the browser tests report a failure of it.
  const chromium = findChromium(options.config, options.signal);
  chromium.catch(() => {});
  const quiet = (name: string, command: Command) => quietStep(name, command, options);

  const counts = await Promise.all([
    quiet('format check', ['oxfmt', '--check']),
    quiet('lint', ['oxlint', '--type-aware', '--deny-warnings']),
    quiet('unused code', ['knip']),
    quiet('types', ['turbo', 'run', 'typecheck', '--output-logs=errors-only']),
  ]);
  const tests = await unitTests(options);
  const build = await quiet('build', ['turbo', 'run', 'build', '--output-logs=errors-only']);
  if (build.failed > 0) heading('browser tests', 'not run, because the build failed');
  const browser = build.failed > 0 ? notRun : await browserTests(options, chromium);
  return [...counts, tests, build, browser];
}

async function unitTests(options: StepOptions): Promise<Counts> {
  const report = join(options.folder, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const succeeded = await shownStep(
    'unit and integration tests',
    ['vitest', 'run', ...reporters],
    options,
  );
  return countVitest(report, succeeded);
}

async function browserTests(
  options: StepOptions,
  chromium: Promise<string | undefined>,
): Promise<Counts> {
  const report = join(options.folder, 'playwright.json');
  const succeeded = await shownStep(
    'browser tests',
    ['pnpm', '--filter', '@kga/web', 'e2e', '--reporter=list,json'],
    options,
    async () => {
      const path = await chromium;
      return { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...(path && { CHROMIUM_PATH: path }) };
    },
  );
  return countPlaywright(report, succeeded);
}

/** Prints the output of a step only if it fails. */
async function quietStep(
  name: string,
  [command, ...args]: Command,
  { config, signal }: StepOptions,
): Promise<Counts> {
  const began = Date.now();
  const { ok, output } = await runCommand(command, args, {
    cwd: root,
    env: config.inherited,
    signal,
  });
  heading(name, `${ok ? 'passed' : 'failed'} in ${seconds(began)}`);
  if (!ok) console.log(output.trimEnd());
  return oneStep(ok);
}

/** Prints the output of a step, which needs the services, while it runs. */
async function shownStep(
  name: string,
  [command, ...args]: Command,
  { config, services, signal }: StepOptions,
  settings: () => Promise<NodeJS.ProcessEnv> = async () => ({}),
): Promise<boolean> {
  signal.throwIfAborted();
  heading(name, 'running');
  const began = Date.now();
  let succeeded = false;
  try {
    const { databaseUrl, redisUrl } = await services;
    const env = {
      ...config.inherited,
      TEST_DATABASE_URL: databaseUrl,
      TEST_REDIS_URL: redisUrl,
      ...(await settings()),
    };
    ({ ok: succeeded } = await runCommand(command, args, { cwd: root, env, signal, show: true }));
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
  }
  heading(name, `${succeeded ? 'passed' : 'failed'} in ${seconds(began)}`);
  return succeeded;
}

function heading(name: string, state: string): void {
  console.log(`== ${name}: ${state}`);
}

function seconds(began: number): string {
  return `${((Date.now() - began) / 1000).toFixed(1)} s`;
}
