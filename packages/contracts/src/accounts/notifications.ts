// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import {
  contentLanguage,
  contentReasons,
  itemAuthor,
  noticedDecisions,
} from '../content/content.ts';
import { describe, endpointsOf, namedObject } from '../core/endpoint.ts';
import { contentKinds } from '../core/features.ts';
import { pageOf, time } from '../core/fields.ts';
import { answersWith } from '../core/problem.ts';

/** Why a member is notified of a post or reply; the first that applies is the one. */
export const forumNotificationKinds = ['mention', 'quote', 'reply', 'follow'] as const;

export const notificationKinds = [...forumNotificationKinds, 'decision'] as const;

export type NotificationKind = (typeof notificationKinds)[number];

/** Unread notifications are counted up to this number. */
export const unreadMax = 100;

/** Newest notifications of a member that are stored. */
export const notificationsMax = 500;

export const notification = namedObject('Notification', {
  id: z.uuid(),
  kind: z.enum(notificationKinds),
  contentKind: z.enum(contentKinds),
  author: itemAuthor,
  title: describe(z.string(), 'Of the item, or of the post that it belongs to'),
  titleLanguage: contentLanguage,
  excerpt: z.string(),
  language: describe(contentLanguage, 'Of the excerpt'),
  path: z.string(),
  decision: describe(z.nullable(z.enum(noticedDecisions)), 'Of a moderator'),
  reason: z.nullable(z.enum(contentReasons)),
  read: z.boolean(),
  createdAt: time,
});

export type Notification = z.infer<typeof notification>;

const unread = z.object({ unread: describe(z.int(), `Counted up to ${unreadMax}`) });

const mailsByKind = {
  mention: z.boolean(),
  quote: z.boolean(),
  reply: z.boolean(),
  follow: z.boolean(),
  decision: z.boolean(),
} satisfies Record<NotificationKind, unknown>;

const mailChoices = z.object({
  mails: describe(z.object(mailsByKind), 'Kinds that are sent by email'),
});

export type MailChoices = z.infer<typeof mailChoices>;

const endpoint = endpointsOf('notifications');

export const listNotifications = endpoint('GET', '/api/notifications', {
  operationId: 'listNotifications',
  summary: 'The notifications of the signed-in account, newest first',
  description: `Of items that readers see; at most the newest ${notificationsMax} are stored.`,
  querystring: z.object(pageOf(20)),
  response: { 200: z.array(notification), ...answersWith(400, 401, 429, 503) },
});

export const getUnreadCount = endpoint('GET', '/api/notifications/unread', {
  operationId: 'getUnreadCount',
  summary: 'How many notifications are unread',
  response: { 200: unread, ...answersWith(401, 429, 503) },
});

export const updateNotifications = endpoint('PUT', '/api/notifications/read', {
  operationId: 'updateNotifications',
  summary: 'Marks notifications as read or unread, all of them if `ids` is missing',
  body: z.object({
    read: z.boolean(),
    ids: z.optional(z.array(z.uuid()).check(z.minLength(1), z.maxLength(100))),
  }),
  response: { 200: unread, ...answersWith(400, 401, 403, 413, 415, 429, 503) },
});

export const getMailChoices = endpoint('GET', '/api/notifications/mails', {
  operationId: 'getMailChoices',
  summary: 'Which notifications are sent by email, too',
  response: { 200: mailChoices, ...answersWith(401, 429, 503) },
});

export const updateMailChoice = endpoint('PUT', '/api/notifications/mails', {
  operationId: 'updateMailChoice',
  summary: 'Starts or stops emails about one kind of notification',
  body: z.object({ kind: z.enum(notificationKinds), mail: z.boolean() }),
  response: { 200: mailChoices, ...answersWith(400, 401, 403, 413, 415, 429, 503) },
});
