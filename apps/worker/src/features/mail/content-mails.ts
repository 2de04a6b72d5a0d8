// SPDX-License-Identifier: AGPL-3.0-or-later
import { gameStatuses } from '@kga/contracts/archive';
import {
  type ContentKind,
  type Language,
  campaign,
  localeOf,
  mailChoicesPath,
  partialDate,
  pluralText,
  routes,
  unsubscribePath,
  interpolate,
} from '@kga/contracts/core';
import type { DecisionMail, Mail, MailedDecision } from '@kga/contracts/jobs';

import { type MailMessages, oneLine } from './messages.ts';

export type MailParts = {
  subject: string;
  /** What stands on top of the mail, where that is not the subject. */
  heading?: { text: string; language?: Language };
  /** What previews show after the subject, and after the code; else why it comes. */
  preheader?: string;
  why: string;
  facts: readonly string[];
  /** Words of a person, and their language where it is known. */
  quote?: { text: string; language?: Language };
  action: string;
  /** Path that the button leads to. */
  path: string;
  /** What else the reader may like to do. */
  second?: { label: string; path: string };
  notYou: string;
  links?: readonly { label: string; path: string }[];
  /** Why the reader gets it, where that is not an account. */
  reason?: string;
};

type Digest = Extract<Mail, { about: 'moderation_digest' }>;
type GameChanged = Extract<Mail, { about: 'game_changed' }>;
type Replied = Extract<Mail, { about: 'forum_reply' }>;

const { brand } = campaign;

/** What authors cannot edit any more: moderators correct it. */
const finalKinds: ReadonlySet<ContentKind> = new Set(['game', 'correction', 'letter_answer']);

/** To the author, about one decision of moderators or about several. */
export function contentDecided(mail: DecisionMail, messages: MailMessages): MailParts {
  const links = linksTo(messages.stop, mail.token, messages);
  const decided = messages.content_decided;
  if (mail.more.length > 0) return { ...severalDecided(mail, decided), links };
  const isPublic = mail.status === 'published';
  return {
    subject: subjectOf(mail, decided),
    why: interpolate(decided[mail.decision].why, { brand }),
    facts: [
      mail.title === ''
        ? decided.reply
        : interpolate(decided.kinds[mail.kind], { title: oneLine(mail.title) }),
      ...factsOf(mail, decided),
    ],
    action: isPublic ? decided.read : decided.own,
    // Hidden content has no public page.
    path: isPublic ? mail.path : routes.profile,
    notYou: finalKinds.has(mail.kind) ? decided.notYou : decided.editable,
    links,
  };
}

type DecisionMessages = MailMessages['content_decided'];

/** Only a reply has no title: that to a post which readers do not see. */
const subjectOf = ({ decision, kind, title }: MailedDecision, messages: DecisionMessages): string =>
  title === ''
    ? messages[decision].reply
    : interpolate(messages[decision].subject[kind], { title: oneLine(title) });

/** Each decision in the words that its own mail has as subject, separated by an empty line. */
function severalDecided(mail: DecisionMail, messages: DecisionMessages): MailParts {
  const decisions = [mail, ...mail.more];
  const count = new Intl.NumberFormat(localeOf(mail.language)).format(decisions.length);
  const facts = decisions.flatMap((each) => [
    '',
    subjectOf(each, messages),
    ...factsOf(each, messages),
  ]);
  return {
    subject: interpolate(messages.several.subject, { count }),
    why: interpolate(messages.several.why, { brand }),
    facts: facts.slice(1),
    action: messages.own,
    path: routes.profile,
    notYou: decisions.some(({ kind }) => finalKinds.has(kind))
      ? messages.notYou
      : messages.editable,
  };
}

/** What was written, where it has no title, its status after an undone decision, reason and note. */
function factsOf(
  { decision, status, excerpt, reason, note }: MailedDecision,
  messages: DecisionMessages,
): string[] {
  const facts: string[] = [];
  if (excerpt !== '') facts.push(interpolate(messages.excerpt, { excerpt: oneLine(excerpt) }));
  if (decision === 'undo')
    facts.push(interpolate(messages.status, { status: messages.statuses[status] }));
  if (reason !== null)
    facts.push(interpolate(messages.reason, { reason: messages.reasons[reason] }));
  if (note !== '') facts.push(interpolate(messages.note, { note: oneLine(note) }));
  return facts;
}

