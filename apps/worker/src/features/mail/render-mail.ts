import { type Language, type Mail, type SignInMethod, campaign, routes } from '@kga/contracts';

import { forumReply } from './forum-mails.ts';
import { htmlOf, textOf } from './layout.ts';
import { type MailMessages, interpolate, mailMessages } from './messages.ts';
import { type MailParts, contentDecided, moderationDigest } from './moderation-mails.ts';
import { oneLine } from './one-line.ts';

/** What a reader sees of a mail. */
export type RenderedMail = { subject: string; text: string; html: string };

const { brand } = campaign;

const services = { google: 'Google', github: 'GitHub', replit: 'Replit' } as const;

/** What tells of the account itself. */
type AccountMail = Exclude<
  Mail,
  { about: 'content_decided' | 'forum_reply' | 'moderation_digest' }
>;

/** Where such a mail's button leads, from the origin's root. */
const paths = {
  verify_email: routes.verifyEmail,
  change_email: routes.verifyEmail,
  email_changed: routes.contact,
  reset_password: routes.resetPassword,
  password_changed: routes.forgotPassword,
  signed_in: routes.forgotPassword,
  identity_linked: routes.profile,
  identity_unlinked: routes.profile,
} as const satisfies Record<AccountMail['about'], string>;

/** Puts a mail into the words of its reader's language. */
export function renderMail(mail: Mail, publicOrigin: string): RenderedMail {
  const words = mailMessages[mail.language];
  const { subject, why, facts, action, path, notYou, stop } = partsOf(mail, words);
  const name = greetingName(mail.name);
  const content = {
    language: mail.language,
    subject,
    greeting: name ? interpolate(words.greeting, { name }) : words.greetingAlone,
    why,
    facts,
    action: { label: action, hint: words.linkHint, url: linkOf(mail, path, publicOrigin) },
    code: 'code' in mail ? codeOf(mail, words) : undefined,
    notYou,
    stop: stop && { label: stop.label, url: linkOf(mail, stop.path, publicOrigin) },
    footer: interpolate(words.footer, { to: oneLine(mail.to), brand }),
  };
  return { subject, text: textOf(content), html: htmlOf(content) };
}

function partsOf(mail: Mail, words: MailMessages): MailParts {
  if (mail.about === 'content_decided') return contentDecided(mail, words);
  if (mail.about === 'moderation_digest') return moderationDigest(mail, words);
  if (mail.about === 'forum_reply') return forumReply(mail, words);
  const { subject, why, action, notYou } = words[mail.about];
  const path = paths[mail.about];
  return {
    subject,
    why: interpolate(why, { brand }),
    facts: factsOf(mail, words),
    action,
    path,
    notYou,
  };
}

/** The token stands where no server and no log sees it. */
function linkOf(mail: Mail, path: string, publicOrigin: string): string {
  const url = new URL(path, publicOrigin);
  url.searchParams.set('lang', mail.language);
  if ('code' in mail) url.hash = `token=${encodeURIComponent(mail.token)}`;
  return url.href;
}

function codeOf(
  mail: { code: string; expiresAt: string; language: Language },
  words: MailMessages,
) {
  return {
    label: words.code,
    value: mail.code,
    expires: interpolate(words.expires, { time: timeIn(mail.language, mail.expiresAt) }),
  };
}

function factsOf(mail: AccountMail, words: MailMessages): string[] {
  const facts: string[] = [];
  if ('method' in mail)
    facts.push(interpolate(words.method, { method: methodIn(words, mail.method) }));
  if ('device' in mail) {
    facts.push(interpolate(words.device, { device: oneLine(mail.device) || words.unknownDevice }));
  }
  if ('at' in mail) facts.push(interpolate(words.time, { time: timeIn(mail.language, mail.at) }));
  return facts;
}

function methodIn(words: MailMessages, method: SignInMethod): string {
  return method === 'password' ? words.password : services[method];
}

/** In UTC, because nobody knows where a mail is read. */
function timeIn(language: Language, at: string): string {
  return new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(new Date(at));
}

/** What mail readers make a link of. */
const linkLike = /:\/\/|@|\bwww\.|[\p{L}\p{N}]\.\p{L}{2,}/u;

/**
 * A name as a mail may say it: in one line. None where it would become a link, since anybody can
 * register another's address under a name that advertises.
 */
export function greetingName(name: string): string {
  const line = oneLine(name);
  return linkLike.test(line) ? '' : line;
}
