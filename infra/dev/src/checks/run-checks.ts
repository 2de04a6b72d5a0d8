import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readConfig } from '../config.ts';
import { startPostgres } from '../services/postgres.ts';
import { startRedis } from '../services/redis.ts';
import { ProcessSupervisor } from '../supervisor/process-supervisor.ts';
import { openRun, type Run } from '../supervisor/run-record.ts';
import { runUntilStopped } from '../supervisor/run-until-stopped.ts';
import { runAllSteps } from './steps.ts';
import { addUp, oneStep, summaryLine } from './summary.ts';

/** `npm test`: runs every check beside a temporary Postgres and Redis; the counts come last. */
export async function runChecks(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'kga-test-'));
  let run: Run | undefined;
  let supervisor: ProcessSupervisor | undefined;
  let counts = oneStep(false);
  process.once('exit', () => console.log(summaryLine(counts)));

  await runUntilStopped(
    async (signal) => {
      const config = readConfig();
      // The system user that runs Postgres needs access.
      chmodSync(folder, 0o755);
      run = await openRun(folder, { removeAtEnd: true });
      supervisor = new ProcessSupervisor({ run, say: console.log });
      const service = { supervisor, env: config.inherited, durable: false };
      const services = Promise.all([
        startPostgres({ ...service, folder: join(folder, 'postgres') }),
        startRedis({ ...service, folder: join(folder, 'redis') }),
      ]).then(([databaseUrl, redisUrl]) => ({ databaseUrl, redisUrl }));
      // The static checks need no services; the steps that do report the failure.
      services.catch(() => {});
      counts = addUp(await runAllSteps({ config, services, folder, signal }));
      signal.throwIfAborted();
      return counts.failed > 0 || counts.passed === 0 ? 1 : 0;
    },
    async () => {
      await supervisor?.stopAll();
      run?.close();
      rmSync(folder, { recursive: true, force: true });
    },
  );
}
