import type { Mail } from '@kga/contracts';
import MailComposer from 'nodemailer/lib/mail-composer';

import { unsubscribeHeaders } from './content-mails.ts';
import { greetingName, renderMail } from './render-mail.ts';
import type { MailMessage } from './smtp.ts';

type MailSender = { name: string; address: string };

export type MailSettings = {
  /** `smtp://` or `smtps://`, with user and password where the server requires them. */
  smtpUrl: string;
  from: MailSender;
  /** Origin of the links in mails. */
  publicOrigin: string;
};

const named = /^\s*(?:"?([^"<>\p{Cc}]*?)"?\s*<([^\s<>@]+@[^\s<>@]+)>|([^\s<>@]+@[^\s<>@]+))\s*$/u;

/** Parses `Name <name@example.org>` or an address alone; undefined where it is neither. */
export function parseSender(text: string): MailSender | undefined {
  const [matched, name = '', address, bare] = named.exec(text) ?? [];
  if (matched === undefined) return undefined;
  return { name, address: address ?? bare ?? '' };
}

/** Composes the bytes of a mail. `Message-ID` and `Date` derive from the outbox row. */
export async function composeMessage(
  mail: Mail,
  row: { id: string; createdAt: Date },
  { from, publicOrigin }: Pick<MailSettings, 'from' | 'publicOrigin'>,
): Promise<MailMessage> {
  const { subject, text, html } = renderMail(mail, publicOrigin);
  const composed = new MailComposer({
    from,
    // Passed separately, so that nothing in the name is parsed as an address.
    to: { name: greetingName(mail.name), address: mail.to },
    subject,
    text,
    html,
    date: row.createdAt,
    messageId: `<${row.id}@${from.address.split('@').at(-1)}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': mail.language,
      ...unsubscribeHeaders(mail, publicOrigin),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  const envelope = composed.getEnvelope();
  const [to] = envelope.to;
  if (!envelope.from || to === undefined || envelope.to.length !== 1) {
    throw new Error('the mail has not one sender and one recipient');
  }
  return { from: envelope.from, to, bytes: await composed.build() };
}
