// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ContactMessage } from '@kga/contracts/jobs';
import type { ContactTopic } from '@kga/contracts/site';

import { oneLine } from './messages.ts';

/** Longest beginning of the text in the subject, in characters. */
const beginning = 60;

const topics = {
  error: 'Error on the site',
  account: 'Account',
  content: 'Content or moderation',
  privacy: 'Privacy',
  press: 'Press',
  other: 'Something else',
} as const satisfies Record<ContactTopic, string>;

/** A visitor's message as the operator reads it: plain text, in English around the visitor's words. */
export function renderContactMessage(mail: ContactMessage): { subject: string; text: string } {
  const { topic, text, replyTo, accountId, language, suspicious } = mail;
  const start = Array.from(oneLine(text)).slice(0, beginning).join('');
  const facts = [
    `Topic: ${topics[topic]}`,
    `Language of the page: ${language}`,
    replyTo === null ? 'The sender left no address.' : `Answers go to: ${oneLine(replyTo)}`,
    accountId === null ? 'Sent without an account.' : `Account: ${accountId}`,
  ];
  return {
    subject: `${suspicious ? '[Possible spam] ' : ''}${topics[topic]}: ${start}`,
    text: `${text.toWellFormed()}\n\n-- \n${facts.join('\n')}\n`,
  };
}
