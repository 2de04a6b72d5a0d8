// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, campaign, mailCodeDays, routes, interpolate } from '@kga/contracts/core';
import type { AccountMail } from '@kga/contracts/jobs';

import { utcMoment } from '../../platform/utc-moment.ts';
import {
  type MailParts,
  contentDecided,
  forumReply,
  gameChanged,
  moderationDigest,
} from './content-mails.ts';
import type { MailContent } from './layout/content.ts';
import { htmlOf } from './layout/html.ts';
import { textOf } from './layout/text.ts';
import { type LegalRequestMail, legalCounsel, legalDigest, legalParts } from './legal-mails.ts';
import { fromMail, linkOf } from './links.ts';
import { type MailMessages, mailMessages, oneLine } from './messages.ts';
import { type SignerMail, signerParts } from './signature-mails.ts';
import { type SubscriberMail, subscriberParts } from './subscriber-mails.ts';

/** A mail as its reader sees it. */
export type RenderedMail = { subject: string; text: string; html: string };

/** A mail to one reader, in that reader's language. */
export type ReaderMail = AccountMail | SignerMail | SubscriberMail | LegalRequestMail;

const { brand } = campaign;

const services = { google: 'Google', github: 'GitHub', replit: 'Replit' } as const;

/** Mails about the account itself. */
type SecurityMail = Exclude<
  AccountMail,
  {
    about:
      | 'content_decided'
      | 'forum_reply'
      | 'game_changed'
      | 'moderation_digest'
      | 'legal_digest'
      | 'legal_counsel';
  }
>;

/** Path that the button of such a mail leads to. */
const paths = {
  verify_email: routes.verifyEmail,
  change_email: routes.verifyEmail,
  email_changed: routes.contact,
  reset_password: routes.resetPassword,
  password_changed: routes.forgotPassword,
  signed_in: routes.forgotPassword,
  identity_linked: routes.profile,
  identity_unlinked: routes.profile,
  export_ready: `${routes.profile}#data`,
} as const satisfies Record<SecurityMail['about'], string>;

/** The code that stands for the links of a mail, and when it was made. */
type LinkCode = { code: string; sentAt: Date };

/** Who answers for the site, as far as the settings say. */
export type Operator = { name?: string | undefined; address?: string | undefined };

export function renderMail(
  mail: ReaderMail,
  publicOrigin: string,
  { linkCode, operator = {} }: { linkCode?: LinkCode | undefined; operator?: Operator } = {},
): RenderedMail {
  const { language } = mail;
  const messages = mailMessages(language);
  const parts = partsOf(mail, messages);
  const { subject, heading, why, facts, quote, second, notYou, links = [] } = parts;
  const name = greetingName(mail.name);
  const code = 'code' in mail ? codeOf(mail, messages) : undefined;
  // The token is in the fragment, which no server or log sees.
  const path =
    'code' in mail ? `${parts.path}#token=${encodeURIComponent(mail.token)}` : parts.path;
  const link = (to: { label: string; path: string }) => ({
    label: to.label,
    url: linkOf(to.path, language, publicOrigin),
  });
  const content = {
    language,
    subject,
    preheader: [code?.preheader ?? '', parts.preheader ?? why].join(' ').trim(),
    heading: { language, text: subject, ...heading },
    greeting: name ? interpolate(messages.greeting, { name }) : messages.greetingAlone,
    why,
    facts,
    quote: quote && { language: undefined, ...quote },
    action: { ...link({ label: parts.action, path }), hint: messages.linkHint },
    code,
    linkCode: code || !linkCode ? undefined : linkCodeText(language, messages, linkCode),
    notYou,
    second: second && link(second),
    links: links.map(link),
    reason: interpolate(parts.reason ?? messages.reason, { to: oneLine(mail.to), brand }),
    sender: senderOf(language, messages, { publicOrigin, operator }),
  };
  return { subject, text: textOf(content), html: htmlOf(content) };
}

function senderOf(
  language: Language,
  { contact, privacy }: MailMessages,
  { publicOrigin, operator: { name, address } }: { publicOrigin: string; operator: Operator },
): MailContent['sender'] {
  const page = (path: string) => linkOf(fromMail(path), language, publicOrigin);
  const who = name === brand ? [address] : [name, address];
  return {
    lines: [brand, who.filter(Boolean).join(', ')].filter(Boolean),
    links: [
      { label: new URL(publicOrigin).host, url: page(routes.home) },
      { label: contact, url: page(routes.contact) },
      { label: privacy, url: page(routes.privacy) },
    ],
  };
}

function partsOf(mail: ReaderMail, messages: MailMessages): MailParts {
  if (mail.about === 'content_decided') return contentDecided(mail, messages);
  if (mail.about === 'moderation_digest') return moderationDigest(mail, messages);
  if (mail.about === 'forum_reply') return forumReply(mail, messages);
  if (mail.about === 'game_changed') return gameChanged(mail, messages);
  if (mail.about === 'legal_digest') return legalDigest(mail, messages);
  if (mail.about === 'legal_counsel') return legalCounsel(mail, messages);
  if ('statusPath' in mail) return legalParts(mail, messages);
  if ('withdrawal' in mail) return signerParts(mail, messages);
  if ('slug' in mail || 'region' in mail) return subscriberParts(mail, messages);
  const { subject, why, action, notYou } = messages[mail.about];
  const path = paths[mail.about];
  return {
    subject,
    why: interpolate(why, { brand, method: methodOf(mail, messages) }),
    facts: factsOf(mail, messages),
    action,
    path,
    notYou,
  };
}

function codeOf(
  mail: { code: string; expiresAt: string; language: Language },
  messages: MailMessages,
) {
  const { code } = mail;
  const time = utcMoment(mail.language, new Date(mail.expiresAt));
  return {
    label: messages.code,
    value: code,
    expires: interpolate(messages.expires, { time }),
    preheader: interpolate(messages.preheader, { code, time }),
  };
}

function linkCodeText(
  language: Language,
  messages: MailMessages,
  { code, sentAt }: LinkCode,
): string {
  const end = new Date(sentAt.getTime() + mailCodeDays * 86_400_000);
  return interpolate(messages.linkCode, { code, time: utcMoment(language, end) });
}

function methodOf(mail: SecurityMail, messages: MailMessages): string {
  if (!('method' in mail)) return '';
  return mail.method === 'password' ? messages.password : services[mail.method];
}

function factsOf(mail: SecurityMail, messages: MailMessages): string[] {
  const facts: string[] = [];
  if (mail.about === 'signed_in') {
    facts.push(interpolate(messages.method, { method: methodOf(mail, messages) }));
  }
  if ('device' in mail) {
    facts.push(
      interpolate(messages.device, { device: oneLine(mail.device) || messages.unknownDevice }),
    );
  }
  if (mail.about === 'export_ready') {
    facts.push(
      interpolate(messages.export_ready.until, {
        time: utcMoment(mail.language, new Date(mail.deletedAt)),
      }),
    );
  }
  if ('at' in mail)
    facts.push(interpolate(messages.time, { time: utcMoment(mail.language, new Date(mail.at)) }));
  return facts;
}

/** What mail programs turn into a link. */
const linkLike = /:\/\/|@|\bwww\.|[\p{L}\p{N}]\.\p{L}{2,}/u;

/**
 * A name as one line, or empty where mail programs would turn it into a link: anyone can register
 * another person's address under a name that advertises.
 */
export function greetingName(name: string): string {
  const line = oneLine(name);
  return linkLike.test(line) ? '' : line;
}
