// SPDX-License-Identifier: AGPL-3.0-or-later
export const messages = {
  title: 'Legal help',
  description:
    'Letters, guides and people who can help when a game you bought stops working. With the consumer law of each country and a source for every statement.',
  lead: 'Has a game you bought stopped working? Find out what the law in your country says, write a letter, or ask someone who knows consumer law.',
  consultation: {
    title: 'Legal Consultation',
    text: 'Talk to someone who knows consumer law.',
    action: 'Book a consultation',
  },
  documents: {
    title: 'Legal Documents',
    text: 'Guides and letters to send to a publisher or a shop.',
    action: 'Download documents',
  },
  aid: {
    title: 'Legal Aid',
    text: 'Support if you can’t afford a case of your own.',
    action: 'Apply for legal aid',
  },
  letter: {
    title: 'Write a letter',
    text: 'Answer a few questions and get a letter in the seller’s language. Nothing leaves your browser.',
    action: 'Start letter',
  },
  locker: {
    title: 'Evidence locker',
    text: 'Keep receipts and screenshots together, unchanged and on your own device.',
    action: 'Open locker',
  },
  commitments: {
    title: 'Record of promises',
    text: 'What parliaments, authorities and publishers said they’d do, and whether they did.',
    action: 'See promises',
  },
  notAdvice: {
    title: 'This isn’t legal advice',
    text: 'What you read here is general information, and what we write to you is help from people who know the subject. Neither replaces a lawyer, and we can’t promise a result.',
  },
  who: {
    title: 'Who helps you',
    counsel:
      'Requests for a consultation or aid go to our counsel team: people this site’s admins have asked to answer them. They read what you send, reply in writing and can suggest a time to talk.',
    notTitle: 'What we don’t do',
    not: 'We aren’t a law firm. We don’t represent you, don’t go to court for you and don’t pay your costs. If you apply for legal aid, we look for help that fits you, such as a consumer organisation or a public legal aid office.',
    otherTitle: 'Who else can help',
    other:
      'Your consumer authority, consumer organisations, dispute bodies, the European Consumer Centres and lawyers. The record of your country lists the ones we have a source for.',
    urgentTitle: 'Is a deadline about to pass?',
    urgent: 'Don’t wait for us. Contact a lawyer, a consumer organisation or the court today.',
  },
  figures: {
    title: 'In figures',
    received: 'Requests received',
    answered: 'Requests answered',
    medianDays: 'Median days until the first reply',
    medianTime: 'Median time until the first reply',
    underADay: 'Under a day',
  },
  data: {
    title: 'What happens to your data',
    browser: 'Your letter and your evidence stay in this browser. We never receive them.',
    requests:
      'We encrypt what you send with a request for a consultation or aid. Only counsel can read it. We erase it 12 months after the request is closed, or 24 months after its last message if no one closes it.',
    withdraw:
      'Withdraw your request at any time, and we erase it at once. Encrypted backups keep it up to 30 days longer.',
    audit: 'Each time someone on our team opens a request, we record who and when.',
    privacy: 'Privacy policy',
  },
  countries: {
    title: 'Consumer law by country',
    text: 'Each record names the laws, the time limits and who to turn to. Every statement has a source.',
    open: 'Open record',
    complete: 'Sourced',
    partial: 'Partly sourced',
    none: 'No sources yet',
    failed: 'We couldn’t load the records',
  },
  guides: {
    title: 'Guides and templates',
    text: 'Download, print and share them. Each shows its version and date.',
    version: 'Version {{version}}, {{date}}',
    download: 'Download “{{title}}” as {{format}}',
    pdf: 'PDF',
    docx: 'Word (DOCX)',
    read: 'Read online',
    print: 'Print',
    back: 'Back to legal help',
    failed: 'We couldn’t load the guides',
  },
  loading: 'Loading',
} as const;

declare module '../../../lib/messages.ts' {
  interface EnglishMessages {
    legal: typeof messages;
  }
}
