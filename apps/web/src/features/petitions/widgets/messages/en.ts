// SPDX-License-Identifier: AGPL-3.0-or-later
export const messages = {
  title: 'Widgets',
  description: 'Show live figures of the petition on your site, in a newsletter or on your stream.',
  lead: 'Show live figures on your own site, in a newsletter or on your stream. No cookies, no account, no key.',
  form: 'Your widget',
  subject: 'Petition or country',
  share: '{{country}} · share of the European initiative',
  view: {
    label: 'Type',
    counter: 'Counter',
    bar: 'Progress bar',
    row: 'One line',
    map: 'Tile map',
    overlay: 'Stream overlay',
  },
  theme: {
    label: 'Colours',
    auto: 'Match the reader’s device',
    light: 'Light',
    dark: 'Dark',
    transparent: 'Transparent, dark text',
    'transparent-dark': 'Transparent, light text',
  },
  language: 'Language',
  size: 'Width',
  preview: 'Preview',
  use: 'Use it',
  copy: 'Copy',
  copyOf: 'Copy: {{what}}',
  copied: 'Copied',
  copyFailed: 'Failed to copy',
  copyFailedHint: 'Select the text and copy it yourself.',
  codes: {
    frame: {
      title: 'For your website',
      hint: 'Paste this where you want the widget. It updates itself.',
    },
    script: {
      title: 'Optional: always the right height',
      hint: 'Add this once per page. It makes each widget exactly as high as its content.',
    },
    image: {
      title: 'Without scripts',
      hint: 'An SVG image for sites, feeds and forums. It shows the figures as they stand when it loads.',
    },
    shareImage: {
      title: 'Image to share',
      hint: 'A PNG of 1,200 × 630 pixels for posts, link previews and newsletters. Most email apps don’t show SVG images, but they do show this one.',
    },
    overlay: {
      title: 'For your stream',
      hint: 'In OBS or similar software, add a browser source with this address, 1,920 × 1,080 pixels.',
    },
    link: {
      title: 'Link',
      hint: 'WordPress and other sites with oEmbed turn this link into the widget.',
    },
  },
  privacy:
    'Widgets set no cookies, store nothing in your readers’ browsers and don’t recognise anyone. Your readers’ browsers only ask our server for the figures.',
  openData: 'All figures as open data',
} as const;

declare module '../../../../lib/messages.ts' {
  interface EnglishMessages {
    widgets: typeof messages;
  }
}
