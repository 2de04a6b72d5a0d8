// SPDX-License-Identifier: AGPL-3.0-or-later
export const messages = {
  title: 'Stories',
  description:
    'What players lost when games they’d bought were switched off, told by themselves and searchable by game.',
  lead: 'What players lost when a game they’d bought was switched off, in their own words.',
  totals: {
    lost: 'Lost in total',
    rates: 'In yen, at the exchange rate of the day',
    stories: 'Stories',
    games: 'Games',
  },
  search: 'Search stories',
  placeholder: 'Game, title or words',
  find: 'Search',
  list: 'Published stories',
  shown_one: 'Showing {{current}} of {{n}} story',
  shown_other: 'Showing {{current}} of {{n}} stories',
  shownAtLeast: 'Showing {{current}} of more than {{total}} stories',
  loading: 'Loading stories',
  read: 'Read story',
  readOf: 'Read story: {{title}}',
  empty: {
    title: 'No stories found',
    text: 'Try fewer words, part of the game’s name or more languages.',
    none: 'Was a game you bought switched off? Be the first to tell your story.',
    clear: 'Show all stories',
  },
  story: {
    back: 'All stories',
    next: 'Next story',
    sign: 'Support the petition',
    reply: 'Reply in the forum',
    edited: 'Edited on {{day}}',
    given: '{{amount}}, converted at the rate on {{day}}',
    more: 'Stories about this game',
    share: 'Share this story',
    failed: 'Unable to load the story',
  },
  own: {
    title: 'Share Your Story',
    description:
      'Tell us what you lost when a game you’d bought was switched off, with or without an account.',
    lead: 'What did you lose when a game you’d bought was switched off? People will read your story here, and the amount is added to the total.',
    review: 'A moderator checks guests’ stories, and each member’s first, before we publish them.',
    asGuest:
      'You’re not logged in, so your story will appear under {{id}}. Register later in this browser and it moves to your account.',
    asMember:
      'Your story will appear under {{id}}, the start of your member ID. We never show your name.',
    asNamed:
      'Your story will appear under {{name}}, with {{id}}, the start of your member ID. We never show your first or last name.',
    form: {
      game: 'Game',
      gameHint: 'The title it was sold under. We’ll suggest ones others have used.',
      title: 'Title',
      content: 'Your story',
      contentHint:
        'From {{least}} to {{most}} characters. Please leave out other people’s names and addresses.',
      amount: 'Amount lost',
      amountHint: 'What you paid, for example 59.99. We’ll also show it in yen.',
      amountWrong: 'Enter an amount like 59.99, up to {{most}}.',
      currency: 'Currency',
      language: 'Language of the story',
      optional: 'optional',
      trap: 'Leave this empty',
      send: 'Submit story',
      sending: 'Submitting story',
      save: 'Save changes',
      saving: 'Saving',
      back: 'Back to story',
    },
    suspended: {
      title: 'Your account is suspended',
      text: 'You can’t post or edit stories while it’s suspended.',
    },
    done: {
      published: 'Your story is published',
      pending: 'Thank you. We have your story.',
      pendingText: 'It will appear once a moderator has checked it.',
      saved: 'Changes saved',
    },
    standing: {
      published: 'This story is yours',
      pending: 'Your story is being reviewed',
      pendingText: 'Only you can see it until a moderator has checked it.',
      held: 'We’re taking a closer look at your story',
      hidden: 'Your story is hidden',
      hiddenText: 'A moderator has hidden it. Only you can see it.',
      reported: 'Your story is hidden for now',
      reportedText:
        'Several readers reported it. It stays hidden until a moderator has made a decision.',
      rejected: 'We haven’t published your story',
      rejectedText: 'Only you can see it. You can edit it and submit it again.',
      reason: 'Reason: {{reason}}',
      note: 'A moderator writes: {{note}}',
      keep: 'Bookmark this page to check on it. This works only in this browser, until you clear its data.',
    },
    edit: {
      button: 'Edit',
      title: 'Edit your story',
      review: 'After an edit, a moderator may have to check it again before others can see it.',
      failed: 'Unable to load your story',
      loading: 'Loading your story',
    },
    withdraw: {
      button: 'Withdraw',
      title: 'Withdraw this story?',
      text: 'We’ll delete the story and all earlier versions. This can’t be undone.',
      confirm: 'Withdraw story',
      busy: 'Withdrawing story',
      done: 'Story withdrawn',
    },
  },
} as const;

declare module '../../../lib/messages.ts' {
  interface EnglishMessages {
    stories: typeof messages;
  }
}
