import { mkdtempSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Children } from './children.ts';
import { readConfig } from './config.ts';
import { runUntilStopped } from './lifecycle.ts';
import { startPostgres } from './postgres.ts';
import { startRedis } from './redis.ts';
import { openRun, type Run } from './run-record.ts';
import { addUp, oneStep, summaryLine } from './summary.ts';
import { runAllSteps } from './test-steps.ts';

const folder = mkdtempSync(join(tmpdir(), 'kga-test-'));
let run: Run | undefined;
let children: Children | undefined;
let counts = oneStep(false);
process.once('exit', () => console.log(summaryLine(counts)));

await runUntilStopped(
  async (signal) => {
    const config = readConfig();
    // The user that Postgres runs as has to pass through.
    await chmod(folder, 0o755);
    run = await openRun(folder, { removeAtEnd: true });
    children = new Children({ run, say: console.log });
    const service = { children, env: config.inherited, durable: false };
    const services = Promise.all([
      startPostgres({ ...service, folder: join(folder, 'postgres') }),
      startRedis({ ...service, folder: join(folder, 'redis') }),
    ]).then(([databaseUrl, redisUrl]) => ({ databaseUrl, redisUrl }));
    // Static checks need no services; who needs them waits and then hears of a failure.
    services.catch(() => {});
    counts = addUp(await runAllSteps({ config, services, folder, signal }));
    signal.throwIfAborted();
    return counts.failed > 0 || counts.passed === 0 ? 1 : 0;
  },
  async () => {
    await children?.stopAll();
    run?.close();
    rmSync(folder, { recursive: true, force: true });
  },
);
