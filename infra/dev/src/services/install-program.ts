// SPDX-License-Identifier: AGPL-3.0-or-later
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readConfig } from '../config.ts';
import { findProgram, runQuietly } from '../supervisor/command.ts';
import { findUnpacked, unpackPackages, unpacked } from './unpack-packages.ts';

let queue: Promise<void> = Promise.resolve();

/**
 * Path of the first of these programs; if it is missing, root installs the packages with apt and others
 * unpack them below `.data`.
 *
 * @returns undefined where neither helps
 */
export async function findOrInstall(
  names: readonly string[],
  packages: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<string | undefined> {
  const found = await findInstalled(names);
  if (found) return found;
  await install(packages, env);
  return findInstalled(names);
}

/** Path of the first of these programs that the system has, or that was unpacked below `.data`. */
export const findInstalled = async (names: readonly string[]): Promise<string | undefined> =>
  (await findProgram(names)) ?? findUnpacked(names);

/** Installs or unpacks packages, each where a file of it is missing. */
export async function installMissing(
  fileOfPackage: Readonly<Record<string, string>>,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const missing = Object.entries(fileOfPackage).filter(
    ([, file]) => !existsSync(file) && !existsSync(join(unpacked, file)),
  );
  if (missing.length > 0)
    await install(
      missing.map(([name]) => name),
      env,
    );
}

/** One installation after the other, because apt holds a lock. */
function install(packages: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  queue = queue.then(() =>
    process.getuid?.() === 0
      ? installWithApt(packages, { ...env, DEBIAN_FRONTEND: 'noninteractive' })
      : unpackPackages(packages, env),
  );
  return queue;
}

/**
 * Path of a program, which is installed or unpacked where it is missing.
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
  if (!existsSync('/etc/os-release')) return false;
  const system = readFileSync('/etc/os-release', 'utf8');
  const isDebian = /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(system);
  return isDebian && (await findProgram(['apt-get'])) !== undefined;
}
