// SPDX-License-Identifier: AGPL-3.0-or-later
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { findInstalled, findOrInstall } from './install-program.ts';
import { freePort } from './ports.ts';
import type { ServiceOptions } from './service-options.ts';

const names = ['pgbouncer'] as const;

/** Path of PgBouncer; undefined where it is not installed, because only its tests need it. */
export const findPgBouncer = () => findInstalled(names);

/** Path of PgBouncer, installed where it is missing; undefined where that fails. */
export const installPgBouncer = (env: NodeJS.ProcessEnv) =>
  findOrInstall(names, ['pgbouncer'], env);

/**
 * Starts PgBouncer in transaction mode, with two connections to the database of `databaseUrl`, as which
 * everyone is let in.
 *
 * @returns the URL through it
 */
export async function startPgBouncer(
  databaseUrl: string,
  { folder, supervisor, env }: ServiceOptions,
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  const { hostname, port, pathname, username, password } = new URL(databaseUrl);
  const listen = await freePort();
  const server = `host=${hostname} port=${port} user=${username} password=${password}`;
  const file = join(folder, 'pgbouncer.ini');
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: listen,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: 2,
    max_client_conn: 200,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const text = ['[databases]', `* = ${server}`, '[pgbouncer]', ...lines, ''].join('\n');
  writeFileSync(file, text, { mode: 0o644 });
  await supervisor.start({
    name: 'pgbouncer',
    command: (await findPgBouncer()) ?? 'pgbouncer',
    // It refuses to run as root.
    args: [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), file],
    cwd: folder,
    env,
    stage: 'service',
    quiet: true,
    readyWhen: 'process up',
  });
  return `postgres://${username}@127.0.0.1:${listen}${pathname}`;
}
