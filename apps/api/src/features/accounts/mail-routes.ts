import * as contracts from '@kga/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';

import { deviceOf } from '../../accounts/device.ts';
import { requestMail, resetting, verifying } from './request-mail.ts';
import { resetPasswordByMail } from './reset-password.ts';
import { verifyAddress } from './verify-email.ts';

/** What goes by mail: asking for one, and acting on what it gave. */
export const mailRoutes: FastifyPluginCallbackZod = (app, _options, done) => {
  const { services } = app;

  // `null` is what a handler answers for nothing; only 204 drops it by itself.
  app.addHook('onSend', async (_request, reply, payload) => {
    if (payload !== 'null') return payload;
    reply.removeHeader('content-type');
    return '';
  });

  app.route({
    ...contracts.verifyEmail,
    handler: async ({ body, ip }) => ({ email: await verifyAddress(services, body, ip) }),
  });

  app.route({
    ...contracts.resendVerification,
    handler: async ({ body, ip }, reply) => {
      await requestMail(services, verifying, { email: body.email, address: ip });
      return reply.code(202).send(null);
    },
  });

  app.route({
    ...contracts.forgotPassword,
    handler: async ({ body, ip }, reply) => {
      await requestMail(services, resetting, { email: body.email, address: ip });
      return reply.code(202).send(null);
    },
  });

  app.route({
    ...contracts.resetPassword,
    handler: async (request, reply) => {
      const { body, ip: address } = request;
      await resetPasswordByMail(services, { ...body, address, device: deviceOf(request) });
      return reply.code(204).send(null);
    },
  });

  done();
};
