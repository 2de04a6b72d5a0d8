// SPDX-License-Identifier: AGPL-3.0-or-later
export const messages = {
  skip: 'Skip to content',
  nav: {
    label: 'Main',
    home: 'Home',
    petition: 'Petition',
    archive: 'Archive',
    news: 'News',
    stories: 'Stories',
    forum: 'Forum',
    legal: 'Legal',
  },
  menu: { open: 'Open menu', close: 'Close menu', title: 'Menu' },
  login: 'Log in',
  logInFirst: {
    title: 'Please log in',
    text: 'You need an account for this page. Once you’re logged in, you’ll be back here.',
  },
  register: 'Register',
  account: {
    menu: '{{name}}’s account',
    profile: 'Profile',
    notifications: 'Notifications',
    users: 'People',
    editorial: 'Articles',
    feeds: 'Sources',
    moderation: 'Moderation',
    counselQueue: 'Legal requests',
    logout: 'Log out',
    loggedIn: 'Login successful',
    loggedInText: 'Welcome back!',
    loggedOut: 'Logged out',
    loggedOutText: 'See you soon.',
    logoutFailed: 'Logout failed',
    logoutFailedText: 'We couldn’t log you out. Please try again.',
    sessionLost: 'Your session has ended',
    sessionLostText: 'Log in again to continue. We’ve kept your draft.',
  },
  language: 'Language',
  theme: { label: 'Appearance', light: 'Light', dark: 'Dark', system: 'Match my device' },
  footer: {
    description:
      'Games you buy should stay playable. Run by players and consumers, with no ties to any publisher.',
    quick: 'Quick links',
    legal: 'Legal',
    support: 'Take part',
    other: 'More',
    volunteer: 'Volunteer',
    media: 'Media',
    partners: 'Partners',
    faq: 'FAQ',
    privacy: 'Privacy policy',
    terms: 'Terms of service',
    cookies: 'Cookie policy',
    about: 'About',
    contact: 'Contact',
    legalResources: 'Legal resources',
    supportUs: 'Support us',
    widgets: 'Widgets',
    openData: 'Open data',
    endOfLife: 'Our own end of life',
    languages: 'Read this page in',
    copyright: '© 2024 {{brand}}',
    licence: 'Open source (AGPL)',
  },
  loading: 'Loading',
  toast: { toast: 'Notification', region: 'Notifications ({hotkey})', close: 'Close' },
  broken: {
    title: 'This part of the page didn’t load',
    text: 'You may be offline, or we’ve just updated the site. Reloading usually fixes it.',
    readable:
      'Something went wrong on this page, so its buttons don’t work. You can still read it and follow its links.',
    reload: 'Reload',
  },
  readOnly: 'This site has come to its end: you can read everything, but nothing can be added.',
  demonstration: {
    speed: '{{n}} times as fast',
    content: 'Members, stories and posts are made up.',
  },
  notFound: {
    title: 'Page Not Found',
    text: "The page you're looking for doesn't exist.",
    memorial: 'A page can disappear. A game you bought shouldn’t.',
    home: 'Go to home page',
  },
} as const;

declare module '../../../lib/messages.ts' {
  interface EnglishMessages {
    shell: typeof messages;
  }
}
