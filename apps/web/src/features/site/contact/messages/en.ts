// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ContactTopic } from '@kga/contracts/site';

export const messages = {
  title: 'Send us a message',
  topic: 'What is it about?',
  choose: 'Choose a topic',
  topicMissing: 'Choose a topic.',
  topics: {
    error: 'An error on the site',
    account: 'My account',
    content: 'A post, story or decision',
    privacy: 'Privacy and my data',
    press: 'Press',
    other: 'Something else',
  } satisfies Record<ContactTopic, string>,
  text: 'Your message',
  textHint: 'Please leave out other people’s personal data.',
  email: 'Your email address',
  emailHint: 'Only if you’d like an answer. We use it for nothing else.',
  trap: 'Leave this empty',
  send: 'Send message',
  sending: 'Sending your message',
  done: 'Thank you. We have your message.',
  doneWithAddress: 'We’ll answer to {{email}}.',
  doneWithout: 'You left no address, so we can’t answer.',
  again: 'Send another message',
} as const;

declare module '../../../../lib/messages.ts' {
  interface EnglishMessages {
    contact: typeof messages;
  }
}
