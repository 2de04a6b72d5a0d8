// SPDX-License-Identifier: AGPL-3.0-or-later
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readConfig } from '../config.ts';
import { startPostgres } from '../services/postgres.ts';
import { startRedis } from '../services/redis.ts';
import { runDatabaseCommand } from '../services/services.ts';
import { runUntilStopped } from '../supervisor/run-until-stopped.ts';
import { findUnwanted, measure } from './content.ts';
import {
  type ImageApp,
  buildImage,
  hasDocker,
  imageApps,
  readVolumes,
  withContent,
} from './docker.ts';
import { runImage } from './run-image.ts';

/**
 * Most megabytes of an app without Node, Debian and fonts. The worker has room for libraries that
 * replace own code, such as OpenTelemetry's (docs/decisions/0062-traces-by-opentelemetry.md).
 */
const mostMegabytes: Record<ImageApp, number> = { api: 45, worker: 90, web: 30 };

const isImageApp = (name: string): name is ImageApp => imageApps.some((app) => app === name);

/** @returns the complaints */
async function checkContent(app: ImageApp): Promise<string[]> {
  return withContent(app, (folder) => {
    const { code, fonts } = measure(folder);
    const most = mostMegabytes[app];
    console.log(
      `${app}: ${code.toFixed(1)} MB of at most ${most}, and ${fonts.toFixed(1)} MB of fonts`,
    );
    return [
      ...findUnwanted(folder).map((file) => `${app} holds ${file}`),
      ...(code > most ? [`${app} is larger than ${most} MB`] : []),
    ];
  });
}

// Usage: npm run images:check [-- api worker web]
await runUntilStopped(async (signal, openSupervisor) => {
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => !isImageApp(name));
  if (unknown !== undefined) throw new Error(`There is no image of ${unknown}`);
  // The api first, because web asks it.
  const apps = imageApps.filter((app) => wanted.length === 0 || wanted.includes(app));

  const { inherited: env } = readConfig();
  const volumes = readVolumes();
  if (!(await hasDocker())) throw new Error('No Docker engine answers.');
  const folder = mkdtempSync(join(tmpdir(), 'kga-images-'));
  // The system user that runs Postgres needs access.
  chmodSync(folder, 0o755);
  const supervisor = await openSupervisor(folder, { temporary: true });
  const service = { supervisor, env, durable: false };
  const databaseUrl = await startPostgres({ ...service, folder: join(folder, 'postgres') });
  const redisUrl = await startRedis({ ...service, folder: join(folder, 'redis') });
  await runDatabaseCommand('migrate', { ...env, DATABASE_URL: databaseUrl }, signal);

  const complaints: string[] = [];
  try {
    let apiUrl = 'http://127.0.0.1:9';
    for (const app of apps) {
      signal.throwIfAborted();
      const began = Date.now();
      await buildImage(app);
      console.log(`${app}: built in ${Math.round((Date.now() - began) / 1000)} s`);
      complaints.push(...(await checkContent(app)));
      const services = { databaseUrl, redisUrl };
      const volume = volumes[app];
      const url = await runImage(app, { supervisor, env, services, apiUrl, volume });
      if (app === 'api') apiUrl = url;
      console.log(`${app}: ready, without rights and with its root read-only`);
    }
  } finally {
    await supervisor.stopAll();
  }
  for (const complaint of complaints) console.log(complaint);
  return complaints.length === 0 ? 0 : 1;
});
