// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { signInMethods } from '../accounts/accounts.ts';
import { forumNotificationKinds } from '../accounts/notifications.ts';
import { followedFacts } from '../archive/archive.ts';
import { contentReasons, contentStatuses, noticedDecisions } from '../content/content.ts';
import { contentKinds } from '../core/features.ts';
import { time } from '../core/fields.ts';
import { countedMarks } from '../moderation/marks.ts';
import { contactTopics } from '../site/contact.ts';

/** The link and the code of a mail that confirms an email address or resets a password. */
const proof = { token: z.string(), code: z.string(), expiresAt: time };
const occasion = { device: z.string(), at: time };

const addressed = {
  /** Identifies the account, because its email address may change. */
  accountId: z.uuid(),
  to: z.string(),
  name: z.string(),
  language: z.string(),
};

/** A decision about a text of the reader. */
const decidedContent = {
  /** Absent in mails that an older version has requested. */
  itemId: z.optional(z.uuid()),
  kind: z.enum(contentKinds),
  /** Of the text, or of what it belongs to; empty where readers do not see that. */
  title: z.string(),
  /** The beginning of a text without a title. */
  excerpt: z._default(z.string(), ''),
  decision: z.enum(noticedDecisions),
  /** Status of the content before the decision; absent in mails that an older version has requested. */
  before: z.optional(z.enum(contentStatuses)),
  /** Status of the content after the decision. */
  status: z.enum(contentStatuses),
  reason: z.nullable(z.enum(contentReasons)),
  note: z.string(),
  path: z.string(),
};

/** A visitor's message to the operator, whose address the worker knows. */
const contactMessage = z.object({
  about: z.literal('contact_message'),
  topic: z.enum(contactTopics),
  text: z.string(),
  /** Where the operator can answer. */
  replyTo: z.nullable(z.string()),
  /** The account of the sender. */
  accountId: z.nullable(z.uuid()),
  language: z.string(),
  /** Whether the message looks like spam. */
  suspicious: z.boolean(),
});

export type ContactMessage = z.infer<typeof contactMessage>;

/** To a signer, whose name and address are sealed in Postgres until the worker sends the mail. */
const signatureMail = z.object({
  about: z.literal('signature'),
  signatureId: z.uuid(),
  occasion: z.enum(['signed', 'again', 'reminder', 'update']),
  /** What the mail is about. */
  updateId: z.optional(z.uuid()),
});

export type SignatureMail = z.infer<typeof signatureMail>;

/** To who asked for news of a petition, or of the next one in a region, without signing, whose address is sealed likewise. */
const subscriptionMail = z.object({
  about: z.literal('subscription'),
  subscriberId: z.uuid(),
  occasion: z.enum(['confirm', 'update', 'opening']),
  updateId: z.optional(z.uuid()),
  /** The petition that has opened. */
  petitionId: z.optional(z.uuid()),
});

export type SubscriptionMail = z.infer<typeof subscriptionMail>;

/** To who asked for legal help, whose name and address are sealed until the worker sends the mail. */
const legalMail = z.object({
  about: z.literal('legal_request'),
  requestId: z.uuid(),
  occasion: z.enum(['received', 'reply', 'proposed', 'confirmed', 'closed', 'reopened']),
  /** The reply that the mail is about. */
  messageId: z.optional(z.uuid()),
});

export type LegalMail = z.infer<typeof legalMail>;

/** Every mail, by its subject. The worker holds the messages; links lead to the public origin. */
export const mail = z.discriminatedUnion('about', [
  z.object({ about: z.literal('verify_email'), ...addressed, ...proof }),
  /** To the new address. */
  z.object({ about: z.literal('change_email'), ...addressed, ...proof }),
  /** To the old address, once the new one is verified. */
  z.object({ about: z.literal('email_changed'), ...addressed, at: time }),
  z.object({ about: z.literal('reset_password'), ...addressed, ...proof }),
  z.object({ about: z.literal('password_changed'), ...addressed, ...occasion }),
  z.object({
    about: z.literal('signed_in'),
    ...addressed,
    ...occasion,
    method: z.enum(signInMethods),
  }),
  z.object({
    about: z.literal('identity_linked'),
    ...addressed,
    ...occasion,
    method: z.enum(signInMethods),
  }),
  z.object({
    about: z.literal('identity_unlinked'),
    ...addressed,
    ...occasion,
    method: z.enum(signInMethods),
  }),
  /** To the owner, once the file with all data about the account is made. */
  z.object({ about: z.literal('export_ready'), ...addressed, deletedAt: time }),
  /** To the author, about one or more decisions of moderators. */
  z.object({
    about: z.literal('content_decided'),
    ...addressed,
    ...decidedContent,
    /** Whether the worker has added what else waited, which it does before it sends the mail. */
    gathered: z._default(z.boolean(), false),
    /** Further decisions, which the worker adds. */
    more: z._default(z.array(z.object(decidedContent)), []),
    /** Parameter of `unsubscribe`. */
    token: z.optional(z.string()),
  }),
  /** To those whom a reply or a post concerns. */
  z.object({
    about: z.literal('forum_reply'),
    ...addressed,
    kind: z._default(z.enum(forumNotificationKinds), 'follow'),
    title: z.string(),
    excerpt: z.string(),
    path: z.string(),
    /** Parameter of `unsubscribe`. */
    token: z.string(),
  }),
  /** To those who follow a game whose status or dates have changed. */
  z.object({
    about: z.literal('game_changed'),
    ...addressed,
    title: z.string(),
    changes: z.array(
      z.object({
        fact: z.enum(followedFacts),
        before: z.nullable(z.string()),
        after: z.nullable(z.string()),
      }),
    ),
    path: z.string(),
    /** Parameter of `unsubscribe`. */
    token: z.string(),
  }),
  /** To moderators, once a day while items wait for a decision. */
  z.object({
    about: z.literal('moderation_digest'),
    ...addressed,
    day: z.iso.date(),
    waiting: z.int(),
    reported: z.int(),
    oldestHours: z.int(),
    kinds: z.array(z.object({ kind: z.enum(contentKinds), waiting: z.int() })),
    /** Items with held marks; absent in mails that an older version has requested. */
    bursts: z._default(z.array(z.object({ mark: z.enum(countedMarks), waiting: z.int() })), []),
  }),
  /** To counsel, once a week while requests wait. */
  z.object({
    about: z.literal('legal_digest'),
    ...addressed,
    waiting: z.int(),
    oldestHours: z.int(),
  }),
  /** To who of counsel has a request: what happened to it, without what is written in it. */
  z.object({
    about: z.literal('legal_counsel'),
    ...addressed,
    event: z.enum(['accepted', 'declined', 'handed_over']),
    requestId: z.uuid(),
    reference: z.string(),
  }),
  contactMessage,
  signatureMail,
  subscriptionMail,
  legalMail,
]);

export type Mail = z.infer<typeof mail>;

/** A mail to an author about decisions. */
export type DecisionMail = Extract<Mail, { about: 'content_decided' }>;

/** One of its decisions. */
export type MailedDecision = DecisionMail['more'][number];

/** A mail to the owner of an account. */
export type AccountMail = Exclude<
  Mail,
  ContactMessage | SignatureMail | SubscriptionMail | LegalMail
>;

export type MailAbout = AccountMail['about'];
