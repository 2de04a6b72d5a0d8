// SPDX-License-Identifier: AGPL-3.0-or-later
import { chmodSync, mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, extname, join, relative, resolve } from 'node:path';

import { readConfig, root, type Config } from '../config.ts';
import { findOrInstall } from '../services/install-program.ts';
import { installPgBouncer } from '../services/pgbouncer.ts';
import { startPostgres } from '../services/postgres.ts';
import { startRedis } from '../services/redis.ts';
import type { ServiceUrls } from '../services/services.ts';
import { runCommand } from '../supervisor/command.ts';
import { runUntilStopped } from '../supervisor/run-until-stopped.ts';
import { findChromium } from './chromium.ts';
import { addUp, countTests, failure, notRun, oneStep, summary, type Counts } from './summary.ts';

/** Of `npm test`, of the proofs that `npm run test:all` adds, and of `npm run check -- <path>`. */
const steps = { fast: fastSteps, slow: slowSteps, paths: pathSteps };

/** Runs checks beside a temporary Postgres and Redis; the counts come last. */
export async function runChecks(kind: keyof typeof steps): Promise<void> {
  let counts = oneStep(false);
  process.once('exit', () => console.log(summary(counts)));
  await runUntilStopped(async (signal, openSupervisor) => {
    const config = readConfig();
    const folder = mkdtempSync(join(tmpdir(), 'kga-test-'));
    // The system user that runs Postgres needs access.
    chmodSync(folder, 0o755);
    const supervisor = await openSupervisor(folder, { temporary: true });
    const service = { supervisor, env: config.inherited, durable: false };
    const services = Promise.all([
      startPostgres({ ...service, folder: join(folder, 'postgres') }),
      startRedis({ ...service, folder: join(folder, 'redis') }),
    ]).then(([databaseUrl, redisUrl]) => ({ databaseUrl, redisUrl }));
    const chromium = findChromium(config, signal);
    // The static checks need neither; the steps that do report the failure.
    services.catch(() => {});
    chromium.catch(() => {});
    const given = process.argv.slice(3);
    const options = { config, services, chromium, folder, signal, given };
    counts = addUp(await steps[kind](options));
    signal.throwIfAborted();
    return counts.failed > 0 || counts.passed === 0 ? 1 : 0;
  });
}

interface StepOptions {
  /** Arguments of the command: `--shard=1/2` where several machines share the tests, or paths. */
  readonly given: readonly string[];
  readonly config: Config;
  readonly services: Promise<ServiceUrls>;
  /** Path of the browser; undefined where the tests start their own default. */
  readonly chromium: Promise<string | undefined>;
  /** Where reports are written. */
  readonly folder: string;
  readonly signal: AbortSignal;
}

/** The project of DOM tests. They keep all cores busy, so they run apart from tests that mostly wait. */
const inBrowser = 'web in a browser*';
const quick = ['--project=!slow', `--project=!${inBrowser}`];

type Command = readonly [command: string, ...string[]];

/** Runs every step, even after a failed one; only the browser tests need the build. */
async function fastSteps(options: StepOptions): Promise<readonly Counts[]> {
  const quiet = (name: string, command: Command) => quietStep(name, command, options);
  const counts = await Promise.all([
    quiet('format check', ['oxfmt', '--check']),
    quiet('lint and types', ['oxlint', '--type-aware', '--type-check', '--deny-warnings']),
    quiet('unused code', ['knip']),
  ]);
  const given = options.given;
  const tests = await vitest('unit and integration tests', [...quick, ...given], options);
  const dom = await vitest('DOM tests', [`--project=${inBrowser}`, ...given], options);
  return [
    ...counts,
    tests,
    dom,
    ...(await browserTests(['--project=journeys', ...options.given], options)),
  ];
}

/** Proofs that kill processes, need other servers, or try every input. */
async function slowSteps(options: StepOptions): Promise<readonly Counts[]> {
  const { inherited } = options.config;
  // Without them the tests of alerts and of poolers are skipped.
  const [promtool, pooler] = await Promise.all([
    findOrInstall(['promtool'], ['prometheus'], inherited),
    installPgBouncer(inherited),
  ]);
  if (promtool === undefined) heading('alerts', 'not tested, because promtool is missing');
  if (pooler === undefined) heading('PgBouncer', 'not tested, because it is missing');
  const tests = await vitest('slow tests', ['--project=slow'], options);
  return [tests, ...(await browserTests(['--project=slow'], options))];
}

