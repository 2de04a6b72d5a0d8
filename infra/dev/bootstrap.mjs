// Runs on any Node from 20 on, before anything is installed: it may import nothing but Node itself.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname ?? '.', '../..');
const commands = ['start', 'test', 'dev'];
const command = process.argv[2] ?? '';

if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(`Keep Games Alive needs Node 20 or newer; this is ${process.version}.`);
}
if (!commands.includes(command)) fail(`Usage: node infra/dev/bootstrap.mjs ${commands.join('|')}`);

const stampFile = join(root, 'node_modules/.kga-install.json');
const node = join(root, 'node_modules/.bin/node');
run(install());

/** Installs what the lock file names, unless that is what stands there already. Gives pnpm's path. */
function install() {
  const manifests = packageFolders().map((folder) => join(folder, 'package.json'));
  const inputs = [join(root, 'pnpm-lock.yaml'), join(root, 'pnpm-workspace.yaml'), ...manifests];
  const hash = createHash('sha256');
  for (const file of inputs) hash.update(readFileSync(file));
  const wanted = hash.digest('hex');

  const stamp = readStamp();
  if (stamp?.hash === wanted && existsSync(stamp.pnpm) && isComplete()) return stamp.pnpm;

  const version = readJson(join(root, 'package.json')).packageManager.replace(/^pnpm@|\+.*$/g, '');
  const began = Date.now();
  console.log(`Installing dependencies with pnpm ${version}`);
  const pnpm = findPnpm(version);
  quietly(pnpm, ['install', '--frozen-lockfile', '--config.confirm-modules-purge=false']);
  if (!isComplete()) fail('The installation ended well, but node_modules is incomplete.');
  writeFileSync(stampFile, JSON.stringify({ hash: wanted, pnpm }));
  console.log(`Installed dependencies in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  return pnpm;
}

/** Where npx keeps this pnpm: tools that call `pnpm` by name find it there, at the pinned version. */
function findPnpm(version) {
  const found = spawnSync('npx', ['--yes', '-p', `pnpm@${version}`, '-c', 'command -v pnpm'], {
    cwd: root,
    encoding: 'utf8',
  });
  const path = found.stdout?.trim().split('\n').at(-1) ?? '';
  if (found.status === 0 && existsSync(path)) return path;
  fail(
    `pnpm ${version} could not be fetched with npx.\n${found.stdout ?? ''}${found.stderr ?? ''}`,
  );
}

function packageFolders() {
  const inside = (parent) =>
    existsSync(join(root, parent))
      ? readdirSync(join(root, parent)).map((name) => join(root, parent, name))
      : [];
  return [root, ...['apps', 'packages', 'infra'].flatMap(inside)].filter((folder) =>
    existsSync(join(folder, 'package.json')),
  );
}

function isComplete() {
  const installed = packageFolders().every((folder) => {
    const { dependencies = {}, devDependencies = {} } = readJson(join(folder, 'package.json'));
    const names = Object.keys({ ...dependencies, ...devDependencies });
    return names.every((name) => existsSync(join(folder, 'node_modules', name, 'package.json')));
  });
  if (!installed || !existsSync(node)) return false;
  try {
    return execFileSync(node, ['--version'], { encoding: 'utf8' }).startsWith('v24.');
  } catch {
    return false;
  }
}

/** Runs the command on Node 24, in this terminal, and ends as it ends. */
function run(pnpm) {
  mkdirSync(join(root, '.data'), { recursive: true });
  const bins = [join(root, 'node_modules/.bin'), dirname(pnpm)];
  const child = spawn(
    node,
    [
      '--conditions=kga-source',
      '--disable-warning=ExperimentalWarning',
      join(root, `infra/dev/src/${command}.ts`),
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PATH: [...bins, process.env.PATH].join(delimiter) },
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  endWithStarter(child);
  child.on('exit', (code, signal) => {
    process.exit(code ?? 128 + (constants.signals[signal] ?? 0));
  });
}

/** npm that was killed outright passes nothing on: its end is seen by a change of parents. */
function endWithStarter(child) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const starters = startersNow();
  setInterval(() => {
    if (startersNow() !== starters) child.kill('SIGTERM');
  }, 250).unref();
}

/** The parent, and the parent's own where that one is only the shell in which npm runs a script. */
function startersNow() {
  const shell = process.ppid;
  try {
    const isShell = readFileSync(`/proc/${shell}/cmdline`, 'utf8').split('\0')[1] === '-c';
    const status = readFileSync(`/proc/${shell}/status`, 'utf8');
    return isShell ? `${shell} ${/^PPid:\s*(\d+)/m.exec(status)?.[1]}` : String(shell);
  } catch {
    return String(shell);
  }
}

function quietly(file, args) {
  const { status, stdout, stderr } = spawnSync(file, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, CI: 'true' },
  });
  if (status !== 0) fail(`${stdout ?? ''}${stderr ?? ''}\nInstalling the dependencies failed.`);
}

function readStamp() {
  try {
    return readJson(stampFile);
  } catch {
    return undefined;
  }
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
