export const messages = {
  label: 'Coming soon',
  back: 'See the petition',
  pages: {
    legal: {
      title: 'Legal resources',
      text: 'Help with your consumer rights: book a consultation, download documents and apply for legal aid.',
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
