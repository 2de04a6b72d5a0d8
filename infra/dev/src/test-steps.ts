import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { findChromium } from './chromium.ts';
import { runCommand } from './command.ts';
import { root, type Config } from './config.ts';
import { sendSignal } from './processes.ts';
import type { Services } from './services.ts';
import { countPlaywright, countVitest, notRun, oneStep, type Counts } from './summary.ts';

export interface StepOptions {
  readonly config: Config;
  readonly services: Promise<Services>;
  /** Where reports go. */
  readonly folder: string;
  readonly signal: AbortSignal;
}

type Command = readonly [command: string, ...string[]];

/** Runs every step, whatever came of the others; only browser tests need the build. */
export async function runAllSteps(options: StepOptions): Promise<readonly Counts[]> {
  // Looked for, or fetched, meanwhile; the step that needs it says what went wrong.
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
  const succeeded = await shownStep('unit and integration tests', options, async (services) => ({
    command: ['vitest', 'run', ...reporters],
    env: { TEST_DATABASE_URL: services.databaseUrl, TEST_REDIS_URL: services.redisUrl },
  }));
  return countVitest(report, succeeded);
}

async function browserTests(
  options: StepOptions,
  chromium: Promise<string | undefined>,
): Promise<Counts> {
  const report = join(options.folder, 'playwright.json');
  const succeeded = await shownStep('browser tests', options, async (services) => {
    const path = await chromium;
    return {
      command: ['pnpm', '--filter', '@kga/web', 'e2e', '--reporter=list,json'],
      env: {
        TEST_DATABASE_URL: services.databaseUrl,
        TEST_REDIS_URL: services.redisUrl,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        ...(path === undefined ? {} : { CHROMIUM_PATH: path }),
      },
    };
  });
  return countPlaywright(report, succeeded);
}

/** A step of which only a failure is worth reading. */
async function quietStep(
  name: string,
  [command, ...args]: Command,
  { config, signal }: StepOptions,
): Promise<Counts> {
  const began = Date.now();
  const env = { ...config.inherited, TURBO_TELEMETRY_DISABLED: '1' };
  const { ok, output } = await runCommand(command, args, { cwd: root, env, signal });
  heading(name, `${ok ? 'passed' : 'failed'} in ${seconds(began)}`);
  if (!ok) console.log(output.trimEnd());
  return oneStep(ok);
}

/** A step that speaks for itself while it runs. */
async function shownStep(
  name: string,
  { config, services, signal }: StepOptions,
  prepare: (services: Services) => Promise<{ command: Command; env: NodeJS.ProcessEnv }>,
): Promise<boolean> {
  signal.throwIfAborted();
  heading(name, 'running');
  const began = Date.now();
  let succeeded = false;
  try {
    const { command, env } = await prepare(await services);
    succeeded = await runShown(command, { ...config.inherited, ...env }, signal);
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
  }
  heading(name, `${succeeded ? 'passed' : 'failed'} in ${seconds(began)}`);
  return succeeded;
}

async function runShown(
  [command, ...args]: Command,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<boolean> {
  signal.throwIfAborted();
  const stdio = ['ignore', 'inherit', 'inherit'] as const;
  const child = spawn(command, args, { cwd: root, env, detached: true, stdio: [...stdio] });
  const abort = () => {
    if (child.pid !== undefined) sendSignal(-child.pid, 'SIGTERM');
  };
  signal.addEventListener('abort', abort);
  try {
    const [code]: unknown[] = await once(child, 'close');
    return code === 0;
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

function heading(name: string, state: string): void {
  console.log(`== ${name}: ${state}`);
}

function seconds(began: number): string {
  return `${((Date.now() - began) / 1000).toFixed(1)} s`;
}
