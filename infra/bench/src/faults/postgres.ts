// SPDX-License-Identifier: AGPL-3.0-or-later
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { createDatabase } from '@kga/db/core';
import { type TestService, startPostgres, startReplica, startTcpProxy } from '@kga/dev/testing';
import { sql } from 'kysely';

import type { Resources } from '../shared/processes.ts';

const diskMegabytes = 900;

/**
 * A small disk in memory, where that can be mounted, which takes root on Linux, and in a container the right to
 * mount; elsewhere a folder that must not be filled.
 */
function mountDisk(resources: Resources, folder: string) {
  mkdirSync(folder);
  const options = ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m`, 'tmpfs', folder];
  const canBeFilled = spawnSync('mount', options, { stdio: 'ignore' }).status === 0;
  if (canBeFilled) resources.defer(() => void spawnSync('umount', ['--lazy', folder]));
  chmodSync(folder, 0o755);
  return { folder, canBeFilled };
}

/**
 * Writes until there is no space left, at which dd fails; returns what frees it again. Proxies in this process go on
 * meanwhile.
 */
async function fill(folder: string): Promise<() => void> {
  const file = join(folder, 'ballast');
  const size = ['bs=1M', `count=${diskMegabytes}`];
  const dd = spawn('dd', ['if=/dev/zero', `of=${file}`, ...size], { stdio: 'ignore' });
  const [status] = await once(dd, 'exit');
  if (status !== 1) throw new Error(`The disk was not filled: dd ended with ${status}.`);
  return () => rmSync(file, { force: true });
}

async function ask(url: string, statement: string) {
  await using db = createDatabase(url, { maxConnections: 1 });
  return (await sql.raw(statement).execute(db)).rows;
}

async function until(isTrue: () => Promise<boolean>): Promise<boolean> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    if (await isTrue().catch(() => false)) return true;
    await setTimeout(100);
  }
  return false;
}

/** A Postgres behind a proxy at one URL, whichever of two disks its primary is on. */
export async function startFailoverPostgres(resources: Resources, folder: string) {
  const disks = [join(folder, 'disk-0'), join(folder, 'disk-1')].map((path) =>
    mountDisk(resources, path),
  );
  let disk = 0;
  const diskOf = (index: number) => disks[index % disks.length] ?? { folder, canBeFilled: false };
  let primary: TestService = await startPostgres({ durable: true, disk: diskOf(0).folder });
  resources.defer(() => primary.stop());
  const proxy = await startTcpProxy(primary.url);
  resources.defer(() => proxy.close());
  const answers = () => ask(primary.url, 'select 1').then(() => true);

  return {
    /** Superuser's, of the database `postgres`, through the proxy. */
    url: proxy.url,
    proxy,
    /** The same without the proxy. */
    directUrl: () => primary.url,
    kill: () => primary.kill(),
    restart: () => primary.restart(),
    /** Whether `fillDisk` fills nothing else. */
    canBeFilled: disks.every((each) => each.canBeFilled),

    /** Fills the disk for a while. A Postgres that stopped for want of space is started again. */
    async fillDisk(ms: number): Promise<void> {
      const free = await fill(diskOf(disk).folder);
      await setTimeout(ms);
      free();
      if (!(await until(answers))) await primary.restart();
    },

    /** Lets a replica follow with each commit, kills the primary, and leads everyone to the replica. */
    async failOver(): Promise<void> {
      const next = diskOf(disk + 1);
      const replica = await startReplica(primary.url, { durable: true, disk: next.folder });
      await ask(primary.url, "alter system set synchronous_standby_names = '*'");
      await ask(primary.url, 'select pg_reload_conf()');
      const isSynchronous = async () => {
        const following = "select from pg_stat_replication where sync_state = 'sync'";
        return (await ask(primary.url, following)).length === 1;
      };
      if (!(await until(isSynchronous))) throw new Error('The replica does not follow.');
      await setTimeout(1_000);
      const former = primary;
      await former.kill();
      proxy.cut();
      await replica.promote();
      primary = replica;
      disk += 1;
      proxy.redirect(replica.url);
      proxy.mend();
      await former.stop();
    },
  };
}
