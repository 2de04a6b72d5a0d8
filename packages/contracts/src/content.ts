import * as z from 'zod/mini';

import { described } from './core/endpoint.ts';
import { languages } from './core/languages.ts';

/** Kinds of what people publish; each has a table of its own. */
export const contentKinds = ['story', 'forum_post', 'forum_reply'] as const;

export type ContentKind = (typeof contentKinds)[number];

export const contentStatuses = ['pending', 'published', 'hidden', 'rejected'] as const;

export type ContentStatus = (typeof contentStatuses)[number];

/** Why something is reported, and why a moderator decides as they do. */
export const contentReasons = [
  'spam',
  'abuse',
  'illegal',
  'off_topic',
  'personal_data',
  'duplicate',
  'other',
] as const;

export type ContentReason = (typeof contentReasons)[number];

/** Names one piece of what people publish. */
export const contentRef = z.object({ kind: z.enum(contentKinds), id: z.uuid() });

export type ContentRef = z.infer<typeof contentRef>;

/** A piece as its own author sees it. */
export const moderationState = {
  status: z.enum(contentStatuses),
  held: described(
    z.boolean(),
    'Waits for a moderator though the author’s pieces usually appear at once',
  ),
  reason: described(z.nullable(z.enum(contentReasons)), 'Of the last decision against it'),
  note: described(z.nullable(z.string()), 'What the moderator wrote with it'),
  revision: described(z.int(), 'Grows with each change; whoever changes it names the one seen'),
};

export const contentLanguage = described(z.enum(languages), 'Language that it is written in');

/** The same of what is sent. */
export const contentLanguageInput = described(
  z.optional(z.enum(languages)),
  'Language that it is written in; the one in which its author reads the site where none is given',
);

/**
 * What a form tells of how it was filled in. Programs fill `website`, which people do not see; what
 * is sent sooner than anybody types waits for a moderator. Neither is ever refused.
 */
export const formTraces = described(
  z.optional(
    z.object({
      website: z.optional(z.string().check(z.maxLength(500))),
      filledInMs: z.optional(z.number().check(z.minimum(0))),
    }),
  ),
  'How the form was filled in',
);

/** Addresses of our own pages in a text, each with the title of what is there. */
export const mentions = described(
  z.array(z.object({ path: z.string(), title: z.string() })),
  'Pages of this site that the text names, with their titles',
);
