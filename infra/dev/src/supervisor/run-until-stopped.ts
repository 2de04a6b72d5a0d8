// SPDX-License-Identifier: AGPL-3.0-or-later
import { rmSync } from 'node:fs';

import { SettingsError } from '@kga/server/settings';

import { ProcessSupervisor } from './process-supervisor.ts';
import { openRun } from './run-record.ts';

/** Locks the folder, which is removed in the end if it is temporary. */
type OpenSupervisor = (
  folder: string,
  options?: { temporary: boolean },
) => Promise<ProcessSupervisor>;

/**
 * Runs `main` until it returns, fails or a signal stops it, then stops what its supervisor has started,
 * and exits the process.
 */
export async function runUntilStopped(
  main: (signal: AbortSignal, openSupervisor: OpenSupervisor) => Promise<number>,
): Promise<void> {
  let cleanUp: (() => Promise<void>) | undefined;
  const openSupervisor: OpenSupervisor = async (folder, { temporary } = { temporary: false }) => {
    const run = await openRun(folder, { removeAtEnd: temporary });
    const supervisor = new ProcessSupervisor({ run, say: console.log });
    cleanUp = async () => {
      run.markStopping();
      await supervisor.stopAll();
      run.close();
      if (temporary) rmSync(folder, { recursive: true, force: true });
      else console.log('Stopped');
    };
    return supervisor;
  };
  const stop = new AbortController();
  const stopped = Promise.withResolvers<number>();
  const requestStop = (code: number) => {
    stop.abort(new Error('Stopped'));
    stopped.resolve(code);
  };
  // Ctrl-C arrives twice, from the terminal and from the parent process, so repeats are ignored.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => requestStop(0));
  }
  onParentExit(() => requestStop(0));
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
  const crashed = (error: unknown) => {
    console.error(error);
    requestStop(1);
  };
  process.on('uncaughtException', crashed);
  process.on('unhandledRejection', crashed);

  const finished = main(stop.signal, openSupervisor).catch((error: unknown) => {
    if (!stop.signal.aborted) console.error(messageOf(error));
    return 1;
  });
  const code = await Promise.race([finished, stopped.promise]);
  stop.abort(new Error('Stopped'));
  await cleanUp?.().catch((error: unknown) => console.error(error));
  process.exit(code);
}

/** A parent killed by SIGKILL forwards no signal, but its end changes the parent process. */
function onParentExit(stop: () => void): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 250).unref();
}

/** Without the stack trace, which means nothing to the user of the command. */
function messageOf(error: unknown): string {
  if (error instanceof SettingsError) return `Settings that cannot be used:\n${error.message}`;
  return error instanceof Error ? error.message : String(error);
}
