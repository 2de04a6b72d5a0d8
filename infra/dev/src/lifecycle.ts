import { SettingsError } from '@kga/contracts';

/**
 * Runs a command until it returns, fails, or is told to stop, and always runs `cleanUp` before the
 * process ends, whichever it was.
 */
export async function runUntilStopped(
  main: (signal: AbortSignal) => Promise<number>,
  cleanUp: () => Promise<void>,
): Promise<void> {
  const stop = new AbortController();
  const stopped = Promise.withResolvers<number>();
  const requestStop = (code: number) => {
    stop.abort(new Error('Stopped'));
    stopped.resolve(code);
  };
  // Ctrl-C arrives twice, from the terminal and from the process above, so repeats mean nothing.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => requestStop(0));
  }
  watchStarter(() => requestStop(0));
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
  const crashed = (error: unknown) => {
    console.error(error);
    requestStop(1);
  };
  process.on('uncaughtException', crashed);
  process.on('unhandledRejection', crashed);

  const finished = main(stop.signal).catch((error: unknown) => {
    if (!stop.signal.aborted) console.error(readable(error));
    return 1;
  });
  const code = await Promise.race([finished, stopped.promise]);
  stop.abort(new Error('Stopped'));
  await cleanUp().catch((error: unknown) => console.error(error));
  process.exit(code);
}

/** A starter that was killed outright passes nothing on: its end is seen by the change of parent. */
function watchStarter(gone: () => void): void {
  const starter = process.ppid;
  setInterval(() => {
    if (process.ppid !== starter) gone();
  }, 250).unref();
}

/** What went wrong is for whoever typed the command: its words, without a trace of our code. */
function readable(error: unknown): string {
  if (error instanceof SettingsError) return `Settings that cannot be used:\n${error.message}`;
  return error instanceof Error ? error.message : String(error);
}
