import type { ChangeTopic } from './features.ts';

/** What a shared cache knows every page by, beside the topics that it shows. */
export const pagesKey = 'pages';

type SurrogateKey = ChangeTopic | typeof pagesKey;

/** Headers by which shared caches find what they have to forget: Fastly's and Varnish's, and Cloudflare's. */
export const surrogateKeys = (keys: readonly SurrogateKey[]): Readonly<Record<string, string>> =>
  keys.length === 0 ? {} : { 'surrogate-key': keys.join(' '), 'cache-tag': keys.join(',') };

/** The keys that a response names. */
export const readSurrogateKeys = (header: string | null | undefined): string[] =>
  header ? header.split(' ').filter(Boolean) : [];
