// SPDX-License-Identifier: AGPL-3.0-or-later
import { createLog, startTracing } from '@kga/server';

import { type WorkerConfig, readConfig } from './config.ts';
import { logErrors } from './platform/log.ts';
import { buildWorker } from './worker.ts';

/** A supervisor that waits 30 s before it kills sees a clean end. */
const hardStop = 25_000;

function configOrExit(): WorkerConfig {
  try {
    return readConfig();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

const config = configOrExit();
const log = createLog('worker', config.logLevel);
const tracing =
  config.tracing &&
  (await startTracing({
    ...config.tracing,
    service: 'worker',
    build: config.build,
    onError: logErrors(log, 'traces'),
  }));
const worker = buildWorker({ config, log });

function stop(signal: NodeJS.Signals): void {
  log.info({ signal }, 'stopping');
  setTimeout(() => process.exit(1), hardStop).unref();
  worker
    .stop()
    .then(() => tracing?.close())
    .catch((error: unknown) => {
      log.error({ err: error }, 'stopping failed');
      process.exitCode = 1;
    })
    // A request that outlived its time to finish would keep the process until its own timeout.
    .finally(() => process.exit());
}

process.once('SIGTERM', stop);
process.once('SIGINT', stop);

try {
  await worker.start();
} catch (error) {
  log.fatal({ err: error }, 'the worker cannot start');
  process.exitCode = 1;
  await worker.stop();
}
