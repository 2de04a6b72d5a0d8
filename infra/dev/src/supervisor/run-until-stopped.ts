import { SettingsError } from '@kga/contracts';

/** Runs `main` until it returns, fails or a signal stops it, then `cleanUp`, and exits the process. */
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

  const finished = main(stop.signal).catch((error: unknown) => {
    if (!stop.signal.aborted) console.error(messageOf(error));
    return 1;
  });
  const code = await Promise.race([finished, stopped.promise]);
  stop.abort(new Error('Stopped'));
  await cleanUp().catch((error: unknown) => console.error(error));
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
