import { getUser, register, signIn, signOut, signOutByGet } from '@kga/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';

import { AppError, toAppError } from '../errors.ts';
import { accountOf } from '../plugins/actor.ts';
import { logFault } from '../plugins/fault-log.ts';
import { sendProblem } from '../plugins/problems.ts';
import { isCrossSite, securityHeadersOf } from '../plugins/security.ts';
import { presentUser } from './present.ts';
import { registerAccount } from './register.ts';
import { beginSession, forgetSession, signOut as endOwnSession } from './sessions.ts';
import { signInByPassword } from './sign-in.ts';

/** Coming and going. */
export const accountRoutes: FastifyPluginCallbackZod = (app, _options, done) => {
  const { people } = app;

  app.route({
    ...register,
    handler: async (request, reply) => {
      const attempt = { address: request.ip, account: request.body.email };
      await people.attempts.guard('register', attempt);
      const key = request.headers['idempotency-key'];
      const { id, password_hash } = await registerAccount(people, request.body, key);
      const begin = { accountId: id, method: 'password', passwordHash: password_hash } as const;
      await beginSession(request, begin);
      reply.code(201);
      return presentUser(accountOf(request));
    },
  });

  app.route({
    ...signIn,
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
    const { publicOrigin } = people.config.http;
    if (isCrossSite(request, publicOrigin)) throw new AppError('cross_site_refused');
  }

  /** Where Redis is out of reach the session lives on, but this browser is to forget it. */
  function answerFailedSignOut(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
    const error = toAppError(thrown);
    const { publicOrigin } = people.config.http;
    if (error.code !== 'dependency_unavailable' || isCrossSite(request, publicOrigin)) {
      sendProblem(thrown, request, reply);
      return;
    }
    logFault(error, request);
    forgetSession(reply);
    void reply
      .code(200)
      .headers({ ...securityHeadersOf(), 'cache-control': 'no-store' })
      .send({ success: false });
  }

  done();
};

/** What the holder of an account may ask of it. */
export const ownAccountRoutes: FastifyPluginCallbackZod = (app, _options, done) => {
  app.route({ ...getUser, handler: async (request) => presentUser(accountOf(request)) });
  done();
};
