export const messages = {
  title: 'Stories',
  description:
    'What players lost when games that they had bought were switched off, told by themselves and searchable by game.',
  lead: 'What players lost when a game that they had bought was switched off, in their own words.',
  totals: {
    lost: 'Lost in total',
    rates: 'In yen, each amount at the reference rate of its time',
    stories: 'Stories',
    games: 'Games',
  },
  search: 'Search by game',
  placeholder: 'Name of a game',
  find: 'Search',
  list: 'Published stories',
  shown_one: 'Showing {{current}} of {{n}} story',
  shown_other: 'Showing {{current}} of {{n}} stories',
  more: 'Load more',
  loading: 'Loading stories',
  loadingMore: 'Loading more',
  moreFailed: 'More stories could not be loaded',
  retry: 'Retry',
  read: 'Read the story',
  readOf: 'Read the story: {{title}}',
  empty: {
    title: 'No stories about this game',
    text: 'Nobody has told one yet. Part of the name may find more.',
    none: 'Has a game that you bought been switched off? Yours would be the first.',
    clear: 'Show all stories',
  },
  story: {
    back: 'All stories',
    edited: 'Edited on {{day}}',
    given: '{{amount}} at the reference rate of {{day}}',
    more: 'Stories about this game',
    share: 'Share this story',
    failed: 'Unable to load the story',
  },
  own: {
    title: 'Share Your Story',
    description:
      'Tell what you lost when a game that you had bought was switched off, with or without an account.',
    lead: 'What did you lose when a game that you had bought was switched off? Your story is read here, and counts in what was lost in total.',
    review:
      'Moderators look at guests’ stories, and at a member’s first one, before they appear here.',
    asGuest:
      'You are not logged in: the story is told as by {{id}}. If you register later in this browser, it becomes yours.',
    asMember:
      'The story is told as by {{id}}, the beginning of your member id, never by your name.',
    form: {
      game: 'Game',
      gameHint: 'As it was sold. Names that others gave are suggested.',
      title: 'Title',
      content: 'Your story',
      contentHint:
        'From {{least}} to {{most}} characters. Please keep out the names and addresses of others.',
      amount: 'Amount lost',
      amountHint: 'What you paid, such as 59.99. It is shown in yen.',
      amountWrong: 'An amount looks like 59.99 and is at most {{most}}.',
      currency: 'Currency',
      language: 'Language of the story',
      optional: 'optional',
      trap: 'Leave this empty',
      send: 'Submit the story',
      sending: 'Submitting the story',
      save: 'Save the changes',
      saving: 'Saving',
      back: 'Back to the story',
    },
    failed: {
      title: 'Submission Failed',
      unable: 'Unable to Submit',
      unableText: 'Please refresh the page and try again.',
      conflict:
        'The story was changed elsewhere meanwhile. What you typed is kept; saving again replaces that change.',
    },
    suspended: {
      title: 'This account is suspended',
      text: 'Stories can neither be told nor changed with it.',
    },
    done: {
      published: 'Your story is published',
      pending: 'Your story has arrived',
      pendingText: 'It appears as soon as a moderator has looked at it.',
      saved: 'Changes saved',
    },
    standing: {
      published: 'This story is yours',
      pending: 'Your story is being reviewed',
      pendingText: 'Nobody else can see it until a moderator has looked at it.',
      held: 'Your story waits for a closer look',
      heldText:
        'An automatic check asked for a closer look, for example because of its links or its likeness to another text. That is no refusal: a moderator looks at it, and nobody else can see it until then.',
      hidden: 'Your story is hidden',
      hiddenText: 'A moderator has hidden it. Nobody else can see it.',
      reported: 'Your story is hidden for the moment',
      reportedText: 'Several readers reported it. It stays hidden until a moderator has decided.',
      rejected: 'Your story was not accepted',
      rejectedText: 'Nobody else can see it. You can change it and submit it again.',
      reason: 'Reason: {{reason}}',
      note: 'The moderator writes: {{note}}',
      keep: 'Come back to this address in this browser to see what becomes of it. Clearing the browser’s data ends that.',
    },
    edit: {
      button: 'Edit',
      title: 'Edit your story',
      review: 'After a change, moderators may have to look at it again before others see it.',
      failed: 'Unable to load your story',
      loading: 'Loading your story',
    },
    withdraw: {
      button: 'Withdraw',
      title: 'Withdraw this story?',
      text: 'It is deleted, with everything that it said before. This cannot be undone.',
      confirm: 'Withdraw the story',
      busy: 'Withdrawing the story',
      done: 'Story withdrawn',
    },
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    stories: typeof messages;
  }
}
