import { type Mail, campaign, unsubscribe, unsubscribePath } from '@kga/contracts';

import { type MailMessages, interpolate } from './messages.ts';
import type { MailParts } from './moderation-mails.ts';
import { oneLine } from './one-line.ts';

type Replied = Extract<Mail, { about: 'forum_reply' }>;

const { brand } = campaign;

/** Tells who follows a post of a new reply. */
export function forumReply(mail: Replied, { forum_reply: words }: MailMessages): MailParts {
  const title = oneLine(mail.title);
  return {
    subject: interpolate(words.subject, { title }),
    why: interpolate(words.why, { brand }),
    facts: [
      interpolate(words.post, { title }),
      interpolate(words.reply, { excerpt: oneLine(mail.excerpt) }),
    ],
    action: words.action,
    path: mail.path,
    notYou: words.notYou,
    stop: { label: words.stop, path: unsubscribePath(mail.token) },
  };
}

/** What mail programs offer one press by (RFC 8058), where a mail is one of many. */
export function unsubscribeHeaders(mail: Mail, publicOrigin: string): Record<string, string> {
  if (mail.about !== 'forum_reply') return {};
  const url = new URL(unsubscribe.url, publicOrigin);
  url.searchParams.set('token', mail.token);
  return {
    'List-Unsubscribe': `<${url.href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
