import { readFileSync } from 'node:fs';

import { findProgram, runQuietly } from '../supervisor/command.ts';

let queue: Promise<void> = Promise.resolve();

/**
 * Path of the first of these programs; installs the packages with apt if there is none.
 *
 * @returns undefined where neither helps
 */
export async function findOrInstall(
  names: readonly string[],
  packages: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<string | undefined> {
  const found = await findProgram(names);
  if (found) return found;
  await installWithApt(packages, env);
  return findProgram(names);
}

/**
 * Installs packages as root on Debian and its derivatives. Elsewhere it does nothing, and a failure
 * of apt is only logged, because every caller has a fallback.
 */
function installWithApt(packages: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  // One after the other, because apt holds a lock.
  queue = queue.then(() => tryInstall(packages, env));
  return queue;
}

async function tryInstall(packages: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  if (!(await canUseApt())) return;
  const names = packages.join(', ');
  console.log(`Installing ${names} with apt`);
  try {
    await install(packages, { ...env, DEBIAN_FRONTEND: 'noninteractive' });
  } catch (error) {
    console.log(`apt could not install ${names}: ${error instanceof Error ? error.message : ''}`);
  }
}

async function canUseApt(): Promise<boolean> {
  if (process.getuid?.() !== 0) return false;
  try {
    const system = readFileSync('/etc/os-release', 'utf8');
    if (!/^ID(_LIKE)?=.*(debian|ubuntu)/m.test(system)) return false;
  } catch {
    return false;
  }
  return (await findProgram(['apt-get'])) !== undefined;
}

/** Has no abort signal: an interrupted dpkg leaves a system to repair. */
async function install(packages: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const lock = ['-o', 'DPkg::Lock::Timeout=120'];
  await runQuietly('apt-get update', 'apt-get', ['update', ...lock], { env });
  const chosen = ['install', '-y', '--no-install-recommends', ...lock, ...packages];
  await runQuietly('apt-get install', 'apt-get', chosen, { env });
}
