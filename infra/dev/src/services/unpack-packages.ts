// SPDX-License-Identifier: AGPL-3.0-or-later
import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { dataRoot } from '../config.ts';
import { findProgram, runCommand, runQuietly } from '../supervisor/command.ts';
import programs from './programs.json' with { type: 'json' };

/** Where packages are unpacked for users who may not install them, as they would be below `/`. */
export const unpacked = join(dataRoot, 'programs', process.arch);

const bin = join(unpacked, 'bin');

/** Fedora's packages of the same programs, where it has them. */
const fedoraNames: Readonly<Record<string, string>> = { 'redis-server': 'valkey' };

/** Path of the first of these programs that has been unpacked. */
export const findUnpacked = (names: readonly string[]): string | undefined =>
  names.map((name) => join(bin, name)).find((path) => existsSync(path));

/**
 * Downloads packages of Debian, Ubuntu or Fedora with all that they need and the system lacks, and
 * unpacks them below `.data`. Needs no rights; where it fails, it says why.
 */
export async function unpackPackages(
  packages: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const download = await findDownload();
  if (!download) return;
  console.log(`Unpacking ${packages.join(', ')} into ${unpacked}`);
  const cache = join(unpacked, 'cache', packages.join('+'));
  mkdirSync(cache, { recursive: true });
  try {
    await download(packages, cache, env);
    writeWrappers();
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    console.log(`${packages.join(', ')} could not be unpacked: ${reason}`);
  }
}

type Download = (
  packages: readonly string[],
  cache: string,
  env: NodeJS.ProcessEnv,
) => Promise<void>;

async function findDownload(): Promise<Download | undefined> {
  if (await hasAll('apt-get', 'dpkg')) return unpackWithApt;
  if (await hasAll('dnf', 'rpm2cpio', 'cpio')) return unpackWithDnf;
  return undefined;
}

const hasAll = async (...names: string[]): Promise<boolean> =>
  (await Promise.all(names.map((name) => findProgram([name])))).every(Boolean);

/** With package lists of its own: those of the system may be missing, and belong to root. */
const unpackWithApt: Download = async (packages, cache, env) => {
  const lists = join(unpacked, 'cache/lists');
  mkdirSync(join(lists, 'partial'), { recursive: true });
  mkdirSync(join(cache, 'archives/partial'), { recursive: true });
  const options = ['-qq', '-o', `Dir::State::Lists=${lists}`, '-o', `Dir::Cache=${cache}`];
  const apt = async (...args: string[]) => {
    const { ok, output } = await runCommand('apt-get', [...options, ...args], { cwd: cache, env });
    if (!ok) throw new Error(output.trim());
    return output;
  };
  await apt('update');
  const plan = await apt('--simulate', '--no-install-recommends', 'install', ...packages);
  const missing = [...plan.matchAll(/^Inst (\S+)/gm)].map(([, name = '']) => name);
  await apt('download', ...missing);
  for (const file of filesOf(cache, '.deb')) {
    await runQuietly('dpkg', 'dpkg', ['-x', join(cache, file), unpacked], { env });
  }
};

const unpackWithDnf: Download = async (packages, cache, env) => {
  const names = packages.flatMap((name) => fedoraNames[name] ?? []);
  if (names.length === 0) throw new Error('Fedora has no package of it that runs from here.');
  const download = ['download', '--resolve', '--destdir', cache, ...names];
  await runQuietly('dnf download', 'dnf', download, { cwd: cache, env });
  for (const file of filesOf(cache, '.rpm')) {
    const unpack = 'rpm2cpio "$1" | cpio --extract --make-directories --quiet';
    const args = ['-c', unpack, 'sh', join(cache, file)];
    await runQuietly('cpio', '/bin/sh', args, { cwd: unpacked, env });
  }
};

const filesOf = (folder: string, end: string) =>
  readdirSync(folder).filter((name) => name.endsWith(end));

/**
 * Each program gets a script that tells it where its libraries and fonts are. programs.json names their files in the
 * packages; `/usr/bin/chromium-headless-shell` would be a script that names its folder.
 */
function writeWrappers(): void {
  mkdirSync(bin, { recursive: true });
  const all = readdirSync(unpacked, { recursive: true, encoding: 'utf8' });
  const libraries = new Set(all.filter((file) => /\.so(?:\.|$)/.test(basename(file))).map(dirname));
  const path = [...libraries].map((folder) => `$here/${folder}`).join(':');
  for (const [name, file] of Object.entries(programs)) {
    if (!existsSync(join(unpacked, file))) continue;
    const script = [
      '#!/bin/sh',
      // The checkout may have been moved.
      'here=$(cd "$(dirname "$0")/.." && pwd)',
      `export LD_LIBRARY_PATH="${path}"`,
      '[ -d "$here/usr/share/fonts" ] && export XDG_DATA_HOME="$here/usr/share"',
      `exec "$here/${file}" "$@"`,
      '',
    ].join('\n');
    writeFileSync(join(bin, name), script);
    chmodSync(join(bin, name), 0o755);
  }
}
