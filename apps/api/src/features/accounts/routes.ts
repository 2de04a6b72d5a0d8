// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/accounts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { requireAccountOf } from '../../accounts/actor.ts';
import { presentUser } from '../../accounts/presenter.ts';
import { deviceOf } from '../../accounts/security-notifications.ts';
import { clearSession, signOut, startSession } from '../../accounts/sessions.ts';
import { AppError, toAppError } from '../../platform/errors.ts';
import { logDependencyError } from '../../platform/log.ts';
import { sendProblem } from '../../platform/plugins/problems.ts';
import { isCrossSite, securityHeadersOf } from '../../platform/plugins/security.ts';
import { limitOnce, refundOnFailure } from '../../platform/rate-limits.ts';
import { registerAccount, signInByPassword } from './register.ts';
import { passwordResetMail, requestMail, verificationMail } from './request-mail.ts';
import { resetPassword } from './reset-password.ts';
import { verifyEmail } from './verify-email.ts';

export const accountRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const { publicOrigin } = services.config.http;

  app.route({
    ...contracts.register,
    handler: async (request, reply) => {
      const mailbox = contracts.mailboxOf(request.body.email);
      const attempt = { address: request.ip, account: mailbox };
      await services.rateLimits.consume('register', attempt);
      const mail = limitOnce(services.rateLimits, 'unconfirmed_mail', { account: mailbox });
      await mail.consume();
      const key = request.headers['idempotency-key'];
      const { id, password_hash: passwordHash } = await refundOnFailure(mail, () =>
        registerAccount(services, request.body, key),
      );
      await startSession(request, { accountId: id, method: 'password', passwordHash });
      reply.code(201);
      return presentUser(requireAccountOf(request));
    },
  });

  app.route({
    ...contracts.signIn,
    handler: async (request) => presentUser(await signInByPassword(request, request.body)),
  });

  for (const contract of [contracts.signOut, contracts.signOutByGet]) {
    app.route({
      ...contract,
      // HEAD changes nothing (RFC 9110, 9.2.1).
      exposeHeadRoute: false,
      // For GET too: an image on another site must not sign anyone out.
      onRequest: async (request) => {
        if (isCrossSite(request, publicOrigin)) throw new AppError('cross_site_refused');
      },
      errorHandler: sendFailedSignOut,
      handler: async (request, reply) => {
        await signOut(request, reply);
        return { success: true };
      },
    });
  }

  /** Every error says that the session lives on. While Redis is unreachable the cookie is cleared nevertheless. */
  function sendFailedSignOut(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const error = toAppError(thrown);
    if (error.code !== 'dependency_unavailable' || isCrossSite(request, publicOrigin)) {
      sendProblem(thrown, request, reply, { success: false });
      return;
    }
    logDependencyError(error, request);
    clearSession(reply);
    void reply
      .code(200)
      .headers({ ...securityHeadersOf(), 'cache-control': 'no-store' })
      .send({ success: false });
  }
};

/** Requests for mails with a one-time token, and the actions that a token authorises. */
export const mailRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;

  // Handlers send `null` for an empty body; Fastify omits it for 204 alone.
  app.addHook('onSend', async (_request, reply, payload) => {
    if (payload !== 'null') return payload;
    reply.removeHeader('content-type');
    return '';
  });

  app.route({
    ...contracts.verifyEmail,
    handler: async ({ body, ip }) => ({ email: await verifyEmail(services, body, ip) }),
  });

  app.route({
    ...contracts.resendVerification,
    handler: async ({ body, ip }, reply) => {
      await requestMail(services, verificationMail, { email: body.email, address: ip });
      return reply.code(202).send(null);
    },
  });

  app.route({
    ...contracts.forgotPassword,
    handler: async ({ body, ip }, reply) => {
      await requestMail(services, passwordResetMail, { email: body.email, address: ip });
      return reply.code(202).send(null);
    },
  });

  app.route({
    ...contracts.resetPassword,
    handler: async (request, reply) => {
      const { body, ip: address } = request;
      await resetPassword(services, { ...body, address, device: deviceOf(request) });
      return reply.code(204).send(null);
    },
  });
};

export const ownAccountRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...contracts.getUser,
    // Browsers log every 401 as an error, and most visitors are not signed in.
    errorHandler: (error, request, reply) => {
      const isLenient = request.headers['prefer'] === contracts.preferLenient;
      if (!isLenient || toAppError(error).code !== 'not_signed_in') {
        sendProblem(error, request, reply);
        return;
      }
      void reply
        .code(204)
        .headers({ ...securityHeadersOf(), 'cache-control': 'no-store' })
        .send(null);
    },
    handler: async (request) => presentUser(requireAccountOf(request)),
  });
};
