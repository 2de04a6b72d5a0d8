import * as contracts from '@kga/contracts';
import { signOut, signOutByGet } from '@kga/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';

import { requireAccountOf } from '../../accounts/actor.ts';
import { presentUser } from '../../accounts/presenter.ts';
import { startSession, clearSession, signOut as endOwnSession } from '../../accounts/sessions.ts';
import { AppError, toAppError } from '../../platform/errors.ts';
import { logDependencyError } from '../../platform/log.ts';
import { sendProblem } from '../../platform/plugins/problems.ts';
import { isCrossSite, securityHeadersOf } from '../../platform/plugins/security.ts';
import { registerAccount } from './register.ts';
import { signInByPassword } from './sign-in.ts';

/** Coming and going. */
export const accountRoutes: FastifyPluginCallbackZod = (app, _options, done) => {
  const { services } = app;

  app.route({
    ...contracts.register,
    handler: async (request, reply) => {
      const attempt = { address: request.ip, account: request.body.email };
      await services.rateLimits.consume('register', attempt);
      const key = request.headers['idempotency-key'];
      const { id, password_hash } = await registerAccount(services, request.body, key);
      const begin = { accountId: id, method: 'password', passwordHash: password_hash } as const;
      await startSession(request, begin);
      reply.code(201);
      return presentUser(requireAccountOf(request));
    },
  });

  app.route({
    ...contracts.signIn,
    handler: async (request) => presentUser(await signInByPassword(request, request.body)),
  });

  for (const contract of [signOut, signOutByGet]) {
    app.route({
      ...contract,
      // Refused by GET as well: another site's picture must not sign anybody out.
      onRequest: async (request) => refuseCrossSite(request),
      errorHandler: answerFailedSignOut,
      handler: async (request, reply) => {
        await endOwnSession(request, reply);
        return { success: true };
      },
    });
  }

  function refuseCrossSite(request: FastifyRequest): void {
    const { publicOrigin } = services.config.http;
    if (isCrossSite(request, publicOrigin)) throw new AppError('cross_site_refused');
  }

  /** Where Redis is out of reach the session lives on, but this browser is to forget it. */
  function answerFailedSignOut(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
    const error = toAppError(thrown);
    const { publicOrigin } = services.config.http;
    if (error.code !== 'dependency_unavailable' || isCrossSite(request, publicOrigin)) {
      sendProblem(thrown, request, reply);
      return;
    }
    logDependencyError(error, request);
    clearSession(reply);
    void reply
      .code(200)
      .headers({ ...securityHeadersOf(), 'cache-control': 'no-store' })
      .send({ success: false });
  }

  done();
};

/** What the holder of an account may ask of it. */
export const ownAccountRoutes: FastifyPluginCallbackZod = (app, _options, done) => {
  app.route({
    ...contracts.getUser,
    handler: async (request) => presentUser(requireAccountOf(request)),
  });
  done();
};
