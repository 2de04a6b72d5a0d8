// SPDX-License-Identifier: AGPL-3.0-or-later
// Usage: node infra/dev/bootstrap.mjs start|dev|check|test|test:slow|test:all
//        node infra/dev/bootstrap.mjs <file.ts | program> [arguments]
// Installs the dependencies where they are missing, then runs the command with the pinned Node and
// pnpm. It runs on any Node from 20.18 on, before anything is installed: it may import only Node itself.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname ?? '.', '../..');
const [command = '', ...commandArgs] = process.argv.slice(2);

refuseUnsupported();
if (command === '')
  fail(
    'Usage: node infra/dev/bootstrap.mjs start|dev|check|test|test:slow|test:all|<file.ts>|<program>',
  );

const stampFile = join(root, 'node_modules/.kga-install.json');
const node = join(root, 'node_modules/.bin/node');
run(install());

/** Says what is missing where nothing below could run, instead of failing somewhere else. */
function refuseUnsupported() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 18)) {
    fail(`Keep Games Alive needs Node 20.18 or newer; this is ${process.version}.`);
  }
  if (process.platform === 'win32') {
    fail(
      'Keep Games Alive runs on Linux and macOS. On Windows, run the same command inside WSL 2, in a checkout below your Linux home: https://learn.microsoft.com/windows/wsl/install',
    );
  }
  const isMusl =
    process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime;
  if (isMusl) {
    fail(
      'Keep Games Alive needs a Linux with glibc, such as Debian, Ubuntu or Fedora: Postgres and Node come as builds for it, and Alpine uses musl. The images of docker-compose.yml run on any Linux.',
    );
  }
}

/** Installs what the lock file names unless it is installed already. Returns the path of pnpm. */
function install() {
  const manifests = packageFolders().map((folder) => join(folder, 'package.json'));
  const lock = [join(root, 'pnpm-lock.yaml'), join(root, 'pnpm-workspace.yaml')];
  const hash = createHash('sha256');
  for (const file of [...lock, ...manifests]) hash.update(readFileSync(file));
  const wanted = hash.digest('hex');
  const stamp = readStamp();
  if (stamp?.hash === wanted && existsSync(stamp.pnpm) && isComplete()) return stamp.pnpm;

  const version = readJson(join(root, 'package.json')).packageManager.replace(/^pnpm@|\+.*$/g, '');
  const began = Date.now();
  console.log(`Installing dependencies with pnpm ${version}`);
  const pnpm = findPnpm(version);
  const flags = ['--frozen-lockfile', '--config.confirm-modules-purge=false'];
  const { status, stdout, stderr } = spawnSync(pnpm, ['install', ...flags], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, CI: 'true' },
  });
  if (status !== 0) fail(`${stdout ?? ''}${stderr ?? ''}\nInstalling the dependencies failed.`);
  if (!isComplete()) fail('The installation ended well, but node_modules is incomplete.');
  writeFileSync(stampFile, JSON.stringify({ hash: wanted, pnpm }));
  console.log(`Installed dependencies in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  return pnpm;
}

/** Path of the pinned pnpm in npx's cache, which goes on PATH for tools that call `pnpm` by name. */
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
    readdirSync(join(root, parent)).map((name) => join(root, parent, name));
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

/** Runs the command in this terminal and exits as it exits. */
function run(pnpm) {
  const PATH = [join(root, 'node_modules/.bin'), dirname(pnpm), process.env.PATH].join(delimiter);
  const [program, ...args] = commandLine();
  const env = { ...process.env, PATH, TURBO_TELEMETRY_DISABLED: '1' };
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  stopWithParent(child);
  child.on('error', (error) => fail(`${command} could not be run: ${error.message}`));
  child.on('exit', (code, signal) => {
    process.exit(code ?? 128 + (constants.signals[signal] ?? 0));
  });
}

/** A TypeScript file runs on the pinned Node; anything else is a program of node_modules or PATH. */
function commandLine() {
  const isStack = ['start', 'dev', 'check', 'test', 'test:slow', 'test:all'].includes(command);
  if (!isStack && !command.endsWith('.ts')) return [command, ...commandArgs];
  const script = isStack ? ['infra/dev/src/main.ts', command] : [command];
  const flags = ['--conditions=kga-source', '--disable-warning=ExperimentalWarning'];
  return [node, ...flags, ...script, ...commandArgs];
}

/** npm that was killed with SIGKILL forwards no signal, but its end changes the parent process. */
function stopWithParent(child) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parents = parentProcesses();
  setInterval(() => {
    if (parentProcesses() !== parents) child.kill('SIGTERM');
  }, 250).unref();
}

/** The parent, with its own parent if it is only the shell in which npm runs a script. */
function parentProcesses() {
  const shell = process.ppid;
  try {
    const isShell = readFileSync(`/proc/${shell}/cmdline`, 'utf8').split('\0')[1] === '-c';
    const status = readFileSync(`/proc/${shell}/status`, 'utf8');
    return isShell ? `${shell} ${/^PPid:\s*(\d+)/m.exec(status)?.[1]}` : String(shell);
  } catch {
    return String(shell);
  }
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
