export const messages = {
  label: 'Coming soon',
  back: 'See the petition',
  pages: {
    legal: {
      title: 'Legal resources',
      text: 'Help with your consumer rights: book a consultation, download documents and apply for legal aid.',
    },
    petitionDetail: {
      title: 'Regional petition',
      text: 'Petitions in about 80 countries and regions will have their own pages. You’ll find the European initiative on the petition page.',
    },
    widgets: {
      title: 'Widgets',
      text: 'Show the petition on your own site, for all of Europe or for one country. You’ll find the code to embed here.',
    },
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    comingSoon: typeof messages;
  }
}
