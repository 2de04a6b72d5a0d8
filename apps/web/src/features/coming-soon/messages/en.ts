export const messages = {
  label: 'Coming soon',
  back: 'See the petition',
  pages: {
    archive: {
      title: 'Game archive',
      text: 'A memorial for games that were shut down: when they lived, why they ended, and what people remember of them. Visitors will be able to search it, to leave memories and to submit games.',
    },
    archiveSubmit: {
      title: 'Submit a game',
      text: 'Here you will be able to submit a game that was shut down. Each submission is reviewed before it joins the archive.',
    },
    archiveGame: {
      title: 'Memorial',
      text: 'Each game in the archive will have a page of its own, with its dates, the reason for its end and the memories of its players.',
    },
    archiveMemories: {
      title: 'Memories',
      text: 'What players remember of a game will be gathered here.',
    },
    legal: {
      title: 'Legal resources',
      text: 'Help with consumer rights: booking a consultation, documents to download, and applications for legal aid.',
    },
    petitionDetail: {
      title: 'Regional petition',
      text: 'Petitions of about 80 countries and regions will have pages of their own. The European initiative is on the petition page.',
    },
    widgets: {
      title: 'Widgets',
      text: 'Views of the petition for your own site, for all of Europe or for one country, will be ready to embed here.',
    },
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    comingSoon: typeof messages;
  }
}
