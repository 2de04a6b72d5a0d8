// SPDX-License-Identifier: AGPL-3.0-or-later
export const messages = {
  title: 'Share',
  preview: 'Image to share: {{title}}',
  format: 'Image',
  size: { wide: 'Wide', square: 'Square', tall: 'Tall' },
  download: 'Download image',
  downloading: 'Preparing the image',
  downloaded: 'Image downloaded!',
  failed: 'Failed to generate image',
  failedHint: 'Please try again later.',
  yourText: 'Your text',
  text: {
    petition: 'Games we’ve bought should stay playable. See how far the petition has come.',
    country: '{{title}} – games we’ve bought should stay playable.',
    game: 'Do you remember {{title}}?',
    memory: '“{{title}}” – a player remembers.',
    story: '“{{title}}” – a player’s story of a lost game.',
    article: '{{title}}',
    post: '“{{title}}” – what do you think?',
  },
  bySystem: 'More ways to share',
  shareOn: 'Share on',
  email: 'Email',
  wechat: 'WeChat',
  wechatHint: 'The link has been copied. Paste it into WeChat, or scan the code with WeChat.',
  wechatScan: 'Scan the code with WeChat, or copy this link:',
  qrCode: 'QR code of the link',
  mastodonServer: 'Your Mastodon server',
  mastodonHint: 'For example mastodon.social. Your browser remembers it.',
  mastodonInvalid: 'Enter a server, such as mastodon.social.',
  mastodonGo: 'Continue',
} as const;

declare module '../../../lib/messages.ts' {
  interface EnglishMessages {
    share: typeof messages;
  }
}
