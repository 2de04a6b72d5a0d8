// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type Language,
  campaign,
  loginPath,
  mailCodeDays,
  routes,
  interpolate,
} from '@kga/contracts/core';
import type { AccountMail } from '@kga/contracts/jobs';

import { utcMoment } from '../../platform/utc-moment.ts';
import {
  type MailParts,
  contentDecided,
  forumReply,
  gameChanged,
  moderationDigest,
} from './content-mails.ts';
import { htmlOf, textOf } from './layout.ts';
import { type LegalRequestMail, legalCounsel, legalDigest, legalParts } from './legal-mails.ts';
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

export function renderMail(
  mail: ReaderMail,
  publicOrigin: string,
  linkCode?: LinkCode,
): RenderedMail {
  const messages = mailMessages(mail.language);
  const parts = partsOf(mail, messages);
  const { subject, why, facts, action, path, notYou, links = [] } = parts;
  const name = greetingName(mail.name);
  const content = {
    language: mail.language,
    subject,
    greeting: name ? interpolate(messages.greeting, { name }) : messages.greetingAlone,
    why,
    facts,
    action: { label: action, hint: messages.linkHint, url: linkOf(mail, path, publicOrigin) },
    code: 'code' in mail ? codeOf(mail, messages) : undefined,
    linkCode: 'code' in mail ? undefined : linkCode && linkCodeText(mail, messages, linkCode),
    notYou,
    links: links.map((link) => ({
      label: link.label,
      url: linkOf(mail, link.path, publicOrigin),
    })),
    footer: interpolate(parts.footer ?? messages.footer, { to: oneLine(mail.to), brand }),
  };
  return { subject, text: textOf(content), html: htmlOf(content) };
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

/** Pages that only exist for those who are logged in: links lead through the login. */
const behindLogin = [routes.profile, routes.notifications, '/admin/'];

/** The token is in the fragment, which no server or log sees. */
function linkOf(mail: ReaderMail, path: string, publicOrigin: string): string {
  const isBehindLogin = behindLogin.some((start) => path.startsWith(start));
  const url = new URL(isBehindLogin ? loginPath({ returnTo: path }) : path, publicOrigin);
  url.searchParams.set('lang', mail.language);
  if ('code' in mail && url.hash === '') url.hash = `token=${encodeURIComponent(mail.token)}`;
  return url.href;
}

function codeOf(
  mail: { code: string; expiresAt: string; language: Language },
  messages: MailMessages,
) {
  return {
    label: messages.code,
    value: mail.code,
    expires: interpolate(messages.expires, {
      time: utcMoment(mail.language, new Date(mail.expiresAt)),
    }),
  };
}

function linkCodeText(
  { language }: { language: Language },
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