/** Format, lint and types of some files and folders, and the tests in or beside them. */
async function pathSteps(options: StepOptions): Promise<readonly Counts[]> {
  const paths = options.given.map((path) => relative(root, resolve(path)));
  if (paths.length === 0) {
    return [oneStep(false, 'Usage: npm run check -- <file or folder> …')];
  }
  const some = ['--no-error-on-unmatched-pattern', ...paths];
  const lint: Command = ['oxlint', '--type-aware', '--type-check', '--deny-warnings', ...some];
  const counts = await Promise.all([
    quietStep('format check', ['oxfmt', '--check', ...some], options),
    quietStep('lint and types', lint, options),
  ]);
  const journeys = paths.filter((path) => path.startsWith('apps/web/e2e'));
  const folders = paths
    .filter((path) => !journeys.includes(path))
    .map((path) => (/\.test\.tsx?$/.test(path) || extname(path) === '' ? path : dirname(path)));
  const slow = folders.some((path) => path.includes('.slow.')) ? [] : ['--project=!slow'];
  if (folders.length > 0) {
    counts.push(await vitest('tests', [...slow, '--passWithNoTests', ...folders], options));
  }
  if (journeys.length > 0) {
    const files = journeys.map((path) => relative('apps/web', path));
    counts.push(...(await browserTests(files, options)));
  }
  return counts;
}

/** @param given what narrows the tests down: a project, a shard, paths */
async function vitest(
  name: string,
  given: readonly string[],
  options: StepOptions,
): Promise<Counts> {
  const report = join(options.folder, 'vitest.xml');
  const reporters = ['--reporter=default', '--reporter=junit', `--outputFile.junit=${report}`];
  // Tests wait for stores, timeouts and processes: twice as many workers as there are cores.
  const workers = `--maxWorkers=${availableParallelism() * 2}`;
  const run: Command = ['vitest', 'run', workers, ...reporters, ...given];
  return countTests(report, await shownStep(name, run, options));
}

/** Builds the product and runs browser tests on it. */
async function browserTests(
  given: readonly string[],
  options: StepOptions,
): Promise<readonly Counts[]> {
  const turbo: Command = ['turbo', 'run', 'build', '--output-logs=errors-only'];
  const build = await quietStep('build', turbo, options);
  if (build.failed > 0) {
    heading('browser tests', 'not run, because the build failed');
    return [build, notRun];
  }
  const settings = { PLAYWRIGHT_JUNIT_OUTPUT_FILE: join(options.folder, 'playwright.xml') };
  const reporters = '--reporter=list,junit';
  const run: Command = ['pnpm', '--filter', '@kga/web', 'e2e', reporters, ...given];
  const passed = await shownStep('browser tests', run, options, settings);
  return [build, countTests(settings.PLAYWRIGHT_JUNIT_OUTPUT_FILE, passed, 'apps/web/e2e/')];
}

/** Prints the output of a step only if it fails. */
async function quietStep(
  name: string,
  [command, ...args]: Command,
  { config, signal }: StepOptions,
): Promise<Counts> {
  const began = Date.now();
  const env = config.inherited;
  const { ok, output } = await runCommand(command, args, { cwd: root, env, signal });
  finish(name, ok, began);
  if (!ok) console.log(output.trimEnd());
  return oneStep(ok, failure(name, output));
}

/** Prints the output of a step, which needs the services and the browser, while it runs. */
async function shownStep(
  name: string,
  [command, ...args]: Command,
  { config, services, chromium, signal }: StepOptions,
  settings: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  signal.throwIfAborted();
  heading(name, 'running');
  const began = Date.now();
  let succeeded = false;
  try {
    const { databaseUrl, redisUrl } = await services;
    const urls = { TEST_DATABASE_URL: databaseUrl, TEST_REDIS_URL: redisUrl };
    const path = await chromium;
    const browser = path === undefined ? {} : { CHROMIUM_PATH: path };
    const env = { ...config.inherited, ...urls, ...browser, ...settings };
    ({ ok: succeeded } = await runCommand(command, args, { cwd: root, env, signal, show: true }));
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
  }
  finish(name, succeeded, began);
  return succeeded;
}

function finish(name: string, succeeded: boolean, began: number): void {
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  heading(name, `${succeeded ? 'passed' : 'failed'} in ${seconds} s`);
}

function heading(name: string, state: string): void {
  console.log(`== ${name}: ${state}`);
}
