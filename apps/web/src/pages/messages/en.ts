// SPDX-License-Identifier: AGPL-3.0-or-later
export const messages = {
  title: 'Games you bought should stay playable',
  lead: {
    sold: 'Publishers sell games, then switch off the servers they run on.',
    stops: 'What you paid for stops working.',
    law: 'Players across Europe are asking for a law against it.',
  },
  learnMore: 'Learn more',
  why: {
    title: 'What’s this about?',
    sold: {
      title: 'Sold, then switched off',
      text: 'Many games need the publisher’s server, even to play alone. When it goes, every copy dies, whatever it cost.',
    },
    ask: {
      title: 'What we ask for',
      text: 'We’re not asking for servers forever. Just leave games playable when support ends: ship a patch, or let players host their own servers.',
    },
    matter: {
      title: 'Why it matters',
      text: 'It’s about consumer rights, about what “buy” means, and about saving a part of our culture that would otherwise be lost.',
    },
  },
  legal: {
    title: 'Legal help',
    lead: 'Has a game you bought stopped working? You may have rights. Here are three ways to get help.',
    figures: 'Requests so far: {{received}}. Answered: {{answered}}.',
    median: 'Median days until the first reply: {{days}}.',
    medianUnderADay: 'Median time until the first reply: under a day.',
    consultation: {
      title: 'Legal Consultation',
      text: 'Talk to someone who knows consumer law.',
      action: 'Book a consultation',
    },
    documents: {
      title: 'Legal Documents',
      text: 'Letters and forms to send to a publisher or a shop.',
      action: 'Download documents',
    },
    aid: {
      title: 'Legal Aid',
      text: 'Support if you can’t afford a case of your own.',
      action: 'Apply for legal aid',
    },
  },
  closing: {
    title: 'Laws change when people ask',
    text: 'Every country counts. Pass it on.',
  },
  description:
    'The count of the European citizens’ initiative against switching off games people bought, country by country, and what you can do.',
  home: {
    title: 'Home',
    welcome: 'Welcome, {{name}}',
    welcomeUnnamed: 'Welcome',
    lead: 'The petition, the news and players’ latest stories.',
    petitionAll: 'View the petition',
  },
} as const;

declare module '../../lib/messages.ts' {
  interface EnglishMessages {
    landing: typeof messages;
  }
}
