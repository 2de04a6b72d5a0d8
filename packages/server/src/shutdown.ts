// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Server } from 'node:http';
import timers from 'node:timers/promises';

/** Time for requests in flight. */
const drainMs = 8_000;

/** For closing what the app was given. */
const closeMs = 1_000;

const sweepMs = 50;

type App = { server: Server; close: () => PromiseLike<unknown> };

/**
 * The end of the process in steps: it says that it is not ready, waits until load balancers have
 * noticed, then stops listening and lets requests in flight finish.
 */
export function createShutdown({ waitMs }: { waitMs: number }) {
  let stopped: Promise<void> | undefined;

  async function end(app: App, release?: () => Promise<void>): Promise<void> {
    await timers.setTimeout(waitMs);
    // A connection that becomes idle while the app closes would hold it for its keep-alive time.
    const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs);
    const drained = setTimeout(() => app.server.closeAllConnections(), drainMs).unref();
    const hung = setTimeout(() => process.exit(1), drainMs + closeMs).unref();
    await app.close();
    clearInterval(sweep);
    clearTimeout(drained);
    await release?.();
    clearTimeout(hung);
  }

  return {
    isStopping: (): boolean => stopped !== undefined,

    /** Closes the app, then calls `release`, once however often it is called. */
    stop: (app: App, release?: () => Promise<void>): Promise<void> =>
      (stopped ??= end(app, release)),
  };
}
