// SPDX-License-Identifier: AGPL-3.0-or-later
export const messages = {
  languages: 'Languages',
  all: 'All languages',
  apply: 'Apply',
  only: 'Only {{names}}',
  showAll: 'Show all languages',
  counted: '{{n}} in {{names}}, {{all}} in all',
  within: 'in {{names}}',
} as const;

declare module '../../../lib/messages.ts' {
  interface EnglishMessages {
    languageFilter: typeof messages;
  }
}
