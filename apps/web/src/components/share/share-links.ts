// SPDX-License-Identifier: AGPL-3.0-or-later
type Shared = { text: string; url: string; title: string };

const withQuery = (address: string, query: Readonly<Record<string, string>>): string =>
  `${address}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`;

const inOne = ({ text, url }: Shared): string => `${text} ${url}`.trim();

/** Networks that take what is shared in the address of a page of theirs. */
export const networks = [
  { name: 'X', link: ({ text, url }) => withQuery('https://x.com/intent/post', { text, url }) },
  {
    name: 'Bluesky',
    link: (shared) => withQuery('https://bsky.app/intent/compose', { text: inOne(shared) }),
  },
  {
    name: 'Reddit',
    link: ({ text, url }) => withQuery('https://www.reddit.com/submit', { url, title: text }),
  },
  { name: 'WhatsApp', link: (shared) => withQuery('https://wa.me/', { text: inOne(shared) }) },
  {
    name: 'Telegram',
    link: ({ text, url }) => withQuery('https://t.me/share/url', { url, text }),
  },
  {
    name: 'Weibo',
    link: ({ text, url }) =>
      withQuery('https://service.weibo.com/share/share.php', { url, title: text }),
  },
  {
    name: 'LINE',
    link: ({ text, url }) =>
      withQuery('https://social-plugins.line.me/lineit/share', { url, text }),
  },
] as const satisfies readonly { name: string; link: (shared: Shared) => string }[];

/** A text message to whom the visitor chooses in the phone's own program. */
const smsLink = (shared: Shared): string => withQuery('sms:', { body: inOne(shared) });

/** Where a few people are asked by name: messengers, text messages and email. */
export const messengers = [
  ...networks.filter(({ name }) => ['WhatsApp', 'Telegram', 'LINE'].includes(name)),
  { name: 'SMS', link: smsLink },
] as const;

export const emailLink = (shared: Shared): string =>
  withQuery('mailto:', { subject: shared.title, body: `${shared.text}\n\n${shared.url}` });

/** The host of a Mastodon server as people write it; undefined for other text. */
export function mastodonServer(input: string): string | undefined {
  const host = input
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^@?[^@/]*@/, '')
    .replace(/\/.*$/, '');
  return /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d-]{2,63}$/.test(host) ? host : undefined;
}

export const mastodonLink = (server: string, shared: Shared): string =>
  withQuery(`https://${server}/share`, { text: inOne(shared) });
