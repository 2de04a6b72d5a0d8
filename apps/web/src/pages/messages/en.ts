export const messages = {
  title: 'Games you bought should stay playable',
  lead: {
    sold: 'Publishers sell games, then switch off the servers they run on.',
    stops: 'What you paid for stops working.',
    law: 'Players across Europe are asking for a law against it.',
  },
  learnMore: 'Learn more',
  why: {
    title: 'What this is about',
    sold: {
      title: 'Sold, then switched off',
      text: 'Many games need a publisher’s server, even to play alone. When it goes, every copy dies, whatever it cost.',
    },
    ask: {
      title: 'What we ask for',
      text: 'Not servers for ever. Only that a game is left in a playable state when support ends, by a patch or by letting players run it themselves.',
    },
    matter: {
      title: 'Why it matters',
      text: 'It is a question of consumer rights, of what buying means, and of keeping a part of culture that could otherwise never be seen again.',
    },
  },
  legal: {
    title: 'Legal help',
    lead: 'A game you bought has stopped working? You may have rights. We’re building three ways to help.',
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
      text: 'Support for those who can’t afford a case of their own.',
      action: 'Apply for legal aid',
    },
  },
  closing: {
    title: 'A law begins with people who ask for it',
    text: 'Every country counts. Tell someone who plays.',
  },
  description:
    'The live count of the European citizens’ initiative against switching off games that were sold, state by state, and what you can do.',
  home: {
    title: 'Home',
    welcome: 'Welcome, {{name}}',
    welcomeUnnamed: 'Welcome',
    lead: 'Where the petition stands, what is new, and what others have lost.',
    petitionAll: 'View the petition',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    landing: typeof messages;
  }
}
