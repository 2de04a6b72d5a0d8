import { setTimeout as delay } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

/** Time for requests in flight. */
const drainMs = 8_000;

const sweepMs = 50;

/**
 * The end of the process in steps: it says that it is not ready, waits until load balancers have
 * noticed, then stops listening and lets requests in flight finish.
 */
export function createShutdown({ waitMs }: { readonly waitMs: number }) {
  let stopping = false;
  return {
    isStopping: (): boolean => stopping,

    /** Closes the app; a second call does nothing. */
    async stop(app: FastifyInstance): Promise<void> {
      if (stopping) return;
      stopping = true;
      await delay(waitMs);
      // One that becomes idle after the beginning of the end would hold it for its keep-alive time.
      const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs);
      setTimeout(() => app.server.closeAllConnections(), drainMs).unref();
      await app.close();
      clearInterval(sweep);
    },
  };
}
