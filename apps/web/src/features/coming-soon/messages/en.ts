export const messages = {
  label: 'Coming soon',
  back: 'See the petition',
  pages: {
    legal: {
      title: 'Legal resources',
      text: 'Help with your consumer rights: book a consultation, download documents and apply for legal aid.',
    },
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    comingSoon: typeof messages;
  }
}
