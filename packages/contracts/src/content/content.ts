// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { describe, namedObject } from '../core/endpoint.ts';
import { contentKinds } from '../core/features.ts';
import {
  contentLanguageOf,
  languageTagPattern,
  languages,
  sortLanguages,
} from '../core/languages.ts';

export const contentStatuses = ['pending', 'published', 'hidden', 'rejected'] as const;

export type ContentStatus = (typeof contentStatuses)[number];

/** Reasons of reports and of moderators' decisions. */
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

export const contentRef = z.object({ kind: z.enum(contentKinds), id: z.uuid() });

export type ContentRef = z.infer<typeof contentRef>;

/** Why an item is held, as far as its author learns it. */
export const shownHolds = ['links', 'alike', 'too_quick', 'other'] as const;

export type ShownHold = (typeof shownHolds)[number];

/** What only the author sees of an item. */
export const moderationState = {
  status: z.enum(contentStatuses),
  held: describe(
    z.nullable(z.enum(shownHolds)),
    'Why it waits for a moderator, if not only because its author is new; null where nothing holds it',
  ),
  reason: describe(z.nullable(z.enum(contentReasons)), 'Of the last decision against it'),
  note: describe(z.nullable(z.string()), 'What the moderator wrote with it'),
  revision: describe(z.int(), 'Grows with each change; whoever changes it names the one seen'),
};

/** A field of items that members can mark as helpful. */
export const helpfulCount = describe(z.int(), 'How many members found it helpful');

/** The public part of an author's id; the rest of a guest's id identifies the browser. */
export const publicAuthorId = (id: string): string => id.slice(0, 8);

/**
 * Distinguishes guests in a discussion: the last digits of the time in the id, which, unlike its hash,
 * say nothing about the browser.
 */
export const guestNumber = (guestId: string): string => guestId.slice(-4);

/** The author of an item as readers see them. */
export const author = namedObject('Author', {
  id: describe(
    z.nullable(z.uuid()),
    'Of the account, whose public page has it; null for guests and suspended accounts',
  ),
  shortId: describe(z.string(), 'First 8 characters of the account’s id, or the number of a guest'),
  displayName: describe(z.nullable(z.string()), 'Null where the author has not chosen one'),
  picture: describe(z.nullable(z.string()), 'Path on the public origin'),
  marks: z.array(describe(z.enum(['team', 'guest']), 'Moderators and admins are the team')),
});

export type Author = z.infer<typeof author>;

/** The field of an item with its author. */
export const itemAuthor = describe(
  z.nullable(author),
  'Null where the author deleted the account, or the item was removed',
);

/** A language that the site is published in. */
export const interfaceLanguage = z.enum(languages);

/** A BCP 47 tag of 35 characters at most, in the form of `contentLanguageOf`. */
export const languageTag = z.string().check(
  z.maxLength(35),
  z.regex(languageTagPattern, { abort: true }),
  z.refine((tag) => contentLanguageOf(tag) !== undefined, 'is no language tag'),
  z.overwrite((tag) => contentLanguageOf(tag) ?? tag),
);

export const contentLanguage = describe(
  z.string(),
  'Language that it is written in, as a BCP 47 tag',
);

/** How many languages a list can be filtered by at once. */
export const filterLanguagesMax = 12;

/** Languages as `de,en`; parsed without duplicates, in the order of the site. */
export const languageList = z.pipe(
  z.transform((value) => (typeof value === 'string' ? value.split(',') : value)),
  z
    .array(languageTag)
    .check(z.minLength(1), z.maxLength(filterLanguagesMax), z.overwrite(sortLanguages)),
);

/** The parameter that filters a list by language. */
export const languageFilter = describe(
  z.optional(languageList),
  'Languages as BCP 47 tags, such as `de,en`; all unless given',
);

/** The language of a request to create or edit an item. */
export const contentLanguageInput = describe(
  z.optional(languageTag),
  'Language that it is written in, as a BCP 47 tag; the one in which its author reads the site where none is given',
);

/**
 * How a form was filled in. Bots fill the hidden field `website` or submit faster than people type;
 * such items wait for a moderator but are never refused.
 */
export const formTraces = describe(
  z.optional(
    z.object({
      website: z.optional(z.string().check(z.maxLength(500))),
      filledInMs: z.optional(z.number().check(z.minimum(0))),
      restored: describe(
        z.optional(z.boolean()),
        'Whether a draft was restored, which was typed before that time',
      ),
    }),
  ),
  'How the form was filled in',
);

/** Links to pages of this site in a text, with the titles of the pages. */
export const mentions = describe(
  z.array(z.object({ path: z.string(), title: z.string() })),
  'Pages of this site that the text names, with their titles',
);

export const decisions = ['approve', 'reject', 'hide', 'restore'] as const;

export type Decision = (typeof decisions)[number];

/** What an author is notified of; `undo` where a decision was reverted, `redact` where passages were removed. */
export const noticedDecisions = [...decisions, 'undo', 'redact'] as const;
