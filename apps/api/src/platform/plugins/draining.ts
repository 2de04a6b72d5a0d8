import type { FastifyInstance } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';

const sweepMs = 50;

/**
 * Lets a closing server end as soon as its last answer is sent. Node closes the lines that are
 * idle when closing begins; one that becomes idle later would hold the process for its whole
 * keep-alive time.
 */
export const connectionDraining = fastifyPlugin(
  (app: FastifyInstance, _options, done) => {
    app.addHook('preClose', async () => {
      if (!app.server.listening) return;
      const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs);
      app.server.once('close', () => clearInterval(sweep));
    });
    done();
  },
  { name: 'draining' },
);
