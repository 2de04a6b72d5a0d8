// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign } from '@kga/contracts/core';
import type { ContactMessage } from '@kga/contracts/jobs';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Options } from 'nodemailer/lib/mailer';

import type { MailSender } from '../../config.ts';
import { renderContactMessage } from './contact-message.ts';
import { unsubscribeHeaders } from './content-mails.ts';
import { type ReaderMail, greetingName, renderMail } from './render-mail.ts';
import type { MailMessage } from './smtp.ts';

export type MailSettings = {
  /** `smtp://` or `smtps://`, with user and password where the server requires them. */
  smtpUrl: string;
  from: MailSender;
  /** Origin of the links in mails. */
  publicOrigin: string;
  /** Email address that visitors' messages go to. */
  operator: string;
};

type MailContent = Pick<Options, 'to' | 'replyTo' | 'subject' | 'text' | 'html'> & {
  headers: Record<string, string>;
};

/** The token that ends mails of a kind. */
export function stopTokenOf(mail: ReaderMail): string | undefined {
  if ('stop' in mail) return mail.stop;
  return 'token' in mail && !('code' in mail) ? mail.token : undefined;
}

type Composing = Omit<MailSettings, 'smtpUrl'> & {
  /** The code that stands for its links. */
  linkCode?: string | undefined;
};

const accountContent = (
  mail: ReaderMail,
  { publicOrigin, linkCode }: Pick<Composing, 'publicOrigin' | 'linkCode'>,
  sentAt: Date,
): MailContent => ({
  ...renderMail(
    mail,
    publicOrigin,
    linkCode === undefined ? undefined : { code: linkCode, sentAt },
  ),
  // Passed separately, so that nothing in the name is parsed as an address.
  to: { name: greetingName(mail.name), address: mail.to },
  headers: unsubscribeHeaders(stopTokenOf(mail), publicOrigin),
});

const contactContent = (
  mail: ContactMessage,
  { operator }: Pick<MailSettings, 'operator'>,
): MailContent => ({
  ...renderContactMessage(mail),
  to: { name: campaign.brand, address: operator },
  ...(mail.replyTo !== null && { replyTo: { name: '', address: mail.replyTo } }),
  headers: {},
});

/** Composes the bytes of a mail. `Message-ID` and `Date` derive from the outbox row. */
export async function composeMessage(
  mail: ContactMessage | ReaderMail,
  row: { id: string; createdAt: Date },
  settings: Composing,
): Promise<MailMessage> {
  const { from } = settings;
  const { headers, ...content } =
    mail.about === 'contact_message'
      ? contactContent(mail, settings)
      : accountContent(mail, settings, new Date());
  const composed = new MailComposer({
    from,
    ...content,
    date: row.createdAt,
    messageId: `<${row.id}@${from.address.split('@').at(-1)}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': mail.language,
      ...headers,
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