/** To moderators, about the items that wait for a decision. */
export function moderationDigest(
  mail: Digest,
  { moderation_digest: messages }: MailMessages,
): MailParts {
  const numbers = new Intl.NumberFormat(localeOf(mail.language));
  const waiting = numbers.format(mail.waiting);
  const hours = new Intl.NumberFormat(localeOf(mail.language), {
    style: 'unit',
    unit: 'hour',
    unitDisplay: 'long',
  });
  const day = new Intl.DateTimeFormat(localeOf(mail.language), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return {
    subject: interpolate(
      pluralText(messages, 'subject', { language: mail.language, count: mail.waiting }),
      { waiting },
    ),
    why: interpolate(messages.why, { brand, day: day.format(new Date(mail.day)) }),
    facts: [
      interpolate(messages.waiting, { waiting }),
      interpolate(messages.reported, { reported: numbers.format(mail.reported) }),
      interpolate(messages.oldest, { wait: hours.format(mail.oldestHours) }),
      ...mail.kinds.map(({ kind, waiting: count }) =>
        interpolate(messages.kinds[kind], { count: numbers.format(count) }),
      ),
      ...mail.bursts.map(({ mark, waiting: count }) =>
        interpolate(messages.bursts[mark], { count: numbers.format(count) }),
      ),
    ],
    action: messages.action,
    path: routes.moderation,
    notYou: messages.notYou,
  };
}

/** To those whom a new reply concerns. */
export function forumReply(
  mail: Replied,
  { forum_reply: messages, ...shared }: MailMessages,
): MailParts {
  const title = oneLine(mail.title);
  const isAboutPost = mail.kind === 'reply' || mail.kind === 'follow';
  return {
    subject: interpolate(messages.subjects[mail.kind], { title }),
    why: interpolate(messages.why[mail.kind], { brand }),
    facts: [
      interpolate(messages.post, { title }),
      interpolate(messages.reply, { excerpt: oneLine(mail.excerpt) }),
    ],
    action: messages.action,
    path: mail.path,
    notYou: messages.notYou,
    links: linksTo(isAboutPost ? messages.stop : shared.stop, mail.token, shared),
  };
}

/** A date as far as it is known, in the reader's language. */
function dateText(language: Language, date: string): string {
  const [, month, day] = date.split('-');
  return new Intl.DateTimeFormat(localeOf(language), {
    year: 'numeric',
    ...(month !== undefined && { month: 'long' }),
    ...(day !== undefined && { day: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(date));
}

/** To those who follow a game whose status or dates have changed. */
export function gameChanged(
  mail: GameChanged,
  { game_changed: messages, ...shared }: MailMessages,
): MailParts {
  const title = oneLine(mail.title);
  const textOf = (fact: string, value: string | null): string => {
    if (value === null) return messages.unknown;
    const status = gameStatuses.find((each) => fact === 'status' && each === value);
    if (status) return messages.statuses[status];
    return partialDate.safeParse(value).success ? dateText(mail.language, value) : messages.unknown;
  };
  return {
    subject: interpolate(messages.subject, { title }),
    why: interpolate(messages.why, { brand, title }),
    facts: mail.changes.map(({ fact, before, after }) =>
      interpolate(messages.facts[fact], {
        before: textOf(fact, before),
        after: textOf(fact, after),
      }),
    ),
    action: messages.action,
    path: mail.path,
    notYou: messages.notYou,
    links: linksTo(messages.stop, mail.token, shared),
  };
}

/** The links that stop such mails and that lead to the choice of all kinds. */
const linksTo = (stop: string, token: string | undefined, { choose }: { choose: string }) => [
  ...(token === undefined ? [] : [{ label: stop, path: unsubscribePath(token) }]),
  { label: choose, path: mailChoicesPath },
];
