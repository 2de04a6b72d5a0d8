import { readFileSync } from 'node:fs';

import { findProgram, runQuietly } from './command.ts';

let turn: Promise<void> = Promise.resolve();

/**
 * Installs packages of Debian where this is root on a system of its family. Where it is not, or apt
 * fails, nothing happens but a word about it: whoever asks has another way.
 */
export function installWithApt(packages: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  // One after the other, because apt holds a lock.
  turn = turn.then(() => attempt(packages, env));
  return turn;
}

async function attempt(packages: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
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

/** Not ended with the rest when all is being stopped: dpkg cut short leaves a system to repair. */
async function install(packages: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const lock = ['-o', 'DPkg::Lock::Timeout=120'];
  await runQuietly('apt-get update', 'apt-get', ['update', ...lock], { env });
  const chosen = ['install', '-y', '--no-install-recommends', ...lock, ...packages];
  await runQuietly('apt-get install', 'apt-get', chosen, { env });
}
