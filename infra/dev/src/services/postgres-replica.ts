// SPDX-License-Identifier: AGPL-3.0-or-later
import { chownSync, cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { Client } from 'pg';

import { freePort } from './ports.ts';
import { findHome } from './postgres-home.ts';
import { writeSettings } from './postgres.ts';
import type { ServiceOptions } from './service-options.ts';

/** Copies the data of a cluster that runs, and what it needs to follow it. */
async function copyCluster(primaryUrl: string, folder: string): Promise<void> {
  const client = new Client({ connectionString: primaryUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select current_setting('data_directory') as data, pg_backup_start('replica', true)`,
    );
    const left = new Set(['postmaster.pid', 'postmaster.opts', 'kga.json']);
    for (const name of readdirSync(rows[0].data)) {
      if (!left.has(name)) {
        cpSync(join(rows[0].data, name), join(folder, name), { recursive: true });
      }
    }
    const end = await client.query('select labelfile from pg_backup_stop(false)');
    writeFileSync(join(folder, 'backup_label'), end.rows[0].labelfile);
  } finally {
    await client.end();
  }
  const { hostname, port, username, password } = new URL(primaryUrl);
  const source = `host=${hostname} port=${port} user=${username} password=${password}`;
  writeFileSync(join(folder, 'standby.signal'), '');
  writeFileSync(join(folder, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
}

/** Starts a replica that follows a cluster by streaming. Returns the URL of the same database in it. */
export async function startReplica(
  primaryUrl: string,
  { folder, supervisor, env }: ServiceOptions,
): Promise<string> {
  const home = await findHome(folder);
  rmSync(home.folder, { recursive: true, force: true });
  const { programs, user } = await findHome(folder);
  await copyCluster(primaryUrl, home.folder);
  if (user) {
    const all = readdirSync(home.folder, { recursive: true, encoding: 'utf8' });
    for (const name of all) chownSync(join(home.folder, name), user.uid, user.gid);
  }
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
  ];
  await supervisor.start({
    name: 'postgres',
    command: join(programs, 'postgres'),
    args: ['-D', home.folder, '-p', String(port), ...settings.flatMap((each) => ['-c', each])],
    cwd: home.folder,
    env,
    user,
    stage: 'service',
    quiet: true,
    endsWith: { signal: 'SIGINT', group: false },
    readyWhen: 'ready to accept read-only connections',
  });
  const url = new URL(primaryUrl);
  url.port = String(port);
  // With which it starts as a cluster of its own once it is promoted.
  writeSettings(home.folder, { password: url.password, port });
  return url.href;
}

/** Makes a replica a primary. Resolves when it takes writes. */
export async function promoteReplica(replicaUrl: string): Promise<void> {
  const client = new Client({ connectionString: replicaUrl });
  await client.connect();
  try {
    await client.query('select pg_promote()');
  } finally {
    await client.end();
  }
}
