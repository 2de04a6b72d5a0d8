// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/accounts';
import {
  type NotificationRow,
  countNotifications,
  countUnread,
  selectNotifications,
  updateMutedMails,
  updateNotificationsRead,
} from '@kga/db/contributions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { requireAccountOf } from '../../../accounts/actor.ts';
import { createdCursor, createdCursorOf, selectPage } from '../../../platform/pagination.ts';
import { presentNotifications } from './presenter.ts';

const choicesOf = (muted: readonly contracts.NotificationKind[]): contracts.MailChoices => {
  const wants = (kind: contracts.NotificationKind) => !muted.includes(kind);
  return {
    mails: {
      mention: wants('mention'),
      quote: wants('quote'),
      reply: wants('reply'),
      follow: wants('follow'),
      decision: wants('decision'),
    },
  };
};

/** The caller's own notifications and which of them are mailed. */
export const notificationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.services;

  app.route({
    ...contracts.listNotifications,
    handler: async (request, reply) => {
      const { id } = requireAccountOf(request);
      const rows = await selectPage<NotificationRow, typeof createdCursor>(request, reply, {
        cursor: createdCursor,
        cursorOf: createdCursorOf,
        count: () => countNotifications(db, id),
        select: (page) => selectNotifications(db, id, page),
      });
      return presentNotifications(db, rows);
    },
  });

  app.route({
    ...contracts.getUnreadCount,
    handler: async (request) => ({ unread: await countUnread(db, requireAccountOf(request).id) }),
  });

  app.route({
    ...contracts.updateNotifications,
    handler: async (request) => {
      const { id } = requireAccountOf(request);
      await updateNotificationsRead(db, id, request.body);
      return { unread: await countUnread(db, id) };
    },
  });

  app.route({
    ...contracts.getMailChoices,
    handler: async (request) => choicesOf(requireAccountOf(request).muted_mails),
  });

  app.route({
    ...contracts.updateMailChoice,
    handler: async (request) =>
      choicesOf(await updateMutedMails(db, requireAccountOf(request).id, request.body)),
  });
};
