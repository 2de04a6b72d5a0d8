// SPDX-License-Identifier: AGPL-3.0-or-later
// A static copy of an installation with many stories, posts and games: its files and bytes, and whether its links lead
// somewhere and axe finds nothing. Usage: npm run bench:farewell -- [--items=100000]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { seedPetitions } from '@kga/db/seeds';
import { freePort, readConfig, requireProgram, root } from '@kga/dev/testing';

import { chosenFeatures, fillDatabase } from '../features.ts';
import { type Resources, endProcess } from '../shared/processes.ts';
import { startApp } from '../shared/product.ts';
import { option, runBench } from '../shared/run-bench.ts';

const items = Number(option('items', '100000'));
const megabytesMax = 1_000;

/** Of each there are as many items. */
const filled = chosenFeatures('stories,forum,archive').map(([, feature]) => feature);

await runBench('bench:farewell', ['api', 'web'], async (resources, newServices) => {
  const services = await newServices();
  await seedPetitions(services.db, { polls: false });
  await fillDatabase(services.databaseUrl, Math.ceil(items / filled.length), filled);
  // As docs/operations/end-of-life.md says.
  const PORT = String(await freePort());
  const settings = {
    READ_ONLY: 'on',
    RATE_LIMIT_MAX: '100000',
    PAGES_PER_MINUTE: '100000',
    PUBLIC_ORIGIN: `http://127.0.0.1:${PORT}`,
  };
  const api = await startApp(resources, 'api', services, settings);
  const web = await startApp(resources, 'web', services, {
    ...settings,
    API_URL: api.origin,
    PORT,
  });
  const folder = await mkdtemp(join(tmpdir(), 'kga-bench-'));
  resources.defer(() => rm(folder, { recursive: true, force: true }));

  const begun = performance.now();
  const isGood = await copySite(resources, web.origin, join(folder, 'copy'));
  const minutes = (performance.now() - begun) / 60_000;
  const { files, bytes } = await measureFolder(join(folder, 'copy'));
  const megabytes = bytes / 1_000_000;
  return {
    figures:
      `${items} items, ${files} files, ${megabytes.toFixed(1)} MB (bar ${megabytesMax}) in ` +
      `${minutes.toFixed(1)} min; links and axe: ${isGood ? 'nothing to complain of' : 'see above'}`,
    pass: isGood && files > items && megabytes < megabytesMax,
  };
});

/** Runs the command of operators, and shows what it prints; returns whether it has no complaint. */
async function copySite(resources: Resources, url: string, folder: string): Promise<boolean> {
  const { chromiumPath, inherited } = readConfig();
  const chromium = chromiumPath ?? (await requireProgram('chromium', ['chromium']));
  const main = join(root, 'infra/farewell/src/main.ts');
  const child = spawn(
    process.execPath,
    [main, `--url=${url}`, `--out=${folder}`, `--axe=${chromium}`],
    { cwd: root, env: { PATH: inherited['PATH'] }, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  resources.defer(() => endProcess(child));
  const [code] = await once(child, 'exit');
  return code === 0;
}

async function measureFolder(folder: string): Promise<{ files: number; bytes: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  let bytes = 0;
  for (const { parentPath, name } of files) bytes += (await stat(join(parentPath, name))).size;
  return { files: files.length, bytes };
}
