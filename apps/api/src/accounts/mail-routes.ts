import { forgotPassword, resendVerification, resetPassword, verifyEmail } from '@kga/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';

import { askForMail, resetting, verifying } from './ask-for-mail.ts';
import { deviceOf } from './device.ts';
import { resetPasswordByMail } from './reset-password.ts';
import { verifyAddress } from './verify-email.ts';

/** What goes by mail: asking for one, and acting on what it gave. */
export const mailRoutes: FastifyPluginCallbackZod = (app, _options, done) => {
  const { people } = app;

  // `null` is what a handler answers for nothing; only 204 drops it by itself.
  app.addHook('onSend', async (_request, reply, payload) => {
    if (payload !== 'null') return payload;
    reply.removeHeader('content-type');
    return '';
  });

  app.route({
    ...verifyEmail,
    handler: async ({ body, ip }) => ({ email: await verifyAddress(people, body, ip) }),
  });

  app.route({
    ...resendVerification,
    handler: async ({ body, ip }, reply) => {
      await askForMail(people, verifying, { email: body.email, address: ip });
      return reply.code(202).send(null);
    },
  });

  app.route({
    ...forgotPassword,
    handler: async ({ body, ip }, reply) => {
      await askForMail(people, resetting, { email: body.email, address: ip });
      return reply.code(202).send(null);
    },
  });

  app.route({
    ...resetPassword,
    handler: async (request, reply) => {
      const { body, ip: address } = request;
      await resetPasswordByMail(people, { ...body, address, device: deviceOf(request) });
      return reply.code(204).send(null);
    },
  });

  done();
};
