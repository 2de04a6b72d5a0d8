// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign } from '@kga/contracts/core';
import type { ContactMessage } from '@kga/contracts/jobs';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Options } from 'nodemailer/lib/mailer';

import type { MailSender } from '../../config.ts';
import { renderContactMessage } from './contact-message.ts';
import { markImage } from './layout/mark.ts';
import { listHeaders } from './list-headers.ts';
import { type Operator, type ReaderMail, greetingName, renderMail } from './render-mail.ts';
import type { MailMessage } from './smtp.ts';

export type MailSettings = {
  /** `smtp://` or `smtps://`, with user and password where the server requires them. */
  smtpUrl: string;
  from: MailSender;
  /** Origin of the links in mails. */
  publicOrigin: string;
  /** Email address that visitors' messages go to. */
  contact: string;
  /** Email address that readers' replies go to; undefined where that is the sender's. */
  replyTo: string | undefined;
  operator: Operator;
};

type MailContent = Pick<Options, 'to' | 'replyTo' | 'subject' | 'text' | 'html' | 'attachments'> & {
  headers: Record<string, string>;
};

type Composing = Omit<MailSettings, 'smtpUrl'> & {
  /** The code that stands for its links. */
  linkCode?: string | undefined;
};

const readerContent = (
  mail: ReaderMail,
  { publicOrigin, linkCode, replyTo, operator }: Composing,
  sentAt: Date,
): MailContent => ({
  ...renderMail(mail, publicOrigin, {
    operator,
    linkCode: linkCode === undefined ? undefined : { code: linkCode, sentAt },
  }),
  // Passed separately, so that nothing in the name is parsed as an address.
  to: { name: greetingName(mail.name), address: mail.to },
  ...(replyTo !== undefined && { replyTo: { name: campaign.brand, address: replyTo } }),
  attachments: [{ ...markImage, contentDisposition: 'inline' }],
  headers: listHeaders(mail, publicOrigin),
});

const contactContent = (
  mail: ContactMessage,
  { contact }: Pick<MailSettings, 'contact'>,
): MailContent => ({
  ...renderContactMessage(mail),
  to: { name: campaign.brand, address: contact },
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
      : readerContent(mail, settings, new Date());
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
