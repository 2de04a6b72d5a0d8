import { existsSync, readFileSync } from 'node:fs';

import { readConfig } from '../config.ts';
import { findProgram, runQuietly } from '../supervisor/command.ts';

let queue: Promise<void> = Promise.resolve();

/**
 * Path of the first of these programs; installs the packages with apt if it is missing.
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
  // One after the other, because apt holds a lock.
  queue = queue.then(() => installWithApt(packages, { ...env, DEBIAN_FRONTEND: 'noninteractive' }));
  await queue;
  return findProgram(names);
}

/**
 * Path of a program, which is installed with apt where it is missing.
 *
 * @throws Error where neither helps
 */
export async function requireProgram(name: string, packages: readonly string[]): Promise<string> {
  const found = await findOrInstall([name], packages, readConfig().inherited);
  if (found) return found;
  throw new Error(`${name} is needed and is not there. Install it, and try again.`);
}

/**
 * Installs packages as root on Debian and its derivatives. Elsewhere it does nothing, and a failure
 * of apt is only logged, because every caller has a fallback.
 */
async function installWithApt(packages: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  if (!(await canUseApt())) return;
  const names = packages.join(', ');
  console.log(`Installing ${names} with apt`);
  // Without an abort signal: an interrupted dpkg leaves a system to repair.
  const apt = ['-o', 'DPkg::Lock::Timeout=120', '-y', '--no-install-recommends'];
  try {
    await runQuietly('apt-get update', 'apt-get', [...apt, 'update'], { env });
    await runQuietly('apt-get install', 'apt-get', [...apt, 'install', ...packages], { env });
  } catch (error) {
    console.log(`apt could not install ${names}: ${error instanceof Error ? error.message : ''}`);
  }
}

async function canUseApt(): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  const system = readFileSync('/etc/os-release', 'utf8');
  const isDebian = /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(system);
  return isDebian && (await findProgram(['apt-get'])) !== undefined;
}
