import { type Mail, campaign, routes } from '@kga/contracts';

import { type MailMessages, interpolate } from './messages.ts';
import { oneLine } from './one-line.ts';

/** What a mail of some kind says beside what all of them have. */
export type MailParts = {
  subject: string;
  why: string;
  facts: readonly string[];
  action: string;
  /** Where its button leads, from the origin's root. */
  path: string;
  notYou: string;
  /** Where its reader ends mails of this kind. */
  stop?: { label: string; path: string };
};

type Decided = Extract<Mail, { about: 'content_decided' }>;
type Digest = Extract<Mail, { about: 'moderation_digest' }>;

const { brand } = campaign;

/** Tells an author what became of a piece, and why. */
export function contentDecided(mail: Decided, { content_decided: words }: MailMessages): MailParts {
  const { decision, reason, status } = mail;
  const note = oneLine(mail.note);
  const facts = [interpolate(words.kinds[mail.kind], { title: oneLine(mail.title) })];
  if (decision === 'undo')
    facts.push(interpolate(words.status, { status: words.statuses[status] }));
  if (reason !== null) facts.push(interpolate(words.reason, { reason: words.reasons[reason] }));
  if (note !== '') facts.push(interpolate(words.note, { note }));
  const isPublic = status === 'published';
  return {
    subject: words[decision].subject,
    why: interpolate(words[decision].why, { brand }),
    facts,
    action: isPublic ? words.read : words.own,
    // Nobody but moderators sees the others where they stood.
    path: isPublic ? mail.path : routes.profile,
    notYou: words.notYou,
  };
}

/** Tells moderators what waits for them. */
export function moderationDigest(
  mail: Digest,
  { moderation_digest: words }: MailMessages,
): MailParts {
  const numbers = new Intl.NumberFormat(mail.language);
  const waiting = numbers.format(mail.waiting);
  const day = new Intl.DateTimeFormat(mail.language, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    subject: interpolate(words.subject, { waiting }),
    why: interpolate(words.why, { brand, day: day.format(new Date(mail.day)) }),
    facts: [
      interpolate(words.waiting, { waiting }),
      interpolate(words.reported, { reported: numbers.format(mail.reported) }),
      interpolate(words.oldest, { hours: numbers.format(mail.oldestHours) }),
      ...mail.kinds.map(({ kind, waiting: count }) =>
        interpolate(words.kinds[kind], { count: numbers.format(count) }),
      ),
    ],
    action: words.action,
    path: routes.moderation,
    notYou: words.notYou,
  };
}
