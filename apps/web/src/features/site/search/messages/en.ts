// SPDX-License-Identifier: AGPL-3.0-or-later
export const messages = {
  title: 'Search',
  description: 'Search the news, stories, forum and pages of this site in six languages.',
  label: 'Search this site',
  hint: 'Find news, stories, forum posts and pages.',
  key: {
    label: 'The / key opens search',
    hint: 'Turn it off if it clashes with speech input. Ctrl+K or ⌘K still works.',
  },
  tooShort: 'Enter at least two letters or digits.',
  results: 'Results',
  kindsLabel: 'Kinds of results',
  all: 'All',
  kinds: {
    page: 'Pages',
    news: 'News',
    story: 'Stories',
    forum_post: 'Forum posts',
    forum_reply: 'Replies',
    memory: 'Memories',
    game: 'Games',
  },
  found_one: '{{n}} result',
  found_other: '{{n}} results',
  foundAtLeast: 'More than {{n}} results',
  moreThan: 'more than {{n}}',
  shown_one: 'Showing {{current}} of {{n}} result',
  shown_other: 'Showing {{current}} of {{n}} results',
  shownAtLeast: 'Showing {{current}} of more than {{total}} results',
  more: 'More: {{kind}}',
  reply: 'Reply to this post',
  deleted: 'Deleted post',
  empty: {
    title: 'Nothing found for “{{q}}”',
    text: 'Try fewer or different words, or search in all languages.',
  },
  loading: 'Searching',
  failed: 'We couldn’t search here',
} as const;

declare module '../../../../lib/messages.ts' {
  interface EnglishMessages {
    search: typeof messages;
  }
}
